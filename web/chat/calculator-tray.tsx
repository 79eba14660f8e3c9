// Every calculator as a form with big keys, for a hand in a glove. What it works out enters the chat, with or without signal.
import { ArrowLeft, Delete } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, InputField, CalculationInputs as Inputs, Job } from '../../api/contract/answer.ts';
import { DEFAULT_EDITION, type Edition } from '../../api/contract/values.ts';
import type { CalculatorForm, Guide } from '../../api/guide/answer.ts';
import { CalculationInputs } from '../answer/calculation-inputs.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { fold } from '../local/search-chats.ts';
import { newId } from '../local/write-chats.ts';
import { readStored } from '../platform/stored-keys.ts';
import { activeJob } from '../sync/job-cards.ts';
import { keepAnswer } from '../sync/keep-answer.ts';
import { pageGuide } from '../sync/page-guide.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { InlineBold } from '../ui/inline-bold.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './calculator-tray.module.css';
import { groupOf, placeOf, TRAY_GROUPS } from './tray-groups.ts';
import { chooseChat } from './use-chat.ts';

const shownValue = ({ value, options, unit }: InputField): string =>
  `${options?.find((option) => option.value === value)?.display ?? value}${unit ? ` ${unit}` : ''}`;

/** The question that a form asks, in words: the calculator and what was entered. */
function questionOf(form: CalculatorForm, fields: readonly InputField[]): string {
  const told = fields.filter(({ value }) => value !== null && value !== '').map((field) => `${field.label}: ${shownValue(field)}`);
  return `${form.title}\n${told.join('\n')}`;
}

/** What the job card says of the fields that it may fill. */
function withJob(inputs: Inputs, job: Job | undefined): Inputs {
  if (!job) return inputs;
  const given: Readonly<Record<string, number | string | undefined>> = {
    metal: job.metal,
    insulation: job.insulation,
    terminals: job.terminals,
    ambientC: job.ambientC,
    method: job.method,
    raceway: job.method,
  };
  return {
    ...inputs,
    fields: inputs.fields.map((field) => {
      const value = given[field.name];
      const fits = value !== undefined && (!field.options || field.options.some((option) => option.value === value));
      return fits ? { ...field, value } : field;
    }),
  };
}

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0', '/'] as const;

/** Types into whichever number field has the focus, so that the phone's own small keyboard stays away. */
function Keypad() {
  const { t } = useTranslation('tools');
  const press = (key: string | null): void => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || field.type === 'radio') return;
    const { value, selectionStart, selectionEnd } = field;
    const from = selectionStart ?? value.length;
    const to = selectionEnd ?? value.length;
    const before = key === null && from === to ? Math.max(0, from - 1) : from;
    field.setRangeText(key ?? '', before, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <fieldset className={styles.keypad}>
      <legend className="visually-hidden">{t('keypad')}</legend>
      {[...KEYS, null].map((key) => (
        <button
          key={key ?? 'delete'}
          type="button"
          className={styles.key}
          tabIndex={-1}
          aria-label={key === null ? t('deleteDigit') : key}
          // The field keeps its focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => press(key)}
        >
          {key ?? <Delete size={26} aria-hidden="true" />}
        </button>
      ))}
    </fieldset>
  );
}

function Form({
  form,
  guide,
  edition,
  job,
  onAdd,
}: {
  form: CalculatorForm;
  guide: Guide;
  edition: Edition;
  job: Job | undefined;
  onAdd: (text: string, answer: Omit<Answer, 'id'>) => void;
}) {
  const { t } = useTranslation('tools');
  const [language] = useLanguage();
  const [inputs, setInputs] = useState(() => withJob(form.inputs, job));
  const { answer } = useMemo(() => guide.recalculate(inputs, edition, language), [guide, inputs, edition, language]);
  const done = answer.kind !== 'ask';
  return (
    <div className={styles.form}>
      <div className={styles.result} data-done={done || undefined} role="status">
        <p>
          <InlineBold text={answer.result} />
        </p>
        <p className={styles.basis}>
          {t('edition')}: NEC {answer.edition}
          {done && !answer.verified && ` · ${t('notVerified')}`}
        </p>
      </div>
      <CalculationInputs inputs={inputs} big onChange={setInputs} />
      <Keypad />
      <Button look="act" size="large" wide disabled={!done} onClick={() => onAdd(questionOf(form, inputs.fields), answer)}>
        {t('addToChat')}
      </Button>
    </div>
  );
}

export function CalculatorTray({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tools');
  const { t: tCommon } = useTranslation();
  const [language] = useLanguage();
  const toast = useToast();
  const [guide, setGuide] = useState<Guide | 'missing'>();
  const [job, setJob] = useState<Job>();
  const [picked, setPicked] = useState<CalculatorForm>();
  const [wanted, setWanted] = useState('');
  const heading = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void activeJob().then(setJob);
    pageGuide(language).then(setGuide, () => setGuide('missing'));
  }, [language]);

  const forms = useMemo(() => {
    if (!guide || guide === 'missing') return [];
    const words = fold(wanted).split(/\s+/).filter(Boolean);
    return guide
      .list(language)
      .filter(({ title, id, inputs }) => {
        const text = fold(`${title} ${id} ${inputs.fields.map(({ label }) => label).join(' ')}`);
        return words.every((word) => text.includes(word));
      })
      .toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
  }, [guide, language, wanted]);

  const add = async (text: string, answer: Omit<Answer, 'id'>): Promise<void> => {
    const sessionId = readStored('activeSessionId') ?? newId();
    try {
      await keepAnswer({ sessionId, text, answer });
      chooseChat(sessionId);
      onClose();
    } catch {
      toast.error(t('notAdded'));
    }
  };

  return (
    <Dialog open onClose={onClose} title={picked ? picked.title : t('calculators')} place="sheet">
      <div ref={heading}>
        {guide === undefined ? (
          <Skeleton label={tCommon('loading')} lines={5} height={60} />
        ) : guide === 'missing' ? (
          <p role="alert">{t('guideMissing')}</p>
        ) : picked ? (
          <>
            <IconButton label={t('allCalculators')} look="plain" className={styles.back ?? ''} onClick={() => setPicked(undefined)}>
              <ArrowLeft size={24} aria-hidden="true" />
            </IconButton>
            <Form
              key={picked.id}
              form={picked}
              guide={guide}
              job={job}
              edition={editionOf(job, guide)}
              onAdd={(text, answer) => void add(text, answer)}
            />
          </>
        ) : (
          <div className={styles.list}>
            <TextField type="search" label={t('findCalculator')} value={wanted} onChange={(event) => setWanted(event.target.value)} />
            {TRAY_GROUPS.map((group) => {
              const here = forms.filter(({ id }) => groupOf(id) === group);
              if (here.length === 0) return null;
              return (
                <section key={group} aria-label={t(`group ${group}`)}>
                  <h3 className={styles.group}>{t(`group ${group}`)}</h3>
                  <ul className={styles.forms}>
                    {here.map((form) => (
                      <li key={form.id}>
                        <button type="button" className={styles.calculator} onClick={() => setPicked(form)}>
                          {form.title}
                        </button>
                      </li>
                    ))}
                  </ul>
                </section>
              );
            })}
            {forms.length === 0 && <p role="status">{t('noCalculator')}</p>}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The job's edition, its state's, else the usual one: the guide decides, as it does for a question. */
function editionOf(job: Job | undefined, guide: Guide): Edition {
  return job ? guide.answer({ text: 'NEC', job }).answer.edition : DEFAULT_EDITION;
}
