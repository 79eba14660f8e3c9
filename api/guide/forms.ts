// Calculators as forms: fields with labels and values, and back from a form's fields to a calculator's values.
import type { CalculationInputs, InputField } from '../contract/answer.ts';
import type { Language } from '../contract/values.ts';
import type { CalculatorForm } from './answer.ts';
import type { Calculator, CalculatorInput, Values } from './calculators/calculator.ts';
import { CALCULATORS } from './calculators/registry.ts';

export const calculatorById = (id: string): Calculator | undefined => CALCULATORS.find((calculator) => calculator.id === id);

/** Every calculator as a form filled with its fallbacks. */
export const calculatorForms = (language: Language): readonly CalculatorForm[] =>
  CALCULATORS.map((calculator) => ({ id: calculator.id, title: calculator.title[language], inputs: formFor(calculator, {}, language) }));

/** A calculator's form holding `values`, its fallbacks where a value is missing. */
export const formFor = (calculator: Calculator, values: Values, language: Language): CalculationInputs => ({
  calculator: calculator.id,
  fields: calculator.inputs.map((input) => fieldFor(input, values[input.name], language)),
});

function fieldFor(input: CalculatorInput, given: number | string | undefined, language: Language): InputField {
  const value = given ?? input.fallback ?? null;
  const field: InputField = { name: input.name, label: input.label[language], kind: input.kind, value };
  if (input.kind === 'number') return { ...field, unit: input.unit, min: input.min, max: input.max };
  if (input.kind === 'choice')
    return { ...field, options: input.options.map((option) => ({ value: option.value, display: option.label[language] })) };
  return { ...field, example: input.example };
}

/** Values out of a form; numbers typed as text are read, empty fields are left out. */
export function valuesFrom(inputs: CalculationInputs, calculator: Calculator): Values {
  const values: Record<string, number | string | undefined> = {};
  for (const field of inputs.fields) {
    const input = calculator.inputs.find((each) => each.name === field.name);
    if (input === undefined || field.value === null || field.value === '') continue;
    values[field.name] = readValue(input, field.value);
  }
  return values;
}

/** A value as an input takes it: '50' -> 50 for a number; text stays text. */
export function readValue(input: CalculatorInput, value: number | string): number | string | undefined {
  if (input.kind !== 'number') return String(value);
  const number = typeof value === 'number' ? value : Number(value.trim().replaceAll(',', ''));
  return Number.isFinite(number) ? number : undefined;
}
