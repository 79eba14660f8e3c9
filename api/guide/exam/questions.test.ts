import { expect, test } from 'vitest';
import { type ExamQuestion, type Result, readExam, sitExam, tally } from '../../../build/scripts/score-exam.ts';
import { EDITIONS } from '../../contract/values.ts';
import { createGuide } from '../answer.ts';
import { packFor } from '../knowledge/pack.ts';

const HERE = new URL('./', import.meta.url);
const questions = readExam(HERE);
// Asked once by people who had not seen the guide, with answers that they had worked out before.
const sittings = readExam(new URL('sittings/', HERE));

test('every question has an id of its own', () => {
  const all = [...questions, ...sittings];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('every question is whole: what is expected, in which language, kind and edition, and how it is known', () => {
  for (const question of [...questions, ...sittings]) {
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

test('what earlier sittings missed and was mended stays right', () => {
  const results = sitExam(createGuide(packFor('en'), packFor('es')), sittings);
  const wrong = results
    .filter(({ right }) => !right)
    .map(({ question, missing }) => `${question.id} ${question.question} -> ${missing.join('; ')}`);
  expect(1 - wrong.length / results.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.985);
});
