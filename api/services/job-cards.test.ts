// Job cards among an owner's changes, on SQLite and on PostgreSQL with two processes.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeTwo, newAdmin, newUser, type TestHost, type TwoHosts } from '../compose.test-support.ts';
import type { Job } from '../contract/answer.ts';
import type { Change, SyncItem } from '../contract/sync.ts';
import { type DatabaseEnv, onBothDatabases } from '../store/both-databases.test-support.ts';
import { pullAll, push, time } from './sync.test-support.ts';

type CardChange = Extract<Change, { kind: 'job-card' }>;
const id = () => crypto.randomUUID();
const card = (cardId: string, second: number, job: Job = { name: '12 Oak', ambientC: 45 }): SyncItem => ({
  kind: 'job-card',
  id: cardId,
  job,
  changedAt: time(second),
});

const cardsOf = async (host: TestHost, token: string): Promise<CardChange[]> =>
  (await pullAll(host, token)).filter((change): change is CardChange => change.kind === 'job-card');

function cardContract(newDatabase: () => DatabaseEnv): void {
  let world: TwoHosts;
  beforeAll(async () => {
    world = await composeTwo(newDatabase());
  });
  afterAll(() => world.close());

  test('a card arrives once, however often it is sent, and a later one takes its place whenever it comes', async () => {
    const { one, two } = world;
    const { token } = await newUser(one);
    const first = id();
    expect(await push(one, token, [card(first, 5)])).toEqual([{ outcome: 'done' }]);
    const before = await cardsOf(two, token);
    expect(before).toEqual([
      {
        kind: 'job-card',
        change: expect.any(Number),
        id: first,
        job: { name: '12 Oak', ambientC: 45 },
        changedAt: time(5),
        deleted: false,
      },
    ]);
    await Promise.all(Array.from({ length: 5 }, (_, index) => push(index % 2 ? one : two, token, [card(first, 5)])));
    await push(two, token, [card(first, 3, { name: 'Older' })]);
    expect(await cardsOf(one, token)).toEqual(before);
    await push(two, token, [card(first, 9, { name: '14 Oak', metal: 'al' })]);
    const [after] = await cardsOf(one, token);
    expect(after).toMatchObject({ job: { name: '14 Oak', metal: 'al' }, changedAt: time(9) });
    expect(after?.change).toBeGreaterThan(before[0]?.change ?? 0);
  });

  test('of two made at the same moment the same one wins in either order', async () => {
    const { one, two } = world;
    const [oak, elm] = [
      { name: 'Oak', metal: 'cu' },
      { metal: 'al', name: 'Elm' },
    ] as const;
    const shared = id();
    const winners = [];
    for (const order of [
      [oak, elm],
      [elm, oak],
    ]) {
      const { token } = await newUser(one);
      for (const job of order) await push(two, token, [card(shared, 5, job)]);
      winners.push((await cardsOf(one, token)).map(({ job }) => job));
    }
    expect(winners[0]).toEqual(winners[1]);
    expect(winners[0]).toHaveLength(1);
  });

  test('a deletion wins, whenever it comes, and nothing of the job stays', async () => {
    const { one, two, store } = world;
    const { token, uuid } = await newUser(one);
    const [known, unknown] = [id(), id()];
    await push(one, token, [card(known, 5)]);
    expect(
      await push(two, token, [
        { kind: 'delete-job-card', id: known },
        { kind: 'delete-job-card', id: unknown },
      ]),
    ).toEqual([{ outcome: 'done' }, { outcome: 'done' }]);
    const tombstones = await cardsOf(one, token);
    expect(tombstones.map(({ id: of, deleted, job }) => [of, deleted, job])).toEqual([
      [known, true, {}],
      [unknown, true, {}],
    ]);
    expect(await push(one, token, [card(known, 99), card(unknown, 99), { kind: 'delete-job-card', id: known }])).toEqual([
      { outcome: 'refused', code: 'DELETED' },
      { outcome: 'refused', code: 'DELETED' },
      { outcome: 'done' },
    ]);
    expect(await cardsOf(two, token)).toEqual(tombstones);
    expect(await store.jobCards.ofOwner(uuid)).toEqual([]);
  });

  test('what is no card is refused, and everybody sees their own', async () => {
    const { one } = world;
    const [ana, ben] = [await newUser(one), await newUser(one)];
    const shared = id();
    await push(one, ana.token, [card(shared, 5, { name: 'Hers' })]);
    await push(one, ben.token, [card(shared, 1, { name: 'His' }), { kind: 'delete-job-card', id: id() }]);
    expect((await cardsOf(one, ana.token)).map(({ job }) => job)).toEqual([{ name: 'Hers' }]);
    expect((await cardsOf(one, ben.token)).map(({ job }) => job)).toEqual([{ name: 'His' }, {}]);
    const [refused] = await push(one, ana.token, [{ kind: 'job-card', id: id(), job: {}, changedAt: 'yesterday' }]);
    expect(refused).toMatchObject({ outcome: 'refused', code: 'INVALID' });
    for (const job of [{ ambientC: 400 }, { metal: 'gold' }, { name: 'x'.repeat(81) }, 'a job']) {
      const body = { items: [{ kind: 'job-card', id: id(), job, changedAt: time(1) }] };
      expect(await (await one.call('POST', '/api/sync', { token: ana.token, body })).json()).toMatchObject({
        results: [{ outcome: 'refused' }],
      });
    }
    expect((await one.call('POST', '/api/sync', { body: { items: [card(id(), 1)] } })).status).toBe(401);
  });

  test('cards and chats share one order of changes, page by page', async () => {
    const { one, two } = world;
    const { token } = await newUser(one);
    const items = Array.from(
      { length: 130 },
      (_, index): SyncItem =>
        index % 2
          ? card(id(), index)
          : { kind: 'session', id: id(), title: `Chat ${index}`, titleAt: time(index), created_at: time(index) },
    );
    await push(one, token, items.slice(0, 70));
    await push(two, token, items.slice(70));
    const changes = await pullAll(two, token);
    expect(changes).toHaveLength(130);
    expect(new Set(changes.map(({ change }) => change)).size).toBe(130);
    expect(changes.map(({ change }) => change)).toEqual(changes.map(({ change }) => change).sort((a, b) => a - b));
  });

  test('pushed by two processes at once, the latest stays, or the tombstone', async () => {
    const { one, two } = world;
    const { token } = await newUser(one);
    const [kept, gone] = [id(), id()];
    await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        push(index % 2 ? one : two, token, [
          card(kept, index, { name: `Version ${index}` }),
          index === 7 ? { kind: 'delete-job-card', id: gone } : card(gone, index),
        ]),
      ),
    );
    const cards = await cardsOf(one, token);
    expect(cards.find((found) => found.id === kept)).toMatchObject({ job: { name: 'Version 15' }, deleted: false });
    expect(cards.find((found) => found.id === gone)).toMatchObject({ job: {}, deleted: true });
  });

  test('whatever the order of the same changes, the outcome is one', async () => {
    const { one } = world;
    const ids = [id(), id()] as const;
    const item = fc.oneof(
      fc
        .record({ index: fc.nat(1), second: fc.nat(4), metal: fc.constantFrom('cu' as const, 'al' as const) })
        .map(({ index, second, metal }) => card(ids[index as 0 | 1], second, { metal })),
      fc.nat(1).map((index): SyncItem => ({ kind: 'delete-job-card', id: ids[index as 0 | 1] })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(item, { minLength: 2, maxLength: 8 })
          .chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length }))),
        async ([items, shuffled]) => {
          const outcomes = [];
          for (const order of [items, shuffled]) {
            const { token } = await newUser(one);
            await push(one, token, order);
            const state = (await cardsOf(one, token)).map(({ id: of, job, deleted, changedAt }) => [
              of,
              job,
              deleted,
              deleted ? null : changedAt,
            ]);
            outcomes.push(state.sort(([a], [b]) => String(a).localeCompare(String(b))));
          }
          expect(outcomes[0]).toEqual(outcomes[1]);
        },
      ),
      { numRuns: process.env.LONG ? 60 : 6 },
    );
  }, 120_000);

  test('they are in the download of one’s data, and go with the account', async () => {
    const { one, two, store } = world;
    const user = await newUser(one);
    const other = await newUser(one);
    const [kept, gone] = [id(), id()];
    await push(one, other.token, [card(kept, 5)]);
    await push(one, user.token, [card(kept, 5), card(gone, 6, { name: 'Forget me' }), { kind: 'delete-job-card', id: gone }]);
    const file = await (await two.call('GET', `/api/user/data/${user.id}`, { token: user.token })).text();
    expect(JSON.parse(file)).toMatchObject({ jobCards: [{ id: kept, job: { name: '12 Oak', ambientC: 45 }, changedAt: time(5) }] });
    expect(file).not.toContain('Forget me');
    const admin = await newAdmin(two);
    expect((await two.call('DELETE', `/api/user/deleteUserById/${user.id}`, { token: admin.token })).status).toBe(200);
    expect(await store.jobCards.changedAfter(user.uuid, 0, 10)).toEqual([]);
    expect(await cardsOf(one, other.token)).toHaveLength(1);
  });
}

onBothDatabases('job cards', cardContract);
