// How long a model may take: to its first word, between two, and in all.
import { ModelError, type ModelPiece } from '../../models/port.ts';

export interface Deadlines {
  readonly firstMs: number;
  /** A model that says it is being loaded gets this long instead. */
  readonly loadingMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
}

export const DEADLINES: Deadlines = { firstMs: 20_000, loadingMs: 240_000, idleMs: 20_000, totalMs: 180_000 };

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
  const endsAt = performance.now() + deadlines.totalMs;
  let allowed = deadlines.firstMs;
  try {
    for (;;) {
      const wait = Math.max(0, Math.min(allowed, endsAt - performance.now()));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new ModelError('timed-out', `Nothing came for ${Math.round(wait)} ms.`)), wait);
      });
      const next = await Promise.race([pieces.next(), late]).finally(() => clearTimeout(timer));
      if (next.done) return;
      allowed = next.value.type === 'loading' ? deadlines.loadingMs : deadlines.idleMs;
      yield next.value;
    }
  } finally {
    closing.abort();
    // The stream below ends by the abort; its own error is of no interest any more.
    void Promise.resolve(pieces.return?.()).catch(() => undefined);
  }
}
