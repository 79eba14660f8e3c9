// How smooth the chat is with much in it: the app started with no server, a long chat opened and scrolled, many chats listed and searched.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type Route } from 'playwright';
import { buildWeb } from '../build-web.ts';
import { provideChromium } from '../provide-chromium.ts';
import { runServer } from '../run-server.ts';
import { DESK, type Device, longestTaskMs, PHONE, readableAfterMs, slowDown, watchPages, wheel } from './browser-page.ts';
import { fillChats } from './fill-chats.ts';
import { busyNow, say, showAgainst } from './times.ts';

const CHATS = 5000;
const MESSAGES = 2000;
const LIMIT_START_MS = 2000;
const LIMIT_TASK_MS = 100;

const LAUNCH = { args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'] };

/** The chunk of the guide, which comes when the chat stands and nothing else is going on; its cost is counted apart. */
const GUIDE_CHUNK = /\/assets\/(en|es)-[\w-]+\.js$/;

/** The installed app, opened with the server gone by a browser that has just been started. */
export async function benchColdStart(): Promise<void> {
  await buildWeb();
  const { path } = await provideChromium();
  const profile = mkdtempSync(join(tmpdir(), 'wirewise-profile-'));
  const server = await runServer();
  const open = () => chromium.launchPersistentContext(profile, { ...LAUNCH, executablePath: path, viewport: DESK.viewport });
  try {
    const first = await open();
    await watchPages(first);
    const page = await first.newPage();
    await page.goto(`${server.url}/chatbot`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.getByRole('textbox').waitFor();
    await fillChats(page, { chats: CHATS, messages: MESSAGES });
    await first.close();
    await server.stop();
    for (const device of [DESK, PHONE]) {
      const starts: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const context = await open();
        await watchPages(context);
        const cold = await context.newPage();
        await cold.setViewportSize(device.viewport);
        await slowDown(cold, device.slowdown);
        await cold.goto(`${server.url}/chatbot`, { waitUntil: 'commit' });
        starts.push(await readableAfterMs(cold));
        await context.close();
      }
      showAgainst(`${device.name}: cold start offline to a readable chat`, starts, 'ms', LIMIT_START_MS, busyNow());
    }
  } finally {
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const nodesIn = (page: Page): Promise<number> => page.evaluate(() => document.getElementsByTagName('*').length);

const scrollerOf = (page: Page) => page.locator('main [class*=scroller]');

async function benchLongChat(page: Page, device: Device, url: string): Promise<void> {
  const opened: number[] = [];
  const readable: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.goto('about:blank');
    await page.goto(`${url}/chatbot`, { waitUntil: 'commit' });
    readable.push(await readableAfterMs(page));
    await page.waitForTimeout(1000);
    opened.push(await longestTaskMs(page));
  }
  showAgainst(`${device.name}: page to a readable chat of ${MESSAGES} messages`, readable, 'ms');
  showAgainst(`${device.name}: longest task while it opens`, opened, 'ms', LIMIT_TASK_MS, busyNow());

  const picked: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (await menu.isVisible()) await menu.click();
    const row = page.getByRole('navigation').locator('ul button[class*=chat_]');
    await row.nth(1).click();
    await page.waitForTimeout(500);
    if (await menu.isVisible()) await menu.click();
    await longestTaskMs(page);
    await row.nth(0).click();
    await page.waitForTimeout(1000);
    picked.push(await longestTaskMs(page));
  }
  showAgainst(`${device.name}: longest task while it is picked in the sidebar`, picked, 'ms', LIMIT_TASK_MS, busyNow());

  const box = await scrollerOf(page).boundingBox();
  if (!box) throw new Error('The chat has no place to scroll.');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await longestTaskMs(page);
  const started = Date.now();
  const up = await wheel(page, place, -3000, 2500, () =>
    scrollerOf(page).evaluate((element) => element.scrollTop === 0 && !element.textContent?.includes('Show older messages')),
  );
  showAgainst(
    `${device.name}: longest task while scrolling to its first message`,
    [await longestTaskMs(page)],
    'ms',
    LIMIT_TASK_MS,
    busyNow(),
  );
  say('', `${up} turns of the wheel in ${((Date.now() - started) / 1000).toFixed(0)} s, ${await nodesIn(page)} elements at the end`);
  await wheel(page, place, 3000, 300, () =>
    scrollerOf(page).evaluate((element) => element.scrollTop + element.clientHeight > element.scrollHeight - 2),
  );
  showAgainst(`${device.name}: longest task while scrolling down again`, [await longestTaskMs(page)], 'ms', LIMIT_TASK_MS, busyNow());
}

async function benchManyChats(page: Page, device: Device, url: string): Promise<void> {
  await page.goto(`${url}/chatbot/chathistory`);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.waitForTimeout(3000);
  await longestTaskMs(page);

  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  const list = page.getByRole('navigation').locator('ul').first();
  const box = await list.boundingBox();
  if (!box) throw new Error('The sidebar has no list.');
  const turns = await wheel(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 800, 600, () =>
    list.evaluate(
      (element) => element.scrollTop + element.clientHeight > element.scrollHeight - 2 && element.scrollHeight > 100 * element.clientHeight,
    ),
  );
  showAgainst(
    `${device.name}: longest task while scrolling ${CHATS} chats in the sidebar`,
    [await longestTaskMs(page)],
    'ms',
    LIMIT_TASK_MS,
  );
  say('', `${turns} turns of the wheel, ${await nodesIn(page)} elements at the end`);
  await page.goto(`${url}/chatbot/chathistory`);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.waitForTimeout(2000);
  await longestTaskMs(page);

  // Looked up once: to find a button by its name, the one who presses reads the whole page, in the page's own time.
  const more = await page.getByRole('button', { name: 'Load More' }).elementHandle();
  const started = Date.now();
  for (let press = 0; press < 100; press += 1) await more?.click();
  showAgainst(
    `${device.name}: longest task while loading 500 chats in the history`,
    [await longestTaskMs(page)],
    'ms',
    LIMIT_TASK_MS,
    busyNow(),
  );
  say('', `in ${((Date.now() - started) / 1000).toFixed(1)} s, ${await nodesIn(page)} elements at the end`);

  const found: number[] = [];
  const field = page.getByRole('searchbox');
  const tasks: number[] = [];
  await field.scrollIntoViewIfNeeded();
  for (const [round, query] of ['house 4321', 'equipment grounding', 'panel 977', 'tubo pvc', 'motor 12'].entries()) {
    await field.fill('');
    await page.waitForTimeout(500);
    const before = await longestTaskMs(page);
    if (round === 0 && before > 0) say('', `(${before.toFixed(0)} ms: texts folded, or the list drawn)`);
    const ms = await field.evaluate(async (input, text) => {
      const started = performance.now();
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      setter?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const said = document.querySelector('main [role=status]');
      await new Promise<void>((done) => {
        const look = (): void => {
          if (!said?.textContent) return;
          observer.disconnect();
          done();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        look();
      });
      return performance.now() - started;
    }, query);
    found.push(ms);
    tasks.push(await longestTaskMs(page));
  }
  showAgainst(`${device.name}: search over ${CHATS} chats`, found, 'ms');
  showAgainst(`${device.name}: longest task while it searches`, tasks, 'ms', LIMIT_TASK_MS, busyNow());
}

/** Opening, scrolling and searching, with the server there; on this machine as it is, and slowed down. */
export async function benchChat(): Promise<void> {
  await buildWeb();
  const { path } = await provideChromium();
  const server = await runServer();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ ...LAUNCH, executablePath: path });
    for (const device of [DESK, PHONE]) {
      // Without the worker, which would answer in place of the routes below.
      const context = await browser.newContext({ viewport: device.viewport, serviceWorkers: 'block' });
      await watchPages(context);
      const held: Route[] = [];
      await context.route(GUIDE_CHUNK, (route) => void held.push(route));
      const page = await context.newPage();
      await page.goto(`${server.url}/chatbot`);
      await page.getByRole('textbox').waitFor();
      await fillChats(page, { chats: CHATS, messages: MESSAGES });
      await slowDown(page, device.slowdown);
      await benchLongChat(page, device, server.url);
      await benchManyChats(page, device, server.url);

      // The guide gets ready by itself while the chat is on screen.
      const ready: number[] = [];
      await context.unroute(GUIDE_CHUNK);
      for (const route of held) await route.abort().catch(() => undefined);
      for (let round = 0; round < 3; round += 1) {
        await page.goto('about:blank');
        await page.goto(`${server.url}/chatbot`);
        await readableAfterMs(page);
        await page.waitForTimeout(3000 * device.slowdown);
        ready.push(await longestTaskMs(page));
      }
      showAgainst(`${device.name}: longest task while the guide gets ready`, ready, 'ms');
      await context.close();
    }
  } finally {
    await browser?.close();
    await server.close();
  }
}
