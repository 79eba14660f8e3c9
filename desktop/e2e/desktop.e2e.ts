// The bundled main process, preload, API and UI together, on a stand-in for Electron (see stand-in/electron.ts).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { findChromium } from '../../build/scripts/find-chromium.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'wirewise-desktop-'));

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Desktop {
  readonly page: Page;
  readonly output: () => string;
  /** Quits as a closed window does; resolves to the exit code. */
  quit(): Promise<number | null>;
}

async function startDesktop(browserProfile: string, main = join(root, 'dist/desktop/main.js')): Promise<Desktop> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['--import', './desktop/e2e/stand-in/register.ts', main], {
    cwd: root,
    env: {
      ...process.env,
      CHROMIUM_PATH: findChromium()?.path ?? '',
      WIREWISE_PROFILE: join(folder, 'profile'),
      WIREWISE_BROWSER_PROFILE: join(folder, browserProfile),
      WIREWISE_DEBUG_PORT: String(port),
      OLLAMA_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((done, fail) => {
    const read = (piece: Buffer): void => {
      output += piece.toString();
      if (output.includes('READY')) done();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => fail(new Error(`The desktop app ended with ${code}:\n${output}`)));
  });
  await ready;
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The desktop app has no window.');
  return {
    page,
    output: () => output,
    quit: () =>
      new Promise((done) => {
        child.removeAllListeners('exit');
        child.on('exit', (code) => done(code));
        child.kill('SIGTERM');
      }),
  };
}

// One after the other: they share what is built here.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const { buildDesktop } = await import('../../build/scripts/build-desktop.ts');
  await buildDesktop();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the local user is signed in, asks, quits, and finds the chat again with an empty browser profile', async () => {
  test.setTimeout(120_000);
  const first = await startDesktop('browser-1');
  await expect(first.page.getByRole('dialog')).toBeVisible();
  await first.page.keyboard.press('Escape');
  await first.page.getByRole('textbox').fill('What size copper wire for a 50 amp range, 60 feet from the panel?');
  await first.page.keyboard.press('Enter');
  await expect(first.page.getByRole('article').getByText('6 AWG').first()).toBeVisible({ timeout: 30_000 });
  const stored = await first.page.evaluate(() => ({ id: localStorage.getItem('user_id'), worker: 'wirewise' in window }));
  expect(Number(stored.id)).toBeGreaterThan(13);
  expect(stored.worker).toBe(true);
  // The token is nowhere on the disk but as a hash, and nothing else on the page is given one.
  expect(await first.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await first.page.evaluate("window.wirewise.localLogin().then(() => 'given', () => 'refused')")).toBe('refused');
  expect(existsSync(join(folder, 'profile/userData/data'))).toBe(true);
  // Whose computer it is sets its models up.
  await first.page.evaluate(() => {
    history.pushState(null, '', '/settingspage?tab=models');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(first.page.getByText('Ollama was not found at http://127.0.0.1:9.')).toBeVisible({ timeout: 20_000 });
  expect(await first.quit()).toBe(0);

  const second = await startDesktop('browser-2');
  await expect(second.page.getByRole('dialog')).toBeVisible();
  await second.page.keyboard.press('Escape');
  const previous = second.page.getByRole('button', { name: 'What size copper wire for a 50', exact: true });
  await expect(previous).toBeVisible();
  await previous.click();
  await expect(second.page.getByRole('article').getByText('6 AWG').first()).toBeVisible();
  expect(await second.quit()).toBe(0);
});

/** What stands before the fuses in Electron's program; then come the version, how many there are, and each as '0' or '1'. */
const FUSES_FOLLOW = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As Electron ships them. */
const UNSET_FUSES = Buffer.concat([Buffer.from([1, 8]), Buffer.from('10110001')]);

/** A folder shaped like Electron's distribution, with a program that does nothing: enough for the packer. */
function standInDistribution(): string {
  const place = join(folder, 'electron-dist');
  for (const inner of ['resources', 'locales']) mkdirSync(join(place, inner), { recursive: true });
  for (const program of ['chrome-sandbox', 'chrome_crashpad_handler']) writeFileSync(join(place, program), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(place, 'electron'), Buffer.concat([Buffer.from(`#!/bin/sh\n# ${FUSES_FOLLOW}`), UNSET_FUSES]), { mode: 0o755 });
  for (const text of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(place, text), '');
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')) as { version: string };
  writeFileSync(join(place, 'version'), version);
  return place;
}

test('the packed app holds what it needs and nothing else, and its contents run', async () => {
  test.setTimeout(180_000);
  const packages = join(folder, 'packages');
  const bin = (name: string): string => join(root, 'node_modules/.bin', name);
  execFileSync(
    bin('electron-builder'),
    ['--dir', '--linux', `-c.electronDist=${standInDistribution()}`, `-c.directories.output=${packages}`],
    { cwd: root, stdio: 'pipe' },
  );
  const program = readFileSync(join(packages, 'linux-unpacked/wirewise'));
  const fuses = program.subarray(program.indexOf(FUSES_FOLLOW) + FUSES_FOLLOW.length + 2).subarray(0, 8);
  // Not as Node, cookies encrypted, no NODE_OPTIONS, no --inspect, archive checked, archive alone, no snapshot, no rights for files.
  expect(fuses.toString()).toBe('01001100');
  const asar = join(packages, 'linux-unpacked/resources/app.asar');
  const files = execFileSync(bin('asar'), ['list', asar], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n');
  for (const wanted of [
    '/dist/desktop/main.js',
    '/dist/desktop/preload.cjs',
    '/dist/web/index.html',
    '/package.json',
    '/node_modules/better-sqlite3/package.json',
  ])
    expect(files).toContain(wanted);
  expect(files.filter((file) => /better-sqlite3\/(deps|src)\/|^\/(web|api|data)\/|\.env|\/e2e\//.test(file))).toEqual([]);

  const unpacked = join(folder, 'unpacked');
  execFileSync(bin('asar'), ['extract', asar, unpacked], { stdio: 'pipe' });
  const packed = await startDesktop('browser-packed', join(unpacked, 'dist/desktop/main.js'));
  await expect(packed.page.getByRole('dialog')).toBeVisible();
  expect(await packed.quit()).toBe(0);
});
