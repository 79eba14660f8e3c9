// An answer as plain text or Markdown for copying, sharing and saving: edition, assumptions and marks go along with it.
import type { Answer, Understood } from '../../api/contract/answer.ts';

/** The few labels that the text needs, in the reader's language. */
export interface TextLabels {
  readonly understood: string;
  /** Where a value that was not in the question came from. */
  readonly origin: Readonly<Record<Understood['from'], string>>;
  readonly steps: string;
  readonly references: string;
  readonly assumptions: string;
  readonly cautions: string;
  readonly notVerified: string;
  /** Which question is answered, where that is only likely; empty where it is sure. */
  readonly answers: string;
  readonly edition: string;
  /** Who answered. */
  readonly by: string;
}

const plain = (markdown: string): string => markdown.replaceAll('**', '');

const section = (title: string, lines: readonly string[]): string => (lines.length > 0 ? `${title}\n${lines.join('\n')}` : '');

const understoodLine = ({ understood }: Answer, labels: TextLabels): string =>
  understood.map(({ label, display, from }) => `${label}: ${display}${labels.origin[from] ? ` (${labels.origin[from]})` : ''}`).join(' · ');

const referenceLines = (answer: Answer, labels: TextLabels): string[] =>
  answer.nec_references.map(
    ({ code, edition, description, grade }) =>
      `- NEC ${edition ?? answer.edition} ${code}: ${description}${grade && grade !== 'V2' ? ` (${labels.notVerified})` : ''}`,
  );

/** `response` tells assumptions and cautions itself; they are listed only where it does not. */
const untold = (response: string, lines: readonly string[]): string[] =>
  lines.filter((line) => !plain(response).includes(plain(line))).map((line) => `- ${plain(line)}`);

/** Everything a reader needs to judge the answer away from the app. */
export function answerAsText(question: string | null, answer: Answer, labels: TextLabels): string {
  return [
    question ?? '',
    labels.answers,
    plain(answer.response),
    answer.verified ? '' : labels.notVerified,
    section(
      labels.steps,
      answer.step_by_step.map((step, index) => `${index + 1}. ${plain(step)}`),
    ),
    section(labels.assumptions, untold(answer.response, answer.assumptions)),
    section(labels.cautions, untold(answer.response, answer.cautions)),
    section(labels.references, referenceLines(answer, labels)),
    `${labels.edition} · ${labels.by} ${answer.guideVersion} · Wirewise`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The same as Markdown, for a file. */
export function answerAsMarkdown(answer: Answer, labels: TextLabels): string {
  const understood = understoodLine(answer, labels);
  return [
    understood ? `_${labels.understood}: ${understood}_` : '',
    labels.answers ? `_${labels.answers}_` : '',
    answer.response,
    answer.verified ? '' : `**${labels.notVerified}**`,
    section(
      `### ${labels.steps}\n`,
      answer.step_by_step.map((step, index) => `${index + 1}. ${step}`),
    ),
    section(`### ${labels.assumptions}\n`, untold(answer.response, answer.assumptions)),
    section(`### ${labels.cautions}\n`, untold(answer.response, answer.cautions)),
    section(`### ${labels.references}\n`, referenceLines(answer, labels)),
    `_${labels.edition} · ${labels.by} ${answer.guideVersion}_`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
