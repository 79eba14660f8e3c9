// A first visit on a slow line, and how long a danger waits for its answer in the page.
import { type BrowserContext, chromium, type Page } from 'playwright';
import { buildWeb } from '../build-web.ts';
import { provideChromium } from '../provide-chromium.ts';
import { runServer } from '../run-server.ts';
import { PHONE, slowDown, watchPages } from './browser-page.ts';
import { busyNow, sayLimit, showAgainst } from './times.ts';

/** Slow 3G: 400 kb/s, 400 ms. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const LIMIT_PAINT_MS = 2500;
const LIMIT_BOX_MS = 6000;
const LIMIT_DANGER_MS = 100;
const ROUNDS = 3;
const JUDGEMENT = /\/assets\/judgement-[\w-]+\.js$/;
const GUIDE = /\/assets\/(?:(?:en|es)-[\w-]+\.js|guide-[\w-]+\.\w+)$/;

interface Visit {
  readonly paintMs: number;
  readonly boxMs: number;
  readonly judgementMs: number;
  /** When the first of the guide's files was asked for. */
  readonly guideMs: number;
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  await watchPages(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  const guide = page.waitForRequest((request) => GUIDE.test(new URL(request.url()).pathname), { timeout: 60_000 });
  await page.goto(`${url}/chatbot`, { waitUntil: 'commit' });
  await guide;
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/guide-|\/(?:en|es)-/.test(name)), null, {
    timeout: 60_000,
  });
  const { paintMs, boxMs, files } = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    boxMs: (window as unknown as { seen: { inputMs: number } }).seen.inputMs,
    files: performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      askedMs: entry.startTime,
      cameMs: (entry as PerformanceResourceTiming).responseEnd,
    })),
  }));
  const judgementMs = files.find(({ path }) => JUDGEMENT.test(path))?.cameMs ?? 0;
  const guideMs = Math.min(...files.filter(({ path }) => GUIDE.test(path)).map(({ askedMs }) => askedMs));
  return { paintMs, boxMs, judgementMs, guideMs };
}

/** The chat's address met for the first time on a slow line. */
export async function benchSlowLine(): Promise<void> {
  await buildWeb();
  const { path } = await provideChromium();
  const server = await runServer();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: PHONE.viewport });
      visits.push(await visit(context, server.url));
      await context.close();
    }
    const show = (what: string, figure: (each: Visit) => number, limit?: number): void =>
      showAgainst(`slow 3G, first visit: ${what}`, visits.map(figure), 'ms', limit);
    show('something to read', ({ paintMs }) => paintMs, LIMIT_PAINT_MS);
    show('the box to ask in', ({ boxMs }) => boxMs, LIMIT_BOX_MS);
    show('dangers are judged in the page', ({ judgementMs }) => judgementMs);
    const late = visits.every(({ boxMs, judgementMs, guideMs }) => guideMs > boxMs && guideMs > judgementMs);
    sayLimit('slow 3G, first visit: the guide is asked for', late ? 'after both' : 'before them', late, 'after both');
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Milliseconds from the press of the button until the plate of a danger stands in the page. */
async function dangerAfterMs(page: Page, text: string): Promise<number> {
  await page.locator('[data-part=box]').fill(text);
  return page.evaluate(async () => {
    const before = document.querySelectorAll('a[href="tel:911"]').length;
    const button = document.querySelector<HTMLButtonElement>('[data-part=dock] button[type=submit]');
    const started = performance.now();
    button?.click();
    await new Promise<void>((done) => {
      const look = (): void => {
        if (document.querySelectorAll('a[href="tel:911"]').length <= before) return;
        observer.disconnect();
        done();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      look();
    });
    return performance.now() - started;
  });
}

/** With a server that hangs, on this machine and slowed down. */
export async function benchDanger(): Promise<void> {
  await buildWeb();
  const { path } = await provideChromium();
  const server = await runServer();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    for (const slowdown of [1, PHONE.slowdown]) {
      const context = await browser.newContext({ viewport: PHONE.viewport, serviceWorkers: 'block' });
      await watchPages(context);
      const page = await context.newPage();
      await page.goto(`${server.url}/chatbot`);
      await page.waitForLoadState('networkidle');
      await page.route('**/api/**', () => undefined);
      await slowDown(page, slowdown);
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        times.push(await dangerAfterMs(page, `My panel is smoking and sparking, what do I do? ${round}`));
        await page.waitForTimeout(1000);
      }
      showAgainst(`emergency: shown after sending, ${slowdown} x slower`, times, 'ms', LIMIT_DANGER_MS, busyNow());
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
