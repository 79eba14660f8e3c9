// Sizes of equipment grounding conductors, grounding electrode conductors and supply-side bonding jumpers.
import type { Grade } from '../../contract/values.ts';
import { type ConductorSize, circularMils, type Metal, sizeForCircularMils } from './conductors.ts';

interface EquipmentGroundingRow {
  /** Rating or setting of the overcurrent device, not over this. */
  readonly maxA: number;
  readonly cu: ConductorSize;
  readonly al: ConductorSize;
  readonly alGrade: Grade;
}

const row = (maxA: number, cu: ConductorSize, al: ConductorSize, alGrade: Grade = 'V2'): EquipmentGroundingRow => ({
  maxA,
  cu,
  al,
  alGrade,
});

/**
 * Table 250.122: smallest wire-type equipment grounding conductor by the overcurrent device ahead of it. Grade V2 (S1, S4, S5, S13);
 * aluminum at 5000 and 6000 A: grade X (sources say 1200 or 1250 kcmil; the larger stands here).
 */
export const EQUIPMENT_GROUNDING_ROWS: readonly EquipmentGroundingRow[] = [
  row(15, '14', '12'),
  row(20, '12', '10'),
  row(60, '10', '8'),
  row(100, '8', '6'),
  row(200, '6', '4'),
  row(300, '4', '2'),
  row(400, '3', '1'),
  row(500, '2', '1/0'),
  row(600, '1', '2/0'),
  row(800, '1/0', '3/0'),
  row(1000, '2/0', '4/0'),
  row(1200, '3/0', '250'),
  row(1600, '4/0', '350'),
  row(2000, '250', '400'),
  row(2500, '350', '600'),
  row(3000, '400', '600'),
  row(4000, '500', '750'),
  row(5000, '700', '1250', 'X'),
  row(6000, '800', '1250', 'X'),
];

export interface TableSize {
  readonly size: ConductorSize;
  readonly grade: Grade;
  /** Index of the row read. */
  readonly rowIndex: number;
}

/** Equipment grounding conductor for an overcurrent device of `deviceA` amperes, or undefined above 6000 A. A rating between rows reads the higher row. */
export function equipmentGroundingSize(deviceA: number, metal: Metal): TableSize | undefined {
  const rowIndex = EQUIPMENT_GROUNDING_ROWS.findIndex((each) => deviceA <= each.maxA);
  const found = EQUIPMENT_GROUNDING_ROWS[rowIndex];
  if (found === undefined) return undefined;
  return { size: found[metal], grade: metal === 'al' ? found.alGrade : 'V2', rowIndex };
}

interface ElectrodeRow {
  /** Largest ungrounded conductor, or the sum of a parallel set, not over this many circular mils; infinite in the last row. */
  readonly max: Readonly<Record<Metal, number>>;
  readonly label: Readonly<Record<Metal, string>>;
  readonly cu: ConductorSize;
  readonly al: ConductorSize;
}

/**
 * Table 250.66: grounding electrode conductor by the largest ungrounded service conductor. Grade V2 (S5, S14 row by row;
 * the steps of the copper side also stand in a federal regulation that took the table over).
 * Regression: one public table gives 8 AWG for 1 AWG copper service conductors; it is 6 AWG.
 */
export const ELECTRODE_ROWS: readonly ElectrodeRow[] = [
  { max: { cu: circularMils('2'), al: circularMils('1/0') }, label: { cu: '≤ 2', al: '≤ 1/0' }, cu: '8', al: '6' },
  { max: { cu: circularMils('1/0'), al: circularMils('3/0') }, label: { cu: '1–1/0', al: '2/0–3/0' }, cu: '6', al: '4' },
  { max: { cu: circularMils('3/0'), al: circularMils('250') }, label: { cu: '2/0–3/0', al: '4/0–250' }, cu: '4', al: '2' },
  { max: { cu: 350_000, al: 500_000 }, label: { cu: '> 3/0–350', al: '> 250–500' }, cu: '2', al: '1/0' },
  { max: { cu: 600_000, al: 900_000 }, label: { cu: '> 350–600', al: '> 500–900' }, cu: '1/0', al: '3/0' },
  { max: { cu: 1_100_000, al: 1_750_000 }, label: { cu: '> 600–1100', al: '> 900–1750' }, cu: '2/0', al: '4/0' },
  {
    max: { cu: Number.POSITIVE_INFINITY, al: Number.POSITIVE_INFINITY },
    label: { cu: '> 1100', al: '> 1750' },
    cu: '3/0',
    al: '250',
  },
];
export const ELECTRODE_GRADE: Grade = 'V2';

/**
 * Grounding electrode conductor of `metal` for ungrounded service conductors of `serviceMetal` with an area of `serviceCmil`
 * circular mils (the sum of a parallel set).
 */
export function electrodeConductorSize(serviceCmil: number, serviceMetal: Metal, metal: Metal): TableSize {
  const rowIndex = ELECTRODE_ROWS.findIndex((each) => serviceCmil <= each.max[serviceMetal]);
  const found = ELECTRODE_ROWS[rowIndex];
  if (found === undefined) throw new RangeError(`No row for ${serviceCmil} circular mils`);
  return { size: found[metal], grade: ELECTRODE_GRADE, rowIndex };
}

export const ELECTRODES = ['water-pipe', 'rod', 'concrete-encased', 'ring', 'building-steel'] as const;
export type Electrode = (typeof ELECTRODES)[number];

/**
 * Largest grounding electrode conductor that a sole connection to the electrode must have, 250.66(A) to (C). Grade V2 for rod, pipe and plate
 * and for concrete-encased copper. A concrete-encased electrode has no aluminum figure; a ring asks for no more than the ring itself.
 */
export const ELECTRODE_CAPS: Partial<Readonly<Record<Electrode, Partial<Readonly<Record<Metal, ConductorSize>>>>>> = {
  rod: { cu: '6', al: '4' },
  'concrete-encased': { cu: '4' },
};

/** Area above which a bonding jumper is a share of the phase conductors and not a table size, 250.102(C)(1). Grade V2. */
export const BONDING_TABLE_LIMIT_CMIL: Readonly<Record<Metal, number>> = { cu: 1_100_000, al: 1_750_000 };
export const BONDING_SHARE = 0.125;

export interface BondingSize {
  readonly size: ConductorSize;
  readonly grade: Grade;
  /** Set where the 12.5 % rule was used: circular mils asked for. */
  readonly requiredCmil?: number;
  readonly rowIndex: number;
}

/**
 * Main, system or supply-side bonding jumper, or grounded conductor, of the same metal as the phase conductors: the sizes of Table 250.66
 * up to 1100 kcmil copper or 1750 kcmil aluminum (V2), above that 12.5 % of the area (V2).
 * Undefined when the share is over 2000 kcmil.
 */
export function bondingJumperSize(phaseCmil: number, metal: Metal): BondingSize | undefined {
  const table = electrodeConductorSize(phaseCmil, metal, metal);
  if (phaseCmil <= BONDING_TABLE_LIMIT_CMIL[metal]) return table;
  const requiredCmil = phaseCmil * BONDING_SHARE;
  const size = sizeForCircularMils(requiredCmil);
  return size === undefined ? undefined : { size, grade: 'V2', requiredCmil, rowIndex: table.rowIndex };
}
