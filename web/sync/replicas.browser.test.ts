// Three devices of one user, a network that loses, repeats, delays and replaces, and the real server: whatever happens, all end alike.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { GUEST, openChats } from '../local/database.ts';
import { addQuestion, keepAnswer, newId, renameChat, sendWaiting } from '../local/write-chats.ts';
import { readStored, writeStored } from '../platform/stored-keys.ts';
import { reached, unreachable } from './connection.ts';
import { drainOutbox } from './drain-outbox.ts';
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

const SCHEDULES = import.meta.env.LONG ? 500 : 25;
const HOUR_MS = 3_600_000;

type Fault =
  | 'lost-request'
  | 'lost-reply'
  /** Its reply begins, and breaks off before the first byte. */
  | 'cut'
  /** The device hears nothing; the request arrives some time later. */
  | 'late'
  /** The request arrives twice at once. */
  | 'twice'
  | 'busy'
  | 'portal'
  /** The device goes down after the server took the request, or before. */
  | 'crash-after'
  | 'crash-before';
const FAULTS: readonly Fault[] = ['lost-request', 'lost-reply', 'cut', 'late', 'twice', 'busy', 'portal', 'crash-after', 'crash-before'];

/** `alone`: the device believes that there is no server. `arrive`: something that was on its way comes to the server. */
const ONLINE = ['drain', 'drain', 'pull', 'both', 'both', 'alone', 'arrive', 'restart', 'pause', 'nothing'] as const;

/** A person takes a device up, does something or not, and the device tells and asks the server, or not. */
interface Step {
  readonly device: number;
  readonly pullsFirst: boolean;
  readonly act: LocalAct | undefined;
  readonly online: (typeof ONLINE)[number];
  readonly pick: number;
  /** Of the requests after the act, one each, in their order. */
  readonly faults: readonly (Fault | undefined)[];
  /** Done on the same device while the first request is under way. */
  readonly meanwhile: LocalAct | undefined;
  /** How far the device's clock is off. */
  readonly clockMs: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  device: fc.constantFrom(...DEVICES),
  pullsFirst: fc.boolean(),
  act: fc.option(fc.constantFrom(...LOCAL), { freq: 3, nil: undefined }),
  online: fc.constantFrom(...ONLINE),
  pick: fc.nat(40),
  faults: fc.array(fc.option(fc.constantFrom(...FAULTS), { freq: 2, nil: undefined }), { maxLength: 4 }),
  meanwhile: fc.option(fc.constantFrom(...LOCAL), { freq: 3, nil: undefined }),
  clockMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -600_000, max: 600_000 }) }, fc.constantFrom(-2 * HOUR_MS, 2 * HOUR_MS)),
});

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

/** One run of a schedule: a new user with three devices. */
async function world() {
  const person = await newPerson('/server');
  const faults: (Fault | undefined)[] = [];
  const underWay: Sent[] = [];
  const everSent: Sent[] = [];
  let meanwhile: (() => Promise<void>) | undefined;

  const line: typeof fetch = async (input, init = {}) => {
    const path = String(input);
    const bringsSomething = typeof init.body === 'string';
    const isWork = path.startsWith('/api/sync') || path.startsWith('/api/ai/chat');
    const fault = isWork ? faults.shift() : undefined;
    if (bringsSomething) everSent.push({ path, init: { ...init, signal: null } });
    const now = meanwhile;
    meanwhile = undefined;
    switch (fault) {
      case 'portal':
        return new Response('<html>Sign in to the guest network</html>', { headers: { 'content-type': 'text/html' } });
      case 'busy':
        return Response.json({ status: 'false', code: 'UNAVAILABLE', message: 'Busy.', requestId: 'r' }, { status: 503 });
      case 'late':
        if (bringsSomething) underWay.push({ path, init: { ...init, signal: null } });
        break;
      case 'crash-before':
        openChats(GUEST);
        break;
      case 'lost-reply':
      case 'crash-after': {
        const reply = await person.send(path, init);
        await now?.();
        if (fault === 'crash-after') openChats(GUEST);
        // The first byte stands behind the commit; the rest of an answer is made whether or not anybody reads it.
        await reply.body?.cancel();
        break;
      }
      case 'cut': {
        const { status, headers, body: whole } = await person.send(path, init);
        await whole?.cancel();
        await now?.();
        return new Response(new ReadableStream({ start: (rest) => rest.error(new TypeError('network error')) }), { status, headers });
      }
      case 'twice': {
        const [, second] = await Promise.all([person.send(path, init).then((reply) => reply.body?.cancel()), person.send(path, init)]);
        await now?.();
        return second;
      }
      case undefined: {
        const reply = await person.send(path, init);
        await now?.();
        return reply;
      }
    }
    throw new TypeError('Failed to fetch');
  };

  return {
    ...person,
    faults,
    underWay,
    everSent,
    line,
    duringNext(work: (() => Promise<void>) | undefined): void {
      meanwhile = work;
    },
  };
}
type World = Awaited<ReturnType<typeof world>>;

/** A device that is closed in the middle of something ends with that error, as a page that is closed ends with none. */
async function survivingCrash(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Error && /DatabaseClosed/.test(error.name))) throw error;
  }
}

async function arrive(at: World, index: number): Promise<void> {
  const [late] = at.underWay.splice(index % Math.max(1, at.underWay.length), 1);
  if (late) await (await at.send(late.path, late.init)).body?.cancel();
}

async function play(steps: readonly Step[]): Promise<void> {
  const at = await world();
  await emptyDevices();
  const told: Told = { asked: new Map(), deleted: new Set() };
  vi.stubGlobal('fetch', at.line);
  try {
    for (const [index, { device, pullsFirst, act, online, pick, faults, meanwhile, clockMs }] of steps.entries()) {
      at.use(device);
      reached();
      vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + performance.now() + clockMs });
      if (pullsFirst) await pullChanges();
      if (act) await doHere(act, pick, String(index), told);
      at.faults.push(...faults);
      at.duringNext(meanwhile && (() => survivingCrash(doHere(meanwhile, pick + 1, `${index}b`, told))));
      if (online === 'drain') await drainOutbox();
      else if (online === 'pull') await pullChanges();
      else if (online === 'both') await Promise.all([drainOutbox(), pullChanges()]);
      else if (online === 'alone') {
        unreachable();
        await drainOutbox();
      } else if (online === 'arrive') await arrive(at, pick);
      else if (online === 'restart') openChats(GUEST);
      else if (online === 'pause') await settle(20);
      at.duringNext(undefined);
      at.faults.length = 0;
      vi.useRealTimers();
    }

    // Some of what was under way arrives now, the rest after everything else.
    for (let count = Math.ceil(at.underWay.length / 2); count > 0; count -= 1) await arrive(at, count);
    for (let round = 0; round < 2; round += 1) {
      for (const device of DEVICES) {
        at.use(device);
        reached();
        const { db } = currentOwner();
        for (const row of await db.outbox.where('state').equals('stale').toArray()) await sendWaiting(db, row.seq);
        await drainOutbox();
        await pullChanges();
      }
    }
    const server = await at.onServer();
    const pictures: unknown[] = [];
    for (const [device, owner] of OWNERS.entries()) {
      at.use(device);
      reached();
      await pullChanges();
      const { db } = currentOwner();
      expect(await db.outbox.toArray(), 'nothing waits any more').toEqual([]);
      pictures.push(await picture(owner));
    }
    for (const other of pictures) expect(other).toEqual(pictures[3]);

    const { contents, orphans } = pictureOf(server);
    expect(orphans, 'no message without its chat').toEqual([]);
    expect(contents.length, 'no question twice').toBe(new Set(contents).size);
    for (const [text, chat] of told.asked)
      if (!told.deleted.has(chat) && !told.deleted.has(text)) expect(contents, 'no question lost').toContain(text);

    const before = JSON.stringify(server);
    // The requests of one device after another's, and some of them side by side.
    const again = [...at.underWay, ...at.everSent];
    while (again.length > 0) {
      await Promise.all(
        again.splice(0, 4).map(async (sent) => {
          const headers = new Headers(sent.init.headers);
          headers.set('accept', 'application/json');
          await (await at.send(sent.path, { ...sent.init, headers })).body?.cancel();
        }),
      );
    }
    expect(JSON.stringify(await at.onServer()), 'what is sent again changes nothing').toBe(before);
  } finally {
    vi.useRealTimers();
  }
}

describe('three devices of one user', () => {
  cleanDevices();

  test(`agree after any schedule of drops, repeats, delays, restarts and clock jumps (${SCHEDULES} schedules)`, async () => {
    await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 24 }), play), {
      numRuns: SCHEDULES,
      seed: 20261121,
      endOnFailure: true,
    });
  }, 1_800_000);

  test('a title given to a chat whose question has waited too long arrives with the question', async () => {
    const at = await world();
    vi.stubGlobal('fetch', at.line);
    at.use(3);
    const { db } = currentOwner();
    const sessionId = newId();
    await addQuestion(db, { sessionId, text: 'Still wanted?', asked: { language: 'en' } });
    await db.outbox.toCollection().modify({ createdAt: Date.now() - 2 * HOUR_MS });
    await renameChat(db, sessionId, 'Attic', true);
    await drainOutbox();
    const rows = await db.outbox.toArray();
    expect(rows.map(({ work, state, reason }) => [work.kind, state, reason])).toEqual([
      ['question', 'stale', null],
      ['title', 'parked', 'NOT_FOUND'],
    ]);
    await sendWaiting(db, rows[0]?.seq ?? 0);
    await drainOutbox();
    expect(await db.outbox.toArray()).toEqual([]);
    expect([...pictureOf(await at.onServer()).chats]).toEqual([[sessionId, 'Attic']]);
  });

  test.each([undefined, 'cut' as const])(
    'the chat on the screen stays on the screen when the server puts its question into another (%s)',
    async (fault) => {
      const at = await world();
      vi.stubGlobal('fetch', at.line);
      at.use(3);
      const { db } = currentOwner();
      const sessionId = newId();
      await keepAnswer(db, { sessionId, text: 'Before?', answer: answerTo('Before?') }, true);
      await drainOutbox();
      // Another device deletes the chat while somebody types into it here.
      const body = JSON.stringify({ items: [{ kind: 'delete', id: sessionId }] });
      const headers = { authorization: `Bearer ${at.token}`, 'content-type': 'application/json' };
      await at.send('/api/sync', { method: 'POST', headers, body });
      writeStored('activeSessionId', sessionId);
      await pullChanges();
      await addQuestion(db, { sessionId, text: 'After?', asked: { language: 'en' } });
      at.faults.push(fault);
      await drainOutbox();
      // The reply says where; broken off, it is the next pull that does.
      expect(readStored('activeSessionId') === sessionId).toBe(fault === 'cut');
      await at.onServer();
      await pullChanges();
      const [chat, ...others] = await db.sessions.toArray();
      expect(others).toEqual([]);
      expect(chat?.id).not.toBe(sessionId);
      expect(readStored('activeSessionId')).toBe(chat?.id);
      expect((await db.messages.toArray()).map((message) => [message.sessionId, message.content])).toEqual([
        [chat?.id, 'After?'],
        [chat?.id, 'You asked: After?'],
      ]);
    },
  );
});
