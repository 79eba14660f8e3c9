import { BrowserWindow, shell } from 'electron';
import { APP_ORIGIN, isOwnAddress, outsideAddress } from './app-address.ts';
import { isAllowed } from './permissions.ts';
import { windowOptions } from './window-options.ts';

/** Opens an address in the system's own program, if it is one that may be opened. */
export function openOutside(address: string): void {
  const allowed = outsideAddress(address);
  if (allowed) void shell.openExternal(allowed);
}

/**
 * Opens the app's window. Everything that leads away from the app is refused or handed to the system's browser.
 * `onNewPage` is told whenever another page, or the same one again, has come into it.
 */
export async function openWindow(preload: string, onNewPage: () => void): Promise<BrowserWindow> {
  const window = new BrowserWindow(windowOptions(preload));
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
  // Not when one sets out: a page could set out for nowhere.
  webContents.on('did-navigate', onNewPage);
  webContents.on('will-redirect', (event, url) => {
    if (!isOwnAddress(url)) event.preventDefault();
  });
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  webContents.session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    answer(isAllowed(permission, details.requestingUrl, 'mediaTypes' in details ? { mediaTypes: details.mediaTypes } : {}));
  });
  webContents.session.setPermissionCheckHandler((_contents, permission, origin) => isAllowed(permission, origin));
  window.once('ready-to-show', () => window.show());
  await window.loadURL(`${APP_ORIGIN}/chatbot`);
  return window;
}
