// Judges an answer against what a question expects: figures by value, words by content, in the part of the answer that people read.
import type { Answer } from '../../contract/answer.ts';

export interface ExamQuestion {
  readonly id: string;
  readonly lang: 'en' | 'es';
  readonly question: string;
  /** Every element must be met; ' | ' separates accepted alternatives. */
  readonly expected: readonly string[];
  /** One of them must be cited; empty where none is needed. */
  readonly expected_refs: readonly string[];
  readonly kind: 'calc' | 'lookup' | 'concept' | 'safety';
  readonly edition: string;
}

export interface Verdict {
  readonly right: boolean;
  /** Undefined where no reference is expected. */
  readonly cited: boolean | undefined;
  readonly missing: readonly string[];
}

/** Only this much of the response counts, and the steps: a page with every figure in the book is no answer. */
const READ_LENGTH = 1500;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/[*_`]/g, '');

/** Figures of a text by value; '1/0' stays as written. */
function figuresOf(text: string): readonly (number | string)[] {
  return [...text.matchAll(/(\d+)-(\d+)\/(\d+)|(\d+\/0)\b|(\d+)\/(\d+)|(\d*\.?\d+)/g)].map((match) => {
    if (match[1] !== undefined) return Number(match[1]) + Number(match[2]) / Number(match[3]);
    if (match[4] !== undefined) return match[4];
    return match[5] === undefined ? Number(match[7]) : Number(match[5]) / Number(match[6]);
  });
}

const sameFigure = (a: number | string, b: number | string): boolean =>
  a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= Math.abs(b) * 0.006);

const UNITS = new Set('a v va w kw kva ft pies in pulg pulgadas awg kcmil amps amperes'.split(' '));
const wordsIn = (text: string): string[] => text.split(/[^a-zñ]+/).filter((word) => word.length > 1 && !UNITS.has(word));

function meets(alternative: string, text: string): boolean {
  const wanted = fold(alternative).trim();
  if (/^(?:yes|si)$/.test(wanted)) return /\b(?:yes|si|must|need|needs|required|lleva|debe)\b/.test(text.slice(0, 400));
  if (wanted === 'no') return /\b(?:no|not|never|nunca)\b/.test(text.slice(0, 400));
  if (text.includes(wanted)) return true;
  const found = figuresOf(text);
  const figures = figuresOf(wanted);
  if (!figures.every((figure) => found.some((each) => sameFigure(each, figure)))) return false;
  const words = wordsIn(wanted);
  return words.length === 0 ? figures.length > 0 : words.every((word) => text.includes(word.slice(0, 6)));
}

/** Whether every expectation is met and an expected section is cited, by its number without subdivisions. */
export function scoreAnswer(question: ExamQuestion, answer: Omit<Answer, 'id'>): Verdict {
  const text = fold(`${answer.response.slice(0, READ_LENGTH)}\n${answer.step_by_step.join('\n')}`);
  const missing = question.expected.filter((each) => !each.split(' | ').some((alternative) => meets(alternative, text)));
  const base = (code: string): string => /\d{2,3}\.\d+|\d{2,3}/.exec(code)?.[0] ?? fold(code);
  const given = answer.nec_references.map((reference) => base(reference.code));
  const cited =
    question.expected_refs.length === 0
      ? undefined
      : question.expected_refs.some(
          (code) => given.some((each) => each === base(code) || each.startsWith(`${base(code)}.`)) || text.includes(fold(code)),
        );
  return { right: missing.length === 0, cited, missing };
}
