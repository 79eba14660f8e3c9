// Builds the UI into dist/web when it is missing or older than its sources.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fingerprintOf, root } from './fingerprint.ts';

const stamp = join(root, 'dist/web/.built-from');
const SOURCES = [
  'web',
  'api/contract',
  'api/guide',
  'build/vite.config.ts',
  'build/fetch-ahead.ts',
  'build/pwa.ts',
  'build/manifest-pictures.ts',
  'build/guide-pack.ts',
  'build/scripts/build-web.ts',
  'package-lock.json',
];

/** Builds if needed; says whether it did, and how long it took. */
export async function buildWeb(): Promise<{ readonly built: boolean; readonly seconds: number }> {
  const wanted = fingerprintOf(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { built: false, seconds: 0 };
  const started = performance.now();
  const { build } = await import('vite');
  await build({ configFile: join(root, 'build/vite.config.ts'), logLevel: 'warn' });
  await compressAssets();
  writeFileSync(stamp, wanted);
  return { built: true, seconds: (performance.now() - started) / 1000 };
}

const ASSETS = join(root, 'dist/web/assets');

/** Lays beside each of the larger hashed files what a phone gets of it: Brotli at its best, which takes too long to do when it is asked for. */
async function compressAssets(): Promise<void> {
  const compress = promisify(brotliCompress);
  await Promise.all(
    readdirSync(ASSETS)
      .filter((name) => /\.(?:js|css|bin)$/.test(name))
      .map(async (name) => {
        const bytes = readFileSync(join(ASSETS, name));
        if (bytes.length < SMALL_BYTES) return;
        await writeFile(
          join(ASSETS, `${name}.br`),
          await compress(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        );
      }),
  );
}

const SMALL_BYTES = 1024;
