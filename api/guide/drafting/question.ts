// What the guide is asked, and what it gives back.
import type { Answer, CalculationInputs, Job } from '../../contract/answer.ts';
import type { Edition, Language } from '../../contract/values.ts';
import type { Figure } from '../calculators/calculator.ts';

export interface Question {
  readonly text: string;
  /** Left out: read from the text, else English. */
  readonly language?: Language;
  /** Left out: the job's edition, its state's, else 2023. An edition named in the text wins over all. */
  readonly edition?: Edition;
  readonly job?: Job;
  /** Earlier questions of the same chat, newest first, so that 'and in aluminum?' can lean on them. */
  readonly previous?: readonly string[];
  /** Corrections to what was understood, by name ('size' -> '1/0'), from chips tapped by the reader. */
  readonly corrections?: Readonly<Record<string, string>>;
  /** The rule, topic or calculator to be taken for meant, by its id, where it ranks at all. */
  readonly meant?: string;
}

/** The guide's answer, without an id, and what a model may rest on. */
export interface GuideAnswer {
  readonly answer: Omit<Answer, 'id'>;
  /** Every figure that the answer found or computed: the only ones a model may repeat unmarked. */
  readonly figures: readonly Figure[];
  /** Of a form: the input that is missing or cannot be used. */
  readonly wants?: string;
}

export type Recalculate = (inputs: CalculationInputs, edition: Edition, language: Language) => GuideAnswer;
