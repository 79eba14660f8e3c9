// The guide by itself: in Node, and as a phone runs it.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Guide } from '../../../api/guide/answer.ts';
import { buildWeb } from '../build-web.ts';
import { provideChromium } from '../provide-chromium.ts';
import { runServer } from '../run-server.ts';
import { QUESTIONS } from './questions.ts';
import { say, show, summarise, type Times } from './times.ts';

export async function benchGuide(against: Times): Promise<void> {
  const { createGuide } = await import('../../../api/guide/answer.ts');
  const { packFor } = await import('../../../api/guide/pack/pack.ts');
  const packs = { en: packFor('en'), es: packFor('es') };
  const ready = performance.now();
  const guide: Guide = createGuide(packs.en, packs.es);
  say('guide: index of both languages ready', `${(performance.now() - ready).toFixed(0)} ms`);
  for (const text of QUESTIONS) guide.answer({ text });
  const times = Array.from({ length: 50 }, () => QUESTIONS)
    .flat()
    .map((text) => {
      const started = performance.now();
      guide.answer({ text });
      return performance.now() - started;
    });
  show('guide: one answer', summarise(times), against);
}

/** The chunk that build/guide-pack.ts makes for a language; the interface's own texts are smaller files of other names. */
const guideChunk = (language: string): RegExp => new RegExp(`^${language}-[\\w-]+\\.js$`);

/** The built chunks in Chromium with the processor slowed to a quarter. */
export async function benchGuideOnPhone(against: Times): Promise<void> {
  await buildWeb();
  const { path } = await provideChromium();
  const server = await runServer();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/website/terms`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const assets = resolve(import.meta.dirname, '../../../dist/web/assets');
    for (const language of ['en', 'es']) {
      const file = readdirSync(assets).find((name) => guideChunk(language).test(name));
      if (!file) throw new Error(`There is no chunk of the guide in ${language}.`);
      const seen = await page.evaluate(
        async ({ address, questions }) => {
          const loading = performance.now();
          const { createGuide, PARTS, packOf } = (await import(address)) as {
            createGuide: (pack: unknown) => Guide;
            PARTS: readonly string[];
            packOf: (parts: readonly unknown[]) => unknown;
          };
          const files = await Promise.all(PARTS.map(async (part) => (await fetch(part)).arrayBuffer()));
          const parts = files.map((file) => {
            const length = new DataView(file).getUint32(0, true);
            return { head: new TextDecoder().decode(new Uint8Array(file, 4, length)), bytes: new Uint8Array(file, 4 + length) };
          });
          const pack = packOf(parts);
          const loadedMs = performance.now() - loading;
          const indexing = performance.now();
          const guide = createGuide(pack);
          const indexMs = performance.now() - indexing;
          for (const text of questions) guide.answer({ text });
          const times = Array.from({ length: 30 }, () => questions)
            .flat()
            .map((text) => {
              const started = performance.now();
              guide.answer({ text });
              return performance.now() - started;
            });
          return { loadedMs, indexMs, times };
        },
        { address: `/assets/${file}`, questions: [...QUESTIONS] },
      );
      const kB = Math.round(gzipSync(readFileSync(resolve(assets, file)), { level: 9 }).length / 1000);
      say(
        `phone: guide in ${language}, code ${kB} kB gzip`,
        `loaded in ${seen.loadedMs.toFixed(0)} ms, index ready in ${seen.indexMs.toFixed(0)} ms`,
      );
      show(`phone: one answer (${language})`, summarise(seen.times), against);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
