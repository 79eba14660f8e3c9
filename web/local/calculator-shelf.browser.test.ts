import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeResult, dropResult, keepResult, listResults, noteUse, readShelf, setFavourite } from './calculator-shelf.ts';
import { ChatDatabase } from './database.ts';

let db: ChatDatabase;
beforeEach(() => {
  db = new ChatDatabase(`shelf-${Math.random()}`);
});
afterEach(() => db.delete());

test('six favourites: the newest comes first, and of seven the last goes', async () => {
  const before = (await readShelf(db)).favourites;
  expect(before).toHaveLength(6);
  expect(await setFavourite(db, 'power', true)).toBe(before[5]);
  expect((await readShelf(db)).favourites).toEqual(['power', ...before.slice(0, 5)]);
  await setFavourite(db, 'power', false);
  expect((await readShelf(db)).favourites).toEqual(before.slice(0, 5));
});

test('the last ones used, each once', async () => {
  for (const id of ['power', 'ohms-law', 'power']) await noteUse(db, id);
  expect((await readShelf(db)).last).toEqual(['power', 'ohms-law']);
});

test('results are kept with a name, renamed, filed and dropped', async () => {
  const kept = {
    name: 'Pump',
    form: 'power',
    values: { volts: 240 },
    edition: '2023',
    language: 'en',
    result: '5 A',
    jobId: null,
  } as const;
  await keepResult(db, kept);
  await keepResult(db, { ...kept, name: 'Fan' });
  const [first] = await listResults(db);
  expect(first?.name).toBe('Fan');
  await changeResult(db, first?.id ?? '', { name: 'Attic fan', jobId: 'a-job' });
  expect((await listResults(db)).find(({ id }) => id === first?.id)).toMatchObject({
    name: 'Attic fan',
    jobId: 'a-job',
    values: { volts: 240 },
  });
  await dropResult(db, first?.id ?? '');
  expect((await listResults(db)).map(({ name }) => name)).toEqual(['Pump']);
});
