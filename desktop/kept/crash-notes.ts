// What is noted when a part of the program dies. The notes stay on this computer and hold nothing of what was asked.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const KEPT = 20;
const MOST_TEXT = 6000;

export interface CrashNote {
  /** Which part: the program itself, the page, or one of Chromium's helpers. */
  readonly part: string;
  readonly reason: string;
  readonly stack?: string | undefined;
}

export const noteOf = (part: string, error: unknown): CrashNote =>
  error instanceof Error ? { part, reason: `${error.name}: ${error.message}`, stack: error.stack } : { part, reason: String(error) };

/** Paths under the user's own folder would tell a name. */
const withoutHome = (text: string, home: string): string => (home === '' ? text : text.replaceAll(home, '~')).slice(0, MOST_TEXT);

/** Keeps a note, and the newest of those before; never throws, since it is written when something is wrong already. */
export function keepCrashNote(folder: string, note: CrashNote, about: Readonly<Record<string, string>>, at: Date, home = homedir()): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { part, reason, stack } = note;
    const told = {
      at: at.toISOString(),
      part,
      reason: withoutHome(reason, home),
      ...(stack === undefined ? {} : { stack: withoutHome(stack, home) }),
      ...about,
    };
    writeFileSync(join(folder, `crash-${told.at.replaceAll(/[:.]/g, '-')}.json`), `${JSON.stringify(told, null, 2)}\n`, { mode: 0o600 });
    const notes = readdirSync(folder).filter((name) => /^crash-.*\.json$/.test(name));
    for (const old of notes.sort().slice(0, -KEPT)) rmSync(join(folder, old), { force: true });
  } catch {
    // A full disk may be what is wrong.
  }
}
