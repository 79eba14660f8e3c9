// A user who has lost phone and recovery codes gets in again with the admin's help; and support is reached where the operator says.
import { turnOnTwoStep } from '../../build/scenes/server-with-models.ts';
import { logIn } from '../../build/scripts/log-in.ts';
import type { RunningServer } from '../../build/scripts/run-server.ts';
import { admin as english } from '../i18n/en/admin.ts';
import { admin as spanish } from '../i18n/es/admin.ts';
import { type Account, expect, inLong, signIn, signUp, test, withoutWelcome } from './world.ts';

test.beforeEach(({ context }) => withoutWelcome(context));

/** Makes an account whose logins ask for a code of a phone that nobody has. */
async function withTwoSteps({ url }: RunningServer) {
  const account = await signUp({ url });
  const { token, user_id: id } = await logIn(url, account);
  await turnOnTwoStep(url, account.password, token);
  return { ...account, id };
}

/** The code of the fault that a login with the password alone meets; undefined where it goes through. */
async function faultOfLogin({ url }: RunningServer, { email, password }: Pick<Account, 'email' | 'password'>) {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${url}/api/user/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  return ((await reply.json()) as { code?: string }).code;
}

for (const [language, t] of inLong(
  [
    ['en', english],
    ['es', spanish],
  ] as const,
  [['es', spanish]],
)) {
  test(`the admin resets the two-step login of a user, asked first (${language})`, async ({ page, server }) => {
    const user = await withTwoSteps(server);
    expect(await faultOfLogin(server, user)).toBe('NEEDS_CODE');
    await signIn(page, server.url, server.admin, { language });
    await page.goto(`${server.url}/dashboard/updateprofile?id=${user.id}`);
    await expect(page.getByText(t.twoStepOn_other.replace('{{count}}', '10'))).toBeVisible();
    await page.getByRole('button', { name: t.resetTwoStep }).click();
    const dialog = page.getByRole('dialog', { name: t.confirmTwoStepReset });
    await expect(dialog).toContainText(user.email);
    await expect(dialog).toContainText(t.confirmTwoStepResetWho);
    await dialog.getByRole('button').first().press('Escape');
    expect(await faultOfLogin(server, user)).toBe('NEEDS_CODE');
    await page.getByRole('button', { name: t.resetTwoStep }).click();
    await dialog.getByRole('button', { name: t.confirmTwoStepResetYes }).click();
    await expect(page.getByText(t.twoStepReset.replace('{{name}}', user.full_name))).toBeVisible();
    await expect(page.getByText(t.twoStepOff, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.resetTwoStep })).toHaveCount(0);
    expect(await faultOfLogin(server, user)).toBeUndefined();
  });
}

test.describe('support', () => {
  test.use({ env: { SUPPORT_EMAIL: 'help@crew.example.com' } });
  test('is written to at the address that the operator has set', async ({ page, server }) => {
    await page.goto(`${server.url}/website/contactus`);
    await expect(page.getByRole('link', { name: 'help@crew.example.com' })).toHaveAttribute('href', 'mailto:help@crew.example.com');
    await expect(page.getByText('support@wirewise.example')).toHaveCount(0);
    await page.route('**/api/contact', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Use the form on this page.')).toBeVisible();
  });
});
