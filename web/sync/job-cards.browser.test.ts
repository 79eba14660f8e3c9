import { Dexie } from 'dexie';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '../../api/contract/answer.ts';
import * as local from '../local/change-job-cards.ts';
import { ChatDatabase, forgetChats, GUEST, openChats } from '../local/database.ts';
import { readJobCards } from '../local/job-cards.ts';
import { newId } from '../local/write-chats.ts';
import { clearStored, storeLogin } from '../platform/stored-keys.ts';
import { deleteJobCard, pickJobCard, saveJobCard } from './change-job-cards.ts';
import { reached } from './connection.ts';
import { drainOutbox } from './drain-outbox.ts';
import { enter } from './enter.ts';
import { activeJob } from './job-cards.ts';
import { currentOwner } from './owner.ts';
import { pullChanges } from './pull-changes.ts';
import { failure, type ScriptedServer, scriptedServer } from './scripted-server.ts';

/** Two devices of one user: the scripted server knows one owner. */
const DEVICES = [71, 72] as const;
const OTHERS = [73, 74];
const login = (id: number) => ({ token: `token-${id}`, id, name: 'Pat', login_count: 4 });
const on = (device: number): void => storeLogin(login(device));
const forgetAll = async (): Promise<void> => {
  for (const owner of [GUEST, ...[...DEVICES, ...OTHERS].map((id) => `user-${id}`)]) await forgetChats(owner);
};
const step = async (): Promise<void> => {
  reached();
  await drainOutbox();
  await pullChanges();
};
const here = async (): Promise<Job[]> => (await readJobCards(currentOwner().db)).cards.map(({ job }) => job);
const firstId = async (): Promise<string> => (await readJobCards(currentOwner().db)).cards[0]?.id ?? '';
const waiting = (): Promise<unknown[]> =>
  currentOwner()
    .db.outbox.toArray()
    .then((rows) => rows.map(({ work, state }) => [work.kind, state]));

let server: ScriptedServer;
/** False keeps every request from arriving. */
let signal = true;
beforeEach(async () => {
  clearStored();
  await forgetAll();
  server = scriptedServer();
  signal = true;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (!signal) throw new TypeError('Failed to fetch');
    return server.fetch(...request);
  });
  reached();
});
afterEach(async () => {
  await drainOutbox();
  reached();
  vi.unstubAllGlobals();
  clearStored();
  await forgetAll();
});

test('a card made with no signal is in use at once, and on the other device later, where nobody picked it', async () => {
  on(71);
  signal = false;
  await saveJobCard(null, { name: '12 Oak', ambientC: 45 });
  expect(await activeJob()).toEqual({ name: '12 Oak', ambientC: 45 });
  await drainOutbox();
  expect(await waiting()).toEqual([['job-card', 'waiting']]);
  signal = true;
  await step();
  expect(await waiting()).toEqual([]);
  on(72);
  await step();
  expect(await here()).toEqual([{ name: '12 Oak', ambientC: 45 }]);
  expect(await activeJob()).toBeUndefined();
  await pickJobCard(await firstId());
  expect(await activeJob()).toEqual({ name: '12 Oak', ambientC: 45 });
  expect(await waiting()).toEqual([]);
});

test('many changes of a card wait as one; the latest is what the server gets', async () => {
  on(71);
  signal = false;
  await saveJobCard(null, { name: 'A' });
  const id = await firstId();
  for (const name of ['AB', 'ABC', 'ABCD']) await saveJobCard(id, { name });
  await drainOutbox();
  expect(await waiting()).toEqual([['job-card', 'waiting']]);
  signal = true;
  await step();
  expect(server.changes()).toMatchObject([{ kind: 'job-card', id, job: { name: 'ABCD' } }]);
});

test('the later change of two devices stays on both, and a change made after seeing another beats it whatever the clock says', async () => {
  on(71);
  await saveJobCard(null, { name: 'Oak' });
  await step();
  const id = await firstId();
  // As a device would tell it whose clock is an hour ahead.
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  await server.fetch('/api/sync', {
    method: 'POST',
    body: JSON.stringify({ items: [{ kind: 'job-card', id, job: { name: 'From the future' }, changedAt: ahead }] }),
  });
  on(72);
  await step();
  expect(await here()).toEqual([{ name: 'From the future' }]);
  await saveJobCard(id, { name: 'Corrected' });
  await step();
  on(71);
  await step();
  expect(await here()).toEqual([{ name: 'Corrected' }]);
});

describe('a deletion', () => {
  test('wins over a change made elsewhere meanwhile, and nothing of it waits or stays parked', async () => {
    on(71);
    await saveJobCard(null, { name: 'Oak' });
    await step();
    const id = await firstId();
    on(72);
    await step();
    await pickJobCard(id);
    signal = false;
    await saveJobCard(id, { name: 'Oak, second floor' });
    await drainOutbox();
    signal = true;
    on(71);
    await deleteJobCard(id);
    await step();
    on(72);
    await step();
    expect(await here()).toEqual([]);
    expect(await activeJob()).toBeUndefined();
    expect(await waiting()).toEqual([]);
    on(71);
    await step();
    expect(await here()).toEqual([]);
  });

  test('made with no signal does not come back with a pull', async () => {
    on(71);
    await saveJobCard(null, { name: 'Oak' });
    await step();
    const id = await firstId();
    on(72);
    await step();
    await saveJobCard(id, { name: 'Oak, changed' });
    await step();
    on(71);
    // Straight into the device: nothing drains it before the pull.
    await local.deleteJobCard(currentOwner().db, id, true);
    await pullChanges();
    expect(await here()).toEqual([]);
    await step();
    on(72);
    await step();
    expect(await here()).toEqual([]);
  });

  test('that arrives while its card is open in a form leaves what was typed as a new card', async () => {
    on(71);
    await saveJobCard(null, { name: 'Oak' });
    await step();
    const id = await firstId();
    await server.fetch('/api/sync', { method: 'POST', body: JSON.stringify({ items: [{ kind: 'delete-job-card', id }] }) });
    await step();
    expect(await here()).toEqual([]);
    await saveJobCard(id, { name: 'Oak, typed' });
    await step();
    expect(await here()).toEqual([{ name: 'Oak, typed' }]);
    expect(await firstId()).not.toBe(id);
    expect(await waiting()).toEqual([]);
  });
});

describe('a guest’s cards', () => {
  test('stay on the device, and go to the account with a login, the one in use included', async () => {
    await saveJobCard(null, { name: 'Elm' });
    await saveJobCard(null, { name: 'Oak', metal: 'al' });
    await drainOutbox();
    expect(server.requests).toEqual([]);
    server.route = (path) => (path.includes('getUserById') ? failure(404, 'NOT_FOUND') : undefined);
    await enter(login(73));
    expect(await here()).toEqual([{ name: 'Elm' }, { name: 'Oak', metal: 'al' }]);
    expect(await activeJob()).toEqual({ name: 'Oak', metal: 'al' });
    await step();
    expect(server.changes()).toMatchObject([
      { kind: 'job-card', job: { name: 'Elm' } },
      { kind: 'job-card', job: { name: 'Oak', metal: 'al' } },
    ]);
    expect(await Dexie.exists(`wirewise-${GUEST}`)).toBe(false);
    on(74);
    await step();
    expect(await here()).toHaveLength(2);
  });
});

test('cards of the version before become rows, the one in use stays, and a user’s are told to the server', async () => {
  for (const [owner, tells] of [
    ['user-73', true],
    [GUEST, false],
  ] as const) {
    await forgetChats(owner);
    const old = new Dexie(`wirewise-${owner}`);
    old.version(1).stores({
      sessions: 'id, updatedAt',
      messages: 'id, [sessionId+order], state',
      outbox: '++seq, sessionId, state',
      meta: 'key',
      drafts: 'sessionId',
      feedback: 'responseId',
    });
    old.version(2).stores({ texts: 'id' });
    const id = newId();
    await old.table('meta').put({ key: 'jobs', value: { cards: [{ id, job: { name: 'Kept' } }], active: id } });
    old.close();
    const db = openChats(owner);
    expect(await readJobCards(db)).toMatchObject({ cards: [{ id, job: { name: 'Kept' } }], active: { id } });
    expect((await db.outbox.toArray()).map(({ work, sessionId, state }) => [work.kind, sessionId, state])).toEqual(
      tells ? [['job-card', id, 'waiting']] : [],
    );
    expect(await db.meta.get('jobs')).toBeUndefined();
  }
});

test('whatever two devices do, with and without signal, they end with the same cards', async () => {
  const action = fc.record({
    device: fc.constantFrom(...DEVICES),
    what: fc.constantFrom('new', 'change', 'delete', 'step', 'step'),
    which: fc.nat(2),
    signal: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
      await forgetAll();
      server = scriptedServer();
      let made = 0;
      for (const { device, what, which, signal: arrives } of actions) {
        on(device);
        signal = arrives;
        reached();
        const { cards } = await readJobCards(currentOwner().db);
        const card = cards[which % Math.max(cards.length, 1)];
        made += 1;
        if (what === 'step') await step();
        else if (what === 'delete' && card) await deleteJobCard(card.id);
        else await saveJobCard(what === 'change' && card ? card.id : null, { name: `Card ${made}` });
        await drainOutbox();
      }
      signal = true;
      const ends: Job[][] = [];
      for (const device of [...DEVICES, ...DEVICES]) {
        on(device);
        await step();
        expect(await waiting()).toEqual([]);
        ends.push(await here());
      }
      expect(ends[2]).toEqual(ends[3]);
    }),
    { numRuns: import.meta.env.LONG ? 60 : 12 },
  );
}, 120_000);

test('a database that is opened anew keeps its cards', async () => {
  on(71);
  await saveJobCard(null, { name: 'Oak' });
  currentOwner().db.close();
  const db = new ChatDatabase('user-71');
  expect((await readJobCards(db)).cards).toMatchObject([{ job: { name: 'Oak' } }]);
  db.close();
});
