import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './surface.module.css';

/** A sheet of paper on the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}

/** An engraved panel label: dark laminate, light letters; `screws` shows how it is held. */
export function Plate({ className, screws, ...rest }: ComponentProps<'div'> & { screws?: boolean }) {
  return <div {...rest} data-screws={screws || undefined} className={classNames(styles.plate, className)} />;
}
