import { BrowserWindow, Menu, screen, shell } from 'electron';
import { APP_ORIGIN, isOwnAddress, outsideAddress } from './app-address.ts';
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
  readonly settings: KeptSettings;
  readonly say: () => Say;
  /** Another page, or the same one again, has come into the window. */
  readonly onNewPage: () => void;
  /** The page's process is gone. */
  readonly onGone: (reason: string) => void;
  /** Closing the window only hides it just now. */
  readonly staysOpen: () => boolean;
}

/** Opens the app's window where it stood last. Everything that leads away from the app is refused or handed to the system's browser. */
export async function openWindow({ preload, settings, say, onNewPage, onGone, staysOpen }: WindowOptions): Promise<BrowserWindow> {
  const { place } = settings.current;
  const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
  const window = new BrowserWindow(windowOptions(preload, placeToOpen(place, areas)));
  if (place?.maximized) window.maximize();
  window.on('close', (event) => {
    settings.change({ place: { ...window.getNormalBounds(), maximized: window.isMaximized() } });
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
      learn: (word) => webContents.session.addWordToSpellCheckerDictionary(word),
    });
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
  webContents.session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isAllowed(permission, details.requestingUrl, 'mediaTypes' in details ? { mediaTypes: details.mediaTypes } : {}));
  });
  webContents.session.setPermissionCheckHandler((_contents, permission, origin) => isAllowed(permission, origin));
  window.once('ready-to-show', () => window.show());
  await window.loadURL(`${APP_ORIGIN}/chatbot`);
  return window;
}
