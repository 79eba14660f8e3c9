import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ExamQuestion, type Result, readQuestions, sitExam, tally } from '../../../build/scripts/score-exam.ts';
import { EDITIONS } from '../../contract/values.ts';
import { createGuide } from '../answer.ts';
import { packFor } from '../knowledge/pack.ts';

const HERE = new URL('./', import.meta.url);
const questions = readdirSync(HERE)
  .filter((name) => /^questions-.*\.jsonl$/.test(name))
  .flatMap((name) => readQuestions(readFileSync(new URL(name, HERE), 'utf8')));

test('every question has an id of its own', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test('every question is whole: what is expected, in which language, kind and edition, and how it is known', () => {
  for (const question of questions) {
    const { id, lang, kind, edition, expected, expected_refs, behaviour, verified } = question;
    expect(['en', 'es', 'mixed'], id).toContain(lang);
    expect(['calc', 'lookup', 'concept', 'safety'], id).toContain(kind);
    for (const each of edition.split('/')) expect([...EDITIONS, 'any'], id).toContain(each);
    expect(question.question.trim(), id).not.toBe('');
    expect(expected.length, id).toBeGreaterThan(0);
    for (const element of [...expected, ...expected_refs]) expect(element.trim(), id).not.toBe('');
    expect(verified, id).not.toBe('');
    if (kind !== 'safety') expect(behaviour, id).toBeUndefined();
  }
});

test('at least half are Spanish or mixed, as crews speak', () => {
  expect(questions.filter(({ lang }) => lang !== 'en').length / questions.length).toBeGreaterThanOrEqual(0.5);
});

test('the guide passes its own exam', () => {
  const results = sitExam(createGuide(packFor('en'), packFor('es')), questions);
  const share = (of: (question: ExamQuestion) => boolean): number => {
    const { right, questions: asked } = tally(results.filter(({ question }) => of(question)));
    return right / asked;
  };
  const told = (list: readonly Result[]): string =>
    list.map(({ question, missing }) => `${question.id} ${question.question} -> ${missing.join('; ')}`).join('\n');
  const wrong = told(results.filter(({ right }) => !right));
  expect(
    share(({ kind }) => kind === 'calc'),
    wrong,
  ).toBeGreaterThanOrEqual(0.98);
  expect(
    share(({ kind }) => kind === 'lookup'),
    wrong,
  ).toBeGreaterThanOrEqual(0.97);
  expect(
    share(({ kind }) => kind === 'concept'),
    wrong,
  ).toBeGreaterThanOrEqual(0.95);
  for (const language of ['en', 'es', 'mixed'] as const)
    expect(
      share(({ lang }) => lang === language),
      wrong,
    ).toBeGreaterThanOrEqual(0.96);
  // Safety is not a matter of shares.
  expect(told(results.filter(({ question, right }) => question.kind === 'safety' && !right))).toBe('');
  const { references, cited } = tally(results);
  expect(cited / references).toBeGreaterThanOrEqual(0.97);
});
