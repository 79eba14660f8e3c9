import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type AnswerEventsTable, answerEventsTable } from './answer-events.ts';
import { type AuditLogTable, auditLogTable } from './audit-log.ts';
import { type BuriedMessagesTable, buriedMessagesTable } from './buried-messages.ts';
import { type ContactMessagesTable, contactMessagesTable } from './contact-messages.ts';
import { type CountersTable, countersTable } from './counters.ts';
import { type DeletionRequestsTable, deletionRequestsTable } from './deletion-requests.ts';
import type { DialectWords } from './dialect.ts';
import { type EmailProofsTable, emailProofsTable } from './email-proofs.ts';
import { type FeedbackTable, feedbackTable } from './feedback.ts';
import { type GuestCountsTable, guestCountsTable } from './guest-counts.ts';
import { type JobCardsTable, jobCardsTable } from './job-cards.ts';
import { type MarksTable, marksTable } from './marks.ts';
import { type MessagesTable, messagesTable } from './messages.ts';
import { type ModelUsesTable, modelUsesTable } from './model-uses.ts';
import { type OwnersTable, ownersTable } from './owners.ts';
import { type PlansTable, plansTable } from './plans.ts';
import { type ResetTokensTable, resetTokensTable } from './reset-tokens.ts';
import { type RunningAnswersTable, runningAnswersTable } from './running-answers.ts';
import type { Schema } from './schema.ts';
import { type SessionsTable, sessionsTable } from './sessions.ts';
import { type SettingsTable, settingsTable } from './settings.ts';
import { type SharedAnswersTable, sharedAnswersTable } from './shared-answers.ts';
import { type ThrottlesTable, throttlesTable } from './throttles.ts';
import { type TokensTable, tokensTable } from './tokens.ts';
import { type TwoStepsTable, twoStepsTable } from './two-steps.ts';
import { type UsersTable, usersTable } from './users.ts';

export interface Tables {
  readonly users: UsersTable;
  readonly tokens: TokensTable;
  readonly owners: OwnersTable;
  readonly sessions: SessionsTable;
  readonly messages: MessagesTable;
  readonly buriedMessages: BuriedMessagesTable;
  readonly jobCards: JobCardsTable;
  readonly marks: MarksTable;
  readonly sharedAnswers: SharedAnswersTable;
  readonly answerEvents: AnswerEventsTable;
  readonly runningAnswers: RunningAnswersTable;
  readonly guestCounts: GuestCountsTable;
  readonly plans: PlansTable;
  readonly feedback: FeedbackTable;
  readonly auditLog: AuditLogTable;
  readonly throttles: ThrottlesTable;
  readonly settings: SettingsTable;
  readonly counters: CountersTable;
  readonly resetTokens: ResetTokensTable;
  readonly emailProofs: EmailProofsTable;
  readonly contactMessages: ContactMessagesTable;
  readonly deletionRequests: DeletionRequestsTable;
  readonly twoSteps: TwoStepsTable;
  readonly modelUses: ModelUsesTable;
}

/** The tables for single reads; everything that writes goes through `write`. */
export interface Store extends Tables {
  readonly dialect: DialectWords['name'];
  /**
   * One transaction, committed when `work` returns and rolled back when it throws. `work` uses only the tables it is given,
   * does nothing slow, and may run again: PostgreSQL asks for that when two transactions lock each other.
   */
  write<T>(work: (tables: Tables) => Promise<T>): Promise<T>;
  /** Brings what is in a log beside the database into its own file; false while somebody else reads the log. */
  flush(): Promise<boolean>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const tablesOf = (db: Kysely<Schema>, words: DialectWords): Tables => ({
  users: usersTable(db),
  tokens: tokensTable(db, words),
  owners: ownersTable(db),
  sessions: sessionsTable(db, words),
  messages: messagesTable(db, words),
  buriedMessages: buriedMessagesTable(db),
  jobCards: jobCardsTable(db),
  marks: marksTable(db),
  sharedAnswers: sharedAnswersTable(db),
  answerEvents: answerEventsTable(db),
  runningAnswers: runningAnswersTable(db, words),
  guestCounts: guestCountsTable(db),
  plans: plansTable(db),
  feedback: feedbackTable(db),
  auditLog: auditLogTable(db),
  throttles: throttlesTable(db),
  settings: settingsTable(db),
  counters: countersTable(db),
  resetTokens: resetTokensTable(db),
  emailProofs: emailProofsTable(db),
  contactMessages: contactMessagesTable(db),
  deletionRequests: deletionRequestsTable(db),
  twoSteps: twoStepsTable(db),
  modelUses: modelUsesTable(db),
});

const TRIES = 5;
/** PostgreSQL's codes for a deadlock and for a transaction that could not be put in order. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Wraps an open, migrated database. `reads` is where single reads go, where that is another connection than the one that writes. */
export function createStore(db: Kysely<Schema>, words: DialectWords, reads = db): Store {
  const inWrite = new AsyncLocalStorage<true>();
  return {
    ...tablesOf(reads, words),
    dialect: words.name,
    async write(work) {
      // On SQLite a second transaction would wait for the first, which waits for it.
      if (inWrite.getStore()) throw new Error('write() inside write(): use the tables of the transaction that is open.');
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await inWrite.run(true, () => db.transaction().execute((trx) => work(tablesOf(trx, words))));
        } catch (error) {
          const code = error instanceof Error && 'code' in error ? error.code : undefined;
          if (attempt >= TRIES || !TRY_AGAIN.has(code)) throw error;
          await sleep(Math.random() * 20 * attempt);
        }
      }
    },
    async flush() {
      if (words.name !== 'sqlite') return true;
      const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
      return rows[0]?.busy === 0;
    },
    async ping() {
      await sql`SELECT 1`.execute(reads);
    },
    async close() {
      if (reads !== db) await reads.destroy();
      await db.destroy();
    },
  };
}
