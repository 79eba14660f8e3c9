// What a data folder remembers of its database, in a file beside it. A database that is empty, older or another one than was left is refused
// before anything is written to it: a lost log, a volume that was not mounted, an address that was mistyped.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';

/** `as-left`: what the folder remembers; `existing`: any, but no empty one; `any`: whatever is there, for once. */
export type ExpectData = 'as-left' | 'existing' | 'any';

export const INSTALLATION_SETTING = 'installation';
export const MARK_SETTING = 'mark';

/** What tells one state of a database from another. */
export interface DataMark {
  /** Stays for good, through backups and restores. */
  readonly installation: string | undefined;
  /** When it was marked last, in milliseconds; never goes back. */
  readonly markedAt: number;
}

export interface Left extends DataMark {
  /** What was written last was in SQLite's log beside the database. */
  readonly hasLog: boolean;
}

const fileIn = (folder: string): string => join(folder, 'database-left.json');

function readLeft(folder: string): Left | undefined {
  let text: string;
  try {
    text = readFileSync(fileIn(folder), 'utf8');
  } catch {
    return undefined;
  }
  try {
    const { installation, markedAt, hasLog } = JSON.parse(text) as Left;
    return { installation, markedAt, hasLog };
  } catch {
    throw new StoreError(`${fileIn(folder)} cannot be read: remove it, if the database beside it is the right one.`);
  }
}

/** Notes which database is left in the folder. */
export function writeLeft(folder: string, left: Left): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${fileIn(folder)}.part`;
  writeFileSync(draft, `${JSON.stringify(left)}\n`, { mode: 0o600 });
  renameSync(draft, fileIn(folder));
}

/** True where SQLite's log beside `file` holds something. */
export const hasLog = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** What a look at the database found; undefined for none or an empty one. */
export type Found = (DataMark & { readonly isWithoutLog: boolean }) | undefined;

/**
 * Compares what `look` finds with what the folder remembers, and looks again where another process has marked the database meanwhile.
 * @throws StoreError with one sentence that names the cure
 */
export async function refuseUnexpected(folder: string, expect: ExpectData, look: () => Found | Promise<Found>): Promise<void> {
  if (expect === 'any') return void (await look());
  let left = readLeft(folder);
  let found = await look();
  for (let now = readLeft(folder); now?.markedAt !== left?.markedAt; now = readLeft(folder)) {
    left = now;
    found = await look();
  }
  const cure =
    'put back what was there, restore a backup (npm run restore), or start once with EXPECT_DATA=any to go on with what is there';
  if (!found) {
    if (left) throw new StoreError(`The database that was here last (${dateOf(left)}) is gone, or empty: ${cure}.`);
    if (expect === 'existing') throw new StoreError(`There is no database, and EXPECT_DATA says that there is one: ${cure}.`);
    return;
  }
  if (!left) return;
  if (found.installation !== left.installation) throw new StoreError(`The database is another one than was here last: ${cure}.`);
  if (found.markedAt < left.markedAt) {
    throw new StoreError(`The database is of ${dateOf(found)}, older than the one that was here last (${dateOf(left)}): ${cure}.`);
  }
  if (left.hasLog && found.isWithoutLog) {
    throw new StoreError(`The database was not closed, and its log (wirewise.sqlite-wal) with what was written last is gone: ${cure}.`);
  }
}

const dateOf = ({ markedAt }: DataMark): string => new Date(markedAt).toISOString();

/**
 * Marks the database, and remembers the mark in the folder. Call it at the start, now and then, and with `isLast` before the store is
 * closed: everything is then in the database's own file.
 */
export async function rememberData(store: Store, folder: string, at: number, isLast = false): Promise<void> {
  const mark = await store.write(async ({ settings }) => {
    const installation = await settings.readOrSet(INSTALLATION_SETTING, randomUUID());
    const markedAt = Math.max(at, Number((await settings.read(MARK_SETTING)) ?? 0) + 1);
    await settings.set(MARK_SETTING, String(markedAt));
    return { installation, markedAt };
  });
  writeLeft(folder, { ...mark, hasLog: store.dialect === 'sqlite' && !(isLast && (await store.flush())) });
}

/** What a database's settings say of it. */
export const markOf = (settings: ReadonlyMap<string, string>): DataMark => ({
  installation: settings.get(INSTALLATION_SETTING),
  markedAt: Number(settings.get(MARK_SETTING) ?? 0),
});
