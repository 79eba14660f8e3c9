// From the desktop app's start until its window is asked for, and until what the page asks is answered; on the stand-in for Electron,
// which leaves out what Electron itself takes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openPeople } from '../../../desktop/people/people.ts';
import { buildDesktop } from '../build-desktop.ts';
import { root } from '../fingerprint.ts';
import { busyNow, showAgainst } from './times.ts';

const STARTS = 7;
const WINDOW_MS = 600;

interface Start {
  /** Milliseconds until the program asks for its window, and until a call of a page is answered out of the data. */
  readonly windowMs: number;
  readonly answerMs: number;
}

async function startOnce(profile: string): Promise<Start> {
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['--import', './desktop/e2e/stand-in/register.ts', 'dist/desktop/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      WIREWISE_PROFILE: profile,
      WIREWISE_BROWSER_PROFILE: join(profile, 'browser'),
      WIREWISE_VERSION: '0.1.0',
      WIREWISE_NO_BROWSER: 'yes',
      OLLAMA_URL: 'http://127.0.0.1:9',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('No output.');
  const ended = once(child, 'exit');
  let windowMs = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ASKED ')) windowMs = performance.now() - started;
    if (!line.startsWith('SERVED ')) continue;
    const reply = await fetch(`${JSON.parse(line.slice('SERVED '.length))}/api/ai/answerers`);
    if (!reply.ok) throw new Error(`The app answered ${reply.status}.`);
    break;
  }
  const answerMs = performance.now() - started;
  child.kill('SIGKILL');
  await ended;
  return { windowMs, answerMs };
}

export async function benchDesktop(): Promise<void> {
  await buildDesktop();
  const profile = mkdtempSync(join(tmpdir(), 'wirewise-desktop-'));
  try {
    openPeople(join(profile, 'userData')).add({ name: 'Pat', server: undefined });
    const first = await startOnce(profile);
    showAgainst('desktop: first start until a page is answered', [first.answerMs], 'ms', undefined, busyNow());
    const starts: Start[] = [];
    const busy: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      busy.push(busyNow());
      starts.push(await startOnce(profile));
    }
    const usual = busy.toSorted((one, other) => one - other)[STARTS >> 1];
    const windows = starts.map(({ windowMs }) => windowMs);
    showAgainst('desktop: start until the window is asked for', windows, 'ms', WINDOW_MS, usual);
    const answers = starts.map(({ answerMs }) => answerMs);
    showAgainst('desktop: start until a page is answered', answers, 'ms', undefined, usual);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}
