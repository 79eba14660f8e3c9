// Keeps a question at the top of the view: the last one when a chat opens, one that a search found, the one just sent. Only until the
// reader scrolls; nothing moves the page after that.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What a reader does to go somewhere else. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Between the top of the view and the question, in px; as `--above` in message-list.module.css. */
const ABOVE_PX = 12;

export interface TurnPlace {
  /** The last question is below what is in view. */
  readonly away: boolean;
  /** Brings the turn of this question to the top of the view, as soon as it is there, and holds it there until the reader scrolls. */
  readonly bring: (question: string) => void;
}

const turnOf = (box: HTMLElement, question: string): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-turn="${CSS.escape(question)}"]`);

/**
 * `scroller` holds one child, which grows. `chat` is what is on screen: another one begins at the turn of question `wanted`, which somebody
 * looked for, else at the one of `last`, its last question; null before the chat has been read.
 */
export function useTurnPlace(
  scroller: RefObject<HTMLElement | null>,
  { chat, wanted, last }: { chat: string | null; wanted: string | null; last: string | null },
): TurnPlace {
  const [away, setAway] = useState(false);
  /** What is held at the top, and where that put the view. */
  const held = useRef<{ readonly question: string; topPx: number; heightPx: number }>(undefined);
  const opened = useRef<string>(undefined);
  const newest = useRef(last);
  newest.current = last;

  const place = useCallback((): void => {
    const box = scroller.current;
    const turn = box && held.current && turnOf(box, held.current.question);
    if (!turn || !held.current) return;
    const byPx = turn.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_PX;
    if (Math.abs(byPx) >= 1) box.scrollTop += byPx;
    held.current.topPx = box.scrollTop;
    held.current.heightPx = box.scrollHeight;
  }, [scroller]);
  const bring = useCallback(
    (question: string): void => {
      held.current = { question, topPx: -1, heightPx: -1 };
      place();
    },
    [place],
  );

  useLayoutEffect(() => {
    const opening = `${chat} ${wanted}`;
    if (last === null || opened.current === opening) return;
    opened.current = opening;
    bring(wanted ?? last);
  }, [chat, wanted, last, bring]);

  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const look = (): void => {
      const { topPx = -1, heightPx } = held.current ?? {};
      // Somewhere else with nothing grown: somebody scrolled, with whatever means.
      if (topPx >= 0 && Math.abs(box.scrollTop - topPx) > 2 && box.scrollHeight === heightPx) held.current = undefined;
      const turn = newest.current === null ? null : turnOf(box, newest.current);
      setAway(turn !== null && turn.getBoundingClientRect().top >= box.getBoundingClientRect().bottom);
    };
    const leave = (): void => {
      held.current = undefined;
    };
    const observer = new ResizeObserver(() => {
      place();
      look();
    });
    observer.observe(content);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    for (const gesture of GESTURES) box.addEventListener(gesture, leave, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
      for (const gesture of GESTURES) box.removeEventListener(gesture, leave);
    };
  }, [scroller, place]);

  return { away, bring };
}
