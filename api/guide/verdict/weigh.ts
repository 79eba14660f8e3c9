// Holds what a question names against what a calculation comes to, as the calculator declares its bounds.
import type { Text } from '../../contract/values.ts';
import { sentenceAlone } from '../asking/act.ts';
import type { Bound, Named, Side, Turn } from '../calculators/bound.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  InputError,
  show,
  type Values,
} from '../calculators/calculator.ts';
import { conceptsAt, tokensOf } from '../reading/figures.ts';
import type { Concept } from '../reading/lexicon.ts';
import type { Reading } from '../reading/read-question.ts';
import { CONDUCTOR_SIZES, type ConductorSize, isConductorSize, sizeLabel } from '../tables/conductors.ts';
import { type NamedThing, namedIn } from './named.ts';
import { voltsToGroundIn } from './volts-to-ground.ts';

/** What a question's figures come to. */
export interface Weighed {
  /** All limits are kept. */
  readonly holds: boolean;
  /** They are just what is needed: none is more. */
  readonly exact: boolean;
  /** Every comparison, both figures in it. */
  readonly said: Text;
  /** What the question left open, that turns it. */
  readonly turn?: { readonly when: Text; readonly usual: boolean; readonly said: Text };
  /** Of the question, what is held against a limit. */
  readonly weighed: readonly NamedThing[];
  /** What it was computed from: without an input that was taken for one. */
  readonly values: Values;
  /** Loads, devices and conductors of the question that are neither inputs nor held against anything. */
  readonly left: readonly NamedThing[];
  /** No figure of the question, whatever its kind, is left. */
  readonly whole: boolean;
  /** It asks whether another conductor has to take the place of the one that was weighed: yes where that falls short. */
  readonly inPlace?: true;
}

interface Amount {
  readonly value: number;
  readonly text: string;
}
interface Measured extends Amount {
  readonly unit: string;
}
interface Compared {
  readonly holds: boolean;
  readonly exact: boolean;
  readonly said: Text;
  readonly values: Values;
}
type Comparison = Omit<Weighed, 'turn'>;

/** What holds things against a calculation. */
interface Scale {
  readonly calculator: Calculator;
  readonly reading: Reading;
  readonly ctx: CalculatorContext;
  /** Figures that stand in the place of others. */
  readonly instead: ReadonlyMap<string, string>;
}

/**
 * @param values what the question, the chat and the job give; an input that none of them gives is left out
 * @returns undefined where nothing that is bounded is named
 */
export function weigh(
  calculator: Calculator,
  values: Values,
  calculation: Calculation,
  reading: Reading,
  ctx: CalculatorContext,
): Weighed | undefined {
  if (calculator.bounds === undefined) return undefined;
  const scale: Scale = { calculator, reading, ctx, instead: saidInstead(calculator, values, reading) };
  const base = compareAll(scale, values, calculation);
  if (base === undefined) return undefined;
  const turn = turnOf(scale, values, base);
  return { ...base, ...(turn === undefined ? {} : { turn }) };
}

/** The figures that the question itself puts in the place of others. */
const saidInstead = ({ turns = [] }: Calculator, values: Values, reading: Reading): ReadonlyMap<string, string> =>
  new Map(
    turns.flatMap((turn) =>
      'limit' in turn && isSaid(turn, reading) && !isRuledOut(turn, values, reading) ? [[turn.limit, turn.by] as const] : [],
    ),
  );
const isSaid = (turn: Turn, { terminals }: Reading): boolean =>
  'limit' in turn && turn.terminals !== undefined && turn.terminals === terminals;

function compareAll(scale: Scale, values: Values, calculation: Calculation): Comparison | undefined {
  const { calculator, reading, ctx } = scale;
  const named = namedIn(reading);
  const taken = takenBy(calculator, values, named);
  const used = new Set(taken.keys());
  const compared = (calculator.bounds ?? []).flatMap((bound): Compared[] => {
    if (bound.asks !== undefined && !reading.has(...bound.asks)) return [];
    if (bound.notOf !== undefined && isOfAny(bound.notOf, reading)) return [];
    if (bound.needs?.some((name) => values[name] === undefined) === true) return [];
    const { given } = bound;
    const limit = limitOf(bound, scale, values, calculation);
    if (!('named' in given)) {
      const amount = amountOf(given, scale, values, calculation);
      const isAsked = 'figure' in given || values[given.input] !== undefined;
      return amount === undefined || limit === undefined || !isAsked ? [] : [{ ...held(amount, limit, bound), values }];
    }
    if (given.sum === true) {
      const all = named.filter(({ kind }) => kind === given.named);
      if (all.length === 0 || limit === undefined || !isOfOneVoltage(named, reading)) return [];
      const volts = valueFor(calculator, values, 'volts') ?? named.find(({ kind }) => kind === 'voltage')?.value;
      if (limit.unit === 'A' && volts === undefined) return [];
      for (const thing of all) used.add(thing);
      return [{ ...held(inUnit(together(all), limit.unit, volts), limit, bound), values }];
    }
    const free = candidate(given, named, (thing) => !taken.has(thing));
    if (free !== undefined) {
      if (limit === undefined) return [];
      used.add(free);
      return [{ ...held(inUnit(free, limit.unit), limit, bound), values }];
    }
    // What an input took that the sum can be solved without: '#8 on a 50 A breaker' is no load of 50 A.
    const thing = given.of === undefined ? undefined : candidate(given, headed(named), () => true);
    const input = thing === undefined ? undefined : calculator.inputs.find(({ name }) => name === taken.get(thing));
    if (thing === undefined || input?.optional !== true) return [];
    const without = { ...values, [input.name]: undefined };
    const again = tryCalculation(calculator, without, ctx);
    const limitWithout = again === undefined ? undefined : limitOf(bound, scale, without, again);
    return limitWithout === undefined ? [] : [{ ...held(inUnit(thing, limitWithout.unit), limitWithout, bound), values: without }];
  });
  const failing = compared.find((each) => !each.holds);
  const told = failing ?? compared[0];
  if (told === undefined) return undefined;
  const solved = told.values === values ? calculation : tryCalculation(calculator, told.values, ctx);
  const shown = solved === undefined ? '' : [solved.result, solved.explanation, ...solved.steps].join(' ');
  const numbers = new Set(tokensOf(shown).map(({ text }) => text));
  const isInPlace = (thing: NamedThing): boolean => thing.inPlace === true && !used.has(thing);
  const inPlace = named.some(isInPlace) && [...used].some(({ kind, inPlace: asked }) => kind === 'conductor' && asked !== true);
  const left = named.filter((thing) => isLeft(thing, used, named, numbers, calculator) && !(inPlace && isInPlace(thing)));
  return {
    holds: failing === undefined,
    exact: compared.every(({ exact }) => exact),
    values: told.values,
    said: failing?.said ?? joined(compared.map(({ said }) => said)),
    left: left.filter(({ kind }) => WEIGHS.has(kind)),
    whole: left.length === 0,
    weighed: [...used],
    ...(inPlace ? { inPlace: true as const } : {}),
  };
}

/**
 * Whether the question is of one of these. 'Before I get to the welder: is that feeder okay on the 60?' is not of the welder: a panel's feeder
 * carries more than it.
 */
function isOfAny(concepts: readonly Concept[], reading: Reading): boolean {
  const named = concepts.filter((concept) => reading.has(concept));
  return named.length > 0 && !(named.every((concept) => FED.has(concept)) && asksOfFeeder(reading.plain));
}
/** 'Is that feeder okay on the 60?' */
export const asksOfFeeder = (plain: string): boolean =>
  conceptsAt(tokensOf(sentenceAlone(plain))).some(({ concept }) => FEEDS.has(concept));
const FED: ReadonlySet<Concept> = new Set(['welder', 'ev']);
const FEEDS: ReadonlySet<Concept> = new Set(['feeder', 'subpanel']);

/** Watts are amperes by one voltage of one phase: what has two, as behind a transformer, or three phases, is no load of one plain circuit. */
const isOfOneVoltage = (named: readonly NamedThing[], { phases }: Reading): boolean =>
  phases !== '3' && new Set(named.flatMap(({ kind, value }) => (kind === 'voltage' ? [value] : []))).size <= 1;

const headed = (named: readonly NamedThing[]): readonly NamedThing[] => named.filter(({ heads }) => heads.length > 0);

function together(all: readonly NamedThing[]): NamedThing {
  const [first] = all;
  const value = all.reduce((sum, each) => sum + each.value * each.times, 0);
  return { kind: first?.kind ?? 'power', value, times: 1, text: `${show(value)} W`, heads: [] };
}

/** Two calculations of one question: what one leaves open the other may use. */
export function both(first: Weighed, second: Weighed): Weighed {
  const left = first.left.filter((thing) => second.left.includes(thing));
  const [failing, other] = first.holds || first.turn !== undefined ? [second, first] : [first, second];
  const { values } = first;
  const exact = first.exact && second.exact;
  const rest = { values, exact, left, whole: left.length === 0, weighed: [...first.weighed, ...second.weighed] };
  // One that fails whatever was left open decides.
  if (!failing.holds && failing.turn === undefined) return { ...rest, holds: false, said: failing.said };
  const [open, sure] = failing.turn === undefined ? [other, failing] : [failing, other];
  const said = joined([open.said, sure.said]);
  if (open.turn === undefined) return { ...rest, holds: true, said };
  return open.holds
    ? { ...rest, holds: sure.holds, said, turn: open.turn }
    : { ...rest, holds: false, said: open.said, turn: { ...open.turn, said: joined([open.turn.said, sure.said]) } };
}

const joined = (all: readonly Text[]): Text => ({
  en: [...new Set(all.map(({ en }) => en))].join('; '),
  es: [...new Set(all.map(({ es }) => es))].join('; '),
});

/** A figure that is neither an input nor held against anything; one of two voltages is enough, and a count may count anything. */
function isLeft(
  thing: NamedThing,
  used: ReadonlySet<NamedThing>,
  named: readonly NamedThing[],
  shown: ReadonlySet<string>,
  { inputs, form }: Calculator,
): boolean {
  if (thing.kind === 'count' || used.has(thing)) return false;
  const isTaken = inputs.some((input) => input.kind === 'number' && TAKES[input.unit]?.[thing.kind] !== undefined);
  // How deep a pipe lies does not depend on what is in it.
  const isOfWires = inputs.some(takesWires) || Object.values(form?.rows ?? {}).some(({ kind }) => kind === 'counted');
  if (LOADS.has(thing.kind) && !isOfWires) return false;
  if (!WEIGHS.has(thing.kind) && !isTaken) return thing.kind !== 'voltage';
  const others = named.filter((each) => used.has(each) && each.kind === thing.kind);
  if (others.some(({ value }) => thing.kind === 'voltage' || thing.kind === 'length' || value === thing.value)) return false;
  return thing.kind === 'conductor' || !shown.has(show(thing.value * thing.times));
}
const LOADS: ReadonlySet<NamedThing['kind']> = new Set(['current', 'power', 'conductor']);
const takesWires = (input: CalculatorInput): boolean =>
  input.kind === 'number'
    ? TAKES[input.unit]?.current !== undefined || TAKES[input.unit]?.power !== undefined
    : input.kind === 'choice' && input.options.some(({ value }) => value === '1/0');
const WEIGHS: ReadonlySet<NamedThing['kind']> = new Set(['current', 'power', 'conductor', 'shortCircuit', 'volume', 'percent']);

/** The one that a bound is about; undefined where there is none, or no telling which. */
function candidate(
  { named: kind, of, bare, not, counts }: Named,
  named: readonly NamedThing[],
  isFree: (thing: NamedThing) => boolean,
): NamedThing | undefined {
  const all = named.filter(
    (each) =>
      each.kind === kind &&
      isFree(each) &&
      !each.heads.some((head) => not?.includes(head)) &&
      (counts === undefined || counts.some((concept) => concept === each.counts)),
  );
  const own = of === undefined ? all : all.filter(({ heads }) => heads.some((head) => of.includes(head)));
  const able = own.length > 0 ? own : bare === true ? all.filter(({ heads }) => heads.length === 0) : [];
  const there = able.filter(({ inPlace }) => inPlace !== true);
  const meant = there.length > 0 ? there : able;
  return new Set(meant.map(({ value }) => value)).size === 1 ? meant[0] : undefined;
}

const valueFor = ({ inputs }: Calculator, values: Values, name: string): number | string | undefined =>
  values[name] ?? inputs.find((input) => input.name === name)?.fallback;

function amountOf(side: Side, { calculator, instead }: Scale, values: Values, { figures }: Calculation): Measured | undefined {
  if ('figure' in side) {
    const wanted = figures.some(({ name }) => name === instead.get(side.figure)) ? instead.get(side.figure) : side.figure;
    const figure = figures.find(({ name }) => name === wanted);
    return figure === undefined ? undefined : amountIn(figure.value, figure.unit);
  }
  const input = calculator.inputs.find(({ name }) => name === side.input);
  const value = valueFor(calculator, values, side.input);
  return input === undefined || value === undefined ? undefined : amountIn(value, input.kind === 'number' ? input.unit : '');
}

/** A figure in its unit, a conductor size by its place among the sizes, a trade size by its inches. */
function amountIn(value: number | string, unit: string): Measured | undefined {
  if (typeof value === 'number')
    return { value, unit, text: unit === '' ? show(value) : unit === '%' ? `${show(value)}%` : `${show(value)} ${dotted(unit)}` };
  const [size = ''] = value.split(' ');
  if (isConductorSize(size) && (unit !== 'in' || !Number.isFinite(Number(size))))
    return { value: CONDUCTOR_SIZES.indexOf(size), unit: 'size', text: sizeLabel(size as ConductorSize) };
  const inches = inchesOf(value);
  if (!Number.isFinite(inches)) return undefined;
  const of = unit === '' ? 'in' : unit;
  return { value: inches, unit: of, text: `${value} ${dotted(of)}` };
}
/** '1-1/4' -> 1.25. */
function inchesOf(value: string): number {
  const [ones = '', part = '0'] = value.split('-');
  return ratio(ones) + ratio(part);
}
const ratio = (text: string): number => {
  const [over = '', under = '1'] = text.split('/');
  return Number(over) / Number(under);
};
const dotted = (unit: string): string => (unit === 'in' ? 'in.' : unit);

const limitOf = ({ limit }: Bound, scale: Scale, values: Values, calculation: Calculation): Measured | undefined =>
  'value' in limit ? amountIn(limit.value, limit.unit) : amountOf(limit, scale, values, calculation);

/** A named thing in the unit of what bounds it. */
function inUnit(thing: NamedThing, unit: string, volts?: number | string): Amount {
  if (thing.kind === 'power' && unit === 'A' && typeof volts === 'number')
    return { value: thing.value / volts, text: `${thing.text} / ${show(volts)} V = ${show(thing.value / volts)} A` };
  if (thing.kind === 'length' && unit === 'in') return { value: thing.value * 12, text: `${show(thing.value * 12, 1)} in.` };
  if (thing.kind === 'length') return { value: thing.value, text: `${show(thing.value, 1)} ft` };
  if (thing.kind === 'power' && (unit === 'kVA' || unit === 'kW'))
    return { value: thing.value / 1000, text: `${show(thing.value / 1000)} ${unit}` };
  return thing;
}

/** Equal within what rounding does. */
const NEAR = 1e-6;

function held(given: Amount, limit: Amount, { is, name }: Bound): Omit<Compared, 'values'> {
  const exact = Math.abs(given.value - limit.value) <= NEAR * Math.max(1, Math.abs(limit.value));
  const holds = exact || (is === 'least' ? given.value > limit.value : given.value < limit.value);
  const ways =
    is === 'least'
      ? holds
        ? { en: 'meets', es: 'alcanza para' }
        : { en: 'falls short of', es: 'no alcanza para' }
      : holds
        ? { en: 'is within', es: 'queda dentro de' }
        : { en: 'is more than', es: 'pasa de' };
  return {
    holds,
    exact,
    said: {
      en: `${given.text} ${ways.en} ${name.en}, ${limit.text}`,
      es: `${given.text} ${ways.es} ${name.es}, ${limit.text}`.replace(' de el ', ' del '),
    },
  };
}

/** What was left open and turns the whole: one thing, or what is usual together. */
function turnOf(scale: Scale, values: Values, base: Comparison): Weighed['turn'] {
  const { calculator, reading, ctx } = scale;
  let [usual, instead] = [values, scale.instead];
  const conditions: Text[] = [];
  let last: Comparison = base;
  for (const turn of calculator.turns ?? []) {
    if (isRuledOut(turn, values, reading) || isSaid(turn, reading) || ('input' in turn && values[turn.input] !== undefined)) continue;
    const from = turn.usual === true ? { values: usual, instead } : { values, instead: scale.instead };
    const turned = 'input' in turn ? { ...from.values, [turn.input]: turn.value } : from.values;
    const replaced = 'limit' in turn ? new Map([...from.instead, [turn.limit, turn.by]]) : from.instead;
    const again = tryCalculation(calculator, turned, ctx);
    const other = again === undefined ? undefined : compareAll({ ...scale, instead: replaced }, turned, again);
    if (turn.usual === true) {
      const matters = other !== undefined && other.said.en !== last.said.en;
      if (matters) conditions.push(turn.when);
    }
    if (other === undefined) continue;
    if (other.holds !== base.holds) {
      const all = turn.usual === true ? conditions : [turn.when];
      return {
        when: { en: all.map(({ en }) => en).join(' and '), es: all.map(({ es }) => es).join(' y ') },
        usual: turn.usual === true,
        said: other.said,
      };
    }
    if (turn.usual === true) [usual, instead, last] = [turned, replaced, other];
  }
  return undefined;
}

const isRuledOut = ({ notFor }: Turn, { method }: Values, reading: Reading): boolean =>
  notFor !== undefined &&
  (notFor.includes(String(method)) ||
    notFor.includes(String(reading.method)) ||
    reading.sizes.some(({ cableConductors }) => cableConductors !== undefined && notFor.includes('nm')));

function tryCalculation(calculator: Calculator, values: Values, ctx: CalculatorContext): Calculation | undefined {
  try {
    return calculator.calculate(values, ctx);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** What is said to be of something, in the input of that; see `Headed`. */
export function headedValues(calculator: Calculator, values: Values, reading: Reading): Values {
  const given: Record<string, number | string | undefined> = { ...values };
  for (const rule of calculator.headed ?? []) {
    const { to } = rule;
    if (rule.kind === 'toGround') {
      given[to] = voltsToGroundIn(reading) ?? given[to];
      continue;
    }
    if (given[to] !== undefined) continue;
    if (rule.kind === 'supply' || rule.kind === 'continuous') {
      const value = rule.kind === 'supply' ? applianceVolts(reading) : isContinuous(reading) ? 'yes' : undefined;
      if (value !== undefined) given[to] = value;
      continue;
    }
    const named = namedIn(reading);
    if (rule.kind === 'conductor') {
      given[to] = candidate({ named: 'conductor', not: ['ground'] }, named, () => true)?.size;
      continue;
    }
    const { of, from, kind = 'current' } = rule;
    const taken = takenBy(calculator, given, named);
    const alike = named.filter((thing) => thing.kind === kind);
    const own = alike.find((thing) => thing.heads.includes(of) && (from === undefined ? !taken.has(thing) : taken.get(thing) === from));
    if (own === undefined) continue;
    given[to] = kind === 'power' ? own.value / 1000 : own.value;
    if (from !== undefined) given[from] = undefined;
  }
  return given;
}

/** Watts that no 120 V circuit of an appliance carries: 30 A is the largest usual one. */
const MOST_AT_120_VOLTS = 30 * 120;
/** The usual single-phase supply of larger appliances; trade knowledge. */
const APPLIANCE_VOLTS = 240;
/** Lamps and what is plugged in stay at 120 V, however many watts they are together. */
const APPLIANCES: readonly Concept[] = ['range', 'dryer', 'water-heater', 'hvac', 'heat', 'ev', 'hot-tub', 'welder'];

const isBeyond120Volts = (reading: Reading): boolean => reading.all('power').some(({ value }) => value > MOST_AT_120_VOLTS);

const applianceVolts = (reading: Reading): number | undefined =>
  reading.phases !== '3' && reading.all('voltage').length === 0 && reading.has(...APPLIANCES) && isBeyond120Volts(reading)
    ? APPLIANCE_VOLTS
    : undefined;

/** Storage water heaters (422.13) and fixed electric space heating (424.4(B)), which is larger than what is plugged in. Grade V2. */
const isContinuous = (reading: Reading): boolean => reading.has('water-heater') || (reading.has('heat') && isBeyond120Volts(reading));

/** Which input each named thing went into. */
function takenBy(calculator: Calculator, values: Values, named: readonly NamedThing[]): ReadonlyMap<NamedThing, string> {
  const taken = new Map<NamedThing, string>();
  const wanted = (calculator.bounds ?? []).flatMap(({ given }) => ('named' in given ? (given.of ?? []) : []));
  const isWanted = ({ heads }: NamedThing): boolean => heads.some((head) => wanted.includes(head));
  for (const input of calculator.inputs) {
    const value = values[input.name];
    if (value === undefined) continue;
    const free = named.filter((thing) => !taken.has(thing));
    const own = free.filter((thing) => isValue(thing, input, value));
    if (input.kind === 'text') for (const thing of own) taken.set(thing, input.name);
    const first = own.find((thing) => !isWanted(thing)) ?? own[0];
    if (first !== undefined) taken.set(first, input.name);
    else if (input.kind === 'number' && input.unit === 'A' && typeof value === 'number')
      for (const thing of powersIn(value, free)) taken.set(thing, input.name);
  }
  return taken;
}

/** Amperes may have been made of watts: of one load, or of all together. */
function powersIn(amps: number, free: readonly NamedThing[]): readonly NamedThing[] {
  const powers = free.filter(({ kind }) => kind === 'power');
  const volts = [...free.flatMap(({ kind, value }) => (kind === 'voltage' ? [value] : [])), 120, 208, 240, 277, 480];
  const makes = (some: readonly NamedThing[]): boolean => {
    const watts = some.reduce((sum, { value, times }) => sum + value * times, 0);
    return volts.some((each) => [1, 1.25, 1 / Math.sqrt(3)].some((factor) => near((watts / each) * factor, amps)));
  };
  const single = powers.find((each) => makes([each]));
  return powers.length > 1 && makes(powers) ? powers : single === undefined ? [] : [single];
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.006 * Math.max(Math.abs(a), Math.abs(b));

/** Unit of an input -> kinds of thing that it takes, with the thing's own unit in the input's. */
const TAKES: Readonly<Record<string, Partial<Readonly<Record<NamedThing['kind'], number>>>>> = {
  A: { current: 1 },
  V: { voltage: 1 },
  W: { power: 1 },
  VA: { power: 1 },
  kW: { power: 1e-3 },
  kVA: { power: 1e-3 },
  'kW / kVA': { power: 1e-3 },
  ft: { length: 1 },
  in: { length: 12 },
  'in³': { volume: 1 },
  '%': { percent: 1 },
  h: { time: 1 },
  '': { count: 1 },
};

function isValue(thing: NamedThing, input: CalculatorInput, value: number | string): boolean {
  if (input.kind === 'number') {
    const scale = TAKES[input.unit]?.[thing.kind];
    return scale !== undefined && typeof value === 'number' && [1, thing.times].some((times) => near(thing.value * scale * times, value));
  }
  if (input.kind === 'choice')
    return (
      value === thing.size ||
      (thing.kind === 'current' && value === String(thing.value)) ||
      (thing.kind === 'length' && near(inchesOf(String(value)), thing.value * 12))
    );
  const items = String(value)
    .split(';')
    .flatMap((row) => row.split(','));
  return items.some((item) => {
    const parts = item.split(':').flatMap((part) => part.trim().split('x'));
    return parts.some((part) =>
      thing.kind === 'length' && near(thing.value * 12, inchesOf(part))
        ? true
        : thing.size === undefined
          ? Object.values(TAKES).some(
              (kinds) => kinds[thing.kind] !== undefined && near(thing.value * (kinds[thing.kind] ?? 1), Number(part)),
            )
          : part === thing.size,
    );
  });
}
