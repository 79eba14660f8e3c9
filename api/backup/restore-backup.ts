// `npm run restore`: a backup in the place of what is there, which is set aside. Devices that are ahead of it bring what it lacks: see EPOCH_SETTING.
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { writeLeft } from '../store/expected-data.ts';
import { MIGRATIONS, refuseNewer } from '../store/migrate.ts';
import { SQLITE_FILE } from '../store/open-sqlite.ts';
import { StoreError } from '../store/store-error.ts';
import { copyImages, databaseIn, IMAGES, nameOf, readManifest } from './backup-folder.ts';
import { backupsIn, makeBackup } from './make-backup.ts';
import { hasTables, restorePostgres } from './postgres-backup.ts';
import { runCommand } from './run-command.ts';
import { renewSqlite, settleSqlite } from './sqlite-backup.ts';

/**
 * Restores the backup in `backup`. Nothing of what is there is touched before the backup is copied and checked; returns the folder where
 * it is afterwards, undefined where there was nothing.
 * @throws StoreError with one sentence that names the cure
 */
export async function restoreBackup(
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  backup: string,
  now = Date.now(),
): Promise<string | undefined> {
  const { dataFolder, databaseUrl } = config;
  const manifest = await readManifest(backup);
  const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  if (manifest.database !== kind) {
    throw new StoreError(
      `The backup is of ${manifest.database === 'sqlite' ? 'SQLite, and DATABASE_URL is set: leave it out' : 'PostgreSQL: set DATABASE_URL'}.`,
    );
  }
  refuseNewer(manifest.version, MIGRATIONS);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const source = databaseIn(backup, kind);
  const aside = { parent: backupsIn(dataFolder), name: `before-restore-${nameOf(now)}` };
  const asideFolder = join(aside.parent, aside.name);
  const images = join(dataFolder, IMAGES);
  const imagesDraft = `${images}.restoring`;
  const file = join(dataFolder, SQLITE_FILE);
  const draft = `${file}.restoring`;
  for (const old of [draft, imagesDraft]) await rm(old, { recursive: true, force: true });
  await copyImages(join(backup, IMAGES), imagesDraft);

  /** Moves what is there aside, and the photos of the backup in its place. */
  async function setAside(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (!existsSync(join(dataFolder, name))) continue;
      await mkdir(asideFolder, { recursive: true, mode: 0o700 });
      await rename(join(dataFolder, name), join(asideFolder, name));
    }
    await rename(imagesDraft, images);
  }

  try {
    if (databaseUrl === undefined) {
      const renewed = await renewSqlite(source, draft, manifest.counts, now);
      settleSqlite(file);
      // From here to the last line there is no database, which a start would refuse.
      writeLeft(dataFolder, { ...renewed, hasLog: false });
      await setAside([SQLITE_FILE, `${SQLITE_FILE}-wal`, `${SQLITE_FILE}-shm`, IMAGES]);
      await rename(draft, file);
    } else {
      if (await hasTables(databaseUrl)) await makeBackup(config, aside.parent, now, aside.name);
      const renewed = await restorePostgres(databaseUrl, source, manifest.counts, now);
      writeLeft(dataFolder, { ...renewed, hasLog: false });
      await rm(images, { recursive: true, force: true });
      await setAside([]);
    }
  } catch (error) {
    for (const unused of [draft, imagesDraft]) await rm(unused, { recursive: true, force: true });
    throw error;
  }
  return existsSync(asideFolder) ? asideFolder : undefined;
}

if (import.meta.main) {
  await runCommand(async (config, [backup]) => {
    if (backup === undefined) throw new StoreError('Say which backup: npm run restore -- FOLDER.');
    const aside = await restoreBackup(config, resolve(backup));
    return `The backup is restored.${aside === undefined ? '' : ` What was there is at ${aside}.`} Devices that are ahead of it bring what it lacks.`;
  });
}
