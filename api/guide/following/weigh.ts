// How likely each way of understanding a message of a chat is: as it stands, or leaning on what came before in one of several ways.
import type { Ranked } from '../asking/candidate.ts';
import { type Features, scoreOf } from '../asking/candidate.ts';
import type { Reading } from '../reading/read-question.ts';
import { type Parts, partsOf } from './parts.ts';
import type { Rewritten } from './rewrite.ts';

/**
 * 'alone': a new question. 'change': the one before with something changed. 'next': the next thing about its subject. 'whole': both
 * questions as one. 'result': about what the answer before came to.
 */
export const WAYS = ['alone', 'change', 'next', 'whole', 'result'] as const;
export type Way = (typeof WAYS)[number];

export interface Weighed {
  readonly way: Way;
  readonly ranked: readonly Ranked[];
  /** It gives nothing to answer from. */
  readonly asksBack: boolean;
  readonly rewritten?: Rewritten;
}

const MOST_WORDS = 8;
/** Below this probability nothing is answered. */
export const LIKELY = 0.3;

/** What a message looks like, whatever it means. */
export function messageFeatures(now: Parts, then: Parts): Features {
  const words = now.contents.map((at) => now.tokens[at]?.stem ?? '');
  const shared = words.filter((word) => then.stems.has(word)).length;
  const fresh = words.length - shared;
  return {
    base: 1,
    fresh: Math.min(fresh, MOST_WORDS) / MOST_WORDS,
    none: words.length === 0 ? 1 : 0,
    one: words.length === 1 ? 1 : 0,
    long: Math.min(now.tokens.length, 24) / 24,
    shared: shared / Math.max(1, words.length),
    figures: Math.min(now.figures.length, 3) / 3,
    figured: now.figures.length > 0 ? 1 : 0,
    asks: now.asks ? 1 : 0,
    points: now.points ? 1 : 0,
    goesOn: now.goesOn ? 1 : 0,
    meaning: now.asksMeaning ? 1 : 0,
    bare: !now.asks && words.length <= 2 ? 1 : 0,
  };
}

const rewrittenFeatures = (rewritten: Rewritten | undefined): Features =>
  rewritten === undefined
    ? {}
    : {
        replaced: rewritten.replaced > 0 ? 1 : 0,
        added: rewritten.added > 0 ? 1 : 0,
        rest: Math.min(rewritten.rest, 5) / 5,
      };

/** How well a way of understanding it finds an answer. */
function foundFeatures({ way, ranked, rewritten, asksBack }: Weighed, now: Parts, before: string | undefined): Features {
  const [best] = ranked;
  const probability = Math.min(0.99, best?.probability ?? 0.01);
  const same = way !== 'alone' && best !== undefined && best.id === before;
  const isSum = best !== undefined && best.entry === undefined;
  return {
    found: Math.max(-4, Math.log(probability)) / 4,
    like: best?.features.like ?? 0,
    covered: isSum ? 0.5 : (best?.features.covered ?? 0),
    sum: isSum ? 1 : 0,
    unsure: probability < LIKELY ? 1 : 0,
    missing: isSum ? Math.min(1, (best.features.missing ?? 0) + (best.features.bare ?? 0)) : 0,
    asksBack: asksBack ? 1 : 0,
    same: same ? 1 : 0,
    repeats: same && isSum && now.figures.length === 0 && (rewritten?.replaced ?? 0) === 0 ? 1 : 0,
    ...rewrittenFeatures(rewritten),
  };
}

/** Everything that speaks for a way, by names that weights have. */
export function wayFeatures(weighed: Weighed, now: Reading, then: Reading, before: string | undefined): Features {
  const { way } = weighed;
  const parts = partsOf(now);
  const found = foundFeatures(weighed, parts, before);
  const named = Object.entries(messageFeatures(parts, partsOf(then))).map(([name, value]) => [`${way} ${name}`, value] as const);
  const own = Object.entries(found).map(([name, value]) => [`${way} ${name}`, value] as const);
  return { ...found, ...Object.fromEntries([...named, ...own]) };
}

/** How a way looks before anything is looked for. */
const looksFeatures = ({ way, rewritten }: Pick<Weighed, 'way' | 'rewritten'>, message: Features): Features => {
  const changes = rewrittenFeatures(rewritten);
  const named = [...Object.entries(message), ...Object.entries(changes)].map(([name, value]) => [`${way} ${name}`, value] as const);
  return { ...changes, ...Object.fromEntries(named) };
};

/** The ways that are worth looking into: those that look best, as few as will do. */
export function worthLooking<T extends Pick<Weighed, 'way' | 'rewritten'>>(
  ways: readonly T[],
  { now, before }: { readonly now: Reading; readonly before: Reading },
  weights: Features,
): readonly T[] {
  const message = messageFeatures(partsOf(now), partsOf(before));
  const scored = ways.map((each) => ({ each, score: scoreOf(looksFeatures(each, message), weights) })).sort((a, b) => b.score - a.score);
  const most = scored[0]?.score ?? 0;
  return scored.filter(({ score }, at) => at < LOOKED_INTO && score > most - FAR_BEHIND).map(({ each }) => each);
}
const LOOKED_INTO = 3;
/** What is found makes up for no more. */
const FAR_BEHIND = 3;

/** Which way is likeliest, by the weights; the first of equals. */
export function likeliest<T extends Weighed>(
  ways: readonly T[],
  { now, before, answeredBy }: { readonly now: Reading; readonly before: Reading; readonly answeredBy: string | undefined },
  weights: Features,
): T | undefined {
  const scored = ways.map((each) => ({ each, score: scoreOf(wayFeatures(each, now, before, answeredBy), weights) }));
  return scored.sort((a, b) => b.score - a.score)[0]?.each;
}
