// Starts the bundled main process, preload, API and UI together, on a stand-in for Electron (see stand-in/electron.ts).
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../build/scripts/find-chromium.ts';

export const root = resolve(import.meta.dirname, '../..');

/** Where one computer's user keeps everything; several starts may share it. */
export interface Computer {
  readonly folder: string;
  /** The program's own: settings, data, logs. */
  readonly userData: string;
  clear(): void;
}

export function newComputer(): Computer {
  const folder = mkdtempSync(join(tmpdir(), 'wirewise-desktop-'));
  return { folder, userData: join(folder, 'profile/userData'), clear: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Desktop {
  /** Of the window that is open now. */
  readonly page: Page;
  /** Waits until another window is open than before `deed`; resolves to its page. */
  moves(deed: () => unknown): Promise<Page>;
  readonly output: () => string;
  /** What the program told the system last under a name, such as MENU or NOTE; undefined when it never did. */
  said(what: string): unknown;
  /** Waits until it tells `what` once more than now, while `deed` is done; resolves to what. */
  hear(what: string, deed: object): Promise<unknown>;
  /** What a person does to the program: see `Deed` in stand-in/electron.ts. */
  act(deed: object): void;
  /** Quits as the system ends a program; resolves to the exit code. */
  quit(): Promise<number | null>;
  /** Resolves to the exit code once it has ended by itself. */
  readonly ended: Promise<number | null>;
}

export interface StartOptions {
  readonly browserProfile?: string;
  readonly main?: string;
  readonly version?: string;
  /** Where models of this computer are looked for; left out: nowhere. */
  readonly ollamaUrl?: string;
  /** Leaves the first question of all open, which else is answered: the computer works alone. */
  readonly staysAtDoor?: true;
  /** Further words of its command line. */
  readonly commandLine?: readonly string[];
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

export async function startDesktop(computer: Computer, options: StartOptions = {}): Promise<Desktop> {
  const { browserProfile = 'browser', main = join(root, 'dist/desktop/main.js'), version = '0.1.0', commandLine = [] } = options;
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['--import', './desktop/e2e/stand-in/register.ts', main, ...commandLine], {
    cwd: root,
    env: {
      ...process.env,
      CHROMIUM_PATH: findChromium()?.path ?? '',
      WIREWISE_PROFILE: join(computer.folder, 'profile'),
      WIREWISE_BROWSER_PROFILE: join(computer.folder, browserProfile),
      WIREWISE_DEBUG_PORT: String(port),
      WIREWISE_VERSION: version,
      OLLAMA_URL: options.ollamaUrl ?? 'http://127.0.0.1:9',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  const ready = new Promise<void>((done, fail) => {
    const read = (piece: Buffer): void => {
      output += piece.toString();
      if (output.includes('\nREADY ')) done();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((code) => fail(new Error(`The desktop app ended with ${code}:\n${output}`)));
  });
  await ready;
  const connect = async (): Promise<Page> => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const found = browser.contexts()[0]?.pages()[0];
    if (!found) throw new Error('The desktop app has no window.');
    return found;
  };
  let page = await connect();
  const lines = (what: string): string[] => output.split('\n').filter((line) => line.startsWith(`${what} `));
  const said = (what: string): unknown => {
    const line = lines(what).at(-1);
    return line === undefined ? undefined : JSON.parse(line.slice(what.length + 1));
  };
  const act = (deed: object): void => void child.stdin?.write(`${JSON.stringify(deed)}\n`);
  const desktop: Desktop = {
    get page() {
      return page;
    },
    async moves(deed) {
      const before = lines('READY').length;
      await deed();
      await expect.poll(() => lines('READY').length, { timeout: 30_000 }).toBeGreaterThan(before);
      page = await connect();
      return page;
    },
    output: () => output,
    said,
    act,
    async hear(what, deed) {
      const before = lines(what).length;
      act(deed);
      await expect.poll(() => lines(what).length, { timeout: 20_000 }).toBeGreaterThan(before);
      return said(what);
    },
    ended,
    quit() {
      child.kill('SIGTERM');
      return ended;
    },
  };
  const isFirst = page.getByRole('button', { name: 'Work on this computer' });
  if (!options.staysAtDoor && String(said('READY')).endsWith('/people')) await desktop.moves(() => isFirst.click());
  return desktop;
}

/** Where the data of the computer's first person lies. */
export function dataOf({ userData }: Computer): string {
  const { people } = JSON.parse(readFileSync(join(userData, 'people.json'), 'utf8')) as { people: { id: string }[] };
  return join(userData, 'people', people[0]?.id ?? '', 'data');
}

/** Closes the welcome that a new user is met with. */
export async function passWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: 'Welcome to Wirewise' });
  await expect(welcome).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(welcome).toBeHidden();
}
