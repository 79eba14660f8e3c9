// A backup is a folder: the database, the photos, and `backup.json`, which says what must be in it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StoreError } from '../store/store-error.ts';

/** Rows by table. */
export type Counts = Readonly<Record<string, number>>;

const manifestSchema = z.object({
  madeAt: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** The number of the newest migration. */
  version: z.number(),
  /** Of the database's file. */
  sha256: z.string(),
  counts: z.record(z.string(), z.number()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST = 'backup.json';
export const IMAGES = 'images';

/** The database's file in a backup. */
export const databaseIn = (backup: string, kind: Manifest['database']): string =>
  join(backup, kind === 'sqlite' ? 'wirewise.sqlite' : 'wirewise.dump');

/** A time that can stand in a file's name. */
export const nameOf = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-');

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export const writeManifest = (backup: string, manifest: Manifest): Promise<void> =>
  writeFile(join(backup, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/** @throws StoreError when it is no whole backup, or its database is not the one that was written */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => {
    throw new StoreError(`${backup} is no backup: there is no ${MANIFEST} in it.`);
  });
  const parsed = manifestSchema.safeParse(parseOrNull(text));
  if (!parsed.success) throw new StoreError(`${join(backup, MANIFEST)} is damaged: take another backup.`);
  const { data } = parsed;
  const found = await sha256Of(databaseIn(backup, data.database)).catch(() => undefined);
  if (found !== data.sha256) throw new StoreError(`The database in ${backup} is damaged or missing: take another backup.`);
  return data;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws StoreError naming the table whose rows are not as many as they should be */
export function checkCounts(wanted: Counts, found: Counts): void {
  for (const table of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    if (wanted[table] !== found[table]) {
      throw new StoreError(`The copy is not whole: ${table} has ${found[table] ?? 'no'} rows instead of ${wanted[table] ?? 'none'}.`);
    }
  }
}

/** Copies the photos that are not in `to` yet; a name never stands for another photo. Returns how many are there now. */
export async function copyImages(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const known = new Set(await readdir(to));
  for (const name of await readdir(from).catch(() => [])) {
    if (known.has(name) || !name.endsWith('.jpg')) continue;
    await copyFile(join(from, name), join(to, name)).catch((error: NodeJS.ErrnoException) => {
      // Its user has taken another one meanwhile.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return (await readdir(to)).length;
}
