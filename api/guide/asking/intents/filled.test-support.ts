// What the guide would calculate, and what it would give the calculator.

import type { Values } from '../../calculators/calculator.ts';
import { calculators } from '../../calculators/registry.ts';
import type { Reading } from '../../reading/read-question.ts';
import { createFiller } from '../filler.ts';
import { learnedFor } from '../learned-data.ts';
import { createSought } from '../sought.ts';
import { valuesIn } from '../values-in.ts';
import { intentOf } from './all-intents.ts';
import type { Intent } from './intent.ts';

const learned = { en: learnedFor('en'), es: learnedFor('es') };
const fill = { en: createFiller(learned.en.slots), es: createFiller(learned.es.slots) };
const soughtIn = {
  en: createSought(learned.en.sought, (id) => calculators.has(id)),
  es: createSought(learned.es.sought, (id) => calculators.has(id)),
};
/** From here on a sum is likelier than everything else together. */
const LIKELIER = Math.log(0.5);

/** The calculator that a question is after; undefined where it is after something else. */
export function wantedIntent(reading: Reading): Intent | undefined {
  const { sum, calculators: likely } = soughtIn[reading.language](reading);
  return sum >= LIKELIER && likely[0] !== undefined ? intentOf(likely[0]) : undefined;
}

export function filledFor({ calculator: id }: Pick<Intent, 'calculator'>, reading: Reading): Values {
  const calculator = calculators.get(id);
  return calculator === undefined ? {} : valuesIn(calculator, reading, fill[reading.language]);
}
