// One row of a card, folded until somebody wants to know; the next card's stands as this one was left. Nothing in it is drawn while it is folded.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readStored, writeStored } from '../platform/stored-keys.ts';
import styles from './folded-row.module.css';
import { usePrinting } from './use-printing.ts';

/** What the rows of a card are about. */
export type RowKind = 'instead' | 'more' | 'assumed' | 'steps' | 'tables' | 'videos' | 'inputs';

const openRows = (): string[] => (readStored('openRows') ?? '').split(' ').filter(Boolean);

export function FoldedRow({
  kind,
  title,
  count,
  icon,
  onPaper = true,
  children,
}: {
  kind: RowKind;
  title: string;
  /** How many things are in it, where that can be said. */
  count?: number | undefined;
  icon: ReactNode;
  /** Stands open in print; else it is left out there. */
  onPaper?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(() => openRows().includes(kind));
  const printing = usePrinting();
  const shown = open || (printing && onPaper);
  const toggle = (): void => {
    const others = openRows().filter((each) => each !== kind);
    writeStored('openRows', (open ? others : [...others, kind]).join(' '));
    setOpen(!open);
  };
  return (
    <div className={styles.row} data-row={kind} {...(onPaper ? {} : { 'data-no-print': true })}>
      <button type="button" className={styles.head} aria-expanded={shown} onClick={toggle}>
        {icon}
        <span className={styles.title}>{title}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <ChevronDown size={20} aria-hidden="true" className={styles.arrow} />
      </button>
      {shown && <div className={styles.inside}>{children}</div>}
    </div>
  );
}
