// Tests that SQLite and PostgreSQL must pass alike.
import { afterAll, beforeAll, describe } from 'vitest';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.test-support.ts';

/** What a server's environment says of its database: nothing where it is SQLite. */
export type DatabaseEnv = { readonly DATABASE_URL?: string };

/** Describes the same tests on SQLite and, where it is installed, on PostgreSQL. `newDatabase`, called within a test or a hook, makes one. */
export function onBothDatabases(what: string, tests: (newDatabase: () => DatabaseEnv) => void): void {
  describe(`${what} on SQLite`, () => tests(() => ({})));
  describe.skipIf(!hasPostgres)(`${what} on PostgreSQL`, () => {
    let postgres: TestPostgres | undefined;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());
    tests(() => {
      if (!postgres) throw new Error('PostgreSQL did not start.');
      return { DATABASE_URL: postgres.newDatabase() };
    });
  });
}
