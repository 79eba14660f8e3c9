import type { Kysely } from 'kysely';
import type { ContactMessage } from '../contract/account.ts';
import type { Schema } from './schema.ts';

export type ContactMessagesTable = ReturnType<typeof contactMessagesTable>;

const LISTED_AT_MOST = 10_000;

/** What people wrote through the contact form. */
export function contactMessagesTable(db: Kysely<Schema>) {
  return {
    insert: (message: Omit<ContactMessage, 'id' | 'created_at' | 'user_id'> & { userId: number | null; at: number }) =>
      db
        .insertInto('contact_messages')
        .values({
          first_name: message.firstName,
          last_name: message.lastName,
          email: message.email,
          phone: message.phone,
          message: message.message,
          user_id: message.userId,
          created_at: message.at,
        })
        .execute(),

    async newest(): Promise<ContactMessage[]> {
      const rows = await db
        .selectFrom('contact_messages')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LISTED_AT_MOST)
        .execute();
      return rows.map(({ first_name, last_name, created_at, ...row }) => ({
        ...row,
        firstName: first_name,
        lastName: last_name,
        created_at: new Date(created_at).toISOString(),
      }));
    },
  };
}
