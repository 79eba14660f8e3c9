// The text of a reply while it is made, shared by everything that shows it: in memory at once, in Dexie a few times a second.
import type { AnswerEvent } from '../../api/contract/events.ts';

export interface LiveAnswer {
  readonly text: string;
  readonly note: string | null;
  readonly start: Extract<AnswerEvent, { type: 'start' }> | null;
}

const EMPTY: LiveAnswer = { text: '', note: null, start: null };
const answers = new Map<string, LiveAnswer>();
const listeners = new Map<string, Set<() => void>>();

export const readLive = (replyId: string): LiveAnswer | undefined => answers.get(replyId);

export function onLive(replyId: string, listener: () => void): () => void {
  const set = listeners.get(replyId) ?? new Set();
  listeners.set(replyId, set.add(listener));
  return () => {
    set.delete(listener);
    if (set.size === 0) listeners.delete(replyId);
  };
}

function publish(replyId: string, next: LiveAnswer | undefined): void {
  if (next) answers.set(replyId, next);
  else answers.delete(replyId);
  for (const listener of listeners.get(replyId) ?? []) listener();
}

/** Folds one event into the live text; what a reader sees after it. */
export function foldEvent(live: LiveAnswer, event: AnswerEvent): LiveAnswer {
  switch (event.type) {
    case 'start':
      return { ...live, start: event, note: null };
    case 'waiting':
      return { ...live, note: event.note };
    case 'text':
      return { ...live, text: live.text + event.text, note: null };
    case 'restart':
      return { ...live, text: '', note: event.note };
    default:
      return live;
  }
}

export const beginLive = (replyId: string, text: string): void => publish(replyId, { ...EMPTY, text });

export function tellLive(replyId: string, event: AnswerEvent): LiveAnswer {
  const next = foldEvent(answers.get(replyId) ?? EMPTY, event);
  publish(replyId, next);
  return next;
}

export const endLive = (replyId: string): void => publish(replyId, undefined);
