// What every calculator is made of, and the few words they share.
import type { TableExcerpt } from '../../contract/answer.ts';
import type { Edition, Grade, Language, Text } from '../../contract/values.ts';
import type { Concept } from '../reading/lexicon.ts';
import type { Bound, Headed, Turn } from './bound.ts';

/** A figure a calculation produced or looked up; the only figures a model may repeat as ours. */
export interface Figure {
  /** camelCase, in the trade's own terms: `conductorAmpacity`, `voltageDropPercent`. */
  readonly name: string;
  readonly value: number | string;
  /** 'A', 'V', '%', 'AWG', 'kcmil', 'in²', 'ft', … or '' for a bare count. */
  readonly unit: string;
  readonly grade: Grade;
}

/** Where a code rule stands: section as numbered in the 2023 edition; `code-number.ts` gives other editions' numbers. */
export interface CodeUse {
  readonly section: string;
  readonly why: Text;
  readonly grade: Grade;
}

export interface Calculation {
  /** One line: the answer itself, with its units. Bold with ** where the eye should land. */
  readonly result: string;
  /** What the result means for the job, in a few sentences of Markdown; may be empty. */
  readonly explanation: string;
  /** The arithmetic, set out one line a step: what, formula with numbers, value. */
  readonly steps: readonly string[];
  readonly figures: readonly Figure[];
  readonly references: readonly CodeUse[];
  readonly assumptions: readonly string[];
  readonly cautions: readonly string[];
  readonly tables: readonly TableExcerpt[];
}

export interface NumberInput {
  readonly kind: 'number';
  readonly name: string;
  readonly label: Text;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Left out: the calculator cannot do without it, and asks. */
  readonly fallback?: number;
  /** May stay empty: solved for, or only needed for a finer answer. */
  readonly optional?: true;
  /** Not filled as learned: by what a figure is said to be of (`headed`), or by what goes without saying. */
  readonly unlearned?: true;
}

export interface ChoiceInput {
  readonly kind: 'choice';
  readonly name: string;
  readonly label: Text;
  /** `words`: what people say for it beside its label, separated by ' | '. */
  readonly options: readonly { readonly value: string; readonly label: Text; readonly words?: string }[];
  readonly fallback?: string;
  readonly optional?: true;
  /** As for a number. */
  readonly unlearned?: true;
}

/** A list in its written form, such as '10, 20, 30' or '4:350:thhn;1:4:bare'. */
export interface TextInput {
  readonly kind: 'text';
  readonly name: string;
  readonly label: Text;
  readonly example: string;
  readonly fallback?: string;
  readonly optional?: true;
}

export type CalculatorInput = NumberInput | ChoiceInput | TextInput;

/** Values by input name. A number input holds a number, a choice holds one of its options' values, a text its list. */
export type Values = Readonly<Record<string, number | string | undefined>>;

/** A value to pick, with its name. */
export type Option = ChoiceInput['options'][number];

/**
 * A list as rows of a form. Its written form is what the calculator reads, `list-rows.ts` turns one into the other, and nobody has to
 * learn it. `item` names one row: 'motor', 'conductor'.
 */
export type ListRows =
  /** '14, 3x12': figures in one unit, of any value or of the trade sizes named. */
  | { readonly kind: 'figures'; readonly item: Text; readonly unit: string; readonly sizes?: readonly string[] }
  /** '10, 20; 5, 5': figures in groups. */
  | { readonly kind: 'groups'; readonly item: Text; readonly unit: string }
  /** '4:350:thhn;1:4:bare': how many, of which size, of which kind. A row without a count asks how many fit, where that can be asked. */
  | {
      readonly kind: 'counted';
      readonly item: Text;
      readonly sizes: readonly Option[];
      readonly kinds?: readonly Option[];
      readonly asksCount?: true;
    };

/** A text that is one figure, such as '3-1/2'; or one of a few; or two, written with `by` between them. */
export interface WrittenFigure {
  readonly unit: string;
  readonly options?: readonly Option[];
  readonly pair?: { readonly by: 'x' | '/'; readonly labels: readonly [Text, Text] };
}

/** How a form asks for a calculator's inputs. Nothing of it is in the sum, and a question's answer takes nothing from it. */
export interface FormPlan {
  /** Inputs that stand under 'More': most jobs leave them as they are. */
  readonly more?: readonly string[];
  /** Filled in at first: side conditions that most jobs have so, the safe one where they differ. Never what is to be worked out. */
  readonly usual?: Values;
  /** Asked only where another input has one of these values. */
  readonly when?: Readonly<Record<string, { readonly input: string; readonly is: readonly string[] }>>;
  readonly rows?: Readonly<Record<string, ListRows>>;
  readonly figures?: Readonly<Record<string, WrittenFigure>>;
  /** Kelvins of difference, such as a temperature rise: no other unit stands beside them. */
  readonly differences?: readonly string[];
}

/** One form of a calculator that has several: some of its inputs, under names of their own. */
export interface CalculatorPart {
  /** The calculator's id and a name of its own: 'trade-math/scale'. */
  readonly id: string;
  readonly title: Text;
  readonly words: readonly string[];
  readonly inputs: readonly CalculatorInput[];
  readonly form?: FormPlan;
}

export interface CalculatorContext {
  readonly edition: Edition;
  readonly language: Language;
}

export interface Calculator {
  /** kebab-case; also the file's name. */
  readonly id: string;
  readonly title: Text;
  /** What crews call it and what it is for, in both languages beside each other, since they mix them. */
  readonly words: readonly string[];
  readonly inputs: readonly CalculatorInput[];
  /** The loads that it is of: a question that names others, and none of these, asks for another sum. */
  readonly loads?: readonly Concept[];
  /** Things that have sums of their own. */
  readonly notOf?: readonly Concept[];
  /** Its tables end at these volts: a question of more asks for another table. */
  readonly voltsMost?: number;
  /** Things how many of which it cannot tell. */
  readonly notCounting?: readonly Concept[];
  readonly form?: FormPlan;
  /** Forms in place of the one of all inputs. */
  readonly parts?: readonly CalculatorPart[];
  /** What its figures bound: what a question of yes or no is held against. */
  readonly bounds?: readonly Bound[];
  readonly turns?: readonly Turn[];
  readonly headed?: readonly Headed[];
  /**
   * @throws InputError naming the input that is missing or out of range
   */
  calculate(values: Values, ctx: CalculatorContext): Calculation;
  /** Follow-up questions a reader would ask next, per language. */
  readonly followUps: { readonly en: readonly string[]; readonly es: readonly string[] };
}

/** Thrown when a value is missing or cannot be used; `input` is the input's name, `message` says what would do, in the reader's language. */
export class InputError extends Error {
  readonly input: string;
  constructor(input: string, message: string) {
    super(message);
    this.name = 'InputError';
    this.input = input;
  }
}

/** Picks the reader's language. */
export const say = (language: Language, text: Text): string => text[language];

/** A figure for a reader: at most `digits` decimals, no trailing zeros, thousands with a comma in both languages (US trade usage). */
export function show(value: number, digits = 2): string {
  const formats = Math.abs(value) >= 1000 ? GROUPED : UNGROUPED;
  let format = formats.get(digits);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits, useGrouping: formats === GROUPED });
    formats.set(digits, format);
  }
  return format.format(value);
}
// Making a format takes longer than the rest of a calculation: one of each is kept.
const GROUPED = new Map<number, Intl.NumberFormat>();
const UNGROUPED = new Map<number, Intl.NumberFormat>();

/**
 * How sure we are of a code figure in an edition: the tables of 2017, 2020 and 2023 hold the same values;
 * that 2026 kept them has not been seen, so a verified figure counts as K there.
 */
export const gradeIn = (edition: Edition, grade: Grade): Grade => (edition === '2026' && grade === 'V2' ? 'K' : grade);

/** The least sure of several grades: X, then K, V1, V2. No grade at all is V2: plain arithmetic. */
export const worstGrade = (...grades: readonly Grade[]): Grade =>
  (['X', 'K', 'V1'] as const).find((grade) => grades.includes(grade)) ?? 'V2';

/** What follows a figure in a result line: nothing for V2, else ' (not verified)' / ' (sin verificar)'. */
export const mark = (grade: Grade, language: Language): string =>
  grade === 'V2' ? '' : language === 'en' ? ' (not verified)' : ' (sin verificar)';

/** The caution that goes with every code figure under the 2026 edition; empty for the others. */
export const editionCautions = (ctx: CalculatorContext): readonly string[] =>
  ctx.edition === '2026'
    ? [
        say(ctx.language, {
          en: 'The figures are those of the 2023 edition; that the 2026 edition kept them has not been verified. Check them in the code book.',
          es: 'Las cifras son las de la edición 2023; no se ha verificado que la edición 2026 las conserve. Revíselas en el código.',
        }),
      ]
    : [];

/** A computed figure without the dust of binary arithmetic: 20.880000000000003 -> 20.88. */
export const tidy = (value: number): number => Number(value.toPrecision(12));
