import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './surface.module.css';

/** A short fact that can't be pressed; copper for a code reference. */
export function Chip({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: 'copper' }) {
  return <span {...rest} className={classNames(styles.chip, tone && styles[tone], className)} />;
}

/** A short fact that opens or changes something; `pressed` where it is a toggle. */
export function ChipButton({
  tone,
  pressed,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: 'copper'; pressed?: boolean }) {
  return <button aria-pressed={pressed} {...rest} type={type} className={classNames(styles.chip, tone && styles[tone], className)} />;
}
