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
  if (input.kind !== 'text' && input.unlearned === true) return undefined;
  if (input.kind === 'number') return input;
  if (input.kind === 'choice') return { ...input, options: input.options.map((option) => withWords(option, input.name)) };
  const { name, label } = input;
  const rows = form?.rows?.[name];
  if (rows === undefined) return { kind: 'written', name, label };
  if (rows.kind === 'counted') {
    // What is counted by what it is, and not by its size, is still read by patterns: the devices of a box.
    if (rows.asksCount !== true) return undefined;
    return { kind: 'counted', name, label, sizes: rows.sizes, kinds: rows.kinds === undefined ? [] : INSULATION_NAMES, asksCount: true };
  }
  const unit = rows.unit === '' ? '*' : rows.unit;
  return { kind: 'list', name, label, unit, ...(rows.kind === 'figures' && rows.sizes !== undefined ? { sizes: rows.sizes } : {}) };
}

/** As `conductors` takes them, and people say them. */
const INSULATION_NAMES = [
  'thhn',
  'thwn-2',
  'thwn',
  'xhhw-2',
  'xhhw',
  'thw',
  'tw',
  'thhw',
  'rhw',
  'rhw-2',
  'rhh',
  'bare',
  'desnudo',
  'pelado',
];

const withWords = (option: Option, name: string): Option => {
  const words = option.words ?? OPTION_WORDS[name]?.[option.value];
  return words === undefined ? option : { ...option, words };
};
