import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeForTest, newAdmin, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import type { Message, Session } from '../contract/chat.ts';

let now = Date.parse('2026-05-01T08:00:00Z');
let host: TestHost;
beforeAll(async () => {
  host = await composeForTest({ clock: { now: () => now } });
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

const id = () => crypto.randomUUID();
type Person = Awaited<ReturnType<typeof newUser>>;
const ask = (user: Person, body: Readonly<Record<string, unknown>>) => host.call('POST', '/api/ai/chat', { token: user.token, body });
const chats = async (user: Person): Promise<Session[]> =>
  (await host.call('GET', `/api/ai/sessions/${user.id}`, { token: user.token })).json() as Promise<Session[]>;
const messages = async (user: Person, sessionId: string): Promise<Message[]> =>
  (await host.call('GET', `/api/ai/session/${sessionId}/messages`, { token: user.token })).json() as Promise<Message[]>;

describe('a chat', () => {
  test("in the spec's order: made, asked in, listed newest first, deleted for good", async () => {
    const user = await newUser(host);
    const made = await host.call('POST', '/api/ai/sessions', {
      token: user.token,
      body: { userId: String(user.id), title: '¿Qué calibre de cable necesito para 50 A?' },
    });
    const { sessionId } = (await made.json()) as { sessionId: string };
    expect((await ask(user, { message: '¿Qué calibre?', userId: String(user.id), sessionId, language: 'es' })).status).toBe(200);
    now += 1000;
    const second = id();
    await ask(user, { message: '  Second chat  ', sessionId: second });
    expect(await chats(user)).toMatchObject([
      { id: second, title: 'Second chat' },
      { id: sessionId, title: '¿Qué calibre de cable necesito' },
    ]);
    const remove = () => host.call('DELETE', `/api/ai/session/${sessionId}`, { token: user.token });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(await chats(user)).toHaveLength(1);
    expect((await host.call('GET', `/api/ai/session/${sessionId}/messages`, { token: user.token })).status).toBe(404);
  });

  test('keeps what an edit replaces, and says so', async () => {
    const user = await newUser(host);
    const [sessionId, first, edited] = [id(), id(), id()];
    await ask(user, { message: 'First?', sessionId, messageId: first });
    now += 1000;
    await ask(user, { message: 'Edited?', sessionId, messageId: edited, supersedes: first });
    const all = await messages(user, sessionId);
    expect(all.map(({ content }) => content)).toEqual(['First?', 'You asked: First?', 'Edited?', 'You asked: Edited?']);
    expect(all[2]).toMatchObject({ id: edited, supersedes: first });
    expect(all[3]).toMatchObject({ replyTo: edited, previousUserMsg: 'Edited?' });
  });

  test('titles cut no character in two, and are given anew', async () => {
    const user = await newUser(host);
    const sessionId = id();
    await ask(user, { message: '🔌'.repeat(40), sessionId });
    expect(await chats(user)).toMatchObject([{ title: '🔌'.repeat(30) }]);
    const renamed = await host.call('PATCH', `/api/ai/session/${sessionId}`, { token: user.token, body: { title: ' Plugs ' } });
    expect(renamed.status).toBe(200);
    expect(await chats(user)).toMatchObject([{ title: 'Plugs' }]);
  });
});

test("the profile's edition holds for whoever does not say another", async () => {
  const user = await newUser(host);
  const database = new Database(`${host.folder}/wirewise.sqlite`);
  database.prepare("UPDATE users SET edition = '2020' WHERE id = ?").run(user.id);
  database.close();
  expect(await (await ask(user, { message: 'Edition?' })).json()).toMatchObject({ edition: '2020' });
  expect(await (await ask(user, { message: 'Edition?', edition: '2017' })).json()).toMatchObject({ edition: '2017' });
});

test('sixty questions a minute are enough for a person; asking again for one that was answered is none', async () => {
  const user = await newUser(host);
  const [sessionId, first] = [id(), id()];
  const body = { message: 'Fast?', sessionId };
  expect((await ask(user, { ...body, messageId: first })).status).toBe(200);
  for (let index = 1; index < 60; index += 1) expect((await ask(user, body)).status).toBe(200);
  const refused = await ask(user, body);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(user, { ...body, messageId: first })).status).toBe(200);
  expect((await ask(user, { ...body, message: 'smoke!' })).status).toBe(200);
  now += 60_001;
  expect((await ask(user, body)).status).toBe(200);
});

test('feedback is one judgement an answer, the last one, with the question that was asked', async () => {
  const user = await newUser(host);
  const admin = await newAdmin(host);
  const replyId = id();
  await ask(user, { message: 'Good?', replyId });
  const judge = (feedback: string, reason: string | null) =>
    host.call('POST', '/api/ai/submit-feedback', {
      token: user.token,
      body: { responseId: replyId, feedback, reason, user_id: user.id, question: 'Something else?' },
    });
  expect(await (await judge('thumbs-up', null)).json()).toEqual({ status: 'true', message: 'Feedback submitted successfully!' });
  await sleep(2);
  now += 1;
  await judge('thumbs-down', 'Too short.');
  const { feedbacks } = (await (await host.call('GET', '/api/ai/feedback', { token: admin.token })).json()) as { feedbacks: unknown[] };
  expect(feedbacks).toMatchObject([{ feedback: 'thumbs-down', reason: 'Too short.', question: 'Good?', email: user.email }]);
});
