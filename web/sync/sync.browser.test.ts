import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import { MESSAGE_MAX } from '../../api/contract/values.ts';
import { forgetChats, GUEST } from '../local/database.ts';
import { listChats, listMessages, listWaiting } from '../local/read-chats.ts';
import { addQuestion, deletePicture, giveFeedback, keepAnswer, newId, renameChat } from '../local/write-chats.ts';
import { clearStored, storeLogin } from '../platform/stored-keys.ts';
import { reached, readConnection, unreachable } from './connection.ts';
import { drainOutbox, STALE_MS } from './drain-outbox.ts';
import { tellEndedLogins } from './ended-logins.ts';
import { followUnfinished } from './follow-answer.ts';
import { countWaiting, logOut } from './log-out.ts';
import { currentOwner } from './owner.ts';
import { pullChanges } from './pull-changes.ts';
import { failure, type ScriptedServer, scriptedServer } from './scripted-server.ts';
import { sendMessage } from './send-message.ts';

const USERS = [61, 62, 63, 64];
const logIn = (id: number): void => storeLogin({ token: `token-${id}`, id, name: 'Pat', login_count: 4 });
const forgetAll = async (): Promise<void> => {
  for (const owner of [GUEST, ...USERS.map((id) => `user-${id}`)]) await forgetChats(owner);
};
const settle = (ms = 30): Promise<void> => new Promise((done) => setTimeout(done, ms));

let server: ScriptedServer;
beforeEach(async () => {
  clearStored();
  await forgetAll();
  server = scriptedServer();
  vi.stubGlobal('fetch', server.fetch);
  reached();
});
afterEach(async () => {
  reached();
  vi.unstubAllGlobals();
  clearStored();
  await forgetAll();
});

const keep = (text: string, sessionId = newId()): Promise<unknown> =>
  keepAnswer(currentOwner().db, { sessionId, text, answer: plainAnswer(`Answer to ${text}`) }, true);
const pushed = (): number => server.requests.filter(({ body }) => body !== undefined).length;

describe('the outbox', () => {
  test('a login that ends half way keeps what is left, and none of it goes out under another account', async () => {
    logIn(61);
    for (const text of ['one', 'two', 'three']) await keep(text);
    server.faults.push(undefined, 'signed-out');
    await drainOutbox();
    expect(readConnection()).toBe('signed-out');
    expect(await listWaiting(currentOwner().db)).toHaveLength(2);
    logIn(62);
    reached();
    await keep('of the second');
    await drainOutbox();
    expect(server.requests.filter(({ token }) => token === 'Bearer token-62').map(({ body }) => JSON.stringify(body))).toEqual([
      expect.stringContaining('of the second'),
    ]);
    logIn(61);
    await drainOutbox();
    expect(await listWaiting(currentOwner().db)).toEqual([]);
    const ofFirst = server.requests.filter(({ token }) => token === 'Bearer token-61').slice(2);
    expect(ofFirst).toHaveLength(2);
  });

  test('an owner keeps its own token when another logs in between reading and sending', async () => {
    logIn(61);
    for (const text of ['mine', 'mine too']) await keep(text);
    server.route = (path, body) => {
      if (body !== undefined && path.startsWith('/api/sync')) logIn(62);
      return undefined;
    };
    await drainOutbox();
    expect(server.requests.map(({ token }) => token)).toEqual(['Bearer token-61', 'Bearer token-61']);
  });

  test('what is longer than a message may be is never kept, blanks around it apart', async () => {
    logIn(61);
    const { db } = currentOwner();
    const send = (text: string) => sendMessage({ sessionId: newId(), text, asked: { language: 'en' } });
    await expect(send('x'.repeat(MESSAGE_MAX + 1))).rejects.toThrow(RangeError);
    expect([await db.messages.count(), await db.outbox.count()]).toEqual([0, 0]);
    await send(` ${'x'.repeat(MESSAGE_MAX)}\n`);
    expect((await db.messages.toArray()).find(({ role }) => role === 'user')?.content).toBe('x'.repeat(MESSAGE_MAX));
  });

  test('a picture goes out with its question where a model is to look at it; one that is kept is told to nobody, and stays', async () => {
    logIn(61);
    const { db } = currentOwner();
    const jpeg = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)], { type: 'image/jpeg' });
    const sessionId = newId();
    await keepAnswer(db, { sessionId, text: 'kept', answer: plainAnswer('6 AWG'), picture: jpeg }, true);
    await drainOutbox();
    expect(JSON.stringify(server.requests)).not.toContain('picture');
    await pullChanges();
    const [question] = await listMessages(db, sessionId);
    expect(question).toMatchObject({ content: 'kept', picture: expect.any(Blob) });
    await deletePicture(db, question?.id ?? '');
    expect((await listMessages(db, sessionId))[0]).not.toHaveProperty('picture');

    server.route = (path) => (path.startsWith('/api/ai/chat') ? failure(400, 'INVALID') : undefined);
    await sendMessage({ sessionId, text: 'seen', asked: { language: 'en' }, picture: { jpeg, isKept: false, seenBy: 'Shop model' } });
    await drainOutbox();
    expect(server.requests.at(-1)?.body).toMatchObject({ message: 'seen', picture: '/9j/4AECAw==' });
    expect((await listMessages(db, sessionId)).filter(({ picture }) => picture !== undefined)).toEqual([]);
  });

  test('what is refused for good is parked with its reason, and the queue goes on', async () => {
    logIn(61);
    for (const text of ['good', 'poison', 'good too']) await keep(text);
    server.refuse = (item) => (item.kind === 'answered' && item.question.content === 'poison' ? 'INVALID' : undefined);
    await drainOutbox();
    expect(await listWaiting(currentOwner().db)).toMatchObject([{ state: 'parked', reason: 'INVALID' }]);
    expect(server.changes().filter(({ kind }) => kind === 'message')).toHaveLength(4);
    await drainOutbox();
    expect(pushed()).toBe(3);
  });

  test('a reply that is lost after the commit leaves one row', async () => {
    logIn(61);
    await keep('once');
    server.faults.push('lost-reply');
    await drainOutbox();
    expect(await listWaiting(currentOwner().db)).toHaveLength(1);
    reached();
    await drainOutbox();
    expect(await listWaiting(currentOwner().db)).toEqual([]);
    expect(pushed()).toBe(2);
    expect(server.changes().filter(({ kind }) => kind === 'message')).toHaveLength(2);
  });

  test('a captive portal’s 200 is offline: nothing of it is taken for data, nothing is lost', async () => {
    logIn(61);
    await keep('kept');
    server.faults.push('portal');
    await drainOutbox();
    expect(readConnection()).toBe('offline');
    expect(await listWaiting(currentOwner().db)).toHaveLength(1);
    reached();
    server.faults.push('portal');
    await pullChanges();
    expect(readConnection()).toBe('offline');
    expect(await listChats(currentOwner().db)).toHaveLength(1);
  });

  test('a busy server is asked again, in the order of the chat', async () => {
    logIn(61);
    const sessionId = newId();
    await keep('first', sessionId);
    await renameChat(currentOwner().db, sessionId, 'Second', true);
    server.faults.push('busy');
    await drainOutbox();
    expect(server.requests).toHaveLength(1);
    expect(await listWaiting(currentOwner().db)).toMatchObject([{ attempts: 1 }, { attempts: 0 }]);
    await drainOutbox();
    expect(server.changes().filter(({ kind }) => kind === 'session')).toMatchObject([{ title: 'Second' }]);
  });

  test('a question that waited over an hour is not asked by itself', async () => {
    logIn(61);
    const { db } = currentOwner();
    await addQuestion(db, { sessionId: newId(), text: 'Old?', asked: { language: 'en' } });
    await db.outbox.toCollection().modify({ createdAt: Date.now() - STALE_MS - 1 });
    await drainOutbox();
    expect(server.requests).toEqual([]);
    expect(await listWaiting(db)).toMatchObject([{ state: 'stale' }]);
    expect(await countWaiting()).toBe(1);
  });

  test('a full device says so and keeps what it had', async () => {
    logIn(61);
    const { db } = currentOwner();
    await keep('before');
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    db.messages.hook('creating', full);
    await expect(addQuestion(db, { sessionId: newId(), text: 'No room?', asked: { language: 'en' } })).rejects.toThrow();
    db.messages.hook('creating').unsubscribe(full);
    expect([await db.messages.count(), await db.outbox.count(), await db.sessions.count()]).toEqual([2, 1, 1]);
  });
});

describe('an answer in the making', () => {
  const events = (replyId: string, messageId: string): { n: number; type: string }[] => [
    { n: 1, type: 'accepted', messageId, replyId, sessionId: null } as { n: number; type: string },
    { n: 2, type: 'start', answeredBy: 'hosted', kind: 'topic', language: 'en', understood: [] } as { n: number; type: string },
    ...['Bond ', 'the ', 'water ', 'pipe. ', 'Áé 👷'].map((text, index) => ({ n: index + 3, type: 'text', text })),
    { n: 8, type: 'done', answer: { ...plainAnswer('Bond the water pipe. Áé 👷'), id: replyId } } as { n: number; type: string },
  ];
  const stream = (list: readonly unknown[]): Response =>
    new Response(list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), { headers: { 'content-type': 'text/event-stream' } });

  test('is not looked for at the server where its question was sent while the page looked for unfinished ones', async () => {
    logIn(61);
    const { db } = currentOwner();
    await db.open();
    const looked: string[] = [];
    server.route = (path) => {
      if (path.includes('/stream')) looked.push(path);
      return undefined;
    };
    const looking = followUnfinished(db);
    const { replyId } = await addQuestion(db, { sessionId: newId(), text: 'Bonding?', asked: { language: 'en' } });
    await looking;
    await settle(200);
    expect(looked).toEqual([]);
    expect((await db.messages.get(replyId))?.state).toBe('running');
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('cut after event %i and resumed, it is there once, to the letter', async (cut) => {
    logIn(61);
    const { db } = currentOwner();
    const sessionId = newId();
    const { messageId, replyId } = await addQuestion(db, { sessionId, text: 'Bonding?', asked: { language: 'en' } });
    const all = events(replyId, messageId);
    const asked: string[] = [];
    server.route = (path) => {
      if (path === '/api/ai/chat') return stream(all.slice(0, cut));
      if (!path.includes('/stream')) return undefined;
      const after = Number(new URL(path, 'http://server').searchParams.get('after'));
      asked.push(path);
      return stream(all.filter(({ n }) => n > after));
    };
    await drainOutbox();
    await vi.waitFor(async () => expect((await db.messages.get(replyId))?.state).toBe('done'), { timeout: 5000 });
    expect(asked.length).toBeGreaterThan(0);
    expect((await listMessages(db, sessionId)).map(({ content }) => content)).toEqual(['Bonding?', 'Bond the water pipe. Áé 👷']);
    expect(server.requests.filter(({ path }) => path === '/api/ai/chat')).toHaveLength(1);
  });
});

describe('leaving', () => {
  test('logout while offline leaves no database, key or outbox behind, and ends the login once the server is back', async () => {
    logIn(61);
    await keep('secret');
    await giveFeedback(currentOwner().db, newId(), { responseId: newId(), feedback: 'thumbs-up' });
    unreachable();
    expect(await countWaiting()).toBe(2);
    server.faults.push('lost-request');
    await logOut();
    const left = (await indexedDB.databases()).map(({ name }) => name);
    expect(left).not.toContain('wirewise-user-61');
    expect(localStorage.getItem('token')).toBeNull();
    await settle();
    // The page is closed, and another one opened: what it finds ends the login, and is worth nothing else.
    // SHA-256 of its token, as the server keeps it.
    const hash = 'GeJBhYTXgQ-AeMENvAWB_SP5IMXQm4KrGXHdWBh9vvU';
    expect({ ...localStorage }).toEqual({ endedLogins: hash });
    for (const fault of ['lost-request', 'portal', 'busy', 'lost-reply'] as const) {
      server.faults.push(fault);
      await tellEndedLogins();
      expect(localStorage.getItem('endedLogins')).toBe(hash);
    }
    server.route = (path) => (path === '/api/user/endLogin' ? Response.json({ status: 'true', message: 'Logged out.' }) : undefined);
    await tellEndedLogins();
    expect(localStorage.getItem('endedLogins')).toBeNull();
    expect(server.requests.at(-1)).toEqual({ path: '/api/user/endLogin', token: null, body: { login: hash } });
  });

  test('what was left of one login does not end the next, and both are told of', async () => {
    const ended: unknown[] = [];
    server.route = (path, body) => {
      if (path !== '/api/user/endLogin') return undefined;
      ended.push(body);
      return Response.json({ status: 'true', message: 'Logged out.' });
    };
    logIn(61);
    server.faults.push('lost-request');
    await logOut();
    logIn(62);
    await settle();
    expect(localStorage.getItem('token')).toBe('token-62');
    await logOut();
    await expect.poll(() => new Set(ended.map((body) => JSON.stringify(body))).size).toBe(2);
    expect(localStorage.getItem('endedLogins')).toBeNull();
  });

  test('a second user sees nothing of the first', async () => {
    logIn(61);
    await keep('of the first');
    logIn(62);
    expect(await listChats(currentOwner().db)).toEqual([]);
    expect(await listWaiting(currentOwner().db)).toEqual([]);
  });
});
