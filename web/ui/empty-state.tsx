import type { ReactNode } from 'react';
import styles from './surface.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** True where it is all there is on the page: its title is then the page's. */
  whole?: boolean;
  text?: ReactNode;
  action?: ReactNode;
}

/** Says that there is nothing, and what to do next. */
export function EmptyState({ icon, title, whole, text, action }: EmptyStateProps) {
  const Title = whole ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      {icon}
      <Title className={styles.emptyTitle}>{title}</Title>
      {text && <p className={styles.emptyText}>{text}</p>}
      {action}
    </div>
  );
}
