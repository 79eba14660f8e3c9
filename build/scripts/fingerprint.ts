import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A fingerprint of every source file's path, size and time of change, tests aside. Sources are files and folders under `root`. */
export function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`);
  };
  for (const source of sources) {
    const path = join(root, source);
    if (!statSync(path).isDirectory()) add(path);
    else {
      const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
        if (!/\.test\.tsx?$|\/e2e\//.test(file)) add(file);
    }
  }
  return hash.digest('hex');
}
