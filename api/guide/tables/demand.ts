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

interface Tier {
  /** Upper end of the tier in VA, counted from zero. */
  readonly upToVa: number;
  readonly percent: number;
}

/** Demand on a dwelling's lighting, small-appliance and laundry load, Table 220.45 (to 2020: Table 220.42). Grade V2. */
export const DWELLING_LIGHTING_TIERS: readonly Tier[] = [
  { upToVa: 3000, percent: 100 },
  { upToVa: 120000, percent: 35 },
  { upToVa: Number.POSITIVE_INFINITY, percent: 25 },
];

/** Demand on the lighting of storage warehouses, Table 220.45 (to 2020: Table 220.42). Grade V1. */
export const WAREHOUSE_LIGHTING_TIERS: readonly Tier[] = [
  { upToVa: 12500, percent: 100 },
  { upToVa: Number.POSITIVE_INFINITY, percent: 50 },
];

/** Demand on receptacles of buildings other than dwellings, 220.47 (to 2020: 220.44). Grade V2 (two public calculators beside trade use). */
export const RECEPTACLE_TIERS: readonly Tier[] = [
  { upToVa: 10000, percent: 100 },
  { upToVa: Number.POSITIVE_INFINITY, percent: 50 },
];

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

/** Fastened-in-place appliances of a dwelling: four or more may be taken at 75%, 220.53. Grade V2 (ecmag, two public calculators). */
export const FIXED_APPLIANCE_COUNT = 4;
export const FIXED_APPLIANCE_PERCENT = 75;

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

interface CountRow {
  readonly from: number;
  readonly to: number;
  readonly percent: number;
  readonly grade: Grade;
}

const countRow = (from: number, to: number, percent: number, grade: Grade = 'V2'): CountRow => ({ from, to, percent, grade });

/**
 * Optional demand factors for three or more dwelling units, Table 220.84. Grade V2: three public calculators agree row by row
 * with each other and with two recollections; two others, which disagree, are cut short after 30 units.
 */
export const MULTIFAMILY_ROWS: readonly CountRow[] = [
  countRow(3, 5, 45),
  countRow(6, 7, 44),
  countRow(8, 10, 43),
  countRow(11, 11, 42),
  countRow(12, 13, 41),
  countRow(14, 15, 40),
  countRow(16, 17, 39),
  countRow(18, 20, 38),
  countRow(21, 21, 37),
  countRow(22, 23, 36),
  countRow(24, 25, 35),
  countRow(26, 27, 34),
  countRow(28, 30, 33),
  countRow(31, 31, 32),
  countRow(32, 33, 31),
  countRow(34, 36, 30),
  countRow(37, 38, 29),
  countRow(39, 42, 28),
  countRow(43, 45, 27),
  countRow(46, 50, 26),
  countRow(51, 55, 25),
  countRow(56, 61, 24),
  countRow(62, Number.POSITIVE_INFINITY, 23),
];

/**
 * Demand factors for recreational-vehicle sites, Table 551.73(A). From 19 sites grade V2 (EC&M, solar365, a public calculator);
 * to 18 sites V1 (that calculator).
 */
export const RV_PARK_ROWS: readonly CountRow[] = [
  countRow(1, 1, 100, 'V1'),
  countRow(2, 2, 90, 'V1'),
  countRow(3, 3, 80, 'V1'),
  countRow(4, 4, 75, 'V1'),
  countRow(5, 5, 65, 'V1'),
  countRow(6, 6, 60, 'V1'),
  countRow(7, 9, 55, 'V1'),
  countRow(10, 12, 50, 'V1'),
  countRow(13, 15, 48, 'V1'),
  countRow(16, 18, 47, 'V1'),
  countRow(19, 21, 45),
  countRow(22, 24, 43),
  countRow(25, 35, 42),
  countRow(36, Number.POSITIVE_INFINITY, 41),
];

/** Least load of a mobile-home lot in VA and the demand factors by lots, 550.31 and its table. Grade K. */
export const PARK_LOT_VA = 16000;
export const PARK_LOT_ROWS: readonly CountRow[] = (
  [
    [1, 1, 100],
    [2, 2, 55],
    [3, 3, 44],
    [4, 4, 39],
    [5, 5, 33],
    [6, 6, 29],
    [7, 9, 28],
    [10, 12, 27],
    [13, 15, 26],
    [16, 21, 25],
    [22, 40, 24],
    [41, 60, 23],
    [61, Number.POSITIVE_INFINITY, 22],
  ] as const
).map(([from, to, percent]) => countRow(from, to, percent, 'K'));

/** Index of the row that holds `count`, or -1 where the table starts higher. */
export const countRowIndex = (rows: readonly CountRow[], count: number): number =>
  rows.findIndex((row) => count >= row.from && count <= row.to);

/** '3-5', '11', '62 +': a row's range as tables print it. */
export const countRangeText = (row: CountRow): string =>
  row.to === Number.POSITIVE_INFINITY ? `${row.from} +` : row.from === row.to ? String(row.from) : `${row.from}-${row.to}`;

/**
 * Load per recreational-vehicle site in VA, 551.73(A). 50 A: 12,000 VA from 2017 (9,600 VA before), grade V2 (a trade page and a public calculator);
 * 30 A and 20 A: V2 (EC&M and the same calculator); tent sites: K.
 */
export const RV_SITE_VA: Readonly<Record<'50' | '30' | '20' | 'tent', GradedFigure>> = {
  '50': { value: 12000, grade: 'V2' },
  '30': { value: 3600, grade: 'V2' },
  '20': { value: 2400, grade: 'V2' },
  tent: { value: 600, grade: 'K' },
};
