// The chat itself: greeting, messages, suggestions, and the box to ask in.
import { useLiveQuery } from 'dexie-react-hooks';
import { ArrowDown, WifiOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, lazy, Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { readHandOver } from '../answer/hand-over.ts';
import { loadTexts } from '../i18n/language.ts';
import type { OutboxRow, StoredMessage } from '../local/database.ts';
import { listWaiting } from '../local/read-chats.ts';
import { codeAhead } from '../platform/code-ahead.ts';
import { readStored, removeStored } from '../platform/stored-keys.ts';
import { useStored } from '../platform/use-stored.ts';
import { sayChatStands } from '../sync/chat-stands.ts';
import { judgementAhead } from '../sync/judge-at-once.ts';
import { onLimitReached } from '../sync/limit.ts';
import type { AttachedPicture } from '../sync/send-message.ts';
import { useConnection } from '../sync/use-connection.ts';
import { useOwner } from '../sync/use-owner.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useToast } from '../ui/toast.tsx';
import { ChatHeader } from './chat-header.tsx';
import styles from './chat-screen.module.css';
import { Composer, type Editing, type Given } from './composer.tsx';
import { focusBox, focusBoxAtDesk } from './focus-box.ts';
import { Home } from './home.tsx';
import { LimitPopup } from './limit-popup.tsx';
import type { MessageActions } from './message-list.tsx';
import { playSendSound, readySendSound } from './send-sound.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { chooseChat, useChat } from './use-chat.ts';
import { useKeys } from './use-keys.ts';
import { usePrintChat } from './use-print-chat.ts';
import { useShortcut } from './use-shortcut.ts';
import { useTurnPlace } from './use-turn-place.ts';

// An empty chat has no messages to draw: their code comes after the judgement of dangers, and beside it where a chat is open (web/app/ahead.ts).
const messageList = codeAhead(() => import('./message-list.tsx'));

/** The messages at once where their code is there: React lets whatever it once waited for stand for 300 ms, and an emergency has not got them. */
function Messages(props: ComponentProps<Awaited<ReturnType<typeof messageList.load>>['MessageList']>) {
  const { MessageList } = messageList.here() ?? use(messageList.load());
  return <MessageList {...props} />;
}

// What a first paint does not need comes when it is opened.
const CalculatorSheet = lazy(async () => {
  const [file] = await Promise.all([import('../calculators/calculator-sheet.tsx'), loadTexts('calculators')]);
  return { default: file.CalculatorSheet };
});
const JobSheet = lazy(async () => {
  const [file] = await Promise.all([import('./job-sheet.tsx'), loadTexts('tools', 'jobs')]);
  return { default: file.JobSheet };
});
const WaitingSheet = lazy(() => import('./waiting-sheet.tsx').then((file) => ({ default: file.WaitingSheet })));
const HandedOverSheet = lazy(async () => {
  const [file] = await Promise.all([import('./handed-over-sheet.tsx'), loadTexts('tools')]);
  return { default: file.HandedOverSheet };
});

const NO_ROWS: readonly OutboxRow[] = [];

/** How the connection is, and what waits for it. */
function Signs({ waiting, onShow }: { waiting: readonly OutboxRow[]; onShow: () => void }) {
  const { t } = useTranslation('chat');
  const connection = useConnection();
  const resting = waiting.filter(({ state }) => state !== 'waiting').length;
  if (connection === 'online' && resting === 0) return null;
  return (
    <div className={styles.sign} role="status">
      {connection !== 'online' && <WifiOff size={20} aria-hidden="true" />}
      {connection === 'offline' && <span>{t('offline')}</span>}
      {connection === 'signed-out' && <span>{t('signedOutNote')}</span>}
      {connection === 'signed-out' && <ButtonLink to="/login">{t('logIn')}</ButtonLink>}
      {waiting.length > 0 && <Button onClick={onShow}>{t('waiting', { count: waiting.length })}</Button>}
    </div>
  );
}

/** The question of the turn that a message belongs to. */
const questionOf = (message: StoredMessage | undefined): string | null => message?.replyTo ?? message?.id ?? null;

/** The message that the one who opened the chat was after: a search says so along with the address. */
const wantedBy = (brought: unknown): string | null =>
  typeof brought === 'object' && brought !== null && 'message' in brought && typeof brought.message === 'string' ? brought.message : null;

export function ChatScreen() {
  const { t } = useTranslation('chat');
  const { t: tAnswer } = useTranslation('answer');
  const { t: tCommon } = useTranslation();
  const name = useStored('user_name');
  const toast = useToast();
  const { db } = useOwner();
  const { hash, state: brought } = useLocation();
  const wanted = wantedBy(brought);
  const { sessionId, part, showOlder, showNewer, showEnd, replying, send } = useChat(wanted);
  const session = useLiveQuery(() => (sessionId ? db.sessions.get(sessionId) : undefined), [db, sessionId]);
  const waiting = useLiveQuery(() => listWaiting(db), [db]) ?? NO_ROWS;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [calculator, setCalculator] = useState<string>();
  const [given, setGiven] = useState<Given | null>(null);
  const [open, setOpen] = useState<'tray' | 'waiting' | 'job'>();
  useShortcut((shortcut) => {
    if (shortcut.open) setOpen(shortcut.open);
    if (shortcut.ask) setGiven({ text: shortcut.ask });
  });
  const navigate = useNavigate();
  const handed = useMemo(() => readHandOver(hash), [hash]);
  const [limit, setLimit] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const last = part?.latest.at(-1);
  const lastQuestion = questionOf(last);
  const { away, bring } = useTurnPlace(scroller, {
    chat: sessionId,
    wanted: questionOf(part?.messages.find(({ id }) => id === wanted)),
    last: lastQuestion,
  });
  /** Shows a turn at the end of the chat, whatever was shown before. */
  const show = useCallback(
    (question: string): void => {
      showEnd();
      bring(question);
    },
    [showEnd, bring],
  );

  /** With `id`, at that calculator. */
  const openTray = (id?: string): void => {
    setCalculator(id);
    setOpen('tray');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every chat that is opened begins at the box
  useEffect(focusBoxAtDesk, [sessionId]);
  usePrintChat(session, `${last?.id} ${last?.state}`, () => toast.error(t('printFailed')));
  useKeys({ c: () => openTray(), j: () => setOpen('job'), '/': focusBox });
  /** Escape leaves the box; in the empty box, the arrow up takes the last question up to be changed. */
  const onBoxKey = (event: KeyboardEvent): void => {
    const { target } = event;
    if (editing || !(target instanceof HTMLTextAreaElement)) return;
    if (event.key === 'Escape') target.blur();
    if (event.key !== 'ArrowUp' || target.value !== '') return;
    const question = part?.latest.findLast(({ role }) => role === 'user');
    if (!question || waiting.some(({ work }) => work.kind === 'question' && work.messageId === question.id)) return;
    event.preventDefault();
    setEditing({ text: question.content, supersedes: question.id });
  };

  useEffect(() => {
    void judgementAhead()
      .catch(() => undefined)
      .then(messageList.load)
      .catch(() => undefined);
  }, []);
  useEffect(() => onLimitReached(() => setLimit(true)), []);

  // A question typed on the landing page comes along and is asked once.
  useEffect(() => {
    const question = readStored('searchQuery')?.trim();
    if (!question) return;
    removeStored('searchQuery');
    removeStored('activeSessionId');
    void send(question).kept;
  }, [send]);

  const ask = useCallback(
    async (text: string, supersedes?: string | null, answerer?: string, picture?: AttachedPicture | null): Promise<void> => {
      playSendSound();
      const { messageId, kept } = send(text, supersedes ?? undefined, answerer, picture);
      show(messageId);
      await kept;
    },
    [send, show],
  );
  const actions = useMemo<MessageActions>(
    () => ({
      askAgain: (text, supersedes, answerer) => void ask(text, supersedes, answerer),
      edit: (text, supersedes) => setEditing({ text, supersedes }),
      show,
    }),
    [ask, show],
  );

  const empty = part === undefined || part.latest.length === 0;
  const isBare = part !== undefined && empty;
  useEffect(() => {
    // Nothing to draw, and so nothing for the rest to wait for.
    if (isBare) sayChatStands();
  }, [isBare]);
  const defaults = [t('suggestion1'), t('suggestion2'), t('suggestion3'), t('suggestion4'), t('suggestion5')];
  const suggesting = part?.latest.findLast(({ suggestions }) => suggestions.length > 0);
  // What a card asks back is not offered twice.
  const further = suggesting?.suggestions.map(({ title }) => title).filter((title) => !suggesting.answer?.instead?.includes(title)) ?? [];
  const suggested = further.length > 0 ? further : defaults;
  const finished = last?.role === 'assistant' && last.state === 'done' ? last : undefined;

  return (
    <div className={styles.screen}>
      <PageTitle page={session?.title || t('title')} />
      <ChatHeader chat={session} onJob={() => setOpen('job')} />
      <div className={styles.scroller} ref={scroller} data-part="messages">
        <div className={styles.content}>
          <header className={styles.greeting}>
            <h1>{t('greeting', { name: name ?? tCommon('guest') })}</h1>
            {empty && <p>{t('greetingLine')}</p>}
          </header>
          {part === undefined ? (
            <Skeleton label={tCommon('loading')} lines={4} />
          ) : empty ? (
            <>
              <p>{t('empty')}</p>
              <Home questions={defaults} onAsk={(text) => void ask(text)} onCalculator={openTray} />
            </>
          ) : (
            <Suspense fallback={<Skeleton label={tCommon('loading')} lines={4} />}>
              <Messages
                key={sessionId}
                part={part}
                waiting={waiting}
                actions={actions}
                scroller={scroller}
                showOlder={showOlder}
                showNewer={showNewer}
              />
            </Suspense>
          )}
          {!empty && <SuggestionRow suggestions={suggested} disabled={replying !== undefined} onAsk={(text) => void ask(text)} />}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {finished ? `${tAnswer('finished')}. ${finished.answer?.result.replaceAll('**', '') ?? ''}` : ''}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the box's keys */}
      <div className={styles.dock} onKeyDown={onBoxKey} onInput={readySendSound} data-part="dock">
        {(away || part?.newer === true) && !empty && (
          <div className={styles.jump}>
            <IconButton label={t('jumpToEnd')} look="plain" onClick={() => lastQuestion && show(lastQuestion)}>
              <ArrowDown size={24} aria-hidden="true" />
            </IconButton>
          </div>
        )}
        <div className={styles.dockInner}>
          <Signs waiting={waiting} onShow={() => setOpen('waiting')} />
          <Composer
            sessionId={sessionId}
            editing={editing}
            given={given}
            onEditEnd={() => setEditing(null)}
            replying={replying !== undefined}
            onSend={async (text, picture) => {
              await ask(text, editing?.supersedes, undefined, picture);
              setEditing(null);
            }}
            onTray={() => openTray()}
            onStop={() => {
              if (replying) void import('../sync/stop-answer.ts').then(({ stopAnswer }) => stopAnswer(replying.id));
            }}
          />
        </div>
      </div>
      <LimitPopup open={limit} onClose={() => setLimit(false)} />
      <Suspense fallback={null}>
        {open === 'waiting' && (
          <WaitingSheet
            open
            onClose={() => setOpen(undefined)}
            onEdit={(chat, text, supersedes) => {
              chooseChat(chat);
              setEditing({ text, supersedes });
            }}
          />
        )}
        {open === 'tray' && <CalculatorSheet calculator={calculator} onAdded={chooseChat} onClose={() => setOpen(undefined)} />}
        {open === 'job' && <JobSheet onClose={() => setOpen(undefined)} />}
        {handed !== undefined && <HandedOverSheet handed={handed} onClose={() => void navigate('/chatbot', { replace: true })} />}
      </Suspense>
    </div>
  );
}
