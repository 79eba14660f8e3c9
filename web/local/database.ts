// What this device keeps: one database per owner, so that nobody sees another's chats and no outbox goes out under the wrong name.
import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie';
import type { Job } from '../../api/contract/answer.ts';
import type { Message } from '../../api/contract/chat.ts';
import type { Mark } from '../../api/contract/sync.ts';
import type { AnswerMode, Edition, Language } from '../../api/contract/values.ts';

export interface StoredSession {
  id: string;
  title: string;
  /** ISO time of the last change of the title: the later one wins. */
  titleAt: string;
  created_at: string;
  /** Of the newest message; what the list is sorted by. */
  updatedAt: string;
}

/** A message of the contract, in its chat, with what a reply in the making needs to be resumed. */
export interface StoredMessage extends Message {
  sessionId: string;
  /** Position in the chat: the time it was made, never equal for two messages of one chat. */
  order: number;
  /** Last event seen of a running reply. */
  lastEvent: number;
  /** The key that a guest's reply requires. */
  guestKey: string | null;
  /** Shown while a reply is on its way: 'loading the model' and the like. */
  note: string | null;
  /** Of a question: the picture that its asker kept with it, on this device alone. */
  picture?: Blob;
}

/** What a question was asked with; kept so that a late delivery asks the same thing. */
export interface AskedWith {
  /** Of the screens; the answer's is the question's own, where its words tell. */
  language: Language;
  edition?: Edition;
  mode?: AnswerMode;
  /** The model that is to answer, by its id. */
  provider?: string;
  job?: Job;
  /** Base64 of a JPEG that a model is to look at; it goes when the question has gone out. */
  picture?: string;
}

/** One thing to tell the server. `question` is asked; everything else goes through sync. */
export type OutboxWork =
  | { kind: 'question'; messageId: string; replyId: string; text: string; supersedes?: string; asked: AskedWith }
  /** `again`: the server had it once, and has lost it. */
  | { kind: 'answered'; messageId: string; replyId: string; again?: true }
  | { kind: 'session'; title: string; titleAt: string; created_at: string }
  | { kind: 'title'; title: string; titleAt: string }
  | { kind: 'delete'; unsent?: string[] }
  | { kind: 'feedback'; responseId: string; feedback: 'thumbs-up' | 'thumbs-down'; reason?: string; question?: string; guestKey?: string }
  | { kind: 'job-card'; job: Job; changedAt: string }
  | { kind: 'delete-job-card' }
  | { kind: 'mark'; mark: Mark; value: string | null; markedAt: string };

export interface OutboxRow {
  seq: number;
  /** The chat's, the job card's, or what is marked: what goes out in order. */
  sessionId: string;
  work: OutboxWork;
  createdAt: number;
  attempts: number;
  /** `parked` rows were refused for good, `stale` ones have waited long; both wait for the reader, and the queue goes on. */
  state: 'waiting' | 'parked' | 'stale';
  reason: string | null;
}

/** What a finished message can be found by: its text without accents and capitals. */
export interface SearchRow {
  /** The message's. */
  id: string;
  text: string;
}

/** What a site fixes. `changedAt` is an ISO time: the later change wins wherever it was made. */
export interface StoredJobCard {
  id: string;
  job: Job;
  changedAt: string;
}

/** A mark on a chat (`job`: the card's id; `pin`: 'yes') or on an answer (`star`: 'yes'); null where it was taken off. The later one wins. */
export interface StoredMark {
  subject: string;
  mark: Mark;
  value: string | null;
  /** ISO time. */
  markedAt: string;
}

/** A chat or a job card that was deleted, here or elsewhere: what a restored server brings back of it stays away. */
export interface BuriedRow {
  id: string;
  kind: 'deleted-session' | 'deleted-job-card';
}

/** What a restored server has not shown yet. `id` is the chat's, the message's, the job card's, or of what is marked. */
export interface DoubtedRow {
  kind: 'session' | 'message' | 'job-card' | Mark | BuriedRow['kind'];
  id: string;
}

export interface MetaRow {
  key: string;
  value: unknown;
}

export interface DraftRow {
  sessionId: string;
  text: string;
}

export interface FeedbackRow {
  responseId: string;
  feedback: 'thumbs-up' | 'thumbs-down';
}

export class ChatDatabase extends Dexie {
  sessions!: EntityTable<StoredSession, 'id'>;
  messages!: EntityTable<StoredMessage, 'id'>;
  outbox!: EntityTable<OutboxRow, 'seq'>;
  meta!: EntityTable<MetaRow, 'key'>;
  drafts!: EntityTable<DraftRow, 'sessionId'>;
  feedback!: EntityTable<FeedbackRow, 'responseId'>;
  texts!: EntityTable<SearchRow, 'id'>;
  jobCards!: EntityTable<StoredJobCard, 'id'>;
  marks!: Table<StoredMark, [subject: string, mark: Mark]>;

  buried!: EntityTable<BuriedRow, 'id'>;
  doubted!: Table<DoubtedRow, [kind: DoubtedRow['kind'], id: string]>;

  readonly owner: string;

  constructor(owner: string) {
    super(`wirewise-${owner}`);
    this.owner = owner;
    this.version(1).stores({
      sessions: 'id, updatedAt',
      messages: 'id, [sessionId+order], state',
      outbox: '++seq, sessionId, state',
      meta: 'key',
      drafts: 'sessionId',
      feedback: 'responseId',
    });
    this.version(2).stores({ texts: 'id' });
    this.version(3)
      // Only a message that takes the place of another is in the index of `supersedes`.
      .stores({ jobCards: 'id', messages: 'id, [sessionId+order], state, supersedes' })
      .upgrade((rows) => keepOldJobCards(rows, owner !== GUEST));
    // A mark that was taken off has no value, and is in no index of values.
    this.version(4).stores({ marks: '[subject+mark], [mark+value]' });
    // Messages are found by their sections, steps and tables too: the texts are folded anew, before the next search.
    this.version(5)
      .stores({})
      .upgrade((rows) => rows.table('texts').clear());
    this.version(6).stores({ buried: 'id', doubted: '[kind+id]' });
  }
}

/** Version 2 kept the cards in one row and told the server nothing of them. */
async function keepOldJobCards(rows: Transaction, tellServer: boolean): Promise<void> {
  const old = (await rows.table('meta').get('jobs'))?.value as { cards: { id: string; job: Job }[]; active: string | null } | undefined;
  if (!old) return;
  const changedAt = new Date().toISOString();
  await rows.table('jobCards').bulkPut(old.cards.map((card) => ({ ...card, changedAt })));
  await rows.table('meta').bulkPut([{ key: 'active-job', value: old.active }]);
  await rows.table('meta').delete('jobs');
  if (!tellServer) return;
  const waiting = { createdAt: Date.now(), attempts: 0, state: 'waiting', reason: null };
  await rows
    .table('outbox')
    .bulkAdd(old.cards.map(({ id, job }) => ({ ...waiting, sessionId: id, work: { kind: 'job-card', job, changedAt } })));
}

/** The owner of chats that nobody has signed in for. */
export const GUEST = 'guest';

let open: ChatDatabase | undefined;

/** The database of `owner` ('user-14', or GUEST); the one of the owner before is closed. */
export function openChats(owner: string): ChatDatabase {
  if (open?.owner === owner) return open;
  open?.close();
  open = new ChatDatabase(owner);
  return open;
}

/** Removes everything this device keeps of `owner`. */
export async function forgetChats(owner: string): Promise<void> {
  const database = open?.owner === owner ? open : new ChatDatabase(owner);
  if (database === open) open = undefined;
  await database.delete();
}
