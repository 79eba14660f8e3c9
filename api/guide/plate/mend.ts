// Letters that a reader of pictures takes figures for, put right within figures: 'l5' is 15, '23OV' is 230 V, '4S' is 45.
import { type UnitKind, unitAt } from '../reading/units.ts';
import { KINDS } from './kinds.ts';

const TAKEN_FOR: ReadonlyMap<string, string> = new Map([
  ...[...'OoQD'].map((letter) => [letter, '0'] as const),
  ...[...'lI|i!'].map((letter) => [letter, '1'] as const),
  ...[...'Zz'].map((letter) => [letter, '2'] as const),
  ...[...'Ss'].map((letter) => [letter, '5'] as const),
  ['G', '6'],
  ['B', '8'],
  ['g', '9'],
]);
const SIGNS = new Set('./-,');
const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';
const isPart = (sign: string): boolean => isDigit(sign) || SIGNS.has(sign);

export interface Mended {
  /** As a figure is written, its unit behind it and apart: '230 V', '208Y/120'. */
  readonly text: string;
  /** A letter was taken for a figure. */
  readonly wasMended: boolean;
}

/** Units are at most this long where they stand glued to a figure, and of what plates give: the 's' of '4s' is no second there. */
const LONGEST_UNIT = 6;
const UNITS = new Set<UnitKind | undefined>(Object.values(KINDS).map(({ unit }) => unit));

/** Whether letters are a unit that plates give; 'a' alone is too often a word for the guide's own list. */
export const isUnit = (letters: string): boolean => letters === 'a' || UNITS.has(unitAt([letters], 0)?.unit.kind);

/**
 * The figure that a word is, its slips mended; undefined where it is none. A word without any figure in it is one only if all of it can
 * be misread figures ('SO', 'l'), which a label beside it has to bear out.
 */
export function mendFigure(word: string): Mended | undefined {
  // A unit can hold letters that figures are taken for, so the shortest rest that is a figure as it stands comes first.
  const lengths = Array.from({ length: Math.min(LONGEST_UNIT, word.length - 1) + 1 }, (_, length) => length);
  const tries = lengths.flatMap((length) => {
    const [head, tail] = [word.slice(0, word.length - length), word.slice(word.length - length)];
    return length > 0 && !isUnit(tail.toLowerCase()) ? [] : [{ head, tail }];
  });
  const asItStands = tries.find(({ head }) => isWritten(head));
  if (asItStands) return { text: `${asItStands.head} ${asItStands.tail}`.trim(), wasMended: false };
  for (const { head, tail } of tries) {
    const mended = [...head].map((sign) => TAKEN_FOR.get(sign) ?? sign).join('');
    if (isWritten(mended)) return { text: `${mended} ${tail}`.trim(), wasMended: true };
  }
  return undefined;
}

/** Figures and the signs between them, beginning and ending with a figure; a 'Y' as of '208Y/120' too. */
function isWritten(text: string): boolean {
  const plain = text.replace('Y/', '/');
  return plain !== '' && [...plain].every(isPart) && isDigit(plain.at(-1) ?? '') && (isDigit(plain[0] ?? '') || plain[0] === '.');
}

/** 'PH1' -> 'PH 1', '1PH3' -> '1 PH 3': where letters between figures are a word for which `isWord` says so. Model numbers stay whole. */
export function splitGlued(word: string, isWord: (letters: string) => boolean): readonly string[] {
  const runs: string[] = [];
  for (const sign of word) {
    const last = runs.at(-1);
    if (last !== undefined && isPart(last[0] ?? '') === isPart(sign)) runs[runs.length - 1] = last + sign;
    else runs.push(sign);
  }
  const letters = runs.filter((run) => !isPart(run[0] ?? ''));
  return [...word].some(isDigit) && runs.length > 1 && letters.length > 0 && letters.every((run) => isWord(run.toLowerCase()))
    ? runs
    : [word];
}
