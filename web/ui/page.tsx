import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';
import { Logo } from './logo.tsx';
import styles from './page.module.css';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';

/** The foot of the public pages: the legal pages, contact, language and theme. */
export function PageFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={styles.footerRow}>
        <nav className={styles.links} aria-label={t('legalLinks')}>
          <Link to="/website/terms">{t('termsOfUse')}</Link>
          <Link to="/website/privacy">{t('privacyPolicy')}</Link>
          <Link to="/website/contactus">{t('contact')}</Link>
        </nav>
        <div className={styles.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <p className={styles.note}>{t('notTheCode')}</p>
    </footer>
  );
}

/** A public page: the logo, which leads home, what stands beside it, the content, the foot. */
export function Page({ aside, narrow, children }: { aside?: ReactNode; narrow?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles.header}>
        <Link to="/" className={styles.home} aria-label={t('home')}>
          <Logo />
        </Link>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      <main id="content" tabIndex={-1} className={classNames(styles.main, narrow && styles.narrow)}>
        {children}
      </main>
      <PageFooter />
    </>
  );
}
