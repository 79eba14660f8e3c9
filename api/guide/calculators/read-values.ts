// Reads a calculator's values against its own inputs, so that every calculator asks and refuses in the same words.
import type { Language } from '../../contract/values.ts';
import type { CalculatorInput, ChoiceInput, NumberInput, TextInput, Values } from './calculator.ts';
import { InputError, say, show } from './calculator.ts';

/** Reads one calculator's values; every method throws InputError naming the input, in the reader's language. */
export interface ValueReader {
  /** The number given, else the input's fallback. Throws when there is neither, or when out of range. */
  number(name: string): number;
  /** Like `number`, but undefined when nothing was given and there is no fallback. */
  optionalNumber(name: string): number | undefined;
  /** One of `allowed`, which are values of the input's options; else its fallback. */
  choice<T extends string>(name: string, allowed: readonly T[]): T;
  /** Like `choice`, but undefined when nothing was given and there is no fallback. */
  optionalChoice<T extends string>(name: string, allowed: readonly T[]): T | undefined;
  /** The text given, trimmed, else the input's fallback. */
  text(name: string): string;
  /** The input itself, for asking for it. */
  input(name: string): CalculatorInput;
  /** True where the value was given and not taken from the fallback: what is assumed must be named. */
  given(name: string): boolean;
}

/** Reader over `values` as described by `inputs`. A name that is not among `inputs` is a programming error. */
export function readValues(inputs: readonly CalculatorInput[], values: Values, language: Language): ValueReader {
  const find = <K extends CalculatorInput['kind']>(name: string, kind: K): Extract<CalculatorInput, { kind: K }> => {
    const input = inputs.find((each) => each.name === name && each.kind === kind);
    if (input === undefined) throw new Error(`No ${kind} input is called ${name}`);
    return input as Extract<CalculatorInput, { kind: K }>;
  };
  const given = (name: string): boolean => {
    const value = values[name];
    return value !== undefined && value !== '';
  };
  const optionalNumber = (name: string): number | undefined => {
    const input: NumberInput = find(name, 'number');
    const value = given(name) ? values[name] : input.fallback;
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < input.min || value > input.max) throw outOfRange(input, language);
    return value;
  };
  const optionalChoice = <T extends string>(name: string, allowed: readonly T[]): T | undefined => {
    const input: ChoiceInput = find(name, 'choice');
    const value = given(name) ? values[name] : input.fallback;
    if (value === undefined) return undefined;
    const found = allowed.find((each) => each === value && input.options.some((option) => option.value === each));
    if (found === undefined) throw notAnOption(input, language);
    return found;
  };
  return {
    given,
    input(name) {
      const input = inputs.find((each) => each.name === name);
      if (input === undefined) throw new Error(`No input is called ${name}`);
      return input;
    },
    optionalNumber,
    optionalChoice,
    number(name) {
      const value = optionalNumber(name);
      if (value === undefined) throw missing(find(name, 'number'), language);
      return value;
    },
    choice(name, allowed) {
      const value = optionalChoice(name, allowed);
      if (value === undefined) throw missing(find(name, 'choice'), language);
      return value;
    },
    text(name) {
      const input: TextInput = find(name, 'text');
      const value = given(name) ? values[name] : input.fallback;
      if (value === undefined) throw missing(input, language);
      return String(value).trim();
    },
  };
}

/** The error for an input that was left out and that has no safe assumption. */
export const missing = (input: CalculatorInput, language: Language): InputError =>
  new InputError(
    input.name,
    say(language, { en: `Missing: ${input.label.en}${hintEn(input)}.`, es: `Falta: ${input.label.es}${hintEs(input)}.` }),
  );

const hintEn = (input: CalculatorInput): string =>
  input.kind === 'number'
    ? ` (${numberRange(input, 'to')})`
    : input.kind === 'choice'
      ? ` (${input.options.map((option) => option.label.en).join(', ')})`
      : ` (for example ${input.example})`;

const hintEs = (input: CalculatorInput): string =>
  input.kind === 'number'
    ? ` (${numberRange(input, 'a')})`
    : input.kind === 'choice'
      ? ` (${input.options.map((option) => option.label.es).join(', ')})`
      : ` (por ejemplo ${input.example})`;

const numberRange = (input: NumberInput, to: string): string =>
  `${show(input.min, 4)} ${to} ${show(input.max, 4)}${input.unit === '' ? '' : ` ${input.unit}`}`;

const outOfRange = (input: NumberInput, language: Language): InputError =>
  new InputError(
    input.name,
    say(language, {
      en: `${input.label.en}: give a number from ${numberRange(input, 'to')}.`,
      es: `${input.label.es}: escriba un número de ${numberRange(input, 'a')}.`,
    }),
  );

const notAnOption = (input: ChoiceInput, language: Language): InputError =>
  new InputError(
    input.name,
    say(language, {
      en: `${input.label.en}: choose one of ${input.options.map((option) => option.label.en).join(', ')}.`,
      es: `${input.label.es}: elija una opción: ${input.options.map((option) => option.label.es).join(', ')}.`,
    }),
  );
