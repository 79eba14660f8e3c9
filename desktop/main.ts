// The desktop app: the API in this process, the UI over app://, no port, one window, one instance.
import { mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { app, clipboard, dialog, ipcMain, protocol, safeStorage } from 'electron';
import { compose, type Wirewise } from '../api/compose.ts';
import { readConfig } from '../api/config.ts';
import { APP_SCHEME } from './app-address.ts';
import { type HandOver, handOverOnce } from './hand-over.ts';
import { type Arguments, type Channel, checkCall } from './ipc-table.ts';
import { openOutside, openWindow } from './open-window.ts';
import { readSecretKey } from './secrets.ts';

protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);

function handle<C extends Channel>(channel: C, work: (...given: Arguments<C>) => unknown): void {
  ipcMain.handle(channel, (event, ...given: unknown[]) => {
    const frame = event.senderFrame;
    return work(...checkCall(channel, frame?.url, frame !== null && frame.parent === null, given));
  });
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'Electrician';
  }
}

interface Started {
  readonly wirewise: Wirewise;
  readonly login: HandOver<unknown>;
}

async function start(): Promise<Started> {
  const folder = join(app.getPath('userData'), 'data');
  mkdirSync(folder, { recursive: true });
  const secretKey = readSecretKey(join(app.getPath('userData'), 'secret.bin'), safeStorage);
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, OLLAMA_URL, OLLAMA_MODEL, ANSWER_MODE } = process.env;
  const config = readConfig({
    LLM_BASE_URL,
    LLM_API_KEY,
    LLM_MODEL,
    OLLAMA_URL,
    OLLAMA_MODEL,
    ANSWER_MODE,
    DATA_DIR: folder,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'warn',
  });
  const wirewise = await compose({ config, uiFolder: join(import.meta.dirname, '../web') });
  protocol.handle(APP_SCHEME, (request) => wirewise.app.fetch(request));
  handle('wirewise:open-outside', openOutside);
  handle('wirewise:copy-text', (text) => clipboard.writeText(text));
  const login = handOverOnce(() => wirewise.signInLocalUser({ name: accountName() }));
  handle('wirewise:local-login', () => login.take());
  return { wirewise, login };
}

if (!app.requestSingleInstanceLock()) app.quit();
else {
  let running: Promise<Started> | undefined;
  let leaving = false;
  const preload = join(import.meta.dirname, 'preload.cjs');
  let window: Awaited<ReturnType<typeof openWindow>> | undefined;

  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('window-all-closed', () => app.quit());
  // Running answers are marked and the database is closed before the process ends.
  app.on('before-quit', (event) => {
    if (leaving || !running) return;
    event.preventDefault();
    leaving = true;
    void running
      .then(({ wirewise }) => wirewise.close())
      .catch((error: unknown) => console.error(error))
      .finally(() => app.quit());
  });
  void app
    .whenReady()
    .then(async () => {
      running = start();
      const { login } = await running;
      window = await openWindow(preload, () => login.renew());
    })
    .catch((error: unknown) => {
      dialog.showErrorBox('Wirewise', error instanceof Error ? error.message : String(error));
      app.exit(1);
    });
}
