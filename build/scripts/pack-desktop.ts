// `npm run desktop:dist`: the packages for this system into dist/packages; `desktop:pack` the unpacked app alone. Further words go to electron-builder.
//
// UPDATES_URL   where newer versions will lie; left out: the app looks for none
// UPDATES_CHANNEL   `latest`, or `beta` for those who want versions early
// What signs them (CSC_LINK, CSC_KEY_PASSWORD, APPLE_ID, APPLE_APP_SPECIFIC_PASSWORD, APPLE_TEAM_ID) electron-builder reads by itself.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildDesktop } from './build-desktop.ts';
import { root } from './fingerprint.ts';

const CHANNELS = ['latest', 'beta'] as const;

/** What electron-builder is told beside electron-builder.yml. */
export function packArguments(env: Readonly<Record<string, string | undefined>>, given: readonly string[]): string[] {
  const { UPDATES_URL, UPDATES_CHANNEL = 'latest', APPLE_ID } = env;
  if (!CHANNELS.some((channel) => channel === UPDATES_CHANNEL))
    throw new Error(`UPDATES_CHANNEL cannot be used: it must be one of ${CHANNELS.join(', ')}.`);
  if (UPDATES_URL !== undefined && URL.parse(UPDATES_URL)?.protocol !== 'https:')
    throw new Error('UPDATES_URL cannot be used: it must be an https address.');
  const updates = UPDATES_URL
    ? ['-c.publish.provider=generic', `-c.publish.url=${UPDATES_URL}`, `-c.publish.channel=${UPDATES_CHANNEL}`]
    : [];
  // Made here, published by whoever looked at them.
  return [...updates, ...(APPLE_ID ? ['-c.mac.notarize=true'] : []), '--publish=never', ...given];
}

if (import.meta.main) {
  const words = packArguments(process.env, process.argv.slice(2));
  await buildDesktop();
  const child = spawn(join(root, 'node_modules/.bin/electron-builder'), words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  child.on('close', (code) => process.exit(code ?? 1));
}
