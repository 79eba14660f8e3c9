import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

/** The system's own picker, which every phone shows large. */
export function Select({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  ...rest
}: FieldTexts & Omit<ComponentProps<'select'>, 'children' | 'size'> & { options: readonly SelectOption[] }) {
  const own = useId();
  const inputId = id ?? own;
  const texts = { label, hint, error, ...(optional && { optional }) };
  return (
    <Field id={inputId} {...texts}>
      <select
        {...rest}
        id={inputId}
        className={classNames(styles.input, styles.select, className)}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(inputId, texts)}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
    </Field>
  );
}
