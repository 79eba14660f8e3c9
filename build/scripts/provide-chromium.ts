// Makes sure that there is a Chromium to test with: an installed one, Debian's package when root, else Playwright's download.
import { spawnSync } from 'node:child_process';
import { type Chromium, findChromium } from './find-chromium.ts';

const quietly = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

const isRootOnDebian = (): boolean => process.platform === 'linux' && process.getuid?.() === 0 && quietly('apt-get', ['--version']);

/**
 * @throws Error with what to do when none can be had
 */
export async function provideChromium(): Promise<Chromium> {
  const found = findChromium();
  if (found) return found;
  if (isRootOnDebian()) {
    console.log('No Chromium here: installing Debian’s package.');
    quietly('apt-get', ['update', '-qq']);
    quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed) return { ...installed, from: 'Debian’s package, just installed' };
  }
  console.log('No Chromium here: trying Playwright’s own download.');
  if (quietly(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) {
    const { chromium } = await import('playwright');
    return { path: chromium.executablePath(), from: 'Playwright’s download' };
  }
  throw new Error('The browser tests need Chromium or Chrome and none could be had. Install one, or set CHROMIUM_PATH to it.');
}
