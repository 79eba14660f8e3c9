// A server goes back to a backup while three devices of one user are ahead of it, each in its own way: all end alike, nothing is lost but what
// somebody deleted, nothing comes back that was deleted, and nothing is there twice.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isMarked, setMark } from '../local/marks.ts';
import { addQuestion, deleteChat, giveFeedback, keepAnswer, newId, renameChat } from '../local/write-chats.ts';
import { reached } from './connection.ts';
import { drainOutbox } from './drain-outbox.ts';
import { followUnfinished } from './follow-answer.ts';
import { currentOwner } from './owner.ts';
import { pullChanges } from './pull-changes.ts';
import {
  answerTo,
  cleanDevices,
  DEVICES,
  doHere,
  emptyDevices,
  LOCAL,
  type LocalAct,
  newPerson,
  OWNERS,
  picture,
  pictureOf,
  settle,
  type Told,
} from './replicas.test-support.ts';

vi.mock('./page-guide.ts', () => import('./page-guide.test-support.ts'));

const SCHEDULES = import.meta.env.LONG ? 150 : 8;

interface Step {
  readonly device: number;
  readonly act: LocalAct;
  readonly pick: number;
  /** What the device tells and asks the server afterwards. */
  readonly online: 'both' | 'drain' | 'pull' | 'nothing';
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  device: fc.constantFrom(...DEVICES),
  act: fc.constantFrom(...LOCAL),
  pick: fc.nat(40),
  online: fc.constantFrom('both', 'both', 'drain', 'pull', 'nothing'),
});
const steps = fc.array(anyStep, { minLength: 2, maxLength: 8 });

async function world() {
  const person = await newPerson('/restorable');
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => person.send(String(path), init));
  const ask = async (path: string): Promise<void> => {
    const reply = await person.send(path, { method: 'POST' });
    expect(reply.status, await reply.text()).toBe(200);
  };
  return {
    ...person,
    backUp: () => ask('/backup'),
    restore: () => ask('/restore'),
    /** Every answer on the server is as far as its first word. */
    cutAnswers: () => ask('/cut-answers'),
  };
}
type World = Awaited<ReturnType<typeof world>>;

/** What a device does whenever it has a connection. */
async function catchUp(at: World, device: number): Promise<void> {
  at.use(device);
  reached();
  await drainOutbox();
  await pullChanges();
  const { db } = currentOwner();
  await followUnfinished(db);
  while ((await db.messages.where('state').equals('running').count()) > 0) await settle(10);
  await drainOutbox();
}

async function play(before: readonly Step[], between: readonly Step[], after: readonly Step[]): Promise<void> {
  const at = await world();
  await emptyDevices();
  const told: Told = { asked: new Map(), deleted: new Set() };
  let act = 0;
  const run = async (all: readonly Step[]): Promise<void> => {
    for (const step of all) {
      act += 1;
      at.use(step.device);
      reached();
      await doHere(step.act, step.pick, String(act), told);
      if (step.online === 'both' || step.online === 'drain') await drainOutbox();
      if (step.online === 'both' || step.online === 'pull') await pullChanges();
    }
  };
  await run(before);
  for (const device of DEVICES) await catchUp(at, device);
  await at.onServer();
  await at.backUp();
  await run(between);
  await at.onServer();
  await at.restore();
  await run(after);
  // The first has to hear of what the last brings.
  for (let round = 0; round < 3; round += 1) {
    for (const device of DEVICES) await catchUp(at, device);
    await at.onServer();
  }
  const server = await at.onServer();
  const pictures: unknown[] = [];
  for (const [device, owner] of OWNERS.entries()) {
    await catchUp(at, device);
    const { db } = currentOwner();
    expect(await db.outbox.toArray(), 'nothing waits any more').toEqual([]);
    expect(await db.doubted.toArray(), 'nothing is in doubt any more').toEqual([]);
    pictures.push(await picture(owner));
  }
  for (const other of pictures) expect(other).toEqual(pictures[3]);

  const { contents, orphans } = pictureOf(server);
  expect(orphans, 'no message without its chat').toEqual([]);
  expect(contents.length, 'no question twice').toBe(new Set(contents).size);
  const replies = server.flatMap((change) => (change.kind === 'message' && change.message.role === 'assistant' ? [change.message] : []));
  expect(new Set(replies.map(({ replyTo }) => replyTo)).size, 'no question without its answer, none with two').toBe(replies.length);
  expect(replies.length).toBe(contents.length);
  for (const [text, chat] of told.asked) {
    if (!told.deleted.has(chat) && !told.deleted.has(text)) expect(contents, 'no question lost').toContain(text);
  }
  for (const chat of told.deleted) expect(pictureOf(server).chats.has(chat), 'no chat comes back').toBe(false);
}

describe('a server that went back to its backup', () => {
  cleanDevices();

  test(`gets from three devices what it has lost, once, and nothing that was deleted (${SCHEDULES} schedules)`, async () => {
    await fc.assert(fc.asyncProperty(steps, steps, fc.array(anyStep, { maxLength: 4 }), play), {
      numRuns: SCHEDULES,
      seed: 20261122,
      endOnFailure: true,
    });
  }, 1_800_000);

  test('is told a later title, a mark, a thumb and a deletion too, and brings back no chat that a device had never seen deleted', async () => {
    const at = await world();
    await emptyDevices();
    at.use(0);
    const { db } = currentOwner();
    const [kept, gone, late] = [newId(), newId(), newId()];
    await keepAnswer(db, { sessionId: kept, text: 'Kept?', answer: answerTo('Kept?') }, true);
    await keepAnswer(db, { sessionId: gone, text: 'Gone?', answer: answerTo('Gone?') }, true);
    await catchUp(at, 0);
    await at.backUp();
    await renameChat(db, kept, 'Attic', true);
    const { replyId } = await keepAnswer(db, { sessionId: late, text: 'Late?', answer: answerTo('Late?') }, true);
    await setMark(db, kept, 'pin', true, true);
    await giveFeedback(db, late, { responseId: replyId, feedback: 'thumbs-up' });
    await catchUp(at, 0);
    // Another device has the chats, and does not hear of the deletion of one before the server forgets it.
    await catchUp(at, 1);
    at.use(0);
    await deleteChat(currentOwner().db, gone, true);
    await catchUp(at, 0);
    await at.restore();
    expect(pictureOf(await at.onServer()).chats.size).toBe(2);
    // Says something of a chat that the server has lost before it knows that the server has.
    await renameChat(currentOwner().db, late, 'Cellar', true);
    await catchUp(at, 0);
    await catchUp(at, 1);
    await catchUp(at, 0);
    expect(pictureOf(await at.onServer())).toEqual({
      chats: new Map([
        [kept, 'Attic'],
        [late, 'Cellar'],
      ]),
      contents: ['Kept?', 'Late?'],
      orphans: [],
    });
    await catchUp(at, 3);
    expect(await isMarked(currentOwner().db, kept, 'pin')).toBe(true);
    expect((await picture(OWNERS[1])) as object).toEqual(await picture(OWNERS[0]));
  });

  test('gets back the end of an answer that it was making at the backup', async () => {
    const at = await world();
    await emptyDevices();
    at.use(0);
    const { db } = currentOwner();
    const { replyId } = await addQuestion(db, { sessionId: newId(), text: 'Whole?', asked: { language: 'en' } });
    await catchUp(at, 0);
    await at.onServer();
    await pullChanges();
    expect(await db.messages.get(replyId)).toMatchObject({ state: 'done', content: 'You asked: Whole?' });
    await at.cutAnswers();
    await at.backUp();
    await at.restore();
    await catchUp(at, 0);
    expect(await db.messages.get(replyId)).toMatchObject({ state: 'done', content: 'You asked: Whole?' });
    await catchUp(at, 1);
    const [server] = (await at.onServer()).filter((change) => change.kind === 'message' && change.message.id === replyId);
    expect(server).toMatchObject({ message: { state: 'done', content: 'You asked: Whole?' } });
    expect(await picture(OWNERS[1])).toEqual(await picture(OWNERS[0]));
  });
});
