// Bundles the server into dist/server when it is missing or older than its sources. Its own TypeScript runs as well; the bundle starts sooner
// and takes 90 MB less, because Node has no types to strip and keeps no comments in memory.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fingerprintOf, root } from './fingerprint.ts';

const out = join(root, 'dist/server');
const stamp = join(out, '.built-from');
const SOURCES = ['api', 'build/scripts/build-server.ts', 'package-lock.json'];

/** Bundles if needed; says whether it did. */
export async function buildServer(): Promise<{ readonly built: boolean }> {
  const wanted = fingerprintOf(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { built: false };
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: ['api/main.ts'],
    absWorkingDir: root,
    outdir: out,
    bundle: true,
    splitting: true,
    // With native parts, or loaded for some installations alone: installed beside it.
    external: ['better-sqlite3', '@node-rs/argon2', 'sharp', 'pg', 'nodemailer'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'warning',
    // Bundled CommonJS packages still call require.
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  });
  writeFileSync(stamp, wanted);
  return { built: true };
}
