// Bundles the desktop app into dist/desktop: main as ESM, preload as CJS.
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { buildWeb } from './build-web.ts';

const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'dist/desktop');

/** Bundles main and preload, and the UI when it is stale. Native packages stay outside and come along in the asar. */
export async function buildDesktop(): Promise<void> {
  await buildWeb();
  const common = {
    bundle: true,
    platform: 'node',
    sourcemap: false,
    legalComments: 'none',
    logLevel: 'warning',
    absWorkingDir: root,
  } as const;
  await Promise.all([
    build({
      ...common,
      entryPoints: ['desktop/main.ts'],
      outfile: join(out, 'main.js'),
      format: 'esm',
      target: 'node22',
      external: ['electron', 'better-sqlite3', '@node-rs/argon2', 'pg', 'pg-native', 'sharp'],
      // Bundled CommonJS packages still call require.
      banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
    }),
    build({
      ...common,
      entryPoints: ['desktop/preload.ts'],
      outfile: join(out, 'preload.cjs'),
      format: 'cjs',
      target: 'chrome130',
      external: ['electron'],
    }),
  ]);
}

if (import.meta.main) {
  await buildDesktop();
  console.log('The desktop app is in dist/desktop.');
}
