// The chat on screen: which one it is, the part of it that is shown, and what can be done with it.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { currentLanguage } from '../i18n/language.ts';
import type { StoredMessage } from '../local/database.ts';
import { type ChatPart, type ChatReader, chatReader, type Stretch } from '../local/read-chats.ts';
import { newId } from '../local/write-chats.ts';
import { readStored, removeStored, writeStored } from '../platform/stored-keys.ts';
import { useStored } from '../platform/use-stored.ts';
import { type AnswererChoice, askedOf, readAnswererChoice, settleNewChat } from '../sync/answerer-choice.ts';
import { cardFor, jobAsked } from '../sync/job-cards.ts';
import { putChatInJob } from '../sync/marks.ts';
import { currentOwner } from '../sync/owner.ts';
import { readPreferences } from '../sync/preferences.ts';
import { type AttachedPicture, sendMessage } from '../sync/send-message.ts';
import { useOwner } from '../sync/use-owner.ts';

/** Messages shown at first, which fill a screen; and how many come at a time when a reader scrolls on. */
const FIRST = 4;
const PAGE = 2;
/** Messages shown at once; a longer chat drops those at its far side while a reader scrolls through it. */
const MOST = 48;

export interface Chat {
  readonly sessionId: string | null;
  /** Undefined until the device has been read. */
  readonly part: ChatPart | undefined;
  /** Shows more at one side. `keep` is the order of a message that must stay, such as the one with the focus in it. */
  readonly showOlder: (keep?: number) => void;
  readonly showNewer: (keep?: number) => void;
  /** Shows the end of the chat, if that is not there yet. */
  readonly showEnd: () => void;
  readonly replying: StoredMessage | undefined;
  /** `supersedes` is the question that this one takes the place of; `answerer` answers this one alone, else whoever was chosen for the chat. Resolves to what it is kept as; rejects when the device would not keep it, and the text is still the caller's then. */
  readonly send: (
    text: string,
    supersedes?: string,
    answerer?: AnswererChoice,
    picture?: AttachedPicture | null,
  ) => Promise<{ readonly messageId: string }>;
}

/** Makes `sessionId` the chat on screen; null begins a new one. */
export function chooseChat(sessionId: string | null): void {
  if (sessionId === null) removeStored('activeSessionId');
  else writeStored('activeSessionId', sessionId);
}

const NO_CHAT: ChatPart = { messages: [], earlier: [], older: false, newer: false, latest: [] };

interface Shown {
  readonly reader: ChatReader | undefined;
  readonly stretch: Stretch | undefined;
  readonly part: ChatPart;
}

/** `wanted` is a message that the chat is opened at; null opens it at its end. */
export function useChat(wanted: string | null): Chat {
  const { db } = useOwner();
  const sessionId = useStored('activeSessionId');
  const reader = useMemo(() => (sessionId ? { ...chatReader(db, sessionId), opensAt: wanted } : undefined), [db, sessionId, wanted]);
  const [went, setWent] = useState<{ readonly reader: ChatReader; readonly stretch: Stretch }>();
  const moved = went && went.reader === reader ? went.stretch : undefined;
  // Where the chat was opened: what comes later is added to that, and pushes nothing out.
  const opened = useRef<{ readonly reader: ChatReader; readonly stretch: Stretch }>(undefined);
  const read = useLiveQuery(async (): Promise<Shown> => {
    if (!reader) return { reader, stretch: undefined, part: NO_CHAT };
    if (opened.current?.reader !== reader)
      opened.current = { reader, stretch: await (reader.opensAt === null ? reader.end(FIRST) : reader.around(reader.opensAt, FIRST)) };
    const stretch = moved ?? opened.current.stretch;
    return { reader, stretch, part: await reader.read(stretch) };
  }, [reader, moved]);
  // While another chat is being read, the one before must not show under its name.
  const current = read?.reader === reader ? read : undefined;

  const latest = useRef(current);
  const moving = useRef<{ readonly reader: ChatReader; stretch?: Stretch }>(undefined);
  useLayoutEffect(() => {
    latest.current = current;
    if (current?.stretch && moving.current?.stretch === current.stretch) moving.current = undefined;
  });
  /** Moves on from what is shown. One move at a time: until it is shown, others are not begun, and a forced one takes its place. */
  const move = useCallback(async (step: (from: ChatReader, stretch: Stretch) => Promise<Stretch>, forced = false): Promise<void> => {
    const { reader: from, stretch } = latest.current ?? {};
    if (!from || !stretch || (moving.current?.reader === from && !forced)) return;
    const mine: typeof moving.current = { reader: from };
    moving.current = mine;
    const next = await step(from, stretch).catch(() => stretch);
    if (moving.current !== mine) return;
    mine.stretch = next;
    setWent({ reader: from, stretch: next });
  }, []);
  const showOlder = useCallback((keep?: number) => void move((from, stretch) => from.withOlder(stretch, PAGE, MOST, keep)), [move]);
  const showNewer = useCallback((keep?: number) => void move((from, stretch) => from.withNewer(stretch, PAGE, MOST, keep)), [move]);
  const showEnd = useCallback(() => {
    const { part } = latest.current ?? {};
    if (part && (part.newer || part.messages.length > MOST)) void move((from) => from.end(FIRST), true);
  }, [move]);

  const send = useCallback(async (text: string, supersedes?: string, answerer?: AnswererChoice, picture?: AttachedPicture | null) => {
    const open = readStored('activeSessionId');
    const active = open ?? newId();
    const card = await cardFor(open);
    // A user's are in the profile, which the server knows; a guest's are on this device alone. The job card's go before either.
    const preferred = currentOwner().signedIn ? {} : readPreferences();
    const fixed = { ...preferred, ...(card ? jobAsked(card.job) : {}) };
    const sent = await sendMessage({
      sessionId: active,
      text,
      asked: {
        language: currentLanguage(),
        ...askedOf(answerer ?? (await readAnswererChoice(open))),
        ...(Object.keys(fixed).length > 0 ? { job: fixed } : {}),
      },
      ...(supersedes ? { supersedes } : {}),
      ...(picture ? { picture } : {}),
    });
    // A new chat belongs to the job it was begun with, whichever is in use later.
    if (open === null && card) await putChatInJob(active, card.id);
    if (open === null) await settleNewChat(active);
    writeStored('activeSessionId', active);
    return sent;
  }, []);
  return {
    sessionId,
    part: current?.part,
    showOlder,
    showNewer,
    showEnd,
    replying: current?.part.latest.findLast(({ state }) => state === 'running'),
    send,
  };
}
