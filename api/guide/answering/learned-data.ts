// The file that `build/fit/choosing.ts` writes.

import type { Weights } from './choose.ts';
import data from './learned.json' with { type: 'json' };

export const CHOICE: Weights = data;
