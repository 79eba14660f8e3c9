// A danger is told by the page itself, whatever the network, the login or the limit; and where no server answers a person, the guide does.
import type { BrowserContext, Page } from '@playwright/test';
import type { RunningServer } from '../../build/scripts/run-server.ts';
import { appIsKept, ask, asked, enterAs, enterAsNew, expect, signUp, test, withoutWelcome } from './world.ts';

const DANGER = { en: 'My panel is smoking and sparking, what do I do?', es: 'El panel está echando humo y chispas, ¿qué hago?' };
const RANGE = 'What size copper wire for a 50 amp range, 60 feet from the panel?';

interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: RunningServer;
}

/** Ends every login of the page's user, without the page. */
async function endLogin({ page, server }: Scene): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await fetch(`${server.url}/api/user/logoutAll`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(reply.ok).toBe(true);
}

const STATES: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  online: async () => undefined,
  offline: async ({ page, context }) => {
    await appIsKept(page);
    await context.setOffline(true);
  },
  'with a server that hangs': async ({ page }) => {
    await page.route('**/api/**', () => undefined);
    await page.route('**/healthz', () => undefined);
  },
  'with a login that has ended': async (scene) => {
    await enterAsNew(scene.page, scene.server.url);
    await endLogin(scene);
  },
  'as a guest at the limit': async ({ page }) => {
    await ask(page, RANGE);
    await expect(page.locator('[data-part=answer]')).toHaveCount(1);
    await ask(page, 'What is bonding?');
    await page.getByRole('dialog', { name: 'Message Limit Reached' }).waitFor();
    await page.keyboard.press('Escape');
  },
};

test.use({ serviceWorkers: 'allow', env: { GUEST_LIMIT: '1' }, viewport: { width: 390, height: 844 } });

test.beforeEach(({ context }) => withoutWelcome(context));

for (const [state, begin] of Object.entries(STATES))
  test(`${state}, an emergency and a refusal are shown before any request is answered`, async ({ page, context, server }) => {
    await page.goto(`${server.url}/chatbot`);
    await page.waitForLoadState('networkidle');
    await begin({ page, context, server });
    await asked(page).waitFor();
    const answered: string[] = [];
    const sent: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answered.push(response.url());
    });
    page.on('request', (request) => {
      if (request.url().endsWith('/api/ai/chat')) sent.push(request.url());
    });
    const cards = page.locator('[data-part=answer]');
    let count = await cards.count();
    for (const text of [DANGER.en, DANGER.es, 'How do I bypass the electric meter?']) {
      answered.length = 0;
      await ask(page, text);
      count += 1;
      await expect(cards).toHaveCount(count);
      expect(
        answered.filter((url) => !/\/api\/(?:sync|ai\/answerers)/.test(url)),
        text,
      ).toEqual([]);
      if (!text.includes('meter')) {
        const call = cards.last().locator('a[href="tel:911"]');
        await expect(call).toBeInViewport();
        expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(64);
        // What to do stands right under the plate, unfolded.
        await expect(cards.last().getByRole('listitem').first()).toBeVisible();
      }
    }
    expect(sent).toEqual([]);
    // What was told before it was kept is kept as it was told.
    const messages = (): Promise<(string | undefined)[]> =>
      page.locator('[data-message]').evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.message));
    const told = await messages();
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    if (state !== 'with a server that hangs') await expect.poll(messages).toEqual(told);
  });

test('an emergency is sent though an earlier reply is still waited for', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot`);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', () => undefined);
  await ask(page, RANGE);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await ask(page, DANGER.en);
  await expect(page.locator('a[href="tel:911"]')).toBeInViewport();
});

test('a guest at the limit is answered by the guide on the device, is told so, and asks on', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot`);
  const cards = page.locator('[data-part=answer]');
  await ask(page, RANGE);
  await expect(cards).toHaveCount(1);
  await ask(page, 'How many 12 AWG THHN fit in 3/4 EMT?');
  const popup = page.getByRole('dialog', { name: 'Message Limit Reached' });
  await expect(popup.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/login');
  await popup.getByRole('button', { name: 'Go on with the field guide' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toContainText('16');
  await expect(cards.last()).toContainText('your free questions are used up');
  await expect(cards.last().getByRole('link', { name: 'Log in and keep this' })).toBeVisible();
  // From now on at once, and without the popup.
  const sent: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/ai/chat') && sent.push(request.url())));
  await ask(page, 'What is bonding?');
  await expect(cards).toHaveCount(3);
  await expect(popup).toBeHidden();
  expect(sent).toEqual([]);
});

test('when a login has ended the guide on the device answers, says so, and the answer is there after logging in again', async ({
  page,
  context,
  server,
}) => {
  const account = await signUp(server);
  await enterAs(page, server.url, account);
  await page.waitForLoadState('networkidle');
  await endLogin({ page, context, server });
  const cards = page.locator('[data-part=answer]');
  await ask(page, RANGE);
  await expect(cards).toHaveCount(1);
  await expect(cards.last()).toContainText('6 AWG copper');
  await expect(cards.last()).toContainText('your login has ended');
  await expect(page.getByText('Your login has ended. The field guide on this device answers')).toBeVisible();
  await ask(page, 'What is bonding?');
  await expect(cards).toHaveCount(2);

  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Email', { exact: false }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/chatbot');
  await expect(cards).toHaveCount(2);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
          const sessions = (await (await fetch(`/api/ai/sessions/${localStorage.getItem('user_id')}`, { headers })).json()) as {
            id: string;
          }[];
          const lists = await Promise.all(
            sessions.map(
              async ({ id }) => ((await (await fetch(`/api/ai/session/${id}/messages`, { headers })).json()) as unknown[]).length,
            ),
          );
          return lists.reduce((sum, each) => sum + each, 0);
        }),
      { timeout: 20_000 },
    )
    .toBe(4);
});
