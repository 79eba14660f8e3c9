// Ctrl+P prints the whole chat, not the part of it that is on screen; so does the desktop's menu, and the browser's own once the chat has been read.
import { useEffect, useRef } from 'react';
import type { Printed } from '../answer/printed-pages.tsx';
import { loadTexts } from '../i18n/language.ts';
import type { StoredSession } from '../local/database.ts';
import { PAPER, type PaperEvent } from '../platform/paper.ts';
import { useOwner } from '../sync/use-owner.ts';

/** Until a chat that nothing happens in is read for the browser's menu, which asks for the pages at once. */
const READY_MS = 2500;
/** A longer chat is read when it is printed, not ahead of it. */
const MOST_AHEAD = 200;

/** Everything that printing needs, fetched together. */
const fetchPrint = async () => {
  const [gather, pages] = await Promise.all([
    import('../answer/gather-print.ts'),
    import('../answer/print-pages.tsx'),
    loadTexts('jobs', 'tools'),
  ]);
  return { ...gather, ...pages };
};

/** `newest` changes with the chat: its last message and how far that is. */
export function usePrintChat(chat: StoredSession | undefined, newest: string, onFail: () => void): void {
  const { db } = useOwner();
  const ready = useRef<{ readonly lay: () => () => void }>(undefined);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read ahead is old once the chat has changed
  useEffect(() => {
    ready.current = undefined;
    if (!chat) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      const read = async (): Promise<void> => {
        const count = await db.messages.where('[sessionId+order]').between([chat.id, -Infinity], [chat.id, Infinity]).count();
        if (count > MOST_AHEAD) return;
        const { gatherChat, layOut } = await fetchPrint();
        const printed: Printed = await gatherChat(db, chat);
        if (!left) ready.current = { lay: () => layOut(printed) };
      };
      // Without it the menu prints what is on screen, and the keys try again.
      read().catch(() => undefined);
    }, READY_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [db, chat?.id, chat?.title, newest]);

  useEffect(() => {
    if (!chat) return undefined;
    const put = (event: Event, onto: 'print' | 'pdf'): void => {
      // A sheet over the chat is printed as it is.
      if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      fetchPrint()
        .then(async ({ gatherChat, printPages }) => printPages(await gatherChat(db, chat), onto))
        .catch(() => fail.current());
    };
    const onKey = (event: KeyboardEvent): void => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (isPrint) put(event, 'print');
    };
    const onPaper = (event: PaperEvent): void => put(event, event.detail);
    let clear: (() => void) | undefined;
    const before = (): void => {
      if (!document.documentElement.hasAttribute('data-print')) clear = ready.current?.lay();
    };
    const after = (): void => {
      clear?.();
      clear = undefined;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener(PAPER, onPaper);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener(PAPER, onPaper);
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      after();
    };
  }, [db, chat]);
}
