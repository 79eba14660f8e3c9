// Duty-cycle multipliers for electric welders, Article 630, all editions from 2017.
import type { Grade } from '../../contract/values.ts';

export const WELDER_KINDS = ['arc', 'arc-motor-generator', 'resistance'] as const;
/** Arc welder (transformer, inverter), arc welder with a motor-generator, resistance (spot, seam) welder. */
export type WelderKind = (typeof WELDER_KINDS)[number];

interface DutyRow {
  /** Duty cycle in percent; the last row of a table also holds everything below it. */
  readonly dutyPercent: number;
  readonly multiplier: number;
}

/**
 * Table 630.11(A) and Table 630.31(A). Grade V2: three public calculators, one checked against 2017 and one against 2023;
 * EC&M worked examples confirm 0.96, 0.89, 0.84, 0.81, 0.71 and 0.63.
 */
export const WELDER_ROWS: Readonly<Record<WelderKind, readonly DutyRow[]>> = {
  arc: [
    { dutyPercent: 100, multiplier: 1 },
    { dutyPercent: 90, multiplier: 0.95 },
    { dutyPercent: 80, multiplier: 0.89 },
    { dutyPercent: 70, multiplier: 0.84 },
    { dutyPercent: 60, multiplier: 0.78 },
    { dutyPercent: 50, multiplier: 0.71 },
    { dutyPercent: 40, multiplier: 0.63 },
    { dutyPercent: 30, multiplier: 0.55 },
    { dutyPercent: 20, multiplier: 0.45 },
  ],
  'arc-motor-generator': [
    { dutyPercent: 100, multiplier: 1 },
    { dutyPercent: 90, multiplier: 0.96 },
    { dutyPercent: 80, multiplier: 0.91 },
    { dutyPercent: 70, multiplier: 0.86 },
    { dutyPercent: 60, multiplier: 0.81 },
    { dutyPercent: 50, multiplier: 0.75 },
    { dutyPercent: 40, multiplier: 0.69 },
    { dutyPercent: 30, multiplier: 0.62 },
    { dutyPercent: 20, multiplier: 0.55 },
  ],
  resistance: [
    { dutyPercent: 50, multiplier: 0.71 },
    { dutyPercent: 40, multiplier: 0.63 },
    { dutyPercent: 30, multiplier: 0.55 },
    { dutyPercent: 25, multiplier: 0.5 },
    { dutyPercent: 20, multiplier: 0.45 },
    { dutyPercent: 15, multiplier: 0.39 },
    { dutyPercent: 10, multiplier: 0.32 },
    { dutyPercent: 7.5, multiplier: 0.27 },
    { dutyPercent: 5, multiplier: 0.22 },
  ],
};
export const WELDER_GRADE: Grade = 'V2';

/** Share of a group's welders in the conductors, largest first: 630.11(B). Grade V2 (EC&M worked example, solar365, up.codes). */
export const ARC_GROUP_PERCENT: readonly number[] = [100, 100, 85, 70];
export const ARC_GROUP_REST_PERCENT = 60;

/** Largest device in percent of primary current: 630.12(A) arc, 630.32(A) resistance. Grade V2. */
export const WELDER_DEVICE_PERCENT: Readonly<Record<WelderKind, number>> = { arc: 200, 'arc-motor-generator': 200, resistance: 300 };

/**
 * Index of the row for a duty cycle: the listed one, else the next higher duty cycle, which is the safe side; below the last row, the last.
 * Undefined above the table's first duty cycle (a resistance welder over 50%).
 */
export function welderRow(kind: WelderKind, dutyPercent: number): number | undefined {
  const at = WELDER_ROWS[kind].findLastIndex((row) => row.dutyPercent >= dutyPercent - 1e-9);
  return at === -1 ? undefined : at;
}
