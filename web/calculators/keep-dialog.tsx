// A name for a result, and the job that it belongs to.
import { useLiveQuery } from 'dexie-react-hooks';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readJobCards } from '../local/job-cards.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

const NAME_MAX = 80;

export function KeepDialog({
  suggested,
  onKeep,
  onClose,
}: {
  suggested: string;
  onKeep: (name: string, jobId: string | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('calculators');
  const { t: tCommon } = useTranslation();
  const { db } = useOwner();
  const form = useId();
  const jobs = useLiveQuery(() => readJobCards(db), [db]);
  const [name, setName] = useState(suggested);
  const [jobId, setJobId] = useState<string>();
  const chosen = jobId ?? jobs?.active?.id ?? '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onKeep(name.trim() || suggested, chosen || null);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('keepTitle')}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button look="act" type="submit" form={form}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          data-autofocus
          label={t('keepName')}
          hint={t('keepHint')}
          value={name}
          maxLength={NAME_MAX}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
        {(jobs?.cards.length ?? 0) > 0 && (
          <Select
            label={t('keepJob')}
            hint={t('keepJobHint')}
            value={chosen}
            onChange={(event) => setJobId(event.target.value)}
            options={[
              { value: '', label: t('noJob') },
              ...(jobs?.cards ?? []).map(({ id, job }) => ({ value: id, label: job.name || t('unnamedJob') })),
            ]}
          />
        )}
      </form>
    </Dialog>
  );
}
