// Cuts a question into tokens and finds its figures: each with its value, its unit, how it is written and where it stands.
import type { Language } from '../../contract/values.ts';
import { conceptSpans } from './lexicon.ts';
import { dottedSectionsIn } from './mentions.ts';
import { remembered } from './remembered.ts';
import { type Unit, unitAt } from './units.ts';
import { stem } from './words.ts';

export interface Token {
  readonly text: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/**
 * How a figure is written: '3/4', '2-1/2', '1/0', '12/2', '#10', one of '120/240', a number word that is no digit ('one', 'none'); `product` is
 * what two sides make: '28 x 52'.
 */
export type FigureForm = 'number' | 'fraction' | 'aught' | 'cable' | 'marked' | 'low' | 'high' | 'word' | 'product';

export interface Figure {
  /** As a number: 2.5 for '2-1/2', 1 for '1/0', 12 for '12/2', below 0 where a minus is said. */
  readonly value: number;
  /** As a size or trade size is named: '1/0', '2-1/2', '250'. */
  readonly name: string;
  readonly form: FigureForm;
  readonly unit?: Unit;
  /** The unit stands only at a later figure of its list: '10, 20 and 30 ohms'. */
  readonly shared?: true;
  /** Insulated conductors of a cable named by its make-up. */
  readonly conductors?: number;
  /** First token of the figure, and the first after its unit. */
  readonly from: number;
  readonly to: number;
}

export interface Reckoning {
  readonly tokens: readonly Token[];
  readonly figures: readonly Figure[];
  /** Of the question. */
  readonly language: Language;
}

const TOKEN = /\d+y?\/\d+|\d+-\d+\/\d+|\d+(?:[.,]\d+)*|\.\d+|[a-z]\/[a-z](?![a-z])|[a-z]+(?:['-][a-z]+|-2\b)*|[lx][123]\b|\S/g;
const DIGIT = /^\.?\d/;
const SEPARATORS = new Set([',', 'and', 'y', 'or', 'o', 'e', '-', 'to', 'a', '&', '/', '+', 'plus', 'mas', 'vs', 'by', 'x']);
const MARKS = new Set(['#', 'no', 'number', 'num', 'numero', 'awg', 'calibre', 'gauge', 'cal']);
const CABLE_SIZES = new Set(['18', '16', '14', '12', '10', '8', '6', '4', '2', '1']);
/** '12s', '350s': wires of that size and no seconds. */
const SIZES_IN_PLURAL = new Set([...CABLE_SIZES, '3', '250', '300', '350', '400', '500', '600', '750']);
/** Numbers that are neither digits nor turned into them, because mostly they are articles or denials. */
const WORD_VALUES: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['single', 1],
  ['un', 1],
  ['una', 1],
  ['uno', 1],
  ['double', 2],
  ['doble', 2],
  ['triple', 3],
  ['half', 0.5],
  ['no', 0],
  ['sin', 0],
  ['none', 0],
  ['nothing', 0],
  ['nada', 0],
  ['cero', 0],
  ['zero', 0],
  ['without', 0],
  ['not', 0],
  ['ni', 0],
  ['ningun', 0],
  ['ninguna', 0],
  ['unity', 1],
  ['unitario', 1],
]);
/** Parts of a unit that is named behind them: 'half an hour', 'un cuarto de milla'. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['media', 0.5],
  ['medio', 0.5],
  ['quarter', 0.25],
  ['cuarto', 0.25],
]);
const ARTICLES = new Set(['a', 'an', 'the', 'of', 'de', '-']);
const DAYS = (scale: number): Unit => ({ kind: 'days', scale });
interface Span {
  readonly value: number;
  readonly unit: Unit;
}
const ALL_DAY: Span = { value: 24, unit: { kind: 'time', scale: 1 } };
/** Times that are told without a number. */
const SPANS: ReadonlyMap<string, Span> = new Map<string, Span>([
  ...['year', 'yearly', 'annual', 'annually', 'ano', 'anual', 'anuales'].map((word) => [word, { value: 1, unit: DAYS(365) }] as const),
  ...['week', 'weekly', 'semana', 'semanal'].map((word) => [word, { value: 1, unit: DAYS(7) }] as const),
  ...['day', 'dia'].map((word) => [word, { value: 1, unit: DAYS(1) }] as const),
  ...['24/7', 'nonstop', 'non-stop', 'clock'].map((word) => [word, ALL_DAY] as const),
]);
const AND_A_HALF = new Set(['and a half', 'y medio', 'y media']);

/** The tokens of a normalised text: words, figures and signs, each with its place. */
export const tokensOf: (plain: string) => readonly Token[] = remembered((plain) =>
  [...plain.matchAll(TOKEN)].map(({ 0: text, index }) => ({ text, stem: stem(text), start: index, end: index + text.length })),
);

/** '1,200' -> 1200, '0,85' -> 0.85, '1.200' stays 1.2: only its unit can tell. */
const numberOf = (text: string): number =>
  Number(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'));

/** Numbers that commas hang together: '7,5,3' is three, '1,200' and '0,85' are one. */
function splitLists(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) => {
    if (!/^\d+(?:[.,]\d+)+$/.test(token.text) || !Number.isNaN(numberOf(token.text))) return [token];
    let at = token.start;
    return token.text.split(/(,)/).map((text) => {
      const part = { text, stem: text, start: at, end: at + text.length };
      at = part.end;
      return part;
    });
  });
}

/** Nobody tells more of one job: each is held against every other, and a question of more is said to be too long. */
export const FIGURES_MOST = 120;

/** The figures of a normalised text, the first `FIGURES_MOST` of them. The number of a section is none. */
export const reckon = (plain: string, language: Language): Reckoning => RECKONED[language](plain);
const reckoningIn = (language: Language): ((plain: string) => Reckoning) =>
  remembered((plain) => reckonBut(new Set(dottedSectionsIn(plain).map(({ start }) => start)), plain, language));
const RECKONED: Readonly<Record<Language, (plain: string) => Reckoning>> = { en: reckoningIn('en'), es: reckoningIn('es') };

/** The figures of a nameplate, on which no sections stand: 'LRA 110.8'. */
export const reckonPlate = (plain: string): Reckoning => reckonBut(new Set(), plain, 'en');

/** @param left where tokens begin that are no figures */
function reckonBut(left: ReadonlySet<number>, plain: string, language: Language): Reckoning {
  const tokens = splitLists(tokensOf(plain));
  const words = tokens.map(({ text }) => text);
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length && figures.length < FIGURES_MOST; ) {
    if (left.has(tokens[at]?.start ?? -1)) {
      at += 1;
      continue;
    }
    const read = figuresAt(tokens, words, at, language);
    figures.push(...read);
    at = Math.max(at + 1, ...read.map(({ to }) => to));
  }
  return { tokens, figures: withSharedUnits(figures, words), language };
}

function figuresAt(tokens: readonly Token[], words: readonly string[], at: number, language: Language): readonly Figure[] {
  const text = words[at] ?? '';
  const span = SPANS.get(text);
  if (span !== undefined) {
    const half = [2, 3].find((more) => AND_A_HALF.has(words.slice(at + 1, at + 1 + more).join(' ')));
    // 'per day' is no length of time, 'all day' is one.
    if (span.unit.scale === 1 && span.unit.kind === 'days' && half === undefined)
      return words[at - 1] === 'all' || (words[at - 1] === 'el' && words[at - 2] === 'todo')
        ? [{ ...ALL_DAY, name: text, form: 'word', from: at, to: at + 1 }]
        : [];
    return [{ ...span, value: span.value + (half === undefined ? 0 : 0.5), name: text, form: 'word', from: at, to: at + 1 + (half ?? 0) }];
  }
  if (!DIGIT.test(text)) {
    const part = PARTS.get(text);
    const behind = part === undefined ? undefined : unitAt(words, at + (ARTICLES.has(words[at + 1] ?? '') ? 2 : 1));
    if (part !== undefined && behind !== undefined)
      return [
        {
          value: part,
          name: text,
          form: 'word',
          from: at,
          to: at + (ARTICLES.has(words[at + 1] ?? '') ? 2 : 1) + behind.length,
          unit: behind.unit,
        },
      ];
    const value = WORD_VALUES.get(text);
    return value === undefined ? [] : [{ value, name: text, form: 'word', from: at, to: at + 1, ...unitAfter(words, at + 1) }];
  }
  const mixed = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text);
  const pair = /^(\d{2,5})y?\/(\d{2,5})$/.exec(text);
  if (pair !== null && Number(pair[1]) >= 24 && !/^(?:16|32|64)$/.test(pair[2] ?? ''))
    return pairOf(Number(pair[1]), Number(pair[2]), words, at);
  if (mixed !== null) {
    const [ones, over, under] = [mixed[1], mixed[2] ?? '', mixed[3] ?? ''];
    if (under === '0') return [{ value: Number(over), name: text, form: 'aught', from: at, to: afterUnit(words, at + 1) }];
    const value = Number(ones ?? 0) + Number(over) / Number(under);
    if (ones === undefined && value >= 1 && CABLE_SIZES.has(over) && Number(under) <= 4) return [cable(over, Number(under), at, at + 1)];
    return [{ value, name: text, form: 'fraction', from: at, ...closed(words, at + 1, true) }];
  }
  const next = tokens[at + 2];
  if (
    CABLE_SIZES.has(text) &&
    words[at + 1] === '-' &&
    next !== undefined &&
    /^[234]$/.test(next.text) &&
    touching(tokens, at, at + 2) &&
    unitAt(words, at + 3) === undefined
  )
    return [cable(text, Number(next.text), at, at + 3)];
  const thousands = language === 'es' ? thousandsAt(tokens, words, at) : undefined;
  const after = thousands?.to ?? at + 1;
  const plural = SIZES_IN_PLURAL.has(text) && words[after] === 's' && touching(tokens, at, after);
  const end: { readonly unit?: Unit; readonly to: number } = plural ? { to: after + 1 } : closed(words, after);
  const value = (thousands?.value ?? grouped(text, end.unit, language)) * (words[after] === 'k' ? 1000 : 1);
  const minus =
    words[at - 1] === '-' &&
    (tokens[at - 1]?.end ?? 0) === (tokens[at]?.start ?? 0) &&
    (tokens[at - 2]?.end ?? -1) < (tokens[at - 1]?.start ?? 0);
  const below = minus || words[at - 1] === 'minus' || words[at - 1] === 'negative' || words[at - 1] === 'menos';
  const marked = MARKS.has(words[at - 1] ?? '') || (words[at - 1] === '.' && MARKS.has(words[at - 2] ?? ''));
  return [{ value: below ? -value : value, name: String(value), form: marked ? 'marked' : 'number', from: at, ...end }];
}

const cable = (size: string, conductors: number, from: number, to: number): Figure => ({
  value: Number(size),
  name: size,
  form: 'cable',
  conductors,
  from,
  to,
});

function pairOf(first: number, second: number, words: readonly string[], at: number): readonly Figure[] {
  const end = closed(words, at + 1);
  // Voltages are named in either order; of anything else the first is the first: '62/47 amps'.
  if (end.unit !== undefined && end.unit.kind !== 'voltage')
    return [first, second].map((value) => ({ value, name: String(value), form: 'number', from: at, ...end }));
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  return [
    { value: low, name: String(low), form: 'low', from: at, ...end },
    { value: high, name: String(high), form: 'high', from: at, ...end },
  ];
}

const touching = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every((token, each) => token.end === tokens[from + each + 1]?.start);

/** '30 000 va' in two tokens, as Spanish writes thousands. */
function thousandsAt(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
): { readonly value: number; readonly to: number } | undefined {
  const [head, tail] = [words[at] ?? '', words[at + 1] ?? ''];
  if (!/^\d{1,3}$/.test(head) || !/^\d{3}$/.test(tail) || (tokens[at + 1]?.start ?? 0) - (tokens[at]?.end ?? 0) !== 1) return undefined;
  const unit = unitAt(words, at + 2)?.unit;
  return unit === undefined || unit.kind === 'conductor' || unit.kind === 'voltage'
    ? undefined
    : { value: Number(head + tail), to: at + 2 };
}

/** '1.200' of something that is counted in thousands is 1200. */
const THOUSANDS = new Set<Unit['kind']>(['area', 'power', 'apparent', 'rpm', 'frequency', 'lumens']);
const grouped = (text: string, unit: Unit | undefined, language: Language): number =>
  (language === 'es' ? /^\d{1,3}\.\d{3}$/ : /^\d{1,3}\.\d00$/).test(text) &&
  unit !== undefined &&
  unit.scale <= 1 &&
  THOUSANDS.has(unit.kind)
    ? Number(text.replace('.', ''))
    : numberOf(text);

const unitAfter = (words: readonly string[], at: number): { readonly unit?: Unit } => {
  const unit = unitAt(words, at + (words[at] === '-' ? 1 : 0))?.unit;
  return unit === undefined ? {} : { unit };
};

/** The unit from `at` on, a dash or 'k' before it skipped, and where it ends. */
function closed(words: readonly string[], at: number, isFraction = false): { readonly unit?: Unit; readonly to: number } {
  const dashed = words[at] === '-' || words[at] === 'k' || words[at] === 'de' ? 1 : 0;
  const found = unitAt(words, at + dashed);
  // 'B=30 C=20': the letter names what comes.
  const names = found?.length === 1 && words[at + dashed]?.length === 1 && words[at + dashed + 1] === '=';
  if (found === undefined || names || (words[at] === 'de' && found.unit.kind !== 'length')) return { to: words[at] === 'k' ? at + 1 : at };
  // 'in' is a preposition before an article, a place or a figure ('#12 in 3/4 EMT'), but not behind a fraction.
  const behind = words[at + dashed + 1] ?? '';
  if (!isFraction && words[at + dashed] === 'in' && (IN_BEFORE.has(behind) || DIGIT.test(behind))) return { to: at };
  return { unit: found.unit, to: at + dashed + found.length };
}
const IN_BEFORE = new Set(
  'a an the my each one same this that free series parallel conduit pipe emt pvc rmc imc steel aluminum metal concrete wet dry'.split(' '),
);

const afterUnit = (words: readonly string[], at: number): number => at + (unitAt(words, at)?.length ?? 0);

/** In a list the unit stands at the last figure only. */
function withSharedUnits(figures: readonly Figure[], words: readonly string[]): readonly Figure[] {
  const out = [...figures];
  for (let each = out.length - 2; each >= 0; each -= 1) {
    const [figure, next] = [out[each], out[each + 1]];
    if (figure === undefined || next?.unit === undefined || figure.unit !== undefined) continue;
    if (figure.form !== 'number' && figure.form !== 'fraction') continue;
    const between = words.slice(figure.to, next.from);
    // 'EMT de 3/4, 40 pies': a trade size and a run.
    if (figure.form === 'fraction' && next.form === 'number' && between.join('') === ',') continue;
    if (between.length > 0 && between.length <= 3 && between.every((word) => SEPARATORS.has(word)))
      out[each] = { ...figure, unit: next.unit, shared: true };
  }
  return out;
}

/**
 * What figures make together stands behind them as a figure of its own: the area of two sides ('28 x 52'), the whole of several ('ten 150 W
 * lamps'), the volt-amperes of a current at the one voltage that is told, what share of the supply is lost.
 */
export function withProducts({ figures, tokens }: Reckoning): readonly Figure[] {
  const volts = [...new Set(figures.flatMap(({ unit, value }) => (unit?.kind === 'voltage' ? [value * unit.scale] : [])))];
  return figures.flatMap((figure, at) => {
    const before = figures[at - 1];
    const between = before === undefined ? [] : tokens.slice(before.to, figure.from).map(({ text }) => text);
    const { unit } = figure;
    const made: Figure[] = [];
    const add = (value: number, kind: Unit['kind'], from: number): void => {
      if (value > 0)
        made.push({
          value: Number(value.toPrecision(8)),
          name: String(value),
          form: 'product',
          unit: { kind, scale: 1 },
          from,
          to: figure.to,
        });
    };
    if (before !== undefined && between.length === 1 && TIMES.has(between[0] ?? '') && isSide(before) && isSide(figure)) {
      const side = figure.shared === true ? before.unit : (unit ?? before.unit);
      add(before.value * figure.value * (side?.scale ?? 1) ** 2, 'area', before.from);
    }
    if (
      before !== undefined &&
      unit !== undefined &&
      LOADS.has(unit.kind) &&
      isSeveral(before) &&
      between.length <= 3 &&
      !between.some((word) => ENDS.has(word))
    )
      add(before.value * figure.value * unit.scale, unit.kind, before.from);
    const [only] = volts;
    if (unit?.kind === 'current' && volts.length === 1 && only !== undefined)
      add(figure.value * unit.scale * only, 'apparent', figure.from);
    // Volts that are lost, of those that are supplied.
    const supply = volts.length === 2 ? Math.max(...volts) : undefined;
    if (unit?.kind === 'voltage' && supply !== undefined && figure.value * unit.scale <= supply * LOST_MOST)
      add((figure.value * unit.scale * 100) / supply, 'percent', figure.from);
    return [figure, ...made];
  });
}
/** A larger share of the supply than anybody lets a run lose. */
const LOST_MOST = 0.15;
const LOADS = new Set<Unit['kind']>(['power', 'apparent', 'current']);
const ENDS = new Set([',', '.', ';', '?', 'and', 'y']);
const isSeveral = ({ form, value, unit }: Figure): boolean =>
  form === 'number' && unit === undefined && Number.isInteger(value) && value > 1 && value <= 200;
const TIMES = new Set(['x', 'by', 'por']);
const isSide = ({ form, value, unit, shared }: Figure): boolean =>
  form === 'number' && value >= 4 && (unit === undefined || shared === true || (unit.kind === 'length' && unit.scale >= 1));

/** Concepts of the trade that begin or end at tokens: '~copper' for 'cobre'. */
export const conceptsAt = (tokens: readonly Token[]): ReturnType<typeof conceptSpans> => conceptSpans(tokens.map((token) => token.stem));
