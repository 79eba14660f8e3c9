// One model as it is set up: where it is, its key, which one of those that the address offers, and how it is asked.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProviderInput, type ProviderView, providerInputSchema } from '../../api/contract/model-settings.ts';
import { call } from '../remote/call.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { PasswordField, TextField } from '../ui/text-field.tsx';
import styles from './models-panel.module.css';
import { ProviderTest } from './provider-test.tsx';

/** A view as it is sent back: without what is only shown. */
export function inputOf({ hasKey: _h, fixed: _f, fault: _t, restSeconds: _r, ...provider }: ProviderView): ProviderInput {
  return provider;
}

/** The fields that are numbers, with their limits; each empty one is null, but for the tokens of a reply. */
const NUMBERS = {
  temperature: [0, 2],
  maxTokens: [50, 8000],
  firstSeconds: [1, 280],
  totalSeconds: [5, 1800],
  promptPrice: [0, 10_000],
  replyPrice: [0, 10_000],
} as const;
type NumberName = keyof typeof NUMBERS;
type Numbers = Readonly<Record<NumberName, string>>;

const asText = (figure: number | null | undefined): string => (figure === null || figure === undefined ? '' : String(figure));

/** A typed number, null for nothing, undefined for what is none or out of its limits. */
function readNumber(name: NumberName, text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const figure = Number(text.replace(',', '.'));
  const [least, most] = NUMBERS[name];
  return Number.isFinite(figure) && figure >= least && figure <= most ? figure : undefined;
}

const sameOrigin = (one: string, other: string): boolean => URL.parse(one)?.origin === URL.parse(other)?.origin;

export function ProviderDialog({
  provider,
  busy,
  onSave,
  onClose,
}: {
  provider: ProviderView;
  busy: boolean;
  onSave: (provider: ProviderInput) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['models', 'common']);
  const errorText = useErrorText();
  const form = useId();
  const [draft, setDraft] = useState<ProviderInput>(() => inputOf(provider));
  const [key, setKey] = useState('');
  const [forget, setForget] = useState(false);
  const [numbers, setNumbers] = useState<Numbers>({
    temperature: asText(provider.temperature),
    maxTokens: asText(provider.maxTokens),
    firstSeconds: asText(provider.firstSeconds),
    totalSeconds: asText(provider.totalSeconds),
    promptPrice: asText(provider.prices?.prompt),
    replyPrice: asText(provider.prices?.reply),
  });
  const [offered, setOffered] = useState<{ readonly models: readonly string[]; readonly error: string | null }>();
  const [checked, setChecked] = useState(false);
  const isFixed = (field: string): boolean => provider.fixed.includes(field);
  const keepsKey = provider.hasKey && sameOrigin(provider.baseUrl, draft.baseUrl);
  const change = (changed: Partial<ProviderInput>): void => setDraft((before) => ({ ...before, ...changed }));

  /** The whole of it, or nothing while something is wrong. */
  function read(): ProviderInput | undefined {
    const figures = Object.fromEntries(
      (Object.keys(NUMBERS) as NumberName[]).map((name) => [name, readNumber(name, numbers[name])]),
    ) as Record<NumberName, number | null | undefined>;
    if (Object.values(figures).includes(undefined)) return undefined;
    const { promptPrice, replyPrice, maxTokens, ...rest } = figures;
    const hasPrices = typeof promptPrice === 'number' && typeof replyPrice === 'number';
    const parsed = providerInputSchema.safeParse({
      ...draft,
      ...rest,
      model: draft.model.trim(),
      name: draft.name.trim(),
      maxTokens: maxTokens ?? provider.maxTokens,
      prices: hasPrices ? { prompt: promptPrice, reply: replyPrice } : null,
      ...(key ? { key } : forget ? { key: null } : {}),
    });
    if (!parsed.success || URL.parse(draft.baseUrl) === null || (draft.kind === 'hosted' && parsed.data.model === '')) return undefined;
    return parsed.data;
  }

  const submit = (): void => {
    setChecked(true);
    const whole = read();
    if (whole) onSave(whole);
  };
  const showModels = async (): Promise<void> => {
    const asked = { ...draft, ...(key ? { key } : {}) };
    try {
      setOffered(await call('providerModels', { body: asked }));
    } catch (error) {
      setOffered({ models: [], error: errorText(error, t('addressWrong')) });
    }
  };

  const addressWrong = checked && (!/^https?:\/\//i.test(draft.baseUrl) || URL.parse(draft.baseUrl) === null);
  const numberField = (name: NumberName, hint: string) => (
    <TextField
      label={t(name)}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={numbers[name]}
      onChange={(event) => setNumbers({ ...numbers, [name]: event.target.value })}
      error={
        checked && readNumber(name, numbers[name]) === undefined
          ? t('numberWrong', { least: NUMBERS[name][0], most: NUMBERS[name][1] })
          : undefined
      }
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={provider.model === '' && provider.kind === 'hosted' ? t('add') : t('editTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button look="act" type="submit" form={form} busy={busy}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          data-autofocus
          label={t('address')}
          hint={isFixed('baseUrl') ? t('fixedHere') : draft.kind === 'hosted' ? t('addressHint') : undefined}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.baseUrl}
          readOnly={isFixed('baseUrl')}
          onChange={(event) => change({ baseUrl: event.target.value.trim() })}
          error={addressWrong ? t('addressWrong') : undefined}
        />
        {draft.kind === 'hosted' && !isFixed('key') && (
          <>
            <PasswordField
              label={t('key')}
              hint={keepsKey ? t('keyKept') : provider.hasKey ? t('keyLost') : t('keyHint')}
              autoComplete="off"
              value={key}
              onChange={(event) => setKey(event.target.value.trim())}
            />
            {keepsKey && key === '' && (
              <Checkbox label={t('forgetKey')} checked={forget} onChange={(event) => setForget(event.target.checked)} />
            )}
          </>
        )}
        {offered && offered.models.length > 0 ? (
          <Select
            label={t('model')}
            hint={t('modelsShown', { count: offered.models.length })}
            value={draft.model}
            onChange={(event) => change({ model: event.target.value })}
            options={[
              ...(offered.models.includes(draft.model)
                ? []
                : [{ value: draft.model, label: draft.model || (draft.kind === 'local' ? t('firstInstalled') : '–') }]),
              ...offered.models.map((model) => ({ value: model, label: model })),
            ]}
            error={checked && draft.kind === 'hosted' && draft.model === '' ? t('modelMissing') : undefined}
          />
        ) : (
          <TextField
            label={t('model')}
            hint={isFixed('model') ? t('fixedHere') : draft.kind === 'local' ? t('firstInstalled') : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.model}
            readOnly={isFixed('model')}
            onChange={(event) => change({ model: event.target.value })}
            error={checked && draft.kind === 'hosted' && draft.model.trim() === '' ? t('modelMissing') : undefined}
          />
        )}
        {!isFixed('model') && (
          <div>
            <Button onClick={() => void showModels()}>{t('showModels')}</Button>
            {offered?.error && (
              <p className={styles.fault} role="alert">
                {offered.error}
              </p>
            )}
          </div>
        )}
        <TextField
          label={t('name')}
          optional
          hint={t('nameHint')}
          autoComplete="off"
          maxLength={60}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Checkbox label={t('sees')} checked={draft.sees} onChange={(event) => change({ sees: event.target.checked })} />
        <details className={styles.more}>
          <summary>{t('more')}</summary>
          <div className={styles.numbers}>
            {numberField('temperature', t('temperatureHint'))}
            {numberField('maxTokens', t('usual'))}
            {numberField('firstSeconds', t('usual'))}
            {numberField('totalSeconds', t('usual'))}
            {draft.kind === 'hosted' && numberField('promptPrice', t('priceHint'))}
            {draft.kind === 'hosted' && numberField('replyPrice', t('priceHint'))}
          </div>
        </details>
        <ProviderTest
          label={t('testNow')}
          read={() => {
            setChecked(true);
            return read();
          }}
        />
      </form>
    </Dialog>
  );
}
