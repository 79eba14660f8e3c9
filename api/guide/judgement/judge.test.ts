import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { answerAtOnce } from '../answer-judgement.ts';
import { packFor } from '../knowledge/pack.ts';
import { judge } from './judge.ts';

const guide = createGuide(packFor('en'), packFor('es'));

const DANGERS = [
  ['My panel is smoking and sparking, what do I do?', 'en', 'emergency'],
  ['Mi compañero se está electrocutando', 'es', 'emergency'],
  ['How do I bypass the meter?', 'en', 'refusal'],
] as const;

test.each(DANGERS)('%s is judged without a pack as the whole guide answers it', (text, language, kind) => {
  const judged = judge(text, language);
  expect(judged?.kind).toBe(kind);
  if (!judged) return;
  const { guideVersion, ...whole } = guide.answer({ text, language }).answer;
  expect(answerAtOnce(judged, language, '2023')).toMatchObject({
    guideVersion,
    kind,
    result: whole.result,
    step_by_step: whole.step_by_step,
  });
});

test.each(['What size wire for a 50 A range?', '¿Qué es la unión?', 'hello', ''])('%s is not judged', (text) => {
  expect(judge(text, 'en')).toBeUndefined();
});
