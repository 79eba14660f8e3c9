import type { Migration } from '../migrate.ts';

export const jobCards: Migration = {
  number: 4,
  name: 'job-cards',
  statements: ({ integer, strict }) => [
    `CREATE TABLE job_cards (
      owner TEXT NOT NULL,
      id TEXT NOT NULL,
      job TEXT NOT NULL,
      changed_at ${integer} NOT NULL,
      deleted ${integer} NOT NULL DEFAULT 0,
      change ${integer} NOT NULL,
      PRIMARY KEY (owner, id)
    )${strict}`,
    'CREATE INDEX job_cards_by_change ON job_cards (owner, change)',
  ],
};
