// Fills a calculator's inputs from a question, with what was learned from people's questions.
import type { Calculator } from '../calculators/calculator.ts';
import { slotsOf } from '../calculators/slots.ts';
import type { LearnedClasses } from '../reading/classes.ts';
import { reckon } from '../reading/figures.ts';
import { type Asked, askedFrom, fill, type Given, readSlotWeights, unplaced } from '../reading/fill.ts';
import type { Reading } from '../reading/read-question.ts';

export interface Filler {
  (calculator: Calculator, reading: Reading): Given;
  /** Whether a figure of the question, or so many of something, went into no input. */
  leavesFigures(calculator: Calculator, reading: Reading): boolean;
}

/** A question as filling looks at it, and what it has given each calculator so far: ranking, answering and following ask the same. */
interface Filled {
  readonly asked: Asked;
  readonly given: Map<string, Given>;
}

/** @param slots as `Learned` has them */
export function createFiller(slots: LearnedClasses): Filler {
  const weights = readSlotWeights(slots);
  const known = new WeakMap<Reading, Filled>();
  const filledIn = (reading: Reading): Filled => {
    const filled = known.get(reading) ?? { asked: askedFrom(reckon(reading.plain, reading.language)), given: new Map() };
    known.set(reading, filled);
    return filled;
  };
  const filler = (calculator: Calculator, reading: Reading): Given => {
    const { asked, given } = filledIn(reading);
    const values = given.get(calculator.id) ?? fill(asked, calculator.id, slotsOf(calculator), weights);
    given.set(calculator.id, values);
    return values;
  };
  return Object.assign(filler, {
    leavesFigures: (calculator: Calculator, reading: Reading): boolean =>
      unplaced(filledIn(reading).asked, calculator.id, slotsOf(calculator), weights).length > 0,
  });
}
