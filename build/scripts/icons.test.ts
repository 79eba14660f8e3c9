import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeIcons } from './icons.ts';

const folder = mkdtempSync(join(tmpdir(), 'wirewise-icons-'));
const read = (name: string): Buffer => readFileSync(join(folder, name));
beforeAll(() => makeIcons(folder, join(folder, 'tray')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Windows finds each picture where the head says, in the size it says', async () => {
  const ico = read('icon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes: number[] = [];
  for (let at = 0; at < ico.readUInt16LE(4); at += 1) {
    const entry = 6 + 16 * at;
    const offset = ico.readUInt32LE(entry + 12);
    const { width, format } = await sharp(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8))).metadata();
    expect(format).toBe('png');
    expect(ico.readUInt8(entry)).toBe((width ?? 0) % 256);
    sizes.push(width ?? 0);
  }
  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
});

test('macOS finds each picture behind its name, up to the largest', async () => {
  const icns = read('icon.icns');
  expect(icns.toString('latin1', 0, 4)).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const found: Record<string, number> = {};
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    const { width } = await sharp(icns.subarray(at + 8, at + icns.readUInt32BE(at + 4))).metadata();
    found[icns.toString('latin1', at, at + 4)] = width ?? 0;
  }
  expect(found).toEqual({ ic07: 128, ic08: 256, ic09: 512, ic10: 1024, ic11: 32, ic12: 64, ic13: 256, ic14: 512 });
});

test('Linux has a picture of each size, and the tray its own', async () => {
  for (const size of [16, 32, 48, 64, 128, 256, 512]) expect((await sharp(read(`linux/${size}x${size}.png`)).metadata()).width).toBe(size);
  expect(existsSync(join(folder, 'tray/trayTemplate@2x.png'))).toBe(true);
  // macOS takes the shape alone, and colours it itself.
  const { channels } = await sharp(read('tray/trayTemplate.png')).stats();
  expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([0, 0, 0]);
  expect(channels[3]).toMatchObject({ min: 0 });
});
