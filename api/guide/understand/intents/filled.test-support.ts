// What the guide would give an intent's calculator.
import { createFiller } from '../../asking/filler.ts';
import { learnedFor } from '../../asking/learned-data.ts';
import { valuesIn } from '../../asking/values-in.ts';
import type { Values } from '../../calculators/calculator.ts';
import { calculators } from '../../calculators/registry.ts';
import type { Reading } from '../read-question.ts';
import type { Intent } from './intent.ts';

const fill = createFiller(learnedFor('en').slots);

export function filledFor(intent: Intent, reading: Reading): Values {
  const calculator = calculators.get(intent.calculator);
  return calculator === undefined ? {} : valuesIn(calculator, reading, fill);
}
