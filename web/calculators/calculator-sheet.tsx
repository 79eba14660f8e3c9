// All calculators: found by trade words, at work, and what they worked out. Without signal as with it.
import { useLiveQuery } from 'dexie-react-hooks';
import { ArrowLeft, Bookmark, Star } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, CalculationInputs, Job } from '../../api/contract/answer.ts';
import { DEFAULT_EDITION, type Edition } from '../../api/contract/values.ts';
import type { Guide } from '../../api/guide/answer.ts';
import type { CalculatorForm as Form } from '../../api/guide/calculators/forms.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type KeptResult, keepResult, listResults, noteUse, readShelf, setFavourite } from '../local/calculator-shelf.ts';
import { newId } from '../local/write-chats.ts';
import { readStored } from '../platform/stored-keys.ts';
import { type Units, useUnits } from '../platform/use-units.ts';
import { activeJob } from '../sync/job-cards.ts';
import { keepAnswer } from '../sync/keep-answer.ts';
import { keepInJob } from '../sync/keep-in-job.ts';
import { pageGuide } from '../sync/page-guide.ts';
import { useOwner } from '../sync/use-owner.ts';
import { useBackCloses } from '../ui/back-closes.ts';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useToast } from '../ui/toast.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorList } from './calculator-list.tsx';
import styles from './calculator-sheet.module.css';
import { shownValue } from './field-text.ts';
import { formsOf } from './find-forms.ts';
import { KeepDialog } from './keep-dialog.tsx';
import { KeptResults } from './kept-results.tsx';

/** The question that a form asks, in words: what was entered, without what is as it always is. */
function questionOf(form: Form, inputs: CalculationInputs, language: 'en' | 'es', units: Units): string {
  const told = form.inputs.fields.flatMap((own) => {
    const value = inputs.fields.find(({ name }) => name === own.name)?.value ?? null;
    const told = value !== own.value && own.options?.length !== 1;
    const shown = !told ? '' : shownValue({ ...own, value }, form.asks[own.name], language, units);
    return shown === '' ? [] : [`${own.label}: ${shown}`];
  });
  return [form.title, ...told].join('\n');
}

/** A form's inputs at first: its usual values, what the job card says, then what was kept. */
function startOf(form: Form, job: Job | undefined, kept: KeptResult | undefined): CalculationInputs {
  const fromJob: Readonly<Record<string, number | string | undefined>> = job
    ? {
        metal: job.metal,
        insulation: job.insulation,
        terminals: job.terminals,
        ambientC: job.ambientC,
        method: job.method,
        raceway: job.method,
        phases: job.system?.split('-')[1],
      }
    : {};
  const fields = form.inputs.fields.map((field) => {
    if (kept) return { ...field, value: kept.values[field.name] ?? null };
    const value = fromJob[field.name];
    const fits = value !== undefined && (!field.options || field.options.some((option) => option.value === value));
    return { ...field, value: fits ? value : (form.asks[field.name]?.usual ?? field.value) };
  });
  return { ...form.inputs, fields };
}

/** The job's edition, its state's, else the usual one: the guide decides, as it does for a question. */
const editionOf = (job: Job | undefined, guide: Guide): Edition =>
  job ? guide.answer({ text: 'NEC', job }).answer.edition : DEFAULT_EDITION;

interface Picked {
  readonly form: Form;
  readonly kept?: KeptResult;
}

export function CalculatorSheet({
  calculator,
  onAdded,
  onClose,
}: {
  /** Opened at once; a form's id. */
  calculator?: string | undefined;
  /** The chat that a result was put into. */
  onAdded: (sessionId: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('calculators');
  const { t: tCommon } = useTranslation();
  const [language] = useLanguage();
  const units = useUnits();
  const toast = useToast();
  const { db } = useOwner();
  const [guide, setGuide] = useState<Guide | 'missing'>();
  const [job, setJob] = useState<Job>();
  const [picked, setPicked] = useState<Picked>();
  const [showKept, setShowKept] = useState(false);
  const [keeping, setKeeping] = useState<{ readonly inputs: CalculationInputs; readonly answer: Omit<Answer, 'id'> }>();
  const [wanted, setWanted] = useState('');
  const shelf = useLiveQuery(() => readShelf(db), [db]);
  const results = useLiveQuery(() => listResults(db), [db]);

  useEffect(() => {
    void activeJob().then(setJob);
    pageGuide(language).then(setGuide, () => setGuide('missing'));
  }, [language]);

  const forms = useMemo(() => (guide && guide !== 'missing' ? formsOf(guide, language) : []), [guide, language]);
  const pick = (form: Form, kept?: KeptResult): void => {
    setPicked({ form, ...(kept ? { kept } : {}) });
    void noteUse(db, form.id).catch(() => undefined);
  };
  const [opened, setOpened] = useState(calculator === undefined);
  if (!opened && forms.length > 0) {
    setOpened(true);
    const form = forms.find(({ id }) => id === calculator);
    if (form) setPicked({ form });
  }
  const back = (): void => {
    if (picked) setPicked(undefined);
    else setShowKept(false);
  };
  const inside = picked !== undefined || showKept;
  useBackCloses(inside, back);

  const add = async (text: string, answer: Omit<Answer, 'id'>): Promise<void> => {
    const sessionId = readStored('activeSessionId') ?? newId();
    try {
      await keepAnswer({ sessionId, text, answer });
      onAdded(sessionId);
      onClose();
    } catch {
      toast.error(t('notKept'));
    }
  };
  const keep = async (name: string, jobId: string | null): Promise<void> => {
    if (!keeping || !picked) return;
    const values = Object.fromEntries(keeping.inputs.fields.map((field) => [field.name, field.value]));
    const { edition, result } = keeping.answer;
    try {
      await keepResult(db, { name, form: picked.form.id, values, edition, language, result, jobId });
      if (jobId) await keepInJob(jobId, `${name}\n${questionOf(picked.form, keeping.inputs, language, units)}`, keeping.answer);
      setKeeping(undefined);
      toast.success(jobId ? t('keptInJob', { name }) : t('kept', { name }));
    } catch {
      toast.error(t('notKept'));
    }
  };
  const star = async (form: Form, wantedNow: boolean): Promise<void> => {
    const gone = await setFavourite(db, form.id, wantedNow);
    const left = forms.find(({ id }) => id === gone);
    if (left) toast.success(t('favouriteLeft', { title: left.title }));
  };

  const isFavourite = picked !== undefined && shelf?.favourites.includes(picked.form.id) === true;
  const ready = guide !== undefined && guide !== 'missing';
  return (
    <Dialog
      open
      onClose={onClose}
      place="tool"
      title={picked ? picked.form.title : showKept ? t('keptResults') : t('calculators')}
      lead={
        inside && (
          <IconButton label={picked ? t('allCalculators') : t('back')} onClick={back}>
            <ArrowLeft size={24} aria-hidden="true" />
          </IconButton>
        )
      }
      tools={
        picked ? (
          <IconButton
            label={isFavourite ? t('noFavourite') : t('favourite')}
            aria-pressed={isFavourite}
            onClick={() => void star(picked.form, !isFavourite)}
          >
            <Star size={24} aria-hidden="true" className={isFavourite ? styles.starred : undefined} />
          </IconButton>
        ) : (
          !showKept &&
          ready && (
            <IconButton label={t('keptResults')} onClick={() => setShowKept(true)}>
              <Bookmark size={24} aria-hidden="true" />
            </IconButton>
          )
        )
      }
    >
      {guide === undefined || shelf === undefined ? (
        <div className={styles.plain}>
          <Skeleton label={tCommon('loading')} lines={5} height={60} />
        </div>
      ) : guide === 'missing' ? (
        <p className={styles.plain} role="alert">
          {t('guideMissing')}
        </p>
      ) : picked ? (
        <CalculatorForm
          key={picked.kept?.id ?? picked.form.id}
          form={picked.form}
          start={startOf(picked.form, job, picked.kept)}
          guide={guide}
          edition={picked.kept?.edition ?? editionOf(job, guide)}
          onAdd={(inputs, answer) => void add(questionOf(picked.form, inputs, language, units), answer)}
          onKeep={(inputs, answer) => setKeeping({ inputs, answer })}
        />
      ) : showKept ? (
        <KeptResults
          results={results ?? []}
          forms={forms}
          onOpen={(form, kept) => pick(form, kept)}
          onAdd={(form, kept) => {
            const inputs = startOf(form, job, kept);
            const { answer } = guide.recalculate(inputs, kept.edition, language);
            void add(`${kept.name}\n${questionOf(form, inputs, language, units)}`, answer);
          }}
        />
      ) : (
        <CalculatorList forms={forms} shelf={shelf} wanted={wanted} onWanted={setWanted} onPick={pick} />
      )}
      {keeping && picked && (
        <KeepDialog
          suggested={picked.kept?.name ?? picked.form.title}
          onKeep={(name, jobId) => void keep(name, jobId)}
          onClose={() => setKeeping(undefined)}
        />
      )}
    </Dialog>
  );
}
