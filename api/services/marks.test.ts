// Marks among an owner's changes: the job a chat belongs to, a chat pinned, an answer starred; on SQLite and PostgreSQL.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeForTest, newAdmin, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import type { Change, Mark, SyncItem } from '../contract/sync.ts';
import { type DatabaseEnv, onBothDatabases } from '../store/both-databases.test-support.ts';
import { pullAll, push, time } from './sync.test-support.ts';

const id = () => crypto.randomUUID();
const marking = (subject: string, mark: Mark, value: string | null, second: number): SyncItem => ({
  kind: 'mark',
  subject,
  mark,
  value,
  markedAt: time(second),
});

async function marksOf(host: TestHost, token: string): Promise<unknown[]> {
  return (await pullAll(host, token))
    .filter((change): change is Extract<Change, { kind: 'mark' }> => change.kind === 'mark')
    .map(({ subject, mark, value }) => [subject, mark, value]);
}

function markContract(newDatabase: () => DatabaseEnv): void {
  let host: TestHost;
  beforeAll(async () => {
    host = await composeForTest({ env: newDatabase() });
  });
  afterAll(async () => {
    await host.close(0);
    await removeFolder(host.folder);
  });

  test('the later mark stays whichever comes first, and a mark can be taken off', async () => {
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

onBothDatabases('marks', markContract);
