// The desktop app: the API in this process, the UI over app://, no port, one window, one instance.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { app, type BrowserWindow, clipboard, crashReporter, dialog, ipcMain, Notification, protocol, shell } from 'electron';
import { createLog } from '../api/log.ts';
import { aboutText } from './about.ts';
import { APP_SCHEME } from './app-address.ts';
import { handOverOnce } from './hand-over.ts';
import { type Arguments, type Channel, COMMANDS, checkCall } from './ipc-table.ts';
import { backUpWithDialogs, offerRestore, restoreWithDialogs } from './keep-data.ts';
import { backUpBeforeUpdate } from './kept/back-up-before-update.ts';
import { type OpenedFile, readChatFile } from './kept/chat-files.ts';
import { keepCrashNote, noteOf } from './kept/crash-notes.ts';
import { logFileIn } from './kept/log-file.ts';
import { keepSettings } from './kept/program-settings.ts';
import { CHAT_FILE_ENDING, type Launch, LINK_SCHEME, launchOf, pathOfLink } from './launch.ts';
import type { Actions } from './menus/menu-state.ts';
import { openOutside, openWindow } from './open-window.ts';
import { createPageCommands } from './page-commands.ts';
import { savePdf } from './save-pdf.ts';
import { showMenus } from './show-menus.ts';
import { dataFolder, type StartedApi, startApi } from './start-api.ts';
import { tell } from './tell.ts';
import { languageOf, sayIn } from './texts/texts.ts';
import { canUpdate, startUpdates, type Updates } from './updates.ts';
import { nextZoom } from './zoom.ts';

/** As in electron-builder.yml. */
const APP_ID = 'app.wirewise.desktop';

protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);

function handle<C extends Channel>(channel: C, work: (...given: Arguments<C>) => unknown): void {
  ipcMain.handle(channel, (event, ...given: unknown[]) => {
    const frame = event.senderFrame;
    return work(...checkCall(channel, frame?.url, frame !== null && frame.parent === null, given));
  });
}

function run(): void {
  const userData = app.getPath('userData');
  const crashes = join(userData, 'crashes');
  const logFile = logFileIn(join(userData, 'logs'));
  const log = createLog('warn', logFile);
  const settings = keepSettings(join(userData, 'settings.json'), (error) => log.error({ err: error }, 'A setting was not kept.'));
  const versions = {
    app: app.getVersion(),
    electron: process.versions.electron ?? '',
    chrome: process.versions.chrome ?? '',
    node: process.versions.node,
  };
  const language = () => settings.current.language ?? languageOf(app.getPreferredSystemLanguages());
  const say = () => sayIn(language());

  let window: BrowserWindow | undefined;
  let running: Promise<StartedApi> | undefined;
  let closing: Promise<void> | undefined;
  let isClosed = false;
  let opened: OpenedFile | null = null;
  let updates: Updates | undefined;
  let redraw = (): void => undefined;
  const page = createPageCommands((command) => window?.webContents.send(COMMANDS, command));

  // What Chromium writes of its own processes lies beside the notes; neither goes anywhere.
  app.setPath('crashDumps', crashes);
  crashReporter.start({ uploadToServer: false });
  const noteCrash = (part: string, error: unknown): void => {
    log.error({ err: error }, `A crash: ${part}.`);
    keepCrashNote(crashes, noteOf(part, error), versions, new Date());
  };
  process.on('uncaughtException', (error) => {
    noteCrash('program', error);
    dialog.showErrorBox(say()('pageGone'), say()('pageGoneWhat'));
    app.exit(1);
  });
  process.on('unhandledRejection', (error) => noteCrash('program', error));
  app.on('child-process-gone', (_event, { type, reason }) => noteCrash(type, reason));

  function show(): void {
    if (!window) return;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  function take({ path, file }: Launch): void {
    if (path !== undefined) page.give({ do: 'open', path });
    if (file !== undefined) openChatFile(file);
    show();
  }

  function openChatFile(file: string): void {
    const read = readChatFile(file);
    if (typeof read === 'string') {
      void tell(window, 'error', { message: say()(read === 'too-large' ? 'fileTooLarge' : 'fileUnreadable'), detail: file }, [say()('ok')]);
      return;
    }
    opened = read;
    page.give({ do: 'take-file' });
  }

  async function closeData(): Promise<void> {
    try {
      await (await running)?.wirewise.close();
    } catch (error) {
      log.error({ err: error }, 'The data was not closed as it should be.');
    }
    isClosed = true;
  }
  /** Running answers are marked and the database is closed before the process ends; asked for twice, it is done once. */
  function close(): Promise<void> {
    closing ??= closeData();
    return closing;
  }

  const asking = () => ({ dataFolder: dataFolder(), say: say(), log, window });
  function openAnew(): void {
    app.relaunch();
    app.exit(0);
  }

  const actions: Actions = {
    open(path) {
      page.give({ do: 'open', path });
      show();
    },
    async openChatFile() {
      const options = {
        filters: [{ name: say()('chatFileKind'), extensions: [CHAT_FILE_ENDING, 'json'] }],
        properties: ['openFile' as const],
      };
      const { filePaths } = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
      if (filePaths[0] !== undefined) take({ file: filePaths[0] });
    },
    paper: (kind) => page.give({ do: 'paper', kind }),
    zoom(direction) {
      settings.change({ zoom: direction === 'reset' ? 1 : nextZoom(settings.current.zoom, direction) });
      window?.webContents.setZoomFactor(settings.current.zoom);
    },
    setSpelling(spelling) {
      settings.change({ spelling });
      redraw();
    },
    setStaysReady(staysReady) {
      settings.change({ staysReady });
      redraw();
    },
    async about() {
      if ((await tell(window, 'info', aboutText(say(), versions), [say()('licences'), say()('ok')])) === 0) actions.licences();
    },
    licences: () => void shell.openPath(join(app.isPackaged ? process.resourcesPath : import.meta.dirname, 'licenses.txt')),
    showLog: () => shell.showItemInFolder(logFile),
    showCrashes: () => void shell.openPath(crashes),
    backUp: () => void backUpWithDialogs(asking()),
    restore: () => void restoreWithDialogs(asking(), close).then((isOver) => isOver && openAnew()),
    show,
    async lookForUpdate() {
      if (!(await updates?.look())) await tell(window, 'info', { message: say()('upToDate') }, [say()('ok')]);
    },
    setEarly(early) {
      settings.change({ early });
      updates?.setChannel(early ? 'beta' : 'latest');
      redraw();
    },
    installUpdate: () => void close().then(() => updates?.install()),
    quit: () => app.quit(),
  };

  app.on('second-instance', (_event, commandLine, folder) => {
    const { path, file } = launchOf(commandLine);
    take({ ...(path === undefined ? {} : { path }), ...(file === undefined ? {} : { file: resolve(folder, file) }) });
  });
  // macOS hands links and files over as events, also before the program is ready.
  app.on('open-url', (event, address) => {
    event.preventDefault();
    const path = pathOfLink(address);
    if (path !== undefined) take({ path });
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    take({ file });
  });
  app.on('activate', show);
  app.on('window-all-closed', () => app.quit());
  app.on('before-quit', (event) => {
    isClosed ||= !running;
    if (isClosed) return;
    event.preventDefault();
    void close().then(() => app.quit());
  });

  async function start(): Promise<void> {
    if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
    // Windows shows no notification of a program that it has no name for.
    if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
    redraw = showMenus(settings, say, actions, () => updates);
    await backUpBeforeUpdate(dataFolder(), settings, versions.app);
    running = startApi(log);
    const api = await running;
    const login = handOverOnce(() => api.signIn());
    handle('wirewise:open-outside', openOutside);
    handle('wirewise:copy-text', (text) => clipboard.writeText(text));
    handle('wirewise:local-login', () => login.take());
    handle('wirewise:listening', () => page.listening());
    handle('wirewise:language', (chosen) => {
      if (chosen === language()) return;
      settings.change({ language: chosen });
      redraw();
    });
    handle('wirewise:notify', ({ title, text, path }) => {
      if (window?.isFocused() || !Notification.isSupported()) return;
      const note = new Notification({ title, body: text });
      note.on('click', () => take({ path }));
      note.show();
    });
    handle('wirewise:save-pdf', (name) => window && savePdf(window, name, say()));
    handle('wirewise:take-file', () => {
      const taken = opened;
      opened = null;
      return taken;
    });
    take(launchOf(process.argv));
    window = await openWindow({
      preload: join(import.meta.dirname, 'preload.cjs'),
      settings,
      say,
      onNewPage() {
        login.renew();
        page.renew();
      },
      onGone(reason) {
        if (closing || reason === 'clean-exit') return;
        noteCrash('page', reason);
        const text = { message: say()('pageGone'), detail: say()('pageGoneWhat') };
        void tell(window, 'error', text, [say()('openAgain'), say()('quit')]).then((answer) =>
          answer === 0 ? window?.webContents.reload() : app.quit(),
        );
      },
      staysOpen: () => settings.current.staysReady && !closing && !isClosed,
    });
    void lookForUpdates().catch((error: unknown) => log.warn({ err: error }, 'Newer versions could not be looked for.'));
  }

  /** What the packages say of newer versions lies beside the archive; Windows' portable program cannot be replaced. */
  async function lookForUpdates(): Promise<void> {
    const saysWhere = existsSync(join(process.resourcesPath ?? '', 'app-update.yml'));
    if (!canUpdate({ isPackaged: app.isPackaged, saysWhere, isPortable: process.env.PORTABLE_EXECUTABLE_FILE !== undefined })) return;
    const { default: updater } = await import('electron-updater');
    updates = startUpdates(updater.autoUpdater, settings.current.early ? 'beta' : 'latest', {
      ready(version) {
        redraw();
        if (Notification.isSupported())
          new Notification({ title: say()('updateReady', { version }), body: say()('updateReadyWhat') }).show();
      },
      error: (error) => log.warn({ err: error }, 'Newer versions could not be looked for.'),
    });
    redraw();
  }

  void app
    .whenReady()
    .then(start)
    .catch(async (error: unknown) => {
      log.error({ err: error }, 'The start failed.');
      running = undefined;
      if (await offerRestore(asking(), error)) openAnew();
      else app.exit(1);
    });
}

if (app.requestSingleInstanceLock()) run();
else app.quit();
