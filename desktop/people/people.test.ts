import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPeople } from './people.ts';
import { makePin, tryPin, waitOf } from './pin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wirewise-people-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the people of a computer', () => {
  test('are there again at the next start, each with a folder', () => {
    const people = openPeople(folder);
    const pat = people.add({ name: 'Pat', server: undefined });
    const ana = people.add({ name: '', server: 'https://wirewise.example' });
    people.change(ana.id, { name: 'Ana' });
    const again = openPeople(folder);
    expect(again.all).toMatchObject([{ name: 'Pat' }, { name: 'Ana', server: 'https://wirewise.example' }]);
    expect(existsSync(again.folderOf(pat.id))).toBe(true);
    expect(statSync(join(folder, 'people.json')).mode & 0o077).toBe(0);
  });

  test('who is removed is gone at once, and their folder at the next start', () => {
    const people = openPeople(folder);
    const pat = people.add({ name: 'Pat', server: undefined });
    const ana = people.add({ name: 'Ana', server: undefined });
    for (const { id } of [pat, ana]) writeFileSync(join(people.folderOf(id), 'chats'), 'x');
    people.remove(pat.id);
    expect(people.find(pat.id)).toBeUndefined();
    const again = openPeople(folder);
    expect(existsSync(again.folderOf(pat.id))).toBe(false);
    expect(readFileSync(join(again.folderOf(ana.id), 'chats'), 'utf8')).toBe('x');
  });

  test('what was kept before there were people becomes the first one’s', () => {
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data', 'wirewise.sqlite'), 'chats');
    const [first] = openPeople(folder).all;
    expect(first).toMatchObject({ name: '' });
    const [again, other] = openPeople(folder).all;
    expect(again?.id).toBe(first?.id);
    expect(other).toBeUndefined();
    expect(readFileSync(join(openPeople(folder).folderOf(first?.id ?? ''), 'data', 'wirewise.sqlite'), 'utf8')).toBe('chats');
  });

  test.each(['', '{"people":[{"id":"../.."}],"removed":[]}'])('a list that cannot be read stops the start: %s', (text) => {
    writeFileSync(join(folder, 'people.json'), text);
    expect(() => openPeople(folder)).toThrow(/people\.json/);
    expect(readFileSync(join(folder, 'people.json'), 'utf8')).toBe(text);
  });
});

describe('a PIN', () => {
  test('is kept as a hash of its own salt, and tried', () => {
    const [one, other] = [makePin('2468'), makePin('2468')];
    expect(one.hash).not.toBe(other.hash);
    expect(tryPin(one, '2468', 0).isRight).toBe(true);
    expect(tryPin(other, '2469', 0)).toMatchObject({ isRight: false, pin: { wrong: 1 } });
  });

  test('after five wrong ones waits longer and longer, up to a quarter of an hour, and after the right one not at all', () => {
    let pin = makePin('2468');
    const waits: number[] = [];
    for (let now = 1000; waits.length < 12; now += 1000) {
      pin = tryPin(pin, '0000', now).pin;
      waits.push(waitOf(pin, now) / 1000);
    }
    expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
    // A clock that was put back makes it no longer; time makes it shorter.
    expect(waitOf(pin, 0)).toBe(900_000);
    expect(waitOf(pin, pin.lastWrongAt + 899_000)).toBe(1000);
    expect(waitOf(pin, pin.lastWrongAt + 900_000)).toBe(0);
    expect(waitOf(tryPin(pin, '2468', 0).pin, 0)).toBe(0);
  });
});
