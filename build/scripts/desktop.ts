// `npm run desktop`: bundles the app and starts it in Electron, or says in one sentence why it can't.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildDesktop } from './build-desktop.ts';

/** Asks the package where its program is, which makes it fetch the program first; its own chatter stays out of sight. */
function electronBinary(): string | undefined {
  const { status, stdout } = spawnSync(process.execPath, ['-p', "require('electron')"], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const path = stdout?.trim().split('\n').at(-1);
  return status === 0 && path && existsSync(path) ? path : undefined;
}

await buildDesktop();
const binary = electronBinary();
if (!binary) {
  console.error(
    'Electron’s program is not on this computer and could not be fetched: connect to the internet once and run `npx install-electron`, then try again.',
  );
  process.exit(1);
}
spawn(binary, ['.'], { stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 0));
