// Takes a file of chats into the account that is signed in, through the same door as everything a device did while it was alone.
import { v5 } from 'uuid';
import { type ChatFile, chatFileSchema, type FiledChat } from '../../api/contract/chat-file.ts';
import type { SyncItem, SyncResult } from '../../api/contract/sync.ts';
import { call } from '../remote/call.ts';
import { currentOwner } from './owner.ts';
import { pullChanges } from './pull-changes.ts';

/** The file holds no chats of Wirewise. */
export class NoChatFile extends Error {}

export interface Brought {
  /** Chats that are in the account now, whether or not they were before. */
  readonly chats: number;
  /** Chats of which a part, or all, could not be taken in. */
  readonly partly: number;
}

/** As many as the contract allows at once, in a body that its route takes. */
const MOST_ITEMS = 100;
const MOST_CHARACTERS = 1_000_000;
/** Ids of chats that came in under other ids than their own are made of those, so that the same file brings the same ones again. */
const MADE_OF = '6b1d0a54-0d0c-4b3e-9f0e-6f1f5a1c7a10';
/** How often a chat may have been brought in and deleted again. */
const TRIES = 20;

type Outcome = SyncResult['results'][number];

/** Says what became of each item, in their order. Rejects as `call` does; what was sent until then is kept, and may come again. */
async function push(items: readonly SyncItem[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let from = 0;
  while (from < items.length) {
    let [to, characters] = [from, 0];
    for (; to < items.length && to - from < MOST_ITEMS; to += 1) {
      characters += JSON.stringify(items[to]).length;
      if (characters > MOST_CHARACTERS && to > from) break;
    }
    const { results } = await call('pushChanges', { body: { items: items.slice(from, to) } }, { patienceMs: 60_000 });
    outcomes.push(...results);
    from = to;
  }
  return outcomes;
}

/** Every finished pair of a chat, under the ids that `idOf` gives. */
function pairsOf(chat: FiledChat, idOf: (id: string) => string): SyncItem[] {
  const known = new Map(chat.messages.flatMap((message) => (message ? [[message.id, message]] : [])));
  const orNone = (id: string | null): string | null => (id === null ? null : idOf(id));
  return [...known.values()].flatMap((reply) => {
    const question = reply.replyTo === null ? undefined : known.get(reply.replyTo);
    if (!question || reply.role !== 'assistant' || reply.state === 'running') return [];
    const [asked, said] = [question, reply].map((message) => ({
      ...message,
      id: idOf(message.id),
      replyTo: orNone(message.replyTo),
      supersedes: orNone(message.supersedes),
    })) as [typeof question, typeof reply];
    return [{ kind: 'answered', sessionId: idOf(chat.id), question: asked, reply: said }];
  });
}

/** As it was, and as `try`-th copy of a chat that was deleted in the account, or is somebody else's. */
const naming =
  (userId: number | null, attempt: number) =>
  (id: string): string =>
    attempt === 0 ? id : v5(`${userId} ${attempt} ${id}`, MADE_OF);

/** @throws NoChatFile */
export function readChatFile(text: string): ChatFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new NoChatFile('It is no JSON.');
  }
  const read = chatFileSchema.safeParse(json);
  if (!read.success) throw new NoChatFile('It holds no chats.');
  return read.data;
}

/**
 * Brings the chats, job cards and marks of a file into the account, and onto this device. The same file again changes nothing.
 * Rejects as `call` does: what had come in until then stays, and the rest comes with the next try.
 */
export async function bringChats(file: ChatFile): Promise<Brought> {
  const { userId } = currentOwner();
  const chats = file.sessions.filter((chat) => chat !== null);
  const idOf = new Map<string, (id: string) => string>();
  let left = chats;
  for (let attempt = 0; attempt < TRIES && left.length > 0; attempt += 1) {
    const name = naming(userId, attempt);
    // A title that was given in the account since is newer than the file's.
    const outcomes = await push(
      left.map(({ id, title, created_at }) => ({
        kind: 'session',
        id: name(id),
        title: title.slice(0, 120),
        titleAt: created_at,
        created_at,
      })),
    );
    left = left.filter(({ id }, at) => {
      const { outcome, code } = outcomes[at] ?? {};
      if (outcome === 'done') idOf.set(id, name);
      return outcome !== 'done' && (code === 'DELETED' || code === 'NOT_FOUND');
    });
  }

  const told = chats.flatMap((chat) => {
    const name = idOf.get(chat.id);
    return name ? pairsOf(chat, name).map((item) => ({ chat: chat.id, item })) : [];
  });
  const outcomes = await push(told.map(({ item }) => item));
  const partly = new Set(told.flatMap(({ chat }, at) => (outcomes[at]?.outcome === 'done' ? [] : [chat])));
  for (const { id, messages } of chats) if (!idOf.has(id) || messages.includes(null)) partly.add(id);

  const nameOf = new Map(
    chats.flatMap(({ id, messages }) => [id, ...messages.flatMap((message) => message?.id ?? [])].map((each) => [each, idOf.get(id)])),
  );
  await push([
    ...file.jobCards.flatMap((card): SyncItem[] => (card ? [{ kind: 'job-card', ...card }] : [])),
    ...file.marks.flatMap((mark): SyncItem[] =>
      mark ? [{ kind: 'mark', ...mark, subject: nameOf.get(mark.subject)?.(mark.subject) ?? mark.subject }] : [],
    ),
  ]);
  await pullChanges();
  return { chats: idOf.size, partly: partly.size + file.sessions.filter((chat) => chat === null).length };
}
