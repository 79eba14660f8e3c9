// With a mail server: an address is proved by its link, in both languages, on the browser that signed up and on another.
import type { Page } from '@playwright/test';
import { proofTokenOf, startSmtp } from '../../api/mail/smtp.test-support.ts';
import { runServer } from '../../build/scripts/run-server.ts';
import { account as english } from '../i18n/en/account.ts';
import { account as spanish } from '../i18n/es/account.ts';
import { expect, inLong, test, withoutWelcome } from './world.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const PASSWORD = 'copper and brass';

for (const [language, t] of inLong(
  [
    ['en', english],
    ['es', spanish],
  ] as const,
  [['en', english]],
)) {
  test(`${language}: sign up, be told what to prove, prove it by the mailed link; another says that the account is not theirs`, async ({
    page,
    context,
    browser,
  }) => {
    const smtp = await startSmtp();
    const server = await runServer({ SMTP_URL: smtp.url });
    await withoutWelcome(context);
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const email = `ana-${language}@example.com`;
    const line = page.getByText(t.proofOfOwn.replace('{{email}}', email));

    await page.goto(`${server.url}/signup`);
    await field(page, t.fullName).fill('Ana Núñez');
    await field(page, t.email).fill(email);
    await field(page, t.phone).fill('3125550142');
    await field(page, t.password).fill(PASSWORD);
    await field(page, t.confirmPassword).fill(PASSWORD);
    await button(page, t.signUp).click();
    await expect(page.getByText(t.signUpDone)).toBeVisible();
    await page.waitForURL('**/login');
    await field(page, t.email).fill(email);
    await field(page, t.password).fill(PASSWORD);
    await button(page, t.login).click();
    await page.waitForURL('**/chatbot');

    await page.goto(`${server.url}/settingspage?tab=profile`);
    await expect(line).toBeVisible();
    await button(page, t.sendAgain).click();
    await expect(page.getByText(t.proofSent)).toBeVisible();
    const token = proofTokenOf(await smtp.next(email, 2));

    const elsewhere = await (await browser.newContext({ locale: language === 'en' ? 'en-US' : 'es-US' })).newPage();
    await elsewhere.goto(`${server.url}/prove-email/${token}`);
    await field(elsewhere, t.password).fill('not this one');
    await button(elsewhere, t.proveButton).click();
    await expect(elsewhere.getByText(t.proveWrongPassword)).toBeVisible();

    await page.goto(`${server.url}/prove-email/${token}`);
    await button(page, t.proveButton).click();
    await expect(page.getByText(t.proveDone)).toBeVisible();
    await page.goto(`${server.url}/settingspage?tab=profile`);
    await expect(field(page, t.email)).toHaveValue(email);
    await expect(line).toBeHidden();

    await field(page, t.email).fill(`other-${email}`);
    await field(page, t.emailPassword).fill(PASSWORD);
    await button(page, t.save).click();
    await expect(page.getByText(t.proofOfNew.replace('{{email}}', `other-${email}`))).toBeVisible();
    await expect(field(page, t.email)).toHaveValue(email);
    await elsewhere.goto(`${server.url}/prove-email/${proofTokenOf(await smtp.next(`other-${email}`))}`);
    await button(elsewhere, t.disownButton).click();
    await expect(elsewhere.getByText(t.disownDone)).toBeVisible();
    await page.reload();
    await expect(field(page, t.email)).toHaveValue(email);
    await expect(button(page, t.sendAgain)).toBeHidden();

    await elsewhere.context().close();
    await server.close();
    await smtp.stop();
  });
}
