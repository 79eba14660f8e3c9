import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';

/** One line of text with its label. */
export function TextField({ label, hint, error, optional, id, className, ...rest }: FieldTexts & Omit<ComponentProps<'input'>, 'size'>) {
  const own = useId();
  const inputId = id ?? own;
  const texts = { label, hint, error, ...(optional && { optional }) };
  return (
    <Field id={inputId} {...texts}>
      <input
        type="text"
        {...rest}
        id={inputId}
        className={classNames(styles.input, className)}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(inputId, texts)}
      />
    </Field>
  );
}

/** An address of mail, with the keyboard for it and nothing that would change what is typed. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} {...props} />
  );
}

/** Several lines of text with their label. */
export function TextArea({ label, hint, error, optional, id, className, rows = 4, ...rest }: FieldTexts & ComponentProps<'textarea'>) {
  const own = useId();
  const inputId = id ?? own;
  const texts = { label, hint, error, ...(optional && { optional }) };
  return (
    <Field id={inputId} {...texts}>
      <textarea
        {...rest}
        rows={rows}
        id={inputId}
        className={classNames(styles.input, styles.area, className)}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(inputId, texts)}
      />
    </Field>
  );
}

/** A password that can be shown, since a gloved thumb mistypes. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...rest
}: FieldTexts & Omit<ComponentProps<'input'>, 'size' | 'type'>) {
  const { t } = useTranslation();
  const own = useId();
  const inputId = id ?? own;
  const [shown, setShown] = useState(false);
  const texts = { label, hint, error, ...(optional && { optional }) };
  return (
    <Field id={inputId} {...texts}>
      <input
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        id={inputId}
        className={classNames(styles.input, styles.withButton, className)}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(inputId, texts)}
      />
      <button
        type="button"
        className={styles.inside}
        aria-label={shown ? t('hidePassword') : t('showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={22} aria-hidden="true" /> : <Eye size={22} aria-hidden="true" />}
      </button>
    </Field>
  );
}
