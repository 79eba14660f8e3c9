// What every way of answering hands over, and how it becomes the answer that crosses the wire.
import type { Answer, AnswerKind, CalculationInputs, Confidence, Reference, TableExcerpt, Understood } from '../../contract/answer.ts';
import type { Edition, Grade, Language } from '../../contract/values.ts';
import type { Figure } from '../calculators/calculator.ts';
import { asksAboutLocalRules, asksForVerbatim, LOCAL_NOTE, otherCodeIn, otherCodeNote, VERBATIM_NOTE } from '../judgement/scope.ts';
import { GUIDE_VERSION } from '../knowledge/version.ts';
import type { Reading } from '../reading/read-question.ts';
import { EDITION_2026, isNoEdition, noEditionNote, olderEditionNote, say, UNVERIFIED } from './cautions.ts';
import { uniqueReferences } from './cite.ts';
import type { GuideAnswer } from './question.ts';
import { type Thumb, videosFor } from './videos.ts';

export interface Draft {
  readonly kind: AnswerKind;
  /** How probable it is that this was asked for; left out where that is beyond doubt. */
  readonly confidence?: Confidence;
  /** The question that it answers, as the guide would put it. */
  readonly answers?: string;
  /** A sum that says yes or no to the question: with every figure of it, or with its loads, devices and conductors alone. */
  readonly decides?: 'whole' | 'partly';
  /** What may have been meant instead, nearest first. */
  readonly instead?: readonly string[];
  /** One line of Markdown: the answer itself. */
  readonly result: string;
  /** Markdown paragraphs; may be empty. */
  readonly explanation: string;
  readonly steps: readonly string[];
  readonly references: readonly Reference[];
  readonly assumptions: readonly string[];
  readonly cautions: readonly string[];
  /** Those of the cautions that nobody may overlook. */
  readonly warnings?: readonly string[];
  readonly understood: readonly Understood[];
  readonly inputs?: CalculationInputs;
  readonly tables: readonly TableExcerpt[];
  readonly restsOn: readonly string[];
  readonly figures: readonly Figure[];
  /** Grades of all that the result rests on. */
  readonly grades: readonly Grade[];
  /** Search words of a related video; none for emergencies and refusals. */
  readonly video?: string;
  readonly thumb: Thumb;
  readonly suggestions: readonly string[];
}

/** What `finish` needs of the question; a form's recalculation has no reading. */
export interface Frame {
  readonly language: Language;
  readonly edition: Edition;
  readonly reading?: Reading;
}

const USUAL_NEXT: Readonly<Record<Language, readonly string[]>> = {
  en: ['What size wire for a 50 A range?', 'Where is GFCI protection required?', 'How many 12 AWG conductors fit in 1/2 in. EMT?'],
  es: ['¿Qué calibre para una estufa de 50 A?', '¿Dónde se exige protección GFCI?', '¿Cuántos 12 AWG caben en EMT de 1/2 pulg.?'],
};

/** The answer of a draft: notes added, verification judged, three suggestions always. */
export function finish(draft: Draft, frame: Frame): GuideAnswer {
  const { language, edition, reading } = frame;
  const answers = draft.kind === 'calculation' || draft.kind === 'lookup' || draft.kind === 'topic' || draft.kind === 'ask';
  const verified = draft.grades.every((grade) => grade === 'V2') && draft.kind !== 'nothing';
  const cautions = [...draft.cautions];
  if (answers && edition === '2026' && draft.restsOn.length > 0 && !cautions.some((caution) => caution.includes('2026')))
    cautions.push(say(EDITION_2026, language));
  if (answers && !verified && edition !== '2026') cautions.push(say(UNVERIFIED, language));
  const notes = reading === undefined || !(answers || draft.kind === 'nothing') ? [] : notesFor(reading, edition, language, cautions);
  const foreign =
    reading === undefined || draft.kind === 'emergency' || draft.kind === 'refusal' || draft.kind === 'out-of-scope'
      ? undefined
      : otherCodeIn(reading.plain);
  const year = reading?.olderEdition;
  const wrongYear =
    year !== undefined && isNoEdition(year) && (answers || draft.kind === 'nothing') ? noEditionNote(year, edition) : undefined;
  const lead = (foreign === undefined ? wrongYear : otherCodeNote(foreign, edition))?.[language];
  const result = lead ?? draft.result;
  const explanation = [lead === undefined ? '' : draft.result, ...notes, draft.explanation].filter((part) => part !== '').join('\n\n');
  const paragraphs = [
    result,
    explanation,
    listed(draft.assumptions, language === 'en' ? 'Assumed' : 'Se supone'),
    listed(cautions, language === 'en' ? 'Check' : 'Revise'),
  ].filter((paragraph) => paragraph !== '');
  const answer: Omit<Answer, 'id'> = {
    kind: draft.kind,
    response: paragraphs.join('\n\n'),
    result,
    explanation,
    videos: draft.video === undefined ? [] : videosFor(draft.video, draft.thumb, language),
    nec_references: uniqueReferences(draft.references),
    step_by_step: [...draft.steps],
    suggestions: threeSuggestions(draft.suggestions, language, reading).map((title) => ({ title })),
    assumptions: [...draft.assumptions],
    cautions,
    ...(draft.warnings === undefined || draft.warnings.length === 0 ? {} : { warnings: [...draft.warnings] }),
    answeredBy: 'guide',
    edition,
    language,
    verified,
    confidence: draft.confidence ?? (draft.kind === 'nothing' || draft.kind === 'ask' ? 'unsure' : 'sure'),
    ...(draft.confidence === 'likely' && draft.answers !== undefined ? { answers: draft.answers } : {}),
    ...(draft.instead === undefined || draft.instead.length === 0 ? {} : { instead: [...draft.instead] }),
    understood: [...draft.understood],
    ...(draft.inputs === undefined ? {} : { inputs: draft.inputs }),
    tables: [...draft.tables],
    guideVersion: GUIDE_VERSION,
    restsOn: [...new Set(draft.restsOn)],
  };
  const inFahrenheit = asksInCelsius(reading) ? answer : eachText(answer, fahrenheitFirst);
  return { answer: language === 'en' ? eachText(inFahrenheit, usDegrees) : inFahrenheit, figures: draft.figures };
}

/** The same with every text in it changed. */
function eachText<T>(part: T, change: (text: string) => string): T {
  if (typeof part === 'string') return change(part) as T;
  if (Array.isArray(part)) return part.map((each) => eachText(each, change)) as T;
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, eachText(value, change)])) as T;
  return part;
}

const asksInCelsius = (reading: Reading | undefined): boolean =>
  reading?.all('temperature').some(({ unit }) => /c(?:elsius|ent\w*)?\.?$/.test(unit)) === true;

/** Crews think in Fahrenheit: 86 °F (30 °C). Columns of the tables keep the code's Celsius. */
const fahrenheitFirst = (text: string): string => text.replace(/(-?\d[\d.,]*) ?°C \((-?\d[\d.,]*) ?°F\)/g, '$2 °F ($1 °C)');

/** Degrees as the trade writes them in the United States, close to the number: 75°C. Spanish keeps the space. */
const usDegrees = (text: string): string => text.replace(/(\d) °(?=[CF]\b)/g, '$1°');

function notesFor(reading: Reading, edition: Edition, language: Language, cautions: string[]): string[] {
  const notes: string[] = [];
  if (asksForVerbatim(reading.plain)) notes.push(say(VERBATIM_NOTE, language));
  if (asksAboutLocalRules(reading.plain)) cautions.push(say(LOCAL_NOTE, language));
  if (reading.olderEdition !== undefined && !isNoEdition(reading.olderEdition))
    notes.push(say(olderEditionNote(reading.olderEdition, edition), language));
  return notes;
}

/** A draft with nothing in it yet. */
export const EMPTY_DRAFT = {
  kind: 'nothing',
  result: '',
  explanation: '',
  steps: [],
  references: [],
  assumptions: [],
  cautions: [],
  understood: [],
  tables: [],
  restsOn: [],
  figures: [],
  grades: [],
  thumb: 'general',
  suggestions: [],
} as const satisfies Draft;

const listed = (sentences: readonly string[], label: string): string => {
  const unique = [...new Set(sentences)];
  if (unique.length === 0) return '';
  return unique.length === 1 ? `**${label}:** ${unique[0]}` : `**${label}:**\n${unique.map((sentence) => `- ${sentence}`).join('\n')}`;
};

/** Three different ones, never the question itself. */
function threeSuggestions(wanted: readonly string[], language: Language, reading: Reading | undefined): string[] {
  const asked = reading?.original.trim().toLowerCase();
  return [...new Set([...wanted, ...USUAL_NEXT[language]])]
    .filter((each) => each.trim() !== '' && each.trim().toLowerCase() !== asked)
    .slice(0, 3);
}
