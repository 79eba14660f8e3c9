// Calculators as forms: fields with labels and values, and back from a form's fields to a calculator's values.
import type { CalculationInputs, InputField } from '../../contract/answer.ts';
import type { Language } from '../../contract/values.ts';
import type { Calculator, CalculatorInput, CalculatorPart, ListRows, Values, WrittenFigure } from './calculator.ts';
import { CALCULATORS } from './registry.ts';

/** How a form asks for one input; see `FormPlan`. */
export interface FieldAsk {
  /** The calculator cannot do without it. */
  readonly needed: boolean;
  /** It stands under 'More'. */
  readonly more: boolean;
  readonly usual?: number | string;
  readonly when?: { readonly input: string; readonly is: readonly string[] };
  readonly rows?: ListRows;
  readonly figure?: WrittenFigure;
  /** Kelvins of difference: not to be told in °F as a temperature is. */
  readonly difference?: true;
}

/** A calculator as an empty form, for a tray of calculators. */
export interface CalculatorForm {
  readonly id: string;
  readonly title: string;
  /** What it can be found by beside its title, in both languages. */
  readonly words: readonly string[];
  /** Filled with the calculator's own fallbacks. */
  readonly inputs: CalculationInputs;
  /** By the name of the field. */
  readonly asks: Readonly<Record<string, FieldAsk>>;
  /** Forms to show in place of this one, each of some of its inputs. */
  readonly parts: readonly CalculatorForm[];
}

export const calculatorById = (id: string): Calculator | undefined => CALCULATORS.find((calculator) => calculator.id === id);

/** Every calculator as a form filled with its fallbacks. */
export const calculatorForms = (language: Language): readonly CalculatorForm[] =>
  CALCULATORS.map((calculator) => {
    const parts = calculator.parts ?? [];
    return { ...formOf(calculator.id, calculator, language), parts: parts.map((part) => formOf(calculator.id, part, language)) };
  });

const formOf = (calculator: string, part: CalculatorPart, language: Language): CalculatorForm => ({
  id: part.id,
  title: part.title[language],
  words: part.words,
  inputs: { calculator, fields: part.inputs.map((input) => fieldFor(input, undefined, language)) },
  asks: Object.fromEntries(part.inputs.map((input) => [input.name, askFor(input, part)])),
  parts: [],
});

function askFor(input: CalculatorInput, { form = {} }: CalculatorPart): FieldAsk {
  const { name } = input;
  const [usual, when, rows, figure] = [form.usual?.[name], form.when?.[name], form.rows?.[name], form.figures?.[name]];
  return {
    needed: input.fallback === undefined && input.optional !== true,
    more: form.more?.includes(name) === true,
    ...(usual === undefined ? {} : { usual }),
    ...(when === undefined ? {} : { when }),
    ...(rows === undefined ? {} : { rows }),
    ...(figure === undefined ? {} : { figure }),
    ...(form.differences?.includes(name) === true ? { difference: true } : {}),
  };
}

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
