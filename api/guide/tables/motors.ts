// Motor tables: full-load currents by horsepower and voltage, and how large the short-circuit and ground-fault device may be.
import type { Grade } from '../../contract/values.ts';

/** A row of a full-load current table: horsepower, then one current per voltage column, null where the table has none. */
interface MotorCurrentRow {
  readonly hp: number;
  readonly amperes: readonly (number | null)[];
}

interface MotorCurrentTable {
  /** Section as numbered in the 2023 edition; the number has not changed since 2017. */
  readonly code: string;
  readonly volts: readonly number[];
  readonly rows: readonly MotorCurrentRow[];
  readonly grade: Grade;
}

/** Single-phase alternating-current motors, Table 430.248, all editions from 2017. Grade V2 (S1 + S4 + S5). */
const SINGLE_PHASE_MOTORS: MotorCurrentTable = {
  code: 'Table 430.248',
  volts: [115, 200, 208, 230],
  grade: 'V2',
  rows: [
    { hp: 1 / 6, amperes: [4.4, 2.5, 2.4, 2.2] },
    { hp: 1 / 4, amperes: [5.8, 3.3, 3.2, 2.9] },
    { hp: 1 / 3, amperes: [7.2, 4.1, 4.0, 3.6] },
    { hp: 1 / 2, amperes: [9.8, 5.6, 5.4, 4.9] },
    { hp: 3 / 4, amperes: [13.8, 7.9, 7.6, 6.9] },
    { hp: 1, amperes: [16, 9.2, 8.8, 8.0] },
    { hp: 1.5, amperes: [20, 11.5, 11, 10] },
    { hp: 2, amperes: [24, 13.8, 13.2, 12] },
    { hp: 3, amperes: [34, 19.6, 18.7, 17] },
    { hp: 5, amperes: [56, 32.2, 30.8, 28] },
    { hp: 7.5, amperes: [80, 46, 44, 40] },
    { hp: 10, amperes: [100, 57.5, 55, 50] },
  ],
};

/**
 * Three-phase induction motors (squirrel cage and wound rotor), Table 430.250, all editions from 2017.
 * To 200 hp and to 575 V grade V2 (S1 + S4 + S5); 460 V above 200 hp grade V2 (S1 and a public load calculator);
 * 575 V above 200 hp and the 2,300 V column grade V1 (S1).
 */
export const THREE_PHASE_MOTORS: MotorCurrentTable = {
  code: 'Table 430.250',
  volts: [200, 208, 230, 460, 575, 2300],
  grade: 'V2',
  rows: [
    { hp: 1 / 2, amperes: [2.5, 2.4, 2.2, 1.1, 0.9, null] },
    { hp: 3 / 4, amperes: [3.7, 3.5, 3.2, 1.6, 1.3, null] },
    { hp: 1, amperes: [4.8, 4.6, 4.2, 2.1, 1.7, null] },
    { hp: 1.5, amperes: [6.9, 6.6, 6.0, 3.0, 2.4, null] },
    { hp: 2, amperes: [7.8, 7.5, 6.8, 3.4, 2.7, null] },
    { hp: 3, amperes: [11, 10.6, 9.6, 4.8, 3.9, null] },
    { hp: 5, amperes: [17.5, 16.7, 15.2, 7.6, 6.1, null] },
    { hp: 7.5, amperes: [25.3, 24.2, 22, 11, 9, null] },
    { hp: 10, amperes: [32.2, 30.8, 28, 14, 11, null] },
    { hp: 15, amperes: [48.3, 46.2, 42, 21, 17, null] },
    { hp: 20, amperes: [62.1, 59.4, 54, 27, 22, null] },
    { hp: 25, amperes: [78.2, 74.8, 68, 34, 27, null] },
    { hp: 30, amperes: [92, 88, 80, 40, 32, null] },
    { hp: 40, amperes: [120, 114, 104, 52, 41, null] },
    { hp: 50, amperes: [150, 143, 130, 65, 52, null] },
    { hp: 60, amperes: [177, 169, 154, 77, 62, 16] },
    { hp: 75, amperes: [221, 211, 192, 96, 77, 20] },
    { hp: 100, amperes: [285, 273, 248, 124, 99, 26] },
    { hp: 125, amperes: [359, 343, 312, 156, 125, 31] },
    { hp: 150, amperes: [414, 396, 360, 180, 144, 37] },
    { hp: 200, amperes: [552, 528, 480, 240, 192, 49] },
    { hp: 250, amperes: [null, null, null, 302, 242, 60] },
    { hp: 300, amperes: [null, null, null, 361, 289, 72] },
    { hp: 350, amperes: [null, null, null, 414, 336, 83] },
    { hp: 400, amperes: [null, null, null, 477, 382, 95] },
    { hp: 450, amperes: [null, null, null, 515, 412, 103] },
    { hp: 500, amperes: [null, null, null, 590, 472, 118] },
  ],
};

/** Direct-current motors, Table 430.247, 120 V and 240 V columns, all editions from 2017. Grade V1 (S1). */
const DC_MOTORS: MotorCurrentTable = {
  code: 'Table 430.247',
  volts: [120, 240],
  grade: 'V1',
  rows: [
    { hp: 1 / 4, amperes: [3.1, 1.6] },
    { hp: 1 / 3, amperes: [4.1, 2.0] },
    { hp: 1 / 2, amperes: [5.4, 2.7] },
    { hp: 3 / 4, amperes: [7.6, 3.8] },
    { hp: 1, amperes: [9.5, 4.7] },
    { hp: 1.5, amperes: [13.2, 6.6] },
    { hp: 2, amperes: [17, 8.5] },
    { hp: 3, amperes: [25, 12.2] },
    { hp: 5, amperes: [40, 20] },
    { hp: 7.5, amperes: [58, 29] },
    { hp: 10, amperes: [76, 38] },
    { hp: 15, amperes: [null, 55] },
    { hp: 20, amperes: [null, 72] },
    { hp: 25, amperes: [null, 89] },
    { hp: 30, amperes: [null, 106] },
    { hp: 40, amperes: [null, 140] },
    { hp: 50, amperes: [null, 173] },
    { hp: 60, amperes: [null, 206] },
    { hp: 75, amperes: [null, 255] },
    { hp: 100, amperes: [null, 341] },
  ],
};

export const MOTOR_SUPPLIES = ['1', '3', 'dc'] as const;
/** Single-phase, three-phase or direct current. */
export type MotorSupply = (typeof MOTOR_SUPPLIES)[number];

export const motorCurrentTable = (supply: MotorSupply): MotorCurrentTable =>
  supply === '1' ? SINGLE_PHASE_MOTORS : supply === '3' ? THREE_PHASE_MOTORS : DC_MOTORS;

/**
 * The table column for a system's nominal voltage: a 480 V system's motors are rated 460 V, 240 V ones 230 V, and so on.
 * Undefined where no column fits.
 */
export function motorColumnVolts(supply: MotorSupply, volts: number): number | undefined {
  const ranges = supply === '1' ? SINGLE_PHASE_RANGES : supply === '3' ? THREE_PHASE_RANGES : DC_RANGES;
  return ranges.find(([, from, to]) => volts >= from && volts <= to)?.[0];
}

// Column, then the system voltages it is used for: the tables' own ranges, with 120 V and 115 V taken as one.
const SINGLE_PHASE_RANGES: readonly (readonly [column: number, from: number, to: number])[] = [
  [115, 110, 120],
  [200, 200, 200],
  [208, 201, 219],
  [230, 220, 240],
];
const THREE_PHASE_RANGES: readonly (readonly [column: number, from: number, to: number])[] = [
  [200, 200, 200],
  [208, 201, 219],
  [230, 220, 240],
  [460, 440, 480],
  [575, 550, 600],
  [2300, 2200, 2400],
];
const DC_RANGES: readonly (readonly [column: number, from: number, to: number])[] = [
  [120, 110, 125],
  [240, 220, 250],
];

export interface MotorFullLoadCurrent {
  readonly amperes: number;
  readonly columnVolts: number;
  readonly grade: Grade;
  readonly table: MotorCurrentTable;
  readonly rowIndex: number;
}

/** Full-load current of the table, or undefined where the table has no figure for this horsepower and voltage. */
export function motorFullLoadCurrent(supply: MotorSupply, hp: number, volts: number): MotorFullLoadCurrent | undefined {
  const table = motorCurrentTable(supply);
  const columnVolts = motorColumnVolts(supply, volts);
  if (columnVolts === undefined) return undefined;
  const rowIndex = table.rows.findIndex((row) => Math.abs(row.hp - hp) < 0.01);
  const row = table.rows[rowIndex];
  const amperes = row?.amperes[table.volts.indexOf(columnVolts)];
  if (row === undefined || amperes === undefined || amperes === null) return undefined;
  const single = columnVolts === 2300 || (columnVolts === 575 && row.hp > 200);
  const grade: Grade = supply === '3' && single ? 'V1' : table.grade;
  return { amperes, columnVolts, grade, table, rowIndex };
}

export const MOTOR_DEVICES = ['inverse-time', 'time-delay-fuse', 'nontime-delay-fuse', 'instantaneous'] as const;
/** Kinds of short-circuit and ground-fault protective device. */
export type MotorDevice = (typeof MOTOR_DEVICES)[number];

export const MOTOR_TYPES = ['squirrel-cage', 'design-b', 'synchronous', 'wound-rotor'] as const;
/** Kinds of polyphase motor that Table 430.52(C)(1) tells apart; single-phase and direct-current motors have their own rows. */
export type MotorType = (typeof MOTOR_TYPES)[number];

/**
 * Largest device in percent of full-load current, Table 430.52(C)(1) (to 2020: Table 430.52), before the exceptions.
 * Grade V2 (S14 + S15 + S16).
 */
export const MOTOR_DEVICE_PERCENT: Readonly<Record<MotorType | 'single-phase' | 'dc', Readonly<Record<MotorDevice, number>>>> = {
  'single-phase': { 'nontime-delay-fuse': 300, 'time-delay-fuse': 175, instantaneous: 800, 'inverse-time': 250 },
  'squirrel-cage': { 'nontime-delay-fuse': 300, 'time-delay-fuse': 175, instantaneous: 800, 'inverse-time': 250 },
  'design-b': { 'nontime-delay-fuse': 300, 'time-delay-fuse': 175, instantaneous: 1100, 'inverse-time': 250 },
  synchronous: { 'nontime-delay-fuse': 300, 'time-delay-fuse': 175, instantaneous: 800, 'inverse-time': 250 },
  'wound-rotor': { 'nontime-delay-fuse': 150, 'time-delay-fuse': 150, instantaneous: 800, 'inverse-time': 150 },
  dc: { 'nontime-delay-fuse': 150, 'time-delay-fuse': 150, instantaneous: 250, 'inverse-time': 150 },
};
export const MOTOR_DEVICE_GRADE: Grade = 'V2';

/**
 * The absolute ceiling in percent where the motor will not start on the table's device, 430.52(C)(1).
 * Nontime-delay fuses over 600 A and instantaneous devices have other ceilings: undefined.
 * Time-delay fuse and inverse-time breaker grade V2 (S16 and a public motor calculator), nontime-delay fuse V1 (S16).
 */
export function motorDeviceCeiling(
  device: MotorDevice,
  fullLoadAmperes: number,
): { readonly percent: number; readonly grade: Grade } | undefined {
  if (device === 'time-delay-fuse') return { percent: 225, grade: 'V2' };
  if (device === 'inverse-time') return { percent: fullLoadAmperes <= 100 ? 400 : 300, grade: 'V2' };
  if (device === 'nontime-delay-fuse' && fullLoadAmperes * 4 <= 600) return { percent: 400, grade: 'V1' };
  return undefined;
}

/** '1/2', '1-1/2', '10': horsepower as the trade writes it. */
export function hpLabel(hp: number): string {
  const whole = Math.floor(hp + 1e-9);
  const fraction = FRACTIONS.find(([value]) => Math.abs(hp - whole - value) < 0.01)?.[1];
  if (fraction === undefined) return Math.abs(hp - whole) < 0.01 ? String(whole) : String(Math.round(hp * 1000) / 1000);
  return whole === 0 ? fraction : `${whole}-${fraction}`;
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, '1/8'],
  [1 / 6, '1/6'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [3 / 4, '3/4'],
];
