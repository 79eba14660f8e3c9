// Marks among an owner's changes: the job a chat belongs to, a chat pinned, an answer starred; on SQLite and PostgreSQL.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeForTest, newAdmin, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import type { Change, Mark, SyncItem, SyncPage, SyncResult } from '../contract/sync.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../store/postgres.test-support.ts';

const id = () => crypto.randomUUID();
const time = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const marking = (subject: string, mark: Mark, value: string | null, second: number): SyncItem => ({
  kind: 'mark',
  subject,
  mark,
  value,
  markedAt: time(second),
});

async function push(host: TestHost, token: string, items: readonly SyncItem[]): Promise<SyncResult['results']> {
  return ((await (await host.call('POST', '/api/sync', { token, body: { items } })).json()) as SyncResult).results;
}

async function marksOf(host: TestHost, token: string): Promise<unknown[]> {
  const { changes } = (await (await host.call('GET', '/api/sync?after=0', { token })).json()) as SyncPage;
  return changes
    .filter((change): change is Extract<Change, { kind: 'mark' }> => change.kind === 'mark')
    .map(({ subject, mark, value }) => [subject, mark, value]);
}

function markContract(open: () => Promise<{ host: TestHost; close: () => Promise<void> }>): void {
  let world: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  test('the later mark stays whichever comes first, and a mark can be taken off', async () => {
    const { host } = world;
    const { token } = await newUser(host);
    const [chat, job, other] = [id(), id(), id()];
    const items = [marking(chat, 'job', job, 5), marking(chat, 'job', other, 3), marking(chat, 'pin', 'yes', 1)];
    expect(await push(host, token, items)).toEqual(items.map(() => ({ outcome: 'done' })));
    expect(await marksOf(host, token)).toEqual([
      [chat, 'job', job],
      [chat, 'pin', 'yes'],
    ]);
    await push(host, token, [marking(chat, 'pin', null, 2), marking(chat, 'pin', 'yes', 1)]);
    expect(await marksOf(host, token)).toEqual([
      [chat, 'job', job],
      [chat, 'pin', null],
    ]);
  });

  test('of two made at the same moment the same one wins in either order', async () => {
    const { host } = world;
    const [chat, one, two] = [id(), id(), id()];
    const winners = [];
    for (const order of [
      [one, two],
      [two, one],
    ]) {
      const { token } = await newUser(host);
      await push(
        host,
        token,
        order.map((job) => marking(chat, 'job', job, 1)),
      );
      winners.push(await marksOf(host, token));
    }
    expect(winners[0]).toEqual(winners[1]);
  });

  test('nobody meets another’s, and they go with the account', async () => {
    const { host } = world;
    const [user, other] = [await newUser(host), await newUser(host)];
    const answer = id();
    await push(host, user.token, [marking(answer, 'star', 'yes', 1)]);
    await push(host, other.token, [marking(answer, 'star', null, 9)]);
    expect(await marksOf(host, user.token)).toEqual([[answer, 'star', 'yes']]);
    const file = await (await host.call('GET', `/api/user/data/${user.id}`, { token: user.token })).text();
    expect(JSON.parse(file)).toMatchObject({ marks: [{ subject: answer, mark: 'star', value: 'yes' }] });
    const admin = await newAdmin(host);
    expect((await host.call('DELETE', `/api/user/deleteUserById/${user.id}`, { token: admin.token })).status).toBe(200);
    expect(await marksOf(host, other.token)).toEqual([[answer, 'star', null]]);
  });

  test('what is no mark is refused', async () => {
    const { host } = world;
    const { token } = await newUser(host);
    for (const wrong of [
      { ...marking(id(), 'pin', 'yes', 1), mark: 'colour' },
      { ...marking(id(), 'pin', 'yes', 1), value: 'no' },
      { ...marking('x', 'pin', 'yes', 1) },
    ])
      expect(await (await host.call('POST', '/api/sync', { token, body: { items: [wrong] } })).json()).toMatchObject({
        results: [{ outcome: 'refused' }],
      });
    expect(await push(host, token, [{ kind: 'mark', subject: id(), mark: 'pin', value: 'yes', markedAt: 'never' }])).toEqual([
      { outcome: 'refused', code: 'INVALID' },
    ]);
  });
}

describe('marks on SQLite', () => {
  markContract(async () => {
    const host = await composeForTest();
    return {
      host,
      async close() {
        await host.close(0);
        await removeFolder(host.folder);
      },
    };
  });
});

describe.skipIf(!hasPostgres)('marks on PostgreSQL', () => {
  let postgres: TestPostgres | undefined;
  markContract(async () => {
    postgres = await startPostgres();
    const host = await composeForTest({ env: { DATABASE_URL: postgres?.newDatabase() ?? '' } });
    return {
      host,
      async close() {
        await host.close(0);
        await removeFolder(host.folder);
        postgres?.stop();
      },
    };
  });
});
