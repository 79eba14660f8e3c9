// How a calculator is filled from a question, and what it says to it.
import type { Text } from '../../../contract/values.ts';
import type { Figure, Values } from '../../calculators/calculator.ts';
import type { Reading } from '../../reading/read-question.ts';

export interface Intent {
  /** Id of the calculator. */
  readonly calculator: string;
  /** What the question says of the calculator's inputs, where that is not filled as learned; what it leaves out is undefined. */
  values?(reading: Reading): Values;
  /** Values that go without saying for what is named (a range runs on 240 V); shown as assumed. */
  assumes?(reading: Reading, values: Values): Values;
  /** The question to ask where an input is missing, in the trade's words; else it is made of the inputs' labels. */
  asks?(reading: Reading, values: Values): Text | undefined;
  /** For a question that wants yes or no: what the calculation says. */
  verdict?(reading: Reading, figures: readonly Figure[]): 'yes' | 'no' | undefined;
  /** A further sum that the question wants, said after the calculator's own explanation. */
  also?(reading: Reading, figures: readonly Figure[]): { readonly text: Text; readonly section?: string } | undefined;
  /** The usual or safe case, shown under the question while an input is missing; `named` ends in a colon. */
  usual?(reading: Reading, values: Values): { readonly values: Values; readonly named: Text } | undefined;
  /** Where the code treats it, for the question. */
  readonly references?: readonly { readonly section: string; readonly why: Text }[];
}
