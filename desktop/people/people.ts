// Who works on this computer: a list in a file, and beside it a folder for each with everything of theirs.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { pinSchema } from './pin.ts';

const personSchema = z.object({
  id: z.string().check(z.regex(/^[\da-f-]{36}$/)),
  /** As shown at the door; empty until somebody has logged in. */
  name: z.string(),
  /** The origin of the server that their account is on; undefined: they work on this computer alone. */
  server: z.optional(z.string()),
  pin: z.optional(pinSchema),
  /** Of the program that opened their data last. */
  version: z.optional(z.string()),
});
export type Person = Readonly<z.infer<typeof personSchema>>;

const fileSchema = z.object({
  people: z.array(personSchema),
  /** People who were removed: their folders go at the next start, when nothing holds them open. */
  removed: z.array(z.string()),
});
type Kept = z.infer<typeof fileSchema>;

export interface People {
  readonly all: readonly Person[];
  find(id: string): Person | undefined;
  /** The folder of everything of theirs: `data` of this computer's API, `page` of their window. */
  folderOf(id: string): string;
  add(person: Pick<Person, 'name' | 'server'>): Person;
  /** @throws Error when it cannot be kept; nothing has changed then. */
  change(id: string, part: Partial<Omit<Person, 'id'>>): void;
  remove(id: string): void;
}

/**
 * Opens the list in the program's folder. What was kept before there were people becomes the first one's.
 * @throws Error where the list cannot be read: a guess would hide somebody's chats
 */
export function openPeople(folder: string): People {
  const file = join(folder, 'people.json');
  const home = join(folder, 'people');
  let kept: Kept = existsSync(file) ? readPeople(file) : { people: [], removed: [] };

  const keep = (next: Kept): void => {
    mkdirSync(home, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(next, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    kept = next;
  };
  const folderOf = (id: string): string => join(home, id);

  const people: People = {
    get all() {
      return kept.people;
    },
    find: (id) => kept.people.find((person) => person.id === id),
    folderOf,
    add(given) {
      const person: Person = { ...given, id: randomUUID() };
      mkdirSync(folderOf(person.id), { recursive: true, mode: 0o700 });
      keep({ ...kept, people: [...kept.people, person] });
      return person;
    },
    change(id, part) {
      keep({ ...kept, people: kept.people.map((person) => (person.id === id ? { ...person, ...part } : person)) });
    },
    remove(id) {
      keep({ people: kept.people.filter((person) => person.id !== id), removed: [...kept.removed, id] });
    },
  };

  if (kept.removed.length > 0) {
    for (const id of kept.removed) rmSync(folderOf(id), { recursive: true, force: true });
    keep({ ...kept, removed: [] });
  }
  const before = join(folder, 'data');
  if (kept.people.length === 0 && existsSync(join(before, 'wirewise.sqlite'))) {
    const first = people.add({ name: '', server: undefined });
    renameSync(before, join(folderOf(first.id), 'data'));
  }
  return people;
}

function readPeople(file: string): Kept {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`Who works on this computer cannot be read from ${file}. Mend the file, or move it away: the chats lie beside it.`, {
      cause: error,
    });
  }
}
