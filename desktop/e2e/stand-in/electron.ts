// As much of Electron as the main process uses, over a real Chromium. Chromium refuses to go to app://, so that the handler
// given to `protocol.handle` is served on a loopback port of the harness's own, streams and aborts included; the app itself opens none.
// Menus, tray, keys, notifications and dialogs are written to standard output, and done to as lines of standard input say.
// It shows no isolation, sandbox, safeStorage, spelling or fuses, and nothing of how the system draws what it is told.
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { BrowserContext, Page } from 'playwright';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The harness needs ${name}.`);
  return value;
};

type Handler = (request: Request) => Response | Promise<Response>;
type Invoked = (event: { senderFrame: { url: string; parent: null } }, ...given: unknown[]) => unknown;

/** One line of what the program does, for the test to read. */
const tell = (what: string, value: unknown): void => console.log(`${what} ${JSON.stringify(value)}`);

interface MenuEntry {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly checked?: boolean;
  readonly submenu?: readonly MenuEntry[];
  readonly click?: (item: { readonly checked: boolean }) => void;
}
const entriesOf = (items: readonly MenuEntry[]): MenuEntry[] => items.flatMap((item) => [item, ...entriesOf(item.submenu ?? [])]);

const channels = new Map<string, Invoked>();
let browser: BrowserContext | undefined;

class App extends EventEmitter {
  #quitting = false;

  readonly isPackaged = false;

  requestSingleInstanceLock(): boolean {
    return true;
  }

  getVersion(): string {
    return setting('WIREWISE_VERSION');
  }

  getPreferredSystemLanguages(): string[] {
    return ['en-US'];
  }

  setPath(): void {}

  relaunch(): void {
    tell('RELAUNCH', true);
  }

  getPath(name: string): string {
    return join(setting('WIREWISE_PROFILE'), name);
  }

  async whenReady(): Promise<void> {}

  /** Asks `before-quit`, which may hold it up, then closes the window's browser and ends. */
  quit(): void {
    let held = false;
    this.emit('before-quit', {
      preventDefault: () => {
        held = true;
      },
    });
    if (held || this.#quitting) return;
    this.#quitting = true;
    void browser?.close().finally(() => process.exit(0));
    if (!browser) process.exit(0);
  }

  exit(code: number): void {
    void (browser?.close() ?? Promise.resolve()).finally(() => process.exit(code));
  }
}
export const app = new App();
// It runs until it is quit, whether or not there is anything to do.
setInterval(() => undefined, 60_000);
process.on('SIGTERM', () => app.quit());

export const protocol = { registerSchemesAsPrivileged(): void {} };

export const ipcMain = {
  handle(channel: string, given: Invoked): void {
    channels.set(channel, given);
  },
};

export const clipboard = { writeText: (text: string): void => console.log(`CLIPBOARD ${JSON.stringify(text)}`) };
export const shell = {
  openExternal: async (address: string): Promise<void> => console.log(`OUTSIDE ${address}`),
  openPath: async (path: string): Promise<string> => {
    tell('PATH', path);
    return '';
  },
  showItemInFolder: (path: string): void => tell('FOLDER', path),
};

/** What the next dialogs are answered with. */
const dialogAnswers: unknown[] = [];
async function answered<T>(kind: string, given: readonly unknown[], otherwise: T): Promise<T> {
  tell(kind, given.at(-1));
  return (dialogAnswers.shift() as T | undefined) ?? otherwise;
}
export const dialog = {
  showErrorBox: (title: string, text: string): void => console.error(`ERROR ${title}: ${text}`),
  showMessageBox: (...given: unknown[]) => answered('MESSAGE', given, { response: 0 }),
  showOpenDialog: (...given: unknown[]) => answered('OPEN', given, { canceled: true, filePaths: [] as string[] }),
  showSaveDialog: (...given: unknown[]) => answered('SAVE', given, { canceled: true, filePath: '' }),
};

let menuBar: readonly MenuEntry[] = [];
export class Menu {
  readonly items: readonly MenuEntry[];
  private constructor(items: readonly MenuEntry[]) {
    this.items = items;
  }
  static buildFromTemplate(items: readonly MenuEntry[]): Menu {
    return new Menu(items);
  }
  static setApplicationMenu({ items }: Menu): void {
    menuBar = items;
    tell(
      'MENU',
      entriesOf(items).map(({ label, role, type }) => label ?? role ?? type),
    );
  }
  popup(): void {}
}

export class Tray extends EventEmitter {
  constructor(picture: string) {
    super();
    // Electron refuses one that is not there.
    readFileSync(picture);
  }
  setToolTip(): void {}
  setContextMenu({ items }: Menu): void {
    tell(
      'TRAY',
      items.map(({ label, type }) => label ?? type),
    );
  }
  destroy(): void {
    tell('TRAY', []);
  }
}

const keys = new Map<string, () => void>();
export const globalShortcut = {
  register(combination: string, work: () => void): boolean {
    keys.set(combination, work);
    return true;
  },
  unregister: (combination: string): boolean => keys.delete(combination),
  isRegistered: (combination: string): boolean => keys.has(combination),
};

export class Notification extends EventEmitter {
  static isSupported(): boolean {
    return true;
  }
  readonly #note: { readonly title: string; readonly body: string };
  constructor(note: { readonly title: string; readonly body: string }) {
    super();
    this.#note = note;
  }
  show(): void {
    tell('NOTE', this.#note);
  }
}

export const crashReporter = { start: (options: unknown): void => tell('CRASHES', options) };
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] };
export const safeStorage = {
  isEncryptionAvailable: (): boolean => true,
  encryptString: (text: string): Buffer => Buffer.from(text).reverse(),
  decryptString: (sealed: Buffer): string => Buffer.from(sealed).reverse().toString(),
};

/** Hands loopback requests to the session's handler as app:// requests, and streams what it answers. */
async function serveScheme(of: Session): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers))
        if (typeof value === 'string' && name !== 'host') headers.set(name, value);
      if (headers.has('origin')) headers.set('origin', 'app://wirewise');
      headers.delete('referer');
      const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
      const request = new Request(`app://wirewise${incoming.url}`, {
        method: incoming.method ?? 'GET',
        headers,
        ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
      } as RequestInit);
      const response = await (of.handler?.(request) ?? new Response(null, { status: 503 }));
      // As Electron does with one that says that there was none.
      if (response.type === 'error') {
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      if (!response.body) {
        outgoing.end();
        return;
      }
      const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
      outgoing.on('close', () => body.destroy());
      body.on('error', () => outgoing.destroy());
      body.pipe(outgoing);
    })().catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  });
  // A page finds what it kept only at the address that it had before.
  const kept = join(of.folder, 'port');
  const before = existsSync(kept) ? Number(readFileSync(kept, 'utf8')) : 0;
  await new Promise<void>((done) => server.listen(before, '127.0.0.1', done));
  server.unref();
  const { port } = server.address() as AddressInfo;
  mkdirSync(of.folder, { recursive: true });
  writeFileSync(kept, String(port));
  of.server = server;
  return `http://127.0.0.1:${port}`;
}

class Session {
  readonly availableSpellCheckerLanguages = ['de', 'en-US', 'es', 'es-MX'];
  readonly folder: string;
  handler: Handler | undefined;
  server: Server | undefined;
  readonly #cookies = new Map<string, string>();
  constructor(name: string) {
    this.folder = join(setting('WIREWISE_BROWSER_PROFILE'), name);
  }
  readonly protocol = {
    isProtocolHandled: (): boolean => this.handler !== undefined,
    unhandle: (): void => {
      this.handler = undefined;
    },
    handle: (_scheme: string, given: Handler): void => {
      if (this.handler) throw new Error('The scheme is handled already.');
      this.handler = given;
    },
  };
  /** As Chromium does, with the cookies of this session. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const { origin } = new URL(address);
    const cookies = this.#cookies.get(origin);
    if (cookies) headers.set('cookie', cookies);
    const response = await fetch(address, { ...init, headers });
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (set.length > 0) this.#cookies.set(origin, [...(cookies ? [cookies] : []), ...set].join('; '));
    return response;
  }
  flushStorageData(): void {}
  async clearStorageData(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
  }
  setPermissionRequestHandler(): void {}
  setPermissionCheckHandler(): void {}
  addWordToSpellCheckerDictionary(): void {}
  setSpellCheckerLanguages(languages: readonly string[]): void {
    tell('SPELLING', languages);
  }
  setSpellCheckerEnabled(on: boolean): void {
    tell('SPELLED', on);
  }
}
const sessions = new Map<string, Session>();
function sessionOf(name: string): Session {
  const known = sessions.get(name) ?? new Session(name);
  sessions.set(name, known);
  return known;
}
export const session = {
  fromPartition: sessionOf,
  /** The folder is the person's, and holds nothing else here. */
  fromPath: (path: string): Session => sessionOf(basename(dirname(path))),
};

class WebContents extends EventEmitter {
  page: Page | undefined;
  setWindowOpenHandler(): void {}
  setZoomFactor(factor: number): void {
    tell('ZOOM', factor);
  }
  send(_channel: string, command: unknown): void {
    void this.page?.evaluate((given) => (window as unknown as { __command(given: unknown): void }).__command(given), command);
  }
  async printToPDF(): Promise<Buffer> {
    if (!this.page) throw new Error('The window has no page.');
    return this.page.pdf({ format: 'Letter' });
  }
}

/** What a person does to the program, one JSON object a line. */
interface Deed {
  /** The id of an entry of the menu bar; `checked` is what it becomes. */
  readonly menu?: string;
  readonly checked?: boolean;
  readonly keys?: string;
  /** What the next dialog is answered with. */
  readonly answer?: unknown;
  /** Another start of the program, with this command line. */
  readonly launch?: readonly string[];
  readonly close?: true;
  readonly fail?: string;
}
createInterface({ input: process.stdin }).on('line', (line) => {
  const deed = JSON.parse(line) as Deed;
  if ('answer' in deed) dialogAnswers.push(deed.answer);
  if (deed.menu !== undefined) {
    const entry = entriesOf(menuBar).find(({ id }) => id === deed.menu);
    if (!entry?.click) throw new Error(`The menu has no ${deed.menu}.`);
    entry.click({ checked: deed.checked ?? false });
  }
  if (deed.keys !== undefined) keys.get(deed.keys)?.();
  if (deed.launch) app.emit('second-instance', {}, deed.launch, process.cwd());
  if (deed.close) shown?.close();
  if (deed.fail !== undefined) shown?.webContents.emit('render-process-gone', {}, { reason: deed.fail });
});
process.stdin.unref();
let shown: BrowserWindow | undefined;
/** Of the window that was there before. */
let closing: Promise<void> = Promise.resolve();

interface WindowOptions {
  readonly webPreferences: { readonly preload: string; readonly additionalArguments: readonly string[]; readonly session: Session };
  readonly width: number;
  readonly height: number;
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents();
  readonly #preload: string;
  readonly #arguments: readonly string[];
  readonly #session: Session;
  #bounds: { width: number; height: number };
  #browser: BrowserContext | undefined;
  #isGone = false;

  constructor({ webPreferences, width, height }: WindowOptions) {
    super();
    this.#preload = webPreferences.preload;
    this.#arguments = webPreferences.additionalArguments;
    this.#session = webPreferences.session;
    this.#bounds = { width, height };
    shown = this;
  }

  /** The program may let a page that does not come be; a test must not. */
  loadURL(address: string): Promise<void> {
    return this.#load(address).catch((error: unknown) => {
      if (!this.#isGone) console.error(error);
      throw error;
    });
  }

  async #load(address: string): Promise<void> {
    tell('ASKED', address);
    const origin = await serveScheme(this.#session);
    tell('SERVED', origin);
    if (process.env.WIREWISE_NO_BROWSER) return;
    // Not before the window is asked for: it takes longer than the app does.
    const { chromium } = await import('playwright');
    // The one before has the way in.
    await closing;
    if (this.#isGone) return;
    browser = await chromium.launchPersistentContext(this.#session.folder, {
      executablePath: setting('CHROMIUM_PATH'),
      viewport: this.#bounds,
      serviceWorkers: 'block',
      // Else it would kill its browser before that has written down what its pages keep.
      handleSIGTERM: false,
      args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${setting('WIREWISE_DEBUG_PORT')}`],
    });
    this.#browser = browser;
    await browser.exposeBinding('__invoke', (_source, channel: string, given: unknown[]) => {
      const invoked = channels.get(channel);
      if (!invoked) throw new Error(`No handler for ${channel}`);
      return invoked({ senderFrame: { url: address, parent: null } }, ...given);
    });
    await browser.exposeBinding('__arrived', () => this.webContents.emit('did-navigate'));
    // The real preload, with the two parts of Electron that it requires.
    await browser.addInitScript(`(() => {
      window.__arrived();
      const electron = {
        contextBridge: { exposeInMainWorld: (name, value) => { window[name] = value; } },
        ipcRenderer: {
          invoke: (channel, ...given) => window.__invoke(channel, given),
          on: (_channel, listener) => { window.__command = (command) => listener({}, command); },
        },
      };
      const process = { argv: ${JSON.stringify(this.#arguments)} };
      const require = (name) => { if (name === 'electron') return electron; throw new Error('The preload may not require ' + name); };
      const module = { exports: {} };
      ${readFileSync(this.#preload, 'utf8')}
    })();`);
    const page = browser.pages()[0] ?? (await browser.newPage());
    this.webContents.page = page;
    browser.on('close', () => {
      if (shown === this) app.emit('window-all-closed');
    });
    await page.goto(origin + new URL(address).pathname);
    this.emit('ready-to-show');
    tell('READY', address);
  }

  /** As a click on its cross does. */
  close(): void {
    let held = false;
    this.emit('close', {
      preventDefault: () => {
        held = true;
      },
    });
    if (!held) void browser?.close();
  }
  /** Without asking anybody. */
  destroy(): void {
    this.#isGone = true;
    this.#session.server?.close();
    this.#session.server?.closeAllConnections();
    closing = this.#browser?.close() ?? Promise.resolve();
  }
  show(): void {
    tell('WINDOW', 'shown');
  }
  hide(): void {
    tell('WINDOW', 'hidden');
  }
  isMinimized(): boolean {
    return false;
  }
  isFocused(): boolean {
    return false;
  }
  isMaximized(): boolean {
    return false;
  }
  maximize(): void {}
  getNormalBounds(): { x: number; y: number; width: number; height: number } {
    return { x: 40, y: 50, width: 1100, height: 800 };
  }
  restore(): void {}
  focus(): void {}
}
