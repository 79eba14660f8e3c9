// How sure an answer is, as the card, a copy and a file tell it.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import type { Answer } from '../../api/contract/answer.ts';
import { mount } from '../ui/mount-for-test.tsx';
import { answerAsMarkdown, answerAsText } from './answer-as-text.ts';
import { AnswerCard } from './answer-card.tsx';
import { textLabels } from './text-labels.ts';

const answer = (more: Partial<Answer>): Answer => plainAnswer('Use **6 AWG**.', { kind: 'lookup', explanation: '', ...more });

const LIKELY = answer({
  kind: 'lookup',
  confidence: 'likely',
  answers: 'Conductor size for a circuit',
  instead: ['Range circuit', 'Voltage drop'],
});
const UNSURE = answer({
  kind: 'nothing',
  confidence: 'unsure',
  verified: false,
  response: 'Is it one of these?',
  result: 'Is it one of these?',
  instead: ['Range circuit', 'Voltage drop', 'Box fill'],
});

let unmount: (() => void) | undefined;
afterEach(() => unmount?.());

test('a likely answer says which question it answers, and offers the next two', async () => {
  const onMeant = vi.fn();
  unmount = await mount(<AnswerCard answer={LIKELY} question="50 A range" onMeant={onMeant} />, { areas: ['answer'] });
  await expect.element(page.getByText('Answers: Conductor size for a circuit')).toBeVisible();
  await page.getByRole('button', { name: /Not what you asked/ }).click();
  await page.getByRole('button', { name: 'Voltage drop' }).click();
  expect(onMeant).toHaveBeenCalledWith('Voltage drop');
});

test('that the figures are checked stands at the figures, not at the result', async () => {
  unmount = await mount(<AnswerCard answer={LIKELY} question="50 A range" />, { areas: ['answer'] });
  const figures = page.getByText('Figures checked');
  await expect.element(figures).toBeVisible();
  expect(figures.element().closest('[data-part=result]')).toBeNull();
});

test('where it is not sure, questions to tap stand open and nothing is bold', async () => {
  const onMeant = vi.fn();
  unmount = await mount(<AnswerCard answer={UNSURE} question="range?" onMeant={onMeant} />, { areas: ['answer'] });
  await page.getByRole('button', { name: 'Box fill' }).click();
  expect(onMeant).toHaveBeenCalledWith('Box fill');
  expect(document.querySelector('[data-part=result] strong')).toBeNull();
});

test('a copy and a file say it too', async () => {
  unmount = await mount(<p />, { areas: ['answer'] });
  for (const told of [answerAsText, (_: null, each: Answer, labels: ReturnType<typeof textLabels>) => answerAsMarkdown(each, labels)])
    expect(told(null, LIKELY, textLabels(LIKELY))).toContain('Answers: Conductor size for a circuit');
  expect(answerAsText(null, answer({ confidence: 'sure' }), textLabels(answer({})))).not.toContain('Answers:');
});
