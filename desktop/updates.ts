// Newer versions of the program: looked for where the packages say, in the background, and put in when the program is quit.

/** As much of electron-updater as is used. */
export interface Updater {
  channel: string | null;
  allowDowngrade: boolean;
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  on(event: 'update-downloaded', listener: (found: { readonly version: string }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  checkForUpdates(): Promise<{ readonly isUpdateAvailable: boolean } | null>;
  quitAndInstall(): void;
}

/** `latest`, or versions before everybody gets them too. */
export type UpdateChannel = 'latest' | 'beta';

export interface Updates {
  /** The version that waits to be put in. */
  readonly ready: string | undefined;
  setChannel(channel: UpdateChannel): void;
  /** False where nothing newer was found, or nobody could be asked. */
  look(): Promise<boolean>;
  /** Ends the program, and opens the newer one. */
  install(): void;
  stop(): void;
}

const FIRST_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 6 * 60 * 60_000;

/** Whether updates can be had at all: the packages say where from, and are of a kind that can be replaced. */
export const canUpdate = (about: { readonly isPackaged: boolean; readonly saysWhere: boolean; readonly isPortable: boolean }): boolean =>
  about.isPackaged && about.saysWhere && !about.isPortable;

/** Begins to look. `onReady` is told when a version waits; a failure is no fault of the program's, and told to `onError` alone. */
export function startUpdates(
  updater: Updater,
  channel: UpdateChannel,
  on: { readonly ready: (version: string) => void; readonly error: (error: unknown) => void },
): Updates {
  let ready: string | undefined;
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  /** After the channel, whose setter would allow an older version. */
  const setChannel = (chosen: UpdateChannel): void => {
    updater.channel = chosen;
    updater.allowDowngrade = false;
  };
  setChannel(channel);
  updater.on('update-downloaded', ({ version }) => {
    ready = version;
    on.ready(version);
  });
  updater.on('error', on.error);
  // What fails is told by the event as well.
  const look = (): Promise<boolean> =>
    updater.checkForUpdates().then(
      (found) => found?.isUpdateAvailable ?? false,
      () => false,
    );
  const first = setTimeout(look, FIRST_AFTER_MS);
  const regularly = setInterval(look, LOOK_EVERY_MS);
  return {
    get ready() {
      return ready;
    },
    setChannel(chosen) {
      setChannel(chosen);
      void look();
    },
    look,
    install: () => updater.quitAndInstall(),
    stop() {
      clearTimeout(first);
      clearInterval(regularly);
    },
  };
}
