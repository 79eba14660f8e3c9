// The hosted server: environment in, one listening port out.
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { type ComposeOptions, compose, StartError, type Wirewise } from './compose.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

/** After the guide has been warmed up. */
const SETTLED_AFTER_MS = 1500;
/** Longer than proxies keep an unused connection (a minute): who ends it first loses what the other sends at that moment. */
const CONNECTION_KEPT_MS = 75_000;

function listen(wirewise: Wirewise, config: Config): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: wirewise.app.fetch, hostname: config.host, port: config.port }, ({ port }) => {
      server.off('error', refuse);
      resolve({ server, port });
    }) as Server;
    const refuse = (error: NodeJS.ErrnoException): void => {
      const place = `${config.host}:${config.port}`;
      if (error.code === 'EADDRINUSE') {
        reject(new StartError(`Port ${config.port} on ${config.host} is in use: end the other program, or set PORT to a free one.`));
      } else if (error.code === 'EACCES') {
        reject(new StartError(`${place} may not be used by this user: set PORT to 1024 or more.`));
      } else reject(new StartError(`${place} cannot be listened on (${error.code ?? error.message}): correct HOST or PORT.`));
    };
    server.on('error', refuse);
    server.keepAliveTimeout = CONNECTION_KEPT_MS;
  });
}

function greet(wirewise: Wirewise, config: Config, port: number, answerers: Awaited<ReturnType<Wirewise['answerers']>>): void {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const lines = [
    `Wirewise is at http://${config.isLoopback ? 'localhost' : host}:${port}`,
    `Data: ${config.databaseUrl === undefined ? config.dataFolder : 'PostgreSQL'}`,
    `Answers: the field guide (${answerers.guide})${answerers.hosted === null ? '' : `, ${answerers.hosted}`}${answerers.local === null ? '' : `, ${answerers.local} on this network`}`,
  ];
  if (config.proxyHops > 0) lines.push(believed(config));
  if (wirewise.admin.newPassword !== undefined) {
    lines.push(
      `Admin: ${wirewise.admin.email}, password ${wirewise.admin.newPassword}`,
      'This password is shown once. Keep it, or set ADMIN_PASSWORD.',
    );
  }
  if (!config.isLoopback && config.publicUrl === `http://localhost:${config.port}`) {
    lines.push('Other computers are refused until PUBLIC_URL says by which address they come.');
  }
  console.log(lines.join('\n'));
}

/** Whose word is taken for a visitor's address. */
function believed({ proxyHops, trustedProxies }: Config): string {
  const places = ['on this computer', 'on a private network', ...trustedProxies];
  const who = `${places.slice(0, -1).join(', ')} or ${places.at(-1)}`;
  return `Visitors' addresses: the last ${proxyHops === 1 ? '' : `${proxyHops} `}of X-Forwarded-For, each believed only from a proxy ${who}; else the connection's own`;
}

/** Starts the server and returns once it listens; SIGINT and SIGTERM end it. */
export async function main(
  env: Readonly<Record<string, string | undefined>> = process.env,
  options: Omit<ComposeOptions, 'config'> = {},
): Promise<void> {
  let wirewise: Wirewise | undefined;
  try {
    const config = readConfig(env);
    wirewise = await compose({ ...options, config });
    const { server, port } = await listen(wirewise, config);
    endOnSignals(wirewise, server);
    greet(wirewise, config, port, await wirewise.answerers());
    setTimeout(giveBackMemory, SETTLED_AFTER_MS).unref();
  } catch (error) {
    await wirewise?.close(0).catch(() => undefined);
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Gives back what the start alone has used. Indexes are built out of much that is dropped at once, and Node, which has nothing more to
 * do, would keep the room for it: a third of an idle process.
 */
async function giveBackMemory(): Promise<void> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

function endOnSignals(wirewise: Wirewise, server: Server): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    server.close();
    server.closeIdleConnections();
    await wirewise.close();
    server.closeAllConnections();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      end().catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
    });
  }
}

if (import.meta.main) await main();
