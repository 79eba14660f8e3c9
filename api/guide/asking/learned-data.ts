// The file that `npm run fit` writes, as the guide takes it.

import data from './learned.json' with { type: 'json' };
import type { Learned } from './learned.ts';

export const LEARNED: Learned = data;
