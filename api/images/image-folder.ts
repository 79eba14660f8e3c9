import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageLibrary } from './image-library.ts';
import { ImageFault, type Images } from './port.ts';

/** Of the longer side of what is kept. */
const SIDE_PX = 512;
/** What may be decoded line by line: more than any phone's camera makes. */
const PIXELS_AT_MOST = 64_000_000;
/** What must be held whole while it is decoded, in 4 to 6 bytes a pixel: progressive JPEG, interlaced PNG, GIF. */
const WHOLE_PIXELS_AT_MOST = 24_000_000;
/** One is decoded at a time; who waits holds what was uploaded. */
const WAITING_AT_MOST = 8;
const NAME = /^[0-9a-f-]{36}\.jpg$/;
const KEPT = /^[0-9a-f-]{36}\.jpg(\.part)?$/;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);
/** By its first bytes, whatever its name or type says. */
const kindOf = (bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | undefined => {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0x47, 0x49, 0x46, 0x38])) return 'gif';
  return undefined;
};

/** Keeps photos as files in `folder`, which is made with the first one. The image library is loaded then too. */
export function createImageFolder(folder: string): Images {
  let isDecoding = false;
  const waiting: (() => void)[] = [];
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= WAITING_AT_MOST) throw new ImageFault('busy');
    if (isDecoding) await new Promise<void>((resolve) => waiting.push(resolve));
    else isDecoding = true;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else isDecoding = false;
    }
  }

  async function encode(bytes: Uint8Array): Promise<Buffer> {
    const kind = kindOf(bytes);
    if (!kind) throw new ImageFault('kind');
    const sharp = await imageLibrary();
    const open = () => sharp(bytes, { limitInputPixels: PIXELS_AT_MOST, failOn: 'error', sequentialRead: true });
    // The header alone: nothing is decoded before its size is known.
    const header = await open()
      .metadata()
      .catch((error: unknown) => {
        throw new ImageFault(/pixel limit/i.test(String(error)) ? 'pixels' : 'broken');
      });
    if (header.format !== kind) throw new ImageFault('kind');
    const isWhole = kind === 'gif' || header.isProgressive === true;
    if (header.width * header.height > (isWhole ? WHOLE_PIXELS_AT_MOST : PIXELS_AT_MOST)) throw new ImageFault('pixels');
    try {
      return await open()
        .autoOrient()
        .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 85 })
        .toBuffer();
    } catch {
      throw new ImageFault('broken');
    }
  }

  return {
    async keep(bytes) {
      const jpeg = await inTurn(() => encode(bytes));
      const name = `${randomUUID()}.jpg`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `${name}.part`);
      await writeFile(draft, jpeg, { mode: 0o600 });
      await rename(draft, join(folder, name));
      return name;
    },
    async read(name) {
      if (!NAME.test(name)) return undefined;
      const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return bytes && new Uint8Array(bytes);
    },
    async remove(name) {
      if (NAME.test(name)) await rm(join(folder, name), { force: true });
    },
    async sweep(used, before) {
      let swept = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        if (!KEPT.test(name) || used.has(name)) continue;
        const file = join(folder, name);
        const info = await stat(file).catch(() => undefined);
        if (info === undefined || info.mtimeMs >= before) continue;
        await rm(file, { force: true });
        swept += 1;
      }
      return swept;
    },
  };
}
