// Chips in one line, which a thumb pushes along, and a button that says how many more there are and shows them all.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import styles from './chip-row.module.css';

/** A chip counts as seen from this share of it on. */
const SEEN = 0.98;

/** How many of the row's chips cannot be seen where it stands now. */
function useUnseen(row: { readonly current: HTMLElement | null }, count: number): number {
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const seen = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        // Far off screen nothing is laid out, which says nothing of the row.
        for (const { target, intersectionRatio, boundingClientRect } of entries)
          if (boundingClientRect.width > 0) seen.set(target, intersectionRatio >= SEEN);
        setUnseen([...seen.values()].filter((is) => !is).length);
      },
      { root: current, threshold: SEEN },
    );
    for (const chip of Array.from(current.children).slice(0, count)) observer.observe(chip);
    return () => observer.disconnect();
  }, [row, count]);
  return unseen;
}

export function ChipRow({ label, chips }: { label: string; chips: readonly { readonly key: string; readonly chip: ReactNode }[] }) {
  const { t } = useTranslation('answer');
  const [all, setAll] = useState(false);
  const row = useRef<HTMLUListElement>(null);
  const unseen = useUnseen(row, chips.length);
  return (
    <div className={classNames(styles.frame, all && styles.all)}>
      <ul ref={row} className={styles.row} aria-label={label} tabIndex={all ? undefined : 0}>
        {chips.map(({ key, chip }) => (
          <li key={key}>{chip}</li>
        ))}
      </ul>
      {(all || unseen > 0) && (
        <button type="button" className={styles.more} aria-expanded={all} data-no-print onClick={() => setAll(!all)}>
          {all ? t('fewerChips') : t('moreChips', { count: unseen })}
        </button>
      )}
    </div>
  );
}
