import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type AuditLogTable = ReturnType<typeof auditLogTable>;

/** Who did what to whom; written in the transaction of the deed. */
export function auditLogTable(db: Kysely<Schema>) {
  return {
    record: (entry: { at: number; actor: string; action: string; subject: string; details?: Readonly<Record<string, unknown>> }) =>
      db
        .insertInto('audit_log')
        .values({
          at: entry.at,
          actor: entry.actor,
          action: entry.action,
          subject: entry.subject,
          details: entry.details === undefined ? null : JSON.stringify(entry.details),
        })
        .execute(),
  };
}
