import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../api/contract/values.ts';
import formStyles from '../forms/form.module.css';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { call } from '../remote/call.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { AccountPage } from './account-page.tsx';
import { useThenGo } from './use-then-go.ts';

const TO_LOGIN_MS = 2_000;

interface Values {
  newPassword: string;
  confirmPassword: string;
}

export function ResetPasswordScreen() {
  const { t } = useTranslation('account');
  const { token = '' } = useParams();
  const toast = useToast();
  const errorText = useAccountErrorText();
  const goToLogin = useThenGo('/login', TO_LOGIN_MS);
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting, isSubmitSuccessful },
    setError,
  } = useForm<Values>({ defaultValues: { newPassword: '', confirmPassword: '' } });

  const submit = handleSubmit(async ({ newPassword, confirmPassword }) => {
    if (newPassword !== confirmPassword) {
      setError('confirmPassword', { message: t('faultConfirm') }, { shouldFocus: true });
      return;
    }
    try {
      await call('resetPasswordFromToken', { body: { resetToken: token, newPassword } }, { token: null });
      toast.success(t('resetDone'));
      goToLogin();
    } catch (error) {
      const text = errorText(error, t('resetFailed'), t('resetFailed'));
      setError('root', { message: text });
      toast.error(text);
    }
  });
  const busy = isSubmitting || isSubmitSuccessful;

  return (
    <AccountPage
      title={t('resetTitle')}
      text={t('resetText')}
      links={
        <>
          <Link to="/login">{t('backToLogin')}</Link>
          <Link to="/forgotpassword">{t('askNewLink')}</Link>
        </>
      }
    >
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          required
          maxLength={PASSWORD_MAX}
          error={errors.newPassword && t('faultPassword')}
          {...register('newPassword', { validate: (value) => value.length >= PASSWORD_MIN })}
        />
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="new-password"
          required
          maxLength={PASSWORD_MAX}
          error={errors.confirmPassword && (errors.confirmPassword.message || t('fieldMissing'))}
          {...register('confirmPassword', { validate: (value) => value.length > 0 })}
        />
        <Button look="act" size="large" type="submit" wide busy={busy}>
          {busy ? t('updating') : t('resetButton')}
        </Button>
      </form>
    </AccountPage>
  );
}
