// What the guide would calculate, and what it would give the calculator.

import { expect } from 'vitest';
import type { Calculation, Values } from '../../calculators/calculator.ts';
import { InputError } from '../../calculators/calculator.ts';
import { calculators } from '../../calculators/registry.ts';
import type { Reading } from '../../reading/read-question.ts';
import { headedValues } from '../../verdict/weigh.ts';
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
  return calculator === undefined ? {} : headedValues(calculator, valuesIn(calculator, reading, fill[reading.language]), reading);
}

/** What a calculator makes of a question; undefined where it is not given enough. */
export function calculationFor(intent: Intent, reading: Reading): Calculation | undefined {
  const said = filledFor(intent, reading);
  const values: Values = {
    ...intent.assumes?.(reading, said),
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  };
  try {
    return calculators.get(intent.calculator)?.calculate(values, { edition: reading.editions[0] ?? '2023', language: reading.language });
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Reading is learned, and some wordings are always misread: so many at most, and no fewer, so that the bound goes down with them. */
export function expectMisread(wordings: readonly string[], isRead: (wording: string, at: number) => boolean, misread: number): void {
  const missed = wordings.filter((wording, at) => !isRead(wording, at));
  expect(missed.length, `misread:\n${missed.join('\n')}`).toBe(misread);
}
