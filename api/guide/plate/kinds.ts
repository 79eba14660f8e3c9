// What a nameplate or a panel's label tells: each kind of figure with its unit, what it can be, and how it is said.
import type { Text } from '../../contract/values.ts';
import type { UnitKind } from '../reading/units.ts';
import { STANDARD_RATINGS_A } from '../tables/overcurrent.ts';

export type PlateKind =
  | 'mca'
  | 'mocp'
  | 'volts'
  | 'primary'
  | 'secondary'
  | 'phase'
  | 'hertz'
  | 'rla'
  | 'fla'
  | 'lra'
  | 'horsepower'
  | 'kilowatts'
  | 'watts'
  | 'kva'
  | 'bus'
  | 'main'
  | 'sccr';

export interface KindOfFigure {
  readonly unit: UnitKind;
  /** One of what plates give it in, in the unit kind's own unit: 1000 for kW. */
  readonly scale: number;
  /** In what plates give it in; outside of it a figure is of something else. */
  readonly least: number;
  readonly most: number;
  /** What it mostly is; another figure is doubtful. */
  readonly usual?: readonly number[];
  /** A figure with its unit alone, without a label, is of this kind. */
  readonly byUnit?: true;
  /** `#` stands for the figure. */
  readonly said: Text;
  /** Figures that are said by a word. */
  readonly words?: Readonly<Record<string, Text>>;
}

const NOMINAL_VOLTS = [
  12, 24, 48, 100, 110, 115, 120, 125, 127, 200, 208, 220, 230, 240, 250, 265, 277, 347, 380, 400, 415, 440, 460, 480, 550, 575, 600, 2400,
  4160, 7200, 12470, 13200, 13800,
];

const alike = (said: string): Text => ({ en: said, es: said });

/** In the order in which they are shown and said. */
export const KINDS: Readonly<Record<PlateKind, KindOfFigure>> = {
  mca: { unit: 'current', scale: 1, least: 0.5, most: 4000, said: alike('MCA # A') },
  mocp: { unit: 'current', scale: 1, least: 1, most: 6000, usual: STANDARD_RATINGS_A, said: alike('MOCP # A') },
  volts: { unit: 'voltage', scale: 1, least: 12, most: 40_000, usual: NOMINAL_VOLTS, byUnit: true, said: alike('# V') },
  primary: { unit: 'voltage', scale: 1, least: 12, most: 500_000, usual: NOMINAL_VOLTS, said: { en: 'primary # V', es: 'primario # V' } },
  secondary: {
    unit: 'voltage',
    scale: 1,
    least: 12,
    most: 40_000,
    usual: NOMINAL_VOLTS,
    said: { en: 'secondary # V', es: 'secundario # V' },
  },
  phase: {
    unit: 'phases',
    scale: 1,
    least: 1,
    most: 3,
    usual: [1, 3],
    byUnit: true,
    said: { en: '#-phase', es: '# fases' },
    words: { '1': { en: '1-phase', es: 'monofásico' }, '3': { en: '3-phase', es: 'trifásico' } },
  },
  hertz: { unit: 'frequency', scale: 1, least: 50, most: 400, usual: [50, 60, 400], byUnit: true, said: alike('# Hz') },
  rla: { unit: 'current', scale: 1, least: 0.1, most: 3000, said: alike('RLA # A') },
  fla: { unit: 'current', scale: 1, least: 0.1, most: 3000, said: alike('FLA # A') },
  lra: { unit: 'current', scale: 1, least: 1, most: 20_000, said: alike('LRA # A') },
  horsepower: { unit: 'horsepower', scale: 1, least: 0.02, most: 2000, byUnit: true, said: alike('# hp') },
  kilowatts: { unit: 'power', scale: 1000, least: 0.05, most: 5000, byUnit: true, said: alike('# kW') },
  watts: { unit: 'power', scale: 1, least: 20, most: 100_000, byUnit: true, said: alike('# W') },
  kva: { unit: 'apparent', scale: 1000, least: 0.05, most: 10_000, byUnit: true, said: alike('# kVA') },
  bus: { unit: 'current', scale: 1, least: 15, most: 6000, said: { en: 'bus # A', es: 'barras # A' } },
  main: {
    unit: 'current',
    scale: 1,
    least: 15,
    most: 6000,
    usual: STANDARD_RATINGS_A,
    said: { en: 'main breaker # A', es: 'interruptor principal # A' },
  },
  sccr: { unit: 'current', scale: 1000, least: 1, most: 300, byUnit: true, said: alike('SCCR # kA') },
};

/** A unit that has parts of it at once, such as a compressor and its fan, gives each its own figures. */
export type PlatePart = 'compressor' | 'fan' | 'heater';
export const PARTS: Readonly<Record<PlatePart, Text>> = {
  compressor: { en: 'compressor', es: 'compresor' },
  fan: { en: 'fan', es: 'ventilador' },
  heater: { en: 'heater', es: 'calentador' },
};
/** Figures that are a part's where the line names one. */
export const OF_A_PART: ReadonlySet<PlateKind> = new Set(['rla', 'fla', 'lra', 'horsepower', 'kilowatts', 'watts']);

export interface PlateFigure {
  readonly kind: PlateKind;
  readonly part?: PlatePart;
  /** As it is written there: '28.4', '208/230', '1/5'. */
  readonly text: string;
  /** Ought to be looked at again before it is used. */
  readonly isDoubtful: boolean;
}
