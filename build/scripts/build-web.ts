// Builds the UI into dist/web when it is missing or older than its sources. Exported for `npm start`; run alone it is `npm run build`.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const stamp = join(root, 'dist/web/.built-from');
const SOURCES = [
  'web',
  'api/contract',
  'api/guide',
  'build/vite.config.ts',
  'build/pwa.ts',
  'build/manifest-pictures.ts',
  'build/guide-pack.ts',
  'package-lock.json',
];

/** A fingerprint of every source file's path, size and time of change. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`);
  };
  for (const source of SOURCES) {
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

/** Builds if needed; says whether it did, and how long it took. */
export async function buildWeb(): Promise<{ readonly built: boolean; readonly seconds: number }> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { built: false, seconds: 0 };
  const started = performance.now();
  const { build } = await import('vite');
  await build({ configFile: join(root, 'build/vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stamp, wanted);
  return { built: true, seconds: (performance.now() - started) / 1000 };
}

if (import.meta.main) {
  const { built, seconds } = await buildWeb();
  console.log(built ? `The UI is in dist/web (${seconds.toFixed(0)} s).` : 'dist/web is up to date.');
}
