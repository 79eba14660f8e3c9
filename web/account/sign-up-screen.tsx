import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SignUpForm } from '../forms/sign-up-form.tsx';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { useThenGo } from './use-then-go.ts';

const TO_LOGIN_MS = 1_500;

export function SignUpScreen() {
  const { t } = useTranslation('account');
  const goToLogin = useThenGo('/login', TO_LOGIN_MS);
  return (
    <AccountPage
      title={t('createAccount')}
      text={t('createAccountText')}
      links={
        <p>
          {t('haveAccount')}
          <Link to="/login">{t('login')}</Link>
        </p>
      }
    >
      <SignUpForm
        onDone={goToLogin}
        before={
          <p className={styles.agree}>
            <Trans t={t} i18nKey="agree" components={{ terms: <Link to="/website/terms" />, privacy: <Link to="/website/privacy" /> }} />
          </p>
        }
      />
    </AccountPage>
  );
}
