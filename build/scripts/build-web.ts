// Builds the UI into dist/web when it is missing or older than its sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, root } from './fingerprint.ts';

const stamp = join(root, 'dist/web/.built-from');
const SOURCES = [
  'web',
  'api/contract',
  'api/guide',
  'build/vite.config.ts',
  'build/brotli-beside.ts',
  'build/fetch-ahead.ts',
  'build/pwa.ts',
  'build/reader-folder.ts',
  'build/manifest-pictures.ts',
  'build/guide-pack.ts',
  'package-lock.json',
];

/** Builds if needed; says whether it did, and how long it took. */
export async function buildWeb(): Promise<{ readonly built: boolean; readonly seconds: number }> {
  const wanted = fingerprintOf(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { built: false, seconds: 0 };
  const started = performance.now();
  const { build } = await import('vite');
  await build({ configFile: join(root, 'build/vite.config.ts'), logLevel: 'warn' });
  writeFileSync(stamp, wanted);
  return { built: true, seconds: (performance.now() - started) / 1000 };
}
