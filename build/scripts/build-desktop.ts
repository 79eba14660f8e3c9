// Bundles the desktop app into dist/desktop: main as ESM, preload as CJS, the tray's pictures, the licenses; icons into dist/icons.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildWeb } from './build-web.ts';
import { fingerprintOf, root } from './fingerprint.ts';
import { makeIcons } from './icons.ts';
import { licensesText, listLicenses } from './licenses.ts';

const out = join(root, 'dist/desktop');
const stamp = join(root, 'dist/.desktop-built-from');
const SOURCES = [
  'desktop',
  'api',
  'web',
  'build/scripts/build-desktop.ts',
  'build/scripts/icons.ts',
  'build/scripts/licenses.ts',
  'package.json',
  'package-lock.json',
];

/** Bundles main and preload, and the UI, where they are missing or stale. Native packages stay outside and come along in the asar. */
export async function buildDesktop(): Promise<void> {
  await buildWeb();
  const wanted = fingerprintOf(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Parts of a build before would be packed with this one's.
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'licenses.txt'), licensesText(listLicenses()));
  const common = {
    bundle: true,
    platform: 'node',
    sourcemap: false,
    minify: true,
    // For the notes of crashes.
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
    absWorkingDir: root,
    // In one file every part would take itself for the one that was started, and run as a command.
    define: { 'import.meta.main': 'false' },
  } as const;
  await Promise.all([
    makeIcons(join(root, 'dist/icons'), out),
    build({
      ...common,
      entryPoints: ['desktop/main.ts'],
      outdir: out,
      format: 'esm',
      // The window opens before the API's part is read.
      splitting: true,
      chunkNames: 'part-[hash]',
      target: 'node22',
      // Native ones; the last two are never asked for here.
      external: ['electron', 'better-sqlite3', '@node-rs/argon2', 'sharp', 'pg-native', 'cloudflare:sockets'],
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
  writeFileSync(stamp, wanted);
}

if (import.meta.main) {
  await buildDesktop();
  console.log('The desktop app is in dist/desktop.');
}
