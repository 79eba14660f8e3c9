// Texts as the exam compares them: without case, accents and marks, with figures and their units read out.

/** Two figures are the same within this share. */
const TOLERANCE = 0.006;

/** Capital letters that are units, told from the small words 'a', 'c' and 'f' before case is lost. */
const CAPITAL_UNITS = /(\d(?:\.\d+)?|½|¼|¾)([ \u00a0-]?)A(?![A-Za-z])/g;

/** Lower case without accents, emphasis and thousands separators; vulgar fractions, inch and foot marks written out. */
export const plain = (text: string): string =>
  text
    .replace(CAPITAL_UNITS, '$1$2amp')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?<=\d) ?½/g, '-1/2')
    .replace(/(?<=\d) ?¼/g, '-1/4')
    .replace(/(?<=\d) ?¾/g, '-3/4')
    .replace(/½/g, '1/2')
    .replace(/¼/g, '1/4')
    .replace(/¾/g, '3/4')
    .replace(/[–—−‑]/g, '-')
    .replace(/(\d)[,\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    .replace(/(?<=\d ?)["”″]/g, ' in ')
    .replace(/(?<=\d)['’′](?= ?\d|\s|$)/g, ' ft ')
    .replace(/[“”"]/g, ' ')
    .replace(/’/g, "'")
    .replace(/[*_`]/g, '');

/** A figure in its base unit: 6.5 ft and 78 in are the same. Sizes such as '1/0' stay as written; a count has no unit. */
export interface Figure {
  readonly value: number | string;
  readonly unit: string;
}

/** How a unit is written after its figure -> [base unit, how many of it]. The first that fits counts. */
const UNITS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:in\.?|inch(?:es)?|pulg(?:adas?)?\.?) ?(?:³|\^?3\b|cub)|^(?:cu\.? ?in|cubic in|in3\b)/, 'in3', 1],
  [/^(?:in\.?|inch(?:es)?|pulg(?:adas?)?\.?) ?(?:²|\^?2\b|cuadr)|^(?:sq\.? ?in|square in)/, 'in2', 1],
  [/^(?:feet|foot|ft\.?|pies?) ?(?:²|\^?2\b|cuadr)|^(?:sq\.? ?f|square f|sf\b)/, 'ft2', 1],
  [/^(?:inch(?:es)?|pulg(?:adas?)?|in)(?![a-z])(?! (?:an?|the|any|each|every|one|all|this|that|and out|series|parallel)\b)/, 'in', 1],
  [/^(?:feet|foot|ft|pies?)(?![a-z])/, 'in', 12],
  [/^kva(?:r)?\b/, 'va', 1000],
  [/^va(?:r)?\b|^volt-?amperes?/, 'va', 1],
  [/^kwh\b/, 'kwh', 1],
  [/^(?:kw|kilowatts?|kilovatios?)\b/, 'w', 1000],
  [/^(?:w|watts?|vatios?)\b(?!-?h)/, 'w', 1],
  [/^kv\b|^kilovolts?/, 'v', 1000],
  [/^(?:v|volts?|voltios?)(?:ac|dc|ca|cd)?\b/, 'v', 1],
  [/^(?:ka\b|kamp|kiloamp)/, 'a', 1000],
  [/^(?:ma\b|mamp|milliamp|miliamp)/, 'a', 0.001],
  [/^(?:amps?|amperes?|amperios?)\b|^a(?![a-z])(?! ?\d)(?! (?:la|los|las|un|una|cada|no)\b)/, 'a', 1],
  [/^(?:hp|horsepower|caballos)\b/, 'hp', 1],
  [/^(?:%|percent|por ?ciento)/, '%', 1],
  [/^awg\b/, 'awg', 1],
  [/^(?:kcmil|mcm)\b/, 'kcmil', 1],
  [/^(?:circular mils?|cmils?|circ\.? mils?|mils circ)/, 'cmil', 1],
  [/^(?:° ?c|c|degrees c|grados c(?:elsius|entigrados)?)\b/, '°c', 1],
  [/^(?:° ?f|f|degrees f|grados f)\b/, '°f', 1],
  [/^(?:°|degrees?|grados?)/, '°', 1],
  [/^(?:kohms?|kω|kilo-?ohm)/, 'ohm', 1000],
  [/^(?:mω|megohms?|megaohms?)/, 'megohm', 1],
  [/^(?:ohms?|ohmios?|ω)/, 'ohm', 1],
  [/^(?:ms|milliseconds?|milisegundos?)\b/, 's', 0.001],
  [/^(?:s|sec|secs|seconds?|seg|segundos?)\b/, 's', 1],
  [/^(?:min|mins|minutes?|minutos?)\b/, 'min', 1],
  [/^(?:h|hr|hrs|hours?|horas?)\b/, 'h', 1],
  [/^(?:mm|millimet(?:er|re)s?|milimetros?)\b/, 'mm', 1],
  [/^(?:cm|centimet(?:er|re)s?|centimetros?)\b/, 'mm', 10],
  [/^(?:m|met(?:er|re)s?|metros?)\b/, 'mm', 1000],
  [/^(?:khz)\b/, 'hz', 1000],
  [/^(?:hz|hertz|cycles per second)\b/, 'hz', 1],
  [/^(?:rpm)\b/, 'rpm', 1],
  [/^(?:lb|lbs|pounds?|libras?)\b/, 'lb', 1],
  [/^(?:fc|foot-?candles?)\b/, 'fc', 1],
];

const FIGURE =
  /(?<whole>\d+)[- ](?<over>\d+)\/(?<under>2|3|4|8|16|32|64)(?![\d/])|(?<aught>[1-4]\/0)(?!\d)|(?<![\d.])(?<top>\d+)\/(?<bottom>\d{1,2})(?![\d/])|(?<![\d.]|(?:in|ft)\^?)(?<figure>\d+(?:\.\d+)?|\.\d+)/g;

/** What may stand between two figures that share the unit of the second: '60, 75 and 90 °C'. */
const SHARING = /^(?: ?, ?| ?- ?| ?[x×] ?| (?:to|a|or|o|u|and|y|e|by|por) |, (?:or|o|and|y) )$/;

function unitAfter(text: string): readonly [string, number] {
  const rest = text.replace(/^[ \u00a0-]+/, '');
  const found = UNITS.find(([written]) => written.test(rest));
  return found === undefined ? ['', 1] : [found[1], found[2]];
}

/** Figures of a plain text, in reading order. Feet with inches after them are one length. */
export function figuresIn(text: string): Figure[] {
  const found: { value: number | string; unit: string; factor: number; from: number; to: number }[] = [];
  for (const match of text.matchAll(FIGURE)) {
    const { whole, over, under, aught, top, bottom, figure } = match.groups ?? {};
    const to = match.index + match[0].length;
    let value: number | string;
    if (whole !== undefined) value = Number(whole) + Number(over) / Number(under);
    else if (aught !== undefined) value = aught;
    else if (top !== undefined) value = Number(top) / Number(bottom);
    else value = Number(figure);
    const numbered = /(?:#|\bno\. ?|\bnumber |\bnum(?:ero)? |\bcalibre |\bgauge )$/.test(text.slice(0, match.index));
    const [unit, factor] = aught !== undefined || numbered ? (['awg', 1] as const) : unitAfter(text.slice(to, to + 24));
    found.push({ value, unit, factor, from: match.index, to });
  }
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const [here, next] = [found[at], found[at + 1]];
    if (here === undefined || next === undefined || here.unit !== '') continue;
    if (SHARING.test(text.slice(here.to, next.from))) found[at] = { ...here, unit: next.unit, factor: next.factor };
  }
  const figures: Figure[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const [here, next] = [found[at], found[at + 1]];
    if (here === undefined) continue;
    const inInches = (figure: typeof here): number => Number(figure.value) * figure.factor;
    const joined =
      here.factor === 12 &&
      here.unit === 'in' &&
      next?.unit === 'in' &&
      next.factor === 1 &&
      inInches(next) < 12 &&
      /^ ?(?:ft|feet|foot|pies?)\.? ?(?:y |and )?$/.test(text.slice(here.to, next.from));
    if (joined && next !== undefined) {
      figures.push({ value: inInches(here) + inInches(next), unit: 'in' });
      at += 1;
    } else figures.push({ value: typeof here.value === 'string' ? here.value : here.value * here.factor, unit: here.unit });
  }
  return figures;
}

/**
 * Whether a figure is the one wanted: the same value in the same unit. One that the key gives without a unit is met in any, unless a count
 * is asked for.
 */
export const isSame = (given: Figure, wanted: Figure, isCount: boolean): boolean =>
  (given.unit === wanted.unit || (wanted.unit === '' && !isCount)) &&
  (given.value === wanted.value ||
    (typeof given.value === 'number' &&
      typeof wanted.value === 'number' &&
      Math.abs(given.value - wanted.value) <= Math.abs(wanted.value) * TOLERANCE));

/** Whether a plain question asks how many of something that is no unit: 'how many receptacles', not 'how many amps'. */
export const asksForCount = (question: string): boolean =>
  [...question.matchAll(/\b(?:how many|cuant[oa]s) /g)].some(
    ({ 0: words, index }) => unitAfter(question.slice(index + words.length))[0] === '',
  );

const SMALL_WORDS = new Set(
  'the a an is are of to in on at by or and for with as only be it that this not do no yes per each from than el la los las un una unos en por con para se que es del de al si su lo le o y u e cada'.split(
    ' ',
  ),
);
const UNIT_WORDS = new Set(
  'a amp amps ampere amperes amperios v volt volts voltios va kva kw kwh w watts hp ft feet foot pies pie in inch inches pulg pulgada pulgadas mm cm m cu sq square cubic awg kcmil cmil ohm ohms ohmios ω percent ciento degrees grados ms hz s min h lb lbs rpm cuadrados cubicas second seconds segundo segundos hour hours hora horas hr hrs minute minutes minutos kvar circular mil mils milliamps miliamperes milliseconds'.split(
    ' ',
  ),
);

/** Words of a plain text that say something; figures, units and small words left out. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[^a-zñ0-9./°%Ω-]+/)
    .map((word) => word.replace(/^[./-]+|[./-]+$/g, ''))
    .filter((word) => word !== '' && !SMALL_WORDS.has(word) && !UNIT_WORDS.has(word) && !/^[\d./%°-]+[a-z°%]{0,3}$/.test(word));

export const stemOf = (word: string): string => word.slice(0, 6);

const CHAPTER_TABLE = /(?:chapter|cap(?:itulo)?\.?) ?9\W+(?:table|tabla) (\d+)|(?:table|tabla) (\d+)\W+(?:of )?(?:chapter|capitulo) 9/;
const CHAPTER_NOTE = /(?:chapter|capitulo) 9\W+(?:note|nota) (\d+)/;

/** A reference in one form: 'Table 310.16' and '310.16' -> '310.16'; 'Chapter 9 Table 4' -> 'ch9 table 4'; 'Article 250' -> '250'. */
export function sectionOf(code: string): string {
  const text = plain(code);
  const table = CHAPTER_TABLE.exec(text);
  if (table !== null) return `ch9 table ${table[1] ?? table[2]}`;
  const note = CHAPTER_NOTE.exec(text);
  if (note !== null) return `ch9 note ${note[1]}`;
  if (/(?:chapter|capitulo) \d/.test(text)) return `ch${/\d+/.exec(text)?.[0]}`;
  const annex = /(?:annex|anexo|(?:table|tabla)) ([a-k])(?:[. ]?(\d+))?/.exec(text);
  if (annex !== null) return `annex ${annex[1]}${annex[2] === undefined ? '' : `.${annex[2]}`}`;
  return /\d{2,4}(?:\.\d+)?(?:\([a-z0-9]+\))*/.exec(text)?.[0] ?? text.trim();
}

/** Whether `given` is the section `wanted` or a subdivision of it. */
export const isWithin = (given: string, wanted: string): boolean =>
  given === wanted || (given.startsWith(wanted) && /^[ (.]/.test(given.slice(wanted.length)));

/** Sections in a plain text; a bare '310.16' counts only if it is one of `known`, for it might be a figure. */
export const SECTION_IN_TEXT = /\b\d{2,3}\.\d{1,3}(?:\([a-z0-9]+\))*/g;
