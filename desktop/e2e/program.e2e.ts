// The program around the page: menus, links, files, tray, PDF, notes, backups.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Computer, dataOf, newComputer, passWelcome, startDesktop } from './start-desktop.ts';

// One after the other: each starts a browser of its own.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let computer: Computer;
test.beforeAll(async () => {
  const { buildDesktop } = await import('../../build/scripts/build-desktop.ts');
  await buildDesktop();
});
test.beforeEach(() => {
  computer = newComputer();
});
test.afterEach(() => computer.clear());

async function ask(page: Page, question: string, said: string): Promise<void> {
  await page.getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByText(said).first()).toBeVisible({ timeout: 30_000 });
}

test('the menu bar speaks the page’s language, also at the next start, and leads through the app', async () => {
  const first = await startDesktop(computer);
  expect(first.said('MENU')).toEqual(expect.arrayContaining(['File', 'New chat', 'Save as PDF…', 'About Wirewise']));
  expect(first.said('CRASHES')).toEqual({ uploadToServer: false });
  expect(first.said('SPELLED')).toBe(process.platform === 'darwin');
  await passWelcome(first.page);
  first.act({ menu: 'calculators' });
  await expect(first.page.getByRole('dialog', { name: 'Calculators' })).toBeVisible();
  await first.page.keyboard.press('Escape');
  // From a page that is not the chat, too.
  first.act({ menu: 'jobs' });
  await expect(first.page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible();
  first.act({ menu: 'jobCard' });
  await expect(first.page.getByRole('dialog')).toBeVisible();
  await first.page.keyboard.press('Escape');
  await first.hear('ZOOM', { menu: 'zoomIn' });
  expect(await first.hear('ZOOM', { menu: 'zoomIn' })).toBe(1.25);
  first.act({ menu: 'settings' });
  await first.page.getByRole('main').getByRole('button', { name: 'Español' }).click();
  await expect.poll(() => first.said('MENU')).toEqual(expect.arrayContaining(['Archivo', 'Chat nuevo', 'Acerca de Wirewise']));
  const about = (await first.hear('MESSAGE', { menu: 'about', answer: { response: 0 } })) as { detail: string };
  expect(about.detail).toContain('Versión 0.1.0');
  await expect.poll(() => String(first.said('PATH'))).toContain('licenses.txt');
  expect(readFileSync(String(first.said('PATH')), 'utf8')).toContain('react-dom');
  expect(String(await first.hear('FOLDER', { menu: 'showLog' }))).toContain(join('logs', 'wirewise.log'));
  first.act({ close: true });
  expect(await first.ended).toBe(0);

  const second = await startDesktop(computer, { browserProfile: 'browser-2' });
  expect(second.said('MENU')).toEqual(expect.arrayContaining(['Archivo']));
  expect(second.said('ZOOM')).toBe(1.25);
  expect(second.page.viewportSize() ?? (await second.page.evaluate(() => ({ width: innerWidth, height: innerHeight })))).toEqual({
    width: 1100,
    height: 800,
  });
  expect(await second.quit()).toBe(0);
});

test('a link puts a question into the box and asks nothing; another start hands its link over', async () => {
  const desktop = await startDesktop(computer, { commandLine: ['wirewise://ask?q=Wire%20for%2050%20A%3F'] });
  await passWelcome(desktop.page);
  await expect(desktop.page.getByRole('textbox')).toHaveValue('Wire for 50 A?');
  await expect(desktop.page.getByRole('article')).toHaveCount(0);
  await desktop.hear('WINDOW', { launch: ['wirewise', '--flag', 'wirewise://chats'] });
  await expect(desktop.page.getByRole('heading', { name: 'Your chat history' })).toBeVisible();
  desktop.act({ launch: ['wirewise', 'wirewise://dashboard'] });
  await desktop.hear('WINDOW', { launch: ['wirewise', 'https://evil.example/'] });
  await expect(desktop.page.getByRole('heading', { name: 'Your chat history' })).toBeVisible();
  expect(await desktop.quit()).toBe(0);
});

test('closed to the tray it stays ready, and its keys bring an empty box', async () => {
  const desktop = await startDesktop(computer);
  await passWelcome(desktop.page);
  await ask(desktop.page, 'How deep is PVC buried?', '18 in');
  expect(await desktop.hear('TRAY', { menu: 'stayReady', checked: true })).toEqual([
    'Ask a question',
    'Show Wirewise',
    'separator',
    'Quit Wirewise',
  ]);
  expect(await desktop.hear('WINDOW', { close: true })).toBe('hidden');
  expect(await desktop.hear('WINDOW', { keys: 'CommandOrControl+Alt+W' })).toBe('shown');
  await expect(desktop.page.getByRole('article')).toHaveCount(0);
  await expect(desktop.page.getByRole('textbox')).toBeFocused();
  expect(await desktop.hear('TRAY', { menu: 'stayReady', checked: false })).toEqual([]);
  desktop.act({ close: true });
  expect(await desktop.ended).toBe(0);
});

test('a whole chat is kept as a PDF under its own name', async () => {
  const desktop = await startDesktop(computer);
  await passWelcome(desktop.page);
  await ask(desktop.page, 'How deep is PVC buried?', '18 in');
  const file = join(computer.folder, 'chat.pdf');
  const asked = (await desktop.hear('SAVE', { answer: { canceled: false, filePath: file }, menu: 'savePdf' })) as { defaultPath: string };
  expect(asked.defaultPath).toMatch(/How deep is PVC buried\.pdf$/);
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(readFileSync(file).toString('latin1', 0, 5)).toBe('%PDF-');
  // The pages are gone again.
  await expect(desktop.page.locator('.printed')).toHaveCount(0);
  await desktop.page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.title);
  });
  desktop.act({ menu: 'print' });
  await expect(desktop.page.locator('body')).toHaveAttribute('data-printed', 'How deep is PVC buried?');
  expect(await desktop.quit()).toBe(0);
});

test('all chats go into a file, and out of it on another computer, when it is opened there', async () => {
  const here = await startDesktop(computer);
  await passWelcome(here.page);
  await ask(here.page, 'How deep is PVC buried?', '18 in');
  here.act({ menu: 'chatFiles' });
  const download = here.page.waitForEvent('download');
  await here.page.getByRole('button', { name: 'Download my data' }).click();
  const file = join(computer.folder, 'Shop.wirewise');
  await (await download).saveAs(file);
  expect(await here.quit()).toBe(0);

  const other = newComputer();
  const there = await startDesktop(other, { commandLine: [file] });
  await expect(there.page.getByRole('dialog')).toContainText('Bring the chat in Shop.wirewise into this account?');
  await there.page.getByRole('button', { name: 'Bring in', exact: true }).click();
  await expect(there.page.getByText('The chat is here.')).toBeVisible();
  there.act({ menu: 'newChat' });
  await passWelcome(there.page);
  await there.page.getByRole('button', { name: 'How deep is PVC buried?', exact: true }).click();
  await expect(there.page.getByRole('article').getByText('18 in').first()).toBeVisible();
  // What is no chat file is said to be none.
  const none = join(computer.folder, 'none.wirewise');
  writeFileSync(none, 'hello');
  there.act({ launch: ['wirewise', none] });
  await expect(there.page.getByText('none.wirewise holds no chats of Wirewise.')).toBeVisible();
  const missing = (await there.hear('MESSAGE', { launch: ['wirewise', '/nowhere/gone.wirewise'] })) as { message: string };
  expect(missing.message).toBe('This chat file could not be read.');
  expect(await there.quit()).toBe(0);
  other.clear();
});

test('a backup is made and restored from the menu, and one before each update', async () => {
  const first = await startDesktop(computer);
  await passWelcome(first.page);
  await ask(first.page, 'How deep is PVC buried?', '18 in');
  const parent = join(computer.folder, 'backups');
  first.act({ answer: { canceled: false, filePaths: [parent] } });
  const made = (await first.hear('MESSAGE', { menu: 'backUp' })) as { message: string; detail: string };
  expect(made.message).toBe('The backup is whole and checked.');
  const [backup = ''] = readdirSync(parent);
  expect(made.detail).toContain(join(parent, backup));
  first.act({ menu: 'newChat' });
  await ask(first.page, 'What is a GFCI?', 'GFCI');
  first.act({ answer: { canceled: false, filePaths: [join(parent, backup)] } });
  first.act({ answer: { response: 0 } });
  first.act({ menu: 'restore' });
  expect(await first.ended).toBe(0);
  expect(first.said('RELAUNCH')).toBe(true);
  expect(first.output()).toContain('The backup is restored.');

  const second = await startDesktop(computer, { browserProfile: 'browser-2', version: '0.2.0' });
  await passWelcome(second.page);
  await expect(second.page.getByRole('button', { name: 'How deep is PVC buried?', exact: true })).toBeVisible();
  await expect(second.page.getByRole('button', { name: 'What is a GFCI?', exact: true })).toHaveCount(0);
  expect(readdirSync(join(dataOf(computer), 'backups')).filter((name) => name.startsWith('before-version-0.2.0-'))).toHaveLength(1);
  expect(await second.quit()).toBe(0);
});

test('a page that dies is noted here, and opened again', async () => {
  const desktop = await startDesktop(computer);
  await passWelcome(desktop.page);
  const told = (await desktop.hear('MESSAGE', { answer: { response: 1 }, fail: 'crashed' })) as { message: string };
  expect(told.message).toBe('The window has stopped working.');
  // The answer was to quit.
  expect(await desktop.ended).toBe(0);
  const [note = ''] = readdirSync(join(computer.userData, 'crashes'));
  expect(JSON.parse(readFileSync(join(computer.userData, 'crashes', note), 'utf8'))).toMatchObject({
    part: 'page',
    reason: 'crashed',
    app: '0.1.0',
  });
});
