// Chapter 9: how full a raceway may be, how big raceways and conductors are, and what a conductor's resistance and reactance are.
import type { Grade } from '../../contract/values.ts';
import { CONDUCTOR_SIZES, type ConductorSize, type Metal } from './conductors.ts';

/** Table 1 and Note 4: largest share of a raceway's area that conductors may fill. Grade V2. */
export const FILL_PERCENT = { one: 53, two: 31, more: 40, nipple: 60 } as const;

/** Percent fill allowed for a number of conductors or cables; 60 in a nipple whatever the number. */
export const fillPercent = (conductors: number, nipple: boolean): number =>
  nipple ? FILL_PERCENT.nipple : conductors <= 1 ? FILL_PERCENT.one : conductors === 2 ? FILL_PERCENT.two : FILL_PERCENT.more;

/**
 * Note 7: where the number of conductors of one size comes out with a fraction of 0.8 or more, the next whole number is allowed.
 * Grade V2: a forum of code teachers and a public question bank that recomputes the counts of Annex C with it.
 */
export const ROUND_UP_FRACTION = 0.8;

/** Number of conductors of one size and insulation for a count that came out as a fraction, by Note 7. */
export function wholeConductors(count: number): number {
  const whole = Math.floor(count + 1e-9);
  return count - whole >= ROUND_UP_FRACTION - 1e-9 ? whole + 1 : whole;
}

export const RACEWAYS = ['emt', 'rmc', 'imc', 'pvc40', 'pvc80', 'fmc', 'lfmc', 'lfnc-a', 'lfnc-b', 'ent'] as const;
export type Raceway = (typeof RACEWAYS)[number];

export const TRADE_SIZES = ['3/8', '1/2', '3/4', '1', '1-1/4', '1-1/2', '2', '2-1/2', '3', '3-1/2', '4', '5', '6'] as const;
export type TradeSize = (typeof TRADE_SIZES)[number];

type Areas = Partial<Readonly<Record<TradeSize, number>>>;

/**
 * Table 4: total inside area in square inches. Grade V2 (S1, S6, S7 identical), except ENT: grade X, the sources disagree
 * and the smaller set stands here.
 */
export const RACEWAY_AREA_IN2: Readonly<Record<Raceway, Areas>> = {
  emt: {
    '1/2': 0.304,
    '3/4': 0.533,
    '1': 0.864,
    '1-1/4': 1.496,
    '1-1/2': 2.036,
    '2': 3.356,
    '2-1/2': 5.858,
    '3': 8.846,
    '3-1/2': 11.545,
    '4': 14.753,
  },
  rmc: {
    '1/2': 0.314,
    '3/4': 0.549,
    '1': 0.887,
    '1-1/4': 1.526,
    '1-1/2': 2.071,
    '2': 3.408,
    '2-1/2': 4.866,
    '3': 7.499,
    '3-1/2': 10.01,
    '4': 12.882,
    '5': 20.212,
    '6': 29.158,
  },
  imc: {
    '1/2': 0.342,
    '3/4': 0.586,
    '1': 0.959,
    '1-1/4': 1.647,
    '1-1/2': 2.225,
    '2': 3.63,
    '2-1/2': 5.135,
    '3': 7.922,
    '3-1/2': 10.584,
    '4': 13.631,
  },
  pvc40: {
    '1/2': 0.285,
    '3/4': 0.508,
    '1': 0.832,
    '1-1/4': 1.453,
    '1-1/2': 1.986,
    '2': 3.291,
    '2-1/2': 4.695,
    '3': 7.268,
    '3-1/2': 9.737,
    '4': 12.554,
    '5': 19.761,
    '6': 28.567,
  },
  pvc80: {
    '1/2': 0.217,
    '3/4': 0.409,
    '1': 0.688,
    '1-1/4': 1.237,
    '1-1/2': 1.711,
    '2': 2.874,
    '2-1/2': 4.119,
    '3': 6.442,
    '3-1/2': 8.688,
    '4': 11.258,
    '5': 17.855,
    '6': 25.598,
  },
  fmc: {
    '3/8': 0.116,
    '1/2': 0.317,
    '3/4': 0.533,
    '1': 0.817,
    '1-1/4': 1.277,
    '1-1/2': 1.858,
    '2': 3.269,
    '2-1/2': 4.909,
    '3': 7.069,
    '3-1/2': 9.621,
    '4': 12.566,
  },
  lfmc: {
    '3/8': 0.192,
    '1/2': 0.314,
    '3/4': 0.541,
    '1': 0.873,
    '1-1/4': 1.528,
    '1-1/2': 1.981,
    '2': 3.246,
    '2-1/2': 4.881,
    '3': 7.475,
    '3-1/2': 9.731,
    '4': 12.692,
  },
  'lfnc-a': { '3/8': 0.192, '1/2': 0.312, '3/4': 0.535, '1': 0.854, '1-1/4': 1.502, '1-1/2': 2.018, '2': 3.343 },
  'lfnc-b': { '3/8': 0.192, '1/2': 0.314, '3/4': 0.541, '1': 0.873, '1-1/4': 1.528, '1-1/2': 1.981, '2': 3.246 },
  ent: { '1/2': 0.246, '3/4': 0.454, '1': 0.785, '1-1/4': 1.41, '1-1/2': 1.936, '2': 3.205 },
};

export const racewayGrade = (raceway: Raceway): Grade => (raceway === 'ent' ? 'X' : 'V2');

/** Trade sizes that a raceway is listed in, smallest first. */
export const tradeSizesOf = (raceway: Raceway): readonly TradeSize[] =>
  TRADE_SIZES.filter((size) => RACEWAY_AREA_IN2[raceway][size] !== undefined);

/** Insulations whose areas are known, by the group that shares them; 'compact' is compact-stranded THHN of Table 5A, 'bare' is Table 8. */
export const INSULATION_GROUPS = ['thhn', 'xhhw', 'thw', 'compact', 'bare'] as const;
export type InsulationGroup = (typeof INSULATION_GROUPS)[number];

const listed = (sizes: readonly ConductorSize[], areas: readonly number[]): Partial<Readonly<Record<ConductorSize, number>>> =>
  Object.fromEntries(sizes.map((size, index) => [size, areas[index]]));

const FROM_14 = CONDUCTOR_SIZES.slice(2);
const TO_1000 = FROM_14.slice(0, FROM_14.indexOf('1000') + 1);

/**
 * Approximate area of one conductor in square inches. Table 5 for THHN, THWN and THWN-2, for XHHW and XHHW-2, and for TW, THW and THHW without
 * outer covering: grade V2 (S1 and a public copy of the 2008 table agree in every row). Table 5A compact THHN: grade V1 (S1). Bare, Table 8: grade V2
 * (overall diameters of two makers, and the geometry of concentric strands).
 * Regression: XHHW from 4 AWG up is smaller than THHN; some public tables copy the THHN areas.
 */
export const CONDUCTOR_AREA_IN2: Readonly<Record<InsulationGroup, Partial<Readonly<Record<ConductorSize, number>>>>> = {
  thhn: listed(
    TO_1000,
    [
      0.0097, 0.0133, 0.0211, 0.0366, 0.0507, 0.0824, 0.0973, 0.1158, 0.1562, 0.1855, 0.2223, 0.2679, 0.3237, 0.397, 0.4608, 0.5242, 0.5863,
      0.7073, 0.8676, 0.9887, 1.0496, 1.1085, 1.2311, 1.3478,
    ],
  ),
  xhhw: listed(
    FROM_14,
    [
      0.0139, 0.0181, 0.0243, 0.0437, 0.059, 0.0814, 0.0962, 0.1146, 0.1534, 0.1825, 0.219, 0.2642, 0.3197, 0.3904, 0.4536, 0.5166, 0.5782,
      0.6984, 0.8709, 0.9923, 1.0532, 1.1122, 1.2351, 1.3519, 1.718, 2.0157, 2.3127, 2.6073,
    ],
  ),
  thw: listed(
    FROM_14,
    [
      0.0139, 0.0181, 0.0243, 0.0437, 0.0726, 0.0973, 0.1134, 0.1333, 0.1901, 0.2223, 0.2624, 0.3117, 0.3718, 0.4596, 0.5281, 0.5958,
      0.6619, 0.7901, 0.9729, 1.101, 1.1652, 1.2272, 1.3561, 1.4784, 1.8602, 2.1695, 2.4773, 2.7818,
    ],
  ),
  compact: {
    '6': 0.0452,
    '4': 0.073,
    '2': 0.1017,
    '1': 0.1352,
    '1/0': 0.159,
    '2/0': 0.1924,
    '3/0': 0.229,
    '4/0': 0.278,
    '250': 0.3525,
    '300': 0.4071,
    '350': 0.4656,
    '400': 0.5216,
    '500': 0.6151,
    '600': 0.762,
    '700': 0.8659,
    '750': 0.9076,
    '900': 1.1196,
    '1000': 1.237,
  },
  bare: listed(
    FROM_14,
    [
      0.004, 0.006, 0.011, 0.017, 0.027, 0.042, 0.053, 0.067, 0.087, 0.109, 0.137, 0.173, 0.219, 0.26, 0.312, 0.364, 0.416, 0.519, 0.626,
      0.73, 0.782, 0.834, 0.94, 1.042, 1.305, 1.566, 1.829, 2.092,
    ],
  ),
};

export const conductorAreaGrade = (group: InsulationGroup): Grade => (group === 'compact' ? 'V1' : 'V2');

interface DirectCurrentResistance {
  readonly uncoatedCu: number;
  readonly coatedCu: number;
  readonly al: number;
}

const direct = (uncoatedCu: number, coatedCu: number, al: number): DirectCurrentResistance => ({ uncoatedCu, coatedCu, al });

/**
 * Table 8: direct-current resistance at 75 °C in ohms per 1000 ft. Grade V2 (S1, S2). 14 to 8 AWG are the solid conductors'.
 */
export const DC_RESISTANCE: Partial<Readonly<Record<ConductorSize, DirectCurrentResistance>>> = {
  '14': direct(3.07, 3.19, 5.06),
  '12': direct(1.93, 2.01, 3.18),
  '10': direct(1.21, 1.26, 2),
  '8': direct(0.764, 0.786, 1.26),
  '6': direct(0.491, 0.51, 0.808),
  '4': direct(0.308, 0.321, 0.508),
  '3': direct(0.245, 0.254, 0.403),
  '2': direct(0.194, 0.201, 0.319),
  '1': direct(0.154, 0.16, 0.253),
  '1/0': direct(0.122, 0.127, 0.201),
  '2/0': direct(0.0967, 0.101, 0.159),
  '3/0': direct(0.0766, 0.0797, 0.126),
  '4/0': direct(0.0608, 0.0626, 0.1),
  '250': direct(0.0515, 0.0535, 0.0847),
  '300': direct(0.0429, 0.0446, 0.0707),
  '350': direct(0.0367, 0.0382, 0.0605),
  '400': direct(0.0321, 0.0331, 0.0529),
  '500': direct(0.0258, 0.0265, 0.0424),
  '600': direct(0.0214, 0.0223, 0.0353),
  '700': direct(0.0184, 0.0189, 0.0303),
  '750': direct(0.0171, 0.0176, 0.0282),
  '800': direct(0.0161, 0.0166, 0.0265),
  '900': direct(0.0143, 0.0147, 0.0235),
  '1000': direct(0.0129, 0.0132, 0.0212),
  '1250': direct(0.0103, 0.0106, 0.0169),
  '1500': direct(0.00858, 0.00883, 0.0141),
  '1750': direct(0.00735, 0.00756, 0.0121),
  '2000': direct(0.00643, 0.00662, 0.0106),
};

/** Table 8, uncoated copper, stranded, 14 to 8 AWG: ohms per 1000 ft at 75 °C. Grade V2 (trade knowledge and a public reading of the 2023 table). */
export const STRANDED_CU_RESISTANCE: Partial<Readonly<Record<ConductorSize, number>>> = { '14': 3.14, '12': 1.98, '10': 1.24, '8': 0.778 };

/** Direct-current resistance in ohms per 1000 ft at 75 °C: aluminum, or uncoated copper, stranded as it is pulled into raceways unless `solid`. */
export function dcResistance(size: ConductorSize, metal: Metal, solid = false): number | undefined {
  if (metal === 'al') return DC_RESISTANCE[size]?.al;
  return (solid ? undefined : STRANDED_CU_RESISTANCE[size]) ?? DC_RESISTANCE[size]?.uncoatedCu;
}

/** What the raceway is made of, as Table 9 tells them apart. */
export const RACEWAY_MATERIALS = ['pvc', 'aluminum', 'steel'] as const;
export type RacewayMaterial = (typeof RACEWAY_MATERIALS)[number];

type ByMaterial = readonly [pvc: number, aluminum: number, steel: number];
interface AlternatingCurrentRow {
  readonly cu: ByMaterial;
  readonly al: ByMaterial | null;
  /** Reactance in PVC and aluminum raceways, and in steel. */
  readonly x: readonly [pvcOrAluminum: number, steel: number];
}

const alternating = (cu: ByMaterial, al: ByMaterial | null, x: readonly [number, number]): AlternatingCurrentRow => ({ cu, al, x });

/**
 * Table 9: alternating-current resistance and reactance, ohms to neutral per 1000 ft, three single conductors in a raceway, 75 °C, 60 Hz.
 * Grade V2 (S1, S2; the effective impedances of S10 follow from it). Sizes that the table skips (700, 800, 900, 1250 kcmil and up) stay out.
 */
export const AC_IMPEDANCE: Partial<Readonly<Record<ConductorSize, AlternatingCurrentRow>>> = {
  '14': alternating([3.1, 3.1, 3.1], null, [0.058, 0.073]),
  '12': alternating([2, 2, 2], [3.2, 3.2, 3.2], [0.054, 0.068]),
  '10': alternating([1.2, 1.2, 1.2], [2, 2, 2], [0.05, 0.063]),
  '8': alternating([0.78, 0.78, 0.78], [1.3, 1.3, 1.3], [0.052, 0.065]),
  '6': alternating([0.49, 0.49, 0.49], [0.81, 0.81, 0.81], [0.051, 0.064]),
  '4': alternating([0.31, 0.31, 0.31], [0.51, 0.51, 0.51], [0.048, 0.06]),
  '3': alternating([0.25, 0.25, 0.25], [0.4, 0.41, 0.4], [0.047, 0.059]),
  '2': alternating([0.19, 0.2, 0.2], [0.32, 0.32, 0.32], [0.045, 0.057]),
  '1': alternating([0.15, 0.16, 0.16], [0.25, 0.26, 0.25], [0.046, 0.057]),
  '1/0': alternating([0.12, 0.13, 0.12], [0.2, 0.21, 0.2], [0.044, 0.055]),
  '2/0': alternating([0.1, 0.1, 0.1], [0.16, 0.16, 0.16], [0.043, 0.054]),
  '3/0': alternating([0.077, 0.082, 0.079], [0.13, 0.13, 0.13], [0.042, 0.052]),
  '4/0': alternating([0.062, 0.067, 0.063], [0.1, 0.11, 0.1], [0.041, 0.051]),
  '250': alternating([0.052, 0.057, 0.054], [0.085, 0.09, 0.086], [0.041, 0.052]),
  '300': alternating([0.044, 0.049, 0.045], [0.071, 0.076, 0.072], [0.041, 0.051]),
  '350': alternating([0.038, 0.043, 0.039], [0.061, 0.066, 0.063], [0.04, 0.05]),
  '400': alternating([0.033, 0.038, 0.035], [0.054, 0.059, 0.055], [0.04, 0.049]),
  '500': alternating([0.027, 0.032, 0.029], [0.043, 0.048, 0.045], [0.039, 0.048]),
  '600': alternating([0.023, 0.028, 0.025], [0.036, 0.041, 0.038], [0.039, 0.048]),
  '750': alternating([0.019, 0.024, 0.021], [0.029, 0.034, 0.031], [0.038, 0.048]),
  '1000': alternating([0.015, 0.019, 0.018], [0.023, 0.027, 0.025], [0.037, 0.046]),
};

/** Sizes that Table 9 lists for a metal, smallest first. */
export const acImpedanceSizes = (metal: Metal): readonly ConductorSize[] =>
  CONDUCTOR_SIZES.filter((size) => {
    const found = AC_IMPEDANCE[size];
    return found !== undefined && found[metal] !== null;
  });

/** Resistance and reactance in ohms to neutral per 1000 ft, or undefined where Table 9 has no row. */
export function acImpedance(
  size: ConductorSize,
  metal: Metal,
  material: RacewayMaterial,
): { readonly r: number; readonly x: number } | undefined {
  const found = AC_IMPEDANCE[size];
  const r = found?.[metal]?.[RACEWAY_MATERIALS.indexOf(material)];
  const x = found?.x[material === 'steel' ? 1 : 0];
  return r === undefined || x === undefined ? undefined : { r, x };
}

/** K, the resistance of a conductor 1 ft long and 1 circular mil in area at working temperature: a trade constant, not a figure of the code. */
export const K_OHM_CMIL_PER_FT: Readonly<Record<Metal, number>> = { cu: 12.9, al: 21.2 };
