import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './stat-cards.module.css';

export interface Stat {
  readonly label: string;
  /** Undefined while it is on its way. */
  readonly value: number | undefined;
  readonly hint?: string;
  readonly icon?: ReactNode;
}

/** Figures, each under its label. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, hint, icon }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>
            {icon}
            {label}
          </dt>
          <dd className={styles.value}>
            {value === undefined ? <span className="visually-hidden">{t('loading')}</span> : formatNumber(value, language)}
          </dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
