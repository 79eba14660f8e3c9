// The chat on screen: which one it is, its messages, and what can be done with it.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo, useState } from 'react';
import { currentLanguage } from '../i18n/language.ts';
import type { StoredMessage } from '../local/database.ts';
import { recentReader } from '../local/read-chats.ts';
import { newId } from '../local/write-chats.ts';
import { readStored, removeStored, writeStored } from '../platform/stored-keys.ts';
import { useStored } from '../platform/use-stored.ts';
import { activeJob } from '../sync/job-cards.ts';
import { sendMessage } from '../sync/send-message.ts';
import { useOwner } from '../sync/use-owner.ts';

/** Messages shown at first, and how many more are fetched when a reader scrolls up. */
const PAGE = 24;

export interface Chat {
  readonly sessionId: string | null;
  /** The newest of them, oldest first. Undefined until the device has been read. */
  readonly messages: readonly StoredMessage[] | undefined;
  /** Older messages are there. */
  readonly more: boolean;
  readonly showMore: () => void;
  readonly replying: StoredMessage | undefined;
  /** `supersedes` is the question that this one takes the place of. Rejects when the device would not keep the message; the text is still the caller's then. */
  readonly send: (text: string, supersedes?: string) => Promise<void>;
}

/** Makes `sessionId` the chat on screen; null begins a new one. */
export function chooseChat(sessionId: string | null): void {
  if (sessionId === null) removeStored('activeSessionId');
  else writeStored('activeSessionId', sessionId);
}

export function useChat(): Chat {
  const { db } = useOwner();
  const sessionId = useStored('activeSessionId');
  const [shown, setShown] = useState({ sessionId, count: PAGE });
  const count = shown.sessionId === sessionId ? shown.count : PAGE;
  const read = useMemo(() => (sessionId ? recentReader(db, sessionId) : undefined), [db, sessionId]);
  const recent = useLiveQuery(
    async () => ({ of: sessionId, ...(read ? await read(count) : { messages: [], more: false }) }),
    [read, count],
  );
  // While another chat is being read, the one before must not show under its name.
  const current = recent?.of === sessionId ? recent : undefined;
  const send = useCallback(async (text: string, supersedes?: string) => {
    const active = readStored('activeSessionId') ?? newId();
    const job = await activeJob();
    await sendMessage({
      sessionId: active,
      text,
      asked: { language: currentLanguage(), ...(job ? { job } : {}) },
      ...(supersedes ? { supersedes } : {}),
    });
    writeStored('activeSessionId', active);
  }, []);
  return {
    sessionId,
    messages: current?.messages,
    more: current?.more ?? false,
    showMore: useCallback(() => setShown({ sessionId, count: count + PAGE }), [sessionId, count]),
    replying: current?.messages.findLast(({ state }) => state === 'running'),
    send,
  };
}
