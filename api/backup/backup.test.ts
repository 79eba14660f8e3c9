// Backups of a server that goes on, and what a restored one is like, on both databases.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, composeForTest, logInAs, newFolder, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import type { SyncPage } from '../contract/sync.ts';
import { SQLITE_FILE } from '../store/open-sqlite.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../store/postgres.test-support.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const command = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const call = promisify(execFile);

const folders: string[] = [];
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  postgres?.stop();
  await Promise.all(folders.map(removeFolder));
});

async function folder(): Promise<string> {
  const made = await newFolder();
  folders.push(made);
  return made;
}

describe.each([['SQLite'], ['PostgreSQL']])('over %s', (name) => {
  const here = name === 'SQLite' || hasPostgres ? test : test.skip;

  interface Place {
    readonly dataFolder: string;
    readonly databaseUrl: string | undefined;
  }
  const place = async (): Promise<Place> => ({
    dataFolder: await folder(),
    databaseUrl: name === 'PostgreSQL' ? postgres?.newDatabase() : undefined,
  });
  const envOf = ({ databaseUrl }: Place): Record<string, string> => (databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  const start = (at: Place): Promise<TestHost> => composeForTest({ folder: at.dataFolder, env: envOf(at) });

  const ask = (host: TestHost, token: string, message: string): Promise<Response> =>
    host.call('POST', '/api/ai/chat', { token, body: { message, sessionId: crypto.randomUUID() } });
  const pull = async (host: TestHost, token: string): Promise<SyncPage> =>
    (await (await host.call('GET', '/api/sync?after=0', { token })).json()) as SyncPage;

  here('a backup under load is one state, whole, and comes back with its people, chats, photos and a new epoch', async () => {
    const at = await place();
    const host = await start(at);
    const user = await newUser(host);
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b5622a' } })
      .jpeg()
      .toBuffer();
    const form = { image: new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }) };
    expect((await host.call('PATCH', `/api/user/editProfile/${user.id}`, { token: user.token, form })).status).toBe(200);
    await ask(host, user.token, 'Before the backup?');
    const before = await pull(host, user.token);

    let isOver = false;
    const writing = (async () => {
      for (let index = 0; !isOver; index += 1) {
        const items = [
          {
            kind: 'session',
            id: crypto.randomUUID(),
            title: `Chat ${index}`,
            titleAt: '2026-01-01T00:00:00Z',
            created_at: '2026-01-01T00:00:00Z',
          },
        ];
        expect((await host.call('POST', '/api/sync', { token: user.token, body: { items } })).status).toBe(200);
        await sleep(1);
      }
    })();
    const backups = await folder();
    const made = await makeBackup(at, backups);
    isOver = true;
    await writing;
    expect(await readdir(backups), 'no draft is left').toEqual([made.folder.slice(backups.length + 1)]);
    expect(made).toMatchObject({ photos: 1, manifest: { counts: { users: 2, messages: 2 } } });
    for (const file of await readdir(made.folder)) expect((await stat(join(made.folder, file))).mode & 0o077, file).toBe(0);

    await expect(restoreBackup(at, made.folder), 'a server has it open').rejects.toThrow(/in use: end Wirewise first/);
    const late = await newUser(host);
    await ask(host, user.token, 'After the backup?');
    await host.close(0);

    const aside = await restoreBackup(at, made.folder);
    expect(await readdir(aside ?? '')).toContain('images');
    const again = await start(at);
    const page = await pull(again, user.token);
    expect(page.epoch).not.toBe(before.epoch);
    const messagesOf = ({ changes }: SyncPage): unknown[] => changes.filter(({ kind }) => kind === 'message');
    expect(messagesOf(page)).toEqual(messagesOf(before));
    expect((await again.call('GET', `/api/user/photo/${user.id}`, { token: user.token })).status).toBe(200);
    // Who signs up now gets no number that somebody else's device may still keep chats under.
    expect((await again.call('GET', `/api/user/getUserById/${late.id}`, { token: late.token })).status).toBe(401);
    expect((await newUser(again)).id).toBeGreaterThan(late.id);
    await again.close(0);
    // The database that was set aside opens, and holds what came after the backup.
    if (name === 'SQLite') {
      const old = await composeForTest({ folder: aside ?? '' });
      await logInAs(old, late.email, late.password);
      await old.close(0);
    } else {
      await restoreBackup(at, aside ?? '');
      const old = await start(at);
      await logInAs(old, late.email, late.password);
      await old.close(0);
    }
  });

  here('on another computer it is restored from the command line', async () => {
    const at = await place();
    const host = await start(at);
    const user = await newUser(host);
    const env = { PATH: process.env.PATH, DATA_DIR: at.dataFolder, ...envOf(at) };
    const { stdout } = await call(process.execPath, [command('make-backup.ts')], { env });
    await host.close(0);
    const made = / and at (.*): 2 users, 0 messages, 0 photos\.\n/.exec(stdout)?.[1] ?? stdout;
    const other = await place();
    const otherEnv = { PATH: process.env.PATH, DATA_DIR: other.dataFolder, ...envOf(other) };
    expect((await call(process.execPath, [command('restore-backup.ts'), made], { env: otherEnv })).stdout).toMatch(
      /^The backup is restored\. D/,
    );
    const there = await start(other);
    await logInAs(there, user.email, user.password);
    await there.close(0);
    await expect(call(process.execPath, [command('restore-backup.ts')], { env: otherEnv })).rejects.toMatchObject({
      code: 1,
      stderr: 'Say which backup: npm run restore -- FOLDER.\n',
    });
  });

  here('one that is damaged, cut, of rows too few or of a newer version is refused, and what is there stays', async () => {
    const at = await place();
    const host = await start(at);
    const user = await newUser(host);
    await host.close(0);
    const made = (await makeBackup(at, await folder())).folder;
    const database = join(made, name === 'SQLite' ? 'wirewise.sqlite' : 'wirewise.dump');
    const manifest = join(made, 'backup.json');
    const [goodDatabase, goodManifest] = [await readFile(database), await readFile(manifest, 'utf8')];
    await appendFile(database, 'x');
    await expect(restoreBackup(at, made)).rejects.toThrow(/damaged/);
    await writeFile(database, goodDatabase);
    const said = JSON.parse(goodManifest) as { counts: object };
    await writeFile(manifest, JSON.stringify({ ...said, counts: { ...said.counts, users: 3 } }));
    await expect(restoreBackup(at, made)).rejects.toThrow(/users has/);
    await writeFile(manifest, JSON.stringify({ ...said, version: 999 }));
    await expect(restoreBackup(at, made)).rejects.toThrow(/newer version/);
    if (name === 'SQLite') {
      // Written so, and not only read so: its sum is right, and its pages are not.
      const torn = Buffer.from(goodDatabase);
      torn.fill(0xff, 2 * 4096, 2 * 4096 + 500);
      await writeFile(database, torn);
      await writeFile(manifest, JSON.stringify({ ...said, sha256: createHash('sha256').update(torn).digest('hex') }));
      await expect(restoreBackup(at, made)).rejects.toThrow(/The copy is damaged/);
      await writeFile(database, goodDatabase);
    }
    await writeFile(manifest, '{');
    await expect(restoreBackup(at, made)).rejects.toThrow(/damaged/);
    await rm(manifest);
    await expect(restoreBackup(at, made)).rejects.toThrow(/is no backup/);
    expect((await readdir(at.dataFolder)).filter((file) => /restoring/.test(file))).toEqual([]);
    const again = await start(at);
    await logInAs(again, user.email, user.password);
    await again.close(0);
  });

  here('one that cannot be made leaves nothing behind', async () => {
    const backups = await folder();
    await expect(makeBackup(await place(), backups)).rejects.toThrow(/There is no (database|Wirewise)/);
    expect(await readdir(backups)).toEqual([]);
  });
});

test('a damaged database is set aside as it is', async () => {
  const dataFolder = await folder();
  const host = await composeForTest({ folder: dataFolder });
  const user = await newUser(host);
  await host.close(0);
  const at = { dataFolder, databaseUrl: undefined };
  const made = await makeBackup(at, await folder());
  await writeFile(join(dataFolder, SQLITE_FILE), 'no database any more'.repeat(1000));
  const aside = await restoreBackup(at, made.folder);
  expect(await readFile(join(aside ?? '', SQLITE_FILE), 'utf8')).toMatch(/^no database any more/);
  const again = await composeForTest({ folder: dataFolder });
  await logInAs(again, user.email, user.password);
  await logInAs(again, ADMIN.email, ADMIN.password);
  await again.close(0);
});
