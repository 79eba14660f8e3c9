import type { Migration } from '../migrate.ts';

export const marksAndLinks: Migration = {
  number: 5,
  name: 'marks-and-links',
  statements: ({ integer, strict }) => [
    `CREATE TABLE marks (
      owner TEXT NOT NULL,
      subject TEXT NOT NULL,
      mark TEXT NOT NULL,
      value TEXT,
      marked_at ${integer} NOT NULL,
      change ${integer} NOT NULL,
      PRIMARY KEY (owner, subject, mark)
    )${strict}`,
    'CREATE INDEX marks_by_change ON marks (owner, change)',
    `CREATE TABLE shared_answers (
      token TEXT PRIMARY KEY,
      owner TEXT NOT NULL,
      reply_id TEXT NOT NULL,
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL
    )${strict}`,
    'CREATE INDEX shared_answers_by_owner ON shared_answers (owner, created_at)',
  ],
};
