// A whole server of our own for pictures, benchmarks and tests: temporary data, a free port, the built UI.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { type ComposeOptions, compose, type Wirewise } from '../../api/compose.ts';
import { readConfig } from '../../api/config.ts';
import { createGuide, type Guide } from '../../api/guide/answer.ts';
import { packFor } from '../../api/guide/pack/pack.ts';

export interface RunningServer {
  readonly url: string;
  /** Its DATA_DIR. */
  readonly folder: string;
  readonly wirewise: Wirewise;
  readonly admin: { readonly email: string; readonly password: string };
  /** Ends the server as a power cut would end its connections; its data stays. */
  stop(): Promise<void>;
  /** Starts again on the same port over the same data. */
  restart(): Promise<RunningServer>;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

const ADMIN = { email: 'admin@example.com', password: 'a long admin password' } as const;

let guide: Guide | undefined;
/** Made once for all servers of this process: it takes longer than all else at a start. */
function sharedGuide(): Guide {
  guide ??= createGuide(packFor('en'), packFor('es'));
  return guide;
}

/** Starts one in this process, on a free port. `env` goes over the defaults, `options` over what is built of them. */
export async function runServer(
  env: Readonly<Record<string, string>> = {},
  folder = mkdtempSync(join(tmpdir(), 'wirewise-')),
  wantedPort = 0,
  options: Omit<ComposeOptions, 'config'> = {},
): Promise<RunningServer> {
  const port = wantedPort || (await freePort());
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
    OLLAMA_URL: 'http://127.0.0.1:9',
    ...env,
  });
  const wirewise = await compose({ guide: sharedGuide(), ...options, config });
  const server = await new Promise<ServerType>((done) => {
    const started = serve({ fetch: wirewise.app.fetch, hostname: '127.0.0.1', port }, () => done(started));
  });
  let ended: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    ended ??= (async () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await wirewise.close(0);
    })();
    return ended;
  };
  return {
    url: `http://localhost:${port}`,
    folder,
    wirewise,
    admin: ADMIN,
    stop,
    async restart() {
      await stop();
      return runServer(env, folder, port, options);
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
