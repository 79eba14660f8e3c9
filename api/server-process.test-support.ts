// The server as a process of its own: as it is shipped, or with answers that take as long as a test needs (`slow-server.test-support.ts`).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ADMIN } from './compose.test-support.ts';

const PROGRAMS = {
  shipped: new URL('main.ts', import.meta.url),
  slow: new URL('slow-server.test-support.ts', import.meta.url),
} as const;

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has said so far. */
  readonly lines: readonly string[];
  /** Sends a signal and waits for the end; its exit code, or null after a kill. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Spawns it on a free port, unless `env` says otherwise; what it writes to its error output is the test's, or with 'pipe' its caller's. */
export function spawnServer(
  program: keyof typeof PROGRAMS,
  env: Readonly<Record<string, string>>,
  errors: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(PROGRAMS[program])], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      PUBLIC_URL: 'http://localhost',
      LOG_LEVEL: 'error',
      OLLAMA_URL: 'http://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'pipe', errors],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts it and waits until it says its address; throws where it ends before. */
export async function startServer(program: keyof typeof PROGRAMS, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawnServer(program, { ADMIN_PASSWORD: ADMIN.password, ...env });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  const lines: string[] = [];
  const url = await new Promise<string>((found, fail) => {
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line);
        const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
        if (port) found(`http://127.0.0.1:${port}`);
      });
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
  });
  return {
    url,
    child,
    lines,
    async end(signal) {
      child.kill(signal);
      return (await gone)[0];
    },
  };
}

/** Kills what a failed test has left. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Posts JSON to the API behind `url`. */
export const post = (url: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${url}/api${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
