import { type ReactNode, useId, useState } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

/**
 * A panel directory: every row is a circuit with its number, and a breaker handle that stands right when the row is open.
 * `firstNumber` and `step` number the circuits as a panel does, odd on the left and even on the right.
 */
export function Accordion({
  items,
  firstNumber = 1,
  step = 1,
  initial,
}: {
  items: readonly AccordionItem[];
  firstNumber?: number;
  step?: number;
  initial?: string;
}) {
  const base = useId();
  const [open, setOpen] = useState(initial);
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, content }, index) => {
        const shown = open === id;
        return (
          <li key={id} className={styles.item} data-open={shown || undefined}>
            <h3 className={styles.heading}>
              <button
                type="button"
                className={styles.row}
                id={`${base}-${id}`}
                aria-expanded={shown}
                aria-controls={`${base}-${id}-panel`}
                onClick={() => setOpen(shown ? undefined : id)}
              >
                <span className={styles.number} aria-hidden="true">
                  {firstNumber + index * step}
                </span>
                <span className={styles.title}>{title}</span>
                <span className={styles.handle} aria-hidden="true" />
              </button>
            </h3>
            <section id={`${base}-${id}-panel`} aria-labelledby={`${base}-${id}`} className={styles.panel} hidden={!shown}>
              {content}
            </section>
          </li>
        );
      })}
    </ul>
  );
}
