// `npm run backup`: the database and the photos as they are now, while the server goes on, checked before it is called a backup.
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { SQLITE_FILE } from '../store/open-sqlite.ts';
import { copyImages, databaseIn, IMAGES, type Manifest, nameOf, sha256Of, writeManifest } from './backup-folder.ts';
import { dumpPostgres } from './postgres-backup.ts';
import { runCommand } from './run-command.ts';
import { copySqlite } from './sqlite-backup.ts';

/** Where backups go that name no folder. */
export const backupsIn = (dataFolder: string): string => join(dataFolder, 'backups');

export interface Backup {
  /** The folder that it is in. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly photos: number;
}

/**
 * Makes a backup in `parent`. Until it is whole and checked its name ends in '.part'.
 * @throws StoreError with one sentence that names the cure
 */
export async function makeBackup(
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  parent: string,
  now = Date.now(),
  name = `wirewise-${nameOf(now)}`,
): Promise<Backup> {
  const { dataFolder, databaseUrl } = config;
  const folder = join(parent, name);
  const draft = `${folder}.part`;
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  try {
    const [from, to] = [join(dataFolder, IMAGES), join(draft, IMAGES)];
    // Before and after: a photo that is replaced meanwhile is in one of the two.
    await copyImages(from, to);
    const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
    const target = databaseIn(draft, kind);
    const { counts, version } = await (databaseUrl === undefined
      ? copySqlite(join(dataFolder, SQLITE_FILE), target)
      : dumpPostgres(databaseUrl, target));
    await chmod(target, 0o600);
    const photos = await copyImages(from, to);
    const manifest = { madeAt: new Date(now).toISOString(), database: kind, version, sha256: await sha256Of(target), counts } as const;
    await writeManifest(draft, manifest);
    await rename(draft, folder);
    return { folder, manifest, photos };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

if (import.meta.main) {
  await runCommand(async (config, [parent = backupsIn(config.dataFolder)]) => {
    const { folder, manifest, photos } = await makeBackup(config, resolve(parent));
    const { users = 0, messages = 0 } = manifest.counts;
    const key = config.secretKey === undefined ? '' : ' Keep SECRET_KEY too: without it two-step logins cannot be read.';
    return `The backup is whole, and at ${folder}: ${users} users, ${messages} messages, ${photos} photos.${key}`;
  });
}
