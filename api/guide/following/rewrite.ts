// A message that leans on the chat, told as a whole question: the one before with what changed in it, or its own with what the chat is about.

import type { Concept } from '../reading/lexicon.ts';
import type { Reading } from '../reading/read-question.ts';
import { isStopWord } from '../reading/words.ts';
import { countedIn } from './counts.ts';
import { SWAPS } from './learned-data.ts';
import { type FigurePart, GOING_ON, type Parts, POINTING, partsOf, type ThingPart, textOf } from './parts.ts';
import { replacedBy } from './swaps.ts';

export interface Rewritten {
  readonly text: string;
  /** Figures and things of the message that took the place of one before. */
  readonly replaced: number;
  /** Those that were added. */
  readonly added: number;
  /** Words of the message that neither question would have without it. */
  readonly rest: number;
}

interface Swap {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Which of the figures before, that are not taken yet, a figure of the message stands in the place of. */
export type Replacing = (now: FigurePart, before: readonly FigurePart[]) => FigurePart | undefined;
const learned: Replacing = (now, before) => replacedBy(now, before, SWAPS);

/** The question before with what the message changes in it; undefined where it changes nothing. */
export function changed(reading: Reading, before: Reading, replacing: Replacing = learned): Rewritten | undefined {
  const [now, then] = [partsOf(reading), partsOf(before)];
  const swaps: Swap[] = [];
  const taken = new Set<number>();
  const used = new Set<number>();
  const use = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) used.add(at);
  };
  // 'A third 12/2' is no other cable in the place of the two: it makes three of them, and another one stands beside them.
  const counted = countedIn(now, then);
  if (counted?.swap !== undefined) {
    swaps.push(counted.swap);
    for (const at of counted.said) used.add(at);
    taken.add(counted.swap.from);
    if (counted.figure !== undefined) use(counted.figure.figure.from, counted.figure.figure.to);
  }
  for (const part of now.figures) {
    if (part === counted?.figure || counted?.said.includes(part.figure.from) === true) continue;
    const old = replacing(
      part,
      then.figures.filter((each) => !taken.has(each.figure.from)),
    );
    if (old === undefined) continue;
    const { from, to } = old.figure;
    taken.add(from);
    swaps.push({ from, to, text: figureText(part, old, now, then) });
    use(part.figure.from, part.figure.to);
  }
  for (const thing of now.things) {
    const old = then.things.filter(({ kind }) => kind === thing.kind);
    if (old.some(({ concept }) => concept === thing.concept)) continue;
    const [first] = old;
    if (first === undefined || overlaps(first, swaps) || used.has(thing.from)) continue;
    swaps.push({ ...placeOf(first, thing, then), text: textOf(now, thing.from, thing.to) });
    use(thing.from, thing.to);
  }
  const figureTokens = new Set(now.figures.flatMap(({ figure: { from, to } }) => range(from, to)));
  const fresh = now.tokens.flatMap(({ text, stem }, at) =>
    used.has(at) ||
    (!figureTokens.has(at) && (text.length < 2 || then.stems.has(stem) || isStopWord(text) || POINTING.has(text) || GOING_ON.has(text)))
      ? []
      : [at],
  );
  const added = addition(now, fresh, used);
  if (swaps.length === 0 && added === '') return undefined;
  const text = [swapped(then, swaps), added].filter((part) => part !== '').join(', ');
  return {
    text,
    replaced: swaps.length,
    added: fresh.filter((at) => figureTokens.has(at)).length,
    rest: now.contents.filter((at) => fresh.includes(at)).length,
  };
}

const CABLES: ReadonlySet<Concept> = new Set<Concept>(['nm', 'mc', 'ac', 'uf', 'se', 'mi', 'tc', 'cord']);
const CABLE_STEMS: ReadonlySet<string> = new Set(['cable', 'cables', 'romex']);

/** A raceway takes the place of the whole 'cable uf': what is in a pipe is no buried cable. */
function placeOf(old: ThingPart, now: ThingPart, { tokens }: Parts): Pick<Swap, 'from' | 'to'> {
  if (!CABLES.has(old.concept) || CABLES.has(now.concept)) return { from: old.from, to: old.to };
  const isCable = (at: number): boolean => CABLE_STEMS.has(tokens[at]?.text ?? '');
  return { from: isCable(old.from - 1) ? old.from - 1 : old.from, to: isCable(old.to) ? old.to + 1 : old.to };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, each) => from + each);
const overlaps = ({ from, to }: ThingPart, swaps: readonly Swap[]): boolean => swaps.some((swap) => swap.from < to && from < swap.to);

/** The figure as its place wants it: with its own unit, or that of the one before. */
function figureText({ figure }: FigurePart, { figure: old }: FigurePart, now: Parts, then: Parts): string {
  const own = textOf(now, figure.from, figure.to);
  if (figure.to - figure.from > 1 || old.to - old.from <= 1) return own;
  return `${own} ${textOf(then, old.from + 1, old.to)}`;
}

function swapped(then: Parts, swaps: readonly Swap[]): string {
  let text = '';
  let at = 0;
  for (const swap of swaps.toSorted((a, b) => a.from - b.from)) {
    const start = then.tokens[swap.from]?.start ?? at;
    text += `${then.plain.slice(at, start)}${swap.text}`;
    at = then.tokens[swap.to - 1]?.end ?? at;
  }
  return withoutEnd(text + then.plain.slice(at));
}

const ENDS = new Set(['?', '.', '!', ' ']);
/** A question without the mark at its end. */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ENDS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** What is new in a message, from its first new word to its last. */
function addition(now: Parts, fresh: readonly number[], used: ReadonlySet<number>): string {
  const [first, last] = [fresh[0], fresh.at(-1)];
  if (first === undefined || last === undefined) return '';
  const tokens = range(first, last + 1).filter((at) => !used.has(at));
  return tokens.map((at) => now.tokens[at]?.text ?? '').join(' ');
}

/** Words that a question asks with; what they ask for stands right behind them. */
const ASKING: ReadonlySet<string> = new Set('what which how whats que cual cuanto cuanta cuantos cuantas size'.split(' '));
/** What is asked of a thing, and is none. */
const ASKED: ReadonlySet<Concept> = new Set<Concept>([
  'wire-size',
  'ampacity',
  'voltage-drop',
  'box-fill',
  'flc',
  'demand-factor',
  'fill',
  'burial',
  'egc',
  'working-space',
  'general-lighting',
  'support',
]);
const ASKED_WORDS: ReadonlySet<string> = new Set('size sizes amps watts max min maximum minimum distance height depth load'.split(' '));
/** Words behind which stands what something is asked of. */
const OF: ReadonlySet<string> = new Set('for of on in to with from does do is are can para de del en con a al por lleva'.split(' '));

/** What the question before is about: the question without what it asks for. */
export function subjectOf(before: Reading): string {
  const then = partsOf(before);
  const { tokens } = then;
  const figureAt = new Set(then.figures.flatMap(({ figure }) => range(figure.from, figure.to)));
  const cut = new Set<number>();
  const asked = new Set(then.spans.flatMap(({ concept, start, end }) => (ASKED.has(concept) ? range(start, end) : [])));
  const isAsked = (at: number): boolean => asked.has(at) || ASKED_WORDS.has(tokens[at]?.text ?? '');
  for (let at = 0; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (at !== 0 && !ASKING.has(text)) continue;
    if (cut.has(at) || figureAt.has(at)) continue;
    const run: number[] = [];
    for (let each = at; each < tokens.length && !figureAt.has(each) && run.length < 7; each += 1) {
      const word = tokens[each]?.text ?? '';
      run.push(each);
      if (each > at && OF.has(word)) break;
      if (word === ',' || word === '?') break;
    }
    if (at === 0 && !ASKING.has(text) && !run.some((each) => isAsked(each))) continue;
    for (const each of run) cut.add(each);
  }
  const left = tokens.flatMap((_, at) => (cut.has(at) ? [] : [at]));
  const tells = left.some((at) => figureAt.has(at)) || then.things.some(({ from }) => left.includes(from));
  const says = (at: number): boolean => figureAt.has(at) || then.contents.includes(at);
  const [first = 0, last = tokens.length] = tells ? [left.find(says), left.findLast(says)] : [];
  const kept = (tells ? left : tokens.map((_, at) => at)).filter((at) => at >= first && at <= last);
  return withoutEnd(spelled(then, kept));
}

/** Some tokens as they stand in the text, with no more between them than there was. */
function spelled({ tokens, plain }: Parts, kept: readonly number[]): string {
  return kept
    .map((at, each) => {
      const token = tokens[at];
      const next = kept[each + 1];
      if (token === undefined) return '';
      const gap = next === at + 1 ? plain.slice(token.end, tokens[next]?.start ?? token.end) : next === undefined ? '' : ' ';
      return token.text + gap;
    })
    .join('');
}

/** The message with what the chat is about before it. */
export const together = (reading: Reading, before: Reading): string => `${subjectOf(before)}. ${reading.original}`;

/** Both questions as one. */
export const asOne = (reading: Reading, before: Reading): string => `${withoutEnd(before.plain)} ${reading.original}`;

/** The message with what the answer before came to in the place of the word that points to it; behind it, joined by a word, where none does. */
export function about(reading: Reading, outcome: string, joined: 'for' | 'para'): string {
  const now = partsOf(reading);
  const at = now.tokens.findIndex(({ text }) => POINTING.has(text));
  if (at < 0) return `${withoutEnd(now.plain)} ${joined} ${outcome}`;
  const { start = 0, end = 0 } = now.tokens[at] ?? {};
  return `${now.plain.slice(0, start)}${outcome}${now.plain.slice(end)}`;
}
