import { useLiveQuery } from 'dexie-react-hooks';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { jobOfChat } from '../local/marks.ts';
import { useStored } from '../platform/use-stored.ts';
import { useOwner } from '../sync/use-owner.ts';
import styles from './job-chip.module.css';

/** The job card that goes with the next question; nothing where none does. */
export function JobChip({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('chat');
  const { db } = useOwner();
  const sessionId = useStored('activeSessionId');
  const job = useLiveQuery(async () => (await jobOfChat(db, sessionId))?.job, [db, sessionId]);
  if (!job) return null;
  const facts = [
    job.edition ? `NEC ${job.edition}` : job.state,
    job.ambientC === undefined ? undefined : `${Math.round((job.ambientC * 9) / 5 + 32)} °F`,
    job.metal === 'al' ? 'AL' : job.metal === 'cu' ? 'CU' : undefined,
    job.method?.toUpperCase(),
  ].filter(Boolean);
  return (
    <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={onOpen}>
      <ClipboardList size={18} aria-hidden="true" />
      <span className="visually-hidden">{t('activeJob')}: </span>
      <strong>{job.name || t('unnamedJob')}</strong>
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </button>
  );
}
