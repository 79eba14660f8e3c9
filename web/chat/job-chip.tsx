import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/contract/answer.ts';
import styles from './job-chip.module.css';

/** The job that goes with the next question, and below its name the code it is answered by. */
export function JobChip({ job, edition, onOpen }: { job: Job; edition: string; onOpen: () => void }) {
  const { t } = useTranslation('chat');
  const facts = [
    `NEC ${edition}`,
    job.state,
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
