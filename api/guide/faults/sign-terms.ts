// What signs of a fault are told with: words as the trade means them, their neighbours, what is denied, and readings by what they would mean.
import type { Language } from '../../contract/values.ts';
import { conceptsAt, type Figure, reckon, tokensOf } from '../reading/figures.ts';

/** Voltages that mean the same thing lie below the next of these limits, V. */
const VOLTS: readonly (readonly [below: number, term: string])[] = [
  [2, '#no-volts'],
  [12, '#few-volts'],
  [30, '#control-volts'],
  [100, '#some-volts'],
  [113, '#low-volts'],
  [128, '#volts'],
  [180, '#high-volts'],
  [217, '#two-phases'],
  [255, '#both-legs'],
  [Infinity, '#more-volts'],
];
const OHMS: readonly (readonly [below: number, term: string])[] = [
  [3, '#no-ohms'],
  [200, '#some-ohms'],
  [Infinity, '#many-ohms'],
];
const within = (limits: readonly (readonly [number, string])[], value: number): string =>
  limits.find(([below]) => Math.abs(value) < below)?.[1] ?? '#figure';

/** A figure as what it would mean; a bare one in a reading is of volts, or of amperes beside others. */
function figureTerm({ value, unit, form }: Figure, hasAmperes: boolean): string | undefined {
  if (form === 'word') return undefined;
  if (unit === undefined && hasAmperes) return '#current';
  if (unit?.kind === 'resistance') return within(OHMS, value);
  if (unit === undefined || unit.kind === 'voltage') return within(VOLTS, value);
  return unit.kind === 'time' && unit.scale < 1 ? '#minutes' : `#${unit.kind}`;
}

/** Words that only hold a sentence together. Denials, 'only', 'still', 'when', 'on' and 'off' tell. */
const GRAMMAR = new Set(
  (
    'the a an of is are was were be it its this that i my me we our you your he she they there and or so then have has had do does did ' +
    'am im el la los las un una unos unas de del y o es son era esta estan lo le les se mi mis su sus al que eso este ese ya ha he'
  ).split(' '),
);
const DENIES = new Set("no not never none nothing without isn't don't doesn't didn't won't can't nor sin nunca nada ni tampoco".split(' '));
/** So many words after a denial are denied. */
const DENIED = 3;
const APART = 3;
const PREFIX = 4;

/** Whether the first of two currents is the larger one: '24 amps on the 20', '8 amps on a 20 amp breaker'. */
function compared(figures: readonly Figure[]): readonly string[] {
  const amperes = figures.flatMap(({ value, unit, form }) =>
    form !== 'word' && (unit === undefined || unit.kind === 'current') ? [value] : [],
  );
  const [first, second] = amperes;
  return first === undefined || second === undefined || !hasCurrent(figures) ? [] : [first > second ? '#over' : '#under'];
}
const hasCurrent = (figures: readonly Figure[]): boolean => figures.some(({ unit }) => unit?.kind === 'current');

/** The terms of a normalised passage, each once. */
export function signTerms(plain: string, language: Language): readonly string[] {
  const { tokens, figures } = reckon(plain, language);
  const spans = new Map<number, { readonly end: number; readonly term: string }>();
  for (const { concept, start, end } of conceptsAt(tokens))
    if (end > (spans.get(start)?.end ?? start)) spans.set(start, { end, term: `~${concept}` });
  for (const figure of figures) {
    const term = figureTerm(figure, hasCurrent(figures));
    if (term !== undefined) spans.set(figure.from, { end: figure.to, term });
  }
  const clauses: string[][] = [[]];
  for (let at = 0; at < tokens.length; ) {
    const span = spans.get(at);
    const token = tokens[at];
    if (span === undefined && token !== undefined && ENDS_CLAUSE.has(token.text)) clauses.push([]);
    else if (span !== undefined || !GRAMMAR.has(token?.text ?? '')) clauses.at(-1)?.push(span?.term ?? token?.stem ?? '');
    at = Math.max(at + 1, span?.end ?? 0);
  }
  const terms = new Set(compared(figures));
  let before: string | undefined;
  for (const words of clauses) {
    let denied = 0;
    words.forEach((word, at) => {
      terms.add(word);
      if (word.length > PREFIX) terms.add(`${word.slice(0, PREFIX)}*`);
      if (denied > 0) terms.add(`!${word}`);
      denied = DENIES.has(word) ? DENIED : denied - 1;
      const last = at === 0 ? before : words[at - 1];
      if (last !== undefined) terms.add(`${last}_${word}`);
      for (let other = Math.max(0, at - APART); other < at - 1; other += 1) terms.add(`${words[other]}~${word}`);
    });
    before = words.at(-1) ?? before;
  }
  return [...terms];
}

const ENDS_SENTENCE = new Set(['.', '?', '!', ';']);
const ENDS_CLAUSE = new Set([...ENDS_SENTENCE, ',', ':', 'but', 'pero']);

/** A message, each sentence of it, and each clause with its neighbour: a sign may be any of them. */
export function passagesOf(plain: string): readonly string[] {
  const tokens = tokensOf(plain);
  const cutAt = (ends: ReadonlySet<string>): string[] => {
    const cuts = tokens.filter(({ text }) => ends.has(text));
    const starts = [0, ...cuts.map(({ end }) => end)];
    return starts.map((start, at) => plain.slice(start, cuts[at]?.start).trim()).filter((each) => each !== '');
  };
  const clauses = cutAt(ENDS_CLAUSE);
  const pairs = clauses.slice(1).map((each, at) => `${clauses[at]}, ${each}`);
  return [...new Set([plain, ...cutAt(ENDS_SENTENCE), ...clauses, ...pairs])];
}
