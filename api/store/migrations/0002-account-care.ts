import type { Migration } from '../migrate.ts';

export const accountCare: Migration = {
  number: 2,
  name: 'account-care',
  statements: ({ id, integer, strict }) => [
    // One row a user: a newer link supersedes the older.
    `CREATE TABLE reset_tokens (
      user_id ${integer} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      hash TEXT NOT NULL UNIQUE,
      created_at ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE contact_messages (
      id ${id},
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT,
      message TEXT NOT NULL,
      user_id ${integer} REFERENCES users (id) ON DELETE SET NULL,
      created_at ${integer} NOT NULL
    )${strict}`,
    'CREATE INDEX contact_messages_by_created ON contact_messages (created_at, id)',
    `CREATE TABLE deletion_requests (
      id ${id},
      email TEXT NOT NULL,
      reason TEXT NOT NULL,
      user_id ${integer} REFERENCES users (id) ON DELETE SET NULL,
      created_at ${integer} NOT NULL
    )${strict}`,
    'CREATE INDEX deletion_requests_by_created ON deletion_requests (created_at, id)',
    `CREATE TABLE two_steps (
      user_id ${integer} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      sealed_secret TEXT NOT NULL,
      is_on ${integer} NOT NULL,
      last_step ${integer} NOT NULL,
      created_at ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE recovery_codes (
      user_id ${integer} NOT NULL REFERENCES two_steps (user_id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      PRIMARY KEY (user_id, hash)
    )${strict}`,
  ],
};
