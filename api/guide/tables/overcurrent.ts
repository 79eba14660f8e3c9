// Standard ratings of fuses and breakers (240.6(A)) and the small-conductor limits of 240.4(D).
import type { Edition, Grade } from '../../contract/values.ts';
import type { ConductorSize, Metal } from './conductors.ts';

/** Standard ampere ratings of fuses and inverse-time breakers, 240.6(A), all editions from 2017. Grade V2 (S1 + S4). */
export const STANDARD_RATINGS_A = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000,
  1200, 1600, 2000, 2500, 3000, 4000, 5000, 6000,
] as const;
export const STANDARD_RATINGS_GRADE: Grade = 'V2';

/** Further standard ratings for fuses only. 1, 3, 6, 10: grade V1; 601: grade K. */
export const EXTRA_FUSE_RATINGS_A: readonly { readonly ratingA: number; readonly grade: Grade }[] = [
  { ratingA: 1, grade: 'V1' },
  { ratingA: 3, grade: 'V1' },
  { ratingA: 6, grade: 'V1' },
  { ratingA: 10, grade: 'V1' },
  { ratingA: 601, grade: 'K' },
];

/** Largest rating that 240.4(B) lets round up to; above it 240.4(C) holds. Grade V2. */
export const ROUND_UP_LIMIT_A = 800;

// A product such as 1.25 × 56 must not be pushed over a rating by binary rounding.
const slack = (amps: number): number => Math.abs(amps) * 1e-9;

/**
 * Smallest standard rating not below `amps` (60 A stays 60 A), or undefined above 6000 A.
 * Whether rounding up is allowed at all is for the caller: 240.4(B) stops at 800 A.
 */
export const nextStandardRating = (amps: number): number | undefined => STANDARD_RATINGS_A.find((rating) => rating >= amps - slack(amps));

/** Largest standard rating not above `amps`, or undefined below 15 A. */
export const standardRatingBelow = (amps: number): number | undefined =>
  STANDARD_RATINGS_A.findLast((rating) => rating <= amps + slack(amps));

interface SmallConductorLimit {
  readonly limitA: number;
  readonly grade: Grade;
  /** What else must be true, where the code asks more than the size. */
  readonly conditional: boolean;
}

/**
 * Largest overcurrent device for a small conductor, 240.4(D), before 240.4(E) and (G) let a tap, a motor or an air conditioner have more.
 * 14 to 10 AWG copper and 12 to 10 AWG aluminum: grade V2 (S13, S14). 18 and 16 AWG copper: grade K, with conditions.
 * Undefined where 240.4(D) sets no limit.
 */
export function smallConductorLimit(size: ConductorSize, metal: Metal): SmallConductorLimit | undefined {
  return SMALL_CONDUCTOR_LIMITS[metal][size];
}

const verified = (limitA: number): SmallConductorLimit => ({ limitA, grade: 'V2', conditional: false });
const conditional = (limitA: number): SmallConductorLimit => ({ limitA, grade: 'K', conditional: true });

const SMALL_CONDUCTOR_LIMITS: Readonly<Record<Metal, Partial<Readonly<Record<ConductorSize, SmallConductorLimit>>>>> = {
  cu: { '18': conditional(7), '16': conditional(10), '14': verified(15), '12': verified(20), '10': verified(30) },
  al: { '12': verified(15), '10': verified(25) },
};

/** 10 A as a branch-circuit rating: in 210.18 from 2023 (grade V1); whether 240.6(A) lists it as a standard rating is grade K. */
export const tenAmpereBranchCircuit = (edition: Edition): Grade | undefined =>
  edition === '2023' || edition === '2026' ? 'V1' : undefined;
