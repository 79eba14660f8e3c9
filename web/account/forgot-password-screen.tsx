import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginEmailSchema } from '../../api/contract/account.ts';
import formStyles from '../forms/form.module.css';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { currentLanguage } from '../i18n/language.ts';
import { call } from '../remote/call.ts';
import { Button } from '../ui/button.tsx';
import { EmailField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { AccountPage } from './account-page.tsx';

export function ForgotPasswordScreen() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const errorText = useAccountErrorText();
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<{ email: string }>({ defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    try {
      await call('forgotPassword', { body: { email: email.trim(), language: currentLanguage() } }, { token: null });
      toast.success(t('forgotDone'));
    } catch (error) {
      toast.error(errorText(error, t('forgotFailed'), t('forgotFailed')));
    }
  });

  return (
    <AccountPage title={t('forgotTitle')} text={t('forgotText')} links={<Link to="/login">{t('backToLogin')}</Link>}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <EmailField
          label={t('email')}
          autoComplete="username"
          required
          error={errors.email && t('faultEmail')}
          {...register('email', { validate: (value) => loginEmailSchema.safeParse(value).success })}
        />
        <Button look="act" size="large" type="submit" wide busy={isSubmitting}>
          {isSubmitting ? t('sending') : t('sendResetLink')}
        </Button>
      </form>
    </AccountPage>
  );
}
