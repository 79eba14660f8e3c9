// `node build/fit/filling.ts`: how well inputs are filled as learned, calculator by calculator, beside the patterns that are left.
// Words: 'kept' scores the other fold, by figures alone; 'misses' prints the tuned fold's; ids narrow it down.
import { gzipSync } from 'node:zlib';
import { patternsOf } from '../../api/guide/asking/values-in.ts';
import { CALCULATORS } from '../../api/guide/calculators/registry.ts';
import { slotsOf } from '../../api/guide/calculators/slots.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import { detectLanguage } from '../../api/guide/reading/detect-language.ts';
import { type Reckoning, reckon } from '../../api/guide/reading/figures.ts';
import { askedFrom, fill, type Given, readSlotWeights, type SlotWeights } from '../../api/guide/reading/fill.ts';
import { type Reading, readQuestion } from '../../api/guide/reading/read-question.ts';
import { createIndex } from '../../api/guide/search/knowledge-index.ts';
import { hash } from './people.ts';
import { examFilled, type Filled, filledQuestions, fitSlots, isHeldOut, sameValue } from './slots.ts';

const words = process.argv.slice(2);
const kept = words.includes('kept');
const misses = words.includes('misses');
const ids = words.filter((word) => CALCULATORS.some(({ id }) => id === word));

/** A fold that nobody reads: its figures alone say whether what was tuned on the other carries over. */
const isKept = ({ calculator, text }: Filled): boolean => hash(`kept ${calculator.id} ${text}`) < 0.2;
/** Folds that are looked into; the first is the one that `npm run fit` holds out. */
const TUNED: readonly ((each: Filled) => boolean)[] = [isHeldOut, (each) => !isHeldOut(each) && hash(`second ${each.text}`) < 0.25];

const indexes = { en: createIndex(packFor('en')), es: createIndex(packFor('es')) };
const known = new Map<string, { readonly reading: Reading; readonly reckoning: Reckoning }>();
function read(text: string) {
  const before = known.get(text);
  if (before !== undefined) return before;
  const language = detectLanguage(text) ?? 'en';
  const reading = readQuestion(text, language, indexes[language].knows);
  const now = { reading, reckoning: reckon(reading.plain, reading.language) };
  known.set(text, now);
  return now;
}

const began = performance.now();
const since = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
const all = [...filledQuestions(), ...examFilled()];
const reckoned = (text: string): Reckoning => read(text).reckoning;
const open = all.filter((each) => kept || !isKept(each));
for (const { text } of open) read(text);
console.log('read', since());

const wrongNames = (given: Given, takes: Given): readonly string[] =>
  [...new Set([...Object.keys(given), ...Object.keys(takes)])]
    .filter((name) => given[name] !== undefined || takes[name] !== undefined)
    .filter((name) => !sameValue(given[name], takes[name]));

interface Score {
  questions: number;
  learned: number;
  patterns: number;
}
const scores = new Map<string, Score>();
const names = new Map<string, number>();
let wrongs = 0;
for (const isJudged of kept ? [isKept] : TUNED) {
  const learned = fitSlots(
    open.filter((each) => !isJudged(each)),
    reckoned,
  );
  console.log(`fitted ${since()}, ${JSON.stringify(learned).length} characters, ${gzipSync(JSON.stringify(learned)).length} compressed`);
  judge(
    open.filter((each) => isJudged(each) && (ids.length === 0 || ids.includes(each.calculator.id))),
    readSlotWeights(learned),
  );
}

function judge(questions: readonly Filled[], weights: SlotWeights): void {
  for (const { calculator, text, takes } of questions) {
    const { reading, reckoning } = read(text);
    const score = scores.get(calculator.id) ?? { questions: 0, learned: 0, patterns: 0 };
    scores.set(calculator.id, score);
    score.questions += 1;
    const given = fill(askedFrom(reckoning), calculator.id, slotsOf(calculator), weights);
    const wrong = wrongNames(given, takes);
    wrongs += wrong.length;
    if (wrong.length === 0) score.learned += 1;
    const patterns = patternsOf(calculator.id);
    if (patterns !== undefined && wrongNames(patterns(reading) as Given, takes).length === 0) score.patterns += 1;
    for (const name of wrong) {
      const kind = takes[name] === undefined ? 'extra' : given[name] === undefined ? 'missed' : 'other';
      const key = `${calculator.id} ${name} ${kind}`;
      names.set(key, (names.get(key) ?? 0) + 1);
    }
    if (misses && wrong.length > 0) {
      console.log(`\n${calculator.id}: ${text}`);
      for (const name of wrong) console.log(`    ${name}: got ${given[name] ?? '-'}, takes ${takes[name] ?? '-'}`);
    }
  }
}
const total = (of: (score: Score) => number): number => [...scores.values()].reduce((sum, score) => sum + of(score), 0);
for (const [id, { questions, learned, patterns }] of [...scores].sort())
  console.log(
    `${id.padEnd(32)} ${String(questions).padStart(4)} ${String(learned).padStart(4)} learned ${patternsOf(id) === undefined ? '' : `${String(patterns).padStart(4)} patterns`}`,
  );
if (!kept) for (const [key, count] of [...names].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log(`  ${count} ${key}`);
const withPatterns = [...scores].filter(([id]) => patternsOf(id) !== undefined);
const sumOpen = (of: (score: Score) => number): number => withPatterns.reduce((sum, [, score]) => sum + of(score), 0);
console.log(
  `${kept ? 'kept' : 'tuned'}: ${total((s) => s.learned)} of ${total((s) => s.questions)} as learned, ${wrongs} inputs wrong; where patterns are left ${sumOpen((s) => s.learned)} learned, ${sumOpen((s) => s.patterns)} by patterns, of ${sumOpen((s) => s.questions)}; ${since()}`,
);
