// Before another version of the program opens the data, and may change its schema, a whole backup is made that can be restored.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupsIn, makeBackup } from '../../api/backup/make-backup.ts';
import type { KeptSettings } from './program-settings.ts';

const KEPT = 3;
const BEFORE = 'before-version-';

/**
 * Makes it where the program is another version than the last one that opened the data; notes which one this is.
 * @throws StoreError when there is data and no backup can be made: an update must not begin without one
 */
export async function backUpBeforeUpdate(dataFolder: string, settings: KeptSettings, version: string, now = Date.now()): Promise<void> {
  if (settings.current.version === version) return;
  if (existsSync(join(dataFolder, 'wirewise.sqlite'))) {
    const backups = backupsIn(dataFolder);
    await makeBackup({ dataFolder, databaseUrl: undefined }, backups, now, `${BEFORE}${version}-${now}`);
    const made = readdirSync(backups).filter((name) => name.startsWith(BEFORE));
    const age = (name: string): number => Number(name.split('-').at(-1));
    for (const old of made.sort((one, other) => age(one) - age(other)).slice(0, -KEPT))
      rmSync(join(backups, old), { recursive: true, force: true });
  }
  settings.change({ version });
}
