// What models took: by day, and the last times that one was asked.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ModelUses } from '../../api/contract/model-settings.ts';
import { formatDateTime, formatNumber } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { call } from '../remote/call.ts';
import { useErrorText } from '../remote/use-error-text.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './models-panel.module.css';

const seconds = (ms: number | null): string => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);
const dollars = (amount: number | null): string => (amount === null ? '–' : `$${amount < 1 ? amount.toFixed(4) : amount.toFixed(2)}`);

export function ModelUsesPanel() {
  const { t } = useTranslation('models');
  const errorText = useErrorText();
  const query = useQuery({ queryKey: ['model-uses'], queryFn: ({ signal }) => call('modelUses', undefined, { signal }) });
  return (
    <section className={styles.section} aria-label={t('uses')}>
      <h2>{t('uses')}</h2>
      {query.data ? (
        <Uses uses={query.data} />
      ) : query.isError ? (
        <p role="alert">{errorText(query.error, t('loadFailed'))}</p>
      ) : (
        <Skeleton label={t('loading')} lines={2} height={40} />
      )}
    </section>
  );
}

function Uses({ uses: { days, last } }: { uses: ModelUses }) {
  const { t } = useTranslation('models');
  const [language] = useLanguage();
  if (last.length === 0) return <p className={styles.soft}>{t('noUses')}</p>;
  const figures = (promptTokens: number, replyTokens: number): string =>
    `${formatNumber(promptTokens, language)} / ${formatNumber(replyTokens, language)}`;
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('usesByDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('model')}</th>
              <th scope="col">{t('answers')}</th>
              <th scope="col">{t('failures')}</th>
              <th scope="col">{t('tokens')}</th>
              <th scope="col">{t('firstWord')}</th>
              <th scope="col">{t('inAll')}</th>
              <th scope="col">{t('cost')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={`${day.day} ${day.name} ${day.model}`}>
                <td>{day.day}</td>
                <td>{day.name}</td>
                <td>{formatNumber(day.answers, language)}</td>
                <td>{formatNumber(day.failures, language)}</td>
                <td>{figures(day.promptTokens, day.replyTokens)}</td>
                <td>{seconds(day.firstMs)}</td>
                <td>{seconds(day.totalMs)}</td>
                <td>{dollars(day.dollars)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details className={styles.more}>
        <summary>{t('lastUses')}</summary>
        <ul className={styles.rows}>
          {last.map((use) => (
            <li key={`${use.at} ${use.model} ${use.totalMs}`} className={styles.row}>
              <p className={styles.grow}>
                <strong>{use.name}</strong> {formatDateTime(use.at, language)}
                {': '}
                {use.fault
                  ? t('useFailed', { fault: use.fault, time: seconds(use.totalMs) })
                  : t('useTook', {
                      tokens: figures(use.promptTokens, use.replyTokens),
                      first: seconds(use.firstMs),
                      all: seconds(use.totalMs),
                      cost: dollars(use.dollars),
                    })}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
