// How the window is made. In a file of its own, so that the safety switches are tested without Electron.
import type { BrowserWindowConstructorOptions } from 'electron';

export const windowOptions = (preload: string): BrowserWindowConstructorOptions => ({
  width: 1280,
  height: 860,
  minWidth: 390,
  minHeight: 600,
  title: 'Wirewise',
  backgroundColor: '#f3f5f1',
  autoHideMenuBar: true,
  show: false,
  webPreferences: {
    preload,
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    allowRunningInsecureContent: false,
    spellcheck: false,
  },
});
