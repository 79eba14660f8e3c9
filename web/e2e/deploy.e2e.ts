// A newer version comes while tabs are open: they ask, reload once and keep what was typed, and never do so without a connection.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type RunningServer, runServer } from '../../build/scripts/run-server.ts';
import { faults } from './axe.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { newFolder, removeFolder } from './fault-world.ts';
import { appIsKept, asked, test as base, enterAs, expect, watch, withoutWelcome } from './world.ts';

const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url));

interface Deployed {
  line: FaultProxy;
  /** The folder that the server behind the line serves. */
  ui: string;
  behind: RunningServer;
}

const test = base.extend<Deployed>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  line: async ({}, use) => {
    const line = await startFaultProxy();
    await use(line);
    await line.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  ui: async ({}, use) => {
    const folder = newFolder();
    cpSync(BUILT, folder, { recursive: true });
    await use(folder);
    removeFolder(folder);
  },
  behind: async ({ line, ui }, use) => {
    const server = await runServer({}, undefined, 0, { uiFolder: ui });
    line.target = server.url;
    await use(server);
    await server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ context }) => withoutWelcome(context));

/** Puts version `version` into the folder: another shell, and a worker that knows it. */
function deploy(ui: string, version: number): void {
  const shell = join(ui, 'index.html');
  writeFileSync(shell, readFileSync(shell, 'utf8').replace('<head>', `<head><meta name="deployed" content="${version}" />`));
  const worker = join(ui, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(url:"index\.html",revision:")[^"]*/, `$1version-${version}`));
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => {
    loads.count += 1;
  });
  return loads;
}

const version = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name="deployed"]')?.getAttribute('content') ?? null);
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of Wirewise is ready.' });
const update = (page: Page) => prompt(page).getByRole('button', { name: 'Update' });
const look = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));

/** Opens the chat with the worker in charge. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/chatbot`);
  await appIsKept(page);
  await expect(asked(page)).toBeVisible();
}

test('two tabs are asked; the one that agrees reloads once, the other when it agrees; both keep the draft to the last letter', async ({
  page,
  context,
  line,
  ui,
  behind,
  breaches,
}) => {
  expect(behind.url).toBeTruthy();
  await open(page, line.url);
  const second = await context.newPage();
  watch(second, breaches);
  await second.goto(`${line.url}/chatbot`);
  await asked(page).fill('Half a ques');
  await page.waitForTimeout(400);
  deploy(ui, 2);
  await look(page);
  await expect(update(page)).toBeVisible();
  await expect(update(second)).toBeVisible();
  expect(await faults(second)).toEqual([]);
  expect(await version(page)).toBeNull();

  const [loads, otherLoads] = [countLoads(page), countLoads(second)];
  await asked(page).pressSequentially('tion');
  await update(page).click();
  await expect.poll(() => version(page).catch(() => null)).toBe('2');
  await expect(asked(page)).toHaveValue('Half a question');
  await expect(prompt(page)).toBeHidden();
  await page.waitForTimeout(1000);
  expect(loads.count).toBe(1);

  // Whoever types in the other tab is not interrupted.
  expect(otherLoads.count).toBe(0);
  await asked(second).fill('Another question');
  await update(second).click();
  await expect.poll(() => version(second).catch(() => null)).toBe('2');
  await expect(asked(second)).toHaveValue('Another question');
  await second.waitForTimeout(1000);
  expect(otherLoads.count).toBe(1);
  expect(loads.count).toBe(1);
});

test('without a connection nothing is reloaded, whatever is pressed; with it, the update is taken', async ({
  page,
  context,
  line,
  ui,
  behind,
}) => {
  await open(page, line.url);
  deploy(ui, 2);
  await look(page);
  await expect(update(page)).toBeVisible();
  const loads = countLoads(page);
  for (const away of ['server', 'portal', 'network'] as const) {
    if (away === 'server') line.target = undefined;
    if (away === 'portal') line.rule = () => ({ is: 'portal', how: 'page' });
    if (away === 'network') await context.setOffline(true);
    if (await update(page).isVisible()) await update(page).click();
    await page.waitForTimeout(1200);
    expect(loads.count).toBe(0);
    expect(await version(page)).toBeNull();
    line.target = behind.url;
    line.rule = () => undefined;
    await context.setOffline(false);
  }
  await expect(update(page)).toBeVisible({ timeout: 15_000 });
  await update(page).click();
  await expect.poll(() => version(page).catch(() => null)).toBe('2');
  expect(loads.count).toBe(1);
});

test('a screen that the deploy has taken away: one reload and then its failure, never in a circle, never without the server', async ({
  page,
  line,
  ui,
  behind,
  breaches,
}) => {
  await enterAs(page, line.url, behind.admin);
  await appIsKept(page);
  await page.reload();
  await expect(asked(page)).toBeVisible();
  const failed = page.getByText('This screen did not open');
  const menu = page.getByRole('button', { name: 'Profile menu' });
  const loads = countLoads(page);

  line.target = undefined;
  await menu.click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(failed).toBeVisible();
  await page.waitForTimeout(1000);
  expect(loads.count).toBe(0);
  line.target = behind.url;
  await page.goBack();
  await expect(asked(page)).toBeVisible();

  for (const file of readdirSync(join(ui, 'assets'))) if (file.startsWith('dashboard-')) rmSync(join(ui, 'assets', file));
  await page.reload();
  await expect(asked(page)).toBeVisible();
  const after = loads.count;
  await menu.click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect.poll(() => loads.count).toBe(after + 1);
  await expect(failed).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads.count).toBe(after + 1);
  // That its style is not there either is what the browser says of a file that is gone.
  for (const text of breaches.splice(0)) expect(text).toMatch(/^Refused to apply style from '\S+\/assets\/dashboard-\S+'/);
});

(process.env.LONG ? test : test.skip)('a tab that stays open looks for a newer version by itself', async ({ page, line, ui, behind }) => {
  expect(behind.url).toBeTruthy();
  await page.clock.install();
  await open(page, line.url);
  deploy(ui, 2);
  await page.clock.fastForward('01:01:00');
  await expect(update(page)).toBeVisible();
});
