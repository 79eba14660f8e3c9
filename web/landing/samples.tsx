import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './samples.module.css';

export const SAMPLES = [1, 2, 3, 4, 5] as const;
export const SAMPLE_MS = 3_000;

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Five sample answers on the display of a meter, one every three seconds; still while somebody points at it, is in it, or wants no motion. */
export function Samples() {
  const { t } = useTranslation('landing');
  const [shown, setShown] = useState(0);
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(wantsStillness);

  useEffect(() => {
    if (held || stopped) return undefined;
    const timer = setInterval(() => setShown((now) => (now + 1) % SAMPLES.length), SAMPLE_MS);
    return () => clearInterval(timer);
  }, [held, stopped]);

  return (
    <section
      className={styles.meter}
      aria-roledescription="carousel"
      aria-label={t('samples')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      }}
    >
      <div className={styles.display}>
        {SAMPLES.map((number, index) => (
          <figure key={number} className={styles.sample} data-shown={index === shown || undefined} aria-hidden={index !== shown}>
            <figcaption className={styles.question}>{t(`sample${number}Question`)}</figcaption>
            <p className={styles.reading}>
              <span className={styles.figure}>{t(`sample${number}Figure`)}</span>
              <span className={styles.unit}>{t(`sample${number}Unit`)}</span>
            </p>
            <p className={styles.note}>{t(`sample${number}Note`)}</p>
            <p className={styles.code}>{t(`sample${number}Code`)}</p>
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        {SAMPLES.map((number, index) => (
          <button
            key={number}
            type="button"
            className={styles.dot}
            aria-label={t('sampleNumber', { number, count: SAMPLES.length })}
            aria-current={index === shown || undefined}
            onClick={() => setShown(index)}
          />
        ))}
        <button type="button" className={styles.pause} aria-label={stopped ? t('play') : t('pause')} onClick={() => setStopped(!stopped)}>
          {stopped ? <Play size={22} aria-hidden="true" /> : <Pause size={22} aria-hidden="true" />}
        </button>
      </div>
    </section>
  );
}
