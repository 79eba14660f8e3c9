// What the end-to-end tests share: a server of their own, and a page that reports every breach of the content security policy.
import { type BrowserContext, test as base, type Locator, type Page } from '@playwright/test';
import { logIn as logInAt, storeKeys } from '../../build/scripts/log-in.ts';
import { type RunningServer, runServer } from '../../build/scripts/run-server.ts';

export interface Account {
  readonly full_name: string;
  readonly email: string;
  readonly password: string;
}

/** All of them in `npm run test:long`; in `npm test` the few that stand for the rest. */
export const inLong = <const T>(all: readonly T[], few: readonly T[]): readonly T[] => (process.env.LONG ? all : few);

interface World {
  /** Environment of the server of this test. */
  env: Readonly<Record<string, string>>;
  server: RunningServer;
  /** Texts of policy breaches and page errors; checked empty at the end of every test. */
  breaches: string[];
}

/** Collects what a page must never report. */
export function watch(page: Page, breaches: string[]): void {
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) breaches.push(message.text());
  });
  page.on('pageerror', (error) => breaches.push(`page error: ${error.message}`));
}

export const test = base.extend<World>({
  env: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  breaches: async ({}, use) => {
    const breaches: string[] = [];
    await use(breaches);
    if (breaches.length > 0) throw new Error(`The page reported:\n${breaches.join('\n')}`);
  },
  server: async ({ env }, use) => {
    const server = await runServer(env);
    await use(server);
    await server.close();
  },
  page: async ({ page, breaches }, use) => {
    watch(page, breaches);
    await use(page);
  },
});

export { expect } from '@playwright/test';

/** No welcome dialog in the way. */
export const withoutWelcome = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    localStorage.setItem('welcomed', 'yes');
    localStorage.setItem('SHOW_POPUP', 'false');
  });

/** Waits until the worker has the whole app and serves this page: from then on the server may go. Needs `serviceWorkers: 'allow'`. */
export const appIsKept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
};

let people = 0;

/** Makes an account over the API. */
export async function signUp(server: Pick<RunningServer, 'url'>): Promise<Account> {
  people += 1;
  const account = { full_name: `Pat Ortiz ${people}`, email: `pat${people}-${Date.now()}@example.com`, password: 'copper and brass' };
  const reply = await fetch(`${server.url}/api/user/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, phone_number: '5125550100', confirmPassword: account.password, referredBy: '' }),
  });
  if (!reply.ok) throw new Error(`Sign-up answered ${reply.status}: ${await reply.text()}`);
  return account;
}

/** Logs in through the screen and waits for the chat. */
export async function logIn(page: Page, server: Pick<RunningServer, 'url'>, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email', { exact: false }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/chatbot');
  // A login of another user is welcomed once more.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

/** Leaves on the page's device what a login at `url` leaves, and `more` with it, without the screens. The page stands on no screen then. */
export async function signIn(
  page: Page,
  url: string,
  account: Pick<Account, 'email' | 'password'>,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await storeKeys(page, url, { ...(await logInAt(url, account)), ...more });
}

/** Signs a user in at `url` without the screens, and opens the chat. */
export async function enterAs(page: Page, url: string, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await signIn(page, url, account);
  await page.goto(`${url}/chatbot`);
}

/** The same with somebody new. */
export async function enterAsNew(page: Page, url: string): Promise<Account> {
  const account = await signUp({ url });
  await enterAs(page, url, account);
  return account;
}

export const asked = (page: Page) => page.getByRole('textbox', { name: /Your question|Su pregunta/ });

/** Types a question and sends it with Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  await asked(page).fill(question);
  await asked(page).press('Enter');
}

/** Chooses from the menu of an answer's card. */
export async function fromCardMenu(page: Page, card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: 'More with this answer' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Opens a folded row of an answer's card. */
export const openRow = (card: Locator, name: string): Promise<void> => card.getByRole('button', { name: new RegExp(`^${name}`) }).click();
