// Job cards: which one goes with questions, and the form that fills one in.
import { useLiveQuery } from 'dexie-react-hooks';
import { FolderOpen, Pencil, Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Job, VOLTAGE_SYSTEMS, WIRING_METHODS } from '../../api/contract/answer.ts';
import { EDITIONS } from '../../api/contract/values.ts';
import { STATE_CODES, stateEdition } from '../../api/guide/knowledge/states.ts';
import { readNumber } from '../calculators/read-number.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { readJobCards } from '../local/job-cards.ts';
import { jobOfChat } from '../local/marks.ts';
import { useStored } from '../platform/use-stored.ts';
import { deleteJobCard, pickJobCard, saveJobCard } from '../sync/change-job-cards.ts';
import { putChatInJob } from '../sync/marks.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog, Sheet } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './job-sheet.module.css';

const NAME_MAX = 80;
const ADDRESS_MAX = 200;
const COLDEST_C = -50;
const HOTTEST_C = 85;

const toCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 50) / 9) / 10;
const toFahrenheit = (celsius: number): number => Math.round((celsius * 18) / 10 + 32);

/** What a form's fields say, without what was left open. */
function jobFrom(form: FormData, ambientC: number | undefined): Job {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const picked = <T extends string>(name: string, all: readonly T[]): T | undefined => all.find((value) => value === text(name));
  const edition = picked('edition', EDITIONS);
  const metal = picked('metal', ['cu', 'al'] as const);
  const insulation = picked('insulation', ['60', '75', '90'] as const);
  const terminals = picked('terminals', ['60', '75'] as const);
  const system = picked('system', VOLTAGE_SYSTEMS);
  const method = picked('method', WIRING_METHODS);
  return {
    ...(text('name') ? { name: text('name') } : {}),
    ...(text('address') ? { address: text('address') } : {}),
    ...(text('state') ? { state: text('state') } : {}),
    ...(edition ? { edition } : {}),
    ...(ambientC === undefined ? {} : { ambientC }),
    ...(metal ? { metal } : {}),
    ...(insulation ? { insulation } : {}),
    ...(terminals ? { terminals } : {}),
    ...(system ? { system } : {}),
    ...(method ? { method } : {}),
  };
}

function JobForm({ id, job, onSave }: { id: string; job: Job; onSave: (job: Job) => void }) {
  const { t } = useTranslation('tools');
  const [language] = useLanguage();
  const [state, setState] = useState(job.state ?? '');
  const [ambient, setAmbient] = useState(job.ambientC === undefined ? '' : String(toFahrenheit(job.ambientC)));
  const [checked, setChecked] = useState(false);
  const degrees = readNumber(ambient);
  const ambientC = degrees === undefined ? undefined : toCelsius(degrees);
  const wrong = ambient.trim() !== '' && (ambientC === undefined || ambientC < COLDEST_C || ambientC > HOTTEST_C);
  const open = { value: '', label: t('leftOpen') };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    setChecked(true);
    if (!wrong) onSave(jobFrom(new FormData(event.currentTarget), ambientC));
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        name="name"
        label={t('jobName')}
        hint={t('jobNameHint')}
        defaultValue={job.name ?? ''}
        maxLength={NAME_MAX}
        data-autofocus
      />
      <TextField
        name="address"
        label={t('jobAddress')}
        hint={t('jobAddressHint')}
        defaultValue={job.address ?? ''}
        maxLength={ADDRESS_MAX}
        autoComplete="off"
      />
      <Select
        name="state"
        label={t('state')}
        hint={state ? stateEdition(state).note[language] : t('stateHint')}
        value={state}
        onChange={(event) => setState(event.target.value)}
        options={[open, ...STATE_CODES.map((code) => ({ value: code, label: stateEdition(code).name[language] }))]}
      />
      <Select
        name="edition"
        label={t('edition')}
        defaultValue={job.edition ?? ''}
        options={[{ value: '', label: t('editionOfState') }, ...EDITIONS.map((edition) => ({ value: edition, label: `NEC ${edition}` }))]}
      />
      <TextField
        name="ambient"
        label={t('ambient')}
        inputMode="decimal"
        value={ambient}
        hint={ambientC === undefined ? t('ambientHint') : t('ambientC', { degrees: ambientC })}
        error={checked && wrong ? t('ambientWrong') : undefined}
        onChange={(event) => setAmbient(event.target.value)}
      />
      <Select
        name="metal"
        label={t('metal')}
        defaultValue={job.metal ?? ''}
        options={[open, { value: 'cu', label: t('copper') }, { value: 'al', label: t('aluminum') }]}
      />
      <Select
        name="insulation"
        label={t('insulation')}
        defaultValue={job.insulation ?? ''}
        options={[
          open,
          { value: '60', label: '60 °C (TW, UF)' },
          { value: '75', label: '75 °C (THW, RHW, XHHW)' },
          { value: '90', label: '90 °C (THHN, THWN-2, XHHW-2)' },
        ]}
      />
      <Select
        name="terminals"
        label={t('terminals')}
        defaultValue={job.terminals ?? ''}
        options={[open, { value: '60', label: '60 °C' }, { value: '75', label: '75 °C' }]}
      />
      <Select
        name="system"
        label={t('system')}
        defaultValue={job.system ?? ''}
        options={[open, ...VOLTAGE_SYSTEMS.map((value) => ({ value, label: t(`system ${value}`) }))]}
      />
      <Select
        name="method"
        label={t('method')}
        defaultValue={job.method ?? ''}
        options={[open, ...WIRING_METHODS.map((value) => ({ value, label: t(`method ${value}`) }))]}
      />
    </form>
  );
}

/** The form of a new card (`id` null) or a changed one, in a sheet of its own. A card made here is the one in use from then on. */
export function JobEditor({
  id,
  job,
  onClose,
  onKept,
}: {
  id: string | null;
  job: Job;
  onClose: () => void;
  onKept: (id: string) => void;
}) {
  const { t } = useTranslation('tools');
  const { t: tCommon } = useTranslation();
  const toast = useToast();
  const form = useId();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('jobCard')}
      description={t('jobText')}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button look="act" type="submit" form={form}>
            {tCommon('save')}
          </Button>
        </>
      }
    >
      <JobForm
        key={id ?? 'new'}
        id={form}
        job={job}
        onSave={(changed) => {
          saveJobCard(id, changed).then(onKept, () => toast.error(t('jobNotKept')));
        }}
      />
    </Sheet>
  );
}

export function JobSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tools');
  const { t: tJobs } = useTranslation('jobs');
  const { t: tCommon } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const { db, signedIn } = useOwner();
  const sessionId = useStored('activeSessionId');
  const group = useId();
  const kept = useLiveQuery(
    async () => ({ cards: (await readJobCards(db)).cards, picked: (await jobOfChat(db, sessionId))?.id }),
    [db, sessionId],
  );
  const [editing, setEditing] = useState<{ readonly id: string | null; readonly job: Job }>();
  const [doomed, setDoomed] = useState<{ readonly id: string; readonly job: Job }>();
  const cards = kept?.cards ?? [];
  const keep = (work: Promise<void>): void => {
    work.catch(() => toast.error(t('jobNotKept')));
  };
  /** For the open chat, and for the next ones. */
  const pick = async (id: string | null): Promise<void> => {
    await pickJobCard(id);
    if (sessionId !== null) await putChatInJob(sessionId, id);
  };
  const blank = { id: null, job: {} };
  // With no card yet, the form is what the reader came for; it stays when one arrives from another device meanwhile.
  const [looked, setLooked] = useState(false);
  if (kept && !looked) {
    setLooked(true);
    if (cards.length === 0) setEditing(blank);
  }

  if (!kept) return null;
  if (editing) {
    return (
      <JobEditor
        {...editing}
        onClose={() => (cards.length > 0 || editing.id !== null ? setEditing(undefined) : onClose())}
        onKept={(id) => {
          setEditing(undefined);
          if (editing.id === null) keep(pick(id));
        }}
      />
    );
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('jobCards')}
      description={t('jobText')}
      actions={
        <>
          <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => setEditing(blank)}>
            {t('newJob')}
          </Button>
          <Button look="act" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.cards}>
        <legend className="visually-hidden">{t('whichJob')}</legend>
        {[...cards, undefined].map((card) => (
          <div key={card?.id ?? 'none'} className={styles.card}>
            <label className={styles.pick}>
              <input type="radio" name={group} checked={kept.picked === card?.id} onChange={() => keep(pick(card?.id ?? null))} />
              <span>{card ? card.job.name || t('unnamedJob') : t('noJob')}</span>
            </label>
            {card && (
              <>
                <IconButton
                  label={tJobs('openJob', { name: card.job.name || t('unnamedJob') })}
                  onClick={() => void navigate(`/chatbot/jobs/${card.id}`)}
                >
                  <FolderOpen size={22} aria-hidden="true" />
                </IconButton>
                <IconButton label={t('editJob', { name: card.job.name || t('unnamedJob') })} onClick={() => setEditing(card)}>
                  <Pencil size={22} aria-hidden="true" />
                </IconButton>
                <IconButton label={t('deleteJob', { name: card.job.name || t('unnamedJob') })} onClick={() => setDoomed(card)}>
                  <Trash2 size={22} aria-hidden="true" />
                </IconButton>
              </>
            )}
          </div>
        ))}
      </fieldset>
      {signedIn && <p className={styles.note}>{t('jobsOnEveryDevice')}</p>}
      <ConfirmDialog
        open={doomed !== undefined}
        title={t('deleteJobTitle')}
        text={t('deleteJobText', { name: doomed?.job.name || t('unnamedJob') })}
        confirmLabel={tCommon('delete')}
        danger
        onConfirm={() => {
          if (doomed) keep(deleteJobCard(doomed.id));
          setDoomed(undefined);
        }}
        onCancel={() => setDoomed(undefined)}
      />
    </Sheet>
  );
}
