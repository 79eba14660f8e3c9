// Job cards of one user on several devices, and a guest's that come along with a login.
import type { Page } from '@playwright/test';
import { appIsKept, ask, enterAs, expect, logIn, signUp, test, watch, withoutWelcome } from './world.ts';

const openCards = async (page: Page) => page.getByRole('button', { name: 'Job card', exact: true }).click();
const close = (page: Page) => page.getByRole('button', { name: 'Done' }).click();

async function newCard(page: Page, name: string, metal: 'cu' | 'al'): Promise<void> {
  await openCards(page);
  const another = page.getByRole('button', { name: 'New card' });
  await expect(page.getByRole('dialog')).toBeVisible();
  if (await another.isVisible()) await another.click();
  await page.getByLabel('Site name').fill(name);
  await page.getByLabel('Conductor metal').selectOption(metal);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await close(page);
  await expect(page.getByRole('button', { name: `Job card in use: ${name}` })).toBeVisible();
}

/** What another device brings is looked for when a page is come back to. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a guest’s card comes along, is on every device, changes everywhere, and is deleted everywhere', async ({
  page,
  context,
  browser,
  server,
  breaches,
}) => {
  test.setTimeout(90_000);
  await withoutWelcome(context);
  const account = await signUp(server);
  await page.goto(`${server.url}/chatbot`);
  await newCard(page, '12 Oak', 'al');
  await logIn(page, server, account);
  await expect(page.getByRole('button', { name: 'Job card in use: 12 Oak' })).toBeVisible();

  const other = await browser.newContext();
  await withoutWelcome(other);
  const office = await other.newPage();
  watch(office, breaches);
  await enterAs(office, server.url, account);
  await openCards(office);
  const there = office.getByRole('dialog');
  await expect(there.getByRole('radio', { name: '12 Oak' })).toBeVisible();
  await expect(there.getByRole('radio', { name: 'None: ask without a job card' })).toBeChecked();
  await there.getByRole('radio', { name: '12 Oak' }).click();
  await expect(there.getByRole('radio', { name: '12 Oak' })).toBeChecked();
  await there.getByRole('button', { name: 'Edit 12 Oak' }).click();
  await there.getByLabel('Site name').fill('14 Oak');
  await there.getByRole('button', { name: 'Save', exact: true }).click();
  await close(office);
  await ask(office, 'What size wire for a 60 amp feeder?');
  await expect(office.getByRole('article').first()).toContainText('aluminum');

  await expect(async () => {
    await comeBack(page);
    await expect(page.getByRole('button', { name: 'Job card in use: 14 Oak' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await openCards(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 14 Oak' }).click();
  await page.getByRole('dialog', { name: 'Delete this job?' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('radio', { name: '14 Oak' })).toHaveCount(0);
  await close(page);
  await expect(async () => {
    await comeBack(office);
    await expect(office.getByRole('button', { name: /14 Oak/ })).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await other.close();
});

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a card made with the server gone is on the other device when it is back', async ({ page, context, browser, server }) => {
    test.setTimeout(90_000);
    await withoutWelcome(context);
    const account = await signUp(server);
    await enterAs(page, server.url, account);
    // From then on the device has the sheet's code too.
    await appIsKept(page);
    await server.stop();
    await newCard(page, 'Attic', 'cu');
    const again = await server.restart();
    const other = await browser.newContext();
    await withoutWelcome(other);
    const office = await other.newPage();
    await enterAs(office, again.url, account);
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await comeBack(office);
      await openCards(office);
      await expect(office.getByRole('radio', { name: 'Attic' }))
        .toBeVisible({ timeout: 1500 })
        .finally(() => office.keyboard.press('Escape'));
    }).toPass();
    await other.close();
    await again.close();
  });
});
