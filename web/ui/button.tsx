import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  /** `act` is the one amber action of a view; `plain` stands beside it; `quiet` has no edge; `danger` destroys. */
  look?: 'act' | 'plain' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
  wide?: boolean;
  icon?: ReactNode;
}

function buttonClass({ look = 'plain', size = 'normal', wide }: Look, className?: string): string {
  return classNames(styles.button, styles[look], size === 'large' && styles.large, wide && styles.wide, className);
}

export type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean };

/** A push button. While `busy` it stays focusable but does nothing; its children say what is going on. */
export function Button({ look, size, wide, icon, busy, className, children, type = 'button', onClick, ...rest }: ButtonProps) {
  const shape = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass(shape, className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A link of the app that looks like a button. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: Look & LinkProps) {
  const shape = { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <Link {...rest} className={buttonClass(shape, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, in words: read aloud, and shown on hover. */
  label: string;
  children: ReactNode;
  look?: 'plain' | 'quiet' | 'act';
};

/** A square button that holds only an icon. */
export function IconButton({ label, children, className, look = 'quiet', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      aria-label={label}
      title={label}
      {...rest}
      type={type}
      className={classNames(styles.button, styles.square, styles[look], className)}
    >
      {children}
    </button>
  );
}
