import type { Migration } from '../migrate.ts';

/** Whoever has an account already keeps the address it has. */
export const emailProofs: Migration = {
  number: 7,
  name: 'email-proofs',
  statements: ({ integer, strict }) => [
    // One row a user: a newer link supersedes the older.
    `CREATE TABLE email_proofs (
      user_id ${integer} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      email TEXT NOT NULL,
      email_folded TEXT NOT NULL,
      hash TEXT NOT NULL UNIQUE,
      created_at ${integer} NOT NULL
    )${strict}`,
    'CREATE INDEX email_proofs_by_email ON email_proofs (email_folded)',
  ],
};
