// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources of code, not texts
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundleNode } from 'esbuild';
import { build, parseSync, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../api/contract/values.ts';
import { createGuide, type Guide } from '../api/guide/answer.ts';
import { type Pack, packFor } from '../api/guide/pack/pack.ts';
import type { PackedPart } from '../api/guide/pack/packed.ts';
import { detectLanguage, languageAsked } from '../api/guide/reading/detect-language.ts';
import { createParts } from '../web/sync/guide-parts.ts';
import { smallest } from './brotli-beside.ts';
import { readSet } from './exam/question.ts';
import { toGuide } from './exam/sit.ts';
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

/** What is known, code and texts together; what was learned from questions; and the largest file: as `brotli-beside.ts` compresses them and a server sends them. */
const LIMIT_KB = { known: 600, learned: 400 } as const;
const LIMIT_FILE_KB = 305;
/** What was learned lies in a part of its own, but for these, which a page has in its code. */
const LEARNED_IN_CODE = ['judgement/learned.json', 'faults/learned.json'];

/** What `virtual:guide` exports. */
interface Built {
  readonly createGuide: typeof createGuide;
  readonly PARTS: readonly string[];
  readonly packOf: (parts: readonly (PackedPart | undefined)[]) => Pack;
}

type Files = Rolldown.RolldownOutput['output'];

/** The guide of a language as a browser fetches it. */
async function builtGuide(language: Language): Promise<Files> {
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

const bytesOf = (file: Files[number]): Buffer => Buffer.from(file.type === 'chunk' ? file.code : file.source);

/** The guide as a phone makes it out of those files of which `has` says that they have come. */
async function onPhone(files: Files, folder: string, has: (part: number) => boolean): Promise<Guide> {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file.fileName)), { recursive: true });
    writeFileSync(join(folder, file.fileName), bytesOf(file));
  }
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
  const built: Built = await import(/* @vite-ignore */ pathToFileURL(join(folder, entry)).href);
  const parts = createParts(built.PARTS);
  vi.stubGlobal('fetch', async (address: string) => {
    if (!has(built.PARTS.indexOf(address))) throw new TypeError('No network');
    return new Response(readFileSync(join(folder, address)));
  });
  await parts.fetchMissing().catch(() => undefined);
  vi.unstubAllGlobals();
  return built.createGuide(built.packOf(parts.parts));
}

describe('the guide on a phone', () => {
  const folders: string[] = [];
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'wirewise-guide-'));
    folders.push(made);
    return made;
  };
  let files: Record<Language, Files>;
  const server = createGuide(packFor('en'), packFor('es'));
  /** In `npm run test:long` all of them. */
  const asked = readSet('dev')
    .filter((_, index) => process.env.LONG || index % 4 === 0)
    .map(toGuide);

  beforeAll(async () => {
    files = { en: await builtGuide('en'), es: await builtGuide('es') };
  }, 240_000);
  afterAll(() => {
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  });

  test.each(LANGUAGES)(`in %s is light enough for a weak signal: ${LIMIT_KB.known} and ${LIMIT_KB.learned} kB`, async (language) => {
    const kilobytes = async (all: readonly Buffer[]): Promise<readonly number[]> =>
      (await Promise.all(all.map(smallest))).map(({ length }) => length / 1000);
    const sum = (all: readonly number[]): number => all.reduce((before, each) => before + each, 0);
    const sizes = await kilobytes(files[language].map(bytesOf));
    expect(sizes.length).toBe(5);
    const inCode = await kilobytes(LEARNED_IN_CODE.map((name) => readFileSync(new URL(`../api/guide/${name}`, import.meta.url))));
    const core = await kilobytes(files[language].filter(({ fileName }) => new RegExp(`guide-${language}-0`).test(fileName)).map(bytesOf));
    expect(core.length).toBe(1);
    const learned = sum([...inCode, ...core]);
    expect(learned).toBeLessThan(LIMIT_KB.learned);
    expect(sum(sizes) - learned).toBeLessThan(LIMIT_KB.known);
    expect(Math.max(...sizes)).toBeLessThan(LIMIT_FILE_KB);
  });

  test('answers questions of dev as the server does, and as the desktop, whose server is bundled', async () => {
    const phone = { en: await onPhone(files.en, folder(), () => true), es: await onPhone(files.es, folder(), () => true) };
    const bundle = join(folder(), 'guide.mjs');
    await bundleNode({
      stdin: {
        contents: "export { createGuide } from './answer.ts'; export { packFor } from './pack/pack.ts';",
        resolveDir: resolve(import.meta.dirname, '../api/guide'),
      },
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node22',
      logLevel: 'error',
    });
    const bundled: { createGuide: typeof createGuide; packFor: typeof packFor } = await import(
      /* @vite-ignore */ pathToFileURL(bundle).href
    );
    const desktop = bundled.createGuide(bundled.packFor('en'), bundled.packFor('es'));
    for (const question of asked) {
      const { answer } = server.answer(question);
      const language = languageAsked(question.text, question.previous ?? [], 'en');
      const told = JSON.stringify(answer);
      expect(JSON.stringify(phone[language].answer({ ...question, language }).answer), question.text).toBe(told);
      expect(JSON.stringify(desktop.answer(question).answer), question.text).toBe(told);
    }
  }, 240_000);

  test('says that it is still loading, never that something is not known, while parts are missing', async () => {
    const without = await onPhone(files.en, folder(), () => false);
    expect(without.answer({ text: 'Do I need a GFCI for a dishwasher?' }).answer).toMatchObject({
      kind: 'nothing',
      confidence: 'unsure',
      result: expect.stringContaining('still loading'),
    });
    expect(without.answer({ text: 'My helper got shocked and is not breathing' }).answer.kind).toBe('emergency');
    expect(without.list('en').length).toBeGreaterThan(50);

    const [whole, some] = [await onPhone(files.en, folder(), () => true), await onPhone(files.en, folder(), (part) => part < 2)];
    const english = asked.filter(({ text }) => detectLanguage(text) === 'en');
    const told = english.map((question) => ({ here: some.answer(question).answer, later: whole.answer(question).answer }));
    const loading = told.filter(({ here }) => here.result.includes('still loading'));
    const atOnce = told.filter((each) => !loading.includes(each));
    for (const { here, later } of atOnce.filter(({ here }) => here.kind === 'nothing')) expect(here.result).toBe(later.result);
    // What is told at once is what is told later, but for the odd one.
    const others = atOnce.filter(({ here, later }) => here.restsOn[0] !== later.restsOn[0]);
    expect(others.length).toBeLessThan(told.length * 0.04);
    expect(loading.length).toBeLessThan(told.length * 0.86);
    const spanish = await onPhone(files.es, folder(), (part) => part < 1);
    expect(spanish.answer({ text: '¿Qué es un neutro abierto?', language: 'es' }).answer.result).toContain('todavía se está cargando');
  }, 240_000);
});
