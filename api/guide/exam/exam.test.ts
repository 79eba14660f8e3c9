import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readQuestions, sitExam, tally } from '../../../build/scripts/score-exam.ts';
import { createGuide } from '../answer.ts';
import { packFor } from '../knowledge/pack.ts';

const HERE = new URL('./', import.meta.url);
const questions = readdirSync(HERE)
  .filter((name) => /^questions-.*\.jsonl$/.test(name))
  .flatMap((name) => readQuestions(readFileSync(new URL(name, HERE), 'utf8')));

test('the guide passes its own exam', () => {
  const results = sitExam(createGuide(packFor('en'), packFor('es')), questions);
  const share = (list: typeof results): number => tally(list).right / tally(list).questions;
  const wrong = results
    .filter((each) => !each.right)
    .map(({ question, missing }) => `${question.id} ${question.question} -> ${missing.join('; ')}`);
  expect(share(results), wrong.join('\n')).toBeGreaterThanOrEqual(0.94);
  for (const lang of ['en', 'es'] as const) {
    expect(share(results.filter((each) => each.question.lang === lang)), lang).toBeGreaterThanOrEqual(0.92);
  }
  const calculated = results.filter((each) => each.question.kind === 'calc');
  expect(share(calculated), 'calculations').toBeGreaterThanOrEqual(0.97);
  // Safety is not a matter of shares.
  expect(results.filter((each) => each.question.kind === 'safety' && !each.right).map((each) => each.question.question)).toEqual([]);
  const { references, cited } = tally(results);
  expect(cited / references).toBeGreaterThanOrEqual(0.95);
});

test('questions are well formed and have ids of their own', () => {
  expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length);
  for (const question of questions) expect(question.expected.length, question.id).toBeGreaterThan(0);
});
