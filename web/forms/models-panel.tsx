// Who answers beside the guide, set up by whoever runs the installation: in the admin's area, and in the settings of the desktop.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ModelSettings,
  type ModelSettingsInput,
  OLLAMA_PROVIDER,
  type ProviderInput,
  type ProviderView,
} from '../../api/contract/model-settings.ts';
import { ANSWER_MODES, type AnswerMode } from '../../api/contract/values.ts';
import { call } from '../remote/call.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Switch } from '../ui/checkbox.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { ModelUsesPanel } from './model-uses.tsx';
import styles from './models-panel.module.css';
import { OllamaPanel } from './ollama-panel.tsx';
import { inputOf, ProviderDialog } from './provider-form.tsx';
import { ProviderTest } from './provider-test.tsx';

/** A hosted model that is about to be set up. */
const newProvider = (): ProviderView => ({
  id: `p-${crypto.randomUUID().slice(0, 8)}`,
  kind: 'hosted',
  name: '',
  baseUrl: 'https://',
  model: '',
  enabled: true,
  sees: false,
  temperature: null,
  maxTokens: 1200,
  firstSeconds: null,
  totalSeconds: null,
  prices: null,
  hasKey: false,
  fixed: [],
  fault: null,
  restSeconds: 0,
});

/** The settings as they are sent back, with what is changed. */
const changed = (settings: ModelSettings, change: Partial<ModelSettingsInput>): ModelSettingsInput => ({
  mode: settings.mode,
  dailyAnswers: settings.dailyAnswers,
  providers: settings.providers.map(inputOf),
  ...change,
});

export function ModelsPanel() {
  const { t } = useTranslation(['models', 'common']);
  const errorText = useErrorText();
  const toast = useToast();
  const client = useQueryClient();
  const query = useQuery({ queryKey: ['model-settings'], queryFn: ({ signal }) => call('modelSettings', undefined, { signal }) });
  const save = useMutation({
    mutationFn: (body: ModelSettingsInput) => call('saveModelSettings', { body }),
    onSuccess(settings) {
      client.setQueryData(['model-settings'], settings);
      toast.success(t('saved'));
    },
    onError: (error) => toast.error(errorText(error, t('saveFailed'))),
  });
  if (!query.data) {
    return query.isError ? (
      <EmptyState
        title={t('loadFailed')}
        text={errorText(query.error, '')}
        action={<Button onClick={() => void query.refetch()}>{t('common:retry')}</Button>}
      />
    ) : (
      <Skeleton label={t('loading')} lines={3} height={96} />
    );
  }
  const settings = query.data;
  const ollama = settings.providers.find(({ id }) => id === OLLAMA_PROVIDER);
  const put = (change: Partial<ModelSettingsInput>, after?: () => void): void =>
    save.mutate(changed(settings, change), after ? { onSuccess: after } : {});
  const putProvider = (provider: ProviderInput, after?: () => void): void => {
    const all = settings.providers.map(inputOf);
    const at = all.findIndex(({ id }) => id === provider.id);
    // A new one is asked before the local one, which is slower.
    const lastHosted = all.findLastIndex(({ kind }) => kind === 'hosted');
    put({ providers: at < 0 ? all.toSpliced(lastHosted + 1, 0, provider) : all.with(at, provider) }, after);
  };
  return (
    <div className={styles.panel}>
      <p>{t('lead')}</p>
      <WhoAnswers key={settings.dailyAnswers} settings={settings} onPut={put} />
      <Providers settings={settings} busy={save.isPending} onPut={put} onPutProvider={putProvider} />
      <OllamaPanel
        chosen={ollama?.model ?? ''}
        onChoose={ollama && !ollama.fixed.includes('model') ? (model) => putProvider({ ...inputOf(ollama), model }) : undefined}
      />
      <ModelUsesPanel />
    </div>
  );
}

type Put = (change: Partial<ModelSettingsInput>, after?: () => void) => void;

function WhoAnswers({ settings, onPut }: { settings: ModelSettings; onPut: Put }) {
  const { t } = useTranslation(['models', 'common']);
  const { mode, modeIsFixed, dailyAnswers } = settings;
  const [daily, setDaily] = useState(dailyAnswers === null ? '' : String(dailyAnswers));
  const [wrong, setWrong] = useState(false);
  const saveDaily = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = daily.trim();
    const isRight = text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= 100_000);
    setWrong(!isRight);
    if (isRight) onPut({ dailyAnswers: text === '' ? null : Number(text) });
  };
  return (
    <section className={styles.section} aria-label={t('whoAnswers')}>
      <h2>{t('whoAnswers')}</h2>
      <Select
        label={t('mode')}
        hint={modeIsFixed ? t('modeFixed') : undefined}
        disabled={modeIsFixed}
        value={mode}
        onChange={(event) => onPut({ mode: event.target.value as AnswerMode })}
        options={ANSWER_MODES.map((value) => ({ value, label: t(value) }))}
      />
      <form className={styles.other} onSubmit={saveDaily} noValidate>
        <TextField
          label={t('dailyAnswers')}
          hint={t('dailyHint')}
          inputMode="numeric"
          autoComplete="off"
          value={daily}
          onChange={(event) => setDaily(event.target.value)}
          error={wrong ? t('dailyWrong') : undefined}
        />
        <Button type="submit">{t('common:save')}</Button>
      </form>
    </section>
  );
}

interface ProvidersProps {
  settings: ModelSettings;
  busy: boolean;
  onPut: Put;
  onPutProvider: (provider: ProviderInput, after?: () => void) => void;
}

function Providers({ settings, busy, onPut, onPutProvider }: ProvidersProps) {
  const { t } = useTranslation(['models', 'common']);
  const [editing, setEditing] = useState<ProviderView>();
  const [removing, setRemoving] = useState<ProviderView>();
  const { providers } = settings;
  const nameOf = ({ name, model, kind }: ProviderView): string => name || model || (kind === 'local' ? 'Ollama' : '');
  const move = (from: number, to: number): void => {
    const all = providers.map(inputOf);
    const [moved] = all.splice(from, 1);
    if (moved) onPut({ providers: all.toSpliced(to, 0, moved) });
  };
  return (
    <section className={styles.section} aria-label={t('inOrder')}>
      <header className={styles.head}>
        <h2>{t('inOrder')}</h2>
        <Button look="act" icon={<Plus size={22} aria-hidden="true" />} onClick={() => setEditing(newProvider())}>
          {t('add')}
        </Button>
      </header>
      {!providers.some(({ kind }) => kind === 'hosted') && <p className={styles.soft}>{t('noneText')}</p>}
      <ol className={styles.cards}>
        {providers.map((provider, at) => (
          <li key={provider.id} className={styles.card} aria-label={nameOf(provider)}>
            <div className={styles.head}>
              <div className={styles.grow}>
                <h3>{nameOf(provider)}</h3>
                <p className={styles.soft}>
                  {provider.model || t('firstInstalled')} · {provider.baseUrl}
                </p>
                <p className={styles.badges}>
                  <Badge tone="outline">{t(provider.kind === 'hosted' ? 'kindHosted' : 'kindLocal')}</Badge>
                  {provider.fixed.length > 0 && <Badge tone="outline">{t('fixedHere')}</Badge>}
                  {!provider.enabled && <Badge tone="danger">{t('off')}</Badge>}
                  {provider.kind === 'hosted' && !provider.hasKey && <Badge tone="outline">{t('noKey')}</Badge>}
                  {provider.restSeconds > 0 && <Badge tone="danger">{t('resting', { seconds: provider.restSeconds })}</Badge>}
                </p>
              </div>
              <div className={styles.tools}>
                <IconButton label={t('up', { name: nameOf(provider) })} disabled={at === 0} onClick={() => move(at, at - 1)}>
                  <ArrowUp size={22} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('down', { name: nameOf(provider) })}
                  disabled={at === providers.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown size={22} aria-hidden="true" />
                </IconButton>
                <IconButton label={t('edit', { name: nameOf(provider) })} onClick={() => setEditing(provider)}>
                  <Pencil size={22} aria-hidden="true" />
                </IconButton>
                {provider.id.startsWith('p-') && (
                  <IconButton label={t('remove', { name: nameOf(provider) })} onClick={() => setRemoving(provider)}>
                    <Trash2 size={22} aria-hidden="true" />
                  </IconButton>
                )}
              </div>
            </div>
            {provider.fault && (
              <p className={styles.fault}>
                <strong>{t('lastFault')}:</strong> {provider.fault.text}
              </p>
            )}
            <Switch
              label={t('turnOn', { name: nameOf(provider) })}
              checked={provider.enabled}
              onChange={(event) => onPutProvider({ ...inputOf(provider), enabled: event.target.checked })}
            />
            <ProviderTest label={t('test', { name: nameOf(provider) })} read={() => inputOf(provider)} />
          </li>
        ))}
      </ol>
      {editing && (
        <ProviderDialog
          key={editing.id}
          provider={editing}
          busy={busy}
          onSave={(provider) => onPutProvider(provider, () => setEditing(undefined))}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('removeTitle', { name: removing ? nameOf(removing) : '' })}
        text={t('removeText')}
        confirmLabel={t('removeYes')}
        danger
        busy={busy}
        onConfirm={() =>
          removing && onPut({ providers: providers.filter(({ id }) => id !== removing.id).map(inputOf) }, () => setRemoving(undefined))
        }
        onCancel={() => setRemoving(undefined)}
      />
    </section>
  );
}
