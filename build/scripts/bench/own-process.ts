// Programs in a process of their own, so that what is measured is theirs alone.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LoginResult } from '../../../api/contract/account.ts';
import { root } from '../fingerprint.ts';

export interface OwnProcess {
  readonly child: ChildProcess;
  readonly url: string;
}

/** What `npm start` gives Node: the memory that is measured is that of a server as people run it. */
function asStarted(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

/** A program that says its address; waits for it. */
export async function startProgram(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<OwnProcess> {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('No output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/[\w.]+:(\d+)/.exec(line)?.[1];
    if (port) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error(`${args.join(' ')} did not start.`);
}

export async function endProgram({ child }: OwnProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** A server as `npm start` runs it, on a free port over `folder`. */
export const startServer = (folder: string, env: Readonly<Record<string, string>> = {}): Promise<OwnProcess> =>
  startProgram(asStarted(), {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    OLLAMA_URL: 'http://127.0.0.1:9',
    ADMIN_PASSWORD: 'a long admin password',
    ...env,
  });

/** Somebody new who is logged in. */
export async function newPerson(url: string, email: string): Promise<LoginResult['data']> {
  const password = 'copper and brass';
  await post(url, '/user/signUp', {
    full_name: 'Pat Ortiz',
    email,
    phone_number: '5125550100',
    password,
    confirmPassword: password,
    referredBy: '',
  });
  return (await post<LoginResult>(url, '/user/login', { email, password })).data;
}

/** The reply of a call that must succeed. */
export async function post<T>(url: string, path: string, body: unknown, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Resident, in MB. */
export async function memoryOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1024 ** 2;
}

/**
 * How long the program's thread has stood ready and had no core, in ms: what it made others wait is the rest of their wait. 0 where the
 * system does not tell.
 */
export function stoodReadyMs({ child }: OwnProcess): number {
  const file = `/proc/${child.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0;
}
