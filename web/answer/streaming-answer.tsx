// A reply in the making: its text as it comes, without announcing each piece.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { openingOf } from '../../api/contract/opening.ts';
import { onLive, readLive } from '../sync/live-answer.ts';
import { classNames } from '../ui/class-names.ts';
import { InlineBold } from '../ui/inline-bold.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './answer-card.module.css';
import { AnswerProgress } from './answer-progress.tsx';
import { PlainText } from './answer-text.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import { UnderstoodChips } from './understood-chips.tsx';

/** `content` is what this device kept of it; the live text is never behind that. */
export function StreamingAnswer({ replyId, content }: { replyId: string; content: string }) {
  const { t } = useTranslation('answer');
  const live = useSyncExternalStore(
    (listener) => onLive(replyId, listener),
    () => readLive(replyId),
  );
  const text = (live?.text || content).trimStart();
  const start = live?.start;
  // Where the guide had no line to begin with, the model's first sentence is the result.
  const result = start?.kind === 'nothing' ? openingOf(text) : (text.split(/\n{2,}/)[0] ?? '');
  return (
    <div className={styles.card} aria-busy="true">
      {text ? (
        <>
          <div className={classNames(styles.plate, start?.kind === 'emergency' && styles.emergency)} data-part="result">
            {start?.kind === 'emergency' && <EmergencyCall />}
            <p className={styles.result}>
              <InlineBold text={result} />
            </p>
          </div>
          <UnderstoodChips items={start?.understood ?? []} fields={undefined} onCorrect={undefined} />
          {/* The guide's whole text is here in a moment, in the rows of its card. */}
          {start?.answeredBy !== 'guide' && <PlainText text={text.slice(result.length).trim()} />}
        </>
      ) : (
        <>
          <Skeleton {...(live?.progress ? {} : { label: live?.note ?? t('working') })} lines={3} />
          {(live?.note ?? !live?.progress) && <p className={styles.aside}>{live?.note ?? t('working')}</p>}
        </>
      )}
      {live?.progress && <AnswerProgress progress={live.progress} />}
    </div>
  );
}
