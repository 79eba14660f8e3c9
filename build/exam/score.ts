// The one scorer: what of an answer counts, what its key wants of it, and how it came out.
import type { Answer } from '../../api/contract/answer.ts';
import { againstQuestion } from './assumptions.ts';
import {
  asksForCount,
  type Figure,
  figuresIn,
  isSame,
  isWithin,
  plain,
  SECTION_IN_TEXT,
  sectionOf,
  stemOf,
  wordsIn,
} from './plain-text.ts';
import type { ExamQuestion } from './question.ts';
import { givesVerdict, isOpposite, type Opening, openingOf } from './verdict.ts';

/** What of an answer is read. `confidence` is what it claims, in guides that say so; in others `verified` stands for it. */
export type ExamAnswer = Pick<
  Answer,
  | 'kind'
  | 'answers'
  | 'result'
  | 'response'
  | 'step_by_step'
  | 'nec_references'
  | 'assumptions'
  | 'understood'
  | 'verified'
  | 'confidence'
  | 'restsOn'
>;

/**
 * How an answer came out. Right: all that the key wants and nothing against it. Partly: some of it, or the right rule without its verdict.
 * Wrong: the rest; `sure` where it claimed to be. Asked: it asked back where the key wants an answer. Not found: it said that it has none.
 */
export const OUTCOMES = ['right', 'partly', 'wrong', 'sure', 'asked', 'not found'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Score {
  readonly outcome: Outcome;
  /** What the key wants and the answer has not, in words. */
  readonly missing: readonly string[];
  /** What stands against it: a forbidden value, the opposite verdict, an assumption against the question. */
  readonly against: readonly string[];
  /** Whether a reference that is wanted is cited; undefined where none is. */
  readonly cited: boolean | undefined;
}

/** Of an answer's own part only so much counts, so that a page with every figure of the book is no answer. */
const READ_LENGTH = 1500;
const WORDS_WANTED = 0.75;

const NOTE_HEADING = /^\W*(?:check|revise|assumed|se supone)\W*:/i;
const RELATED_HEADING = /^\W*(?:related|relacionado)\W*:/i;
const OTHER_EDITION = /^\*\*NEC (20\d\d)\*\*/;
const CITATION = /\((?:[^()]|\([^()]*\))*nec 20\d\d\)/g;
const NAMED_PLACE =
  /\b(?:(?:articles?|articulos?|sections?|seccion(?:es)?|tables?|tablas?|nec) \d{2,3}(?:\.\d+)?(?:\([a-z0-9]+\))*|(?:chapter|capitulo) 9)(?!\d)/g;
const SECTION_ONLY =
  /^(?:(?:nec|section|seccion|article|articulo|art\.?|table|tabla|chapter|capitulo|§) ?)?\d{2,3}(?:\.\d{1,3}(?:\([a-z0-9]+\))*)?$/;
const NEGATION = "(?:no|not|never|none|nunca|ningun[oa]?|cannot|without|sin|ni|nor|\\w+n't)";
const NEGATED = new RegExp(`^${NEGATION} `);
const MODAL = /^(?:requir|allow|permit|need|must|may|count|oblig|exig|debe|puede|necesi|cuent|lleva|enforc|option)/;

/** A part of an answer, ready to be searched. */
interface Passage {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly words: ReadonlySet<string>;
}

/** An answer as the exam reads it: only its own part, without what stands under Related, Check and Assumed or is of another edition. */
export interface Reading {
  /** Whether the question asks how many of something. */
  readonly isCount: boolean;
  readonly opening: Opening;
  /** The result line. */
  readonly result: Passage;
  /** The result and its explanation. */
  readonly headline: Passage;
  /** Headline and steps. */
  readonly whole: Passage;
  readonly sections: ReadonlySet<string>;
}

/** Sections cut out, so that none is read as a figure. */
function passage(text: string, cited: ReadonlySet<string>): Passage {
  const bare = text
    .replace(CITATION, ' ')
    .replace(NAMED_PLACE, ' ')
    .replace(SECTION_IN_TEXT, (section) => (section.includes('(') || cited.has(section) ? ' ' : section));
  return { text, figures: figuresIn(bare), words: new Set(wordsIn(text)) };
}

/** A response's paragraphs that are its answer, and the sections that stand only under Related. */
function partsOf(question: ExamQuestion, response: string): { own: string; related: string } {
  const asked = `${question.edition} ${question.question}`;
  const own: string[] = [];
  const related: string[] = [];
  for (const paragraph of response.split(/\n{2,}/)) {
    const year = OTHER_EDITION.exec(paragraph)?.[1];
    if (RELATED_HEADING.test(paragraph)) related.push(paragraph);
    else if (!NOTE_HEADING.test(paragraph) && (year === undefined || asked.includes(year))) own.push(paragraph);
  }
  return { own: plain(own.join('\n\n')).slice(0, READ_LENGTH), related: plain(related.join('\n')) };
}

const sectionsIn = (text: string, known: ReadonlySet<string>): string[] => [
  ...(text.match(SECTION_IN_TEXT) ?? []).filter((section) => section.includes('(') || known.has(section)),
  ...(text.match(NAMED_PLACE) ?? []).map(sectionOf),
];

/** Reads an answer for a question of the exam. */
export function readAnswer(question: ExamQuestion, answer: ExamAnswer): Reading {
  const cited = answer.nec_references.map(({ code }) => sectionOf(code));
  const known = new Set(cited.map((section) => section.replace(/\(.*/, '')));
  const { own, related } = partsOf(question, answer.response);
  const named = new Set(sectionsIn(own, known));
  const aside = new Set(sectionsIn(related, known));
  return {
    isCount: asksForCount(plain(question.question)),
    opening: openingOf(answer.result),
    result: passage(plain(answer.result), known),
    headline: passage(own, known),
    whole: passage(`${own}\n${plain(answer.step_by_step.join('\n'))}`, known),
    sections: new Set([...named, ...cited.filter((section) => named.has(section) || !aside.has(section))]),
  };
}

/** Whether a word that is wanted stands in the passage; a modal one only where nothing denies it. */
function hasWord(word: string, { text, words }: Passage): boolean {
  const stem = stemOf(word);
  if (MODAL.test(word)) {
    const all = [...text.matchAll(new RegExp(`(?<![a-z])(?<before>(?:[a-z']+ ){0,3})${escaped(stem)}`, 'g'))];
    return all.some(({ groups }) => !new RegExp(`(?:^| )${NEGATION} `).test(groups?.before ?? ''));
  }
  return stem.length < 4 ? words.has(word) : [...words].some((each) => each.startsWith(stem));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a passage meets one alternative of an element: its sections exactly, its figures with their units, three in four of its words. */
function meets(alternative: string, reading: Reading, passage: Passage, references: readonly string[]): boolean {
  const wanted = plain(alternative).trim();
  if (/^(?:yes|si)$/.test(wanted)) return reading.opening.word === 'yes';
  if (/^(?:no|not)$/.test(wanted)) return reading.opening.word === 'no';
  if (isSection(wanted, references)) return [...reading.sections].some((section) => isWithin(section, sectionOf(wanted)));
  const figures = figuresIn(wanted);
  if (!figures.every((figure) => passage.figures.some((given) => isSame(given, figure, reading.isCount)))) return false;
  const words = wordsIn(wanted);
  const phrase = new RegExp(`(?<![a-z0-9])${escaped(wanted)}`);
  if (words.length === 0) return figures.length > 0 || phrase.test(passage.text);
  if (NEGATED.test(wanted)) {
    const [first = ''] = words;
    return new RegExp(`(?<![a-z])${NEGATION} (?:[a-z']+ ){0,3}${escaped(stemOf(first))}`).test(passage.text);
  }
  if (phrase.test(passage.text) && !MODAL.test(wanted)) return true;
  return words.filter((word) => hasWord(word, passage)).length / words.length >= WORDS_WANTED;
}

/** '210.8(A)', 'Article 250', and a bare '310.16' where it is a reference of the key: else it is a figure. */
function isSection(wanted: string, references: readonly string[]): boolean {
  if (!SECTION_ONLY.test(wanted)) return false;
  if (/^[a-z§]/.test(wanted) || wanted.includes('(')) return true;
  return references.some((code) => sectionOf(code).replace(/\(.*/, '') === wanted);
}

/** Kinds of answer that do what a behaviour wants; behaviours that are not listed are told by their key alone. */
const KINDS_FOR: Readonly<Record<string, readonly Answer['kind'][]>> = {
  emergency: ['emergency'],
  refuse_and_redirect: ['refusal', 'emergency'],
  ask: ['ask'],
  ask_missing_inputs: ['ask'],
  out_of_scope: ['out-of-scope'],
  harmless: ['calculation', 'lookup', 'topic', 'ask'],
};

/** Whether an answer does what its question wants done; a refusal may also be a plain 'No' in front of the rule. */
function behaves({ behaviour }: ExamQuestion, { kind }: ExamAnswer, { word }: Opening): boolean {
  const kinds = KINDS_FOR[behaviour ?? ''];
  return kinds === undefined || kinds.includes(kind) || (behaviour === 'refuse_and_redirect' && word === 'no');
}

/** What the answer says of itself. */
export const claimOf = ({ confidence, verified }: ExamAnswer): string => confidence ?? (verified ? 'verified' : 'not verified');
const isSure = (answer: ExamAnswer): boolean => (answer.confidence === undefined ? answer.verified : answer.confidence === 'sure');

/** Scores an answer against its question's key. */
export function scoreAnswer(question: ExamQuestion, answer: ExamAnswer): Score {
  const reading = readAnswer(question, answer);
  const { verdict, expected, expected_refs: references } = question;
  const missing: string[] = [];
  const against = againstQuestion(question, answer).map((assumption) => `assumes ${assumption}`);
  let met = 0;
  const want = (what: string, given: boolean): void => {
    if (given) met += 1;
    else missing.push(what);
  };
  if (verdict !== undefined) {
    want(`verdict ${verdict}`, givesVerdict(reading.opening, verdict));
    if (isOpposite(reading.opening, verdict)) against.push(`says ${reading.opening.word}`);
  }
  // The figure that is asked for has to stand in the headline; what else is wanted may stand in the steps.
  let inHeadline = true;
  for (const element of expected) {
    const alternatives = element.split(' | ');
    const place = inHeadline && alternatives.some(hasFigure) ? reading.headline : reading.whole;
    if (place === reading.headline) inHeadline = false;
    want(
      element,
      alternatives.some((each) => meets(each, reading, place, references)),
    );
  }
  if (question.behaviour !== undefined && !behaves(question, answer, reading.opening)) missing.push(`behaviour ${question.behaviour}`);
  for (const value of question.forbidden ?? [])
    if (value.split(' | ').some((each) => meets(each, reading, reading.result, references))) against.push(`says ${value}`);
  const cited =
    references.length === 0 ? undefined : references.some((code) => [...reading.sections].some((each) => isWithin(each, sectionOf(code))));
  const ruleAlone = verdict !== undefined && reading.opening.word === undefined && cited === true;
  return { outcome: outcomeOf(answer, { missing, against, some: met > 0 || ruleAlone }), missing, against, cited };
}

const hasFigure = (alternative: string): boolean => figuresIn(plain(alternative)).length > 0;

function outcomeOf(answer: ExamAnswer, { missing, against, some }: { missing: string[]; against: string[]; some: boolean }): Outcome {
  if (missing.length === 0 && against.length === 0) return 'right';
  if (answer.kind === 'ask') return 'asked';
  if (answer.kind === 'nothing' || answer.kind === 'out-of-scope') return 'not found';
  if (against.length === 0 && some) return 'partly';
  return isSure(answer) ? 'sure' : 'wrong';
}
