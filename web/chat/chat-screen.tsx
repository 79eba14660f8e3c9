// The chat itself: greeting, messages, suggestions, and the box to ask in.
import { useLiveQuery } from 'dexie-react-hooks';
import { ArrowDown, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listWaiting } from '../local/read-chats.ts';
import { readStored, removeStored } from '../platform/stored-keys.ts';
import { useStored } from '../platform/use-stored.ts';
import { onLimitReached } from '../sync/limit.ts';
import { stopAnswer } from '../sync/stop-answer.ts';
import { useConnection } from '../sync/use-connection.ts';
import { useOwner } from '../sync/use-owner.ts';
import { IconButton } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './chat-screen.module.css';
import { Composer } from './composer.tsx';
import { LimitPopup } from './limit-popup.tsx';
import { MessageList } from './message-list.tsx';
import { playSendSound } from './send-sound.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useChat } from './use-chat.ts';

function Signs() {
  const { t } = useTranslation('chat');
  const connection = useConnection();
  const { db } = useOwner();
  const waiting = useLiveQuery(async () => (await listWaiting(db)).filter(({ state }) => state === 'waiting').length, [db]) ?? 0;
  if (connection === 'online') return null;
  return (
    <p className={styles.sign} role="status">
      <WifiOff size={20} aria-hidden="true" />
      <span>{connection === 'offline' ? t('offline') : t('signedOutNote')}</span>
      {waiting > 0 && <span>{t('waiting', { count: waiting })}</span>}
    </p>
  );
}

/** How close to the end counts as reading the end, in px. */
const NEAR_END_PX = 160;

export function ChatScreen() {
  const { t } = useTranslation('chat');
  const { t: tAnswer } = useTranslation('answer');
  const { t: tCommon } = useTranslation();
  const name = useStored('user_name');
  const { sessionId, messages, replying, send } = useChat();
  const [limit, setLimit] = useState(false);
  const [away, setAway] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const last = messages?.at(-1);

  useEffect(() => onLimitReached(() => setLimit(true)), []);

  // A question typed on the landing page comes along and is asked once.
  useEffect(() => {
    const question = readStored('searchQuery')?.trim();
    if (!question) return;
    removeStored('searchQuery');
    removeStored('activeSessionId');
    void send(question);
  }, [send]);

  // A new question scrolls to the end; a reader who went up is left alone.
  const count = messages?.length ?? 0;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);

  // While text streams in at the end, the end stays in sight.
  useEffect(() => {
    const box = scroller.current;
    if (!box || !replying || away) return;
    const observer = new ResizeObserver(() => box.scrollTo({ top: box.scrollHeight }));
    const content = box.firstElementChild;
    if (content) observer.observe(content);
    return () => observer.disconnect();
  }, [replying, away]);

  const ask = async (text: string): Promise<void> => {
    playSendSound();
    await send(text);
  };

  const defaults = [t('suggestion1'), t('suggestion2'), t('suggestion3'), t('suggestion4'), t('suggestion5')];
  const suggested = messages?.findLast(({ suggestions }) => suggestions.length > 0)?.suggestions.map(({ title }) => title);
  const finished = last?.role === 'assistant' && last.state === 'done' ? last : undefined;

  return (
    <div className={styles.screen}>
      <PageTitle page={t('title')} />
      <div
        className={styles.scroller}
        ref={scroller}
        onScroll={({ currentTarget: box }) => setAway(box.scrollHeight - box.scrollTop - box.clientHeight > NEAR_END_PX)}
      >
        <div className={styles.content}>
          <header className={styles.greeting}>
            <h1>{t('greeting', { name: name ?? tCommon('guest') })}</h1>
            {count === 0 && <p>{t('greetingLine')}</p>}
          </header>
          {messages === undefined ? (
            <Skeleton label={tCommon('loading')} lines={4} />
          ) : count === 0 ? (
            <p className={styles.empty}>{t('empty')}</p>
          ) : (
            <MessageList messages={messages} onAskAgain={(text) => void ask(text)} />
          )}
          <div ref={end} className={styles.end} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {finished ? `${tAnswer('finished')}. ${finished.answer?.result.replaceAll('**', '') ?? ''}` : ''}
      </p>
      <div className={styles.dock}>
        {away && count > 0 && (
          <div className={styles.jump}>
            <IconButton label={t('jumpToEnd')} look="plain" onClick={() => end.current?.scrollIntoView({ block: 'end' })}>
              <ArrowDown size={24} aria-hidden="true" />
            </IconButton>
          </div>
        )}
        <div className={styles.dockInner}>
          <Signs />
          <SuggestionRow suggestions={suggested ?? defaults} disabled={replying !== undefined} onAsk={(text) => void ask(text)} />
          <Composer
            sessionId={sessionId}
            replying={replying !== undefined}
            onSend={ask}
            onStop={() => {
              if (replying) void stopAnswer(replying.id);
            }}
          />
        </div>
      </div>
      <LimitPopup open={limit} onClose={() => setLimit(false)} />
    </div>
  );
}
