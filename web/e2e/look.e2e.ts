// Every screen at phone and desk width, in three themes and both languages: nothing sticks out, nothing is too faint, too small or unnamed.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ask, expect, test } from './world.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const THEMES = ['light', 'dark', 'sun'] as const;
const QUESTION = 'What size copper wire for a 50 amp range, 60 feet from the panel?';

const PUBLIC = [
  '/',
  '/login',
  '/signup',
  '/forgotpassword',
  '/website/contactus',
  '/website/terms',
  '/viewplans',
  '/unauthorized',
  '/chatbot',
  '/chatbot/chathistory',
];

/** Stored before the page's own scripts run. */
async function prepare(page: Page, theme: string, language: string): Promise<void> {
  await page.addInitScript(
    (keys) => {
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
    },
    { theme, language, welcomed: 'yes', SHOW_POPUP: 'false' },
  );
}

const sticksOut = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Contrast of 7:1 and everything else that axe knows of, but for what only a person can judge. A menu over the page stands in no landmark. */
async function faults(page: Page, isMenu = false): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ rules: { 'color-contrast-enhanced': { enabled: true }, region: { enabled: !isMenu } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

test.use({ env: { GUEST_LIMIT: '1000' } });

for (const theme of THEMES) {
  test(`in the ${theme} theme no screen sticks out, in either language, on phone or desk`, async ({ browser, server }) => {
    test.setTimeout(120_000);
    for (const language of ['en', 'es']) {
      const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
      const page = await context.newPage();
      await prepare(page, theme, language);
      for (const path of PUBLIC) {
        await page.setViewportSize(PHONE);
        await page.goto(server.url + path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('#content')).toBeVisible();
        expect(await sticksOut(page), `${path} at ${PHONE.width} px, ${language}`).toBeLessThanOrEqual(0);
        await page.setViewportSize(DESK);
        expect(await sticksOut(page), `${path} at ${DESK.width} px, ${language}`).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  });

  test(`in the ${theme} theme everything can be read, named and reached`, async ({ browser, server }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', viewport: PHONE });
    const page = await context.newPage();
    await prepare(page, theme, 'en');
    for (const path of ['/', '/login', '/signup', '/viewplans', '/chatbot/chathistory']) {
      await page.goto(server.url + path);
      await expect(page.locator('#content')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await faults(page), path).toEqual([]);
    }
    await page.goto(`${server.url}/chatbot`);
    await ask(page, QUESTION);
    await expect(page.getByRole('article')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await faults(page), 'an answer').toEqual([]);
    expect(await sticksOut(page)).toBeLessThanOrEqual(0);
    await context.close();
  });
}

/** What opens over the chat: how it is opened, and as what. */
const SHEETS: readonly (readonly [name: string, role: 'dialog' | 'menu', open: (page: Page) => Promise<void>])[] = [
  ['calculators', 'dialog', (page) => page.keyboard.press('c')],
  ['job cards', 'dialog', (page) => page.keyboard.press('j')],
  ['keys', 'dialog', (page) => page.keyboard.press('?')],
  ['code in force', 'dialog', (page) => page.locator('main button[aria-haspopup=dialog][class*=code]').click()],
  ['menu of an answer', 'menu', (page) => page.getByRole('button', { name: 'More with this answer' }).click()],
  [
    'hand-over',
    'dialog',
    async (page) => {
      await page.getByRole('button', { name: 'More with this answer' }).click();
      await page.getByRole('menuitem', { name: 'Hand over as a QR code' }).click();
    },
  ],
];

for (const theme of THEMES)
  test(`in the ${theme} theme every sheet over the chat can be read, named and reached, on phone and desk`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    await prepare(page, theme, 'en');
    await page.setViewportSize(PHONE);
    await page.goto(`${server.url}/chatbot`);
    await ask(page, QUESTION);
    await expect(page.getByRole('article')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      for (const [name, role, open] of SHEETS) {
        await page.locator('#content').focus();
        await open(page);
        const sheet = page.getByRole(role).last();
        await expect(sheet, name).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await faults(page, role === 'menu'), `${name} at ${size.width} px`).toEqual([]);
        expect.soft(await sticksOut(page), `${name} at ${size.width} px`).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role), name).toHaveCount(0);
      }
    }
    await context.close();
  });
