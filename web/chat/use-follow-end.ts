// Keeps the end of the chat in sight while the reader is there: when a chat opens, when something was sent, while an answer comes in.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How close to the end counts as reading the end, in px. */
const NEAR_END_PX = 160;

/** What a reader does to go somewhere else. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface FollowEnd {
  /** The reader is somewhere else than at the end. */
  readonly away: boolean;
  /** Goes to the end, and stays there until the reader goes elsewhere. */
  readonly follow: () => void;
}

/**
 * `scroller` holds one child, which grows. `chat` is what is on screen: another one begins at its end. `newest` is its newest message, null before
 * it is read: another one is gone to if the reader was at the end. While `growing`, the end is followed by whoever is there.
 */
export function useFollowEnd(
  scroller: RefObject<HTMLElement | null>,
  { chat, newest, growing }: { chat: string | null; newest: string | null; growing: boolean },
): FollowEnd {
  const [away, setAway] = useState(false);
  const following = useRef(true);
  const heightPx = useRef(0);
  const now = useRef({ away, growing });
  now.current = { away, growing };

  const toEnd = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    heightPx.current = box.scrollHeight;
    box.scrollTop = box.scrollHeight;
  }, [scroller]);
  const follow = useCallback((): void => {
    following.current = true;
    toEnd();
  }, [toEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat begins at its end
  useLayoutEffect(follow, [chat, follow]);
  useEffect(() => {
    if (newest !== null && !now.current.away) follow();
  }, [newest, follow]);

  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const look = (): void => {
      const farPx = box.scrollHeight - box.scrollTop - box.clientHeight;
      // Away with nothing grown: somebody scrolled, with whatever means.
      if (farPx > NEAR_END_PX && box.scrollHeight === heightPx.current) following.current = false;
      setAway(farPx > NEAR_END_PX);
    };
    const leave = (): void => {
      following.current = false;
    };
    const observer = new ResizeObserver(() => {
      if (following.current || (now.current.growing && !now.current.away)) toEnd();
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
  }, [scroller, toEnd]);

  return { away, follow };
}
