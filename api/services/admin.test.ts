// What only the admin's screens ask for: figures, feedback by the page, long lists read on, plans made and deleted.
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeForTest, newAdmin, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import type { User } from '../contract/account.ts';
import type { Feedback } from '../contract/chat.ts';
import type { Plan } from '../contract/plan.ts';

const MINUTE_MS = 60_000;
let now = Date.parse('2026-05-01T08:00:00Z');
let host: TestHost;
let admin: Awaited<ReturnType<typeof newAdmin>>;
const users: Awaited<ReturnType<typeof newUser>>[] = [];
beforeAll(async () => {
  host = await composeForTest({ clock: { now: () => now } });
  admin = await newAdmin(host);
  for (let made = 0; made < 7; made += 1) users.push(await newUser(host));
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

const asAdmin = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const response = await host.call(method, path, { token: admin.token, body });
  expect(response.status, `${method} ${path}`).toBe(200);
  return (await response.json()) as T;
};

test('a chat is active for a quarter of an hour after its last message, and no longer when it is deleted', async () => {
  const overview = () => asAdmin<{ totalUsers: number; activeChats: number }>('GET', '/api/admin/overview');
  expect(await overview()).toEqual({ totalUsers: 7, activeChats: 0 });
  const chats = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const ask = (chat: number) =>
    host.call('POST', '/api/ai/chat', { token: users[chat]?.token, body: { message: 'Hello?', sessionId: chats[chat] } });
  for (const chat of chats.keys()) expect((await ask(chat)).status).toBe(200);
  expect((await host.call('POST', '/api/ai/chat', { body: { message: 'A guest?' } })).status).toBe(200);
  expect((await overview()).activeChats).toBe(3);
  now += 10 * MINUTE_MS;
  expect((await ask(1)).status).toBe(200);
  expect((await ask(2)).status).toBe(200);
  now += 10 * MINUTE_MS;
  expect((await overview()).activeChats).toBe(2);
  await host.call('DELETE', `/api/ai/session/${chats[2]}`, { token: users[2]?.token });
  expect((await overview()).activeChats).toBe(1);
  now += 6 * MINUTE_MS;
  expect((await overview()).activeChats).toBe(0);
});

test('feedback comes whole or by the page, newest first', async () => {
  for (const [number, user] of users.entries()) {
    const replyId = crypto.randomUUID();
    await host.call('POST', '/api/ai/chat', { token: user.token, body: { message: `Question ${number}?`, replyId } });
    now += 1000;
    const body = {
      responseId: replyId,
      feedback: number % 2 ? 'thumbs-up' : 'thumbs-down',
      reason: 'Because.',
      question: `Question ${number}?`,
    };
    expect((await host.call('POST', '/api/ai/submit-feedback', { token: user.token, body })).status).toBe(200);
  }
  type Listed = { feedbacks: Feedback[]; total: number };
  const all = await asAdmin<Listed>('GET', '/api/ai/feedback');
  expect(all.feedbacks.map(({ question }) => question)).toEqual([6, 5, 4, 3, 2, 1, 0].map((number) => `Question ${number}?`));
  expect(all.total).toBe(7);
  const pages = [1, 2, 3].map((page) => asAdmin<Listed>('GET', `/api/ai/feedback?page=${page}`));
  const [first, second, third] = await Promise.all(pages);
  expect([...(first?.feedbacks ?? []), ...(second?.feedbacks ?? [])]).toEqual(all.feedbacks);
  expect([first?.feedbacks.length, second?.feedbacks.length, third?.feedbacks.length, first?.total]).toEqual([5, 2, 0, 7]);
});

test('a list that is read on behind an id misses nobody while users come', async () => {
  type Listed = { users: User[]; total: number };
  const read: number[] = [];
  for (let after = 0; ; after = read.at(-1) ?? 0) {
    const page = await asAdmin<Listed>('GET', `/api/user/getAllUsers?after=${after}&pageSize=3&sort=id&search=electrician`);
    if (after === 0) users.push(await newUser(host));
    read.push(...page.users.map(({ id }) => id));
    if (page.total <= page.users.length) break;
  }
  expect(read).toEqual(users.map(({ id }) => id));
  expect(read).not.toContain(13);
});

test('a plan is made with the next id and deleted for good, and both leave a trace', async () => {
  const crew = { plan_name: 'Crew', price: 49.5, duration: 'Quarterly', description: 'Ten electricians\nOne invoice' };
  const made = await asAdmin<Plan>('POST', '/api/plan/subscription-plan', crew);
  expect(made).toEqual({ id: 8, ...crew });
  expect((await asAdmin<Plan[]>('GET', '/api/plan/subscription-plans')).map(({ id }) => id)).toEqual([5, 6, 7, 8]);
  expect(await asAdmin('DELETE', '/api/plan/subscription-plan/8')).toEqual({ status: 'true' });
  expect((await asAdmin<Plan[]>('GET', '/api/plan/subscription-plans')).map(({ id }) => id)).toEqual([5, 6, 7]);
  expect((await host.call('DELETE', '/api/plan/subscription-plan/8', { token: admin.token })).status).toBe(404);
  const again = await asAdmin<Plan>('POST', '/api/plan/subscription-plan', { ...crew, duration: 'Yearly' });
  expect(again.id).toBe(9);
  for (const wrong of [{ price: -1 }, { price: '5' }, { duration: 'Weekly' }, { plan_name: ' ' }]) {
    const response = await host.call('POST', '/api/plan/subscription-plan', { token: admin.token, body: { ...crew, ...wrong } });
    expect(response.status, JSON.stringify(wrong)).toBe(400);
  }
  const database = new Database(`${host.folder}/wirewise.sqlite`, { readonly: true });
  const traces = database.prepare("SELECT actor, action, subject FROM audit_log WHERE action LIKE '%-plan' ORDER BY id").raw().all();
  database.close();
  expect(traces).toEqual([
    ['user 13', 'create-plan', 'plan 8'],
    ['user 13', 'delete-plan', 'plan 8'],
    ['user 13', 'create-plan', 'plan 9'],
  ]);
});
