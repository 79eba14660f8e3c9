// What `npm run fit` learned about how people tell the signs of a fault.
import type { Language } from '../../contract/values.ts';
import { isForeign } from '../asking/learned-data.ts';
import { type LearnedClasses, withoutTerms } from '../reading/classes.ts';
import data from './learned.json' with { type: 'json' };

export const learnedSignsFor = (language: Language): LearnedClasses => withoutTerms(data, (term) => isForeign(term, language));
