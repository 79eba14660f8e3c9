// A calculator's inputs as reading fills them.
import type { Option, Slot } from '../reading/slots.ts';
import type { Calculator, CalculatorInput } from './calculator.ts';
import { OPTION_WORDS } from './option-words.ts';

/** Every input with what a question can give it. */
export const slotsOf = (calculator: Calculator): readonly Slot[] => {
  const known = SLOTS.get(calculator.id);
  if (known !== undefined) return known;
  const slots = calculator.inputs.flatMap((input) => slotOf(input, calculator) ?? []);
  SLOTS.set(calculator.id, slots);
  return slots;
};
const SLOTS = new Map<string, readonly Slot[]>();

function slotOf(input: CalculatorInput, { form }: Calculator): Slot | undefined {
  if (input.kind === 'number') return input;
  if (input.kind === 'choice') return { ...input, options: input.options.map((option) => withWords(option, input.name)) };
  const { name, label } = input;
  const rows = form?.rows?.[name];
  if (rows === undefined) return { kind: 'written', name, label };
  // Counted conductors ('4:350:thhn') are still read by patterns.
  if (rows.kind === 'counted') return undefined;
  const unit = rows.unit === '' ? '*' : rows.unit;
  return { kind: 'list', name, label, unit, named: rows.kind === 'figures' && rows.sizes !== undefined };
}

const withWords = (option: Option, name: string): Option => {
  const words = option.words ?? OPTION_WORDS[name]?.[option.value];
  return words === undefined ? option : { ...option, words };
};
