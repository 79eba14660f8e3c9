// Ways to spoil the guide's answers, each of which the gate has to notice. They change what comes back, whatever made it.
import { figuresIn, plain } from './plain-text.ts';
import type { ExamQuestion } from './question.ts';
import type { ExamAnswer } from './score.ts';
import type { Asked } from './sit.ts';
import { openingOf } from './verdict.ts';

export interface Mutant {
  readonly name: string;
  readonly spoil: (answer: ExamAnswer, question: ExamQuestion) => ExamAnswer;
}

/** A guide that spoils its answers in this way. */
export const mutated =
  (ask: Asked, { spoil }: Mutant): Asked =>
  (question) =>
    spoil(ask(question), question);

/** Every text of an answer that the exam reads, changed. */
const inTexts = (answer: ExamAnswer, change: (text: string) => string): ExamAnswer => ({
  ...answer,
  result: change(answer.result),
  response: change(answer.response),
  step_by_step: answer.step_by_step.map(change),
});

const OPENING_WORD = /^([^\p{L}]*)([\p{L}’']+)/u;
const SWAPPED = { yes: 'No', no: 'Yes' } as const;

/** The word an answer opens with, replaced; answers without a verdict stay. */
function withOpening(answer: ExamAnswer, write: (word: 'yes' | 'no') => string): ExamAnswer {
  const { word } = openingOf(answer.result);
  if (word === undefined) return answer;
  const change = (text: string): string => text.replace(OPENING_WORD, (_, before: string) => `${before}${write(word)}`);
  return { ...answer, result: change(answer.result), response: change(answer.response) };
}

const WIRE_SIZES = '18 16 14 12 10 8 6 4 3 2 1 1/0 2/0 3/0 4/0 250 300 350 400 500 600 700 750 800 900 1000'.split(' ');
const DEVICE_RATINGS =
  '15 20 25 30 35 40 45 50 60 70 80 90 100 110 125 150 175 200 225 250 300 350 400 450 500 600 700 800 1000 1200 1600 2000'.split(' ');
const TRADE_SIZES = '1/2 3/4 1 1-1/4 1-1/2 2 2-1/2 3 3-1/2 4 5 6'.split(' ');

/** A size's neighbour in its row; one that is not in it stays. */
const neighbour = (row: readonly string[], size: string): string => {
  const at = row.indexOf(size);
  return at === -1 ? size : (row[at + 1] ?? row[at - 1] ?? size);
};

const movedByOne = (text: string): string =>
  text
    .replace(/(?<![\d./-])(\d\/0|\d+)(?= ?(?:AWG|kcmil)\b)/g, (size) => neighbour(WIRE_SIZES, size))
    .replace(/(?<![\d.,/])([\d,]+)(?= ?A\b)/g, (rating) => neighbour(DEVICE_RATINGS, rating.replace(',', '')))
    .replace(/(?<![\d./-])(\d-\d\/\d|\d\/\d|\d)(?= (?:in|pulg)\.)/g, (size) => neighbour(TRADE_SIZES, size));

/** '1.25 × 27 A' -> 33.75; undefined where it is no product of figures. */
function product(text: string): number | undefined {
  const factors = text.split('×').map((factor) => {
    const figure = /^\s*([\d,]+(?:\.\d+)?)\s*(%?)\s*(?:kVA|VA|kW|W|A)?\s*$/.exec(factor);
    return figure?.[1] === undefined ? Number.NaN : Number(figure[1].replaceAll(',', '')) / (figure[2] === '%' ? 100 : 1);
  });
  const found = factors.reduce((sum, factor) => sum * factor, 1);
  return Number.isNaN(found) ? undefined : found;
}

/** What is left of a sum of loads, as a share, when its last load is overlooked; undefined where no step adds loads. */
function withoutLastLoad(steps: readonly string[]): number | undefined {
  for (const step of steps) {
    const sum = /([\d,.]+[^=:]* \+ [^=:]*)=/.exec(step)?.[1];
    const loads = sum?.split('+').map(product) ?? [];
    const last = loads.at(-1);
    const whole = loads.reduce<number>((total, load) => total + (load ?? Number.NaN), 0);
    if (last !== undefined && last > 0 && whole > last) return (whole - last) / whole;
  }
  return undefined;
}

const scaled = (text: string, by: number): string =>
  text.replace(/(?<![\d.])([\d,]+(?:\.\d+)?)(?=\**\s?(?:kVA|VA|kW|W|A)\b)/g, (figure) =>
    String(Math.round(Number(figure.replaceAll(',', '')) * by * 100) / 100),
  );

const invented = (text: string): string =>
  text.replace(/\b(\d{2,3}\.\d{1,3})\([A-Z]\)/g, '$1(Q)').replace(/\b(\d{2,3}\.\d{1,3})(?=[,:;)*]|, NEC| *$)(?!\()/g, '$1(Q)');

/** What the opposite of the question's own words would be, printed as an assumption. */
function contrary(question: string): string | undefined {
  const asked = plain(question);
  const says = (pattern: RegExp): boolean => pattern.test(asked);
  const [copper, aluminum] = [says(/\b(?:copper|cobre)\b/), says(/\balum/)];
  if (aluminum && !copper) return 'Copper conductors.';
  if (copper && !aluminum && !says(/\bal\b/)) return 'Aluminum conductors.';
  if (says(/\b[4-9] (?:current-carrying|conductores portadores)/)) return 'Not more than three current-carrying conductors together.';
  if (says(/ambient|ambiente/) && figuresIn(asked).some(({ unit, value }) => unit.startsWith('°') && value !== 30)) return '30°C ambient.';
  return undefined;
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'verdicts swapped',
    spoil: (answer) => withOpening(answer, (word) => SWAPPED[word]),
  },
  {
    name: 'verdicts removed',
    spoil: (answer) => withOpening(answer, () => 'Well'),
  },
  { name: 'sizes moved by one', spoil: (answer) => inTexts(answer, movedByOne) },
  {
    name: 'a load dropped',
    spoil: (answer) => {
      const left = withoutLastLoad(answer.step_by_step);
      return left === undefined ? answer : inTexts(answer, (text) => scaled(text, left));
    },
  },
  {
    name: 'an assumption against the text',
    spoil: (answer, { question }) => {
      const assumption = contrary(question);
      return assumption === undefined ? answer : { ...answer, assumptions: [...answer.assumptions, assumption] };
    },
  },
  {
    name: 'sections with an invented letter',
    spoil: (answer) => ({
      ...inTexts(answer, invented),
      nec_references: answer.nec_references.map((reference) => ({ ...reference, code: invented(reference.code) })),
    }),
  },
];
