// A device that keeps nothing, or nothing more: it is said, and what was typed stays with the reader.
import { ask, asked, enterAs, enterAsNew, expect, signUp, test, withoutWelcome } from './world.ts';

const QUESTION = 'What is bonding?';
const DANGER = 'My coworker is being shocked';

test.beforeEach(({ context }) => withoutWelcome(context));

test('a browser that refuses storage says so, in the reader’s language, and the question stays in the box', async ({ page, server }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  await page.goto(`${server.url}/chatbot`);
  await ask(page, QUESTION);
  await expect(page.getByText('This device refused to keep your message')).toBeVisible();
  await expect(asked(page)).toHaveValue(QUESTION);
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await ask(page, '¿Qué es la puesta a tierra?');
  await expect(page.getByText('Este aparato no quiso guardar su mensaje')).toBeVisible();
  await expect(asked(page)).toHaveValue('¿Qué es la puesta a tierra?');
});

test('a browser that refuses storage tells what to do in an emergency all the same', async ({ page, server }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  await page.goto(`${server.url}/chatbot`);
  await page.waitForLoadState('networkidle');
  await ask(page, DANGER);
  await expect(page.getByText('This device refused to keep your message')).toBeVisible();
  await expect(asked(page)).toHaveValue(DANGER);
  await expect(page.locator('a[href="tel:911"]')).toBeInViewport();
});

test('a device without room says so; with room again the same question is answered', async ({ page, context, server }) => {
  // Before the page is opened: the browser asks for the room once and counts by itself from there on.
  const devtools = await context.newCDPSession(page);
  const origin = new URL(server.url).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await enterAsNew(page, server.url);
  // What the server has to tell finds no room first; one notice takes the place of another.
  await expect(page.getByText('This device is full')).toBeVisible();
  await ask(page, QUESTION);
  await expect(page.getByText('This device refused to keep your message')).toBeVisible();
  await expect(asked(page)).toHaveValue(QUESTION);
  expect(await page.getByRole('article').count()).toBe(0);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await asked(page).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('history from elsewhere that finds no room is said to be missing, and comes once there is room', async ({
  browser,
  page,
  context,
  server,
}) => {
  const account = await signUp(server);
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, server.url, account);
  await ask(other, QUESTION);
  await expect(other.getByRole('article')).toHaveCount(1);
  await other.context().close();

  const devtools = await context.newCDPSession(page);
  const origin = new URL(server.url).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await enterAs(page, server.url, account);
  await expect(page.getByText('This device is full: what came from your other devices')).toBeVisible({ timeout: 20_000 });
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.reload();
  await page.goto(`${server.url}/chatbot/chathistory`);
  await expect(page.getByRole('button', { name: /What is bonding\?/ }).first()).toBeVisible();
});
