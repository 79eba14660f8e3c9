import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allEvents,
  asStream,
  composeForTest,
  echoGuide,
  newFolder,
  newUser,
  removeFolder,
  type TestHost,
  textOf,
} from './compose.test-support.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import type { Log } from './log.ts';

let host: TestHost;
beforeAll(async () => {
  host = await composeForTest();
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

describe('a first visit', () => {
  test('a guest gets an answer as JSON and as events', async () => {
    const json = await host.call('POST', '/api/ai/chat', { body: { message: 'What is a GFCI?' } });
    expect(json.status).toBe(200);
    expect(await json.json()).toMatchObject({ response: 'You asked: What is a GFCI?', step_by_step: ['Look.', 'Answer.'] });
    const startedAt = performance.now();
    const events = await allEvents(await host.call('POST', '/api/ai/chat', { body: { message: 'And an AFCI?' }, headers: asStream }));
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(events.map((event) => event.type)).toEqual(['accepted', 'start', 'text', 'done']);
    expect(events.map((event) => event.n)).toEqual([1, 2, 3, 4]);
    expect(textOf(events)).toBe('You asked: And an AFCI?');
  });

  test('a user signs up, logs in and finds the chat again', async () => {
    const user = await newUser(host);
    expect(user.id).toBeGreaterThan(13);
    const sessionId = crypto.randomUUID();
    const response = await host.call('POST', '/api/ai/chat', {
      token: user.token,
      body: { message: 'How many wires fit in a 4 inch square box?', userId: user.id, sessionId },
    });
    expect(response.status).toBe(200);
    const sessions = await (await host.call('GET', `/api/ai/sessions/${user.id}`, { token: user.token })).json();
    expect(sessions).toMatchObject([{ id: sessionId, title: 'How many wires fit in a 4 inch' }]);
    const messages = await (await host.call('GET', `/api/ai/session/${sessionId}/messages`, { token: user.token })).json();
    expect(messages).toMatchObject([
      { role: 'user', content: 'How many wires fit in a 4 inch square box?' },
      { role: 'assistant', state: 'done', steps: ['Look.', 'Answer.'], previousUserMsg: 'How many wires fit in a 4 inch square box?' },
    ]);
  });
});

test('the log never holds the token of a reset link', async () => {
  const folder = await newFolder();
  const lines: string[] = [];
  const write = (...parts: unknown[]): void => void lines.push(JSON.stringify(parts));
  const log = { debug: write, info: write, warn: write, error: write } as Log;
  const wirewise = await compose({ config: readConfig({ DATA_DIR: folder, ANSWER_MODE: 'guide' }), guide: echoGuide, log });
  for (const path of ['/reset-password/the-token', '/Reset-Password/the-token/x'])
    await wirewise.app.request(`http://localhost:8787${path}`);
  expect(lines.join('\n')).toContain('/reset-password/…');
  expect(lines.join('\n')).not.toContain('the-token');
  await wirewise.close(0);
  await removeFolder(folder);
});
