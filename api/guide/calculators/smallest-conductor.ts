// The smallest conductor, or parallel set, whose table ampacity carries a load at its terminals' temperature.
import type { Language } from '../../contract/values.ts';
import { ampacitySizes, type TemperatureRating, tableAmpacity } from '../tables/ampacity.ts';
import { type ConductorSize, compareSizes, type Metal, sizeLabel } from '../tables/conductors.ts';
import { metalText } from './conductor-inputs.ts';

export interface ConductorChoice {
  readonly size: ConductorSize;
  /** Conductors in parallel per phase; 1 for a single run. */
  readonly sets: number;
  /** Ampacity of all sets together. */
  readonly ampacityA: number;
}

/** Largest single conductor offered before parallel sets, and the smallest that may be paralleled (310.10(G)). */
const LARGEST_SINGLE: ConductorSize = '750';
const SMALLEST_PARALLEL: ConductorSize = '1/0';

/** Smallest conductor of Table 310.16 for `needA` amperes before any correction; parallel sets where one run would be over 750 kcmil. */
export function smallestConductor(needA: number, metal: Metal, rating: TemperatureRating): ConductorChoice {
  for (let sets = 1; ; sets += 1) {
    const size = ampacitySizes(metal).find(
      (each) =>
        (tableAmpacity(each, metal, rating) ?? 0) * sets >= needA - 1e-9 &&
        compareSizes(each, LARGEST_SINGLE) <= 0 &&
        (sets === 1 || compareSizes(each, SMALLEST_PARALLEL) >= 0),
    );
    if (size !== undefined) return { size, sets, ampacityA: (tableAmpacity(size, metal, rating) ?? 0) * sets };
  }
}

/** '6 AWG copper', 'two sets of 350 kcmil copper' as a reader says it. */
export function conductorText(choice: ConductorChoice, metal: Metal, language: Language): string {
  const one =
    language === 'en' ? `${sizeLabel(choice.size)} ${metalText(metal, 'en')}` : `${sizeLabel(choice.size)} de ${metalText(metal, 'es')}`;
  if (choice.sets === 1) return one;
  return language === 'en' ? `${choice.sets} parallel sets of ${one}` : `${choice.sets} juegos en paralelo de ${one}`;
}
