import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loginEmailSchema } from '../../api/contract/account.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../api/contract/values.ts';
import formStyles from '../forms/form.module.css';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmailField, PasswordField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './settings.module.css';

interface Values {
  email: string;
  oldPassword: string;
  newPassword: string;
}

const EMPTY: Values = { email: '', oldPassword: '', newPassword: '' };

export function UpdatePasswordTab() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Values>({ defaultValues: EMPTY });

  const submit = handleSubmit(async (values) => {
    try {
      await call('resetPassword', { body: { ...values, email: values.email.trim() } });
      reset(EMPTY);
      toast.success(t('passwordDone'));
    } catch (error) {
      const text = errorText(error, t('passwordFailed'), t('passwordError'));
      const code = error instanceof RemoteError ? error.code : undefined;
      if (code === 'WRONG_PASSWORD') setError('oldPassword', { message: text }, { shouldFocus: true });
      else if (code === 'COMMON_PASSWORD') setError('newPassword', { message: text }, { shouldFocus: true });
      else toast.error(text);
    }
  });

  return (
    <Card className={styles.section}>
      <h2>{t('passwordTitle')}</h2>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <EmailField
          label={t('email')}
          autoComplete="username"
          required
          error={errors.email && t('faultEmail')}
          {...register('email', { validate: (value) => loginEmailSchema.safeParse(value).success })}
        />
        <PasswordField
          label={t('currentPassword')}
          required
          error={errors.oldPassword && (errors.oldPassword.message || t('passwordMissing'))}
          {...register('oldPassword', { validate: (value) => value.length > 0 })}
        />
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          required
          maxLength={PASSWORD_MAX}
          error={errors.newPassword && (errors.newPassword.message || t('faultPassword'))}
          {...register('newPassword', { validate: (value) => value.length >= PASSWORD_MIN })}
        />
        <Button look="act" size="large" type="submit" busy={isSubmitting}>
          {isSubmitting ? t('updating') : t('updatePassword')}
        </Button>
      </form>
    </Card>
  );
}
