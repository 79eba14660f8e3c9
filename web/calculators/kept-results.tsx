// Results that were given a name: opened again with what stood in them, put into the chat, renamed, dropped.
import { useLiveQuery } from 'dexie-react-hooks';
import { MessageSquarePlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorForm } from '../../api/guide/calculators/forms.ts';
import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { changeResult, dropResult, type KeptResult } from '../local/calculator-shelf.ts';
import { readJobCards } from '../local/job-cards.ts';
import { useOwner } from '../sync/use-owner.ts';
import { IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { InlineBold } from '../ui/inline-bold.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import styles from './kept-results.module.css';

export function KeptResults({
  results,
  forms,
  onOpen,
  onAdd,
}: {
  results: readonly KeptResult[];
  forms: readonly CalculatorForm[];
  onOpen: (form: CalculatorForm, kept: KeptResult) => void;
  onAdd: (form: CalculatorForm, kept: KeptResult) => void;
}) {
  const { t } = useTranslation('calculators');
  const [language] = useLanguage();
  const { db } = useOwner();
  const jobs = useLiveQuery(() => readJobCards(db), [db]);
  const [editing, setEditing] = useState<KeptResult>();
  const [dropping, setDropping] = useState<KeptResult>();
  if (results.length === 0) {
    return (
      <div className={styles.list}>
        <EmptyState title={t('noneKept')} text={t('noneKeptText')} />
      </div>
    );
  }
  const jobName = (id: string | null): string | undefined => {
    const card = jobs?.cards.find((each) => each.id === id);
    return card && (card.job.name || t('unnamedJob'));
  };
  return (
    <div className={styles.list}>
      <ul className={styles.results}>
        {results.map((kept) => {
          const form = forms.find(({ id }) => id === kept.form);
          const job = jobName(kept.jobId);
          return (
            <li key={kept.id} className={styles.card}>
              <button type="button" className={styles.open} disabled={!form} onClick={() => form && onOpen(form, kept)}>
                <strong>{kept.name}</strong>
                <span>
                  <InlineBold text={kept.result} />
                </span>
                <small>{[job, `NEC ${kept.edition}`, formatDate(kept.at, language)].filter(Boolean).join(' · ')}</small>
              </button>
              <div className={styles.actions}>
                <IconButton label={t('addNamed', { name: kept.name })} disabled={!form} onClick={() => form && onAdd(form, kept)}>
                  <MessageSquarePlus size={22} aria-hidden="true" />
                </IconButton>
                <IconButton label={t('renameNamed', { name: kept.name })} onClick={() => setEditing(kept)}>
                  <Pencil size={22} aria-hidden="true" />
                </IconButton>
                <IconButton label={t('dropNamed', { name: kept.name })} onClick={() => setDropping(kept)}>
                  <Trash2 size={22} aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
      {editing && (
        <KeepDialog
          suggested={editing.name}
          onClose={() => setEditing(undefined)}
          onKeep={(name, jobId) => {
            void changeResult(db, editing.id, { name, jobId });
            setEditing(undefined);
          }}
        />
      )}
      <ConfirmDialog
        open={dropping !== undefined}
        title={t('dropTitle')}
        text={dropping?.name}
        confirmLabel={t('drop')}
        danger
        onCancel={() => setDropping(undefined)}
        onConfirm={() => {
          if (dropping) void dropResult(db, dropping.id);
          setDropping(undefined);
        }}
      />
    </div>
  );
}
