// What `npm run fit` learned about how people tell the signs of a fault, in either language.
import type { LearnedClasses } from '../reading/classes.ts';
import data from './learned.json' with { type: 'json' };

export const LEARNED_SIGNS: LearnedClasses = data;
