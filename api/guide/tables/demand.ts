// Load-calculation figures of Article 220 (2026: Article 120): unit loads and demand factors, each with its grade.
import type { Edition, Grade } from '../../contract/values.ts';

/** A figure that depends on the edition, with its grade there. */
export interface GradedFigure {
  readonly value: number;
  readonly grade: Grade;
}

/**
 * General lighting and receptacles of a dwelling in VA per square foot, 220.41 (2017: 220.12, 2020: 220.14(J), 2026: 120.41).
 * Grade V2: 3 to 2023 (S13, S14, others), 2 from 2026 for services and feeders (S22).
 */
export const dwellingLightingVaPerFt2 = (edition: Edition): GradedFigure => ({ value: edition === '2026' ? 2 : 3, grade: 'V2' });

/** Each small-appliance circuit and each laundry circuit, 220.52. Grade V2. */
export const SMALL_APPLIANCE_CIRCUIT_VA = 1500;
export const LAUNDRY_CIRCUIT_VA = 1500;

export interface Tier {
  /** Upper end of the tier in VA, counted from zero. */
  readonly upToVa: number;
  readonly percent: number;
}

const tiers = (...list: readonly (readonly [upToVa: number, percent: number])[]): readonly Tier[] =>
  list.map(([upToVa, percent]) => ({ upToVa, percent }));
const REST = Number.POSITIVE_INFINITY;

/** Demand on a dwelling's lighting, small-appliance and laundry load, Table 220.45 (to 2020: Table 220.42). Grade V2. */
export const DWELLING_LIGHTING_TIERS = tiers([3000, 100], [120000, 35], [REST, 25]);

interface LightingTiers {
  readonly tiers: readonly Tier[];
  readonly grade: Grade;
}

/**
 * Demand on general lighting by use, Table 220.45 (to 2020: Table 220.42); uses that are not listed count whole.
 * Warehouses, and hotels and hospitals of 2017: V2 (Goodheart-Willcox 2018, a public calculator, trade forums). Hotels from 2020: K,
 * since several public calculators still carry the smaller factors of 2017; hospitals left the table then (K).
 */
export function lightingTiers(occupancy: string, edition: Edition): LightingTiers | undefined {
  const older = edition === '2017';
  if (occupancy === 'warehouse') return { tiers: tiers([12500, 100], [REST, 50]), grade: 'V2' };
  if (occupancy === 'hotel')
    return older
      ? { tiers: tiers([20000, 50], [100000, 40], [REST, 30]), grade: 'V2' }
      : { tiers: tiers([20000, 60], [100000, 50], [REST, 35]), grade: 'K' };
  return occupancy !== 'hospital'
    ? undefined
    : older
      ? { tiers: tiers([50000, 40], [REST, 20]), grade: 'V2' }
      : { tiers: tiers([REST, 100]), grade: 'K' };
}

/** Load of a dwelling that counts in full before the 40 % of the optional method, 220.82(B): 10 kVA to 2023 (V2: S14, S23), 8 kVA in 2026 (V1: intrysys). */
export const optionalFirstVa = (edition: Edition): GradedFigure =>
  edition === '2026' ? { value: 8000, grade: 'V1' } : { value: 10000, grade: 'V2' };

/** The same as tiers: the first part in full, the rest at 40 %. */
export const optionalTiers = (edition: Edition): { readonly tiers: readonly Tier[]; readonly grade: Grade } => {
  const { value, grade } = optionalFirstVa(edition);
  return { tiers: tiers([value, 100], [REST, 40]), grade };
};

/** Demand on receptacles of buildings other than dwellings, 220.47 (to 2020: 220.44). Grade V2 (two public calculators beside trade use). */
export const RECEPTACLE_TIERS = tiers([10000, 100], [REST, 50]);

interface TierShare {
  readonly va: number;
  readonly percent: number;
  readonly demandVa: number;
}

/** Splits a load over tiers: what falls into each and what it counts for. Tiers that get nothing are left out. */
export function shareOverTiers(va: number, tiers: readonly Tier[]): readonly TierShare[] {
  const shares: TierShare[] = [];
  let from = 0;
  for (const tier of tiers) {
    const part = Math.min(va, tier.upToVa) - from;
    if (part <= 0) break;
    shares.push({ va: part, percent: tier.percent, demandVa: (part * tier.percent) / 100 });
    from = tier.upToVa;
  }
  return shares;
}

/** The demand of a load over tiers, in VA. */
export const tierDemand = (va: number, tiers: readonly Tier[]): number =>
  shareOverTiers(va, tiers).reduce((sum, share) => sum + share.demandVa, 0);

/** Smallest load of a household clothes dryer in VA, 220.54. Grade V2. */
export const DRYER_MINIMUM_VA = 5000;

/**
 * Demand factor in percent for a number of household dryers, Table 220.54.
 * To 2023 grade V2: five public calculators agree, one of them checked against 2017 and one against 2023; S13 has since corrected its 6 to 8 dryers.
 * 2026 revised the table: 100% to two and 80% for three to five (V1, electricallicenserenewal.com 1845); its other rows have not been seen,
 * so the larger older factor is given there with grade X.
 */
export function dryerDemandPercent(count: number, edition: Edition): GradedFigure {
  const older = dryerPercentTo2023(count);
  if (edition !== '2026') return { value: older, grade: 'V2' };
  if (count <= 2) return { value: 100, grade: 'V1' };
  if (count <= 5) return { value: 80, grade: 'V1' };
  return { value: older, grade: count >= 43 ? 'V1' : 'X' };
}

const DRYER_PERCENT: readonly number[] = [100, 100, 100, 100, 85, 75, 65, 60, 55, 50, 47];

function dryerPercentTo2023(count: number): number {
  const listed = DRYER_PERCENT[count - 1];
  if (listed !== undefined) return listed;
  if (count <= 23) return 47 - (count - 11);
  if (count <= 42) return 35 - 0.5 * (count - 23);
  return 25;
}

/** Column C of Table 220.55 in kW: ranges over 8-3/4 kW to 12 kW. Grade V2 (S19 and three public calculators). */
export function rangeColumnCKw(count: number): number {
  if (count <= 5) return 5 + 3 * count;
  if (count <= 40) return 15 + count;
  return 25 + 0.75 * count;
}

/** Column A of Table 220.55 in percent: under 3-1/2 kW each. To 25 grade V2 (S19, a second public calculator), above K. */
export const rangeColumnAPercent = (count: number): GradedFigure => {
  const value = RANGE_COLUMN_A[count - 1];
  return value === undefined ? { value: 30, grade: 'K' } : { value, grade: 'V2' };
};

const RANGE_COLUMN_A: readonly number[] = [
  80, 75, 70, 66, 62, 59, 56, 53, 51, 49, 47, 45, 43, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30,
];

/** Column B of Table 220.55 in percent: 3-1/2 kW to 8-3/4 kW each. To 25 grade V1 (two related sources), above K. */
export function rangeColumnBPercent(count: number): GradedFigure {
  const listed = RANGE_COLUMN_B[count - 1];
  if (listed !== undefined) return { value: listed, grade: 'V1' };
  if (count <= 15) return { value: 32, grade: 'V1' };
  if (count <= 20) return { value: 28, grade: 'V1' };
  if (count <= 25) return { value: 26, grade: 'V1' };
  return { value: count <= 30 ? 24 : count <= 40 ? 22 : count <= 50 ? 20 : count <= 60 ? 18 : 16, grade: 'K' };
}

const RANGE_COLUMN_B: readonly number[] = [80, 65, 55, 50, 45, 43, 40, 36, 35, 34];

export interface CountRow {
  readonly from: number;
  readonly to: number;
  readonly percent: number;
  readonly grade: Grade;
}

/** Rows of a table by count, each from where the one before ends: [to, percent, grade if not the table's]. */
const countRows = (
  grade: Grade,
  first: number,
  ...rows: readonly (readonly [to: number, percent: number, grade?: Grade])[]
): readonly CountRow[] =>
  rows.map(([to, percent, own], at) => ({ from: at === 0 ? first : (rows[at - 1]?.[0] ?? 0) + 1, to, percent, grade: own ?? grade }));

/**
 * Optional demand factors for three or more dwelling units, Table 220.84. Grade V2: three public calculators agree row by row
 * with each other and with two recollections; two others, which disagree, are cut short after 30 units.
 */
// biome-ignore format: a table
export const MULTIFAMILY_ROWS = countRows('V2', 3,
  [5, 45], [7, 44], [10, 43], [11, 42], [13, 41], [15, 40], [17, 39], [20, 38], [21, 37], [23, 36], [25, 35], [27, 34],
  [30, 33], [31, 32], [33, 31], [36, 30], [38, 29], [42, 28], [45, 27], [50, 26], [55, 25], [61, 24], [REST, 23]);

/** Demand factors for recreational-vehicle sites, Table 551.73(A). Grade V2 (EC&M, solar365, two public calculators). */
// biome-ignore format: a table
export const RV_PARK_ROWS = countRows('V2', 1,
  [1, 100], [2, 90], [3, 80], [4, 75], [5, 65], [6, 60], [9, 55], [12, 50], [15, 48], [18, 47], [21, 45], [24, 43], [35, 42], [REST, 41]);

/** Least load of a mobile-home lot in VA and the demand factors by lots, 550.31 and its table. Grade K. */
export const PARK_LOT_VA = 16000;
// biome-ignore format: a table
export const PARK_LOT_ROWS = countRows('K', 1,
  [1, 100], [2, 55], [3, 44], [4, 39], [5, 33], [6, 29], [9, 28], [12, 27], [15, 26], [21, 25], [40, 24], [60, 23], [REST, 22]);

/** Commercial kitchen equipment, Table 220.56. Grade V2 (Goodheart-Willcox, four public calculators). */
export const KITCHEN_ROWS = countRows('V2', 1, [2, 100], [3, 90], [4, 80], [5, 70], [REST, 65]);

/** Shore-power receptacles, Table 220.120 (2017: Table 555.12, 2020: Table 555.6). Grade V2 (a public calculator, EC&M, trade forums). */
// biome-ignore format: a table
export const MARINA_ROWS = countRows('V2', 1, [4, 100], [8, 90], [14, 80], [30, 70], [40, 60], [50, 50], [70, 40], [REST, 30]);

/** Elevators on one feeder, Table 620.14. Seen in solar365 and trade forums: V1; 6, 8 and 10 or more: K. */
// biome-ignore format: a table
export const ELEVATOR_ROWS = countRows('V1', 1,
  [1, 100], [2, 95], [3, 90], [4, 85], [5, 82], [6, 79, 'K'], [7, 77], [8, 75, 'K'], [9, 73], [REST, 72, 'K']);

/** Cranes on one conductor system, Table 610.14(E), to seven. Grade V1 (a hoist maker's page). */
export const CRANE_ROWS = countRows('V1', 1, [1, 100], [2, 95], [3, 91], [4, 87], [5, 84], [6, 81], [7, 78]);

/** Motors of one crane by their order, 610.14(E). Grade V1 (the same page). */
export const CRANE_MOTOR_ROWS = countRows('V1', 1, [1, 100], [2, 50], [REST, 0]);

/** Farm loads by their order, Table 220.103. Grade V2 (a public calculator, a trade site and the table's print). */
export const FARM_ROWS = countRows('V2', 1, [1, 100], [2, 75], [3, 65], [REST, 50]);

/** Fastened-in-place appliances of a dwelling, 220.53. Grade V2 (ecmag, two public calculators). */
export const APPLIANCE_ROWS = countRows('V2', 1, [3, 100], [REST, 75]);

/** Household dryers by edition, row by row. */
export const dryerRows = (edition: Edition): readonly CountRow[] =>
  Array.from({ length: 43 }, (_, at) => {
    const { value, grade } = dryerDemandPercent(at + 1, edition);
    return { from: at + 1, to: at === 42 ? REST : at + 1, percent: value, grade };
  });

/** Index of the row that holds `count`, or -1 where the table starts higher. */
export const countRowIndex = (rows: readonly CountRow[], count: number): number =>
  rows.findIndex((row) => count >= row.from && count <= row.to);

/** '3-5', '11', '62 +': a row's range as tables print it. */
export const countRangeText = (row: CountRow): string =>
  row.to === Number.POSITIVE_INFINITY ? `${row.from} +` : row.from === row.to ? String(row.from) : `${row.from}-${row.to}`;

/**
 * Load per recreational-vehicle site in VA, 551.73(A). 50 A: 12,000 VA from 2017 (9,600 VA before), grade V2 (a trade page and a public calculator);
 * 30 A and 20 A: V2 (EC&M and the same calculator).
 */
export const RV_SITE_VA: Readonly<Record<'50' | '30' | '20', GradedFigure>> = {
  '50': { value: 12000, grade: 'V2' },
  '30': { value: 3600, grade: 'V2' },
  '20': { value: 2400, grade: 'V2' },
};
