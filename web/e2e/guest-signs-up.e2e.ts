// What a guest works out on the device is theirs after signing up, on every device.
import type { Page } from '@playwright/test';
import { ask, expect, logIn, test, watch, withoutWelcome } from './world.ts';

const cards = (page: Page) => page.getByRole('article');
const EMAIL = 'guest-no-more@example.com';
const PASSWORD = 'copper and brass';

test('recalculations and a calculator’s result of a guest come along with the sign-up, and are on another device', async ({
  page,
  context,
  browser,
  server,
  breaches,
}) => {
  test.setTimeout(120_000);
  await withoutWelcome(context);
  await page.goto(`${server.url}/chatbot`);
  await ask(page, 'What size copper wire for a 50 amp range, 60 feet from the panel?');
  const card = cards(page).first();
  await card.getByText('Change the inputs').click();
  await card
    .getByLabel(/length/i)
    .first()
    .fill('75');
  await card.getByRole('button', { name: 'Keep as new answer' }).click();
  await expect(page.getByText(/75 ft\)/).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Calculators' }).click();
  const tray = page.getByRole('dialog');
  await tray.getByRole('button', { name: 'Voltage drop', exact: true }).first().click();
  for (const [label, value] of [
    [/^Current|^Load/, '20'],
    [/voltage/i, '120'],
    [/length/i, '150'],
  ] as const)
    await tray.getByLabel(label).first().fill(value);
  await tray.getByLabel(/size/i).selectOption('12');
  await tray.getByRole('button', { name: 'Put into the chat' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);

  await page.goto(`${server.url}/signup`);
  await page.getByLabel('Full Name').fill('Pat Ortiz');
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByLabel('Phone Number').fill('5125550100');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL('**/login');
  await logIn(page, server, { email: EMAIL, password: PASSWORD });
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText(/75 ft\)/).first()).toBeVisible();

  const messages = (): Promise<{ role: string; content: string; supersedes: string | null }[]> =>
    page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const sessions = (await (await fetch(`/api/ai/sessions/${localStorage.getItem('user_id')}`, { headers })).json()) as { id: string }[];
      const lists = await Promise.all(
        sessions.map(async ({ id }) => (await fetch(`/api/ai/session/${id}/messages`, { headers })).json() as Promise<never[]>),
      );
      return lists.flat();
    });
  await expect.poll(async () => (await messages()).length, { timeout: 20_000 }).toBe(6);
  expect((await messages()).filter(({ supersedes }) => supersedes !== null)).toHaveLength(1);

  const other = await browser.newContext();
  await withoutWelcome(other);
  const phone = await other.newPage();
  watch(phone, breaches);
  await logIn(phone, server, { email: EMAIL, password: PASSWORD });
  // Not the suggestion of the empty chat, which reads alike and is there sooner.
  await phone
    .getByRole('navigation', { name: 'Chats' })
    .getByRole('button', { name: /^What size copper wire/ })
    .click();
  await expect(cards(phone)).toHaveCount(2);
  await expect(phone.getByText(/75 ft\)/).first()).toBeVisible();
  await other.close();
});
