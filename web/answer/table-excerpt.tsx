import { useTranslation } from 'react-i18next';
import type { TableExcerpt } from '../../api/contract/answer.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './table-excerpt.module.css';

/** The table row that a figure came from, among its neighbours. */
export function TableExcerptView({ table }: { table: TableExcerpt }) {
  const { t } = useTranslation('answer');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={table.title}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {table.title} · {t('edition', { edition: table.edition })}
          {table.grade !== 'V2' && ` · ${t('notVerified')}`}
        </caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr
              key={row.join('|')}
              className={classNames(index === table.highlight && styles.highlight)}
              aria-current={index === table.highlight || undefined}
            >
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
