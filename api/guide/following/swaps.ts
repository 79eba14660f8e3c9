// Which figure of the question before a figure of a message stands in the place of: 'and for 10?' after '5 ranges of 12 kW' are ten ranges.
import { type Features, scoreOf } from '../asking/candidate.ts';
import type { FigurePart } from './parts.ts';

const SIZES: ReadonlySet<number> = new Set([18, 16, 14, 12, 10, 8, 6, 4, 3, 2, 1, 250, 300, 350, 400, 500, 600, 700, 750]);
const HEAT: ReadonlySet<string> = new Set(['temperature', 'angle']);
const COLUMNS: ReadonlySet<number> = new Set([60, 75, 90]);
/** In doublings: a figure eight times another is as unlike it as any. */
const APART_MOST = 3;

/** A figure of a message, and one of the question before. */
export interface Pair {
  readonly now: FigurePart;
  readonly old: FigurePart;
}

const unitOf = ({ figure }: FigurePart): string | undefined => (figure.unit?.kind === 'conductor' ? undefined : figure.unit?.kind);

/** Whether the one can stand for the other at all. */
function canStand({ now, old }: Pair): boolean {
  const [mine, theirs] = [unitOf(now), unitOf(old)];
  // 'Lugs of 75 degrees. Could it go on a 110?'
  if (mine === undefined && HEAT.has(theirs ?? '') && !COLUMNS.has(now.figure.value)) return false;
  if (mine !== undefined && theirs !== undefined && mine !== theirs) return false;
  if (mine !== undefined && old.isSize) return false;
  return !now.isSize || old.isSize || (SIZES.has(old.figure.value) && theirs === undefined);
}

/** What speaks for a figure in the place of one before; undefined where it cannot stand there. */
export function swapFeatures(pair: Pair): Features | undefined {
  if (!canStand(pair)) return undefined;
  const { now, old } = pair;
  const [mine, theirs] = [unitOf(now), unitOf(old)];
  const ratio = Math.abs(now.figure.value) / Math.max(1e-6, Math.abs(old.figure.value));
  const shared = [...now.near].filter((word) => old.near.has(word)).length;
  const isFraction = (part: FigurePart): boolean => part.figure.form === 'fraction';
  return {
    apart: Math.min(APART_MOST, Math.abs(Math.log2(Math.max(1e-6, ratio)))) / APART_MOST,
    same: ratio === 1 ? 1 : 0,
    unitSame: mine !== undefined && mine === theirs ? 1 : 0,
    unitOwn: mine !== undefined && theirs === undefined ? 1 : 0,
    unitTheirs: mine === undefined && theirs !== undefined ? 1 : 0,
    sizes: now.isSize && old.isSize ? 1 : 0,
    sizeOwn: now.isSize && !old.isSize ? 1 : 0,
    sizeTheirs: !now.isSize && old.isSize ? 1 : 0,
    noSize: !now.isSize && old.isSize && !SIZES.has(now.figure.value) ? 1 : 0,
    fractions: isFraction(now) && isFraction(old) ? 1 : 0,
    fractionOne: isFraction(now) !== isFraction(old) ? 1 : 0,
    inches: isFraction(now) !== isFraction(old) && (mine === 'length' || theirs === 'length') ? 1 : 0,
    counts: mine === undefined && theirs === undefined && !old.isSize && !isFraction(old) ? 1 : 0,
    wordBefore: now.before !== '' && now.before === old.before ? 1 : 0,
    shared: Math.min(2, shared) / 2,
    beside: [...now.beside].some((word) => old.beside.has(word)) ? 1 : 0,
  };
}

/** That it stands in no other's place. */
export const NO_SWAP: Features = { none: 1 };

/** The figure before that it most likely stands in the place of, by the weights; undefined for none. */
export function replacedBy(now: FigurePart, before: readonly FigurePart[], weights: Features): FigurePart | undefined {
  const scored = before.flatMap((old) => {
    const features = swapFeatures({ now, old });
    return features === undefined ? [] : [{ old, score: scoreOf(features, weights) }];
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best !== undefined && best.score >= scoreOf(NO_SWAP, weights) ? best.old : undefined;
}
