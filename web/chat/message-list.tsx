import { Pencil, RotateCcw } from 'lucide-react';
import { lazy, memo, type RefObject, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerCard } from '../answer/answer-card.tsx';
import { PlainText } from '../answer/answer-text.tsx';
import { FeedbackThumbs } from '../answer/feedback-thumbs.tsx';
import { ReplyMarks } from '../answer/reply-marks.tsx';
import { StreamingAnswer } from '../answer/streaming-answer.tsx';
import { loadTexts } from '../i18n/language.ts';
import type { OutboxRow, StoredMessage } from '../local/database.ts';
import type { ChatPart } from '../local/read-chats.ts';
import { sayChatStands } from '../sync/chat-stands.ts';
import { keepAnswer } from '../sync/keep-answer.ts';
import { isOwnReason, LIMIT_REASON, LOGIN_ENDED_REASON, OFFLINE_REASON } from '../sync/own-reasons.ts';
import { useConnection } from '../sync/use-connection.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToast } from '../ui/toast.tsx';
import { KeepPlace } from './keep-place.tsx';
import styles from './message-list.module.css';
import { Versions } from './versions.tsx';
import { WaitingQuestion } from './waiting-question.tsx';

const KeptPicture = lazy(async () => {
  const [file] = await Promise.all([import('../plate/kept-picture.tsx'), loadTexts('plate')]);
  return { default: file.KeptPicture };
});

/** What a message lets its reader do; the same object for as long as the screen is there. */
export interface MessageActions {
  /** Asks `text` again in place of the question `supersedes`; `answerer` is to answer this time. */
  readonly askAgain: (text: string, supersedes: string | null, answerer?: string) => void;
  /** Puts a question into the box to be changed; `supersedes` null where it has never been asked. */
  readonly edit: (text: string, supersedes: string | null) => void;
  /** Goes to the turn of a question, as soon as it is there. */
  readonly show: (question: string) => void;
}

/** A reply that did not end well: what came of it, why, and asking again. */
function BrokenReply({ reply, actions }: { reply: StoredMessage; actions: MessageActions }) {
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
      {question && reply.note !== 'GUEST_LIMIT' && (
        <Button onClick={() => actions.askAgain(question, reply.replyTo)}>{t('askAgain')}</Button>
      )}
    </div>
  );
}

/** Asks the server for what the device answered by itself. */
function AskOnline({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation('answer');
  const isOnline = useConnection() === 'online';
  return (
    <Button
      icon={<RotateCcw size={20} aria-hidden="true" />}
      disabled={!isOnline}
      title={isOnline ? undefined : t('whenOnline')}
      onClick={onAsk}
    >
      {t('askAgainOnline')}
    </Button>
  );
}

interface ReplyProps {
  reply: StoredMessage;
  earlier: readonly string[];
  waiting: OutboxRow | undefined;
  actions: MessageActions;
}

function Reply({ reply, earlier, waiting, actions }: ReplyProps) {
  const { t } = useTranslation('answer');
  const toast = useToast();
  if (waiting && waiting.state !== 'waiting') return <WaitingQuestion row={waiting} onEdit={actions.edit} />;
  if (reply.state === 'running') return <StreamingAnswer replyId={reply.id} content={reply.content} />;
  if (reply.state !== 'done') return <BrokenReply reply={reply} actions={actions} />;
  if (!reply.answer) return <PlainText text={reply.content} />;
  const question = reply.previousUserMsg;
  const again = question ? (answerer?: string) => actions.askAgain(question, reply.replyTo, answerer) : undefined;
  const { fallback } = reply.answer;
  const isOwn = isOwnReason(fallback);
  return (
    <AnswerCard
      answer={reply.answer}
      question={reply.previousUserMsg}
      previous={earlier}
      onKeep={(text, answer) => {
        const { sessionId, replyTo } = reply;
        keepAnswer({ sessionId, text, answer, ...(replyTo ? { supersedes: replyTo } : {}) }).then(
          ({ messageId }) => {
            toast.success(t('kept'));
            actions.show(messageId);
          },
          () => toast.error(t('keepFailed')),
        );
      }}
      onMeant={(text) => actions.askAgain(text, null)}
      onAgain={isOwn ? undefined : again}
      actions={
        <>
          <FeedbackThumbs reply={reply} />
          <ReplyMarks reply={reply} />
          {fallback === OFFLINE_REASON && again && <AskOnline onAsk={() => again()} />}
          {(fallback === LIMIT_REASON || fallback === LOGIN_ENDED_REASON) && <ButtonLink to="/login">{t('logInAndKeep')}</ButtonLink>}
        </>
      }
    />
  );
}

/** A longer question shows its beginning: its answer is to be seen with it. */
const LONG_QUESTION = 90;

function Question({ text }: { text: string }) {
  const { t } = useTranslation('answer');
  const [whole, setWhole] = useState(false);
  const isLong = text.length > LONG_QUESTION || text.includes('\n');
  const said = (
    <>
      <span className="visually-hidden">{t('you')}: </span>
      {text}
    </>
  );
  return isLong ? (
    <button
      type="button"
      className={classNames(styles.question, !whole && styles.short)}
      data-part="question"
      aria-expanded={whole}
      title={whole ? undefined : t('wholeQuestion')}
      onClick={() => setWhole(!whole)}
    >
      <span>{said}</span>
    </button>
  ) : (
    <p className={styles.question} data-part="question">
      {said}
    </p>
  );
}

interface ItemProps {
  message: StoredMessage;
  earlier: readonly string[];
  waiting: OutboxRow | undefined;
  actions: MessageActions;
}

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Drawn again only when something of it changed: finished messages stay the same objects however often the chat is read. */
const Item = memo(
  function Item({ message, earlier, waiting, actions }: ItemProps) {
    const { t } = useTranslation('answer');
    if (message.role === 'assistant') {
      return (
        <div data-message={message.id}>
          <Reply reply={message} earlier={earlier} waiting={waiting} actions={actions} />
        </div>
      );
    }
    return (
      <>
        <div className={styles.asked} data-message={message.id}>
          <Question text={message.content} />
          {!waiting && (
            <IconButton label={t('editQuestion')} className={styles.edit ?? ''} onClick={() => actions.edit(message.content, message.id)}>
              <Pencil size={20} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {message.picture && (
          <Suspense fallback={null}>
            <KeptPicture messageId={message.id} picture={message.picture} />
          </Suspense>
        )}
        {message.supersedes && <Versions question={message} />}
      </>
    );
  },
  (before, after) =>
    before.message === after.message &&
    before.actions === after.actions &&
    before.waiting?.seq === after.waiting?.seq &&
    before.waiting?.state === after.waiting?.state &&
    sameTexts(before.earlier, after.earlier),
);

/** How far ahead of the reader more of the chat is fetched, in px. */
const AHEAD = '1200px 0px';
/** So many messages come without being scrolled to, when nothing else is going on; a chat opens with fewer. */
const READY = 24;
const READY_AFTER_MS = 150;

/** The button at one end of what is shown of a chat; pressed, or near enough to be seen soon, it fetches more. */
function More({ label, scroller, part, onMore }: { label: string; scroller: Scroller; part: ChatPart; onMore: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  // Every new part is looked at anew: it may not have filled the screen.
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      // Several come at once when the page was busy; the last is how it stands.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) onMore();
      },
      { root: scroller.current, rootMargin: AHEAD },
    );
    observer.observe(element);
    const soon = part.messages.length < READY ? setTimeout(onMore, READY_AFTER_MS) : undefined;
    return () => {
      observer.disconnect();
      clearTimeout(soon);
    };
  }, [part, onMore, scroller]);
  return (
    <div ref={mark} className={styles.more}>
      <Button onClick={onMore}>{label}</Button>
    </div>
  );
}

type Scroller = RefObject<HTMLElement | null>;

const NOTHING: ChatPart = { messages: [], earlier: [], older: false, newer: false, latest: [] };

interface ListProps {
  part: ChatPart;
  /** What has not been asked yet. */
  waiting: readonly OutboxRow[];
  actions: MessageActions;
  /** What the list scrolls in. */
  scroller: Scroller;
  showOlder: (keep?: number) => void;
  showNewer: (keep?: number) => void;
}

/** A part of a chat, oldest first, which is drawn in small pieces between whatever else is to be done. */
export const MessageList = memo(function MessageList({ part, waiting, actions, scroller, showOlder, showNewer }: ListProps) {
  const { t } = useTranslation('answer');
  const { t: tChat } = useTranslation('chat');
  const inPieces = useDeferredValue(part, part.latest.length > 2 ? NOTHING : part);
  // An emergency has no time for that.
  const shown = part.latest.at(-1)?.answer?.kind === 'emergency' ? part : inPieces;
  const list = useRef<HTMLOListElement>(null);
  const isDrawn = shown.messages.length > 0;
  useEffect(() => {
    if (isDrawn) sayChatStands();
  }, [isDrawn]);
  const waits = useMemo(
    () =>
      new Map(
        waiting.flatMap((row) =>
          row.work.kind === 'question'
            ? [
                [row.work.messageId, row],
                [row.work.replyId, row],
              ]
            : [],
        ),
      ),
    [waiting],
  );
  /** The order of the message with the focus in it, which must not go away under its reader. */
  const focused = useCallback((): number | undefined => {
    const item = list.current?.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('[data-message]') : null;
    return item ? shown.messages.find(({ id }) => id === item.dataset.message)?.order : undefined;
  }, [shown]);
  const older = useCallback(() => showOlder(focused()), [showOlder, focused]);
  const newer = useCallback(() => showNewer(focused()), [showNewer, focused]);
  const turns = useMemo(() => [...Map.groupBy(shown.messages, ({ id, replyTo }) => replyTo ?? id)], [shown]);
  // The last questions before each message, newest first; the newest before a reply is the one that it answers.
  let asked: readonly string[] = shown.earlier;
  return (
    <>
      {shown.older && <More label={tChat('olderMessages')} scroller={scroller} part={shown} onMore={older} />}
      <KeepPlace scroller={scroller} list={list} first={shown.messages[0]?.id}>
        <ol ref={list} className={styles.list} aria-label={t('messages')}>
          {turns.map(([question, messages], place) => (
            <li
              key={question}
              data-turn={question}
              className={classNames(styles.turn, !shown.newer && place === turns.length - 1 && styles.last)}
            >
              {messages.map((message) => {
                if (message.role === 'user') asked = [message.content, ...asked].slice(0, 4);
                return (
                  <Item key={message.id} message={message} earlier={asked.slice(1)} waiting={waits.get(message.id)} actions={actions} />
                );
              })}
            </li>
          ))}
        </ol>
      </KeepPlace>
      {shown.newer && <More label={tChat('newerMessages')} scroller={scroller} part={shown} onMore={newer} />}
    </>
  );
});
