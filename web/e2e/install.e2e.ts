// The installed app: what its manifest promises is served, and its shortcuts open what they name.
import { ask, expect, test, withoutWelcome } from './world.ts';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly type: string }[];
  readonly screenshots: readonly { readonly src: string; readonly type: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

test.beforeEach(({ context }) => withoutWelcome(context));

test('the manifest and every picture of it are served as what they say', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot`);
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const reply = await page.request.get(server.url + href);
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await reply.json()) as Manifest;
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await page.request.get(server.url + src);
    expect([src, picture.status(), picture.headers()['content-type']]).toEqual([src, 200, type]);
  }
});

test('each shortcut opens what it names, once', async ({ page, server }) => {
  const { shortcuts } = (await (await page.request.get(`${server.url}/manifest.webmanifest`)).json()) as Manifest;
  const open = async (name: string): Promise<void> => {
    await page.goto(server.url + (shortcuts.find((shortcut) => shortcut.name === name)?.url ?? '/nowhere'));
  };
  await page.goto(`${server.url}/chatbot`);
  await ask(page, 'What is bonding?');
  await expect(page.getByRole('article')).toHaveCount(1);

  await open('Calculators');
  await expect(page.getByRole('dialog', { name: 'Calculators' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/chatbot`);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await open('Job cards');
  await expect(page.getByRole('dialog', { name: 'Job card' })).toBeVisible();
  await open('Chats');
  await expect(page.getByRole('heading', { name: 'Your chat history' })).toBeVisible();
  await open('New chat');
  await expect(page.getByText('No conversation yet. Ask me anything!')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/chatbot`);
});

test('the browser’s offer to install is a button in the menu, and is asked once it is pressed', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot`);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.title = 'asked';
        dispatchEvent(new Event('appinstalled'));
      },
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'This device: storage and install' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Install' }).click();
  await expect(page.getByText('Wirewise is installed on this device.')).toBeVisible();
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  test('the way through the share menu is explained', async ({ page, server }) => {
    await page.goto(`${server.url}/settingspage?tab=device`);
    await expect(page.getByText('Scroll down to Add to Home Screen, tap it, then tap Add.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0);
  });
});
