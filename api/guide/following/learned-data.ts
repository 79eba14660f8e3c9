// The file that `node build/fit/following.ts` writes.
import type { Features } from '../asking/candidate.ts';
import data from './learned.json' with { type: 'json' };

/** `leaning`: whether a message leans at all, by its looks. `ways`: which way it does. */
export const WEIGHTS: { readonly leaning: Features; readonly ways: Features } = data;
