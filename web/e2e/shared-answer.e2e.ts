// A read-only link: made by its owner, read by somebody without an account, ended; and stars and versions beside it.
import { faults } from './axe.ts';
import { ask, asked, enterAsNew, expect, test, withoutWelcome } from './world.ts';

test('an inspector reads one answer by its link, until the link is ended', async ({ page, browser, server }) => {
  test.setTimeout(90_000);
  await enterAsNew(page, server.url);
  await ask(page, 'How deep is PVC conduit buried?');
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Read-only link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read-only link' });
  await dialog.getByLabel('The link ends after').selectOption('1');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = dialog.getByRole('listitem').getByRole('link');
  await expect(link).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;

  const other = await browser.newContext();
  const inspector = await other.newPage();
  await inspector.goto(server.url + path);
  await expect(inspector.getByRole('heading', { name: 'How deep is PVC conduit buried?' })).toBeVisible();
  await expect(inspector.getByRole('article')).toContainText('NEC');
  expect(await inspector.content()).not.toContain('Pat Ortiz');
  expect(await faults(inspector)).toEqual([]);
  const html = await (await fetch(server.url + path)).text();
  expect(html).toContain('og:image');

  await dialog.getByRole('button', { name: 'End this link' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await inspector.reload();
  await expect(inspector.getByText('This link shows nothing any more')).toBeVisible();
  await other.close();
});

test('a starred answer is found again, and an edited question keeps its first version', async ({ page, context, server }) => {
  test.setTimeout(90_000);
  await withoutWelcome(context);
  await page.goto(`${server.url}/chatbot`);
  await ask(page, 'How deep is PVC conduit buried?');
  await expect(page.getByRole('article')).toBeVisible();
  await asked(page).press('ArrowUp');
  await asked(page).fill('How deep is RMC buried?');
  await asked(page).press('Enter');
  await expect(page.getByText('Version 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Earlier version' }).click();
  await expect(page.getByRole('region', { name: 'Version 1 of 2' })).toContainText('How deep is PVC conduit buried?');
  await page.getByRole('button', { name: 'Later version' }).click();
  const star = page.getByRole('button', { name: 'Star this answer' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${server.url}/chatbot/chathistory`);
  await page.getByRole('button', { name: 'Starred' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'How deep is RMC buried?' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pinned' }).click();
  await expect(page.getByText('No pinned chats yet')).toBeVisible();
});
