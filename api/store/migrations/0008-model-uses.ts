import type { Migration } from '../migrate.ts';

/** Nobody's questions and nobody's name: what was asked of a model is not in it. */
export const modelUses: Migration = {
  number: 8,
  name: 'model-uses',
  statements: ({ integer, strict }) => [
    `CREATE TABLE model_uses (
      id TEXT PRIMARY KEY,
      at ${integer} NOT NULL,
      day TEXT NOT NULL,
      provider TEXT NOT NULL,
      model TEXT NOT NULL,
      prompt_tokens ${integer} NOT NULL,
      reply_tokens ${integer} NOT NULL,
      first_ms ${integer},
      total_ms ${integer} NOT NULL,
      microdollars ${integer},
      fault TEXT
    )${strict}`,
    'CREATE INDEX model_uses_by_day ON model_uses (day)',
    'CREATE INDEX model_uses_by_time ON model_uses (at)',
  ],
};
