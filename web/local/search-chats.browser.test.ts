import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ChatDatabase, forgetChats, openChats, type StoredMessage } from './database.ts';
import { foldMessages, searchChats } from './search-chats.ts';
import { addQuestion, deleteChat, newId, renameChat } from './write-chats.ts';

let db: ChatDatabase;
beforeEach(async () => {
  await forgetChats('user-97');
  db = openChats('user-97');
});
afterEach(() => forgetChats('user-97'));

const ask = async (text: string): Promise<string> => {
  const sessionId = newId();
  await addQuestion(db, { sessionId, text, asked: { language: 'en' } });
  return sessionId;
};
const found = async (query: string): Promise<string[]> => {
  await foldMessages(db);
  return (await searchChats(db, query)).map(({ session }) => session.id);
};

test('every word counts, accents and capitals do not, in titles and in messages', async () => {
  const range = await ask('What size copper wire for a 50 amp range, 60 feet from the PANEL?');
  const tubo = await ask('¿A qué profundidad va el tubo de PVC?');
  expect(await found('panel Copper')).toEqual([range]);
  expect(await found('PROFUNDIDAD que')).toEqual([tubo]);
  expect(await found('copper PVC')).toEqual([]);
  expect(await found('   ')).toEqual([]);
  await renameChat(db, tubo, 'Casa de los Peña', false);
  expect(await found('pena')).toEqual([tubo]);
});

test('the excerpt shows the words around what was found', async () => {
  await ask(`${'Filler words. '.repeat(20)}Where does the neutral land in a subpanel?${' More words.'.repeat(20)}`);
  await foldMessages(db);
  const [hit] = await searchChats(db, 'neutral');
  expect(hit?.excerpt).toMatch(/^…(?:words|Filler)\.? .*does the neutral land.* (?:More|words\.)…$/);
});

test('an answer is found by its sections, its tables and its steps, in both languages', async () => {
  const chat = await ask('How deep?');
  const reply = await db.messages.filter(({ role }) => role === 'assistant').first();
  await db.messages.update(reply?.id ?? '', {
    state: 'done',
    content: 'Eighteen inches.',
    necReferences: [{ code: 'Table 300.5(A)', description: 'Cover', link: '' }],
    steps: ['Measure to the **top** of the raceway.'],
  });
  for (const query of ['300.5(a)', 'table 300.5', 'tabla 300.5', 'top raceway']) expect(await found(query), query).toEqual([chat]);
  const [hit] = await searchChats(db, '300.5(A)');
  expect(hit?.excerpt).toBe('Eighteen inches. · Table 300.5(A): Cover · Measure to the top of the raceway.');
  expect(await found('310.16')).toEqual([]);
});

test('a deleted chat is not found, and its texts go with the next search', async () => {
  const range = await ask('A 50 amp range');
  expect(await found('range')).toEqual([range]);
  await deleteChat(db, range, false);
  expect(await found('range')).toEqual([]);
  expect(await db.texts.count()).toBe(0);
});

test('5,000 chats are searched in a moment', async () => {
  const sample = (await (async () => {
    const sessionId = await ask('Sample');
    return (await db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]).toArray())[0];
  })()) as StoredMessage;
  await db.messages.clear();
  await db.sessions.clear();
  const time = new Date().toISOString();
  const words = 'conductor ampacity terminal breaker raceway neutral ground panel feeder motor'.split(' ');
  for (let from = 0; from < 5000; from += 500) {
    const ids = Array.from({ length: 500 }, () => newId());
    await db.sessions.bulkAdd(
      ids.map((id, index) => ({ id, title: `Chat ${from + index}`, titleAt: time, created_at: time, updatedAt: time })),
    );
    await db.messages.bulkAdd(
      ids.flatMap((sessionId, index) => [
        { ...sample, id: newId(), sessionId, order: 1, content: `Number ${from + index} ${words.join(' ')}` },
        { ...sample, id: newId(), sessionId, order: 2, role: 'assistant' as const, content: words.join(' ').repeat(10) },
      ]),
    );
  }
  const foldStarted = performance.now();
  await foldMessages(db);
  const folded = performance.now() - foldStarted;
  const started = performance.now();
  const hits = await searchChats(db, 'number 4321 ampacity');
  const searched = performance.now() - started;
  const againStarted = performance.now();
  await foldMessages(db);
  const again = performance.now() - againStarted;
  console.log(`folded once in ${folded.toFixed(0)} ms, searched in ${searched.toFixed(0)} ms, nothing new in ${again.toFixed(0)} ms`);
  expect(hits.map(({ session }) => session.title)).toEqual(['Chat 4321']);
  expect(searched).toBeLessThan(1500);
});
