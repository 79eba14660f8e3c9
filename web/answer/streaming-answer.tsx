// A reply in the making: its text as it comes, without announcing each piece.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onLive, readLive } from '../sync/live-answer.ts';
import { InlineBold } from '../ui/inline-bold.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './answer-card.module.css';
import { PlainText } from './answer-text.tsx';
import { UnderstoodChips } from './understood-chips.tsx';

/** `content` is what this device kept of it; the live text is never behind that. */
export function StreamingAnswer({ replyId, content }: { replyId: string; content: string }) {
  const { t } = useTranslation('answer');
  const live = useSyncExternalStore(
    (listener) => onLive(replyId, listener),
    () => readLive(replyId),
  );
  const text = live?.text || content;
  const [result = '', ...rest] = text.split(/\n{2,}/);
  return (
    <div className={styles.card} aria-busy="true">
      <UnderstoodChips items={live?.start?.understood ?? []} onCorrect={undefined} />
      {text ? (
        <>
          <div className={styles.plate} data-part="result">
            <p className={styles.result}>
              <InlineBold text={result} />
            </p>
          </div>
          <PlainText text={rest.join('\n\n')} />
        </>
      ) : (
        <>
          <Skeleton label={live?.note ?? t('working')} lines={3} />
          <p className={styles.aside}>{live?.note ?? t('working')}</p>
        </>
      )}
    </div>
  );
}
