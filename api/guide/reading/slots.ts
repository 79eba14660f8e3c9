// What a calculator takes, as far as reading needs to know it, and what a figure of a question would be as a value of it.
import type { Language, Text } from '../../contract/values.ts';
import { type Figure, tokensOf } from './figures.ts';
import { fold } from './normalise.ts';
import type { UnitKind } from './units.ts';

export interface Option {
  readonly value: string;
  readonly label: Text;
  /** What people say for it beside its label, separated by ' | '. */
  readonly words?: string;
}

/**
 * What a question may give. `list`: several figures of one unit, or some of `sizes`. `written`: one figure as it is
 * written. `counted`: conductors, so many of each size, and of each kind where there are `kinds`.
 */
export type Slot = { readonly name: string; readonly label: Text } & (
  | { readonly kind: 'number'; readonly unit: string; readonly min: number; readonly max: number }
  | { readonly kind: 'list'; readonly unit: string; readonly sizes?: readonly string[] }
  | { readonly kind: 'counted'; readonly sizes: readonly Option[]; readonly kinds: readonly string[]; readonly asksCount: boolean }
  | { readonly kind: 'written' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
);
export type ChoiceSlot = Extract<Slot, { kind: 'choice' }>;

/** Every way to name an option, as stems: its value where it is a word, what its label says in the question's language, and its own words. */
export function phrasesOf(option: Option, language: Language): readonly (readonly string[])[] {
  const known = PHRASES[language].get(option);
  if (known !== undefined) return known;
  const said = fold(option.label[language]).split(/[,;()/]| or | o /);
  const value = /^(?:yes|no|[\d./-]+)$/.test(option.value) ? [] : [option.value.replaceAll('-', ' ')];
  const texts = [...value, ...said, ...(option.words ?? '').split('|')].map((text) => tokensOf(text.trim()).map((token) => token.stem));
  const seen = new Set<string>();
  const phrases = texts.filter((phrase) => phrase.length > 0 && seen.size < seen.add(phrase.join(' ')).size);
  PHRASES[language].set(option, phrases);
  return phrases;
}
const PHRASES = { en: new WeakMap<Option, readonly (readonly string[])[]>(), es: new WeakMap<Option, readonly (readonly string[])[]>() };

/** Unit of a slot -> kinds of figure that it takes, with the figure's own unit in the slot's. */
const TAKES: Readonly<Record<string, Partial<Readonly<Record<UnitKind, number>>>>> = {
  A: { current: 1 },
  V: { voltage: 1 },
  VA: { apparent: 1, power: 1 },
  W: { power: 1, apparent: 1, horsepower: 746 },
  kW: { power: 1e-3, apparent: 1e-3, reactive: 1e-3 },
  'kW / kVA': { power: 1e-3, apparent: 1e-3 },
  kVA: { apparent: 1e-3, power: 1e-3 },
  kVAR: { reactive: 1e-3 },
  hp: { horsepower: 1 },
  ft: { length: 1 },
  in: { length: 12 },
  'ft²': { area: 1 },
  'in³': { volume: 1 },
  '°C': { temperature: 1, angle: 1 },
  '°': { angle: 1 },
  '%': { percent: 1 },
  '%/°C': { percent: 1 },
  Hz: { frequency: 1 },
  ms: { time: 3_600_000 },
  h: { time: 1, days: 24 },
  lm: { lumens: 1 },
  fc: { illuminance: 1 },
  rpm: { rpm: 1 },
  Ah: { capacity: 1 },
  Ω: { resistance: 1 },
  '$/kWh': { money: 1 },
  '': { percent: 0.01, poles: 1, days: 1, phases: 1 },
};

/** Figures of whatever unit: the loads of a demand table. */
const ANY = '*';
/** From here on a heat without its scale is told in °F: no place where people work is so hot in °C. */
const FAHRENHEIT_FROM = 62;
/** A bare figure below this, where watts are taken, is kilowatts: 'dryer 5.5'. */
const KILO_BELOW = 30;
/** 'departamento de 700 pies', 'casa de 150 metros': an area by its side's unit. */
const SIDES = new Set([1, 1 / 0.3048]);
const TRADE_SIZE = '1-1/4';
const CONDUCTOR_SIZE = '1/0';

/** Sizes are figures: no words stand for them. */
export const isSize = (slot: Slot): boolean =>
  slot.kind === 'choice' && slot.options.some(({ value }) => value === TRADE_SIZE || value === CONDUCTOR_SIZE);

const celsius = (value: number): number => ((value - 32) * 5) / 9;

const VALUES = new WeakMap<Figure, Map<Slot, number | string | undefined>>();

/** The figure as a value of the slot; undefined where it cannot be one. Each is held against every slot of a calculator again and again. */
export function valueFor(slot: Slot, figure: Figure): number | string | undefined {
  const known = VALUES.get(figure) ?? new Map<Slot, number | string | undefined>();
  if (known.has(slot)) return known.get(slot);
  const value = readFor(slot, figure);
  VALUES.set(figure, known.set(slot, value));
  return value;
}

function readFor(slot: Slot, figure: Figure): number | string | undefined {
  if (slot.kind === 'choice')
    return sizeFor(
      slot.options.map((option) => option.value),
      figure,
    );
  if (slot.kind === 'counted') return rowFor(slot, figure);
  if (slot.kind === 'list' && slot.sizes !== undefined) return sizeFor(slot.sizes, figure);
  if (slot.kind === 'written')
    return figure.form === 'word' || figure.form === 'cable' || figure.form === 'product' ? undefined : figure.name;
  if (figure.form === 'aught' || figure.form === 'cable' || (figure.form === 'product' && slot.kind !== 'number')) return undefined;
  const value = amountFor(slot.unit, figure);
  if (value === undefined || (slot.kind === 'number' && (value < slot.min || value > slot.max))) return undefined;
  if (slot.kind === 'number') return value;
  return String(Number(value.toFixed(2)));
}

/** A cable without a size is told by its diameter: '0.85in'. */
const DIAMETER_MOST_IN = 4;

function rowFor(slot: Extract<Slot, { kind: 'counted' }>, figure: Figure): string | undefined {
  const { unit, value, form } = figure;
  if (unit === undefined || unit.kind === 'conductor')
    return sizeFor(
      slot.sizes.map((size) => size.value),
      figure,
    );
  const inches = Number((value * 12 * unit.scale).toPrecision(4));
  const isDiameter =
    slot.kinds.length > 0 && unit.kind === 'length' && form === 'number' && !Number.isInteger(value) && inches < DIAMETER_MOST_IN;
  return isDiameter ? `${inches}in` : undefined;
}

function amountFor(unit: string, figure: Figure): number | undefined {
  const { value } = figure;
  if (figure.unit === undefined) return bare(unit, value);
  const { kind, scale, fahrenheit } = figure.unit;
  if (unit === 'ft²' && kind === 'length' && SIDES.has(scale)) return Number((value * scale ** 2).toFixed(2));
  const times = unit === ANY ? 1 : TAKES[unit]?.[kind];
  if (times === undefined) return figure.shared === true || kind === 'conductor' ? bare(unit, value) : undefined;
  if (unit === '°C') return (fahrenheit ?? value >= FAHRENHEIT_FROM) ? celsius(value) : value;
  // What a module loses a degree is told with a minus and without.
  return Number((Math.abs(unit === '%/°C' ? value : 0) || value * scale * times).toPrecision(12));
}

const bare = (unit: string, value: number): number => {
  if ((unit === 'W' || unit === 'VA') && value > 0 && value < KILO_BELOW) return value * 1000;
  if (unit === 'kW' && value >= 1000) return value / 1000;
  return unit === '°C' && value >= 95 ? celsius(value) : value;
};

/** The figure as one of some sizes, or of other values that are told in figures. */
function sizeFor(sizes: readonly string[], { name, form, value, unit }: Figure): string | undefined {
  const has = (text: string): boolean => sizes.includes(text);
  if (has(TRADE_SIZE)) {
    if (form === 'aught' || form === 'cable' || (unit !== undefined && unit.kind !== 'length') || (unit !== undefined && unit.scale > 0.2))
      return undefined;
    const ones = Math.floor(value);
    const eighths = Math.round((value - ones) * 8);
    const part = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'][eighths] ?? '';
    const told = [ones === 0 ? '' : String(ones), part].filter((each) => each !== '').join('-');
    return has(told) ? told : undefined;
  }
  if (form === 'word' || form === 'product') return undefined;
  if (form === 'fraction') return has(String(value)) ? String(value) : undefined;
  if (has(CONDUCTOR_SIZE) && unit !== undefined && unit.kind !== 'conductor') return undefined;
  return has(name) ? name : undefined;
}
