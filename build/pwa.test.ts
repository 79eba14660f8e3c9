import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pwa } from './pwa.ts';

const file = (src: string): string => resolve(import.meta.dirname, `../web/public${src}`);
const manifest = pwa.manifest || {};
const { icons = [], screenshots = [], shortcuts = [] } = manifest;
const sizeOf = async (src: string): Promise<string> => {
  const { width, height } = await sharp(file(src)).metadata();
  return `${width}x${height}`;
};

test('every icon is there in the size it names, and the sizes that installers ask for are among them', async () => {
  for (const { src, sizes, type } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])]) {
    if (type === 'image/svg+xml') expect(await readFile(file(src), 'utf8')).toContain('<svg');
    else expect([src, await sizeOf(src)]).toEqual([src, sizes]);
  }
  const plain = icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes);
  expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test('the maskable icon is opaque to its edges, and its sign stays in the circle that every mask leaves', async () => {
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable).toHaveLength(1);
  const { data, info } = await sharp(file(maskable[0]?.src ?? ''))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const at = (x: number, y: number): readonly number[] => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const ground = at(2, 2);
  const outside = new Set<number>();
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const [r = 0, g = 0, b = 0, alpha] = at(x, y);
      expect(alpha).toBe(255);
      const drawn = Math.abs(r - (ground[0] ?? 0)) + Math.abs(g - (ground[1] ?? 0)) + Math.abs(b - (ground[2] ?? 0)) > 60;
      if (drawn && Math.hypot(x - middle, y - middle) > info.width * 0.4) outside.add(y);
    }
  }
  // The wire that runs in from both sides may be cut anywhere; nothing else reaches out of the circle.
  const rows = [...outside];
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(info.height * 0.08);
});

test('the pictures are as large as they say, small to fetch, and of one shape for each form', async () => {
  const shapes = new Map<string, Set<string>>();
  for (const { src, sizes = '', type, form_factor: form = '', label } of screenshots) {
    expect([src, await sizeOf(src), (await sharp(file(src)).metadata()).format]).toEqual([src, sizes, 'webp']);
    expect(type).toBe('image/webp');
    expect(label).toBeTruthy();
    expect((await stat(file(src))).size).toBeLessThan(100_000);
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    shapes.set(form, (shapes.get(form) ?? new Set()).add(sizes));
  }
  expect([...shapes.keys()].sort()).toEqual(['narrow', 'wide']);
  for (const sizes of shapes.values()) expect(sizes.size).toBe(1);
  expect(pwa.workbox?.globPatterns?.join()).not.toContain('webp');
});

test('the start and the shortcuts lead into the app', () => {
  expect(manifest.start_url).toBe('/chatbot');
  expect(shortcuts.map(({ url }) => url)).toEqual(['/chatbot?open=new', '/chatbot?open=tray', '/chatbot?open=job', '/chatbot/chathistory']);
});
