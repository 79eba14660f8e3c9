// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources of code, not texts
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, parseSync, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../api/contract/values.ts';
import { createGuide } from '../api/guide/answer.ts';
import { type Pack, packFor } from '../api/guide/knowledge/pack.ts';
import { readSet } from './exam/question.ts';
import { guidePack, oneLanguage, withoutLanguage } from './guide-pack.ts';

const strip = (code: string, other: 'en' | 'es'): string => withoutLanguage(code, other, (text) => parseSync('file.js', text).program);

test('texts of the other language are left out, wherever they stand', () => {
  expect(strip("const a = { en: 'six', es: 'seis' };", 'es')).toBe("const a = { en: 'six', es: '' };");
  expect(strip('say({ en: `up to ${n} A`, es: `hasta ${n} A` })', 'en')).toBe("say({ en: '', es: `hasta ${n} A` })");
  expect(strip("f({ en: ['a', 'b'], es: ['c'] })", 'es')).toBe("f({ en: ['a', 'b'], es: [] })");
  expect(strip("f({ en: `x ${say({ en: 'y', es: 'z' })}`, es: 'w' })", 'es')).toBe("f({ en: `x ${say({ en: 'y', es: '' })}`, es: '' })");
});

test('texts handed to a function as (…, en, es) go too, nested or not', () => {
  const t = 'const t = (en, es) => say(language, { en, es });\n';
  expect(strip(`${t}t(\`${'${n}'} ft\`, \`${'${n}'} pies\`)`, 'es')).toBe(`${t}t(\`${'${n}'} ft\`, '')`);
  expect(strip(`${t}t(big ? 'a' : 'b', big ? 'c' : t('d', 'e'))`, 'en')).toBe(`${t}t(big ? 'a' : 'b', big ? 'c' : t('', 'e'))`);
  expect(strip("function use(section, en, es) { return { en, es }; }\nuse('1', 'x', 'y')", 'en')).toBe(
    "function use(section, en, es) { return { en, es }; }\nuse('1', '', 'y')",
  );
  expect(strip("other('x', 'y')", 'en')).toBe("other('x', 'y')");
});

test('everything else stays: other keys, more keys, values that are not plain text', () => {
  for (const code of [
    '({ en: 1, es: 2 })',
    "({ en: 'a', es: b })",
    "({ en: 'a', es: 'b', fr: 'c' })",
    "({ english: 'a', es: 'b' })",
    '({ en: pick(), es: pick() })',
  ]) {
    expect(strip(code, 'es')).toBe(code);
  }
});

/** The guide of a language as a browser fetches it. */
async function builtGuide(language: Language): Promise<Rolldown.RolldownOutput['output']> {
  const entry = `export * from 'virtual:guide/${language}';`;
  const built = (await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'error',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === 'entry' ? '\0entry' : undefined), load: (id) => (id === '\0entry' ? entry : undefined) },
      guidePack(),
      oneLanguage(),
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return built.output;
}

describe.each(LANGUAGES)('the guide in %s', (language) => {
  let files: Rolldown.RolldownOutput['output'];
  beforeAll(async () => {
    files = await builtGuide(language);
  }, 120_000);

  test('is light enough for a weak signal: 1.2 MB gzip together, 2 MiB a file', () => {
    const bytes = files.map((file) => Buffer.from(file.type === 'chunk' ? file.code : file.source));
    expect(bytes.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)).toBeLessThan(1_200_000);
    for (const file of bytes) expect(file.length).toBeLessThan(2 * 1024 * 1024);
  });

  test('answers as it does with both languages in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wirewise-guide-'));
    for (const file of files) {
      mkdirSync(dirname(join(folder, file.fileName)), { recursive: true });
      writeFileSync(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source);
    }
    vi.stubGlobal('fetch', async (path: string) => new Response(readFileSync(join(folder, path))));
    try {
      const entry = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
      const built = (await import(/* @vite-ignore */ pathToFileURL(join(folder, entry)).href)) as {
        createGuide: typeof createGuide;
        loadPack: () => Promise<Pack>;
      };
      const [onPhone, whole] = [built.createGuide(await built.loadPack()), createGuide(packFor(language))];
      const asked = readSet('train')
        .filter(({ lang }) => lang === language)
        .slice(0, 300);
      expect(asked.length).toBe(300);
      for (const { question: text } of asked) {
        expect(onPhone.answer({ text, language }).answer, text).toEqual(whole.answer({ text, language }).answer);
      }
    } finally {
      vi.unstubAllGlobals();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
