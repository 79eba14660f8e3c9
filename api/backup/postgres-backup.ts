// PostgreSQL by its own tools: pg_dump of one snapshot, pg_restore through psql in one transaction.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { INSTALLATION_SETTING, MARK_SETTING } from '../store/expected-data.ts';
import { EPOCH_SETTING } from '../store/settings.ts';
import { StoreError } from '../store/store-error.ts';
import { type Counts, checkCounts } from './backup-folder.ts';
import { type Renewed, USER_IDS_SKIPPED } from './renewed.ts';

const ERRORS_KEPT = 2000;

/** The address as the tools' environment: on a command line, everybody on the computer could read the password. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const query = URL.parse(url)?.searchParams;
  const ssl = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'].flatMap((name) => {
    const value = query?.get(name);
    return value ? [[`PG${name.toUpperCase()}`, value]] : [];
  });
  return {
    PATH: process.env.PATH,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user ?? '',
    PGDATABASE: database ?? '',
    ...(typeof password === 'string' && password !== '' ? { PGPASSWORD: password } : {}),
    ...Object.fromEntries(ssl),
  };
}

/** Starts one of PostgreSQL's programs; `ended` rejects with what it said when it fails. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, [...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said = (said + piece.toString()).slice(-ERRORS_KEPT);
  });
  const ended = new Promise<void>((done, fail) => {
    child.on('error', (error) => fail(new StoreError(`${program} could not be started (${error.message}): install PostgreSQL's client.`)));
    child.on('close', (code) => (code === 0 ? done() : fail(new StoreError(`${program} failed: ${said.trim()}`))));
  });
  ended.catch(() => undefined);
  return { child, ended };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw new StoreError(`The database at DATABASE_URL cannot be reached (${error instanceof Error ? error.message : String(error)}).`);
  }
  return client;
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>('SELECT tablename FROM pg_tables WHERE schemaname = current_schema()');
  return rows.map(({ tablename }) => tablename);
}

/** Whether there is anything in the database. */
export async function hasTables(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    return (await tablesOf(client)).length > 0;
  } finally {
    await client.end();
  }
}

/** One state of the database as a dump, while others write, and checked: the dump is read back, row by row. */
export async function dumpPostgres(url: string, target: string): Promise<{ counts: Counts; version: number }> {
  const client = await connect(url);
  const env = environmentOf(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await tablesOf(client);
    if (!tables.includes('migrations')) throw new StoreError('There is no Wirewise in the database at DATABASE_URL.');
    const one = async <T>(text: string): Promise<T> => Object.values((await client.query(text)).rows[0] as object)[0] as T;
    const counts: Record<string, number> = {};
    for (const table of tables) counts[table] = Number(await one(`SELECT COUNT(*) FROM "${table}"`));
    const version = Number(await one('SELECT MAX(number) FROM migrations'));
    const snapshot = await one<string>('SELECT pg_export_snapshot()');
    const schema = await one<string>('SELECT current_schema()');
    const what = ['--format=custom', '--no-owner', '--no-privileges', `--schema=${schema}`];
    await run('pg_dump', [...what, `--snapshot=${snapshot}`, `--file=${target}`], env).ended;
    checkCounts(counts, await rowsIn(target, env));
    return { counts, version };
  } finally {
    await client.end();
  }
}

/** Reads a dump to its end: a row is a line between COPY and \. */
async function rowsIn(dump: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  const { child, ended } = run('pg_restore', ['--data-only', '--file=-', dump], env);
  const counts: Record<string, number> = {};
  let table: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    if (table === undefined) {
      table = /^COPY [^ (]*?\.?"?(\w+)"? \(.*\) FROM stdin;$/.exec(line)?.[1];
      if (table !== undefined) counts[table] = 0;
    } else if (line === '\\.') table = undefined;
    else counts[table] = (counts[table] ?? 0) + 1;
  }
  await ended;
  return counts;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Puts a dump in the place of what the database has, and makes it the newest state there was: one transaction, whole or not at all.
 * @throws StoreError when a server has the database open, or it holds something else
 */
export async function restorePostgres(url: string, dump: string, wanted: Counts, at: number): Promise<Renewed> {
  const client = await connect(url);
  try {
    const { rows } = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    if (rows.length > 0) throw new StoreError('The database at DATABASE_URL is in use: end Wirewise first.');
    const tables = await tablesOf(client);
    if (tables.length > 0 && !tables.includes('migrations')) {
      throw new StoreError('The database at DATABASE_URL holds something else than Wirewise: give it one of its own.');
    }
    const schema = Object.values((await client.query('SELECT current_schema()')).rows[0] as object)[0] as string;
    const of = (table: string): string => `"${schema}"."${table}"`;
    await client.end();

    const set = (name: string, value: string): string =>
      `INSERT INTO ${of('settings')} (name, value) VALUES (${quote(name)}, ${value}) ON CONFLICT (name) DO UPDATE SET value = excluded.value;`;
    const before = tables.map((table) => `DROP TABLE ${of(table)} CASCADE;`);
    const checks = Object.entries(wanted).map(
      ([table, rowsWanted]) =>
        `IF (SELECT COUNT(*) FROM ${of(table)}) <> ${rowsWanted} THEN RAISE EXCEPTION '${table} has not ${rowsWanted} rows'; END IF;`,
    );
    const markedAt = `(SELECT GREATEST(${at}, COALESCE(MAX(value::bigint), 0) + 1) FROM ${of('settings')} WHERE name = ${quote(MARK_SETTING)})`;
    const sequence = `pg_get_serial_sequence(${quote(of('users'))}, 'id')`;
    const after = [
      `DO $check$ BEGIN ${checks.join(' ')} END $check$;`,
      set(EPOCH_SETTING, quote(crypto.randomUUID())),
      `INSERT INTO ${of('settings')} (name, value) VALUES (${quote(INSTALLATION_SETTING)}, ${quote(crypto.randomUUID())}) ON CONFLICT DO NOTHING;`,
      set(MARK_SETTING, `${markedAt}::text`),
      `SELECT setval(${sequence}, nextval(${sequence}) + ${USER_IDS_SKIPPED});`,
    ];
    await runAsOne(url, schema, dump, before.join('\n'), after.join('\n'));
    return await renewedIn(url);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function runAsOne(url: string, schema: string, dump: string, before: string, after: string): Promise<void> {
  const env = environmentOf(url);
  const psql = run(
    'psql',
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null', '--file=-'],
    env,
  );
  const restore = run('pg_restore', ['--no-owner', '--no-privileges', `--schema=${schema}`, '--file=-', dump], env);
  const input = stdinOf(psql.child);
  input.write(`${before}\n`);
  try {
    await pipeline(restore.child.stdout, input, { end: false });
    await restore.ended;
    input.end(`${after}\n`);
  } catch (error) {
    // What psql says of a fault tells more than the pipe that it closed; without its end, nothing of it is kept.
    psql.child.kill();
    await psql.ended.catch((fault: StoreError) => {
      if (!fault.message.endsWith(': ')) throw fault;
    });
    throw error;
  }
  await psql.ended;
}

function stdinOf({ stdin }: ChildProcess): NodeJS.WritableStream {
  if (!stdin) throw new Error('No input.');
  stdin.on('error', () => undefined);
  return stdin;
}

async function renewedIn(url: string): Promise<Renewed> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ name: string; value: string }>('SELECT name, value FROM settings');
    const settings = new Map(rows.map(({ name, value }) => [name, value]));
    return { installation: settings.get(INSTALLATION_SETTING) ?? '', markedAt: Number(settings.get(MARK_SETTING)) };
  } finally {
    await client.end();
  }
}
