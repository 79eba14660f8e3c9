import { CirclePlay } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Accordion } from '../ui/accordion.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Plate } from '../ui/card.tsx';
import { Logo, LogoMark } from '../ui/logo.tsx';
import { PageFooter } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { LanguageSwitch } from '../ui/switches.tsx';
import styles from './landing.module.css';
import { SAMPLES, Samples } from './samples.tsx';
import { TryBox } from './try-box.tsx';

/** Whether an element has been scrolled out of view. */
function useOutOfView() {
  const element = useRef<HTMLElement>(null);
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, out] as const;
}

/** The mark, writ large along the foot of the hero: a conductor that comes in, draws the W, and runs on. */
function Conductor() {
  return (
    <div className={styles.conductor} aria-hidden="true">
      <span className={styles.run} />
      <svg width="96" height="56" viewBox="0 0 96 56" aria-hidden="true">
        <path d="M0 7.5H16L31 47.5L48 9.5L65 47.5L80 7.5H96" />
      </svg>
      <span className={styles.run} />
    </div>
  );
}

export function LandingScreen() {
  const { t } = useTranslation(['landing', 'common']);
  const [hero, heroGone] = useOutOfView();
  const items = (kind: 'feature' | 'faq') =>
    SAMPLES.map((number) => ({ id: `${kind}-${number}`, title: t(`${kind}${number}Title`), content: <p>{t(`${kind}${number}Text`)}</p> }));
  return (
    <div className={styles.page}>
      <PageTitle page={t('pageName')} />
      <nav className={styles.nav} aria-label={t('navLabel')} data-shown={heroGone || undefined} inert={!heroGone}>
        <a className={styles.navHome} href="#content" aria-label={t('common:home')}>
          <LogoMark size={36} />
        </a>
        <a className={styles.navLink} href="#features">
          {t('features')}
        </a>
        <a className={styles.navLink} href="#faq">
          {t('faq')}
        </a>
        <ButtonLink look="act" to="/signup" className={styles.navStart}>
          {t('getStarted')}
        </ButtonLink>
      </nav>
      <div className={styles.scroller}>
        <main id="content" tabIndex={-1} className={styles.main}>
          <header ref={hero} className={styles.hero}>
            <div className={styles.top}>
              <Link to="/" className={styles.home} aria-label={t('common:home')}>
                <Logo size={44} />
              </Link>
              <LanguageSwitch short />
            </div>
            <div className={styles.heroGrid}>
              <div className={styles.pitch}>
                <h1 className={styles.tagline}>{t('tagline')}</h1>
                <p className={styles.lead}>{t('lead')}</p>
                <div className={styles.actions}>
                  <ButtonLink look="act" size="large" to="/signup">
                    {t('signUp')}
                  </ButtonLink>
                  <ButtonLink size="large" to="/login">
                    {t('login')}
                  </ButtonLink>
                  <ButtonLink size="large" look="quiet" to="/demo" icon={<CirclePlay size={22} aria-hidden="true" />}>
                    {t('demo')}
                  </ButtonLink>
                </div>
              </div>
              <div className={styles.bench}>
                <Samples />
              </div>
            </div>
            <Conductor />
          </header>
          <section className={styles.directory} aria-label={t('directory')}>
            <div className={styles.column}>
              <Plate screws className={styles.label}>
                <h2 id="features">{t('features')}</h2>
              </Plate>
              <Accordion items={items('feature')} firstNumber={1} step={2} initial="feature-1" />
            </div>
            <div className={styles.bus} aria-hidden="true" />
            <div className={styles.column}>
              <Plate screws className={styles.label}>
                <h2 id="faq">{t('faq')}</h2>
              </Plate>
              <Accordion items={items('faq')} firstNumber={2} step={2} initial="faq-1" />
            </div>
          </section>
        </main>
        <PageFooter />
      </div>
      <TryBox />
    </div>
  );
}
