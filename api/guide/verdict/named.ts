// What a question names that a calculation can be held against: figures and conductor sizes, each with what it is said to be of.
import { boundsIn } from '../asking/bounds.ts';
import type { Head, NamedKind } from '../calculators/bound.ts';
import { show } from '../calculators/calculator.ts';
import { conceptsAt, reckon, type Token, tokensOf } from '../reading/figures.ts';
import type { Concept } from '../reading/lexicon.ts';
import { type Quantity, type QuantityKind, quantitiesIn } from '../reading/quantities.ts';
import type { Reading } from '../reading/read-question.ts';
import { sizesIn } from '../reading/sizes.ts';
import { stem } from '../reading/words.ts';
import { CONDUCTOR_SIZES, sizeLabel } from '../tables/conductors.ts';

export interface NamedThing {
  readonly kind: NamedKind | 'voltage';
  /** In the kind's own unit (A, W, ft, h, %, in³, V); of a conductor its place among the sizes. */
  readonly value: number;
  /** How many of it there are: 'two 1500 W heaters'. */
  readonly times: number;
  /** As a reader is told of it. */
  readonly text: string;
  /** Of a conductor, as tables have it. */
  readonly size?: string;
  readonly heads: readonly Head[];
  /** A conductor asked about as what would have to take another's place: '#6 in EMT, is #4 needed?'. */
  readonly inPlace?: true;
  /** Of a count: the concept counted. */
  readonly counts?: string;
}

const HEAD_CONCEPTS: Readonly<Record<Head, readonly Concept[]>> = {
  device: ['breaker', 'fuse', 'ocpd', 'feeder', 'service', 'panel', 'subpanel', 'branch-circuit'],
  load: ['load', 'continuous', 'ev', 'heat', 'water-heater', 'range', 'dryer', 'hvac', 'hot-tub', 'lighting', 'welder', 'motor'],
  ampacity: ['ampacity'],
  disconnect: ['disconnect'],
  inverter: ['pv'],
  overload: ['overload'],
  primary: [],
  secondary: [],
  ground: ['ground', 'egc', 'gec', 'bonding', 'bonding-jumper'],
  width: [],
  height: ['height'],
};
/** What says it in other words than the lexicon's. */
const HEAD_WORDS: Readonly<Partial<Record<Head, string>>> = {
  device: 'circuit circuito main principal protected protect protegido proteger protection fused ocp mocp mop feed',
  load: 'draw draws drawing pulls pulling carry carries carrying handle handles charger cargador heater calentador tub oven horno demand demanda setting',
  ampacity: 'good tap',
  disconnect: 'desconectador disconnect switch',
  inverter: 'inverter inversor solar backfeed backfed',
  overload: 'overload sobrecarga heater',
  primary: 'primary primario',
  secondary: 'secondary secundario',
  width: 'wide width ancho anchura',
  height: 'high tall height alto altura',
};
const WORDS = new Map(Object.entries(HEAD_WORDS).map(([head, words]) => [head, new Set(words.split(' ').map(stem))]));
/** Where a noun phrase ends. */
const ENDS = new Set(
  'on in at for from with and or behind over under to by off by en con para desde y o con por a al , . ; : ? ! ( ) is are be es son estan can will'.split(
    ' ',
  ),
);
/** What stands between a figure and what it is of, and says nothing. */
const LINKS = new Set('de del of the a an un una el la los las - my mi is es at set to rated at with'.split(' '));
/** An article behind a figure begins another thing: 'carga de 20 A un breaker de 30'. */
const OF = new Set(['de', 'del', 'of', '-', '.']);
const BESIDE_AMPS = new Set(['v', 'volt', 'volts', 'pole', 'poles', 'polos', 'phase']);
const POLES = new Set(['pole', 'poles', 'polos']);
const REACH = 4;

const headsOf = (tokens: readonly Token[]): readonly (readonly Head[])[] => {
  const heads: Head[][] = tokens.map(({ stem: word }) => [...WORDS].flatMap(([head, words]) => (words.has(word) ? [head as Head] : [])));
  for (const { concept, start, end } of conceptsAt(tokens))
    for (const [head, concepts] of Object.entries(HEAD_CONCEPTS))
      if (concepts.includes(concept)) for (let at = start; at < end; at += 1) heads[at]?.push(head as Head);
  return heads;
};

const startsWithDigit = (text: string): boolean => Number.isFinite(Number.parseInt(text.replace('#', ''), 10)) || text === '#';

/** A wire is named before all kinds of figures; behind one it says what that is of: '55 A wire'. */
const CONDUCTOR: ReadonlySet<Concept> = new Set(['conductor', 'copper', 'aluminum', 'thhn']);
const SIDES: ReadonlySet<Head> = new Set(['primary', 'secondary']);
const SENTENCE = new Set(['.', ';', '?', '!']);

/** What stands behind a figure up to the end of its noun phrase; English has its head last, Spanish first. */
function headsBehind(after: string): readonly Head[] {
  const tokens = tokensOf(after);
  const heads = headsOf(tokens);
  const wires = new Set(conceptsAt(tokens).flatMap(({ concept, start }) => (CONDUCTOR.has(concept) ? [start] : [])));
  let from = 0;
  while (from < tokens.length && OF.has(tokens[from]?.text ?? '')) from += 1;
  const found: Head[] = [];
  let last: readonly Head[] = [];
  let isOpen = true;
  for (let at = from; at < Math.min(tokens.length, from + REACH * 2); at += 1) {
    const text = tokens[at]?.text ?? '';
    // '20 A 120 V breaker' is one device.
    const unit = tokens[at + 1]?.text ?? '';
    if (startsWithDigit(text) && BESIDE_AMPS.has(unit)) {
      // 'A 60 amp two pole' is a breaker where nothing else follows.
      if (POLES.has(unit) && last.length === 0) last = ['device'];
      at += 1;
      continue;
    }
    if (startsWithDigit(text) || SENTENCE.has(text)) break;
    isOpen &&= !ENDS.has(text) && !LINKS.has(text) && at < from + REACH;
    const said = heads[at] ?? [];
    const own: readonly Head[] = said.length === 0 && last.length === 0 && wires.has(at) ? ['ampacity'] : said;
    if (isOpen && own.length > 0) last = own;
    // Which side of a transformer stands behind the device: 'a 300 A breaker on the secondary'.
    found.push(...own.filter((head) => SIDES.has(head) || (isOpen && head === 'ground')));
  }
  return [...new Set([...last, ...found])];
}

/** The nearest head before a figure: 'breaker of 60 A', 'carga continua de 20 A', 'protected at 225 A'. */
function headsAhead(before: string): readonly Head[] {
  const tokens = tokensOf(before);
  const heads = headsOf(tokens);
  const found: Head[] = [];
  for (let at = tokens.length - 1; at >= Math.max(0, tokens.length - REACH - 1); at -= 1) {
    const text = tokens[at]?.text ?? '';
    if ([',', ';', '?', '!', ':'].includes(text) || startsWithDigit(text)) break;
    if (!LINKS.has(text) && ENDS.has(text)) break;
    if ((heads[at] ?? []).length > 0) {
      found.push(...(heads[at] ?? []));
      if (!found.every((head) => head === 'primary' || head === 'secondary')) break;
    }
  }
  return [...new Set(found)];
}

const headsAround = (before: string, after: string): readonly Head[] => {
  const behind = headsBehind(after);
  return behind.length > 0 ? behind : headsAhead(before);
};

/** What is written as a device's rating is of one where nothing else is said. */
function headsOfFigure({ kind, before, after, isRating }: Quantity): readonly Head[] {
  const heads = headsAround(before, after);
  if (heads.length > 0) return heads;
  // '0.6 A each': of what is counted.
  const isEach = kind === 'current' && EACH.has(tokensOf(after)[0]?.text ?? '');
  return isRating === true ? ['device'] : isEach ? ['load'] : heads;
}

const KINDS: Readonly<Partial<Record<QuantityKind, NamedThing['kind']>>> = {
  current: 'current',
  shortCircuit: 'shortCircuit',
  power: 'power',
  apparent: 'power',
  length: 'length',
  time: 'time',
  percent: 'percent',
  volume: 'volume',
  voltage: 'voltage',
};
const UNIT: Readonly<Record<string, string>> = {
  current: 'A',
  shortCircuit: 'A',
  power: 'W',
  length: 'ft',
  time: 'h',
  percent: '%',
  volume: 'in³',
  voltage: 'V',
};

/** How many there are of it: 'two 1500 W heaters', '10 lights of 15 W', '10 lights, 15 W each', 'two 120 V heaters of 1500 W each'. */
function timesOf(before: string, after: string): number {
  const told = tokensOf(before).map(({ text }) => text);
  const isEach = tokensOf(after)
    .slice(0, 2)
    .some(({ text }) => EACH.has(text));
  if (isEach) return eachTimesOf(told);
  const ahead = told.slice(-REACH - 2);
  const last = ahead.at(-1) ?? '';
  const isOf = last === 'de' || last === 'of';
  const at = isOf ? ahead.findLastIndex((text) => Number.isInteger(Number(text))) : ahead.length - (last === 'x' ? 2 : 1);
  // 'Breaker de 15, una plancha de 1200 W': the 15 counts nothing.
  const between = ahead.slice(at + 1, isOf ? -1 : undefined).filter((text) => text !== ',');
  const countsIt = !LINKS.has(ahead[at - 1] ?? '') && !between.some((text) => LINKS.has(text) || ENDS.has(text) || text === 'una');
  return countsIt ? countOf(ahead[at]) : 1;
}
/** 'Each' says that a count stands before it, whatever stands between; a figure with its unit is none. */
function eachTimesOf(told: readonly string[]): number {
  const sentence = told.slice(told.findLastIndex((text) => SENTENCE.has(text)) + 1).slice(-EACH_REACH);
  const at = sentence.findLastIndex((text, place) => countOf(text) > 1 && !COUNTED_UNITS.has(sentence[place + 1] ?? ''));
  return LINKS.has(sentence[at - 1] ?? '') ? 1 : countOf(sentence[at]);
}
const EACH_REACH = 12;
const COUNTED_UNITS = new Set('v volt volts a amp amps w watt watts va kw hp ft pies in awg pole poles polos phase hilos wire'.split(' '));
const countOf = (text: string | undefined): number => {
  const count = Number(text);
  return Number.isInteger(count) && count > 1 && count <= COUNTS_MOST ? count : 1;
};
const EACH = new Set(['each', 'cada', 'apiece', 'c']);
const COUNTS_MOST = 100;

const NEEDED = new Set('need needs needed require requires required necesito necesita necesario ocupo ocupa requiere'.split(' '));
/** 'Is the 8 enough, or do I need a 6?' has no yes and no no. */
const OR = new Set(['or', 'o']);
function isNeeded(before: string, after: string): boolean {
  const told = tokensOf(before).map(({ text }) => text);
  const ahead = told.slice(told.findLastIndex((text) => SENTENCE.has(text)) + 1);
  const behind = tokensOf(after)
    .slice(0, 2)
    .map(({ text }) => text);
  return [...ahead.slice(-REACH), ...behind].some((text) => NEEDED.has(text)) && !ahead.slice(-REACH * 2).some((text) => OR.has(text));
}

/** Everything that a question names, in the order of kinds. */
export function namedIn(reading: Reading): readonly NamedThing[] {
  const known = NAMED.get(reading);
  if (known !== undefined) return known;
  const quantities = reading.quantities.flatMap((each): NamedThing[] => {
    const kind = KINDS[each.kind];
    if (kind === undefined) return [];
    const text = kind === 'length' ? each.text : `${show(each.value)} ${UNIT[kind] ?? ''}`;
    return [
      {
        kind,
        value: each.value,
        times: kind === 'power' ? timesOf(each.before, each.after) : 1,
        text,
        heads: headsOfFigure(each),
      },
    ];
  });
  const conductors = reading.sizes.map(
    ({ size, before, after, bare }): NamedThing => ({
      kind: 'conductor',
      value: (CONDUCTOR_SIZES as readonly string[]).indexOf(size),
      times: 1,
      text: sizeLabel(size),
      size,
      heads: bare === true ? ['ground'] : headsAround(before, after).filter((head) => head === 'ground'),
      ...(isNeeded(before, after) ? { inPlace: true as const } : {}),
    }),
  );
  const counts = countsIn(reading.plain, reading.language).map(
    ({ of, value }): NamedThing => ({ kind: 'count', value, times: 1, text: show(value), heads: [], counts: of.slice(1) }),
  );
  const named = [...quantities, ...conductors, ...counts];
  NAMED.set(reading, named);
  return named;
}
const NAMED = new WeakMap<Reading, readonly NamedThing[]>();

/** Counts of things that the lexicon knows: '15 receptacles'. */
const countsIn = (plain: string, language: Reading['language']) => boundsIn(reckon(plain, language)).filter(({ of }) => of.startsWith('~'));

/** Whether a part of a question names anything that a calculation can be held against. */
export const namesAnything = (plain: string, language: Reading['language']): boolean =>
  quantitiesIn(plain).length > 0 || sizesIn(plain).length > 0 || countsIn(plain, language).length > 0;
