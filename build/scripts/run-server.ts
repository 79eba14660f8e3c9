// A whole server of our own for pictures, benchmarks and tests: temporary data, a free port, the built UI.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { compose, type Wirewise } from '../../api/compose.ts';
import { readConfig } from '../../api/config.ts';

export interface RunningServer {
  readonly url: string;
  readonly wirewise: Wirewise;
  readonly admin: { readonly email: string; readonly password: string };
  close(): Promise<void>;
}

/** Starts one in this process. `env` goes over the defaults; `folder` keeps the data of an earlier one. */
export async function runServer(
  env: Readonly<Record<string, string>> = {},
  folder = mkdtempSync(join(tmpdir(), 'wirewise-')),
): Promise<RunningServer> {
  const admin = { email: 'admin@example.com', password: 'a long admin password' };
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'warn',
    OLLAMA_URL: 'http://127.0.0.1:9',
    ...env,
  });
  const wirewise = await compose({ config });
  return new Promise((done) => {
    const server = serve({ fetch: wirewise.app.fetch, hostname: '127.0.0.1', port: config.port }, ({ port }) =>
      done({
        url: `http://localhost:${port}`,
        wirewise,
        admin,
        async close() {
          server.close();
          if ('closeAllConnections' in server) server.closeAllConnections();
          await wirewise.close(0);
          rmSync(folder, { recursive: true, force: true });
        },
      }),
    );
  });
}
