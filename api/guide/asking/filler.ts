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

/** @param slots as `Learned` has them */
export function createFiller(slots: LearnedClasses): Filler {
  const weights = readSlotWeights(slots);
  const known = new WeakMap<Reading, Asked>();
  const askedIn = (reading: Reading): Asked => {
    const asked = known.get(reading) ?? askedFrom(reckon(reading.plain, reading.language));
    known.set(reading, asked);
    return asked;
  };
  const filler = (calculator: Calculator, reading: Reading): Given => fill(askedIn(reading), calculator.id, slotsOf(calculator), weights);
  return Object.assign(filler, {
    leavesFigures: (calculator: Calculator, reading: Reading): boolean =>
      unplaced(askedIn(reading), calculator.id, slotsOf(calculator), weights).length > 0,
  });
}
