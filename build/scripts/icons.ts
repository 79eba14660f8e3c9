// The desktop app's icons, made of the one drawing that the web app has, in the forms that each system wants.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './fingerprint.ts';

const DRAWING = join(root, 'web/public/icons/icon.svg');
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512] as const;
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256] as const;
/** Apple's names for a picture in an .icns, by its width in pixels. */
const ICNS_NAMES = { 32: ['ic11'], 64: ['ic12'], 128: ['ic07'], 256: ['ic08', 'ic13'], 512: ['ic09', 'ic14'], 1024: ['ic10'] } as const;
/** Apple's icons leave a margin: 824 of 1024. */
const ICNS_SHARE = 824 / 1024;

const PIXELS_OF_DRAWING = 512;
/** As a PNG of `size` pixels, drawn at that size. */
const drawn = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / PIXELS_OF_DRAWING })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

async function withMargin(svg: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * ICNS_SHARE);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharp(await drawn(svg, inner))
    .extend({ top: before, left: before, bottom: after, right: after, background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A Windows icon: a head of 6 bytes, 16 for each picture, then the pictures. A width of 256 is written as 0. */
export function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** An Apple icon: each picture behind its name and its length with those eight bytes. */
export function icnsOf(pictures: readonly { readonly name: string; readonly png: Buffer }[]): Buffer {
  const block = (name: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32BE(content.length + 8, 4);
    return Buffer.concat([head, content]);
  };
  return block('icns', Buffer.concat(pictures.map(({ name, png }) => block(name, png))));
}

/** The zigzag alone, as menu bars want it on macOS: black on nothing. */
const asTemplate = (svg: Buffer): Buffer =>
  Buffer.from(
    svg
      .toString()
      .replace(/<rect[^>]*\/>/, '')
      .replace(/stroke="#\w+"/, 'stroke="#000"'),
  );

/** Writes the icons that the packer takes into `folder`, and those of the tray into `trayFolder`. */
export async function makeIcons(folder: string, trayFolder: string): Promise<void> {
  const svg = readFileSync(DRAWING);
  for (const place of [join(folder, 'linux'), trayFolder]) mkdirSync(place, { recursive: true });
  const png = (size: number): Promise<Buffer> => drawn(svg, size);
  for (const size of LINUX_SIZES) writeFileSync(join(folder, 'linux', `${size}x${size}.png`), await png(size));
  writeFileSync(join(folder, 'icon.ico'), icoOf(await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await png(size) })))));
  const apple = await Promise.all(
    Object.entries(ICNS_NAMES).map(async ([size, names]) => {
      const picture = await withMargin(svg, Number(size));
      return names.map((name) => ({ name, png: picture }));
    }),
  );
  writeFileSync(join(folder, 'icon.icns'), icnsOf(apple.flat()));
  writeFileSync(join(trayFolder, 'tray.png'), await png(32));
  const template = asTemplate(svg);
  writeFileSync(join(trayFolder, 'trayTemplate.png'), await drawn(template, 16));
  writeFileSync(join(trayFolder, 'trayTemplate@2x.png'), await drawn(template, 32));
}
