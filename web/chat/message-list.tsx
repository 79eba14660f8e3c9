import { useTranslation } from 'react-i18next';
import { AnswerCard } from '../answer/answer-card.tsx';
import { PlainText } from '../answer/answer-text.tsx';
import { FeedbackThumbs } from '../answer/feedback-thumbs.tsx';
import { StreamingAnswer } from '../answer/streaming-answer.tsx';
import type { StoredMessage } from '../local/database.ts';
import { Button } from '../ui/button.tsx';
import styles from './message-list.module.css';

/** A reply that did not end well: what came of it, why, and asking again. */
function BrokenReply({ reply, onAskAgain }: { reply: StoredMessage; onAskAgain: (text: string) => void }) {
  const { t } = useTranslation('answer');
  const { t: tErrors, i18n } = useTranslation('errors');
  const reason = reply.note && i18n.exists(reply.note, { ns: 'errors' }) ? tErrors(reply.note as 'INTERNAL') : null;
  const said = {
    stopped: t('stopped'),
    interrupted: reply.content ? t('interrupted') : t('interruptedEmpty'),
    failed: reason ?? t('aiUnavailable'),
    running: '',
    done: '',
  }[reply.state];
  const question = reply.previousUserMsg;
  return (
    <div className={styles.broken}>
      <p>{said}</p>
      {reply.content && <PlainText text={reply.content} />}
      {question && reply.note !== 'GUEST_LIMIT' && <Button onClick={() => onAskAgain(question)}>{t('askAgain')}</Button>}
    </div>
  );
}

function Reply({ reply, earlier, onAskAgain }: { reply: StoredMessage; earlier: readonly string[]; onAskAgain: (text: string) => void }) {
  if (reply.state === 'running') return <StreamingAnswer replyId={reply.id} content={reply.content} />;
  if (reply.state !== 'done') return <BrokenReply reply={reply} onAskAgain={onAskAgain} />;
  if (!reply.answer) return <PlainText text={reply.content} />;
  return (
    <AnswerCard answer={reply.answer} question={reply.previousUserMsg} previous={earlier} actions={<FeedbackThumbs reply={reply} />} />
  );
}

/** Questions and answers, oldest first. */
export function MessageList({ messages, onAskAgain }: { messages: readonly StoredMessage[]; onAskAgain: (text: string) => void }) {
  const { t } = useTranslation('answer');
  const earlierThan = (index: number): string[] =>
    messages
      .slice(0, index)
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .reverse()
      // The newest of them is the question that this reply answers.
      .slice(1, 4);
  return (
    <ol className={styles.list}>
      {messages.map((message, index) => (
        <li key={message.id} className={message.role === 'user' ? styles.asked : styles.answered}>
          {message.role === 'user' ? (
            <p className={styles.question}>
              <span className="visually-hidden">{t('you')}: </span>
              {message.content}
            </p>
          ) : (
            <Reply reply={message} earlier={earlierThan(index)} onAskAgain={onAskAgain} />
          )}
        </li>
      ))}
    </ol>
  );
}
