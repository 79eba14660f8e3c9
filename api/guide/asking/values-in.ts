// What a question gives a calculator: as learned, or by patterns where those still read it better.
import type { Calculator, Values } from '../calculators/calculator.ts';
import type { Reading } from '../reading/read-question.ts';
import type { Filler } from './filler.ts';
import { intentOf } from './intents/all-intents.ts';

export const patternsOf = (id: string) => intentOf(id).values;

/** Whether a calculator's inputs are filled as learned: from the day that its patterns are deleted. */
export const isLearned = (id: string): boolean => patternsOf(id) === undefined;

export const valuesIn = (calculator: Calculator, reading: Reading, fill: Filler): Values =>
  patternsOf(calculator.id)?.(reading) ?? fill(calculator, reading);
