import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { SignUpForm } from '../forms/sign-up-form.tsx';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';

export const TO_LOGIN_MS = 1_500;

export function SignUpScreen() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => navigate('/login'), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
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
        onDone={() => setDone(true)}
        before={
          <p className={styles.agree}>
            <Trans t={t} i18nKey="agree" components={{ terms: <Link to="/website/terms" />, privacy: <Link to="/website/privacy" /> }} />
          </p>
        }
      />
    </AccountPage>
  );
}
