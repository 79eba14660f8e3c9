// The admin's area: who gets in, the list of users and what is done with it, plans, and what leaves as a file.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { read, utils } from 'xlsx';
import type { RunningServer } from '../../build/scripts/run-server.ts';
import { expect, test, withoutWelcome } from './world.ts';

test.use({ env: { SIGN_UPS_PER_HOUR: '1000' } });
test.beforeEach(({ context }) => withoutWelcome(context));

type Login = { token: string; id: number; name: string; login_count: number };
const PASSWORD = 'copper and brass';

async function post<T>(server: RunningServer, path: string, body: unknown, token?: string): Promise<T> {
  const reply = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Logs in over the API and leaves on the page's device what a login leaves. */
async function enterAs(page: Page, server: RunningServer, account: { email: string; password: string }): Promise<Login> {
  const { data } = await post<{ data: Login }>(server, '/user/login', account);
  await page.goto(`${server.url}/website/terms`);
  await page.evaluate((login) => {
    localStorage.setItem('token', login.token);
    localStorage.setItem('user_id', String(login.id));
    localStorage.setItem('user_name', login.name);
    localStorage.setItem('login_count', '4');
  }, data);
  return data;
}

/** 25 users, the first with a name that a spreadsheet could take for a formula. */
async function populate(server: RunningServer): Promise<void> {
  for (let number = 1; number <= 25; number += 1) {
    const full_name = number === 1 ? "=cmd|' /C calc'!A0" : `Electrician ${String(number).padStart(2, '0')}`;
    const email = `e${number}@example.com`;
    await post(server, '/user/signUp', { full_name, email, phone_number: '5125550100', password: PASSWORD, confirmPassword: PASSWORD });
  }
}

test('a guest is led to the login, another user to the refusal, the admin to the dashboard', async ({ page, server }) => {
  await page.goto(`${server.url}/dashboard/allusers`);
  await page.waitForURL('**/login');
  await post(server, '/user/signUp', {
    full_name: 'Pat Ortiz',
    email: 'pat@example.com',
    phone_number: '5125550100',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  await enterAs(page, server, { email: 'pat@example.com', password: PASSWORD });
  await page.goto(`${server.url}/dashboard`);
  await page.waitForURL('**/unauthorized');
  await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();

  // The guard is a courtesy: with another number on the device the server still refuses.
  await page.evaluate(() => localStorage.setItem('user_id', '13'));
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText('You do not have permission to do that.').first()).toBeVisible();

  await enterAs(page, server, server.admin);
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await page.getByRole('link', { name: 'Chat Bot' }).click();
  await page.waitForURL('**/chatbot');
  await page.goBack();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('users are paged, searched, filtered, banned, deleted and exported', async ({ page, server }) => {
  await populate(server);
  await enterAs(page, server, server.admin);
  await page.goto(`${server.url}/dashboard/allusers`);
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(page.getByText('Showing 1 to 10 of 25 entries')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 11 to 20 of 25 entries')).toBeVisible();
  await expect(rows.first()).toContainText('Electrician 11');
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page.getByText('Showing 21 to 25 of 25 entries')).toBeVisible();
  await expect(rows).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  const search = page.getByRole('textbox', { name: 'Search by name or email' });
  await search.fill('e12@');
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await expect(rows).toContainText(['Electrician 12']);
  await page.getByRole('button', { name: 'Ban Electrician 12' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText('Electrician 12 is banned.')).toBeVisible();
  await expect(rows.first()).toContainText('Banned');
  const login = await fetch(`${server.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'e12@example.com', password: PASSWORD }),
  });
  expect(login.status).toBe(403);

  await search.fill('');
  await expect(page.getByText('Showing 1 to 10 of 25 entries')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('banned');
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Activate Electrician 12' }).click();
  await expect(page.getByText('Nobody matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all users' }).click();

  await page.getByRole('button', { name: 'Delete Electrician 02' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(dialog).toContainText('Are you sure you want to delete this user?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Showing 1 to 10 of 24 entries')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('24');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Users' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('users_list.xlsx');
  const sheet = read(await readFile(await file.path())).Sheets.Users;
  const [head, first, ...others] = utils.sheet_to_json<string[]>(sheet ?? {}, { header: 1 });
  expect(head).toEqual(['Name', 'Email', 'Status', 'Joined', 'LastActive', 'ChatCount']);
  expect(first?.slice(0, 3)).toEqual(["=cmd|' /C calc'!A0", 'e1@example.com', 'active']);
  expect(sheet?.A2).toMatchObject({ t: 's' });
  expect(sheet?.A2?.f).toBeUndefined();
  expect(others).toHaveLength(23);
  await expect(page.getByText('users_list.xlsx with 24 users is saved.')).toBeVisible();
});

test('a user is found from the header and their profile updated, with a photo', async ({ page, server }) => {
  await populate(server);
  await enterAs(page, server, server.admin);
  await page.goto(`${server.url}/dashboard`);
  const box = page.getByRole('combobox', { name: 'Search users' });
  await expect(box).toHaveAttribute('placeholder', 'Search users, reports...');
  await box.fill('admin');
  await expect(page.getByText('No user with that name or email.').last()).toBeVisible();
  await box.fill('ELECTRICIAN 1');
  await expect(page.getByRole('option')).toHaveCount(10);
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL('**/dashboard/updateprofile?id=24');
  await expect(page.getByLabel('Full Name *')).toHaveValue('Electrician 11');
  await page.getByLabel('Full Name *').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please fill in this field.')).toBeVisible();
  await page.getByLabel('Full Name *').fill('José Núñez');
  await page.getByLabel('License Number').fill('TX-1');
  await page.getByLabel('Email Address *').fill('e1@example.com');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('There is already an account with this email.').first()).toBeVisible();
  await page.getByLabel('Email Address *').fill('jose@example.com');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b5622a' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /^blob:/);
  await page.reload();
  await expect(page.getByLabel('Full Name *')).toHaveValue('José Núñez');
  await expect(page.getByLabel('License Number')).toHaveValue('TX-1');
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Remove Photo' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('plans are edited in place, added and deleted', async ({ page, server }) => {
  await enterAs(page, server, server.admin);
  await page.goto(`${server.url}/dashboard/plans`);
  await expect(page.getByRole('heading', { name: 'Manage Subscription Plans' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Apprentice' }).click();
  await page.getByLabel('Price ($)').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A price from 0 to 1,000,000.')).toBeVisible();
  await page.getByLabel('Price ($)').fill('12.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Plan updated successfully')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Apprentice' })).toContainText('$12.50');

  await page.getByRole('button', { name: 'Add New Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Plan' });
  await expect(dialog.getByLabel('Duration')).toHaveValue('Monthly');
  await expect(dialog.getByPlaceholder('Features')).toBeVisible();
  await dialog.getByLabel('Plan name').fill('Crew');
  await dialog.getByLabel('Price ($)').fill('49');
  await dialog.getByLabel('Description').fill('Ten electricians\nOne invoice');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const crew = page.getByRole('article', { name: 'Crew' });
  await expect(crew.getByRole('listitem')).toHaveText(['Ten electricians', 'One invoice']);
  await expect(crew).toContainText('Not shown to users');
  await page.getByRole('button', { name: 'Delete Crew' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(crew).toHaveCount(0);
});

test('what people wrote is text and nothing else, and the sidebar closes after a pick on a phone', async ({ page, server }) => {
  const hostile = '<img src=x onerror=alert(1)> [link](javascript:alert(1)) =cmd';
  const message = { firstName: hostile.slice(0, 28), lastName: 'Grant', email: 'dee@example.com', phone: '', message: hostile };
  await post(server, '/contact/messages', message);
  await post(server, '/contact/deletionRequests', { email: 'dee@example.com', reason: hostile });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, server, server.admin);
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText('No feedback yet')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const side = page.getByRole('dialog', { name: 'Admin sections' });
  expect((await side.boundingBox())?.width).toBe(280);
  await side.getByRole('link', { name: 'Requests' }).click();
  await expect(side).toBeHidden();
  await expect(page.getByText(hostile)).toHaveCount(2);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await expect(side).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.goBack();
  await expect(side).toBeHidden();
  await expect(page).toHaveURL(/\/requests$/);
});
