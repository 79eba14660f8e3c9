import { BrowserWindow, Menu, type Session, screen, shell } from 'electron';
import { APP_ORIGIN, APP_SCHEME, isOwnAddress, outsideAddress } from './app-address.ts';
import type { KeptSettings } from './kept/program-settings.ts';
import { contextMenu } from './menus/context-menu.ts';
import { isAllowed } from './permissions.ts';
import type { Say } from './texts/texts.ts';
import { windowOptions } from './window-options.ts';
import { placeToOpen } from './window-place.ts';

/** Opens an address in the system's own program, if it is one that may be opened. */
export function openOutside(address: string): void {
  const allowed = outsideAddress(address);
  if (allowed) void shell.openExternal(allowed);
}

export interface WindowOptions {
  readonly preload: string;
  /** What the preload is told, as `--name=value`. */
  readonly told: readonly string[];
  /** Whose pages they are: their store, apart from everybody else's. */
  readonly pages: Session;
  /** Answers everything that the page asks for. */
  readonly serve: (request: Request) => Promise<Response>;
  /** Of the app, where it opens. */
  readonly path: string;
  readonly settings: KeptSettings;
  readonly say: () => Say;
  /** Another page, or the same one again, has come into the window. */
  readonly onNewPage: () => void;
  /** The page's process is gone. */
  readonly onGone: (reason: string) => void;
  /** Closing the window only hides it just now. */
  readonly staysOpen: () => boolean;
}

export const keepPlace = (window: BrowserWindow, settings: KeptSettings): void =>
  settings.change({ place: { ...window.getNormalBounds(), maximized: window.isMaximized() } });

/**
 * Opens the app's window where it stood last; its page comes by and by. Everything that leads away from the app is refused or handed to
 * the system's browser.
 */
export function openWindow(options: WindowOptions): BrowserWindow {
  const { preload, told, pages, serve, path, settings, say, onNewPage, onGone, staysOpen } = options;
  const { place } = settings.current;
  const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
  // Whoever was here before may come back.
  if (pages.protocol.isProtocolHandled(APP_SCHEME)) pages.protocol.unhandle(APP_SCHEME);
  pages.protocol.handle(APP_SCHEME, serve);
  const window = new BrowserWindow(windowOptions({ preload, session: pages, additionalArguments: [...told] }, placeToOpen(place, areas)));
  if (place?.maximized) window.maximize();
  window.on('close', (event) => {
    keepPlace(window, settings);
    if (!staysOpen()) return;
    event.preventDefault();
    window.hide();
  });
  const { webContents } = window;
  webContents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
  webContents.on('will-navigate', (event, url) => {
    if (isOwnAddress(url)) return;
    event.preventDefault();
    openOutside(url);
  });
  webContents.on('did-navigate', () => {
    // Not when one sets out: a page could set out for nowhere.
    onNewPage();
    webContents.setZoomFactor(settings.current.zoom);
  });
  webContents.on('will-redirect', (event, url) => {
    if (!isOwnAddress(url)) event.preventDefault();
  });
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  webContents.on('render-process-gone', (_event, { reason }) => onGone(reason));
  webContents.on('context-menu', (_event, clicked) => {
    const items = contextMenu(clicked, say(), {
      replace: (word) => webContents.replaceMisspelling(word),
      learn: (word) => pages.addWordToSpellCheckerDictionary(word),
    });
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
  pages.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isAllowed(permission, details.requestingUrl, 'mediaTypes' in details ? { mediaTypes: details.mediaTypes } : {}));
  });
  pages.setPermissionCheckHandler((_contents, permission, origin) => isAllowed(permission, origin));
  window.once('ready-to-show', () => window.show());
  // A window that is closed before its page has come is no fault.
  window.loadURL(`${APP_ORIGIN}${path}`).catch(() => undefined);
  return window;
}
