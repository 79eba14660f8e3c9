// One calculator at work: its result above, its fields between, keys or what can be done with the result below.
import { BookmarkPlus, ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, CalculationInputs } from '../../api/contract/answer.ts';
import type { Edition } from '../../api/contract/values.ts';
import type { Guide } from '../../api/guide/answer.ts';
import type { CalculatorForm as Form } from '../../api/guide/calculators/forms.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Button } from '../ui/button.tsx';
import { InlineBold } from '../ui/inline-bold.tsx';
import { CalculatorFields } from './calculator-fields.tsx';
import styles from './calculator-form.module.css';
import { Keypad, type Keys, keysOf } from './keypad.tsx';
import { OwnKeys, useOwnKeys } from './use-own-keys.ts';

/** The result, or what it still needs. Always in sight while anything is typed. */
function Result({ form, answer, wants }: { form: Form; answer: Omit<Answer, 'id'>; wants: string | undefined }) {
  const { t } = useTranslation('calculators');
  const done = answer.kind !== 'ask';
  const missing = answer.inputs?.fields.find(({ name }) => name === wants);
  const label = missing?.value === null ? form.inputs.fields.find(({ name }) => name === wants)?.label : undefined;
  return (
    <div className={styles.result} data-part="result" data-done={done || undefined} role="status">
      <p>{label === undefined ? <InlineBold text={answer.result} /> : t('stillNeeded', { field: label })}</p>
      <p className={styles.basis}>
        {[done && answer.nec_references.length > 0 && `NEC ${answer.edition}`, done && !answer.verified && t('notVerified')]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

/** How it was worked out, for whoever wants to see it before it goes anywhere. */
function Working({ answer }: { answer: Omit<Answer, 'id'> }) {
  const { t } = useTranslation('calculators');
  const part = (title: string, lines: readonly string[]): ReactNode =>
    lines.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <InlineBold text={line} />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <details className={styles.working}>
      <summary>
        {t('working')}
        <ChevronDown size={22} aria-hidden="true" />
      </summary>
      {part(t('steps'), answer.step_by_step)}
      {part(t('assumed'), answer.assumptions)}
      {part(t('check'), answer.cautions)}
      {part(
        t('references'),
        answer.nec_references.map(({ code, description }) => `**${code}** ${description}`),
      )}
    </details>
  );
}

export function CalculatorForm({
  form,
  start,
  guide,
  edition,
  onAdd,
  onKeep,
}: {
  form: Form;
  /** The form's inputs as they are at first. */
  start: CalculationInputs;
  guide: Guide;
  edition: Edition;
  onAdd: (inputs: CalculationInputs, answer: Omit<Answer, 'id'>) => void;
  onKeep: (inputs: CalculationInputs, answer: Omit<Answer, 'id'>) => void;
}) {
  const { t } = useTranslation('calculators');
  const [language] = useLanguage();
  const [inputs, setInputs] = useState(start);
  const { answer, wants } = useMemo(() => guide.recalculate(inputs, edition, language), [guide, inputs, edition, language]);
  const ownKeys = useOwnKeys();
  const [keys, setKeys] = useState<Keys>();
  const scroller = useRef<HTMLDivElement>(null);
  const shownKeys = ownKeys ? keys : undefined;

  // With the keys, or a longer result, the room for the fields gets smaller: the one being typed into stays in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result's lines change the room
  useLayoutEffect(() => {
    if (shownKeys !== undefined && scroller.current?.contains(document.activeElement)) {
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  }, [shownKeys, answer.result]);

  // The figure that is still needed is what a reader came to type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useLayoutEffect(() => {
    const fields = [...(scroller.current?.querySelectorAll<HTMLInputElement>(`[data-field="${wants}"] input[data-keys]`) ?? [])];
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
  }, []);

  const done = answer.kind !== 'ask';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; it watches where the focus goes
    <div
      className={styles.form}
      onFocus={({ target }) => setKeys(keysOf(target))}
      onBlur={({ relatedTarget }) => {
        if (keysOf(relatedTarget) === undefined) setKeys(undefined);
      }}
    >
      <Result form={form} answer={answer} wants={wants} />
      <div className={styles.scroller} ref={scroller}>
        <OwnKeys value={ownKeys}>
          <CalculatorFields form={form} inputs={inputs} onChange={setInputs} />
        </OwnKeys>
        {done && <Working answer={answer} />}
      </div>
      {shownKeys === undefined ? (
        <div className={styles.actions}>
          <Button icon={<BookmarkPlus size={20} aria-hidden="true" />} disabled={!done} onClick={() => onKeep(inputs, answer)}>
            {t('keep')}
          </Button>
          <Button look="act" disabled={!done} onClick={() => onAdd(inputs, answer)}>
            {t('addToChat')}
          </Button>
        </div>
      ) : (
        <Keypad keys={shownKeys} />
      )}
    </div>
  );
}
