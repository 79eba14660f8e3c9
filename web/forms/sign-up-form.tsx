import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type SignUpFault, signUpFault } from '../../api/contract/account.ts';
import { currentLanguage } from '../i18n/language.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { Button } from '../ui/button.tsx';
import { EmailField, PasswordField, TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './form.module.css';
import { useAccountErrorText } from './use-account-error-text.ts';

interface Values {
  full_name: string;
  email: string;
  phone_number: string;
  password: string;
  confirmPassword: string;
  referredBy: string;
}

const EMPTY: Values = { full_name: '', email: '', phone_number: '', password: '', confirmPassword: '', referredBy: '' };

/** The text and the field of each fault. */
const FAULTS = {
  name: ['faultName', 'full_name'],
  email: ['faultEmail', 'email'],
  phone: ['faultPhone', 'phone_number'],
  password: ['faultPassword', 'password'],
  confirm: ['faultConfirm', 'confirmPassword'],
} as const satisfies Record<SignUpFault, readonly [string, keyof Values]>;

/** What only the server finds, and where it belongs. */
const AT_FIELD: Readonly<Record<string, keyof Values>> = { EMAIL_TAKEN: 'email', COMMON_PASSWORD: 'password' };

/**
 * Makes an account. Shows the first fault in the product's order at its field, and leads there.
 * `onDone` runs once the account is made, which `doneText` tells; `before` stands above the button.
 */
export function SignUpForm({ onDone, doneText, before }: { onDone: () => void; doneText?: string; before?: ReactNode }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const [fault, setFault] = useState<{ readonly name: keyof Values; readonly text: string }>();
  const [sending, setSending] = useState(false);
  const { register, handleSubmit, setFocus } = useForm<Values>({ defaultValues: EMPTY, shouldFocusError: false });
  const field = (name: keyof Values) => ({ ...register(name), error: fault?.name === name ? fault.text : undefined });

  /** What is wrong stands at its field, and the reader is led there. */
  const point = (name: keyof Values, text: string): void => {
    setFault({ name, text });
    setFocus(name);
  };
  const submit = handleSubmit(async (values) => {
    if (sending) return;
    const found = signUpFault(values);
    if (found) {
      const [text, name] = FAULTS[found];
      point(name, t(text));
      return;
    }
    setFault(undefined);
    setSending(true);
    try {
      const { referredBy, ...rest } = values;
      await call('signUp', {
        body: {
          ...rest,
          full_name: rest.full_name.trim(),
          email: rest.email.trim(),
          phone_number: rest.phone_number.trim(),
          referredBy: referredBy.trim() || null,
          language: currentLanguage(),
        },
      });
      toast.success(doneText ?? t('signUpDone'));
      onDone();
    } catch (error) {
      setSending(false);
      const text = errorText(error, t('signUpFailed'));
      const name = error instanceof RemoteError ? AT_FIELD[error.code] : undefined;
      if (name) point(name, text);
      else toast.warn(text);
    }
  });

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField label={t('fullName')} autoComplete="name" required maxLength={120} {...field('full_name')} />
      <EmailField label={t('email')} required {...field('email')} />
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        required
        maxLength={40}
        {...field('phone_number')}
      />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        required
        maxLength={128}
        {...field('password')}
      />
      <PasswordField label={t('confirmPassword')} autoComplete="new-password" required maxLength={128} {...field('confirmPassword')} />
      <TextField label={t('referredBy')} optional maxLength={120} {...field('referredBy')} />
      {before}
      <Button look="act" size="large" type="submit" wide busy={sending}>
        {sending ? t('signingUp') : t('signUp')}
      </Button>
    </form>
  );
}
