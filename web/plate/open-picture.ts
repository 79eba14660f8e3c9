// Opens a picture that was taken or chosen: looked at before it is decoded, shrunk, and in the forms that it is wanted in.
import { imageSize } from 'image-size';
import { type Grey, greyOf } from './prepare-pixels.ts';

/** `heic`: Apple's own format, which most browsers do not open; `huge`: more pixels than a phone can hold; `broken`: it does not decode. */
export type PictureFault = 'heic' | 'pdf' | 'no-picture' | 'huge' | 'broken';
export class PictureError extends Error {
  readonly fault: PictureFault;
  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`The picture was not opened: ${fault}.`, options);
    this.name = 'PictureError';
    this.fault = fault;
  }
}

export interface OpenedPicture {
  /** For the recogniser. */
  readonly grey: Grey;
  /** For eyes, here and a model's: JPEG without anything of where and when it was taken. */
  readonly jpeg: Blob;
}

/** More than the largest camera of a phone makes in one picture; four bytes each while it is decoded. */
const MOST_PIXELS = 64_000_000;
const MOST_BYTES = 48 * 1024 * 1024;
/** Longer side, in pixels: letters of a plate that fills the picture are some 30 high then, which is read best. */
const READ_SIDE = 1800;
/** Enough to look at, and small enough to send along on one bar. */
const SEEN_SIDE = 1280;
const SEEN_QUALITY = 0.8;
/** Where its own head tells what a file is. */
const HEAD_BYTES = 512 * 1024;

/** Its width and height out of the file's head, before anything of it is decoded. */
async function look(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (String.fromCharCode(...head.subarray(0, 5)) === '%PDF-') throw new PictureError('pdf');
  const isApples = ['heic', 'heix', 'heif', 'mif1', 'msf1', 'hevc'].includes(String.fromCharCode(...head.subarray(8, 12)));
  try {
    const { width, height, type } = imageSize(head);
    if (type === 'svg') throw new PictureError('no-picture');
    return { width, height };
  } catch (error) {
    throw new PictureError(isApples ? 'heic' : 'no-picture', { cause: error });
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    const brand = await file.slice(4, 8).text();
    throw new PictureError(brand === 'ftyp' ? 'heic' : 'broken', { cause: error });
  }
}

function drawn(bitmap: ImageBitmap, longest: number): CanvasRenderingContext2D {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new PictureError('broken');
  // What was see-through is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context;
}

/** @throws PictureError */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const { width, height } = await look(file);
  if (width * height > MOST_PIXELS || file.size > MOST_BYTES) throw new PictureError('huge');
  const bitmap = await decode(file);
  try {
    const read = drawn(bitmap, READ_SIDE);
    const { data } = read.getImageData(0, 0, read.canvas.width, read.canvas.height);
    const seen = drawn(bitmap, SEEN_SIDE).canvas;
    const jpeg = await new Promise<Blob | null>((done) => seen.toBlob(done, 'image/jpeg', SEEN_QUALITY));
    if (!jpeg) throw new PictureError('broken');
    return { grey: greyOf(data, read.canvas.width, read.canvas.height), jpeg };
  } finally {
    bitmap.close();
  }
}
