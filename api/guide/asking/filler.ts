// Fills a calculator's inputs from a question, with what was learned from people's questions.
import type { Calculator } from '../calculators/calculator.ts';
import { slotsOf } from '../calculators/slots.ts';
import { reckon } from '../reading/figures.ts';
import { type Asked, askedFrom, fill, type Given, readSlotWeights } from '../reading/fill.ts';
import type { Reading } from '../reading/read-question.ts';

export type Filler = (calculator: Calculator, reading: Reading) => Given;

/** @param slots as `Learned` has them */
export function createFiller(slots: Readonly<Record<string, string>>): Filler {
  const weights = readSlotWeights(slots);
  const known = new WeakMap<Reading, Asked>();
  return (calculator, reading) => {
    const asked = known.get(reading) ?? askedFrom(reckon(reading.plain, reading.language));
    known.set(reading, asked);
    return fill(asked, calculator.id, slotsOf(calculator), weights);
  };
}
