// The chat on screen: which one it is, its messages, and what can be done with it.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback } from 'react';
import { currentLanguage } from '../i18n/language.ts';
import type { StoredMessage } from '../local/database.ts';
import { listMessages } from '../local/read-chats.ts';
import { newId } from '../local/write-chats.ts';
import { readStored, removeStored, writeStored } from '../platform/stored-keys.ts';
import { useStored } from '../platform/use-stored.ts';
import { sendMessage } from '../sync/send-message.ts';
import { useOwner } from '../sync/use-owner.ts';

export interface Chat {
  readonly sessionId: string | null;
  /** Undefined until the device has been read. */
  readonly messages: readonly StoredMessage[] | undefined;
  readonly replying: StoredMessage | undefined;
  /** Rejects when the device would not keep the message; nothing is lost then, the text is still the caller's. */
  readonly send: (text: string) => Promise<void>;
  readonly startNew: () => void;
  readonly choose: (sessionId: string) => void;
}

export function useChat(): Chat {
  const { db } = useOwner();
  const sessionId = useStored('activeSessionId');
  const messages = useLiveQuery(async () => (sessionId ? listMessages(db, sessionId) : []), [db, sessionId]);
  const send = useCallback(async (text: string) => {
    const active = readStored('activeSessionId') ?? newId();
    await sendMessage({ sessionId: active, text, asked: { language: currentLanguage() } });
    writeStored('activeSessionId', active);
  }, []);
  return {
    sessionId,
    messages,
    replying: messages?.findLast(({ state }) => state === 'running'),
    send,
    startNew: useCallback(() => removeStored('activeSessionId'), []),
    choose: useCallback((id: string) => writeStored('activeSessionId', id), []),
  };
}
