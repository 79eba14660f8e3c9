import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it; also marks the input as invalid. */
  error?: string | undefined;
  /** Shows 'optional' beside the label. */
  optional?: boolean;
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** What describes a field's input: ids for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: FieldTexts): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Label, input, hint and fault, tied together. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.side}>({t('optional')})</span>}
      </label>
      <div className={styles.box}>{children}</div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={20} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
