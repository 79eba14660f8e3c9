// The versions of a question that was edited or asked again: the newest stands in the chat, an earlier one is looked at beside it.
import { useLiveQuery } from 'dexie-react-hooks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerCard } from '../answer/answer-card.tsx';
import { PlainText } from '../answer/answer-text.tsx';
import type { StoredMessage } from '../local/database.ts';
import { versionsOf } from '../local/versions.ts';
import { useOwner } from '../sync/use-owner.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './versions.module.css';

export function Versions({ question }: { question: StoredMessage }) {
  const { t } = useTranslation('answer');
  const { db } = useOwner();
  const versions = useLiveQuery(() => versionsOf(db, question), [db, question]);
  /** How many versions back; 0 is the one in the chat. */
  const [back, setBack] = useState(0);
  const count = versions?.length ?? 1;
  if (!versions || count < 2) return null;
  const at = Math.max(0, count - 1 - back);
  const earlier = back > 0 ? versions[at] : undefined;
  return (
    <div className={styles.versions}>
      <div className={styles.row}>
        <IconButton label={t('previousVersion')} disabled={at === 0} onClick={() => setBack(back + 1)}>
          <ChevronLeft size={22} aria-hidden="true" />
        </IconButton>
        <span role="status">{t('version', { version: at + 1, count })}</span>
        <IconButton label={t('nextVersion')} disabled={back === 0} onClick={() => setBack(back - 1)}>
          <ChevronRight size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {earlier && (
        <section className={styles.earlier} aria-label={t('version', { version: at + 1, count })}>
          <p className={styles.question}>{earlier.question.content}</p>
          {earlier.reply?.answer ? (
            <AnswerCard key={earlier.reply.id} answer={earlier.reply.answer} question={earlier.question.content} />
          ) : (
            earlier.reply && <PlainText text={earlier.reply.content} />
          )}
        </section>
      )}
    </div>
  );
}
