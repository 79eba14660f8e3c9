// A PostgreSQL server of a test's own, where Debian's server binaries are installed; undefined elsewhere.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestPostgres {
  /** A connection address of a new, empty database. */
  newDatabase(): string;
  /** Runs SQL as the superuser. */
  run(sql: string): void;
  stop(): void;
}

function serverFolder(): string | undefined {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return existsSync(join(folder, 'initdb')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

const binaries = serverFolder();
export const hasPostgres = binaries !== undefined;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.'))));
    });
  });
}

/** PostgreSQL refuses to run as root, which tests in a container are: it gets the user that its package made. */
const asUser = process.getuid?.() === 0 ? { uid: Number(idOf('-u')), gid: Number(idOf('-g')) } : {};

function idOf(flag: '-u' | '-g'): string {
  return binaries === undefined ? '0' : execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' });
}

function asPostgres(program: string, args: readonly string[]): string {
  return execFileSync(program, [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir(), ...asUser });
}

/** Starts a server; about a second. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  if (binaries === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'wirewise-pg-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  asPostgres(join(binaries, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']);
  asPostgres(join(binaries, 'pg_ctl'), [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -c listen_addresses= -c fsync=off -c max_connections=100`,
    'start',
  ]);
  const run = (sql: string): void => {
    asPostgres(join(binaries, 'psql'), ['-h', folder, '-p', String(port), '-U', 'postgres', '-q', '-v', 'ON_ERROR_STOP=1', '-c', sql]);
  };
  let databases = 0;
  return {
    newDatabase() {
      databases += 1;
      run(`CREATE DATABASE test${databases}`);
      return `postgres://postgres@localhost:${port}/test${databases}?host=${encodeURIComponent(folder)}`;
    },
    run,
    stop() {
      asPostgres(join(binaries, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
