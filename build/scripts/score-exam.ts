// Scores the guide's answers to exam questions: figures by value, words by content, references by section.

import { readdirSync, readFileSync } from 'node:fs';
import { EDITIONS } from '../../api/contract/values.ts';
import type { Guide } from '../../api/guide/answer.ts';

/** One line of a file of questions. */
export interface ExamQuestion {
  readonly id: string;
  readonly lang: 'en' | 'es' | 'mixed';
  readonly question: string;
  /** Every element must be met; ' | ' separates what an element accepts. */
  readonly expected: readonly string[];
  /** One of them must be cited or named; empty where no reference is needed. */
  readonly expected_refs: readonly string[];
  readonly kind: 'calc' | 'lookup' | 'concept' | 'safety';
  /** '2023', 'any', or several with a slash between. */
  readonly edition: string;
  /** For questions of safety and judgement: what a good answer does. */
  readonly behaviour?: string;
  /** How the expected answer is known. */
  readonly verified: string;
}

/** What of an answer is read. */
export interface ExamAnswer {
  readonly response: string;
  readonly step_by_step: readonly string[];
  readonly nec_references: readonly { readonly code: string }[];
}

export interface Verdict {
  readonly right: boolean;
  /** Elements of `expected` that the answer does not meet. */
  readonly missing: readonly string[];
  /** Undefined where no reference is expected. */
  readonly cited: boolean | undefined;
}

type Figure = number | string;

/** Of the response only so much counts, so that a page with every figure of the book is no answer; steps count whole. */
const READ_LENGTH = 1500;
/** Two figures are the same within this share. */
const TOLERANCE = 0.006;
const WORDS_WANTED = 0.75;

const FRACTIONS: Readonly<Record<string, string>> = { '½': '-1/2', '¼': '-1/4', '¾': '-3/4' };
const SMALL_WORDS = new Set(
  'the a an is are of to in on at by or and for with as only be it that this not do no yes de el la los las un una en por con para se que es del al si su'.split(
    ' ',
  ),
);
const UNITS = new Set('a amp amps amperes v volts va w kw kva ft pies in pulgadas mm m cu sq awg kcmil aws pie pulgada'.split(' '));
const YES = /\b(?:yes|si|allowed|permitted|permite|correct|fits|cabe)\b/;
const NO = /\b(?:no|not|never|nunca|isn't|don't|doesn't|cannot|can't|prohibid\w+|insufficient)\b/;
/** Yes or no must be said early. */
const OPENING = 400;

/** Lower case without accents, emphasis and thousands separators; vulgar fractions and inch marks written out. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[½¼¾]/g, (mark) => FRACTIONS[mark] ?? mark)
    .replace(/(\d)[,\u00a0\u202f ](?=\d{3}\b)/g, '$1')
    .replace(/[“”"]/g, ' in ')
    .replace(/[*_`]/g, '');
}

/** Figures in reading order: mixed numbers and fractions by value, sizes such as '1/0' as written. */
function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  const written =
    /(?<whole>\d+)[- ](?<over>\d)\/(?<under>\d+)|(?<aught>\d+\/0)\b|(?<top>\d+)\/(?<bottom>\d+)|(?<figure>\d+(?:\.\d+)?|\.\d+)/g;
  for (const { groups = {} } of text.matchAll(written)) {
    const { whole, over, under, aught, top, bottom, figure } = groups;
    if (whole !== undefined) found.push(Number(whole) + Number(over) / Number(under));
    else if (aught !== undefined) found.push(aught);
    else if (top !== undefined) found.push(Number(top) / Number(bottom));
    else found.push(Number(figure));
  }
  return found;
}

const same = (given: Figure, wanted: Figure): boolean =>
  given === wanted || (typeof given === 'number' && typeof wanted === 'number' && Math.abs(given - wanted) <= Math.abs(wanted) * TOLERANCE);

const wordsIn = (text: string): string[] =>
  text.split(/[^a-zñ0-9./°%]+/).filter((word) => word !== '' && !SMALL_WORDS.has(word) && !/^[\d./%°]+$/.test(word));

const stem = (word: string): string => word.slice(0, 6);

interface Read {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly stems: ReadonlySet<string>;
}

function meets(alternative: string, read: Read): boolean {
  const wanted = plain(alternative).trim();
  if (wanted === 'no') return NO.test(read.text.slice(0, OPENING));
  if (wanted === 'yes' || wanted === 'si') return YES.test(read.text.slice(0, OPENING));
  if (read.text.includes(wanted)) return true;
  const figures = figuresIn(wanted);
  if (!figures.every((figure) => read.figures.some((given) => same(given, figure)))) return false;
  const words = wordsIn(wanted).filter((word) => !UNITS.has(word));
  if (words.length === 0) return figures.length > 0;
  return words.filter((word) => read.stems.has(stem(word))).length / words.length >= WORDS_WANTED;
}

/** A reference without the words around it: 'Table 310.16' -> '310.16'. */
const section = (code: string): string =>
  plain(code)
    .replace(/nec|article|articulo|section|seccion|tabla|table|art\.?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Article and section without subdivisions: '210.8(A)(6)' -> '210.8'. */
const base = (code: string): string => /\d{2,3}(?:\.\d+)?/.exec(section(code))?.[0] ?? section(code);

/** Whether every expected element is met, and whether an expected reference is given. */
export function scoreAnswer(question: ExamQuestion, answer: ExamAnswer): Verdict {
  const text = plain(`${answer.response.slice(0, READ_LENGTH)}\n${answer.step_by_step.join('\n')}`);
  const read: Read = { text, figures: figuresIn(text), stems: new Set(wordsIn(text).map(stem)) };
  const missing = question.expected.filter((element) => !element.split(' | ').some((alternative) => meets(alternative, read)));
  const given = new Set(answer.nec_references.map(({ code }) => base(code)));
  const cited =
    question.expected_refs.length === 0
      ? undefined
      : question.expected_refs.some((code) => given.has(base(code)) || text.includes(section(code)));
  return { right: missing.length === 0, missing, cited };
}

/** The questions of a file with one of them a line. */
export const readQuestions = (lines: string): ExamQuestion[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): ExamQuestion => JSON.parse(line));

/** The questions of a folder's files, in the order of their names. */
export const readExam = (folder: URL): readonly ExamQuestion[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readQuestions(readFileSync(new URL(name, folder), 'utf8')));

export interface Result extends Verdict {
  readonly question: ExamQuestion;
  readonly response: string;
}

/** Asks every question as a person would, without saying in which language, and scores what comes back. */
export function sitExam(guide: Guide, questions: readonly ExamQuestion[]): Result[] {
  return questions.map((question) => {
    const edition = EDITIONS.find((each) => each === question.edition);
    const { answer } = guide.answer({ text: question.question, ...(edition === undefined ? {} : { edition }) });
    return { question, response: answer.response, ...scoreAnswer(question, answer) };
  });
}

/** Shares of 1; `references` over the questions that expect one. */
export interface Tally {
  readonly questions: number;
  readonly right: number;
  readonly references: number;
  readonly cited: number;
}

export const tally = (results: readonly Result[]): Tally => ({
  questions: results.length,
  right: results.filter(({ right }) => right).length,
  references: results.filter(({ cited }) => cited !== undefined).length,
  cited: results.filter(({ cited }) => cited === true).length,
});
