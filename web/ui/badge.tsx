import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './surface.module.css';

/** A word that classifies: an edition, a status. */
export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: 'amber' | 'danger' | 'outline' }) {
  return <span {...rest} className={classNames(styles.badge, tone && styles[tone], className)} />;
}
