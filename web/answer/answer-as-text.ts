// An answer as plain text for copying, sharing and printing: edition, assumptions and marks go along with it.
import type { Answer } from '../../api/contract/answer.ts';

/** The few labels that the text needs, in the reader's language. */
export interface TextLabels {
  readonly steps: string;
  readonly references: string;
  readonly assumptions: string;
  readonly cautions: string;
  readonly notVerified: string;
  readonly edition: string;
}

const plain = (markdown: string): string => markdown.replaceAll('**', '');

const section = (title: string, lines: readonly string[]): string => (lines.length > 0 ? `${title}\n${lines.join('\n')}` : '');

/** Everything a reader needs to judge the answer away from the app. */
export function answerAsText(question: string | null, answer: Answer, labels: TextLabels): string {
  return [
    question ?? '',
    plain(answer.response),
    answer.verified ? '' : labels.notVerified,
    section(
      labels.steps,
      answer.step_by_step.map((step, index) => `${index + 1}. ${plain(step)}`),
    ),
    section(
      labels.assumptions,
      answer.assumptions.map((line) => `- ${plain(line)}`),
    ),
    section(
      labels.cautions,
      answer.cautions.map((line) => `- ${plain(line)}`),
    ),
    section(
      labels.references,
      answer.nec_references.map(
        ({ code, edition, description, grade }) =>
          `- NEC ${edition ?? answer.edition} ${code}: ${description}${grade && grade !== 'V2' ? ` (${labels.notVerified})` : ''}`,
      ),
    ),
    `${labels.edition} · Wirewise`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
