import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guestMark } from './guest-counts.ts';
import type { StoredMessage } from './messages.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.test-support.ts';
import { GUEST_OWNER } from './schema.ts';
import type { Store } from './store.ts';

const at = Date.parse('2026-03-01T12:00:00Z');
const newUser = (store: Store, name: string) =>
  store.write((tables) =>
    tables.users.insert({
      uuid: crypto.randomUUID(),
      fullName: name,
      email: `${name}@Example.com`,
      isProved: true,
      phoneNumber: null,
      referral: null,
      language: null,
      passwordHash: 'x',
      at,
    }),
  );

const question = (owner: string, id: string, sessionId: string | null, change = 0): StoredMessage => ({
  owner,
  id,
  session_id: sessionId,
  role: 'user',
  content: 'What size breaker?',
  state: 'done',
  reply_to: null,
  supersedes: null,
  previous_user_msg: null,
  answered_by: null,
  answer: null,
  parts: null,
  created_at: at,
  change,
});

/** What both databases must do alike; two stores are two processes over one database. */
function storeContract(open: () => Promise<[Store, Store]>): void {
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    [store, other] = await open();
  });
  afterAll(async () => {
    await store.close();
    await other.close();
  });

  test('seeds the admin as 13, starts others at 14, and the three plans', async () => {
    expect(await store.users.byId(13)).toMatchObject({ role: 'admin', status: 'active', password_hash: null });
    const first = await newUser(store, 'first');
    expect(first?.id).toBe(14);
    expect(await store.plans.all()).toMatchObject([
      { id: 5, plan_name: 'Apprentice', price: 9.99, duration: 'Monthly' },
      { id: 6, plan_name: 'Journeyman', price: 24.99, duration: 'Quarterly' },
      { id: 7, plan_name: 'Master', price: 89.99, duration: 'Yearly' },
    ]);
  });

  test('takes an address once, however it is written', async () => {
    expect(await newUser(store, 'twice')).toBeDefined();
    expect(await newUser(other, 'TWICE')).toBeUndefined();
    expect((await store.users.byEmail(' tWice@example.COM '))?.full_name).toBe('twice');
  });

  test('rolls back everything when the work throws', async () => {
    await expect(
      store.write(async (tables) => {
        await tables.settings.set('half', 'done');
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await store.settings.read('half')).toBeUndefined();
  });

  test('refuses a transaction inside a transaction instead of waiting for itself', async () => {
    await expect(store.write(() => store.write(async () => undefined))).rejects.toThrow('write() inside write()');
  });

  test('lets one of many decide a setting', async () => {
    const values = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : other).write((tables) => tables.settings.readOrSet('secret', `value ${index}`)),
      ),
    );
    expect(new Set(values).size).toBe(1);
  });

  test('numbers changes without a gap or a repeat, and commits them in order', async () => {
    const owner = crypto.randomUUID();
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? store : other).write(async (tables) => {
          const change = await tables.owners.nextChange(owner);
          await tables.sessions.insert({ owner, id: crypto.randomUUID(), title: String(change), titleAt: at, createdAt: at, change });
          seen.push(change);
        }),
      ),
    );
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect((await store.sessions.changedAfter(owner, 10, 5)).map((row) => row.change)).toEqual([11, 12, 13, 14, 15]);
  });

  describe('guest counts', () => {
    const count = (guest: string, since = 0, now = at, by: Store = store): Promise<boolean> =>
      by.write((tables) => tables.guestCounts.count(guest, guestMark(now), 3, since, now));

    test('lets exactly three of sixty at once through, over two processes', async () => {
      const results = await Promise.all(Array.from({ length: 60 }, (_, index) => count('rush', 0, at, index % 2 ? store : other)));
      expect(results.filter(Boolean)).toHaveLength(3);
      expect(await store.guestCounts.read('rush', 0)).toEqual({ exists: true, count: 3 });
    });

    test('uses a reservation, and never holds more than the limit', async () => {
      const reserve = () => store.write((tables) => tables.guestCounts.reserve('held', 3, 0, at));
      expect([await reserve(), await reserve(), await reserve(), await reserve()]).toEqual([true, true, true, false]);
      expect(await store.guestCounts.read('held', 0)).toEqual({ exists: true, count: 3 });
      expect([await count('held'), await count('held'), await count('held'), await count('held')]).toEqual([true, true, true, false]);
      expect(await store.guestCounts.read('held', 0)).toEqual({ exists: true, count: 3 });
    });

    test('gives one use back, of several in one millisecond', async () => {
      const marks = [guestMark(at), guestMark(at), guestMark(at)];
      for (const mark of marks) await store.write((tables) => tables.guestCounts.count('back', mark, 3, 0, at));
      await store.write((tables) => tables.guestCounts.giveBack('back', marks[1] ?? ''));
      expect((await store.guestCounts.read('back', 0)).count).toBe(2);
      expect([await count('back'), await count('back')]).toEqual([true, false]);
    });

    test('rolls: each use comes back when it is older than the window', async () => {
      const hour = 3_600_000;
      const ask = (minutes: number) => count('rolls', at + minutes * 60_000 - hour, at + minutes * 60_000);
      expect([await ask(0), await ask(30), await ask(59), await ask(59.5)]).toEqual([true, true, true, false]);
      expect([await ask(61), await ask(62)]).toEqual([true, false]);
      expect([await ask(91), await ask(92)]).toEqual([true, false]);
      expect((await store.guestCounts.read('rolls', at + 92 * 60_000 - hour)).count).toBe(3);
    });

    test('counts nobody in when the limit is nought', async () => {
      expect(await store.write((tables) => tables.guestCounts.count('none', guestMark(at), 0, 0, at))).toBe(false);
      expect(await store.write((tables) => tables.guestCounts.reserve('none', 0, 0, at))).toBe(false);
    });
  });

  test('throttles count in one row for all processes, and begin again with a new window', async () => {
    const hit = (by: Store, now: number) => by.write((tables) => tables.throttles.hit('key', 1000, now));
    const hits = await Promise.all(Array.from({ length: 20 }, (_, index) => hit(index % 2 ? store : other, at)));
    expect(hits.map((row) => row.hits).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await hit(store, at + 1001)).hits).toBe(1);
  });

  test('keeps chats by owner: the same id is another chat for another owner', async () => {
    const [a, b, id] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await store.write((tables) => tables.sessions.insert({ owner: a, id, title: 'mine', titleAt: at, createdAt: at, change: 1 }));
    expect(await store.sessions.find(b, id)).toBeUndefined();
    expect(await store.sessions.belongsToSomeoneElse(b, id)).toBe(true);
    expect(await store.sessions.belongsToSomeoneElse(a, id)).toBe(false);
  });

  test('a title is taken when it is later, and of two at one moment the greater', async () => {
    const [owner, id] = [crypto.randomUUID(), crypto.randomUUID()];
    await store.write((tables) => tables.sessions.insert({ owner, id, title: 'm', titleAt: at, createdAt: at, change: 1 }));
    const rename = (title: string, titleAt: number) => store.write((tables) => tables.sessions.rename(owner, id, title, titleAt, 2));
    expect([await rename('z', at - 1), await rename('a', at), await rename('n', at), await rename('b', at + 1)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('a message is stored once, finished once, and goes with its events', async () => {
    const [owner, id, reply] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await store.write(async (tables) => {
      await tables.sessions.insert({ owner, id, title: '', titleAt: at, createdAt: at, change: 1 });
      expect(await tables.messages.insert({ ...question(owner, reply, id), role: 'assistant', state: 'running' })).toBe(true);
      expect(await tables.messages.insert({ ...question(owner, reply, id), role: 'assistant', state: 'running' })).toBe(false);
      await tables.answerEvents.append(owner, reply, [
        { n: 1, type: 'text', text: 'a' },
        { n: 2, type: 'text', text: 'b' },
      ]);
      await tables.runningAnswers.insert({
        owner,
        reply_id: reply,
        process_id: 'p',
        guest: null,
        guest_mark: null,
        language: 'en',
      });
    });
    expect(await other.answerEvents.after(owner, reply, 1)).toEqual([{ n: 2, type: 'text', text: 'b' }]);
    const end = { state: 'stopped', content: 'ab', answer: null, change: 2 } as const;
    expect(await store.write((tables) => tables.messages.finish(owner, reply, end))).toBe(true);
    expect(await store.write((tables) => tables.messages.finish(owner, reply, end))).toBe(false);
    await store.write((tables) => tables.messages.removeOfSession(owner, id));
    expect(await store.answerEvents.after(owner, reply, 0)).toEqual([]);
    expect(await store.runningAnswers.find(owner, reply)).toBeUndefined();
  });

  test('lists the processes that make answers, with their last beat', async () => {
    const reply = crypto.randomUUID();
    await store.write(async (tables) => {
      await tables.messages.insert({ ...question(GUEST_OWNER, reply, null), role: 'assistant', state: 'running' });
      await tables.runningAnswers.insert({
        owner: GUEST_OWNER,
        reply_id: reply,
        process_id: 'silent',
        guest: null,
        guest_mark: null,
        language: 'en',
      });
    });
    const maker = async () => (await store.runningAnswers.makers()).filter(({ process_id }) => process_id === 'silent');
    expect(await maker()).toEqual([{ process_id: 'silent', beat_at: expect.any(Number) }]);
    await store.write((tables) => tables.runningAnswers.leave('silent'));
    expect(await maker()).toEqual([{ process_id: 'silent', beat_at: null }]);
  });

  test('pages and searches users, without the admin and without wildcards of the searcher', async () => {
    for (const name of ['zoe', 'zed', 'z%d']) await newUser(store, name);
    const page = (search: string, sort: 'full_name' | 'id' = 'full_name') =>
      store.users.page({ page: 1, pageSize: 10, search, sort, descending: false });
    expect((await page('Z')).users.map((user) => user.full_name)).toEqual(['z%d', 'zed', 'zoe']);
    expect((await page('z%d')).total).toBe(1);
    expect((await page('admin')).total).toBe(0);
    expect((await store.users.page({ page: 2, pageSize: 2, search: 'z', sort: 'id', descending: true })).users).toHaveLength(1);
  });
}

describe('on SQLite', () => {
  let folder: string;
  storeContract(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wirewise-store-'));
    return [await openSqlite({ folder }), await openSqlite({ folder })];
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
});

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  let postgres: TestPostgres | undefined;
  test('is back within five seconds when the server ends every connection', async () => {
    const url = postgres?.newDatabase() ?? '';
    const lost: Error[] = [];
    const store = await openPostgres({ url, onLost: (error) => lost.push(error) });
    const rush = Array.from({ length: 20 }, (_, index) => store.write((tables) => tables.settings.set(`before ${index}`, 'kept')));
    const outcomes = Promise.allSettled(rush);
    postgres?.run('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
    const acknowledged = (await outcomes).flatMap((outcome, index) => (outcome.status === 'fulfilled' ? [index] : []));
    const endedAt = performance.now();
    await expect
      .poll(
        () =>
          store.ping().then(
            () => true,
            () => false,
          ),
        { timeout: 5000 },
      )
      .toBe(true);
    expect(performance.now() - endedAt).toBeLessThan(5000);
    for (const index of acknowledged) expect(await store.settings.read(`before ${index}`)).toBe('kept');
    await store.close();
  });
  storeContract(async () => {
    postgres = await startPostgres();
    if (!postgres) throw new Error('PostgreSQL did not start.');
    const url = postgres.newDatabase();
    return Promise.all([openPostgres({ url }), openPostgres({ url })]);
  });
  afterAll(() => postgres?.stop());
});
