import type { ReactNode } from 'react';
import styles from './surface.module.css';

/** Says that there is nothing, and what to do next. */
export function EmptyState({ icon, title, text, action }: { icon?: ReactNode; title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      {icon}
      <h2>{title}</h2>
      {text && <p className={styles.emptyText}>{text}</p>}
      {action}
    </div>
  );
}
