// No network at all, a sign-in page in its place, leaving and coming back as somebody else: what the device does by itself.
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { type RunningServer, runServer } from '../../build/scripts/run-server.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { messagesOnDevice, messagesOnServer } from './fault-world.ts';
import { appIsKept, ask, asked, test as base, enterAs, enterAsNew, expect, signUp, watch, withoutWelcome } from './world.ts';

const RANGE = 'What size copper wire for a 50 amp range, 60 feet from the panel?';
const PVC = '¿A qué profundidad va el PVC?';

interface Offline {
  line: FaultProxy;
  behind: RunningServer;
}

const test = base.extend<Offline>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  line: async ({}, use) => {
    const line = await startFaultProxy();
    await use(line);
    await line.close();
  },
  behind: async ({ line }, use) => {
    const server = await runServer();
    line.target = server.url;
    await use(server);
    await server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ context }) => withoutWelcome(context));

const cards = (page: Page) => page.getByRole('article');
const offlineSign = (page: Page) => page.getByText('No connection. The field guide on this device answers.');

/** Takes the network away for good: no server behind the line, and a browser that is told so. */
async function goDark(context: BrowserContext, line: FaultProxy, behind: RunningServer): Promise<void> {
  await behind.stop();
  line.target = undefined;
  line.cutAll();
  await context.setOffline(true);
}

test('loaded once, then nothing: every address opens cold, history is there, and questions are answered in both languages', async ({
  page,
  context,
  line,
  behind,
  breaches,
}) => {
  test.setTimeout(120_000);
  await enterAsNew(page, line.url);
  await ask(page, 'What is bonding?');
  await expect(cards(page)).toHaveCount(1);
  await appIsKept(page);
  await page.close();
  await goDark(context, line, behind);

  const cold = await context.newPage();
  watch(cold, breaches);
  const broken = cold.getByText(/This screen did not open|could not be fetched/);
  for (const [path, text] of [
    ['/', 'Your AI Powered Electrical Assistant'],
    ['/login', 'Login'],
    ['/signup', 'Sign'],
    ['/forgotpassword', 'password'],
    ['/reset-password/abc', 'password'],
    ['/viewplans', 'plan'],
    ['/demo', 'NEC'],
    ['/website/privacy', 'Privacy'],
    ['/website/terms', 'Terms'],
    ['/website/contactus', 'Contact'],
    ['/settingspage', 'Profile'],
    ['/chatbot/editprofile', 'Profile'],
    ['/chatbot/updatepassword', 'password'],
    ['/chatbot/openrequest', 'delet'],
    ['/unauthorized', 'Access Denied'],
    ['/no/such/page', 'No such page'],
    ['/chatbot/chathistory', 'What is bonding?'],
  ] as const) {
    await cold.goto(`${line.url}${path}`);
    await expect(
      cold
        .locator('main, [id="content"]')
        .getByText(new RegExp(text.replaceAll('?', '\\?'), 'i'))
        .first(),
      path,
    ).toBeVisible();
    expect(await broken.count(), path).toBe(0);
  }

  await cold
    .getByRole('button', { name: /What is bonding\?/ })
    .first()
    .click();
  await expect(cold).toHaveURL(/\/chatbot$/);
  await expect(cards(cold)).toHaveCount(1);
  await ask(cold, RANGE);
  await expect(cards(cold).nth(1)).toContainText('6 AWG copper');
  await expect(cards(cold).nth(1)).toContainText('Answered on this device: no connection.');
  await ask(cold, PVC);
  await expect(cards(cold).nth(2)).toHaveAttribute('lang', 'es');

  // The other language of the screens was never shown before.
  await cold.goto(`${line.url}/website/terms`);
  await cold.goto(`${line.url}/chatbot`);
  await cold.getByRole('button', { name: 'Español' }).first().click();
  await expect(cold.locator('html')).toHaveAttribute('lang', 'es');
  await ask(cold, '¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?');
  await expect(cards(cold).nth(3)).toContainText('8 AWG de cobre');
  await expect(cards(cold).nth(3)).toContainText('Contestado en este aparato: sin conexión.');
  await ask(cold, 'How deep is PVC buried?');
  await expect(cards(cold).nth(4)).toHaveAttribute('lang', 'en');
  await cold.reload();
  await expect(cards(cold)).toHaveCount(5);
  await cold.goto(`${line.url}/chatbot/chathistory`);
  await expect(cold.getByRole('button', { name: /What is bonding\?/ }).first()).toBeVisible();
});

/** Everything of a user that a device could still have (the hash of a login that waits to be ended is nothing of theirs): databases, keys, caches and the browser's own cache. */
const remains = (page: Page, photo: string) =>
  page.evaluate(async (address) => {
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const cached = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
      ({ ok }) => ok,
      () => false,
    );
    return {
      databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('wirewise-user-')),
      keys: Object.keys(localStorage).filter(
        (key) => !['language', 'theme', 'sound', 'welcomed', 'SHOW_POPUP', 'endedLogins'].includes(key),
      ),
      session: Object.keys(sessionStorage),
      api: caches_.flat().filter((url) => new URL(url).pathname.startsWith('/api/')),
      photo: cached,
      pictures: [...document.images].filter(({ src }) => src.startsWith('blob:')).length,
    };
  }, photo);

test('logging out without a network asks while messages wait, then leaves nothing in any tab; the next user sees and sends nothing of it', async ({
  page,
  context,
  line,
  behind,
  breaches,
}) => {
  test.setTimeout(120_000);
  const first = await enterAsNew(page, line.url);
  const id = await page.evaluate(() => localStorage.getItem('user_id'));
  await page.goto(`${line.url}/settingspage?tab=profile`);
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b5622a' } })
    .png()
    .toBuffer();
  await page.getByLabel('Choose photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('img', { name: first.full_name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: first.full_name })).toHaveAttribute('src', /^blob:/);
  const photoPath = line.passed.findLast(({ path }) => /photo/i.test(path))?.path ?? '';
  expect(photoPath).not.toBe('');
  await page.goto(`${line.url}/chatbot`);
  await ask(page, 'What is bonding?');
  await expect(cards(page)).toHaveCount(1);
  await appIsKept(page);

  line.target = undefined;
  await context.setOffline(true);
  await ask(page, 'Secret of the first user about PVC depth?');
  await expect(cards(page)).toHaveCount(2);
  await asked(page).fill('Draft of the first user');
  await page.waitForTimeout(500);
  const second = await context.newPage();
  watch(second, breaches);
  await second.goto(`${line.url}/chatbot`);
  await expect(cards(second)).toHaveCount(2);

  const leave = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: /Log ?out/i }).click();
  };
  await leave();
  const dialog = page.getByRole('dialog', { name: 'Messages are still waiting' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards(page)).toHaveCount(2);
  expect(await messagesOnDevice(page)).toHaveLength(4);
  await leave();
  await dialog.getByRole('button', { name: /Log out/ }).click();
  await page.waitForURL('**/login');
  await expect(second.getByText('Secret of the first user')).toHaveCount(0);
  await expect(asked(second)).toHaveValue('');
  await page.waitForTimeout(1000);
  for (const tab of [page, second]) {
    expect(await remains(tab, photoPath)).toEqual({ databases: [], keys: [], session: [], api: [], photo: false, pictures: 0 });
  }

  // Back with a network: the login is ended, and somebody else comes.
  line.target = behind.url;
  await context.setOffline(false);
  const nobody = await signUp({ url: line.url });
  await enterAs(page, line.url, nobody);
  await expect(page.getByText('No conversation yet. Ask me anything!')).toBeVisible();
  await expect(asked(page)).toHaveValue('');
  await page.goto(`${line.url}/chatbot/chathistory`);
  await expect(page.getByText('No previous chat sessions.').or(page.getByText('No chat history available')).first()).toBeVisible();
  await expect(page.getByText(/first user|bonding/)).toHaveCount(0);
  await page.goto(`${line.url}/chatbot`);
  await ask(page, 'How deep is PVC buried?');
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(async () => (await messagesOnServer(page, behind.url)).length).toBe(2);
  expect((await messagesOnServer(page, behind.url)).map(({ content }) => content).join()).not.toMatch(/Secret|bonding/);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(`wirewise-user-${id}`);
  await enterAs(page, line.url, first);
  await expect.poll(async () => (await messagesOnServer(page, behind.url)).map(({ content }) => content)).toContain('What is bonding?');
  expect((await messagesOnServer(page, behind.url)).map(({ content }) => content).join()).not.toMatch(/Secret|PVC buried/);
});

(process.env.LONG ? test : test.skip)(
  'logging out in the middle of an answer leaves nothing that comes back',
  async ({ page, line, behind }) => {
    expect(behind.url).toBeTruthy();
    await enterAsNew(page, line.url);
    await appIsKept(page);
    line.rule = ({ path }) => (/\/api\/(ai|sync)/.test(path) ? { is: 'trickle', bytes: 40, everyMs: 60 } : undefined);
    await ask(page, 'What is bonding?');
    await page.waitForTimeout(300);
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: /Log ?out/i }).click();
    const dialog = page.getByRole('dialog', { name: 'Messages are still waiting' });
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: /Log out/ }).click();
    await page.waitForURL('**/login');
    await page.waitForTimeout(3000);
    expect(await remains(page, '/api/none')).toMatchObject({ databases: [], keys: [] });
  },
);

test('a sign-in page in front of the network is no connection: nothing of it is taken for data, and everything goes out once behind it', async ({
  page,
  line,
  behind,
}) => {
  test.setTimeout(90_000);
  await enterAsNew(page, line.url);
  await ask(page, 'What is bonding?');
  await expect(cards(page)).toHaveCount(1);
  await appIsKept(page);
  const questions = [RANGE, PVC];
  for (const [index, how] of (['page', 'redirect'] as const).entries()) {
    const before = await messagesOnDevice(page);
    line.rule = () => ({ is: 'portal', how });
    await ask(page, questions[index] ?? '');
    await expect(cards(page)).toHaveCount(index + 2);
    await expect(cards(page).last()).toContainText('Answered on this device: no connection.');
    await expect(offlineSign(page)).toBeVisible();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
    await page.reload();
    await expect(cards(page)).toHaveCount(index + 2);
    await expect(page.getByText('Guest Wi-Fi')).toHaveCount(0);
    expect((await messagesOnDevice(page)).slice(0, before.length)).toEqual(before);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)).toBe('activated');
    await expect(offlineSign(page)).toBeVisible();

    line.rule = () => undefined;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(offlineSign(page)).toBeHidden();
    await expect.poll(async () => (await messagesOnServer(page, behind.url)).length).toBe(2 * (index + 2));
  }
  const contents = (await messagesOnServer(page, behind.url)).map(({ content }) => content);
  for (const question of ['What is bonding?', ...questions]) expect(contents.filter((content) => content === question)).toHaveLength(1);
  expect((await messagesOnDevice(page)).map(({ content }) => content).sort()).toEqual(contents.sort());
});

test('a browser that refuses storage: it is said, the text stays in the box, and the screens still open', async ({
  page,
  line,
  behind,
  breaches,
}) => {
  expect(behind.url).toBeTruthy();
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    IDBFactory.prototype.open = refuse;
  });
  await page.goto(`${line.url}/chatbot`);
  // Nothing remembers that the welcome was seen.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await ask(page, 'What is bonding?');
  await expect(page.getByRole('alert').filter({ hasText: 'This device refused to keep your message' })).toBeVisible();
  await expect(asked(page)).toHaveValue('What is bonding?');
  await page.goto(`${line.url}/viewplans`);
  await expect(page.getByText('This screen did not open')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
  // What waits in the background finds no database; that is all that may be reported.
  for (const text of breaches.splice(0)) expect(text).toMatch(/^page error: \w?$|DatabaseClosed/);
});
