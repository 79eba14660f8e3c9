// What a user of one computer does with the app as a whole.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dataOf, newComputer, passWelcome, startDesktop } from './start-desktop.ts';

// One after the other: they share one computer.
test.describe.configure({ mode: 'default' });

const computer = newComputer();
test.beforeAll(async () => {
  const { buildDesktop } = await import('../../build/scripts/build-desktop.ts');
  await buildDesktop();
});
test.afterAll(() => computer.clear());

test('the local user is signed in, asks, quits, and finds the chat again with an empty browser profile', async () => {
  test.setTimeout(120_000);
  const first = await startDesktop(computer, { browserProfile: 'browser-1' });
  await passWelcome(first.page);
  await first.page.getByRole('textbox').fill('What size copper wire for a 50 amp range, 60 feet from the panel?');
  await first.page.keyboard.press('Enter');
  await expect(first.page.getByRole('article').getByText('6 AWG').first()).toBeVisible({ timeout: 30_000 });
  const stored = await first.page.evaluate(() => ({ id: localStorage.getItem('user_id'), worker: 'wirewise' in window }));
  expect(Number(stored.id)).toBeGreaterThan(13);
  expect(stored.worker).toBe(true);
  // The token is nowhere on the disk but as a hash, and nothing else on the page is given one.
  expect(await first.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await first.page.evaluate("window.wirewise.localLogin().then(() => 'given', () => 'refused')")).toBe('refused');
  expect(existsSync(dataOf(computer))).toBe(true);
  // Whose computer it is sets its models up.
  await first.page.evaluate(() => {
    history.pushState(null, '', '/settingspage?tab=models');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(first.page.getByText('Ollama was not found at http://127.0.0.1:9.')).toBeVisible({ timeout: 20_000 });
  expect(await first.quit()).toBe(0);

  const second = await startDesktop(computer, { browserProfile: 'browser-2' });
  await passWelcome(second.page);
  const previous = second.page.getByRole('button', { name: 'What size copper wire for a 50', exact: true });
  await expect(previous).toBeVisible();
  await previous.click();
  await expect(second.page.getByRole('article').getByText('6 AWG').first()).toBeVisible();
  expect(await second.quit()).toBe(0);
});

test('on a computer alone nothing says that it was sent, and nobody is locked out', async () => {
  test.setTimeout(120_000);
  const alone = newComputer();
  const desktop = await startDesktop(alone);
  const { page } = desktop;
  await passWelcome(page);
  const go = (path: string): Promise<void> =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await page.getByRole('textbox').fill('How deep is PVC buried?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Good answer' }).click({ timeout: 30_000 });
  await expect(page.getByText('Noted on this computer. Nobody else sees it.')).toBeVisible();
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await go('/website/contactus');
  await page.getByRole('textbox', { name: 'Message' }).fill('A table is missing.');
  await page.getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(page.getByText('It is not sent until you send it there.')).toBeVisible();
  await expect
    .poll(() => desktop.output())
    .toContain('OUTSIDE mailto:support%40wirewise.example?subject=Wirewise%20on%20my%20computer&body=A%20table');
  await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(3000));
  await page.getByRole('button', { name: 'Open in my mail program' }).click();
  await expect(page.getByText(/The letter is on the clipboard/)).toBeVisible();
  expect(desktop.output()).toContain(`CLIPBOARD "${'x'.repeat(3000)}"`);
  expect(existsSync(join(dataOf(alone), 'mail'))).toBe(false);

  await go('/chatbot/openrequest');
  await expect(page.getByText(/delete it yourself under Account/)).toBeVisible();
  for (const path of ['/login', '/signup', '/forgotpassword']) {
    await go(path);
    await expect(page.getByRole('heading', { name: 'Nobody has to log in here' })).toBeVisible();
  }
  await go('/settingspage?tab=account');
  await expect(page.getByRole('button', { name: /Log out/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete everything here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything here' }).click();
  // Somebody new, who is signed in as before.
  await passWelcome(page);
  await expect(page.getByRole('button', { name: 'How deep is PVC buried?', exact: true })).toHaveCount(0);
  await page.getByRole('textbox').fill('What is a GFCI?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => localStorage.getItem('user_id'))).not.toBeNull();
  expect(await desktop.quit()).toBe(0);
  alone.clear();
});
