// Gives browser tests the real API on a real database, under /server beside the modules they load.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Plugin } from 'vite';

type Support = typeof import('../api/compose.test-support.ts');
type Sqlite = typeof import('../api/store/open-sqlite.ts');
type Tokens = typeof import('../api/services/tokens.ts');

// By address: the configuration is bundled before it is run, and the API is not to be bundled with it.
const load = <T>(path: string): Promise<T> => import(new URL(path, import.meta.url).href) as Promise<T>;

interface TestApi {
  readonly fetch: (request: Request) => Promise<Response>;
  close(): Promise<void>;
}

async function startApi(): Promise<TestApi> {
  const { composeForTest, newFolder, removeFolder } = await load<Support>('../api/compose.test-support.ts');
  const { openSqlite } = await load<Sqlite>('../api/store/open-sqlite.ts');
  const { issueToken } = await load<Tokens>('../api/services/tokens.ts');
  const host = await composeForTest({ folder: await newFolder() });
  const store = await openSqlite({ folder: host.folder });

  /** A user without a password: hashing one takes longer than what many a test does with it. */
  async function newUser(): Promise<Response> {
    const at = Date.now();
    const uuid = crypto.randomUUID();
    const made = await store.write(async (tables) => {
      const person = {
        uuid,
        fullName: 'Pat',
        email: `${uuid}@example.com`,
        phoneNumber: null,
        referral: null,
        language: null,
        isProved: true,
      };
      const user = await tables.users.insert({ ...person, passwordHash: '', at });
      if (!user) throw new Error('The address is taken.');
      return { id: user.id, token: await issueToken(tables, user.id, at) };
    });
    return Response.json(made);
  }

  return {
    fetch: async (request) =>
      new URL(request.url).pathname === '/new-user'
        ? newUser()
        : host.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }),
    async close() {
      await host.close(0);
      await store.close();
      await removeFolder(host.folder);
    },
  };
}

async function requestOf(message: IncomingMessage): Promise<Request> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'authorization', 'content-type']) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const { method = 'GET', url = '/' } = message;
  return new Request(`http://localhost${url}`, { method, headers, ...(pieces.length > 0 ? { body: Buffer.concat(pieces) } : {}) });
}

async function reply(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body) return void response.end();
  Readable.fromWeb(answer.body as ReadableStream)
    .on('error', () => response.destroy())
    .pipe(response);
}

export function apiInTests(): Plugin {
  let api: Promise<TestApi> | undefined;
  return {
    name: 'api-in-tests',
    configureServer(server) {
      server.middlewares.use('/server', (message, response) => {
        api ??= startApi();
        Promise.all([api, requestOf(message)])
          .then(([{ fetch }, request]) => fetch(request))
          .then((answer) => reply(response, answer))
          .catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
    },
    async buildEnd() {
      const open = await api;
      api = undefined;
      await open?.close();
    },
  };
}
