import type { Migration } from '../migrate.ts';

export const buriedMessages: Migration = {
  number: 3,
  name: 'buried-messages',
  statements: ({ strict }) => [
    // What was deleted stays known by its id, so that a device that lost the reply to its push can't bring it back.
    `CREATE TABLE buried_messages (
      owner TEXT NOT NULL,
      id TEXT NOT NULL,
      PRIMARY KEY (owner, id)
    )${strict}`,
  ],
};
