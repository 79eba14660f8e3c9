// Turns numbers said in words, in English or Spanish, into digits: 'fifteen amp' -> '15 amp', 'dos cero' -> '2/0'.
import type { Language } from '../../contract/values.ts';

const UNITS_EN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const UNITS_ES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const TENS_EN = 'twenty thirty forty fifty sixty seventy eighty ninety';
const TENS_ES = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const HUNDREDS_ES = 'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

interface NumberWord {
  readonly value: number;
  /** 'unit' 0-29, 'ten' 20-90, 'hundred' and 'thousand' multiply in English and add in Spanish. */
  readonly rank: 'unit' | 'ten' | 'hundred' | 'thousand';
}

const list = (words: string, first: number, step: number, rank: NumberWord['rank']): [string, NumberWord][] =>
  words.split(' ').map((word, index) => [word, { value: first + index * step, rank }]);

const WORDS: Readonly<Record<Language, ReadonlyMap<string, NumberWord>>> = {
  en: new Map([
    ...list(UNITS_EN, 0, 1, 'unit'),
    ...list(TENS_EN, 20, 10, 'ten'),
    ['fourty', { value: 40, rank: 'ten' }],
    ['hundred', { value: 100, rank: 'hundred' }],
    ['thousand', { value: 1000, rank: 'thousand' }],
  ]),
  es: new Map([
    ...list(UNITS_ES, 0, 1, 'unit'),
    ...list(TENS_ES, 30, 10, 'ten'),
    ...list(HUNDREDS_ES, 100, 100, 'hundred'),
    ['un', { value: 1, rank: 'unit' }],
    ['cien', { value: 100, rank: 'hundred' }],
    ['doscientas', { value: 200, rank: 'hundred' }],
    ['mil', { value: 1000, rank: 'thousand' }],
  ]),
};

// Alone they are articles and pronouns more often than numbers.
const NEVER_ALONE = new Set(['one', 'un', 'uno', 'zero', 'cero']);

const AUGHT_DIGITS: Readonly<Record<string, string>> = {
  one: '1',
  single: '1',
  two: '2',
  double: '2',
  three: '3',
  triple: '3',
  four: '4',
  quadruple: '4',
  un: '1',
  uno: '1',
  dos: '2',
  doble: '2',
  tres: '3',
  cuatro: '4',
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
};
const AUGHT =
  /\b(one|single|two|double|three|triple|four|quadruple|uno?|dos|doble|tres|cuatro|[1-4])[ -](?:aughts?|oughts?|naughts?|ceros?)\b/g;

/** Sizes said as 'one aught' or 'cuatro cero' become '1/0', '4/0'. `text` is lower case without accents. */
export const spokenAughts = (text: string): string =>
  text.replace(AUGHT, (whole, count: string) => {
    const digit = AUGHT_DIGITS[count];
    return digit === undefined ? whole : `${digit}/0`;
  });

const HALVES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an? |one )?inch and an? half\b|\b(?:una )?pulgada y media\b/g, '1-1/2 in'],
  [/\b(?:an? |one )?inch and an? quarter\b|\b(?:una )?pulgada y (?:un )?cuarto\b/g, '1-1/4 in'],
  [/\b(\d+) and (?:an? half|1\/2)\b|\b(\d+) y media\b|\b(\d+) y 1\/2\b/g, '$1$2$3-1/2'],
  [/\b(\d+) and (?:an? quarter|1\/4)\b|\b(\d+) y (?:un )?cuarto\b/g, '$1$2-1/4'],
  [/\b(?:an? )?half[ -](?:an? )?(?=inch|in\b|hp|horse|emt|pvc|conduit)/g, '1/2 '],
  [/\bmedi[ao] (?=pulgada|caballo|hp|emt|pvc|conduit)/g, '1/2 '],
  [/\b(?:three|3)[ -]quarters?[ -](?=inch|in\b|hp|horse|emt|pvc|conduit)/g, '3/4 '],
  [/\b(?:tres|3) cuartos(?: de)? (?=pulgada|caballo|hp)/g, '3/4 '],
  [/\b(tubo|tuberia|emt|pvc|conduit|poliducto|flex|rigido) (?:de )?(?:tres|3) cuartos\b/g, '$1 de 3/4'],
  [/\b(tubo|tuberia|emt|pvc|conduit|poliducto|flex|rigido) (?:de )?media\b/g, '$1 de 1/2'],
  [/\b(?:an? )?quarter[ -](?=inch|hp|horse)/g, '1/4 '],
  [/\bun cuarto(?: de)? (?=pulgada|caballo|hp)/g, '1/4 '],
];

// Words of one language's numbers that mean something else in the other: 'once' again, a 'mil' of area, 'ten' cuidado.
const OTHERWISE = new Set(['once', 'mil', 'ten', 'un', 'uno', 'one']);

/** Number words of the other language in a mixed question as digits: 'two resistencias', 'tres wires'. */
export function digitsForMixedWords(text: string, language: Language): string {
  const other = language === 'es' ? 'en' : 'es';
  return digitsForWords(text, other, new Map([...WORDS[other]].filter(([word]) => !OTHERWISE.has(word))));
}

/**
 * Number words as digits. `text` is lower case without accents; `language` decides 'once' and 'mil'.
 * A lone 'one', 'uno' or 'un' stays a word.
 */
export function digitsForWords(text: string, language: Language, words: ReadonlyMap<string, NumberWord> = WORDS[language]): string {
  const tokens = text.split(/(\s+|(?<=[a-z])-(?=[a-z])|[,.;:?!()])/);
  const out: string[] = [];
  let index = 0;
  while (index < tokens.length) {
    const read = readNumber(tokens, index, words, language);
    if (read === undefined) {
      out.push(tokens[index] ?? '');
      index += 1;
    } else {
      out.push(String(read.value));
      index = read.next;
    }
  }
  let result = out.join('');
  for (const [pattern, replacement] of HALVES) result = result.replace(pattern, replacement);
  return result;
}

function readNumber(
  tokens: readonly string[],
  start: number,
  words: ReadonlyMap<string, NumberWord>,
  language: Language,
): { value: number; next: number } | undefined {
  const first = words.get(tokens[start] ?? '');
  if (first === undefined) return undefined;
  let total = 0;
  let current = 0;
  let last: NumberWord['rank'] | undefined;
  let lastUnit = Number.POSITIVE_INFINITY;
  let index = start;
  let next = start;
  let used = 0;
  while (index < tokens.length) {
    const token = tokens[index] ?? '';
    if (/^\s+$/.test(token) || token === '-' || (used > 0 && (token === 'and' || token === 'y') && last !== 'unit')) {
      index += 1;
      continue;
    }
    const word = words.get(token);
    if (word === undefined || !follows(last, lastUnit, word, language)) break;
    if (word.rank === 'thousand') {
      total += Math.max(current, 1) * 1000;
      current = 0;
    } else if (word.rank === 'hundred' && language === 'en') current = Math.max(current, 1) * 100;
    else current += word.value;
    last = word.rank;
    lastUnit = word.value;
    used += 1;
    index += 1;
    next = index;
  }
  if (used === 1 && NEVER_ALONE.has(tokens[start] ?? '')) return undefined;
  return { value: total + current, next };
}

/** Whether `word` can go on a number whose last word had rank `last`: 'twenty five' is one number, 'six twelve' is two. */
function follows(last: NumberWord['rank'] | undefined, lastValue: number, word: NumberWord, language: Language): boolean {
  if (last === undefined) return true;
  if (word.rank === 'thousand') return true;
  if (last === 'thousand') return true;
  if (language === 'en' && word.rank === 'hundred') return last === 'unit' && lastValue < 20;
  if (last === 'hundred') return word.rank !== 'hundred';
  return last === 'ten' && word.rank === 'unit' && word.value < 10;
}
