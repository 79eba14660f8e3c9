import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import formStyles from '../forms/form.module.css';
import { useAccountErrorText } from '../forms/use-account-error-text.ts';
import { useStoredUserId } from '../platform/use-stored.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PasswordField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toast.tsx';
import { AccountPage } from './account-page.tsx';

/**
 * What a mailed link opens: the address is mine, or the account is not. Nothing happens before a button is pressed, since programs that
 * look through mail open links too. Whoever is not logged in to the account is asked for its password.
 */
export function ProveEmailScreen() {
  const { t } = useTranslation('account');
  const { token: proofToken = '' } = useParams();
  const toast = useToast();
  const errorText = useAccountErrorText();
  const userId = useStoredUserId();
  const [asksPassword, setAsksPassword] = useState(userId === null);
  const [end, setEnd] = useState<'proved' | 'disowned'>();
  const [disowning, setDisowning] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const busy = isSubmitting || disowning;

  const prove = handleSubmit(async ({ password }) => {
    try {
      await call('proveEmail', { body: { proofToken, ...(asksPassword ? { password } : {}) } });
      setEnd('proved');
    } catch (error) {
      if (!(error instanceof RemoteError && error.code === 'WRONG_PASSWORD')) toast.error(errorText(error, t('proveFailed')));
      else if (asksPassword) setError('password', { message: t('proveWrongPassword') }, { shouldFocus: true });
      else setAsksPassword(true);
    }
  });
  const disown = async (): Promise<void> => {
    setDisowning(true);
    try {
      await call('disownEmail', { body: { proofToken } });
      setEnd('disowned');
    } catch (error) {
      toast.error(errorText(error, t('proveFailed')));
    }
    setDisowning(false);
  };

  if (end) {
    return (
      <AccountPage title={t('proveTitle')} text={t(end === 'proved' ? 'proveDone' : 'disownDone')}>
        <ButtonLink look="act" size="large" wide to={end === 'disowned' ? '/' : userId === null ? '/login' : '/chatbot'}>
          {t('continueButton')}
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('proveTitle')} text={t('proveText')}>
      <form className={formStyles.form} onSubmit={prove} noValidate>
        {asksPassword && (
          <PasswordField
            label={t('password')}
            hint={t('provePasswordHint')}
            autoComplete="current-password"
            required
            error={errors.password && (errors.password.message || t('passwordMissing'))}
            {...register('password', { validate: (value) => value.length > 0 })}
          />
        )}
        <Button look="act" size="large" type="submit" wide busy={busy}>
          {t('proveButton')}
        </Button>
        <Button size="large" wide busy={busy} onClick={() => void disown()}>
          {t('disownButton')}
        </Button>
      </form>
    </AccountPage>
  );
}
