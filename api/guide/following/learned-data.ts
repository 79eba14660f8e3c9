// The files that `build/fit/following.ts` and `build/fit/swaps.ts` write.
import type { Features } from '../asking/candidate.ts';
import data from './learned.json' with { type: 'json' };
import swaps from './learned-swaps.json' with { type: 'json' };

/** `leaning`: whether a message leans at all, by its looks. `ways`: which way it does. */
export const WEIGHTS: { readonly leaning: Features; readonly ways: Features } = data;

/** Which figure of the question before one of a message replaces. */
export const SWAPS: Features = swaps;
