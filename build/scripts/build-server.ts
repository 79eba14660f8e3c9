// Bundles the server into dist/server when it is missing or older than its sources. Its own TypeScript runs as well; the bundle starts sooner
// and takes 110 MB less: Node has no types to strip, keeps no comments in memory, and reads the knowledge as data.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { LANGUAGES } from '../../api/contract/values.ts';
import { fingerprintOf, root } from './fingerprint.ts';

const out = join(root, 'dist/server');
const stamp = join(out, '.built-from');
const SOURCES = ['api', 'build/scripts/build-server.ts', 'package-lock.json'];

/** Writes a file of data beside the bundle and gives an expression that reads it. */
function besideBundle(name: string, json: string): string {
  writeFileSync(join(out, name), json);
  return `JSON.parse(readFileSync(new URL('./${name}', import.meta.url), 'utf8'))`;
}

/**
 * Keeps the guide's knowledge out of the code, as files of JSON. Code of that size takes 20 MB to compile and stays in memory as text
 * beside what it says; JSON does neither.
 */
const knowledgeAsData: Plugin = {
  name: 'wirewise:knowledge-as-data',
  setup({ onLoad }) {
    const code = (resolveDir: string, lines: readonly string[]) => ({
      contents: [`import { readFileSync } from 'node:fs';`, ...lines].join('\n'),
      resolveDir,
    });
    onLoad({ filter: /\/api\/guide\/pack\/pack\.ts$/ }, async () => {
      const { packFor } = await import('../../api/guide/pack/pack.ts');
      const texts = LANGUAGES.map((language) => {
        const { learned: _, ...pack } = packFor(language);
        return `${language}: () => ${besideBundle(`pack-${language}.json`, JSON.stringify(pack))}`;
      });
      return code(join(root, 'api/guide/pack'), [
        `import { learnedFor } from '../asking/learned-data.ts';`,
        `const TEXTS = { ${texts.join(', ')} };`,
        'export const packFor = (language) => ({ ...TEXTS[language](), learned: learnedFor(language) });',
      ]);
    });
    onLoad({ filter: /\/api\/guide\/\w+\/learned\.json$/ }, ({ path }) => {
      const name = `${basename(join(path, '..'))}-${basename(path)}`;
      return code(root, [`export default ${besideBundle(name, readFileSync(path, 'utf8'))};`]);
    });
  },
};

/** Bundles if needed; says whether it did. */
export async function buildServer(): Promise<{ readonly built: boolean }> {
  const wanted = fingerprintOf(SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { built: false };
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
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
    plugins: [knowledgeAsData],
    // Bundled CommonJS packages still call require.
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  });
  writeFileSync(stamp, wanted);
  return { built: true };
}
