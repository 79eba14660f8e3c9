// The chat on screen: which one it is, the part of it that is shown, and what can be done with it.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { currentLanguage } from '../i18n/language.ts';
import type { StoredMessage } from '../local/database.ts';
import { type ChatPart, type ChatReader, chatReader, type Stretch } from '../local/read-chats.ts';
import { answeredPair, momentAfter, newId, newPair } from '../local/write-chats.ts';
import { readStored, removeStored, writeStored } from '../platform/stored-keys.ts';
import { useStored } from '../platform/use-stored.ts';
import { type AnswererChoice, askedOf, readAnswererChoice, settleNewChat } from '../sync/answerer-choice.ts';
import { cardFor, jobAsked } from '../sync/job-cards.ts';
import { emergencyAnswer } from '../sync/judge-at-once.ts';
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
  /** `supersedes` is the question that this one takes the place of; `answerer` answers this one alone, else whoever was chosen for the chat. An emergency is shown with its answer at once, whether it is ever kept or not. */
  readonly send: (text: string, supersedes?: string, answerer?: AnswererChoice, picture?: AttachedPicture | null) => Sent;
}

export interface Sent {
  readonly messageId: string;
  /** Rejects when the device would not keep it, and the text is still the caller's then. */
  readonly kept: Promise<void>;
}

/** Makes `sessionId` the chat on screen; null begins a new one. */
export function chooseChat(sessionId: string | null): void {
  if (sessionId === null) removeStored('activeSessionId');
  else writeStored('activeSessionId', sessionId);
}

const NO_CHAT: ChatPart = { messages: [], earlier: [], older: false, newer: false, latest: [] };

/** An emergency with its answer, which stand on the screen before the device has kept them, and even where it never does. */
interface Told {
  readonly sessionId: string;
  readonly pair: readonly [question: StoredMessage, reply: StoredMessage];
}

const inOrder = (messages: readonly StoredMessage[]): StoredMessage[] => messages.toSorted((one, other) => one.order - other.order);

/** A chat as it will be once the device has kept what was told. */
function withTold(part: ChatPart | undefined, { pair }: Told): ChatPart {
  const { messages, latest, ...beside } = part ?? NO_CHAT;
  return { ...beside, messages: inOrder([...messages, ...pair]), latest: inOrder([...latest, ...pair]) };
}

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
  const [told, setTold] = useState<Told>();
  const isKept = current?.part.latest.some(({ id }) => id === told?.pair[0].id) === true;
  // Once kept it is the chat's, which may take it away again.
  if (told && (isKept || told.sessionId !== sessionId)) setTold(undefined);
  const part = useMemo(() => (told && !isKept ? withTold(current?.part, told) : current?.part), [current, told, isKept]);

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

  const send = useCallback((text: string, supersedes?: string, answerer?: AnswererChoice, picture?: AttachedPicture | null): Sent => {
    const open = readStored('activeSessionId');
    const sessionId = open ?? newId();
    const ids = newPair();
    const question = { sessionId, text, ...(supersedes ? { supersedes } : {}) };
    const language = currentLanguage();
    // By the reader's own edition: the job's has to be read first, and what is kept goes by that.
    const answer = emergencyAnswer(text, { language });
    if (answer) {
      const kept = picture?.isKept ? { picture: picture.jpeg } : {};
      setTold({ sessionId, pair: answeredPair({ ...question, ...kept, answer }, ids, momentAfter(latest.current?.part.latest.at(-1))) });
      writeStored('activeSessionId', sessionId);
    }
    const keep = async (): Promise<void> => {
      // In a task of its own, so that the screen is drawn before it.
      if (answer) await new Promise((done) => setTimeout(done));
      const card = await cardFor(open);
      // A user's are in the profile, which the server knows; a guest's are on this device alone. The job card's go before either.
      const preferred = currentOwner().signedIn ? {} : readPreferences();
      const fixed = { ...preferred, ...(card ? jobAsked(card.job) : {}) };
      await sendMessage({
        ...question,
        ids,
        asked: {
          language,
          ...askedOf(answerer ?? (await readAnswererChoice(open))),
          ...(Object.keys(fixed).length > 0 ? { job: fixed } : {}),
        },
        ...(picture ? { picture } : {}),
      });
      // A new chat belongs to the job it was begun with, whichever is in use later.
      if (open === null && card) await putChatInJob(sessionId, card.id);
      if (open === null) await settleNewChat(sessionId);
      if (!answer) writeStored('activeSessionId', sessionId);
    };
    return { messageId: ids.messageId, kept: keep() };
  }, []);
  return {
    sessionId,
    part,
    showOlder,
    showNewer,
    showEnd,
    replying: part?.latest.findLast(({ state }) => state === 'running'),
    send,
  };
}
