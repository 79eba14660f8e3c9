// How long a model may take: to be loaded, to read what it was sent, between two pieces, and to write in all.
import { type Model, ModelError, type ModelPiece } from '../../models/port.ts';

export interface Deadlines {
  /** To the first piece, where nothing is known of what the model does. */
  readonly firstMs: number;
  /** A model that says it is being loaded gets this long instead. */
  readonly loadingMs: number;
  /** One that says it reads gets this on top of `firstMs`, for each token of what it reads. */
  readonly readMsPerToken: number;
  readonly idleMs: number;
  /** From the first piece that it thought or wrote. */
  readonly totalMs: number;
}

/** A hosted model answers at once or not at all; a computer without a graphics card reads 20 tokens a second and writes two when it is slow. */
export const DEADLINES: Readonly<Record<Model['kind'], Deadlines>> = {
  hosted: { firstMs: 20_000, loadingMs: 20_000, readMsPerToken: 0, idleMs: 20_000, totalMs: 180_000 },
  local: { firstMs: 30_000, loadingMs: 280_000, readMsPerToken: 50, idleMs: 30_000, totalMs: 600_000 },
};
/** Beyond it, the connection is given up by Node itself. */
const MOST_SILENCE_MS = 290_000;

function allowedAfter(piece: ModelPiece, { firstMs, loadingMs, readMsPerToken, idleMs }: Deadlines): number {
  if (piece.type === 'loading') return loadingMs;
  return piece.type === 'reading' ? Math.min(MOST_SILENCE_MS, firstMs + piece.tokens * readMsPerToken) : idleMs;
}

/**
 * The pieces of `open`, or ModelError 'timed-out' when one takes too long; the connection is closed in any case.
 * `signal` is the reader's: its abort ends the stream without an error of ours.
 */
export async function* withDeadlines(
  open: (signal: AbortSignal) => AsyncIterable<ModelPiece>,
  deadlines: Deadlines,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const closing = new AbortController();
  const pieces = open(AbortSignal.any([signal, closing.signal]))[Symbol.asyncIterator]();
  let endsAt = Number.POSITIVE_INFINITY;
  let allowed = deadlines.firstMs;
  // One timer for all pieces, which looks again where they came in time: with 200 answers at once, one a piece is felt.
  let wait = 0;
  let lateAt = 0;
  let giveUp: ((late: ModelError) => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    if (!giveUp) timer = undefined;
    else if (performance.now() >= lateAt) giveUp(new ModelError('timed-out', `Nothing came for ${Math.round(wait)} ms.`));
    else timer = setTimeout(look, lateAt - performance.now());
  };
  const next = (): Promise<IteratorResult<ModelPiece>> =>
    new Promise((resolve, reject) => {
      const now = performance.now();
      wait = Math.max(0, Math.min(allowed, endsAt - now));
      if (!timer || now + wait < lateAt) {
        clearTimeout(timer);
        timer = setTimeout(look, wait);
      }
      lateAt = now + wait;
      giveUp = reject;
      pieces.next().then(resolve, reject);
    });
  try {
    for (;;) {
      const { done, value: piece } = await next();
      giveUp = undefined;
      if (done) return;
      allowed = allowedAfter(piece, deadlines);
      if (piece.type !== 'loading' && piece.type !== 'reading') endsAt = Math.min(endsAt, performance.now() + deadlines.totalMs);
      yield piece;
    }
  } finally {
    clearTimeout(timer);
    closing.abort();
    // The stream below ends by the abort; its own error is of no interest any more.
    void Promise.resolve(pieces.return?.()).catch(() => undefined);
  }
}
