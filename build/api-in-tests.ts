// Gives browser tests the real API on a real database, under /server beside the modules they load; and under /restorable one of its own, for
// tests that make a backup of it and go back to it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Plugin } from 'vite';

type Support = typeof import('../api/compose.test-support.ts');
type Sqlite = typeof import('../api/store/open-sqlite.ts');
type Make = typeof import('../api/backup/make-backup.ts');
type Restore = typeof import('../api/backup/restore-backup.ts');
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
  const { makeBackup } = await load<Make>('../api/backup/make-backup.ts');
  const { restoreBackup } = await load<Restore>('../api/backup/restore-backup.ts');
  const folder = await newFolder();
  const at = { dataFolder: folder, databaseUrl: undefined };
  let host = await composeForTest({ folder });
  let store = await openSqlite({ folder });
  let backup = '';

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

  async function end(): Promise<void> {
    await host.close(0);
    await store.close();
  }

  const own: Readonly<Record<string, () => Promise<Response>>> = {
    '/new-user': newUser,
    async '/backup'() {
      backup = (await makeBackup(at, `${folder}/backups`)).folder;
      return Response.json({});
    },
    async '/cut-answers'() {
      const { default: Database } = await import('better-sqlite3');
      const database = new Database(`${folder}/wirewise.sqlite`);
      database.exec("UPDATE messages SET state = 'interrupted', content = 'You', answer = NULL WHERE role = 'assistant'");
      database.close();
      return Response.json({});
    },
    async '/restore'() {
      await end();
      await restoreBackup(at, backup);
      host = await composeForTest({ folder });
      store = await openSqlite({ folder });
      return Response.json({});
    },
  };
  return {
    fetch: async (request) =>
      own[new URL(request.url).pathname]?.() ?? host.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }),
    async close() {
      await end();
      await removeFolder(folder);
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
  const apis = new Map<string, Promise<TestApi>>();
  return {
    name: 'api-in-tests',
    configureServer(server) {
      for (const base of ['/server', '/restorable']) {
        server.middlewares.use(base, (message, response) => {
          const api = apis.get(base) ?? startApi();
          apis.set(base, api);
          Promise.all([api, requestOf(message)])
            .then(([{ fetch }, request]) => fetch(request))
            .then((answer) => reply(response, answer))
            .catch((error: unknown) => response.writeHead(500).end(String(error)));
        });
      }
    },
    async buildEnd() {
      const open = await Promise.all(apis.values());
      apis.clear();
      for (const api of open) await api.close();
    },
  };
}
