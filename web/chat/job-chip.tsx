import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/contract/answer.ts';
import styles from './job-chip.module.css';

/** The job card that goes with the next question. */
export function JobChip({ job, onOpen }: { job: Job; onOpen: () => void }) {
  const { t } = useTranslation('chat');
  const facts = [
    job.edition ? `NEC ${job.edition}` : job.state,
    job.ambientC === undefined ? undefined : `${Math.round((job.ambientC * 9) / 5 + 32)} °F`,
    job.metal === 'al' ? 'AL' : job.metal === 'cu' ? 'CU' : undefined,
    job.method?.toUpperCase(),
  ].filter(Boolean);
  return (
    <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={onOpen}>
      <span className="visually-hidden">{t('activeJob')}: </span>
      <strong>{job.name || t('unnamedJob')}</strong>
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </button>
  );
}
