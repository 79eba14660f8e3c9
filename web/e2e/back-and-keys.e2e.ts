// The way back closes what lies over the page; keys for who sits at a keyboard; addresses that nobody meant.
import { faults } from './axe.ts';
import { ask, asked, expect, test, withoutWelcome } from './world.ts';

const PHONE = { width: 390, height: 844 };

test.beforeEach(({ context }) => withoutWelcome(context));

test('the way back closes drawers, sheets and dialogs one by one, and then leaves the page', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.url}/viewplans`);
  await page.goto(`${server.url}/chatbot`);
  const drawer = page.getByRole('dialog', { name: 'Chats' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer).toBeVisible();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: /This device/ }).click();
  const storage = page.getByRole('dialog', { name: /This device/ });
  await expect(storage).toBeVisible();
  await page.goBack();
  await expect(storage).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/chatbot$/);

  // Closed by its cross, a sheet leaves nothing behind that would have to be gone back over.
  await page.getByRole('button', { name: 'Calculators' }).first().click();
  const tray = page.getByRole('dialog', { name: /Calculators/ });
  await expect(tray).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tray).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/viewplans$/);
});

test('a link in the drawer is gone back from in one step', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.url}/chatbot`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Chats' }).click();
  await expect(page).toHaveURL(/chathistory$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/chatbot$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/chathistory$/);
});

test('the drawer keeps the focus, and Escape gives it back', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.url}/chatbot`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Chats' });
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)).toBe(
      true,
    );
  }
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'New chat' }).focus();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('at a desk the cursor is in the box, and keys do the rest', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/chatbot`);
  await expect(asked(page)).toBeFocused();
  await ask(page, 'How deep is PVC conduit buried?');
  await expect(page.getByRole('article')).toBeVisible();
  await asked(page).press('ArrowUp');
  await expect(asked(page)).toHaveValue('How deep is PVC conduit buried?');
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(asked(page)).not.toBeFocused();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('/');
  await expect(asked(page)).toBeFocused();
  // A letter that is typed is a letter.
  await page.keyboard.type('n/');
  await expect(asked(page)).toHaveValue('n/');
  await asked(page).fill('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('article')).toBeHidden();
  await expect(asked(page)).toBeFocused();

  await page.locator('button[data-chat]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('article')).toBeVisible();
});

const ODD = ['/%E0%A4%A', '/chatbot/nonsense', '/chatbot.', '/reset-password/%', '/website', '/report.pdf', '/a/b/c?d=%E0%A4'];
for (const address of ODD) {
  test(`${address} lands on a page`, async ({ page, server }) => {
    await page.goto(server.url + address);
    await expect(page.getByRole('link', { name: /Wirewise|Go to the chat/ }).first()).toBeVisible();
    await expect(page.locator('#content')).not.toBeEmpty();
  });
}

test('an address with a fragment that cannot be read shows its page', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot#%E0%A4%A`);
  await expect(asked(page)).toBeVisible();
});
