import { expect, test } from 'vitest';
import { keepLaw, lawShares, pairs } from './law.ts';
import type { ExamQuestion } from './question.ts';
import type { Asked } from './sit.ts';

const question = (id: string, text: string, given: Partial<ExamQuestion> = {}): ExamQuestion => ({
  id,
  lang: 'en',
  question: text,
  kind: 'lookup',
  expected: ['18 in'],
  expected_refs: [],
  edition: '2023',
  verified: 'by hand',
  ...given,
});

/** A guide with one answer a question. */
const guide =
  (answers: Readonly<Record<string, readonly [rule: string, result: string]>>): Asked =>
  ({ question: text }) => {
    const [rule, result] = answers[text] ?? ['', ''];
    return {
      kind: 'lookup',
      result,
      response: result,
      step_by_step: [],
      nec_references: [],
      assumptions: [],
      understood: [],
      verified: true,
      restsOn: [rule],
    };
  };

const base = question('a', 'How deep is PVC buried?');
const said = (id: string, text: string): ExamQuestion => question(id, text, { same: 'a' });
const ask = guide({
  'How deep is PVC buried?': ['cover', 'At least **18 in.** of cover.'],
  '¿A qué profundidad va el PVC?': ['cover', 'Al menos 1-1/2 pies.'],
  'pvc in the yard how deep': ['cover', 'At least 24 in.'],
  'cover of PVC': ['pvc-uses', 'At least 18 in.'],
  'And under a driveway?': ['cover', 'At least 24 in.'],
});

test('a paraphrase keeps the law with the same rule and the same figures, in whatever language and unit', () => {
  const kept = keepLaw(
    ask,
    [said('b', '¿A qué profundidad va el PVC?'), said('c', 'pvc in the yard how deep'), said('d', 'cover of PVC')],
    [base],
  );
  expect(kept.map(({ holds }) => holds)).toEqual([true, false, false]);
  expect(lawShares(kept)).toEqual({ paraphrases: 1 / 3, questions: 0 });
});

test('a paraphrase of a question that is not there counts for nothing', () => {
  expect(keepLaw(ask, [said('b', 'cover of PVC')], [])).toEqual([]);
});

test('pairs that get the same answer twice are counted', () => {
  const one = question('a', 'How deep is PVC buried?', { pair: 'b' });
  const other = question('b', 'And under a driveway?', { pair: 'a' });
  expect(pairs(ask, [one, other], new Set(['a']))).toEqual({ pairs: 1, right: 0, same: 0 });
  expect(pairs(ask, [one, { ...other, question: one.question }], new Set(['a', 'b']))).toEqual({ pairs: 1, right: 1, same: 1 });
});
