// The built UI, from its folder: hashed files for ever, the rest asked for anew each time, text compressed once and kept, or as the build compressed it.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  // The guide's texts.
  '.bin': 'application/octet-stream',
};
const COMPRESSIBLE: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
  '.wasm',
  '.bin',
]);
const HASHED = '/assets/';
const COMPRESS_FROM_BYTES = 1024;

interface KeptFile {
  readonly path: string;
  readonly mtimeMs: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly encoded: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;

/** A hashed file's name is its content's, so that what `build/brotli-beside.ts` put beside it is never older. */
async function encodedAs(
  encoding: keyof typeof compressors,
  { path, bytes }: KeptFile,
  isHashed: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const made = encoding === 'br' && isHashed ? await readFile(`${path}.br`).catch(() => undefined) : undefined;
  return new Uint8Array(made ?? (await compressors[encoding](bytes)));
}

/** The file of `folder` that a request asks for; undefined when there is none. Never leaves the folder. */
export type StaticFiles = (request: Request, path: string) => Promise<Response | undefined>;

export function createStaticFiles(folder: string): StaticFiles {
  const kept = new Map<string, KeptFile>();

  async function fileOf(path: string): Promise<KeptFile | undefined> {
    let name: string;
    try {
      name = decodeURIComponent(path);
    } catch {
      return undefined;
    }
    const file = join(folder, name);
    if (name.includes('\u0000') || !file.startsWith(folder + sep)) return undefined;
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const known = kept.get(file);
    if (known && known.mtimeMs === info.mtimeMs) return known;
    const bytes = new Uint8Array(await readFile(file));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const fresh: KeptFile = { path: file, mtimeMs: info.mtimeMs, bytes, etag, encoded: new Map() };
    kept.set(file, fresh);
    return fresh;
  }

  return async (request, path) => {
    const file = await fileOf(path);
    if (!file) return undefined;
    const extension = extname(path).toLowerCase();
    const headers = new Headers({
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
    });
    const isCompressible = COMPRESSIBLE.has(extension) && file.bytes.length >= COMPRESS_FROM_BYTES;
    if (isCompressible) headers.set('vary', 'accept-encoding');
    const seen = request.headers.get('if-none-match');
    if (seen?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) return new Response(null, { status: 304, headers });
    const accepted = request.headers.get('accept-encoding') ?? '';
    const encoding = isCompressible ? (/\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined) : undefined;
    let bytes = file.bytes;
    if (encoding) {
      const known = file.encoded.get(encoding) ?? encodedAs(encoding, file, path.startsWith(HASHED));
      file.encoded.set(encoding, known);
      bytes = await known;
      headers.set('content-encoding', encoding);
    }
    headers.set('content-length', String(bytes.length));
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  };
}
