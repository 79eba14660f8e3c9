// Several people on one computer, alone and with accounts on a running server: coming in, going on without it, changing places.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startScriptedServer } from '../../api/models/scripted-server.ts';
import { type RunningServer, runServer } from '../../build/scripts/run-server.ts';
import { type FaultProxy, startFaultProxy } from '../../web/e2e/fault-proxy.ts';
import { type Account, ask, signUp } from '../../web/e2e/world.ts';
import { type Computer, type Desktop, newComputer, passWelcome, startDesktop } from './start-desktop.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

let server: RunningServer;
let network: FaultProxy;
let computer: Computer;
test.beforeAll(async () => {
  const { buildDesktop } = await import('../../build/scripts/build-desktop.ts');
  await buildDesktop();
});
test.beforeEach(async () => {
  computer = newComputer();
  server = await runServer();
  network = await startFaultProxy(server.url);
});
test.afterEach(async () => {
  await network.close();
  await server.close();
  computer.clear();
});

const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
const answered = (page: Page, said: string) => expect(page.getByRole('article').getByText(said).first()).toBeVisible({ timeout: 30_000 });
const chat = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

/** At the door, or in somebody's settings. */
async function connect(desktop: Desktop, address = network.url): Promise<Page> {
  await desktop.page.getByLabel('Address of the server').fill(address);
  return desktop.moves(() => desktop.page.getByRole('button', { name: 'Connect', exact: true }).click());
}
async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email', { exact: false }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
async function asServerSees(account: Account, path: string): Promise<Response> {
  const login = await fetch(`${server.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return fetch(server.url + path, { headers: { authorization: `Bearer ${data.token}` } });
}

test('the first start asks how, says what is wrong with an address, and with an account goes on through a cut and a restart', async () => {
  const account = await signUp(server);
  const first = await startDesktop(computer, { staysAtDoor: true });
  await expect(first.page.getByRole('heading', { name: 'Welcome to Wirewise' })).toBeVisible();
  // Nothing of anybody's is behind the door.
  expect(await first.page.evaluate(() => fetch('/api/ai/answerers').then(({ status }) => status))).toBe(503);
  for (const [address, said] of [
    ['http://wirewise.example.com', 'encrypted only'],
    ['http://127.0.0.1:9', 'No server answers there'],
    ['two words', 'no address'],
  ] as const) {
    await first.page.getByLabel('Address of the server').fill(address);
    await first.page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(first.page.getByText(said)).toBeVisible();
  }
  const page = await connect(first);
  await logIn(page, account);
  await passWelcome(page);
  await ask(page, 'How deep is PVC buried?');
  await answered(page, '18 in');
  expect(first.said('MENU')).toContain('Switch person…');

  network.target = undefined;
  network.cutAll();
  first.act({ menu: 'newChat' });
  await ask(page, 'What is a GFCI?');
  await answered(page, 'GFCI');
  expect(await first.quit()).toBe(0);

  // Without the network, everything is there, and more can be asked.
  const second = await startDesktop(computer);
  await expect(chat(second.page, 'How deep is PVC buried?')).toBeVisible({ timeout: 30_000 });
  await expect(chat(second.page, 'What is a GFCI?')).toBeVisible();
  network.target = server.url;
  const exported = async () => ((await (await asServerSees(account, '/api/sync?after=0')).json()) as { changes: unknown[] }).changes;
  await expect.poll(async () => JSON.stringify(await exported()), { timeout: 60_000 }).toContain('What is a GFCI?');
  const messages = (await exported()).filter((change) => (change as { kind: string }).kind === 'message');
  expect(messages).toHaveLength(4);

  // Thumbs and letters go to the server.
  await chat(second.page, 'How deep is PVC buried?').click();
  await second.page.getByRole('button', { name: 'Good answer' }).click();
  await expect(second.page.getByText('Nobody else sees it')).toHaveCount(0);
  await go(second.page, '/website/contactus');
  await expect(second.page.getByRole('button', { name: 'Send message' })).toBeVisible();
  // Nothing of the account lies in this computer's own database: there is none.
  expect(readdirSync(join(computer.userData, 'people')).map((id) => existsSync(join(computer.userData, 'people', id, 'data')))).toEqual([
    false,
  ]);

  // Logged out, nothing stays but the way to the server.
  await go(second.page, '/chatbot');
  await second.page.getByRole('button', { name: /Profile menu/ }).click();
  await second.page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(second.page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(
    await second.page.evaluate(async () => [(await indexedDB.databases()).map(({ name }) => name), localStorage.getItem('token')]),
  ).toEqual([expect.not.arrayContaining([expect.stringContaining('user')]), null]);
  expect(JSON.parse(readFileSync(join(computer.userData, 'people.json'), 'utf8'))).toMatchObject({
    people: [{ name: '', server: network.url }],
  });
  expect(await second.quit()).toBe(0);
});

test('a login in two steps, in the app', async () => {
  const account = await signUp(server);
  const post = async (path: string, body: object, token?: string) =>
    (await (
      await fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      })
    ).json()) as { data: { token: string }; secret: string };
  const { data } = await post('/user/login', { email: account.email, password: account.password });
  const { secret } = await post('/user/twoStep/start', { password: account.password }, data.token);
  const phone = new TOTP({ secret: Secret.fromBase32(secret) });
  await post('/user/twoStep/confirm', { code: phone.generate() }, data.token);
  const desktop = await startDesktop(computer, { staysAtDoor: true });
  const page = await connect(desktop);
  await logIn(page, account);
  // The code before was used up.
  await page.getByLabel('Code').fill(phone.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Login' }).click();
  await passWelcome(page);
  await expect(page.getByRole('button', { name: new RegExp(account.full_name) })).toBeVisible();
  expect(await desktop.quit()).toBe(0);
});

test('unplugged, a model on this computer answers before the guide does, and the server is told', async () => {
  const account = await signUp(server);
  const ollama = await startScriptedServer();
  ollama.script({ pieces: ['The lugs are what decides the column. Torque them to the figure on the label.'] });
  const desktop = await startDesktop(computer, { staysAtDoor: true, ollamaUrl: ollama.url });
  const page = await connect(desktop);
  await logIn(page, account);
  await passWelcome(page);
  // While the server is there, it answers, with whom it has.
  await ask(page, 'What is a GFCI?');
  await answered(page, 'GFCI');
  expect(ollama.asked).toEqual([]);
  network.target = undefined;
  network.cutAll();
  desktop.act({ menu: 'newChat' });
  await ask(page, 'Why do lugs loosen over the years?');
  await answered(page, 'Torque them');
  await expect(page.getByText('Local model, checked against the guide').first()).toBeVisible();
  await ollama.close();
  desktop.act({ menu: 'newChat' });
  await ask(page, 'How deep is PVC buried?');
  await answered(page, '18 in');
  network.target = server.url;
  const told = async () => (await asServerSees(account, '/api/sync?after=0')).text();
  await expect.poll(told, { timeout: 60_000 }).toContain('How deep is PVC buried?');
  expect(await told()).toContain('Torque them');
  expect(await desktop.quit()).toBe(0);
});

test('two accounts and one without: each has their own, a PIN keeps one in, and taken off, nothing of them is left', async () => {
  const [pat, ana] = [await signUp(server), await signUp(server)];
  const desktop = await startDesktop(computer, { staysAtDoor: true });
  let page = await connect(desktop);
  await logIn(page, pat);
  await passWelcome(page);
  await ask(page, 'How deep is PVC buried?');
  await answered(page, '18 in');
  await go(page, '/settingspage?tab=people');
  await page.getByLabel('New PIN').fill('2468');
  await page.getByRole('button', { name: 'Set PIN' }).click();
  await expect(page.getByText('The PIN is kept.')).toBeVisible();

  page = await desktop.moves(() => desktop.act({ menu: 'switchPerson' }));
  await page.getByRole('button', { name: 'Add somebody' }).click();
  page = await connect(desktop);
  await logIn(page, ana);
  await passWelcome(page);
  await expect(chat(page, 'How deep is PVC buried?')).toHaveCount(0);
  const left = await page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, (await indexedDB.databases()).map(({ name }) => name)]),
  );
  expect(left).not.toContain(pat.full_name);
  await ask(page, 'What is a GFCI?');
  await answered(page, 'GFCI');
  // Nobody's calls answer for somebody else.
  const [{ id }] = (JSON.parse(readFileSync(join(computer.userData, 'people.json'), 'utf8')) as { people: [{ id: string }] }).people;
  for (const call of ['list()', `open('${id}', '2468')`, `remove('${id}')`])
    expect(await page.evaluate(`window.wirewise.people.${call}.then(() => 'let in', () => 'refused')`), call).toBe('refused');

  page = await desktop.moves(() => desktop.act({ menu: 'switchPerson' }));
  await page.getByRole('button', { name: pat.full_name }).click();
  await page.getByLabel(`PIN of ${pat.full_name}`).fill('1111');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('This is not the PIN.')).toBeVisible();
  await page.getByLabel(`PIN of ${pat.full_name}`).fill('2468');
  page = await desktop.moves(() => page.getByRole('button', { name: 'Open', exact: true }).click());
  await expect(chat(page, 'How deep is PVC buried?')).toBeVisible();
  await expect(chat(page, 'What is a GFCI?')).toHaveCount(0);

  await go(page, '/settingspage?tab=people');
  desktop.act({ answer: { response: 0 } });
  page = await desktop.moves(() => page.getByRole('button', { name: 'Take me off this computer' }).click());
  await expect(page.getByRole('button', { name: ana.full_name })).toBeVisible();
  await expect(page.getByRole('button', { name: pat.full_name })).toHaveCount(0);
  expect(await desktop.quit()).toBe(0);
  // The one who is left has no PIN, and is asked nothing.
  const again = await startDesktop(computer);
  await expect(chat(again.page, 'What is a GFCI?')).toBeVisible({ timeout: 30_000 });
  expect(readdirSync(join(computer.userData, 'people'))).toHaveLength(1);
  expect(await again.quit()).toBe(0);
});

test('chats go along to an account and back to this computer, where that is chosen', async () => {
  const account = await signUp(server);
  const desktop = await startDesktop(computer);
  await passWelcome(desktop.page);
  await ask(desktop.page, 'How deep is PVC buried?');
  await answered(desktop.page, '18 in');
  await go(desktop.page, '/settingspage?tab=people');
  await expect(desktop.page.getByText(/What you have here stays where it is/)).toBeVisible();
  let page = await connect(desktop);
  await logIn(page, account);
  await passWelcome(page);
  await expect(page.getByText('Your chats have come along.')).toBeVisible({ timeout: 20_000 });
  await expect(chat(page, 'How deep is PVC buried?')).toBeVisible();
  await ask(page, 'What is a GFCI?');
  await answered(page, 'GFCI');

  await go(page, '/settingspage?tab=people');
  page = await desktop.moves(() => page.getByRole('button', { name: 'Work on this computer alone' }).click());
  await passWelcome(page);
  await expect(chat(page, 'What is a GFCI?')).toBeVisible({ timeout: 20_000 });
  await expect(chat(page, 'How deep is PVC buried?')).toBeVisible();
  network.target = undefined;
  await page.getByRole('button', { name: 'New chat' }).first().click();
  await ask(page, 'What is an AFCI?');
  await answered(page, 'AFCI');
  // Three places now, and the first is as it was.
  page = await desktop.moves(() => desktop.act({ menu: 'switchPerson' }));
  await expect(page.getByRole('listitem')).toHaveCount(3);
  page = await desktop.moves(() => page.getByRole('listitem').first().getByRole('button').click());
  await expect(chat(page, 'How deep is PVC buried?')).toBeVisible({ timeout: 20_000 });
  await expect(chat(page, 'What is a GFCI?')).toHaveCount(0);
  expect(await desktop.quit()).toBe(0);
});
