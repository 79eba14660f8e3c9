import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageFolder } from './image-folder.ts';
import { ImageFault, type Images } from './port.ts';

let folder: string;
let images: Images;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wirewise-images-'));
  images = createImageFolder(join(folder, 'images'));
});
afterAll(() => rm(folder, { recursive: true }));

const picture = (width = 900, height = 600) => sharp({ create: { width, height, channels: 4, background: '#b5622a80' } });

test.each(['jpeg', 'png', 'gif'] as const)('a %s is kept as a small JPEG under a name of ours', async (kind) => {
  const name = await images.keep(await picture().toFormat(kind).toBuffer());
  expect(name).toMatch(/^[0-9a-f-]{36}\.jpg$/);
  const kept = await images.read(name);
  const { format, width, height } = await sharp(kept).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 512, height: 341 });
  await images.remove(name);
  expect(await images.read(name)).toBeUndefined();
});

test('what the camera wrote about place and person is gone, and the picture stands upright', async () => {
  const source = await picture()
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ana Ruiz', Make: 'Phone' }, IFD3: { GPSLatitude: '41/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(source).metadata()).orientation).toBe(6);
  const kept = await images.read(await images.keep(source));
  const metadata = await sharp(kept).metadata();
  expect(metadata).toMatchObject({ width: 341, height: 512 });
  for (const part of ['exif', 'icc', 'xmp', 'iptc', 'orientation']) expect(metadata).not.toHaveProperty(part);
  expect(Buffer.from(kept ?? []).includes('Ana Ruiz')).toBe(false);
});

/** A PNG header that promises more pixels than any memory holds, in a few bytes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1024 * 1024));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('pixel bombs are refused before anything is decoded', async () => {
  const before = process.memoryUsage().rss;
  for (const source of [bomb(50_000, 50_000), bomb(65_000, 1_000), bomb(1_000, 65_000)]) {
    const startedAt = performance.now();
    await expect(images.keep(source)).rejects.toMatchObject({ name: 'ImageFault' });
    expect(performance.now() - startedAt).toBeLessThan(1000);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

test('six at once of the kinds that are decoded whole take less than 250 MB more, and what waits is bounded', async () => {
  const large = () => sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#b5622a' } });
  const larger = () => sharp({ create: { width: 6001, height: 4000, channels: 3, background: '#b5622a' } });
  const whole = [
    await large().jpeg({ progressive: true }).toBuffer(),
    await large().png({ progressive: true }).toBuffer(),
    await large().gif({ effort: 1 }).toBuffer(),
  ];
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 5);
  const names = await Promise.all([...whole, ...whole].map((bytes) => images.keep(bytes)));
  clearInterval(watch);
  expect(most).toBeLessThan(250 * 1024 * 1024);
  for (const source of [
    await larger().jpeg({ progressive: true }).toBuffer(),
    await larger().png({ progressive: true }).toBuffer(),
    await larger().gif({ effort: 1 }).toBuffer(),
  ])
    await expect(images.keep(source)).rejects.toMatchObject({ reason: 'pixels' });
  const one = await picture(20, 20).jpeg().toBuffer();
  const rush = await Promise.allSettled(Array.from({ length: 30 }, () => images.keep(one)));
  const refused = rush.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ reason: 'busy' });
  for (const name of names) await images.remove(name);
});

test('by content and not by name: everything else is refused, and leaves nothing behind', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = await picture(20, 20).gif().toBuffer();
  const jpeg = await picture().jpeg().toBuffer();
  const before = await readdir(join(folder, 'images'));
  const bad: readonly (readonly [string, Uint8Array])[] = [
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['SVG', Buffer.from(svg)],
    ['SVG after the first bytes of a GIF', Buffer.from(`GIF89a${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['WebP', await picture(20, 20).webp().toBuffer()],
    ['TIFF', await picture(20, 20).tiff().toBuffer()],
    ['AVIF', await picture(20, 20).avif().toBuffer()],
    ['half a JPEG', jpeg.subarray(0, Math.floor(jpeg.length / 3))],
    ['half a GIF', gif.subarray(0, 20)],
    ['a JPEG of noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), createHash('sha512').update('noise').digest()])],
  ];
  for (const [what, bytes] of bad) await expect(images.keep(bytes), what).rejects.toBeInstanceOf(ImageFault);
  expect(await readdir(join(folder, 'images'))).toEqual(before);
});

test('a name leads nowhere but to a photo', async () => {
  await writeFile(join(folder, 'secret.jpg'), 'secret');
  for (const name of ['../secret.jpg', 'secret.jpg', '..', '', '/etc/passwd', 'a\u0000.jpg', `${'a'.repeat(36)}.jpg`]) {
    expect(await images.read(name), name).toBeUndefined();
    await images.remove(name);
  }
  expect(await readdir(folder)).toContain('secret.jpg');
});
