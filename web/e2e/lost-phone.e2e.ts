// A user who has lost phone and recovery codes gets in again with the admin's help; and support is reached where the operator says.
import { Secret, TOTP } from 'otpauth';
import type { RunningServer } from '../../build/scripts/run-server.ts';
import { admin as english } from '../i18n/en/admin.ts';
import { admin as spanish } from '../i18n/es/admin.ts';
import { expect, inLong, signIn, signUp, test, withoutWelcome } from './world.ts';

test.beforeEach(({ context }) => withoutWelcome(context));

async function post<T>(server: RunningServer, path: string, body: unknown, token?: string): Promise<T> {
  const reply = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as T;
}
type Login = { data: { token: string; id: number; name: string } };

/** Makes an account whose logins ask for a code of a phone that nobody has. */
async function withTwoSteps(server: RunningServer) {
  const account = await signUp(server);
  const { data } = await post<Login>(server, '/user/login', account);
  const { secret } = await post<{ secret: string }>(server, '/user/twoStep/start', { password: account.password }, data.token);
  await post(server, '/user/twoStep/confirm', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }, data.token);
  return { ...account, id: data.id };
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
    const logIn = () => post<{ code?: string }>(server, '/user/login', { email: user.email, password: user.password });
    expect((await logIn()).code).toBe('NEEDS_CODE');
    await signIn(page, server.url, server.admin, { language });
    await page.goto(`${server.url}/dashboard/updateprofile?id=${user.id}`);
    await expect(page.getByText(t.twoStepOn_other.replace('{{count}}', '10'))).toBeVisible();
    await page.getByRole('button', { name: t.resetTwoStep }).click();
    const dialog = page.getByRole('dialog', { name: t.confirmTwoStepReset });
    await expect(dialog).toContainText(user.email);
    await expect(dialog).toContainText(t.confirmTwoStepResetWho);
    await dialog.getByRole('button').first().press('Escape');
    expect((await logIn()).code).toBe('NEEDS_CODE');
    await page.getByRole('button', { name: t.resetTwoStep }).click();
    await dialog.getByRole('button', { name: t.confirmTwoStepResetYes }).click();
    await expect(page.getByText(t.twoStepReset.replace('{{name}}', user.full_name))).toBeVisible();
    await expect(page.getByText(t.twoStepOff, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.resetTwoStep })).toHaveCount(0);
    expect((await logIn()).code).toBeUndefined();
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
