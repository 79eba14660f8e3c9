// Brings a question into the one written form that all reading works on: lower case, no accents, digits for numbers.
import type { Language } from '../../contract/values.ts';
import { digitsForMixedWords, digitsForWords, spokenAughts } from './number-words.ts';
import { remembered } from './remembered.ts';

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Lower case without accents; 'ñ' becomes 'n'. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/**
 * The question as everything else reads it: folded, one kind of quote and dash, fractions as '1-1/2', inch and foot marks as units,
 * no thousands separators, decimal points, number words as digits, 'A' after a figure as 'amps' (so that the Spanish preposition stays apart).
 */
export const normalise = (text: string, language: Language): string => NORMALISED[language](text);
const NORMALISED: Readonly<Record<Language, (text: string) => string>> = {
  en: remembered((text) => normalised(text, 'en')),
  es: remembered((text) => normalised(text, 'es')),
};

function normalised(text: string, language: Language): string {
  let plain = text
    .replace(/[\u2018\u2019\u2032]/g, "'")
    .replace(/\u201c([^\u201c\u201d]*)\u201d/g, '$1')
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/(^|[\s(¿¡])"([^"]*[^"\s])"(?=[\s,.;:?!)]|$)/g, '$1$2')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(\d)?\s?([½¼¾⅓⅔⅛⅜⅝⅞])/g, (_whole, digit: string | undefined, mark: string) =>
      digit === undefined ? (FRACTIONS[mark] ?? mark) : `${digit}-${FRACTIONS[mark] ?? mark}`,
    )
    .replace(/²/g, '2')
    .replace(/³/g, '3')
    .replace(/[Ωω](?=$|[\s.,;:?)])/gu, ' ohm')
    .replace(/[×✕]/g, ' x ')
    .replace(/[ø∅]/gi, '-phase ');
  if (/[a-z]/.test(plain)) plain = plain.replace(/(\d)\s?-?A(?![A-Za-z0-9])/g, '$1 amps');
  plain = fold(plain)
    .replace(/º/g, '°')
    .replace(/(\d ?%)(?=[a-z])/g, '$1 ')
    // '3f', '1 f': fases, not degrees.
    .replace(/(?<![\d.,/-])([13]) ?f(?![a-z0-9])/g, '$1-phase')
    .replace(/(?<![\w./])(\d+(?:\.\d+)?)a(?![a-z0-9])/g, '$1 amps');
  plain = plain.replace(/\bwhat'?s\b/g, 'what is');
  // Before 'ciento' becomes a number.
  plain = plain.replace(/\bpor ?ciento\b/g, '%');
  plain = lowerCaseAmps(plain, language);
  plain = plain
    .replace(/(?<![\d.,])(\d{1,3})((?:,\d{3})+)(?!\d|,\d)/g, (_whole, head: string, rest: string) => head + rest.replaceAll(',', ''))
    .replace(/(?<![\d.,])(\d+),(\d{1,2})(?=\s?(?:%|[a-z°Ω]))/g, language === 'es' ? '$1.$2' : '$1,$2')
    .replace(/(\d)\s?"/g, '$1 in ')
    .replace(/(\d\/\d+) de (?=pulg)/g, '$1 ')
    .replace(/(\d)'(?=[\s\d,.?;:)-]|$)/g, '$1 ft ')
    .replace(/(?<![\d/])(\d{1,2}) (1\/2|1\/4|3\/4|1\/8|3\/8|5\/8|7\/8)(?!\d)/g, '$1-$2');
  // '6 mil pies', '10 thousand amps'.
  plain = plain.replace(
    language === 'es' ? /(?<![\w./-])(\d{1,3}(?:\.\d)?) mil\b/g : /(?<![\w./-])(\d{1,3}(?:\.\d)?) thousand\b/g,
    (_whole, count: string) => String(Number(count) * 1000),
  );
  plain = digitsForMixedWords(digitsForWords(spokenAughts(plain), language), language);
  return plain.replace(/\s+/g, ' ').trim();
}

/**
 * '30 a breaker' -> '30 amps breaker'. The Spanish preposition stays: '30 a 45 metros', '30 a la caja'; so does 'a' before a figure in English.
 */
const lowerCaseAmps = (plain: string, language: Language): string =>
  language === 'en'
    ? plain.replace(
        /(?<![\w./-])(\d+(?:\.\d+)?) a(?= (?:breaker|circuit|fuse|panel|service|load|feeder|main|range|dryer|receptacle|outlet|charger|branch|continuous|subpanel|hot tub|device|ocpd|motor|at\b|on\b|and\b|or\b|for\b)|[?.,;)]|$)/g,
        '$1 amps',
      )
    : plain.replace(/(?<![\w./-])(\d+(?:\.\d+)?) a(?= (?:y|o|con|para|por|trifasic\w+|monofasic\w+|continu\w+)\b|[?.,;)]|$)/g, '$1 amps');
