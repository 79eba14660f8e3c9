// As much of Electron as the main process uses, over a real Chromium. Chromium refuses to go to app://, so that the handler
// given to `protocol.handle` is served on a loopback port of the harness's own, streams and aborts included; the app itself opens none.
// It shows no isolation, sandbox, menus, safeStorage or fuses.
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type BrowserContext, chromium, type Page } from 'playwright';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The harness needs ${name}.`);
  return value;
};

type Handler = (request: Request) => Response | Promise<Response>;
type Invoked = (event: { senderFrame: { url: string; parent: null } }, ...given: unknown[]) => unknown;

let handler: Handler | undefined;
const channels = new Map<string, Invoked>();
let browser: BrowserContext | undefined;

class App extends EventEmitter {
  #quitting = false;

  requestSingleInstanceLock(): boolean {
    return true;
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
    process.exit(code);
  }
}
export const app = new App();
process.on('SIGTERM', () => app.quit());

export const protocol = {
  registerSchemesAsPrivileged(): void {},
  handle(_scheme: string, given: Handler): void {
    handler = given;
  },
};

export const ipcMain = {
  handle(channel: string, given: Invoked): void {
    channels.set(channel, given);
  },
};

export const clipboard = { writeText: (text: string): void => console.log(`CLIPBOARD ${JSON.stringify(text)}`) };
export const shell = { openExternal: async (address: string): Promise<void> => console.log(`OUTSIDE ${address}`) };
export const dialog = { showErrorBox: (title: string, text: string): void => console.error(`ERROR ${title}: ${text}`) };
export const safeStorage = {
  isEncryptionAvailable: (): boolean => true,
  encryptString: (text: string): Buffer => Buffer.from(text).reverse(),
  decryptString: (sealed: Buffer): string => Buffer.from(sealed).reverse().toString(),
};

/** Hands loopback requests to the app's handler as app:// requests, and streams what it answers. */
async function serveScheme(): Promise<string> {
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
      const response = await (handler?.(request) ?? new Response(null, { status: 503 }));
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
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

class Session {
  setPermissionRequestHandler(): void {}
  setPermissionCheckHandler(): void {}
}

class WebContents extends EventEmitter {
  readonly session = new Session();
  setWindowOpenHandler(): void {}
}

export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents();
  readonly #preload: string;
  #page: Page | undefined;

  constructor({ webPreferences }: { webPreferences: { preload: string } }) {
    super();
    this.#preload = webPreferences.preload;
  }

  async loadURL(address: string): Promise<void> {
    const origin = await serveScheme();
    browser = await chromium.launchPersistentContext(setting('WIREWISE_BROWSER_PROFILE'), {
      executablePath: setting('CHROMIUM_PATH'),
      viewport: { width: 1280, height: 860 },
      serviceWorkers: 'block',
      args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${setting('WIREWISE_DEBUG_PORT')}`],
    });
    await browser.exposeBinding('__invoke', (_source, channel: string, given: unknown[]) => {
      const invoked = channels.get(channel);
      if (!invoked) throw new Error(`No handler for ${channel}`);
      return invoked({ senderFrame: { url: address, parent: null } }, ...given);
    });
    // The real preload, with the two parts of Electron that it requires.
    await browser.addInitScript(`(() => {
      const electron = {
        contextBridge: { exposeInMainWorld: (name, value) => { window[name] = value; } },
        ipcRenderer: { invoke: (channel, ...given) => window.__invoke(channel, given) },
      };
      const require = (name) => { if (name === 'electron') return electron; throw new Error('The preload may not require ' + name); };
      const module = { exports: {} };
      ${readFileSync(this.#preload, 'utf8')}
    })();`);
    this.#page = browser.pages()[0] ?? (await browser.newPage());
    browser.on('close', () => app.emit('window-all-closed'));
    await this.#page.goto(origin + new URL(address).pathname);
    this.emit('ready-to-show');
    console.log('READY');
  }

  show(): void {}
  isMinimized(): boolean {
    return false;
  }
  restore(): void {}
  focus(): void {}
}
