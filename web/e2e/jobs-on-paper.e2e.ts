// Chats that belong to a job: listed, moved, pinned, and printed with everything open.
import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { ask, asked, expect, test, withoutWelcome } from './world.ts';

/** Keeps what would go on paper, in place of the system's dialog. */
const catchPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.paper = document.querySelector<HTMLElement>('.printed')?.textContent ?? '';
      dispatchEvent(new Event('afterprint'));
    };
  });
const paper = (page: Page) => page.evaluate(() => document.body.dataset.paper ?? '');
test('a job has its chats, fills what they leave out, and goes on paper whole', async ({ page, context, server }) => {
  test.setTimeout(90_000);
  await withoutWelcome(context);
  await catchPrint(page);
  await page.goto(`${server.url}/chatbot/jobs`);
  await page.getByRole('button', { name: 'New job' }).click();
  await page.getByLabel('Site name').fill('Oak Street 12');
  await page.getByLabel('Address of the site').fill('12 Oak St, Austin');
  await page.getByLabel('Edition').selectOption('2020');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Oak Street 12' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'New chat in this job' }).click();
  await ask(page, 'What size copper wire for a 50 amp circuit?');
  await expect(page.getByRole('article')).toContainText('NEC 2020');

  // Another chat, begun without the job, is moved in.
  await page.goto(`${server.url}/chatbot/jobs`);
  await page.getByRole('link', { name: /Oak Street 12/ }).click();
  await expect(page.getByRole('list', { name: 'Chats' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect.poll(() => paper(page)).toContain('Job report');
  const text = await paper(page);
  for (const part of ['Oak Street 12', '12 Oak St, Austin', 'What size copper wire', 'NEC 2020', 'Step by step', 'Code references'])
    expect(text).toContain(part);
  expect(await page.locator('.printed').count()).toBe(0);
});

test('Ctrl+P prints the whole chat, with both versions of an edited question', async ({ page, context, server }) => {
  test.setTimeout(90_000);
  await withoutWelcome(context);
  await catchPrint(page);
  await page.goto(`${server.url}/chatbot`);
  await ask(page, 'How deep is PVC conduit buried?');
  await expect(page.getByRole('article')).toBeVisible();
  await asked(page).press('ArrowUp');
  await asked(page).fill('How deep is RMC buried?');
  await asked(page).press('Enter');
  await expect(page.getByRole('article')).toContainText(/RMC/);
  await asked(page).press('Escape');
  await page.keyboard.press('Control+p');
  await expect.poll(() => paper(page)).toContain('How deep is RMC buried?');
  const text = await paper(page);
  for (const part of ['How deep is PVC conduit buried?', 'Version 1 of 2', 'Version 2 of 2']) expect(text).toContain(part);
});

test('what the browser prints by itself is the chat too, black on white with page numbers', async ({ page, context, server }) => {
  await withoutWelcome(context);
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${server.url}/chatbot`);
  await ask(page, 'How deep is PVC conduit buried?');
  await expect(page.getByRole('article')).toBeVisible();
  const printed = page.locator('.printed');
  // The chat is read ahead a moment after its answer.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await printed.count()).toBe(1);
  }).toPass({ intervals: [250] });
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
  await expect(printed).toContainText('How deep is PVC conduit buried?');
  await expect(page.locator('#root')).toBeHidden();
  expect(await printed.locator('h1').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(printed).toHaveCount(0);
});

test('a chat is pinned to the top and moved to a job from its menu', async ({ page, context, server }) => {
  test.setTimeout(90_000);
  await withoutWelcome(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/chatbot`);
  await ask(page, 'How deep is PVC conduit buried?');
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'Where does a kitchen need GFCI protection?');
  await expect(page.getByRole('article')).toBeVisible();
  const rows = page.getByRole('navigation', { name: 'Chats' }).locator('button[data-chat]');
  await expect(rows.first()).toContainText('kitchen');
  await page.getByRole('navigation').getByRole('button', { name: 'Options for How deep is PVC' }).click();
  await page.getByRole('menuitem', { name: 'Pin to the top' }).click();
  await expect(rows.first()).toContainText('PVC');
  await page.getByRole('navigation').getByRole('button', { name: 'Options for How deep is PVC' }).click();
  await page.getByRole('menuitem', { name: 'Move to a job' }).click();
  await expect(page.getByRole('dialog')).toContainText('No job');
  expect(await faults(page)).toEqual([]);
});
