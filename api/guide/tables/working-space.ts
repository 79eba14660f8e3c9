// Clear depth in front of electrical equipment that may be worked on while energized.
import type { Grade } from '../../contract/values.ts';

export const WORKING_CONDITIONS = ['1', '2', '3'] as const;
/** 1: nothing live or grounded opposite. 2: grounded parts opposite (concrete, brick and tile count). 3: live parts on both sides. */
export type WorkingCondition = (typeof WORKING_CONDITIONS)[number];

export interface WorkingSpaceRow {
  /** Nominal volts to ground, up to and including this. */
  readonly maxVolts: number;
  readonly label: string;
  readonly depthFt: readonly [condition1: number, condition2: number, condition3: number];
  readonly grade: Grade;
}

/** Table 110.26(A)(1): depth in feet. Grade V2 (S21) to 600 V to ground; 601 to 1000 V: grade K. */
export const WORKING_SPACE_ROWS: readonly WorkingSpaceRow[] = [
  { maxVolts: 150, label: '0–150', depthFt: [3, 3, 3], grade: 'V2' },
  { maxVolts: 600, label: '151–600', depthFt: [3, 3.5, 4], grade: 'V2' },
  { maxVolts: 1000, label: '601–1000', depthFt: [3, 4, 5], grade: 'K' },
];

/** Least width of the working space in inches; wider equipment asks for its own width. Grade V2. */
export const WORKING_WIDTH_IN = 30;
/** Least height in feet; taller equipment asks for its own height. Grade V2 (S14 and two trade sites). */
export const WORKING_HEIGHT_FT = 6.5;
/** Equipment of this rating and over this width needs an entrance at each end. Grade V2 (S14 and a trade magazine). */
export const LARGE_EQUIPMENT_A = 1200;
export const LARGE_EQUIPMENT_WIDTH_FT = 6;
/** From this rating on, personnel doors within 25 ft open outward with listed panic hardware. Grade V2 (S13, S24). */
export const PANIC_DOOR_A = 800;
export const PANIC_DOOR_WITHIN_FT = 25;
