// What of a model's words the guide confirms, and what it does not and why.
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Checks } from '../../api/contract/answer.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './answer-card.module.css';

export function CheckNotes({ checks: { confirmed, doubts } }: { checks: Checks }) {
  const { t } = useTranslation('answer');
  return (
    <>
      {doubts.length > 0 && (
        <div className={styles.doubt} data-part="doubts">
          <ShieldAlert size={22} aria-hidden="true" />
          <div>
            <p>{t('notConfirmed')}</p>
            <ul className={styles.sentences}>
              {doubts.map(({ said, why, replaced }) => (
                <li key={`${why} ${said}`}>
                  <q>{said}</q>: {t(`doubt ${why}`)}
                  {replaced && ` ${t('guideInstead')}`}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {confirmed.length > 0 && (
        <p className={classNames(styles.aside, styles.mark)} data-part="confirmed">
          <ShieldCheck size={18} aria-hidden="true" /> {t('confirmed', { what: confirmed.join(', ') })}
        </p>
      )}
    </>
  );
}
