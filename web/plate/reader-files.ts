// The recogniser's files, from our own address: its worker, its core with the WebAssembly in it, and what it knows of letters. They are fetched
// when a picture is first taken, never with the app, and kept for the next time with or without a connection.
import data from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import worker from 'tesseract.js/dist/worker.min.js?url';
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import { platform } from '../platform/platform.ts';

export const READER_FILES = { data, core, worker } as const;

/** Kept under this name, which the service worker (build/pwa.ts) looks into as well. */
const KEPT_AS = 'plate-reader';
/** Of all of them, as they are counted: unpacked. */
const ABOUT_BYTES = 7_000_000;

/** Where they are kept; the desktop app carries them with it, and a page without a secure address has nowhere. */
const openKept = async (): Promise<Cache | undefined> =>
  platform.kind === 'browser' && 'caches' in globalThis ? await caches.open(KEPT_AS) : undefined;

/** Whether a picture can be read without a connection. */
export async function hasReader(): Promise<boolean> {
  const cache = await openKept();
  if (!cache) return platform.kind === 'desktop';
  const found = await Promise.all(Object.values(READER_FILES).map((address) => cache.match(address)));
  return found.every((each) => each !== undefined);
}

async function fetchOne(address: string, cache: Cache | undefined, onBytes: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  if (await cache?.match(address)) return;
  const response = await fetch(address, { signal });
  // A portal answers anything with a page of its own.
  if (!response.ok || !response.body || response.headers.get('content-type')?.startsWith('text/html'))
    throw new TypeError('The reader is not there.');
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, to) {
        onBytes(piece.length);
        to.enqueue(piece);
      },
    }),
  );
  const whole = await new Response(counted).blob();
  // A full device reads this one picture all the same.
  await cache?.put(address, new Response(whole, { headers: headersOf(response) })).catch(() => undefined);
}

/** What a kept file has to carry: the worker's own policy lets it run WebAssembly. */
function headersOf(response: Response): Headers {
  const headers = new Headers();
  for (const name of ['content-type', 'content-security-policy']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/**
 * Fetches and keeps what is not there yet; `onProgress` is told the part that has come, from 0 to 1.
 * @throws TypeError without a connection
 */
export async function fetchReader(onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
  const cache = await openKept();
  const addresses: readonly string[] = Object.values(READER_FILES).map((address) => new URL(address, location.href).href);
  let bytes = 0;
  const onBytes = (more: number): void => {
    bytes += more;
    onProgress(Math.min(0.99, bytes / ABOUT_BYTES));
  };
  await Promise.all(addresses.map((address) => fetchOne(address, cache, onBytes, signal)));
  for (const old of (await cache?.keys()) ?? []) if (!addresses.includes(old.url)) await cache?.delete(old);
  onProgress(1);
}
