import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand to the right. */
  readonly figures?: boolean;
  /** The first column, which names the row. */
  readonly names?: boolean;
  /** How the list is sorted by this column just now, and what a press on its head does. */
  readonly sort?: { readonly order: 'ascending' | 'descending' | 'none'; readonly onToggle: () => void };
}

interface DataTableProps<Row> {
  /** Read out as the table's name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number | string;
  /** A press anywhere on a row; whatever it does, a link in the row does too. */
  readonly onOpen?: (row: Row) => void;
  /** What it shows is being replaced. */
  readonly stale?: boolean;
}

const STEP = 200;

/** Rows in columns on a desk, one card a row on a phone. A long list is drawn on as it is scrolled. */
export function DataTable<Row>({ label, columns, rows, rowKey, onOpen, stale }: DataTableProps<Row>) {
  const { t } = useTranslation('admin');
  const [drawn, setDrawn] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const more = rows.length > drawn;
  useEffect(() => {
    if (!more || !end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setDrawn((before) => before + STEP), {
      rootMargin: '800px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more]);

  const open = (event: MouseEvent, row: Row): void => {
    if (event.target instanceof Element && !event.target.closest('a, button') && !window.getSelection()?.toString()) onOpen?.(row);
  };
  return (
    <div className={styles.place}>
      <div className={styles.frame}>
        <table className={classNames(styles.table, stale && styles.stale)} aria-label={label} aria-busy={stale || undefined}>
          <thead>
            <tr>
              {columns.map(({ id, label: head, figures, sort }) => (
                <th key={id} scope="col" className={figures ? styles.figures : undefined} aria-sort={sort?.order}>
                  {sort ? (
                    <button type="button" className={styles.sort} title={t('sortBy', { column: head })} onClick={sort.onToggle}>
                      {head}
                      {sort.order === 'ascending' ? (
                        <ArrowUp size={18} aria-hidden="true" />
                      ) : sort.order === 'descending' ? (
                        <ArrowDown size={18} aria-hidden="true" />
                      ) : (
                        <ArrowUpDown size={18} aria-hidden="true" className={styles.unsorted} />
                      )}
                    </button>
                  ) : (
                    head
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, drawn).map((row) => (
              <tr key={rowKey(row)} className={onOpen && styles.opens} onClick={onOpen && ((event) => open(event, row))}>
                {columns.map(({ id, label: head, cell, figures, names }) =>
                  names ? (
                    <th key={id} scope="row" className={styles.names}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={id} className={figures ? styles.figures : undefined} data-label={head}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more && <div ref={end} />}
    </div>
  );
}
