// From the desktop app's start until its window is asked for, on the stand-in for Electron, which leaves out what Electron itself takes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildDesktop } from '../build-desktop.ts';
import { root } from '../fingerprint.ts';
import { busyNow, showAgainst } from './times.ts';

const STARTS = 7;
const WINDOW_MS = 600;

/** Milliseconds until the program asks for its window; it is ended then. */
async function startOnce(profile: string): Promise<number> {
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['--import', './desktop/e2e/stand-in/register.ts', 'dist/desktop/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, WIREWISE_PROFILE: profile, WIREWISE_VERSION: '0.1.0', OLLAMA_URL: 'http://127.0.0.1:9' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('No output.');
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('ASKED ')) break;
  const took = performance.now() - started;
  child.kill('SIGKILL');
  await ended;
  return took;
}

export async function benchDesktop(): Promise<void> {
  await buildDesktop();
  const profile = mkdtempSync(join(tmpdir(), 'wirewise-desktop-'));
  try {
    showAgainst('desktop: first start until the window is asked for', [await startOnce(profile)], 'ms', undefined, busyNow());
    const times: number[] = [];
    const busy: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      busy.push(busyNow());
      times.push(await startOnce(profile));
    }
    showAgainst(
      'desktop: start until the window is asked for',
      times,
      'ms',
      WINDOW_MS,
      busy.toSorted((one, other) => one - other)[STARTS >> 1],
    );
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}
