import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageCount, pageNumbers, shownRange } from './page-range.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** What is paged, for who only hears it. */
  readonly what: string;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** 'Showing X to Y of Z entries', and the pages to go to. */
export function Pagination({ what, page, pageSize, total, onPage }: PaginationProps) {
  const { t } = useTranslation(['admin', 'common']);
  const pages = pageCount(total, pageSize);
  return (
    <div className={styles.row}>
      <p className={styles.caption} aria-live="polite">
        {t('showing', shownRange(page, pageSize, total))}
      </p>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('pages', { what })}>
          <button
            type="button"
            className={styles.page}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
            aria-label={t('common:previous')}
          >
            <ChevronLeft size={22} aria-hidden="true" />
          </button>
          {pageNumbers(page, pages).map((number, index) =>
            number === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no number of its own
              <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                className={styles.page}
                aria-label={t('pageNumber', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            ),
          )}
          <button
            type="button"
            className={styles.page}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
            aria-label={t('common:next')}
          >
            <ChevronRight size={22} aria-hidden="true" />
          </button>
        </nav>
      )}
    </div>
  );
}
