// The list of previous chats. However many there are, only those in sight and a few around them are read and drawn.
import { useLiveQuery } from 'dexie-react-hooks';
import { Pin } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatMenu } from '../answer/chat-menu-later.tsx';
import type { StoredSession } from '../local/database.ts';
import { listMarked } from '../local/list-marked.ts';
import { listChatIds, readChats } from '../local/read-chats.ts';
import { useStored } from '../platform/use-stored.ts';
import { useOwner } from '../sync/use-owner.ts';
import styles from './sidebar.module.css';

/** Rows drawn before and after those in sight; the place is looked at in steps of this many. */
const AROUND = 10;
/** Height of a row: what a thumb needs, `--tap`. */
const ROW_PX = 48;

interface Sight {
  readonly from: number;
  readonly to: number;
}

/** Which rows to draw: those in sight of `scroller`, in steps, and some around them. */
function useSight(scroller: HTMLElement | null): Sight {
  const [sight, setSight] = useState<Sight>({ from: 0, to: 3 * AROUND });
  useEffect(() => {
    if (!scroller) return;
    const look = (): void => {
      const first = Math.floor(scroller.scrollTop / ROW_PX / AROUND) * AROUND;
      const last = Math.ceil((scroller.scrollTop + scroller.clientHeight) / ROW_PX / AROUND) * AROUND;
      const next = { from: Math.max(0, first - AROUND), to: last + AROUND };
      setSight((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return sight;
}

interface RowProps {
  id: string;
  /** Undefined while it is being read. */
  chat: StoredSession | undefined;
  place: number;
  count: number;
  current: boolean;
  pinned: boolean;
  onPick: (id: string) => void;
}

const Row = memo(
  function Row({ id, chat, place, count, current, pinned, onPick }: RowProps) {
    const { t } = useTranslation('chat');
    return (
      <li className={styles.chatRow} style={{ top: place * ROW_PX, height: ROW_PX }} aria-setsize={count} aria-posinset={place + 1}>
        {chat && (
          <>
            <button type="button" data-chat className={styles.chat} aria-current={current || undefined} onClick={() => onPick(id)}>
              {pinned && <Pin size={15} aria-label={t('pinned')} className={styles.pin} />}
              {chat.title || t('untitled', { id: id.slice(0, 8) })}
            </button>
            <ChatMenu chat={chat} className={styles.chatMenu} />
          </>
        )}
      </li>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.chat?.title === after.chat?.title &&
    before.place === after.place &&
    before.count === after.count &&
    before.current === after.current &&
    before.pinned === after.pinned &&
    before.onPick === after.onPick,
);

const CHATS = 'button[data-chat]';

/** Up and down go from chat to chat, to what is drawn of them; the row with the focus brings on more. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !target.matches(CHATS)) return;
  // By place: the row with the focus may stand anywhere among those that are drawn.
  const chats = Array.from(currentTarget.querySelectorAll<HTMLElement>(CHATS)).toSorted((one, other) => placeOf(one) - placeOf(other));
  const next = chats[chats.indexOf(target) + (event.key === 'ArrowDown' ? 1 : -1)];
  event.preventDefault();
  next?.focus();
}

const placeOf = (chat: HTMLElement): number => Number(chat.closest('li')?.getAttribute('aria-posinset'));

/** Previous chats, newest first. `onPick` must stay the same function for rows to stay as they are. */
export function PreviousChats({ onPick }: { onPick: (id: string) => void }) {
  const { t } = useTranslation('chat');
  const { db } = useOwner();
  const sessionId = useStored('activeSessionId');
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { from, to } = useSight(scroller);
  // The row with the focus stays, wherever the list is scrolled to.
  const [focused, setFocused] = useState<string>();
  const ids = useLiveQuery(() => listChatIds(db), [db]);
  const pins = useLiveQuery(async () => new Set(await listMarked(db, 'pin')), [db]);
  const drawn = (ids ?? []).flatMap((id, place) => ((place >= from && place < to) || id === focused ? { id, place } : []));
  const wanted = drawn.map(({ id }) => id).join();
  const chats = useLiveQuery(() => readChats(db, wanted ? wanted.split(',') : []), [db, wanted]);
  const known = useMemo(() => new Map(chats?.map((chat) => [chat.id, chat])), [chats]);

  if (ids === undefined) return <p className={styles.note}>{t('loadingSessions')}</p>;
  if (ids.length === 0) return <p className={styles.note}>{t('noSessions')}</p>;
  return (
    <div className={styles.chats} ref={setScroller}>
      <ul
        className={styles.rows}
        style={{ height: ids.length * ROW_PX }}
        onKeyDown={goAlong}
        onFocus={({ target, currentTarget }) => {
          const row = Array.from(currentTarget.children).findIndex((item) => item.contains(target));
          // What has the focus in a menu or dialog of a row comes by here too, and is none of the rows.
          if (row >= 0) setFocused(drawn[row]?.id);
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget?.closest('nav') && !currentTarget.contains(relatedTarget)) setFocused(undefined);
        }}
      >
        {drawn.map(({ id, place }) => (
          <Row
            key={id}
            id={id}
            chat={known.get(id)}
            place={place}
            count={ids.length}
            current={id === sessionId}
            pinned={pins?.has(id) === true}
            onPick={onPick}
          />
        ))}
      </ul>
    </div>
  );
}
