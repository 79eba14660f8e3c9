import { expect, test } from 'vitest';
import { chatMessages, tokensOf } from './chat.ts';

test('a chat is told oldest first, its newest parts kept, each cut to its share', () => {
  const chat = Array.from({ length: 12 }, (_, at) => ({ question: `Question ${at}?`, answer: `Answer ${at}. `.repeat(200) }));
  const messages = chatMessages(chat, 1500);
  expect(messages.at(-2)).toEqual({ role: 'user', content: 'Question 0?' });
  expect(messages.at(-1)?.content.length).toBeGreaterThan(messages.at(-3)?.content.length ?? 0);
  expect(messages.map(({ role }) => role)).toEqual(messages.map((__, at) => (at % 2 === 0 ? 'user' : 'assistant')));
  expect(messages.reduce((sum, { content }) => sum + tokensOf(content), 0)).toBeLessThanOrEqual(1500);
  expect(messages.length).toBeLessThan(24);
});

test('a question that was never answered is told so', () => {
  expect(chatMessages([{ question: 'Why?', answer: null }])).toEqual([
    { role: 'user', content: 'Why?' },
    { role: 'assistant', content: '(not answered)' },
  ]);
});
