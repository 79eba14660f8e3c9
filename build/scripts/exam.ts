// `npm run exam`: asks the guide the exam's questions and shows how its answers come out. It measures; it never fails.
import { parseArgs } from 'node:util';
import { GRADES } from '../../api/contract/values.ts';
import { createGuide } from '../../api/guide/answer.ts';
import { RULES, TOPICS } from '../../api/guide/knowledge/all.ts';
import { GUIDE_VERSION } from '../../api/guide/knowledge/version.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import { GATE_SETS, measure, worstMiss } from '../exam/gate.ts';
import { keepLaw, lawShares, pairs } from '../exam/law.ts';
import { MUTANTS, mutated } from '../exam/mutants.ts';
import { type ExamQuestion, KEPT_SET_NAMES, readKeptSet, readPractice, readSet, SET_NAMES } from '../exam/question.ts';
import { claimOf, OUTCOMES } from '../exam/score.ts';
import { type Asked, asking, calibration, type Result, sitExam, tally } from '../exam/sit.ts';
import { prepareSitting, tallyJudgements } from '../exam/sitting.ts';
import { examWithModel, sample } from '../exam/with-model.ts';

const USAGE =
  'npm run exam [-- --test | --why ID | --misses train|dev | --mutants | --sitting FILE [--judged FILE] | --model URL [--name M] [--key K] [--count N] [--patience SECONDS]]';
/** Questions that a model is asked, twice each, unless told otherwise. */
const MODEL_COUNT = 60;
const KINDS = ['calc', 'lookup', 'concept', 'safety'] as const;
const LANGS = ['en', 'es', 'mixed'] as const;

const flags = readFlags();
const guide = createGuide(packFor('en'), packFor('es'));
const ask = asking(guide);

function readFlags() {
  try {
    return parseArgs({
      options: {
        test: { type: 'boolean' },
        mutants: { type: 'boolean' },
        why: { type: 'string' },
        misses: { type: 'string' },
        sitting: { type: 'string' },
        judged: { type: 'string' },
        model: { type: 'string' },
        name: { type: 'string' },
        key: { type: 'string' },
        count: { type: 'string' },
        patience: { type: 'string' },
      },
    }).values;
  } catch {
    console.error(`usage: ${USAGE}`);
    process.exit(2);
  }
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

function line(name: string, results: readonly Result[]): void {
  if (results.length === 0) return;
  const { questions, outcomes, references, cited } = tally(results);
  const counts = OUTCOMES.map((outcome) => `${outcomes[outcome]}`.padStart(outcome.length + 3)).join('');
  const sections = references === 0 ? '' : `${cited}/${references} (${percent(cited, references)})`;
  console.log(`${name.padEnd(12)}${`${questions}`.padStart(6)}${counts}${percent(outcomes.right, questions).padStart(10)}   ${sections}`);
}

/** A set's figures: by kind and language, and what its claims are worth. */
function show(name: string, questions: readonly ExamQuestion[]): void {
  if (questions.length === 0) return;
  const results = sitExam(ask, questions);
  console.log(`\n${name}\n${' '.repeat(18)}${OUTCOMES.map((each) => each.padStart(each.length + 3)).join('')}     right   sections`);
  line('all', results);
  for (const kind of KINDS) {
    const ofKind = results.filter(({ question }) => question.kind === kind);
    line(kind, ofKind);
    for (const lang of LANGS)
      line(
        `  ${lang}`,
        ofKind.filter(({ question }) => question.lang === lang),
      );
  }
  for (const lang of LANGS)
    line(
      lang,
      results.filter(({ question }) => question.lang === lang),
    );
  line(
    'verdicts',
    results.filter(({ question }) => question.verdict !== undefined),
  );
  line(
    'follow-ups',
    results.filter(({ question }) => question.previous !== undefined),
  );
  for (const { claim, answers, right, partly, wrong } of calibration(results))
    console.log(
      `  says ${claim}: ${answers} answers, ${percent(right, answers)} right, ${percent(partly, answers)} partly, ${percent(wrong, answers)} wrong`,
    );
  const told = pairs(ask, questions, new Set(results.filter(({ outcome }) => outcome === 'right').map(({ question }) => question.id)));
  if (told.pairs > 0) console.log(`  ${told.pairs} pairs: both right ${told.right}, the same answer twice ${told.same}`);
}

/** How often a question keeps its answer when it is asked in other words. */
function showLaw(name: string, paraphrases: readonly ExamQuestion[], bases: readonly ExamQuestion[]): void {
  const kept = keepLaw(ask, paraphrases, bases);
  const shares = lawShares(kept);
  if (kept.length === 0) return;
  console.log(`\nIn other words, ${name}: ${percent(shares.paraphrases, 1)} of ${kept.length} keep rule, verdict and figures;`);
  console.log(`${percent(shares.questions, 1)} of their questions do in all their wordings.`);
}

/** The kept part: figures only. */
function kept(): void {
  for (const name of KEPT_SET_NAMES) show(name, readKeptSet(name));
  showLaw('test', readKeptSet('paraphrases of test'), readKeptSet('test'));
}

function everything(): void {
  console.log(
    `Guide ${GUIDE_VERSION}. "sure" is wrong while claiming to be sure. Train has been worked on: dev and the kept part say more.`,
  );
  for (const name of SET_NAMES) show(name, readSet(name));
  show('practice', readPractice());
  for (const set of GATE_SETS) showLaw(set, readSet(`paraphrases of ${set}`), readSet(set));
  console.log('\nGrades of what the guide knows:');
  shares('rules', RULES);
  shares('topics', TOPICS);
}

function shares(name: string, entries: readonly { readonly grade: string }[]): void {
  const each = GRADES.map((grade) => {
    const count = entries.filter((entry) => entry.grade === grade).length;
    return `${grade} ${count} (${percent(count, entries.length)})`;
  });
  console.log(`${name.padEnd(8)} ${String(entries.length).padStart(4)}: ${each.join(', ')}`);
}

/** How one answer came about; a kept question is not found. */
function why(id: string): void {
  const question = [...SET_NAMES.flatMap(readSet), ...readPractice()].find((each) => each.id === id);
  if (question === undefined) {
    fail(`There is no question ${id} among those that may be looked into.`);
    return;
  }
  for (const { answer, outcome, missing, against, cited } of sitExam(ask, [question])) {
    for (const earlier of question.previous ?? []) console.log(`before:    ${earlier}`);
    console.log(`question:  ${question.question}`);
    console.log(`key:       ${[question.verdict ?? [], ...question.expected].flat().join('; ')} [${question.expected_refs.join(', ')}]`);
    for (const { label, display, from } of answer.understood) console.log(`read:      ${label} = ${display} (${from})`);
    console.log(`rests on:  ${answer.restsOn.join(', ')} (${answer.kind}, ${claimOf(answer)})`);
    console.log(`answer:    ${answer.response.replaceAll('\n', '\n           ')}`);
    for (const step of answer.step_by_step) console.log(`step:      ${step}`);
    console.log(`outcome:   ${outcome}${cited === false ? ', section not cited' : ''}`);
    if (missing.length > 0) console.log(`missing:   ${missing.join('; ')}`);
    if (against.length > 0) console.log(`against:   ${against.join('; ')}`);
  }
}

/** What the guide misses, of a set that may be looked into. */
function misses(name: string): void {
  if (name !== 'train' && name !== 'dev') {
    fail(`Misses are listed of train and dev; ${USAGE}`);
    return;
  }
  for (const { question, answer, outcome, missing, against } of sitExam(ask, readSet(name))) {
    if (outcome === 'right') continue;
    console.log(`${question.id} ${outcome}: ${question.question}`);
    console.log(`    wants ${[...missing, ...against.map((each) => `not: ${each}`)].join('; ')}`);
    console.log(`    ${answer.response.slice(0, 240).replace(/\s+/g, ' ')}`);
  }
}

/** What the gate holds, and what it says of a guide spoiled in each of the known ways. */
function mutants(): void {
  const measured = (asked: Asked) => GATE_SETS.flatMap((set) => measure(set, sitExam(asked, readSet(set))));
  for (const { name, now, atLeast, questions } of measured(ask))
    console.log(`${name.padEnd(42)} ${percent(now, 1).padStart(8)} of ${questions}, held at ${percent(atLeast, 1)}`);
  for (const mutant of MUTANTS) {
    const worst = worstMiss(measured(mutated(ask, mutant)));
    console.log(
      worst === undefined
        ? `GREEN  ${mutant.name}: not noticed`
        : `red    ${mutant.name}: ${worst.name} ${percent(worst.now, 1)}, held at ${percent(worst.atLeast, 1)}`,
    );
  }
}

/** Questions of the dev set through a model: with the guide, by itself, and the guide alone. */
async function withModel(url: string): Promise<void> {
  const { name, key } = flags;
  const count = Number(flags.count ?? MODEL_COUNT);
  const patience = flags.patience === undefined ? undefined : Number(flags.patience);
  if (URL.parse(url) === null || !(count > 0) || (patience !== undefined && !(patience > 0))) return fail(`usage: ${USAGE}`);
  const questions = sample(readSet('dev'), count);
  const onAnswer = (done: number): void => void process.stderr.write(`\r${done} of ${questions.length}`);
  const results = await examWithModel(guide, { url, name, key, questions, patience, onAnswer });
  process.stderr.write('\n');
  for (const [who, part] of [
    ['the guide alone', results.guide],
    ['the model with the guide', results.product],
    ['the model by itself', results.bare],
  ] as const) {
    console.log(`\n${who}\n${' '.repeat(18)}${OUTCOMES.map((each) => each.padStart(each.length + 3)).join('')}     right   sections`);
    line('all', part);
    for (const lang of LANGS)
      line(
        lang,
        part.filter(({ question }) => question.lang === lang),
      );
  }
  if (results.failed.length > 0) console.log(`\n${results.failed.length} replies failed, such as ${results.failed[0]}`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

if (flags.model !== undefined) await withModel(flags.model);
else if (flags.why !== undefined) why(flags.why);
else if (flags.misses !== undefined) misses(flags.misses);
else if (flags.mutants === true) mutants();
else if (flags.sitting !== undefined) {
  if (flags.judged === undefined) prepareSitting(ask, flags.sitting);
  else tallyJudgements(flags.sitting, flags.judged);
} else if (flags.test === true) kept();
else everything();
