// Reads the figures of a plate's picture on this device: the recogniser runs in a worker of its own, which is let go soon after.
import type { Worker } from 'tesseract.js';
import type { PlateFigure } from '../../api/guide/plate/kinds.ts';
import { readPlate } from '../../api/guide/plate/read-plate.ts';
import { type Grey, prepare } from './prepare-pixels.ts';
import { fetchReader, READER_FILES } from './reader-files.ts';
import { rowsOn } from './recognise.ts';

/** `offline`: its files are not here yet and cannot be fetched; `no-wasm`: this browser does not run it; `failed`: it gave up. */
export type ReaderFault = 'offline' | 'no-wasm' | 'failed';
export class ReaderError extends Error {
  readonly fault: ReaderFault;
  constructor(fault: ReaderFault, options?: ErrorOptions) {
    super(`The plate was not read: ${fault}.`, options);
    this.name = 'ReaderError';
    this.fault = fault;
  }
}

export type Stage = { readonly is: 'fetching'; readonly part: number } | { readonly is: 'reading'; readonly part: number };

/** The smallest module that uses 128-bit vectors, as the recogniser does. */
const USES_VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);
const runsWasm = (): boolean => typeof WebAssembly === 'object' && WebAssembly.validate(USES_VECTORS);

const DRAWN_MS = 40;

const folderOf = (address: string): string => new URL('.', new URL(address, location.href)).href.replace(/\/$/, '');
const inFull = (address: string): string => new URL(address, location.href).href;

async function openWorker(onRead: (part: number) => void): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  return createWorker('eng', 1, {
    workerPath: inFull(READER_FILES.worker),
    corePath: inFull(READER_FILES.core),
    langPath: folderOf(READER_FILES.data),
    // A worker made of a blob would have the page's policy, which runs no WebAssembly.
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onRead(progress);
    },
    errorHandler: () => undefined,
  });
}

/**
 * The figures of a picture, by what they are of.
 * @throws ReaderError, or the signal's reason when it aborts
 */
export async function readFigures(picture: Grey, onStage: (stage: Stage) => void, signal: AbortSignal): Promise<PlateFigure[]> {
  if (!runsWasm()) throw new ReaderError('no-wasm');
  try {
    await fetchReader((part) => onStage({ is: 'fetching', part }), signal);
  } catch (error) {
    signal.throwIfAborted();
    throw new ReaderError('offline', { cause: error });
  }
  onStage({ is: 'reading', part: 0 });
  let worker: Worker | undefined;
  try {
    // So that what is going on is on the screen before the picture is worked on.
    await new Promise((done) => setTimeout(done, DRAWN_MS));
    worker = await openWorker((part) => onStage({ is: 'reading', part }));
    signal.throwIfAborted();
    const rows = await Promise.race([rowsOn(worker, prepare(picture)), aborted(signal)]);
    return readPlate(rows);
  } catch (error) {
    signal.throwIfAborted();
    throw new ReaderError('failed', { cause: error });
  } finally {
    void worker?.terminate();
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }));
