import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { emailSchema } from '../../api/contract/account.ts';
import formStyles from '../forms/form.module.css';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { platform } from '../platform/platform.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { enter } from '../sync/enter.ts';
import { Button } from '../ui/button.tsx';
import { EmailField, PasswordField, TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';

interface Values {
  email: string;
  password: string;
  code: string;
}

export function LoginScreen() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useAccountErrorText();
  const [needsCode, setNeedsCode] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Values>({ defaultValues: { email: '', password: '', code: '' } });

  const submit = handleSubmit(async ({ email, password, code }) => {
    try {
      const { data } = await call('login', { body: { email: email.trim(), password, ...(needsCode ? { code } : {}) } }, { token: null });
      await enter(data);
      toast.success(t('loginDone'));
      navigate('/chatbot');
    } catch (error) {
      if (error instanceof RemoteError && error.code === 'NEEDS_CODE') {
        setNeedsCode(true);
        setError('code', { message: errorText(error, '') });
        return;
      }
      const text = errorText(error, t('loginFailed'));
      const code = error instanceof RemoteError ? error.code : undefined;
      if (code === 'WRONG_PASSWORD') setError('password', { message: text }, { shouldFocus: true });
      else if (code === 'WRONG_CODE') setError('code', { message: text }, { shouldFocus: true });
      else toast.error(text);
    }
  });

  return (
    <AccountPage
      title={t('login')}
      text={t('loginText')}
      links={
        <>
          <p>
            {t('noAccount')}
            <Link to="/signup">{t('signUp')}</Link>
          </p>
          <Link to="/chatbot">{t('tryFirst')}</Link>
          {platform.people && (
            <Button look="quiet" onClick={() => void platform.people?.leave()}>
              {t('toTheDoor')}
            </Button>
          )}
        </>
      }
    >
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <EmailField
          label={t('email')}
          autoComplete="username"
          required
          error={errors.email && t('faultEmail')}
          {...register('email', { validate: (value) => emailSchema.safeParse(value).success })}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          required
          error={errors.password && (errors.password.message || t('passwordMissing'))}
          {...register('password', { required: true })}
        />
        {needsCode && (
          <TextField
            label={t('codeLabel')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
            maxLength={40}
            error={errors.code && (errors.code.message || t('fieldMissing'))}
            {...register('code', { validate: (value) => value.trim().length > 0 })}
          />
        )}
        <Link to="/forgotpassword" className={styles.forgot}>
          {t('forgotPassword')}
        </Link>
        <Button look="act" size="large" type="submit" wide busy={isSubmitting}>
          {isSubmitting ? t('loggingIn') : t('login')}
        </Button>
      </form>
    </AccountPage>
  );
}
