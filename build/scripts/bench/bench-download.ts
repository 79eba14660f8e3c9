// How much JavaScript the chat's address fetches: until its box to ask in stands there, and in all, before the guide's chunk.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { buildWeb } from '../build-web.ts';
import { provideChromium } from '../provide-chromium.ts';
import { runServer } from '../run-server.ts';
import { watchPages } from './browser-page.ts';
import { showAgainst } from './times.ts';

const LIMIT_FIRST_KB = 200;
const LIMIT_ALL_KB = 250;
const LIMIT_JUDGEMENT_KB = 150;
const LIMIT_GUIDE_KB = 900;
const ASSETS = resolve(import.meta.dirname, '../../../dist/web/assets');
const GUIDE_CHUNK = /^\/assets\/(en|es)-[\w-]+\.js$/;

const JUDGEMENT_CHUNK = /^\/assets\/judgement-[\w-]+\.js$/;

/** The guide's code and its texts; the UI's own texts, a small file, are named alike. */
const GUIDE_FILE = (language: 'en' | 'es'): RegExp => new RegExp(`^(?:${language}-[\\w-]+\\.js|guide-${language}-[\\w-]+\\.bin)$`);

const gzipBytes = (path: string): number =>
  gzipSync(readFileSync(resolve(import.meta.dirname, `../../../dist/web${path}`)), { level: 9 }).length;

/** What a chunk is made of, with all that it imports; addresses as the page has them. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const code = readFileSync(resolve(ASSETS, path.slice('/assets/'.length)), 'utf8');
  for (const [, file] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) withImports(`/assets/${file}`, seen);
  return seen;
}

/** Over a slow line, so that what comes later is seen to come later. */
export async function benchDownload(): Promise<void> {
  await buildWeb();
  const { path } = await provideChromium();
  const server = await runServer();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await watchPages(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
    // The guide comes last of all.
    const guide = page.waitForRequest((request) => GUIDE_CHUNK.test(new URL(request.url()).pathname));
    await page.goto(`${server.url}/chatbot`);
    await guide;
    await page.waitForTimeout(1000);
    const { scripts, inputMs } = await page.evaluate(() => ({
      scripts: performance
        .getEntriesByType('resource')
        .map((entry) => ({ path: new URL(entry.name).pathname, cameMs: (entry as PerformanceResourceTiming).responseEnd }))
        .filter((entry) => entry.path.endsWith('.js')),
      inputMs: (window as unknown as { seen: { inputMs: number } }).seen.inputMs,
    }));
    const counted = scripts.filter((script) => !GUIDE_CHUNK.test(script.path));
    const first = counted.filter(({ cameMs }) => cameMs < inputMs);
    // The guide's first part, which tells dangers before the rest of it is here.
    const judging = counted.find((script) => JUDGEMENT_CHUNK.test(script.path));
    if (!judging) throw new Error('The page has not fetched what tells dangers.');
    const judgement = withImports(judging.path);
    for (const { path } of first) judgement.delete(path);
    const kB = (list: typeof counted): number =>
      [...new Set(list.map((script) => script.path))].reduce((sum, file) => sum + gzipBytes(file), 0) / 1000;
    const ofJudgement = counted.filter(({ path }) => judgement.has(path));
    showAgainst('chat: JavaScript to first paint, gzip', [kB(first)], 'kB', LIMIT_FIRST_KB);
    showAgainst(
      'chat: JavaScript in all, gzip, before the guide',
      [kB(counted.filter(({ path }) => !judgement.has(path)))],
      'kB',
      LIMIT_ALL_KB,
    );
    showAgainst('guide: what tells dangers, its first part, gzip', [kB(ofJudgement)], 'kB', LIMIT_JUDGEMENT_KB);
    const guides = (['en', 'es'] as const).map((language) => {
      const files = readdirSync(ASSETS).filter((file) => GUIDE_FILE(language).test(file) && statSync(resolve(ASSETS, file)).size > 100_000);
      return files.reduce((sum, file) => sum + statSync(resolve(ASSETS, `${file}.br`)).size, 0) / 1000;
    });
    showAgainst('guide: code and texts of a language, brotli', guides, 'kB', LIMIT_GUIDE_KB);
  } finally {
    await browser.close();
    await server.close();
  }
}
