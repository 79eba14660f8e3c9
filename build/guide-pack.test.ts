// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources of code, not texts
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, parseSync, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
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

test.each(['en', 'es'] as const)(
  'the guide in %s is light enough for a weak signal: 350 kB gzip together, 2 MiB a file',
  async (language) => {
    const entry = `import * as guide from 'virtual:guide/${language}'; globalThis.guide = guide;`;
    const built = (await build({
      configFile: false,
      root: resolve(import.meta.dirname, '..'),
      logLevel: 'error',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
          load: (id) => (id === '\0entry' ? entry : undefined),
        },
        guidePack(),
        oneLanguage(),
      ],
      build: { write: false, assetsInlineLimit: 0, target: 'es2022', rolldownOptions: { input: 'entry' } },
    })) as Rolldown.RolldownOutput;
    const files = built.output.map((file) => Buffer.from(file.type === 'chunk' ? file.code : file.source));
    expect(files.length).toBeGreaterThan(1);
    expect(files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)).toBeLessThan(350_000);
    for (const file of files) expect(file.length).toBeLessThan(2 * 1024 * 1024);
  },
  120_000,
);
