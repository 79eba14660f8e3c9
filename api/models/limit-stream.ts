// What a model's server may send at most, counted while it arrives: nothing of it is believed, its length least of all.
import { ModelError } from './port.ts';

/** Ten times what the longest answer takes with the wrapping of each of its tokens. */
const MOST_BYTES = 4 * 1024 * 1024;
/** One token with its wrapping, or one whole call of a tool. */
const MOST_LINE_BYTES = 256 * 1024;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The same pieces, and ModelError 'too-long' as soon as they are too many, or too many without an end of a line. */
export async function* limitPieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  let lineBytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    const lineEnd = Math.max(piece.lastIndexOf(LINE_FEED), piece.lastIndexOf(CARRIAGE_RETURN));
    lineBytes = lineEnd < 0 ? lineBytes + piece.length : piece.length - lineEnd - 1;
    if (bytes > MOST_BYTES) throw new ModelError('too-long', 'The stream has no end.');
    if (lineBytes > MOST_LINE_BYTES) throw new ModelError('too-long', 'A line of the stream has no end.');
    yield piece;
  }
}
