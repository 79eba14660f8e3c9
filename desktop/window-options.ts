// How the window is made. In a file of its own, so that the safety switches are tested without Electron.
import type { BrowserWindowConstructorOptions, Session } from 'electron';
import { SMALLEST } from './window-place.ts';

/** `place` is where it opens: see `placeToOpen`. */
export const windowOptions = (
  {
    preload,
    session,
    additionalArguments,
  }: { readonly preload: string; readonly session?: Session; readonly additionalArguments?: string[] },
  place: { readonly x?: number; readonly y?: number; readonly width: number; readonly height: number },
): BrowserWindowConstructorOptions => ({
  ...place,
  minWidth: SMALLEST.width,
  minHeight: SMALLEST.height,
  title: 'Wirewise',
  backgroundColor: '#f3f5f1',
  show: false,
  webPreferences: {
    preload,
    ...(session && { session }),
    ...(additionalArguments && { additionalArguments }),
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    allowRunningInsecureContent: false,
    // Whether it checks is the session's to say: see spelling.ts.
    spellcheck: true,
  },
});
