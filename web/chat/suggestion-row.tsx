import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/button.tsx';
import styles from './suggestion-row.module.css';

/** Pixels that an arrow moves the row. */
const STEP_PX = 200;

/** Suggested questions in a row that scrolls sideways. */
export function SuggestionRow({
  suggestions,
  disabled,
  onAsk,
}: {
  suggestions: readonly string[];
  disabled: boolean;
  onAsk: (text: string) => void;
}) {
  const { t } = useTranslation('chat');
  const row = useRef<HTMLUListElement>(null);
  const scroll = (step: number): void =>
    row.current?.scrollBy({ left: step, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.frame} aria-label={t('suggestions')}>
      <IconButton label={t('scrollLeft')} onClick={() => scroll(-STEP_PX)}>
        <ChevronLeft size={24} aria-hidden="true" />
      </IconButton>
      <ul className={styles.row} ref={row}>
        {suggestions.map((title) => (
          <li key={title}>
            <button type="button" className={styles.pill} disabled={disabled} onClick={() => onAsk(title)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={t('scrollRight')} onClick={() => scroll(STEP_PX)}>
        <ChevronRight size={24} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
