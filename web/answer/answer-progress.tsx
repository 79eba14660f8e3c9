// What the model that answers is doing, and for how long: on an ordinary computer each of it takes its time.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Progress } from '../sync/live-answer.ts';
import styles from './answer-progress.module.css';

const STAGE_KEYS = {
  asking: 'stageAsking',
  loading: 'stageLoading',
  reading: 'stageReading',
  thinking: 'stageThinking',
  writing: 'stageWriting',
} as const;
const TICK_MS = 500;
/** A bar that is full before the stage ends would say that something hangs. */
const MOST = 0.97;

/** 83 -> '1:23'. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export function AnswerProgress({ progress: { stage, since, seconds } }: { progress: Progress }) {
  const { t } = useTranslation('answer');
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const passed = Math.max(0, (now - since) / 1000);
  return (
    <div className={styles.progress} data-part="progress" data-stage={stage}>
      <p className={styles.line}>
        <span role="status">{t(STAGE_KEYS[stage])}</span>
        <span className={styles.time} aria-hidden="true">
          {seconds ? t('stageOfAbout', { passed: clock(passed), about: clock(seconds) }) : clock(passed)}
        </span>
      </p>
      {seconds !== undefined && (
        <progress className={styles.bar} aria-label={t(STAGE_KEYS[stage])} max={1} value={Math.min(MOST, passed / seconds)} />
      )}
    </div>
  );
}
