// What this device keeps of its owner's calculators: favourites, the last ones used, and results that were given a name.
import type { Edition, Language } from '../../api/contract/values.ts';
import type { ChatDatabase } from './database.ts';
import { newId } from './write-chats.ts';

/** A result with the name that somebody gave it; it is worked out anew where it is shown. */
export interface KeptResult {
  readonly id: string;
  readonly name: string;
  /** The form's id, and what stood in its fields. */
  readonly form: string;
  readonly values: Readonly<Record<string, number | string | null>>;
  readonly edition: Edition;
  readonly language: Language;
  /** The result's line, as it was. */
  readonly result: string;
  /** ISO time. */
  readonly at: string;
  /** The job card that it was filed under. */
  readonly jobId: string | null;
}

export const FAVOURITES_MAX = 6;
const LAST_MAX = 6;
const FAVOURITES = 'calculators:favourite';
const LAST = 'calculators:last';
const RESULT = 'calculators:result:';
/** Every row of these begins so. */
export const SHELF = 'calculators:';

/** Until somebody chooses others: what crews ask most. */
const USUAL: readonly string[] = ['conductor-size', 'voltage-drop', 'raceway-fill', 'box-fill', 'conduit-bend', 'motor-circuit'];

const idsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : undefined;

/** Forms' ids. */
export interface Shelf {
  /** Six at most, as they were put there. */
  readonly favourites: readonly string[];
  /** The newest first. */
  readonly last: readonly string[];
}

export async function readShelf(db: ChatDatabase): Promise<Shelf> {
  const [favourites, last] = await db.meta.bulkGet([FAVOURITES, LAST]);
  return { favourites: idsIn(favourites?.value) ?? USUAL, last: idsIn(last?.value) ?? [] };
}

/** Puts a form among the favourites or takes it out. Of seven the last goes; its id is returned. */
export async function setFavourite(db: ChatDatabase, id: string, wanted: boolean): Promise<string | undefined> {
  return db.transaction('rw', db.meta, async () => {
    const others = (await readShelf(db)).favourites.filter((each) => each !== id);
    const next = wanted ? [id, ...others] : others;
    await db.meta.put({ key: FAVOURITES, value: next.slice(0, FAVOURITES_MAX) });
    return next[FAVOURITES_MAX];
  });
}

export async function noteUse(db: ChatDatabase, id: string): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const { last } = await readShelf(db);
    await db.meta.put({ key: LAST, value: [id, ...last.filter((each) => each !== id)].slice(0, LAST_MAX) });
  });
}

/** The newest first. */
export async function listResults(db: ChatDatabase): Promise<readonly KeptResult[]> {
  const rows = await db.meta.where('key').startsWith(RESULT).toArray();
  return rows.map(({ value }) => value as KeptResult).toSorted((one, other) => other.at.localeCompare(one.at));
}

export async function keepResult(db: ChatDatabase, result: Omit<KeptResult, 'id' | 'at'>): Promise<void> {
  const id = newId();
  await db.meta.put({ key: RESULT + id, value: { ...result, id, at: new Date().toISOString() } satisfies KeptResult });
}

export async function changeResult(db: ChatDatabase, id: string, change: Partial<Pick<KeptResult, 'name' | 'jobId'>>): Promise<void> {
  const row = await db.meta.get(RESULT + id);
  if (row) await db.meta.put({ key: row.key, value: { ...(row.value as KeptResult), ...change } });
}

export async function dropResult(db: ChatDatabase, id: string): Promise<void> {
  await db.meta.delete(RESULT + id);
}
