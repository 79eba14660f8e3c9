// An account's whole life, in both languages: made, lost, found by mail, filled in, logged out everywhere, deleted.
import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { nextMailTo } from '../../api/mail/eml.test-support.ts';
import type { RunningServer } from '../../build/scripts/run-server.ts';
import { account as english } from '../i18n/en/account.ts';
import { chat as englishChat } from '../i18n/en/chat.ts';
import { account as spanish } from '../i18n/es/account.ts';
import { chat as spanishChat } from '../i18n/es/chat.ts';
import { type Account, expect, inLong, signUp, test, watch } from './world.ts';

const LANGUAGES = {
  en: { t: english, tChat: englishChat, subject: 'Reset your Wirewise password' },
  es: { t: spanish, tChat: spanishChat, subject: 'Restablezca su contraseña de Wirewise' },
} as const;
type Texts = (typeof LANGUAGES)['en']['t'] | (typeof LANGUAGES)['es']['t'];

test.use({ actionTimeout: 8_000 });

const speak = (context: BrowserContext, language: 'en' | 'es') =>
  context.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
  }, language);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');

/** Logs in and closes the welcome. */
async function logIn(page: Page, server: RunningServer, t: Texts, person: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto(`${server.url}/login`);
  await field(page, t.email).fill(person.email);
  await field(page, t.password).fill(person.password);
  await button(page, t.login).click();
  await page.waitForURL('**/chatbot');
  await expect(page.getByText(t.loginDone)).toBeVisible();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const language of inLong(['en', 'es'], ['es'])) {
  const { t, tChat, subject } = LANGUAGES[language];

  test(`${language}: sign up, forget the password, set a new one by the mailed link, log in`, async ({ page, context, server }) => {
    await speak(context, language);
    const email = `ana-${language}@example.com`;
    await page.goto(`${server.url}/signup`);
    await field(page, t.fullName).fill('Ana Núñez');
    await field(page, t.email).fill(email);
    await field(page, t.phone).fill('3125550142');
    await field(page, t.password).fill('password1');
    await field(page, t.confirmPassword).fill('password1');
    await button(page, t.signUp).click();
    await expect(page.getByText(/(first that anyone|primeras que cualquiera)/)).toBeVisible();
    await field(page, t.password).fill('copper and brass');
    await field(page, t.confirmPassword).fill('copper and brass');
    await button(page, t.signUp).click();
    await expect(page.getByText(t.signUpDone)).toBeVisible();
    await page.waitForURL('**/login');

    await page.getByRole('link', { name: t.forgotPassword }).click();
    await page.waitForURL('**/forgotpassword');
    await field(page, t.email).fill(email);
    await button(page, t.sendResetLink).click();
    await expect(page.getByText(t.forgotDone)).toBeVisible();
    const mail = await nextMailTo(email, server.folder);
    expect(mail.subject).toBe(subject);
    const link = /http:\/\/localhost:\d+\/reset-password\/[\w-]{43}/.exec(mail.text)?.[0] ?? '';
    expect(new URL(link).origin).toBe(server.url);

    await page.goto(link);
    await field(page, t.newPassword).fill('a new cable tray');
    await field(page, t.confirmPassword).fill('another cable tray');
    await button(page, t.resetButton).click();
    await expect(page.getByText(t.faultConfirm).first()).toBeVisible();
    await field(page, t.confirmPassword).fill('a new cable tray');
    await button(page, t.resetButton).click();
    await expect(page.getByText(t.resetDone)).toBeVisible();
    await page.waitForURL('**/login');
    await field(page, t.email).fill(email);
    await field(page, t.password).fill('copper and brass');
    await button(page, t.login).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await logIn(page, server, t, { email, password: 'a new cable tray' });

    await page.goto(link);
    await field(page, t.newPassword).fill('a third cable tray');
    await field(page, t.confirmPassword).fill('a third cable tray');
    await button(page, t.resetButton).click();
    await expect(page.getByRole('alert').getByText(/(too old|muy viejo)/)).toBeVisible();
  });

  test(`${language}: fill in the profile with a photo, change the password, ask for deletion`, async ({ page, context, server }) => {
    await speak(context, language);
    const person = await signUp(server);
    await logIn(page, server, t, person);
    await page.goto(`${server.url}/settingspage?tab=profile`);
    await expect(page.getByRole('tab')).toHaveText([t.preferences, t.tabProfile, t.tabRequest, t.tabAccount, t.tabPassword, t.tabDevice]);
    await expect(field(page, t.name)).toHaveValue(person.full_name);
    await field(page, t.name).fill('Ana Núñez');
    await field(page, t.organizationName).fill('Núñez Electric');
    await field(page, t.website).fill('nunez.example.com');
    await field(page, t.numberOfElectricians).fill('12');
    await field(page, t.licenseNumber).fill('TX-1234');
    await button(page, t.save).click();
    await expect(page.getByText(t.faultWebsite)).toBeVisible();
    await field(page, t.website).fill('https://nunez.example.com');
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b5622a' } })
      .png()
      .toBuffer();
    await page.getByLabel(t.choosePhoto).setInputFiles({ name: 'me.html', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('img', { name: person.full_name })).toBeVisible();
    await button(page, t.save).click();
    await expect(page.getByText(t.profileDone)).toBeVisible();
    await page.reload();
    await expect(field(page, t.organizationName)).toHaveValue('Núñez Electric');
    await expect(field(page, t.numberOfElectricians)).toHaveValue('12');
    const shown = page.getByRole('img', { name: 'Ana Núñez' });
    await expect(shown).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
    await button(page, t.removePhoto).click();
    await button(page, t.save).click();
    await expect(page.getByRole('img', { name: t.noPhoto })).toBeVisible();

    await page.getByRole('tab', { name: t.tabPassword }).click();
    await field(page, t.email).fill(person.email);
    await field(page, t.currentPassword).fill('not this one');
    await field(page, t.newPassword).fill('a new cable tray');
    await button(page, t.updatePassword).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await field(page, t.currentPassword).fill(person.password);
    await button(page, t.updatePassword).click();
    await expect(page.getByText(t.passwordDone)).toBeVisible();

    await page.getByRole('tab', { name: t.tabRequest }).click();
    await expect(page.getByRole('heading', { name: t.requestTitle })).toBeVisible();
    await button(page, t.sendRequest).click();
    await expect(page.getByText(t.fieldMissing)).toBeVisible();
    await field(page, t.email).fill(person.email);
    await field(page, t.reason).fill('I have retired.');
    await button(page, t.sendRequest).click();
    await expect(page.getByText(t.requestDone)).toBeVisible();
    expect((await nextMailTo(server.admin.email, server.folder)).text).toContain('I have retired.');

    for (const [path, heading] of [
      ['editprofile', t.tabProfile],
      ['updatepassword', t.passwordTitle],
      ['openrequest', t.requestTitle],
    ] as const) {
      await page.goto(`${server.url}/chatbot/${path}`);
      await expect(main(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await main(page).getByRole('link', { name: t.backToChat, exact: true }).first().click();
    await page.waitForURL('**/chatbot');
    await expect(page.getByRole('button', { name: tChat.profileMenu })).toBeVisible();
  });

  test(`${language}: log out everywhere from one of two browsers, then delete the account`, async ({
    page,
    context,
    browser,
    server,
    breaches,
  }) => {
    await speak(context, language);
    const person = await signUp(server);
    const otherContext = await browser.newContext();
    await speak(otherContext, language);
    const other = await otherContext.newPage();
    watch(other, breaches);
    await logIn(page, server, t, person);
    await logIn(other, server, t, person);

    await page.goto(`${server.url}/settingspage?tab=account`);
    await button(page, t.logoutAll).click();
    const ask = page.getByRole('dialog');
    await expect(ask).toContainText(t.logoutAllAsk);
    await ask.getByRole('button', { name: t.logoutAll }).click();
    await expect(page.getByText(t.logoutAllDone)).toBeVisible();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => ['token', 'user_id', 'user_name', 'login_count'].map((key) => localStorage.getItem(key)))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    await other.goto(`${server.url}/settingspage?tab=profile`);
    await expect(other.getByText(t.fetchUserFailed)).toBeVisible();
    await otherContext.close();

    await logIn(page, server, t, person);
    await page.goto(`${server.url}/settingspage?tab=account`);
    const download = page.waitForEvent('download');
    await button(page, t.downloadData).click();
    expect((await download).suggestedFilename()).toMatch(/^wirewise-\d{4}-\d\d-\d\d\.wirewise$/);
    await button(page, t.deleteAccount).click();
    await expect(page.getByRole('dialog')).toContainText(t.deleteAsk);
    await page.getByRole('dialog').getByRole('button', { name: t.deleteAccount }).click();
    await expect(page.getByText(t.deleteDone)).toBeVisible();
    await page.waitForURL(`${server.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goto(`${server.url}/login`);
    await field(page, t.email).fill(person.email);
    await field(page, t.password).fill(person.password);
    await button(page, t.login).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  });
}

test('the second step is turned on with an authenticator, asked for at login, and opened by a recovery code', async ({
  page,
  context,
  server,
}) => {
  const t = english;
  await speak(context, 'en');
  const person = await signUp(server);
  await logIn(page, server, t, person);
  await page.goto(`${server.url}/settingspage?tab=account`);
  await button(page, t.twoStepStart).click();
  await field(page, t.password).fill(person.password);
  await button(page, t.continueButton).click();
  await expect(page.getByRole('img', { name: t.twoStepQr })).toBeVisible();
  const secret =
    (await page
      .locator('strong')
      .filter({ hasText: /^[A-Z2-7]{32}$/ })
      .textContent()) ?? '';
  const code = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await field(page, t.codeLabel).fill(code());
  await button(page, t.twoStepConfirm).click();
  const codes = main(page)
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ });
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await button(page, t.twoStepCodesKept).click();
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/login`);
  await field(page, t.email).fill(person.email);
  await field(page, t.password).fill(person.password);
  await button(page, t.login).click();
  await field(page, t.codeLabel).fill('000000');
  await button(page, t.login).click();
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await field(page, t.codeLabel).fill(recovery);
  await button(page, t.login).click();
  await page.waitForURL('**/chatbot');
});

test('“Do not show this again?” holds on the server, and preferences are kept', async ({ page, context, server }) => {
  const t = english;
  await speak(context, 'en');
  const person = await signUp(server);
  await page.goto(`${server.url}/login`);
  await field(page, t.email).fill(person.email);
  await field(page, t.password).fill(person.password);
  await button(page, t.login).click();
  const saved = page.waitForResponse((response) => response.url().includes('/editProfile/'));
  await page.getByRole('dialog').getByRole('checkbox').check();
  expect((await saved).status()).toBe(200);
  await page.keyboard.press('Escape');
  await page.goto(`${server.url}/settingspage`);
  await page.getByLabel(t.state).selectOption('TX');
  await expect(page.getByText(t.preferenceDone)).toBeVisible();
  await page.getByLabel(t.edition).selectOption('2020');
  await expect.poll(() => page.evaluate(() => [localStorage.getItem('state'), localStorage.getItem('edition')])).toEqual(['TX', '2020']);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/login`);
  await field(page, t.email).fill(person.email);
  await field(page, t.password).fill(person.password);
  await button(page, t.login).click();
  await page.waitForURL('**/chatbot');
  await expect(page.getByText(t.loginDone)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('login_count'))).toBe('5');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the contact form reaches support', async ({ page, context, server }) => {
  const t = english;
  await speak(context, 'en');
  await page.goto(`${server.url}/website/contactus`);
  await button(page, t.sendMessage).click();
  await expect(page.getByText(t.fieldMissing).first()).toBeVisible();
  await field(page, t.firstName).fill('Eve');
  await field(page, t.lastName).fill('Ruiz');
  await field(page, t.email).fill('eve@example.com');
  await field(page, t.message).fill('A table is missing.');
  await button(page, t.sendMessage).click();
  await expect(page.getByText(t.contactDone)).toBeVisible();
  expect(await nextMailTo(server.admin.email, server.folder)).toMatchObject({ subject: 'Wirewise contact: Eve Ruiz' });
});
