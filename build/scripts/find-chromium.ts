// Finds a Chromium for tests and pictures, without installing anything.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Chromium {
  readonly path: string;
  /** How it was found, for the line that a test run prints. */
  readonly from: string;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * `CHROMIUM_PATH` if set, else a Chromium or Chrome on the PATH; undefined when there is none.
 * @throws Error when `CHROMIUM_PATH` names something that cannot be run
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): Chromium | undefined {
  if (env.CHROMIUM_PATH) {
    if (!runs(env.CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which cannot be run. Point it at a Chromium, or unset it.`);
    return { path: env.CHROMIUM_PATH, from: 'CHROMIUM_PATH' };
  }
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) if (folder && runs(join(folder, name))) return { path: join(folder, name), from: 'installed' };
  }
  const mac = MAC_PATHS.find(runs);
  return mac ? { path: mac, from: 'installed' } : undefined;
}
