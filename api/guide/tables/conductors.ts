// Conductor sizes, their order and their area: what every table and calculator names a conductor by.

/**
 * Every size the guide knows, smallest first: AWG numbers, then aught sizes, then kcmil.
 * The value is what crosses the wire: '14', '1/0', '250'.
 */
export const CONDUCTOR_SIZES = [
  '18',
  '16',
  '14',
  '12',
  '10',
  '8',
  '6',
  '4',
  '3',
  '2',
  '1',
  '1/0',
  '2/0',
  '3/0',
  '4/0',
  '250',
  '300',
  '350',
  '400',
  '500',
  '600',
  '700',
  '750',
  '800',
  '900',
  '1000',
  '1250',
  '1500',
  '1750',
  '2000',
] as const;
export type ConductorSize = (typeof CONDUCTOR_SIZES)[number];

/** Conductor metal; copper-clad aluminum reads the aluminum columns. */
export const METALS = ['cu', 'al'] as const;
export type Metal = (typeof METALS)[number];

/**
 * Area in circular mils, Chapter 9 Table 8. Grade V2 (S1 + S2) from 14 AWG up;
 * 18 and 16 AWG follow from the definition of the American wire gauge, rounded as the table rounds.
 */
const CIRCULAR_MILS: Readonly<Record<ConductorSize, number>> = {
  '18': 1620,
  '16': 2580,
  '14': 4110,
  '12': 6530,
  '10': 10380,
  '8': 16510,
  '6': 26240,
  '4': 41740,
  '3': 52620,
  '2': 66360,
  '1': 83690,
  '1/0': 105600,
  '2/0': 133100,
  '3/0': 167800,
  '4/0': 211600,
  '250': 250000,
  '300': 300000,
  '350': 350000,
  '400': 400000,
  '500': 500000,
  '600': 600000,
  '700': 700000,
  '750': 750000,
  '800': 800000,
  '900': 900000,
  '1000': 1000000,
  '1250': 1250000,
  '1500': 1500000,
  '1750': 1750000,
  '2000': 2000000,
};

/** Area of one conductor in circular mils. */
export const circularMils = (size: ConductorSize): number => CIRCULAR_MILS[size];

/** True for '14', '1/0', '250'; false for '#14', '14 AWG', '5'. */
export const isConductorSize = (value: unknown): value is ConductorSize => (CONDUCTOR_SIZES as readonly unknown[]).includes(value);

/** True from 250 kcmil up, where a size is named by its area. */
const isKcmil = (size: ConductorSize): boolean => compareSizes(size, '250') >= 0;

/** 'AWG' or 'kcmil': the unit a size is given in. */
export const sizeUnit = (size: ConductorSize): 'AWG' | 'kcmil' => (isKcmil(size) ? 'kcmil' : 'AWG');

/** '6 AWG', '1/0 AWG', '250 kcmil': the same in both languages. */
export const sizeLabel = (size: ConductorSize): string => `${size} ${sizeUnit(size)}`;

/** Negative when `a` is the smaller conductor, 0 when equal, positive when larger. */
export const compareSizes = (a: ConductorSize, b: ConductorSize): number => CONDUCTOR_SIZES.indexOf(a) - CONDUCTOR_SIZES.indexOf(b);

/** The next larger size, or undefined after 2000 kcmil. */
export const nextSizeUp = (size: ConductorSize): ConductorSize | undefined => CONDUCTOR_SIZES[CONDUCTOR_SIZES.indexOf(size) + 1];

/** Smallest size whose area is at least `cmil` circular mils, or undefined above 2000 kcmil. */
export const sizeForCircularMils = (cmil: number): ConductorSize | undefined =>
  CONDUCTOR_SIZES.find((size) => CIRCULAR_MILS[size] >= cmil * (1 - 1e-9));
