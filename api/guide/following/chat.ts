// The chat before a message, as one question: what its newest message asks, with what that took over from those before it.
import { scoreOf } from '../asking/candidate.ts';
import { type Reading, readQuestion } from '../reading/read-question.ts';
import { WEIGHTS } from './learned-data.ts';
import { partsOf } from './parts.ts';
import { changed, together } from './rewrite.ts';
import { messageFeatures } from './weigh.ts';

export type Read = (text: string) => Reading;

/** From here on a message may lean on the one before; below, it is asked as it stands. */
const MAY_LEAN = 0;

/** How much a message looks like one that leans, above 0 more than not. */
export const leanOf = (now: Reading, then: Reading): number => scoreOf(messageFeatures(partsOf(now), partsOf(then)), WEIGHTS.leaning);

export const mayLean = (now: Reading, then: Reading): boolean => leanOf(now, then) > MAY_LEAN;

const known = new WeakMap<Reading, Reading>();

/** @param earlier newest first, one at least */
export function chatBefore(earlier: readonly Reading[], read: Read): Reading {
  const [newest, ...older] = earlier;
  if (newest === undefined) throw new Error('No chat');
  if (older.length === 0) return newest;
  const made = known.get(newest) ?? fold(newest, older, read);
  known.set(newest, made);
  return made;
}

function fold(newest: Reading, older: readonly Reading[], read: Read): Reading {
  const before = chatBefore(older, read);
  if (!mayLean(newest, before)) return newest;
  const told = partsOf(newest).asks ? together(newest, before) : (changed(newest, before)?.text ?? together(newest, before));
  return read(told);
}

export const reader =
  (language: Reading['language'], knows: (word: string) => boolean): Read =>
  (text) =>
    readQuestion(text, language, knows);
