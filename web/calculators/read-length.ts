// Lengths as they are read off a tape: 12' 6-1/2", 12 ft 6 in, 6-1/2", or a plain figure in the field's own unit.
import { inchText } from '../../api/guide/calculators/inch-text.ts';
import { readNumber } from './read-number.ts';

const FEET = /^(.*?)\s*(?:'|’|′|ft\.?|feet|pies?)\s*(.*)$/i;
const INCHES = /^(.*?)\s*(?:"|”|″|''|in\.?|inch(?:es)?|pulg\.?)$/i;

/** The length in `unit`; what stands behind feet is inches. Undefined for anything else than a length. */
export function readLength(text: string, unit: 'ft' | 'in'): number | undefined {
  const typed = text.trim();
  const inches = INCHES.exec(typed)?.[1];
  const [, feetText, rest = ''] = FEET.exec(inches ?? typed) ?? [];
  const perUnit = unit === 'ft' ? 12 : 1;
  if (feetText === undefined) {
    if (inches === undefined) return readNumber(typed);
    const figure = readNumber(inches);
    return figure === undefined ? undefined : figure / perUnit;
  }
  const feet = readNumber(feetText);
  const behind = rest.trim() === '' ? 0 : readNumber(rest);
  return feet === undefined || behind === undefined ? undefined : (feet * 12 + behind) / perUnit;
}

/** What is typed with some sixteenths of an inch added to its last figure: 3 and 2 sixteenths are 3-1/8, once more 3-1/4. */
export function withSixteenths(text: string, sixteenths: number): string {
  const [last] = /(?:\d+[- ])?\d+\/\d+$|\d*\.?\d*$/.exec(text) ?? [''];
  const figure = (readNumber(last) ?? 0) + sixteenths / 16;
  return text.slice(0, text.length - last.length) + inchText(figure);
}
