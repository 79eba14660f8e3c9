import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

type TickProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> & { label: ReactNode };

export function Checkbox({ label, className, ...rest }: TickProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type="checkbox" className={styles.tick} />
      <span>{label}</span>
    </label>
  );
}

/** On or off at once, without a save. */
export function Switch({ label, className, ...rest }: TickProps) {
  return (
    <label className={classNames(styles.check, styles.spread, className)}>
      <span>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state */}
      <input {...rest} type="checkbox" role="switch" className={styles.toggle} />
    </label>
  );
}
