import { ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackCloses } from './back-closes.ts';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it; must take a ref and spread props, as Button and IconButton do. */
  trigger: ReactNode;
  children: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** Stands open from the start: where its code was fetched because somebody pressed its button. */
  opened?: boolean;
}

/** A menu that opens from a button. Holds MenuItem, MenuLink, MenuLine, MenuMore. */
export function Menu({ trigger, children, side = 'bottom', align = 'end', opened = false }: MenuProps) {
  const [open, setOpen] = useState(opened);
  useBackCloses(open, () => setOpen(false));
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} side={side} align={align} sideOffset={8} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({
  icon,
  children,
  danger,
  onSelect,
  disabled,
}: {
  icon?: ReactNode;
  children: ReactNode;
  danger?: boolean;
  onSelect: () => void;
  disabled?: boolean;
}) {
  return (
    <Radix.Item className={classNames(styles.item, danger && styles.danger)} onSelect={onSelect} disabled={disabled ?? false}>
      {icon}
      <span>{children}</span>
    </Radix.Item>
  );
}

export function MenuLink({ icon, children, to }: { icon?: ReactNode; children: ReactNode; to: string }) {
  return (
    <Radix.Item asChild>
      <Link to={to} className={styles.item}>
        {icon}
        <span>{children}</span>
      </Link>
    </Radix.Item>
  );
}

export function MenuLine() {
  return <Radix.Separator className={styles.line} />;
}

/** More items, right below the one that shows them: beside it a phone has no room. */
export function MenuMore({ icon, label, children }: { icon?: ReactNode; label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Radix.Item
        className={styles.item}
        aria-expanded={open}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {icon}
        <span>{label}</span>
        <ChevronDown size={20} aria-hidden="true" className={classNames(styles.more, open && styles.turned)} />
      </Radix.Item>
      {open && (
        <Radix.Group className={styles.inner} aria-label={label}>
          {children}
        </Radix.Group>
      )}
    </>
  );
}
