import { expect, test } from 'vitest';
import { echoGuide } from '../compose.test-support.ts';
import type { Message } from '../contract/chat.ts';
import { messageOf, messageTextOf, rowOf } from './messages.ts';

const { answer } = echoGuide.answer({ text: 'A "quoted" \\ run: ≥ 3 %, 40 °C, 𝄞\u2028\n' });
const reply: Message = {
  id: 'reply',
  role: 'assistant',
  content: answer.response,
  videos: answer.videos,
  necReferences: answer.nec_references,
  steps: answer.step_by_step,
  suggestions: answer.suggestions,
  previousUserMsg: 'Why?',
  created_at: '2026-03-01T12:00:00.007Z',
  state: 'done',
  replyTo: 'question',
  supersedes: null,
  answeredBy: 'guide',
  answer: { ...answer, id: 'reply' },
};
const messages: readonly Message[] = [
  reply,
  { ...reply, answer: null, state: 'interrupted' },
  { ...reply, role: 'user', answer: null, videos: [], necReferences: [], steps: [], suggestions: [], replyTo: null, answeredBy: null },
];

test.each(messages)('a message comes back as it was kept, as an object and as text', (message) => {
  const row = rowOf('owner', 'session', message, 1);
  expect(messageOf(row)).toEqual(message);
  expect(JSON.parse(messageTextOf(row))).toEqual(message);
});
