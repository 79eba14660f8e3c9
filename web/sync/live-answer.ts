// The text of a reply while it is made, shared by everything that shows it: in memory at once, in Dexie a few times a second.
import type { AnswerEvent, AnswerStage } from '../../api/contract/events.ts';

/** What the model that answers does just now. */
export interface Progress {
  /** 'asking' until it says anything. */
  readonly stage: AnswerStage | 'asking';
  /** On this page's clock that never jumps. */
  readonly since: number;
  /** How long the stage takes about, where that is known. */
  readonly seconds: number | undefined;
}

export interface LiveAnswer {
  readonly text: string;
  readonly note: string | null;
  readonly progress: Progress | null;
  readonly start: Extract<AnswerEvent, { type: 'start' }> | null;
}

const EMPTY: LiveAnswer = { text: '', note: null, progress: null, start: null };
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

const progressAt = (stage: Progress['stage'], seconds?: number): Progress => ({ stage, since: performance.now(), seconds });

/** Folds one event into the live text; what a reader sees after it. */
export function foldEvent(live: LiveAnswer, event: AnswerEvent): LiveAnswer {
  switch (event.type) {
    case 'start':
      return { ...live, start: event, note: null, progress: event.answeredBy === 'guide' ? null : progressAt('asking') };
    case 'waiting':
      // A stage is told in the words of the screen's language; what is no stage is a sentence to read meanwhile.
      return event.stage ? { ...live, progress: progressAt(event.stage, event.seconds) } : { ...live, note: event.note };
    case 'text':
      return { ...live, text: live.text + event.text, note: null };
    case 'restart':
      return { ...live, text: '', note: event.note, progress: null };
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
