// The desktop app: the UI over app://, no port, one window, one instance; behind it this computer's API or somebody's server.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { app, clipboard, crashReporter, dialog, ipcMain, Notification, protocol, shell } from 'electron';
import { createLog } from '../api/log.ts';
import { aboutText } from './about.ts';
import { APP_SCHEME } from './app-address.ts';
import { type Arguments, type Channel, COMMANDS, checkCall } from './ipc-table.ts';
import { backUpWithDialogs, offerRestore, restoreWithDialogs } from './keep-data.ts';
import { type OpenedFile, readChatFile } from './kept/chat-files.ts';
import { keepCrashNote, noteOf } from './kept/crash-notes.ts';
import { logFileIn } from './kept/log-file.ts';
import { keepSettings } from './kept/program-settings.ts';
import { CHAT_FILE_ENDING, type Launch, LINK_SCHEME, launchOf, pathOfLink } from './launch.ts';
import type { Actions } from './menus/menu-state.ts';
import { openOutside } from './open-window.ts';
import { createPageCommands } from './page-commands.ts';
import { openPeople, type Person } from './people/people.ts';
import { peopleCalls } from './people/people-calls.ts';
import { savePdf } from './save-pdf.ts';
import { showMenus } from './show-menus.ts';
import { accountName } from './start-api.ts';
import { tell } from './tell.ts';
import { languageOf, sayIn } from './texts/texts.ts';
import { canUpdate, startUpdates, type Updates } from './updates.ts';
import { createWorkplace, type Workplace } from './workplace.ts';
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

  let workplace: Workplace | undefined;
  let closing: Promise<void> | undefined;
  let isClosed = false;
  let opened: OpenedFile | null = null;
  let updates: Updates | undefined;
  let redraw = (): void => undefined;
  const page = createPageCommands((command) => workplace?.window?.webContents.send(COMMANDS, command));

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
    const window = workplace?.window;
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
      void tell(workplace?.window, 'error', { message: say()(read === 'too-large' ? 'fileTooLarge' : 'fileUnreadable'), detail: file }, [
        say()('ok'),
      ]);
      return;
    }
    opened = read;
    page.give({ do: 'take-file' });
  }

  /** Running answers are marked and the database is closed before the process ends; asked for twice, it is done once. */
  function close(): Promise<void> {
    closing ??= (workplace?.closeData() ?? Promise.resolve()).finally(() => {
      isClosed = true;
    });
    return closing;
  }

  const asking = () => ({ dataFolder: workplace?.dataFolder, say: say(), log, window: workplace?.window });
  function openAnew(): void {
    app.relaunch();
    app.exit(0);
  }
  async function failed(error: unknown): Promise<void> {
    log.error({ err: error }, 'The start failed.');
    if (await offerRestore(asking(), error)) openAnew();
    else app.exit(1);
  }
  /** Lets somebody in, or opens the door. What was opened for one is nothing to the next. */
  function openFor(person?: Person): void {
    if (!person) opened = null;
    page.renew();
    workplace?.open(person).catch(failed);
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
      const window = workplace?.window;
      const { filePaths } = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
      if (filePaths[0] !== undefined) take({ file: filePaths[0] });
    },
    paper: (kind) => page.give({ do: 'paper', kind }),
    zoom(direction) {
      settings.change({ zoom: direction === 'reset' ? 1 : nextZoom(settings.current.zoom, direction) });
      workplace?.window?.webContents.setZoomFactor(settings.current.zoom);
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
      if ((await tell(workplace?.window, 'info', aboutText(say(), versions), [say()('licences'), say()('ok')])) === 0) actions.licences();
    },
    licences: () => void shell.openPath(join(app.isPackaged ? process.resourcesPath : import.meta.dirname, 'licenses.txt')),
    showLog: () => shell.showItemInFolder(logFile),
    showCrashes: () => void shell.openPath(crashes),
    backUp: () => void backUpWithDialogs(asking()),
    restore: () => void restoreWithDialogs(asking(), close).then((isOver) => isOver && openAnew()),
    show,
    switchPerson: () => openFor(),
    async lookForUpdate() {
      if (!(await updates?.look())) await tell(workplace?.window, 'info', { message: say()('upToDate') }, [say()('ok')]);
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
    isClosed ||= !workplace;
    if (isClosed) return;
    event.preventDefault();
    void close().then(() => app.quit());
  });

  async function start(): Promise<void> {
    if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
    // Windows shows no notification of a program that it has no name for.
    if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
    const people = openPeople(userData);
    workplace = createWorkplace({
      preload: join(import.meta.dirname, 'preload.cjs'),
      people,
      log,
      settings,
      say,
      language,
      version: versions.app,
      onChange: () => redraw(),
      onNewPage: () => page.renew(),
      onGone(reason) {
        if (closing || reason === 'clean-exit') return;
        noteCrash('page', reason);
        const text = { message: say()('pageGone'), detail: say()('pageGoneWhat') };
        void tell(workplace?.window, 'error', text, [say()('openAgain'), say()('quit')]).then((answer) =>
          answer === 0 ? workplace?.window?.webContents.reload() : app.quit(),
        );
      },
      staysOpen: () => settings.current.staysReady && !closing && !isClosed,
    });
    const place = workplace;
    redraw = showMenus(
      settings,
      say,
      actions,
      () => updates,
      () => ({ pages: place.pages, hasData: place.dataFolder !== undefined, isAtDoor: place.person === undefined }),
    );
    const calls = peopleCalls({
      people,
      workplace: place,
      accountName,
      // Once the page has its reply: it goes with its window.
      openSoon: (person) => void setTimeout(openFor, 0, person),
      async mayRemove({ name, server }) {
        const text = server === undefined ? say()('removeAloneWhat') : say()('removeConnectedWhat', { server });
        const question = { message: say()('removePerson', { name: name || (server ?? '') }), detail: text };
        return (await tell(place.window, 'question', question, [say()('removeNow'), say()('cancel')])) === 0;
      },
    });
    handle('wirewise:open-outside', openOutside);
    handle('wirewise:copy-text', (text) => clipboard.writeText(text));
    handle('wirewise:local-login', () => place.takeLogin());
    handle('wirewise:listening', () => page.listening());
    handle('wirewise:language', (chosen) => {
      if (chosen === language()) return;
      settings.change({ language: chosen });
      redraw();
    });
    handle('wirewise:notify', ({ title, text, path }) => {
      if (place.window?.isFocused() || !Notification.isSupported()) return;
      const note = new Notification({ title, body: text });
      note.on('click', () => take({ path }));
      note.show();
    });
    handle('wirewise:save-pdf', (name) => place.window && savePdf(place.window, name, say()));
    handle('wirewise:take-file', () => {
      const taken = opened;
      opened = null;
      return taken;
    });
    handle('wirewise:people', calls.list);
    handle('wirewise:person-here', calls.here);
    handle('wirewise:open-person', calls.open);
    handle('wirewise:add-person', calls.add);
    handle('wirewise:leave', calls.leave);
    handle('wirewise:set-pin', calls.setPin);
    handle('wirewise:remove-person', calls.remove);
    handle('wirewise:tell-name', calls.tellName);
    handle('wirewise:take-chats', calls.takeChats);
    handle('wirewise:chats-taken', calls.chatsTaken);
    take(launchOf(process.argv));
    const [only, another] = people.all;
    // Whoever has this computer to themselves, and no PIN, is asked nothing.
    await place.open(another || only?.pin ? undefined : only);
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

  void app.whenReady().then(start).catch(failed);
}

if (app.requestSingleInstanceLock()) run();
else app.quit();
