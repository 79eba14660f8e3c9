import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreBackup } from '../../api/backup/restore-backup.ts';
import { openSqlite } from '../../api/store/open-sqlite.ts';
import { backUpBeforeUpdate } from './back-up-before-update.ts';
import { readChatFile } from './chat-files.ts';
import { keepCrashNote, noteOf } from './crash-notes.ts';
import { fileNameOf } from './file-name.ts';
import { logFileIn } from './log-file.ts';
import { keepSettings } from './program-settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wirewise-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const noError = (error: unknown): never => {
  throw error;
};

describe('the program’s settings', () => {
  const place = { x: -5, y: 20, width: 900, height: 700, maximized: true };

  test('are there again at the next start', () => {
    const file = join(folder, 'deep', 'settings.json');
    keepSettings(file, noError).change({ place, zoom: 1.25, language: 'es' });
    const again = keepSettings(file, noError);
    expect(again.current).toMatchObject({ place, zoom: 1.25, language: 'es', staysReady: false });
    again.change({ staysReady: true });
    expect(keepSettings(file, noError).current).toMatchObject({ zoom: 1.25, staysReady: true });
  });

  test.each(['', 'null', '[1]', '{"zoom', '{"zoom":7,"language":"fr","place":{"x":1},"staysReady":"yes"}'])(
    'begin as usual where the file says %s',
    (text) => {
      const file = join(folder, 'settings.json');
      writeFileSync(file, text);
      expect(keepSettings(file, noError).current).toMatchObject({ zoom: 1, staysReady: false });
    },
  );

  test('lose one damaged value and keep the others', () => {
    const file = join(folder, 'settings.json');
    writeFileSync(file, JSON.stringify({ zoom: 'huge', language: 'es' }));
    expect(keepSettings(file, noError).current).toMatchObject({ zoom: 1, language: 'es' });
  });

  test('hold until the end where they cannot be kept, which is told', () => {
    writeFileSync(join(folder, 'file'), '');
    const onError = vi.fn();
    const settings = keepSettings(join(folder, 'file', 'settings.json'), onError);
    settings.change({ zoom: 2 });
    expect(settings.current.zoom).toBe(2);
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('a note of a crash', () => {
  const keep = (error: unknown, at = new Date('2026-11-23T07:00:00Z')) =>
    keepCrashNote(join(folder, 'crashes'), noteOf('page', error), { app: '0.1.0' }, at, '/home/pat');
  const notes = () => readdirSync(join(folder, 'crashes')).sort();

  test('says what died and why, and not whose computer it is', () => {
    const error = new Error('no such file /home/pat/x');
    error.stack = 'Error: at /home/pat/app/main.js:1';
    keep(error);
    const [name = ''] = notes();
    const text = readFileSync(join(folder, 'crashes', name), 'utf8');
    expect(JSON.parse(text)).toEqual({
      at: '2026-11-23T07:00:00.000Z',
      part: 'page',
      reason: 'Error: no such file ~/x',
      stack: 'Error: at ~/app/main.js:1',
      app: '0.1.0',
    });
    expect(statSync(join(folder, 'crashes', name)).mode & 0o077).toBe(0);
  });

  test('is one of the newest twenty', () => {
    for (let minute = 0; minute < 25; minute += 1) keep('killed', new Date(Date.UTC(2026, 0, 1, 0, minute)));
    expect(notes()).toHaveLength(20);
    expect(notes()[0]).toContain('T00-05-');
  });

  test('never is a second fault', () => {
    writeFileSync(join(folder, 'crashes'), '');
    expect(() => keep('killed')).not.toThrow();
  });
});

test('a log that has become large is set aside', () => {
  const file = logFileIn(join(folder, 'logs'));
  writeFileSync(file, 'x'.repeat(3 * 1024 * 1024));
  expect(logFileIn(join(folder, 'logs'))).toBe(file);
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(join(folder, 'logs'))).toEqual(['wirewise.before.log']);
});

test('a chat file is read with its name; what is none, or too much, is said', () => {
  const file = join(folder, 'Shop.wirewise');
  writeFileSync(file, '{"sessions":[]}');
  expect(readChatFile(file)).toEqual({ name: 'Shop.wirewise', text: '{"sessions":[]}' });
  expect(readChatFile(join(folder, 'none.wirewise'))).toBe('unreadable');
  expect(readChatFile(folder)).toBe('unreadable');
  writeFileSync(file, Buffer.alloc(64 * 1024 * 1024 + 1));
  expect(readChatFile(file)).toBe('too-large');
});

test.each([
  ['What size wire for 50 A?', 'What size wire for 50 A'],
  ['../../etc/passwd', 'etc passwd'],
  ['¿Qué calibre? 12/2 <Romex>', 'Qué calibre 12 2 Romex'],
  ['con', 'Wirewise'],
  ['...', 'Wirewise'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('a file for %j is named %j', (title, name) => expect(fileNameOf(title)).toBe(name));

describe('before an update', () => {
  const data = () => join(folder, 'data');
  const made = () => (existsSync(join(data(), 'backups')) ? readdirSync(join(data(), 'backups')).sort() : []);
  async function fill(): Promise<void> {
    mkdirSync(data(), { recursive: true });
    const store = await openSqlite({ folder: data() });
    await store.write((tables) => tables.settings.set('test', 'kept'));
    await store.close();
  }

  test('a backup is made that can be restored; the same version makes none', async () => {
    await backUpBeforeUpdate(data(), { before: undefined, now: '1.0.0' }, 1);
    expect(made()).toEqual([]);
    await fill();
    await backUpBeforeUpdate(data(), { before: '1.0.0', now: '1.0.0' }, 2);
    expect(made()).toEqual([]);
    await backUpBeforeUpdate(data(), { before: '1.0.0', now: '1.1.0' }, 3);
    expect(made()).toEqual(['before-version-1.1.0-3']);
    const store = await openSqlite({ folder: data() });
    await store.write((tables) => tables.settings.set('test', 'changed'));
    await store.close();
    await restoreBackup({ dataFolder: data(), databaseUrl: undefined }, join(data(), 'backups', 'before-version-1.1.0-3'));
    const restored = await openSqlite({ folder: data() });
    expect(await restored.settings.read('test')).toBe('kept');
    await restored.close();
  });

  test('the newest three are kept, and what somebody else put there', async () => {
    await fill();
    mkdirSync(join(data(), 'backups', 'mine'), { recursive: true });
    for (let version = 8; version <= 12; version += 1)
      await backUpBeforeUpdate(data(), { before: `${version - 1}.0.0`, now: `${version}.0.0` }, version);
    expect(made()).toEqual(['before-version-10.0.0-10', 'before-version-11.0.0-11', 'before-version-12.0.0-12', 'mine']);
  });

  test('data that cannot be backed up stops it', async () => {
    mkdirSync(data(), { recursive: true });
    writeFileSync(join(data(), 'wirewise.sqlite'), 'no database');
    await expect(backUpBeforeUpdate(data(), { before: undefined, now: '2.0.0' })).rejects.toThrow();
  });
});
