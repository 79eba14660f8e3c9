// What tests of several devices of one user share: the server they all know, what a person does on one, and what all must agree on.
import { Dexie } from 'dexie';
import { afterEach, beforeEach, vi } from 'vitest';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import type { Answer } from '../../api/contract/answer.ts';
import type { Change, SyncPage } from '../../api/contract/sync.ts';
import { deleteJobCard, saveJobCard } from '../local/change-job-cards.ts';
import { forgetChats, GUEST, openChats } from '../local/database.ts';
import { addQuestion, deleteChat, keepAnswer, newId, renameChat } from '../local/write-chats.ts';
import { clearStored, storeLogin } from '../platform/stored-keys.ts';
import { reached } from './connection.ts';
import { currentOwner } from './owner.ts';

const FEW = 2;

export const answerTo = (text: string): Answer => plainAnswer(`Device: ${text}`);

export type LocalAct = 'ask' | 'keep' | 'rename' | 'delete' | 'card' | 'delete-card';
export const LOCAL: readonly LocalAct[] = [
  'ask',
  'ask',
  'ask',
  'keep',
  'keep',
  'rename',
  'rename',
  'rename',
  'delete',
  'card',
  'delete-card',
];
/** The devices, and one that comes new to what they leave on the server. Emptied before each schedule, which is faster than beginning anew. */
export const OWNERS = [1_000_000, 1_000_001, 1_000_002, 1_000_003] as const;
export const FRESH = OWNERS[3];

/** The first three, by their places. */
export const DEVICES = [0, 1, 2] as const;

/** Timers of this length are for people: a schedule says by itself when something is tried again. */
const LONG_MS = 1000;
const realFetch = window.fetch.bind(window);
const realSetTimeout = window.setTimeout.bind(window);
export const settle = (ms: number): Promise<void> => new Promise((done) => realSetTimeout(done, ms));

/** Call where the tests are described: before each no timer waits for people, and after each the devices are gone. */
export function cleanDevices(): void {
  // Else it notes a stack for every promise, and prints one for every device that is closed in the middle of something.
  Dexie.debug = false;
  beforeEach(() => {
    vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => (ms < LONG_MS ? realSetTimeout(work, ms) : 0));
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    clearStored();
    reached();
    openChats(GUEST);
    for (const owner of OWNERS) await forgetChats(`user-${owner}`);
  });
}

/** A new user of the real server under `base`, which knows one user where the page knows one for each device. */
export async function newPerson(base: '/server' | '/restorable') {
  const { id, token } = (await (await realFetch(`${base}/new-user`, { method: 'POST' })).json()) as { id: number; token: string };
  const send = (path: string, init: RequestInit = {}): Promise<Response> => {
    const body = typeof init.body === 'string' ? { body: init.body.replace(/"userId":\d+/, `"userId":${id}`) } : {};
    return realFetch(`${base}${path}`, { ...init, ...body });
  };
  return {
    token,
    send,
    use: (device: number): void => storeLogin({ token, id: OWNERS[device] ?? FRESH, name: 'Pat', login_count: 4 }),
    /** Everything that the server has of the user, once no answer is being made any more. */
    async onServer(): Promise<Change[]> {
      for (;;) {
        const changes: Change[] = [];
        for (let after = 0; ; ) {
          const reply = await send(`/api/sync?after=${after}`, { headers: { authorization: `Bearer ${token}` } });
          const page = (await reply.json()) as SyncPage;
          changes.push(...page.changes);
          if (!page.more) break;
          after = page.next;
        }
        if (!changes.some((change) => change.kind === 'message' && change.message.state === 'running')) return changes;
        await settle(10);
      }
    },
  };
}

export async function emptyDevices(): Promise<void> {
  for (const owner of OWNERS) {
    const db = openChats(`user-${owner}`);
    await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  }
}

/** What every device must agree on: chats in their order, their messages in theirs, and the job cards. */
export async function picture(owner: number): Promise<unknown> {
  const db = openChats(`user-${owner}`);
  const sessions = (await db.sessions.orderBy('updatedAt').toArray()).map(({ id, title, updatedAt }) => ({ id, title, updatedAt }));
  const messages = (await db.messages.where('[sessionId+order]').between(['', -Infinity], ['~', Infinity]).toArray()).map(
    ({ id, sessionId, content, state, replyTo, created_at }) => ({ id, sessionId, content, state, replyTo, created_at }),
  );
  const cards = (await db.jobCards.orderBy('id').toArray()).map(({ id, job }) => ({ id, job }));
  return { sessions, messages, cards };
}

/** What the server has, as a device would show it. */
export function pictureOf(changes: readonly Change[]): { contents: string[]; chats: Map<string, string>; orphans: string[] } {
  const alive = changes.filter((change) => change.kind === 'session').filter(({ deleted }) => !deleted);
  const chats = new Map(alive.map(({ id, title }) => [id, title]));
  const messages = changes.filter((change) => change.kind === 'message');
  return {
    chats,
    contents: messages.filter(({ message }) => message.role === 'user').map(({ message }) => message.content),
    orphans: messages.filter(({ sessionId }) => !chats.has(sessionId)).map(({ message }) => message.content),
  };
}

export interface Told {
  /** Every question, and the chat it was asked in. */
  readonly asked: Map<string, string>;
  /** Chats that somebody deleted, and the questions that they saw in them. */
  readonly deleted: Set<string>;
}

export async function doHere(act: LocalAct, pick: number, name: string, told: Told): Promise<void> {
  const { db } = currentOwner();
  // The same few, so that the devices get in each other's way.
  const chats = await db.sessions.orderBy('id').limit(FEW).toArray();
  const chat = chats[pick % Math.max(1, chats.length)]?.id;
  const cards = await db.jobCards.orderBy('id').limit(FEW).toArray();
  const card = cards[pick % Math.max(1, cards.length)]?.id;
  switch (act) {
    case 'ask':
    case 'keep': {
      // Now and then into a chat that is open on the screen while it was deleted elsewhere.
      const gone = pick % 4 === 3 ? [...told.deleted].find((id) => !id.startsWith('Question')) : undefined;
      const sessionId = gone ?? (pick % 5 === 0 || !chat ? newId() : chat);
      const text = `Question  ${name}\nof many words?`;
      if (act === 'ask') await addQuestion(db, { sessionId, text, asked: { language: 'en' } });
      else await keepAnswer(db, { sessionId, text, answer: answerTo(text) }, true);
      // Only now: a device that goes down before has promised nothing.
      told.asked.set(text, sessionId);
      return;
    }
    case 'rename':
      if (chat) await renameChat(db, chat, `Title ${name}`, true);
      return;
    case 'delete': {
      if (!chat) return;
      told.deleted.add(chat);
      const messages = await db.messages.where('[sessionId+order]').between([chat, -Infinity], [chat, Infinity]).toArray();
      for (const { role, content } of messages) if (role === 'user') told.deleted.add(content);
      await deleteChat(db, chat, true);
      return;
    }
    case 'card':
      await saveJobCard(db, pick % 2 ? (card ?? null) : null, { name: `Card ${name}` }, true);
      return;
    case 'delete-card':
      if (card) await deleteJobCard(db, card, true);
  }
}
