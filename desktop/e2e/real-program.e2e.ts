// The same bundle in Electron's own program, where that has been fetched: what no stand-in can show.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, type ElectronApplication, expect, test } from '@playwright/test';
import { electronProgram } from '../../build/scripts/electron-program.ts';
import { newComputer, passWelcome, root } from './start-desktop.ts';

const program = electronProgram();
const computer = newComputer();
test.skip(program === undefined, 'Electron’s own program is not on this computer.');
test.describe.configure({ timeout: 120_000, mode: 'serial' });
test.beforeAll(async () => {
  const { buildDesktop } = await import('../../build/scripts/build-desktop.ts');
  await buildDesktop();
});
test.afterAll(() => computer.clear());

const start = (): Promise<ElectronApplication> =>
  _electron.launch({
    executablePath: program ?? '',
    args: [root, `--user-data-dir=${computer.userData}`, '--lang=en-US'],
    env: { ...(process.env as Record<string, string>), OLLAMA_URL: 'http://127.0.0.1:9' },
  });

test('the window is isolated, its page asks and is answered, and what was asked is there at the next start', async () => {
  const first = await start();
  const door = await first.firstWindow();
  const opening = first.waitForEvent('window');
  await door.getByRole('button', { name: 'Work on this computer' }).click();
  const page = await opening;
  await passWelcome(page);
  const reach = await page.evaluate(() => ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis));
  expect(reach).toEqual([]);
  expect(await page.evaluate(() => fetch('file:///etc/hosts').then(String, () => 'refused'))).toBe('refused');
  await page.getByRole('textbox').fill('How deep is PVC buried?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByText('18 in').first()).toBeVisible({ timeout: 30_000 });
  await first.close();

  const second = await start();
  const again = await second.firstWindow();
  await expect(again.getByRole('button', { name: 'How deep is PVC buried?', exact: true })).toBeVisible({ timeout: 30_000 });
  await second.close();
});

test('no port is opened, the menu is drawn, and no developer’s entry is in it', async () => {
  const app = await start();
  await app.firstWindow();
  const labels = await app.evaluate(({ Menu }) => {
    const all = (items: Electron.MenuItem[]): string[] => items.flatMap((item) => [item.label, ...all(item.submenu?.items ?? [])]);
    return all(Menu.getApplicationMenu()?.items ?? []);
  });
  expect(labels).toEqual(expect.arrayContaining(['File', 'New chat', 'Help']));
  expect(labels.join()).not.toMatch(/Developer|Reload/);
  const servers = await app.evaluate(() =>
    (process as unknown as { getActiveResourcesInfo(): string[] }).getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap'),
  );
  // Playwright's own way in is none of the process's servers.
  expect(servers).toEqual([]);
  await app.close();
});

test('a crashed page is noted here and nowhere else', async () => {
  const app = await start();
  await app.firstWindow();
  await app.evaluate(({ dialog, BrowserWindow }) => {
    dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
  await expect.poll(() => readdirSync(join(computer.userData, 'crashes')).filter((name) => name.startsWith('crash-'))).toHaveLength(1);
  await app.close().catch(() => undefined);
});
