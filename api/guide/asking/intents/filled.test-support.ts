// What the guide would give an intent's calculator.

import type { Values } from '../../calculators/calculator.ts';
import { calculators } from '../../calculators/registry.ts';
import type { Reading } from '../../reading/read-question.ts';
import { createFiller } from '../filler.ts';
import { learnedFor } from '../learned-data.ts';
import { valuesIn } from '../values-in.ts';
import type { Intent } from './intent.ts';

const fill = createFiller(learnedFor('en').slots);

export function filledFor(intent: Intent, reading: Reading): Values {
  const calculator = calculators.get(intent.calculator);
  return calculator === undefined ? {} : valuesIn(calculator, reading, fill);
}
