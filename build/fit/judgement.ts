// Learns what a message is - a danger, a request to refuse, talk, another trade, or a question for the guide - and writes
// `api/guide/judgement/learned.json`. Part of `npm run fit`; also runs by itself, in a minute.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codeOf, type LearnedJudgement, MOST_WEIGHT } from '../../api/guide/judgement/learned.ts';
import { judgementTerms } from '../../api/guide/judgement/terms.ts';
import { detectLanguage } from '../../api/guide/understand/detect-language.ts';
import { normalise } from '../../api/guide/understand/normalise.ts';
import { readSet } from '../exam/question.ts';
import { hash, peoplesQuestions } from './people.ts';

const FOLDER = new URL('../../api/guide/judgement/', import.meta.url);
const ORDINARY = 'harmless';

interface Message {
  readonly text: string;
  readonly id: string;
  /** How much it counts: what somebody met counts more than what was thought up. */
  readonly weight: number;
}

interface Sample {
  readonly terms: readonly string[];
  readonly id: string;
  readonly weight: number;
}

/** Entries that are themselves about a danger or a refused request: their questions are neither ordinary nor not. */
const ABOUT_DANGER =
  /^(?:safety-|702-5-transfer|406-7-plugs|240-82-tamper|110-14-a-terminals|314-29-accessible|code-larger-breaker|code-old-fuse-box|terms-why-not-green|troubleshooting-(?:bootleg|two-wires-under|gfci-trips-rep|panel-buzzing|burn|hot|melt|open-neutral|lost-neutral|tingl|shock|outlet-spark|flood|water)|410-90-screw|200-10-screw|200-4-a-common|210-7-mult|404-2-a-switch-hot|550-16-c|551-55|460-6-discharge|430-35-shunting|680-44-gfci|680-21-c|210-8-a-(?:2|6|11)-|wiring-methods-(?:junction-box|underground-splice)|terms-service-point|300-5-e-splices|250-4-a5|theory-step|440-65-lcdi|314-30-hand|422-5-)/;

/** Messages written for judging, from the `.asked.jsonl` files beside it. */
function taughtMessages(): readonly Message[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.asked.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ line, weight: name.startsWith('practice') ? 2.5 : 1 })),
    )
    .flatMap(({ line, weight }): Message[] => {
      const { id, en = [], es = [], mix = [] }: { id: string; en?: string[]; es?: string[]; mix?: string[] } = JSON.parse(line);
      return [...en, ...es, ...mix].map((text) => ({ text, id, weight }));
    });
}

/** Ordinary questions of the trade: those asked of entries, and those of the exam that have been worked on. */
function ordinaryMessages(): readonly Message[] {
  const asked = peoplesQuestions().flatMap(({ id, text }) => (ABOUT_DANGER.test(id) ? [] : [text]));
  const exam = readSet('train').flatMap(({ question, behaviour }) => (behaviour === undefined ? [question] : []));
  const taught = new Set(taughtMessages().map(({ text }) => text));
  return [...asked, ...exam].filter((text) => !taught.has(text)).map((text) => ({ text, id: ORDINARY, weight: 1 }));
}

const sampleOf = (text: string, id: string, weight: number): Sample => ({
  terms: judgementTerms(normalise(text, detectLanguage(text) ?? 'en')),
  id,
  weight,
});

/** One of several, chosen by a text: the same on every machine. */
const pick = (from: readonly string[], by: string): string => from[Math.floor(hash(by) * from.length)] ?? '';

/** The message, with a word left out, and told together with an ordinary question, before and after it. */
function samplesOf({ text, id }: Message, ordinary: readonly string[], weight: number): readonly Sample[] {
  const words = text.split(' ');
  const left = Math.floor(hash(`left ${text}`) * words.length);
  const told = [
    sampleOf(text, id, weight),
    ...(words.length > 4 ? [sampleOf(words.filter((_, at) => at !== left).join(' '), id, weight * 0.5)] : []),
  ];
  if (!/^(?:emergency|refusal)-/.test(id)) return told;
  return [
    ...told,
    sampleOf(`${text}. ${pick(ordinary, `after ${text}`)}`, id, weight * 0.2),
    sampleOf(`${pick(ordinary, `before ${text}`)}. ${text}`, id, weight * 0.2),
  ];
}

const ROUNDS = 14;
const RATE = 0.25;

/** Fits a softmax over sparse terms by AdaGrad, small weights driven to nothing; the same every time. */
function fitJudgement(
  taught: readonly Message[],
  ordinary: readonly Message[],
  { shrink = 0.7, least = 3, ordinaryWeight = 1.5, taughtWeight = 3, lookAlikeWeight = 6 } = {},
): LearnedJudgement {
  const bulk = ordinary.map(({ text }) => text);
  const samples = [
    ...ordinary.map(({ text }) => sampleOf(text, ORDINARY, ordinaryWeight)),
    ...ordinary.flatMap(({ text }) =>
      hash(`two ${text}`) < 0.3 ? [sampleOf(`${text}. ${pick(bulk, `two ${text}`)}`, ORDINARY, ordinaryWeight)] : [],
    ),
    ...taught.flatMap((message) => samplesOf(message, bulk, message.weight * (message.id === ORDINARY ? lookAlikeWeight : taughtWeight))),
  ].sort((one, other) => hash(one.terms.join(' ')) - hash(other.terms.join(' ')));
  const classes = [ORDINARY, ...new Set(taught.map(({ id }) => id).sort())].filter((id, at, all) => all.indexOf(id) === at);
  const counts = new Map<string, { ordinary: number; taught: number }>();
  for (const { terms, id } of [...ordinary, ...taught].map(({ text, id }) => sampleOf(text, id, 1)))
    for (const term of terms) {
      const count = counts.get(term) ?? { ordinary: 0, taught: 0 };
      counts.set(term, count);
      count[id === ORDINARY ? 'ordinary' : 'taught'] += 1;
    }
  const vocabulary = [
    '*',
    ...[...counts].flatMap(([term, { ordinary: often, taught: told }]) => (told >= least || often >= 120 ? [term] : [])).sort(),
  ];
  const places = new Map(vocabulary.map((term, at) => [term, at]));
  const kinds = classes.length;
  const weights = new Float32Array(vocabulary.length * kinds);
  const squares = new Float32Array(vocabulary.length * kinds).fill(1e-3);
  const kindOf = new Map(classes.map((id, at) => [id, at]));
  const rows = samples.map(({ terms, id, weight }) => ({
    at: Uint32Array.from(['*', ...terms].flatMap((term) => places.get(term) ?? [])),
    kind: kindOf.get(id) ?? 0,
    weight,
  }));
  const scores = new Float64Array(kinds);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { at, kind, weight } of rows) {
      const scale = 1 / Math.sqrt(at.length);
      scores.fill(0);
      for (const place of at)
        for (let each = 0; each < kinds; each += 1) scores[each] = (scores[each] ?? 0) + (weights[place * kinds + each] ?? 0);
      let most = -Infinity;
      for (let each = 0; each < kinds; each += 1) most = Math.max(most, (scores[each] ?? 0) * scale);
      let whole = 0;
      for (let each = 0; each < kinds; each += 1) {
        scores[each] = Math.exp((scores[each] ?? 0) * scale - most);
        whole += scores[each] ?? 0;
      }
      for (let each = 0; each < kinds; each += 1) {
        const slope = weight * scale * ((scores[each] ?? 0) / whole - (each === kind ? 1 : 0));
        if (Math.abs(slope) < 1e-4) continue;
        for (const place of at) {
          const one = place * kinds + each;
          squares[one] = (squares[one] ?? 0) + slope * slope;
          weights[one] = (weights[one] ?? 0) - (RATE * slope) / Math.sqrt(squares[one] ?? 1);
        }
      }
    }
    // Small weights go; what stays is what tells classes apart.
    for (let one = kinds; one < weights.length; one += 1) {
      const value = weights[one] ?? 0;
      const less = (shrink * 0.2 * RATE) / Math.sqrt(squares[one] ?? 1);
      weights[one] = Math.sign(value) * Math.max(0, Math.abs(value) - less);
    }
  }
  const largest = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const step = Math.round((largest / MOST_WEIGHT) * 1e4) / 1e4;
  const kept = vocabulary.flatMap((term, at) => {
    const told = classes.flatMap((_, kind) => {
      const weight = Math.round((weights[at * kinds + kind] ?? 0) / step);
      return weight === 0 ? [] : [{ kind, weight }];
    });
    return told.length === 0 && term !== '*' ? [] : [{ term, told }];
  });
  return {
    classes,
    terms: kept.map(({ term }) => term).join(' '),
    weights: kept
      .map(({ told }) => codeOf(told.length) + told.map(({ kind, weight }) => codeOf(kind) + codeOf(weight + MOST_WEIGHT)).join(''))
      .join(''),
    step,
  };
}

export function writeJudgement(): void {
  const learned = fitJudgement(taughtMessages(), ordinaryMessages());
  writeFileSync(new URL('learned.json', FOLDER), `${JSON.stringify(learned)}\n`);
  console.log(`judgement: ${JSON.stringify(learned).length} bytes, ${learned.terms.split(' ').length} terms`);
}

if (import.meta.main) writeJudgement();
