// Ampacity of insulated conductors, its correction for ambient temperature and its adjustment for the number of conductors.
import type { Edition, Grade } from '../../contract/values.ts';
import { CONDUCTOR_SIZES, type ConductorSize, type Metal } from './conductors.ts';

/** Temperature rating of insulation or terminals in °C: the columns of the ampacity table. */
export const TEMPERATURE_RATINGS = [60, 75, 90] as const;
export type TemperatureRating = (typeof TEMPERATURE_RATINGS)[number];

const column = (rating: TemperatureRating): 0 | 1 | 2 => (rating === 60 ? 0 : rating === 75 ? 1 : 2);

type Ampacities = readonly [at60: number | null, at75: number | null, at90: number | null];

/**
 * Table 310.16 (310.15(B)(16) in 2017): amperes at 60, 75 and 90 °C insulation, 30 °C ambient, not more than three
 * current-carrying conductors in a raceway, cable or earth. Grade V2: copper S1 + S3, aluminum S1 + S14 + S2 and other public
 * repositories (8, 6, 300, 700 and 800 included). 18 and 16 AWG: grade V1 (S11, S18), 90 °C column only.
 * Regression: 14 AWG copper is 15 A at 60 °C; tables from before 2011 that still circulate say 20 A.
 */
const AMPACITY: Readonly<Record<Metal, Partial<Readonly<Record<ConductorSize, Ampacities>>>>> = {
  cu: {
    '18': [null, null, 14],
    '16': [null, null, 18],
    '14': [15, 20, 25],
    '12': [20, 25, 30],
    '10': [30, 35, 40],
    '8': [40, 50, 55],
    '6': [55, 65, 75],
    '4': [70, 85, 95],
    '3': [85, 100, 115],
    '2': [95, 115, 130],
    '1': [110, 130, 145],
    '1/0': [125, 150, 170],
    '2/0': [145, 175, 195],
    '3/0': [165, 200, 225],
    '4/0': [195, 230, 260],
    '250': [215, 255, 290],
    '300': [240, 285, 320],
    '350': [260, 310, 350],
    '400': [280, 335, 380],
    '500': [320, 380, 430],
    '600': [350, 420, 475],
    '700': [385, 460, 520],
    '750': [400, 475, 535],
    '800': [410, 490, 555],
    '900': [435, 520, 585],
    '1000': [455, 545, 615],
    '1250': [495, 590, 665],
    '1500': [525, 625, 705],
    '1750': [545, 650, 735],
    '2000': [555, 665, 750],
  },
  al: {
    '12': [15, 20, 25],
    '10': [25, 30, 35],
    '8': [35, 40, 45],
    '6': [40, 50, 55],
    '4': [55, 65, 75],
    '3': [65, 75, 85],
    '2': [75, 90, 100],
    '1': [85, 100, 115],
    '1/0': [100, 120, 135],
    '2/0': [115, 135, 150],
    '3/0': [130, 155, 175],
    '4/0': [150, 180, 205],
    '250': [170, 205, 230],
    '300': [195, 230, 260],
    '350': [210, 250, 280],
    '400': [225, 270, 305],
    '500': [260, 310, 350],
    '600': [285, 340, 385],
    '700': [315, 375, 425],
    '750': [320, 385, 435],
    '800': [330, 395, 445],
    '900': [355, 425, 480],
    '1000': [375, 445, 500],
    '1250': [405, 485, 545],
    '1500': [435, 520, 585],
    '1750': [455, 545, 615],
    '2000': [470, 560, 630],
  },
};

/** Table ampacity in amperes, before correction and adjustment; undefined where the table has no figure (14 AWG aluminum). */
export const tableAmpacity = (size: ConductorSize, metal: Metal, rating: TemperatureRating): number | undefined =>
  AMPACITY[metal][size]?.[column(rating)] ?? undefined;

/** How sure the table figure is: V1 for 18 and 16 AWG, else V2. */
export const tableAmpacityGrade = (size: ConductorSize): Grade => (size === '18' || size === '16' ? 'V1' : 'V2');

/** Sizes that the table lists for a metal in all three columns, smallest first: 14 AWG and up for copper, 12 AWG and up for aluminum. */
export const ampacitySizes = (metal: Metal): readonly ConductorSize[] =>
  CONDUCTOR_SIZES.filter((size) => tableAmpacity(size, metal, 60) !== undefined);

interface CorrectionRow {
  /** The row holds ambients up to and including this, above the row before. */
  readonly maxC: number;
  readonly labelF: string;
  readonly labelC: string;
  readonly factors: readonly [at60: number | null, at75: number | null, at90: number | null];
}

/** Ambient temperature correction on the 30 °C base, Table 310.15(B)(1)(1). Grade V2 (S1, S2; S3 to 65 °C; S11 for the 90 °C column). */
export const CORRECTION_ROWS: readonly CorrectionRow[] = [
  { maxC: 10, labelF: '≤ 50', labelC: '≤ 10', factors: [1.29, 1.2, 1.15] },
  { maxC: 15, labelF: '51–59', labelC: '11–15', factors: [1.22, 1.15, 1.12] },
  { maxC: 20, labelF: '60–68', labelC: '16–20', factors: [1.15, 1.11, 1.08] },
  { maxC: 25, labelF: '69–77', labelC: '21–25', factors: [1.08, 1.05, 1.04] },
  { maxC: 30, labelF: '78–86', labelC: '26–30', factors: [1, 1, 1] },
  { maxC: 35, labelF: '87–95', labelC: '31–35', factors: [0.91, 0.94, 0.96] },
  { maxC: 40, labelF: '96–104', labelC: '36–40', factors: [0.82, 0.88, 0.91] },
  { maxC: 45, labelF: '105–113', labelC: '41–45', factors: [0.71, 0.82, 0.87] },
  { maxC: 50, labelF: '114–122', labelC: '46–50', factors: [0.58, 0.75, 0.82] },
  { maxC: 55, labelF: '123–131', labelC: '51–55', factors: [0.41, 0.67, 0.76] },
  { maxC: 60, labelF: '132–140', labelC: '56–60', factors: [null, 0.58, 0.71] },
  { maxC: 65, labelF: '141–149', labelC: '61–65', factors: [null, 0.47, 0.65] },
  { maxC: 70, labelF: '150–158', labelC: '66–70', factors: [null, 0.33, 0.58] },
  { maxC: 75, labelF: '159–167', labelC: '71–75', factors: [null, null, 0.5] },
  { maxC: 80, labelF: '168–176', labelC: '76–80', factors: [null, null, 0.41] },
  { maxC: 85, labelF: '177–185', labelC: '81–85', factors: [null, null, 0.29] },
];
export const CORRECTION_GRADE: Grade = 'V2';

/** Index of the row for an ambient in °C, or undefined above 85 °C. An ambient between two rows counts with the hotter one. */
export function correctionRow(ambientC: number): number | undefined {
  const index = CORRECTION_ROWS.findIndex((row) => ambientC <= row.maxC + 1e-9);
  return index === -1 ? undefined : index;
}

/** Correction factor for an ambient in °C, or undefined where that insulation may not be used that hot. */
export function correctionFactor(ambientC: number, rating: TemperatureRating): number | undefined {
  const index = correctionRow(ambientC);
  return index === undefined ? undefined : (CORRECTION_ROWS[index]?.factors[column(rating)] ?? undefined);
}

interface AdjustmentRow {
  /** The row holds counts up to and including this, above the row before. */
  readonly max: number;
  readonly label: string;
  readonly percent: number;
}

/** Adjustment for more than three current-carrying conductors, Table 310.15(C)(1). Grade V2 (S1, S2, S3, S11 in part). */
export const ADJUSTMENT_ROWS: readonly AdjustmentRow[] = [
  { max: 3, label: '1–3', percent: 100 },
  { max: 6, label: '4–6', percent: 80 },
  { max: 9, label: '7–9', percent: 70 },
  { max: 20, label: '10–20', percent: 50 },
  { max: 30, label: '21–30', percent: 45 },
  { max: 40, label: '31–40', percent: 40 },
  { max: Number.POSITIVE_INFINITY, label: '≥ 41', percent: 35 },
];
export const ADJUSTMENT_GRADE: Grade = 'V2';

/** Index of the row for a number of current-carrying conductors. */
export const adjustmentRow = (conductors: number): number => ADJUSTMENT_ROWS.findIndex((row) => conductors <= row.max);

/** Adjustment factor (0.35 to 1) for a number of current-carrying conductors in one raceway or cable. */
export const adjustmentFactor = (conductors: number): number => (ADJUSTMENT_ROWS[adjustmentRow(conductors)]?.percent ?? 35) / 100;

/** Added to the ambient for raceways and cables in the sun too close to a roof, 2017 on. Grade V2 (S14 and two trade teachers). */
export const ROOFTOP_ADDER_C = 33;

/**
 * Height above the roof below which the adder counts. 2017 and 2020: 7/8 in., grade V2. 2023: 3/4 in., grade V1 (one trade teacher).
 * XHHW-2 conductors are exempt, grade V2.
 */
export const ROOFTOP_CLEARANCE_IN: Readonly<Record<Edition, { readonly label: string; readonly grade: Grade }>> = {
  '2017': { label: '7/8', grade: 'V2' },
  '2020': { label: '7/8', grade: 'V2' },
  '2023': { label: '3/4', grade: 'V1' },
  '2026': { label: '3/4', grade: 'K' },
};

/** Share of a dwelling's service or main feeder rating that its conductors must carry, 310.12. Grade V2 (S13, S14, EC&M). */
export const DWELLING_SHARE = 0.83;
export const DWELLING_MIN_A = 100;
export const DWELLING_MAX_A = 400;

/**
 * Dwelling services and main feeders, 100 to 400 A, Table 310.12(A): smallest copper and aluminum conductor.
 * Grade V2: computed from the 75 °C column at 83 %, the same as two public charts of the 2020 table.
 */
export const DWELLING_CONDUCTORS: readonly { readonly ratingA: number; readonly cu: ConductorSize; readonly al: ConductorSize }[] = [
  { ratingA: 100, cu: '4', al: '2' },
  { ratingA: 110, cu: '3', al: '1' },
  { ratingA: 125, cu: '2', al: '1/0' },
  { ratingA: 150, cu: '1', al: '2/0' },
  { ratingA: 175, cu: '1/0', al: '3/0' },
  { ratingA: 200, cu: '2/0', al: '4/0' },
  { ratingA: 225, cu: '3/0', al: '250' },
  { ratingA: 250, cu: '4/0', al: '300' },
  { ratingA: 300, cu: '250', al: '350' },
  { ratingA: 350, cu: '350', al: '500' },
  { ratingA: 400, cu: '400', al: '600' },
];
