import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

/** Tabs down the side on a desk, a row of buttons on a phone, in as many lines as they need. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Radix.Root className={styles.tabs} value={value} onValueChange={onChange}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
