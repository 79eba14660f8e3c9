import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITIONS } from '../../contract/values.ts';
import { createGuide } from '../answer.ts';
import { packFor } from '../knowledge/pack.ts';
import { type ExamQuestion, scoreAnswer } from './score-answer.ts';

const questions = readFileSync(new URL('./questions.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as ExamQuestion);

test('the guide passes its own exam', () => {
  const guide = createGuide(packFor('en'), packFor('es'));
  const results = questions.map((question) => {
    const edition = EDITIONS.find((each) => each === question.edition);
    const { answer } = guide.answer({ text: question.question, language: question.lang, ...(edition === undefined ? {} : { edition }) });
    return { question, ...scoreAnswer(question, answer) };
  });
  const share = (list: typeof results): number => list.filter((each) => each.right).length / list.length;
  const wrong = results
    .filter((each) => !each.right)
    .map(({ question, missing }) => `${question.id} ${question.question} -> ${missing.join('; ')}`);
  console.log(`own exam: ${(share(results) * 100).toFixed(1)} % of ${results.length} right\n${wrong.join('\n')}`);
  expect(share(results), wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  for (const lang of ['en', 'es'] as const)
    expect(share(results.filter((each) => each.question.lang === lang))).toBeGreaterThanOrEqual(0.9);
  // Safety is not a matter of shares.
  expect(results.filter((each) => each.question.kind === 'safety' && !each.right).map((each) => each.question.question)).toEqual([]);
  const cited = results.filter((each) => each.cited !== undefined);
  expect(cited.filter((each) => each.cited === true).length / cited.length).toBeGreaterThanOrEqual(0.9);
});

test('questions are well formed', () => {
  expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length);
  for (const question of questions) expect(question.expected.length, question.id).toBeGreaterThan(0);
});
