// Before another version of the program opens the data, and may change its schema, a whole backup is made that can be restored.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = 3;
const BEFORE = 'before-version-';

/** Of the program: the one that opened the data last, undefined where none did, and this one. */
interface Versions {
  readonly before: string | undefined;
  readonly now: string;
}

/**
 * Makes one where the program is another version than the last one that opened the data.
 * @throws StoreError when there is data and no backup can be made: an update must not begin without one
 */
export async function backUpBeforeUpdate(dataFolder: string, version: Versions, now = Date.now()): Promise<void> {
  if (version.before === version.now || !existsSync(join(dataFolder, 'wirewise.sqlite'))) return;
  const { backupsIn, makeBackup } = await import('../../api/backup/make-backup.ts');
  const backups = backupsIn(dataFolder);
  await makeBackup({ dataFolder, databaseUrl: undefined }, backups, now, `${BEFORE}${version.now}-${now}`);
  const made = readdirSync(backups).filter((name) => name.startsWith(BEFORE));
  const age = (name: string): number => Number(name.split('-').at(-1));
  for (const old of made.sort((one, other) => age(one) - age(other)).slice(0, -KEPT))
    rmSync(join(backups, old), { recursive: true, force: true });
}
