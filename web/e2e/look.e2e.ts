// Every screen at phone and desk width, in three themes and both languages: nothing sticks out, nothing is too faint, too small or unnamed.
import type { Page } from '@playwright/test';
import { OVER_A_MEMBERS_CHAT, OVER_THE_ACCOUNT } from '../../build/scenes/over-a-members-chat.ts';
import { OVER_THE_CHAT, RANGE } from '../../build/scenes/over-the-chat.ts';
import { OVER_THE_DASHBOARD } from '../../build/scenes/over-the-dashboard.ts';
import { openEach, type Place } from '../../build/scenes/scene.ts';
import { serverWithModels } from '../../build/scenes/server-with-models.ts';
import { storeKeys } from '../../build/scripts/log-in.ts';
import type { UiLanguage } from '../../build/ui-texts.ts';
import { faults } from './axe.ts';
import { ask, expect, inLong, test } from './world.ts';

/** A folded phone's outer screen. */
const NARROW = { width: 280, height: 653 };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const THEMES = ['light', 'dark', 'sun'] as const;

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

test.use({ env: { GUEST_LIMIT: '1000' } });

for (const theme of inLong(THEMES, ['light']))
  test(`in the ${theme} theme no screen sticks out, in either language, on the narrowest phone, a phone or a desk`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(120_000);
    for (const language of ['en', 'es']) {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await prepare(page, theme, language);
      for (const path of PUBLIC) {
        await page.goto(server.url + path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('#content')).toBeVisible();
        for (const size of [NARROW, PHONE, DESK]) {
          await page.setViewportSize(size);
          expect(await sticksOut(page), `${path} at ${size.width} px, ${language}`).toBeLessThanOrEqual(0);
        }
      }
      await context.close();
    }
  });

for (const theme of inLong(THEMES, ['sun']))
  test(`in the ${theme} theme everything can be read, named and reached`, async ({ browser, server }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: PHONE });
    const page = await context.newPage();
    await prepare(page, theme, 'en');
    for (const path of ['/', '/login', '/signup', '/viewplans', '/chatbot/chathistory']) {
      await page.goto(server.url + path);
      await expect(page.locator('#content')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await faults(page), path).toEqual([]);
    }
    await page.goto(`${server.url}/chatbot`);
    await ask(page, RANGE.en);
    await expect(page.getByRole('article')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await faults(page), 'an answer').toEqual([]);
    expect(await sticksOut(page)).toBeLessThanOrEqual(0);
    await context.close();
  });

/** Each sheet in both languages and on both sizes. */
const LOOKS = [
  ['dark', PHONE, 'es'],
  ['light', DESK, 'en'],
] as const;
const ALL_LOOKS = THEMES.flatMap((theme) =>
  [PHONE, DESK].flatMap((size) => (['en', 'es'] as const).map((language) => [theme, size, language] as const)),
);

/** Opens all that opens over a screen, and judges it. */
async function judge(page: Page, url: string, language: UiLanguage, place: Place): Promise<void> {
  // What does not open is told of soon, and by name.
  page.setDefaultTimeout(30_000);
  await openEach(page, url, language, place, async ({ name, as }) => {
    expect.soft(await faults(page, as === 'menu'), name).toEqual([]);
    expect.soft(await sticksOut(page), name).toBeLessThanOrEqual(0);
    // However long a sheet is, what it is there for is in view.
    for (const actions of await page.locator('[role=dialog] > footer').all())
      await expect.soft(actions, name).toBeInViewport({ ratio: 0.99 });
  });
}

for (const [theme, size, language] of inLong(ALL_LOOKS, LOOKS)) {
  const look = `${theme}, ${size.width} px, ${language}`;

  test(`${look}: whatever opens over a guest’s chat can be read, named and reached`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: size });
    const page = await context.newPage();
    await prepare(page, theme, language);
    await judge(page, server.url, language, OVER_THE_CHAT);
    await context.close();
  });

  test(`${look}: whatever opens for somebody who has logged in can be read, named and reached`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { server, member, admin, close } = await serverWithModels();
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: size });
    const page = await context.newPage();
    await prepare(page, theme, language);
    await storeKeys(page, server.url, member);
    await judge(page, server.url, language, OVER_A_MEMBERS_CHAT);
    await judge(page, server.url, language, OVER_THE_ACCOUNT);
    await storeKeys(page, server.url, admin);
    await judge(page, server.url, language, OVER_THE_DASHBOARD);
    await context.close();
    await close();
  });
}
