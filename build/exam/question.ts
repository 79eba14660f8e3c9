// The exam's questions: how one is written, and which files are training, choosing and kept.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a question wants said first, where it is one of yes or no. */
export type Verdict = 'yes' | 'no' | 'depends';

/** One line of a file of questions. */
export interface ExamQuestion {
  readonly id: string;
  readonly lang: 'en' | 'es' | 'mixed';
  readonly question: string;
  /** What was asked before in the same chat, oldest first. */
  readonly previous?: readonly string[];
  readonly kind: 'calc' | 'lookup' | 'concept' | 'safety';
  readonly verdict?: Verdict;
  /** Every element must be met; ' | ' separates what an element accepts. May be empty where a verdict or a behaviour is all that counts. */
  readonly expected: readonly string[];
  /** What a wrong answer would say in its result. */
  readonly forbidden?: readonly string[];
  /** One of them must be cited: '210.8(A)(6)' by itself or a deeper subdivision of it, '210.8' by any of it. Empty where none is needed. */
  readonly expected_refs: readonly string[];
  /** What a good answer does, for questions of safety and judgement. */
  readonly behaviour?: string;
  /** '2023', 'any', or several with a slash between. */
  readonly edition: string;
  /** Where the job is: 'TX'. */
  readonly state?: string;
  /** How the key is known. */
  readonly verified: string;
  /** The public page where somebody asked it. */
  readonly source?: string;
  /** The question that this one says in other words. */
  readonly same?: string;
  readonly variant?: 'story' | 'textbook' | 'slang' | 'language' | 'aside';
  /** The question that differs from this one in a word and has another answer. */
  readonly pair?: string;
}

const FOLDER = new URL('../../api/guide/exam/', import.meta.url);
const PRACTICE = new URL('../../../shared/exam/practice.jsonl', import.meta.url);

/** Folders and files below `api/guide/exam`, by the name of the set. */
const SETS = {
  train: 'train/',
  dev: 'dev/',
  plain: 'plain/train.jsonl',
  'plain, dev': 'plain/dev.jsonl',
  'paraphrases of train': 'paraphrases/train.jsonl',
  'paraphrases of dev': 'paraphrases/dev.jsonl',
  'counter-questions': 'counter/dev.jsonl',
  danger: 'probes/danger.jsonl',
  harmless: 'probes/harmless.jsonl',
} as const;

const KEPT_SETS = {
  test: 'test/',
  'paraphrases of test': 'paraphrases/test.jsonl',
  'counter-questions, kept': 'counter/test.jsonl',
} as const;

export type SetName = keyof typeof SETS;
export const SET_NAMES = Object.keys(SETS) as SetName[];
export type KeptSetName = keyof typeof KEPT_SETS;
export const KEPT_SET_NAMES = Object.keys(KEPT_SETS) as KeptSetName[];

/** The questions of a text with one of them a line. */
export const readQuestions = (lines: string): ExamQuestion[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): ExamQuestion => JSON.parse(line));

function readPlace(place: URL): readonly ExamQuestion[] {
  if (!existsSync(place)) return [];
  if (!place.pathname.endsWith('/')) return readQuestions(readFileSync(place, 'utf8'));
  return readdirSync(place)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readQuestions(readFileSync(new URL(name, place), 'utf8')));
}

/** A set's questions, in the order of its files' names; none where the set is not there yet. */
export const readSet = (name: SetName): readonly ExamQuestion[] => readPlace(new URL(SETS[name], FOLDER));

/** Questions of the kept part: for scoring alone. Nobody looks into them, and nothing prints them. */
export const readKeptSet = (name: KeptSetName): readonly ExamQuestion[] => readPlace(new URL(KEPT_SETS[name], FOLDER));

/** Practice questions that lie beside the project, where they do. */
export const readPractice = (): readonly ExamQuestion[] => readPlace(PRACTICE);
