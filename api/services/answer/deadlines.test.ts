import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ModelError, type ModelPiece } from '../../models/port.ts';
import { type Deadlines, withDeadlines } from './deadlines.ts';

const DEADLINES: Deadlines = { firstMs: 60, loadingMs: 1000, readMsPerToken: 1, idleMs: 200, totalMs: 700 };

/** What came of a model that yields each piece after its pause; 'open' is whether its connection was left open. */
async function heardOf(
  script: readonly (readonly [number, ModelPiece])[],
): Promise<{ types: string[]; fault: string | undefined; closed: boolean }> {
  const types: string[] = [];
  let closed = false;
  async function* model(signal: AbortSignal): AsyncGenerator<ModelPiece> {
    signal.addEventListener('abort', () => {
      closed = true;
    });
    for (const [pauseMs, piece] of script) {
      await sleep(pauseMs);
      yield piece;
    }
  }
  try {
    for await (const piece of withDeadlines(model, DEADLINES, new AbortController().signal)) types.push(piece.type);
    return { types, fault: undefined, closed };
  } catch (error) {
    return { types, fault: error instanceof ModelError ? error.fault : String(error), closed };
  }
}

const text: ModelPiece = { type: 'text', text: 'word ' };

test('nothing at all is given up soon, and its connection closed', async () => {
  expect(await heardOf([[2000, text]])).toEqual({ types: [], fault: 'timed-out', closed: true });
});

test('loading and reading take their time: the longer the prompt, the longer', async () => {
  expect(
    await heardOf([
      [0, { type: 'loading' }],
      [300, { type: 'reading', tokens: 400 }],
      [300, text],
      [0, { type: 'end', reason: 'stop' }],
    ]),
  ).toMatchObject({ types: ['loading', 'reading', 'text', 'end'], fault: undefined });
  expect(
    await heardOf([
      [0, { type: 'reading', tokens: 10 }],
      [300, text],
    ]),
  ).toMatchObject({ types: ['reading'], fault: 'timed-out' });
});

test('writing may take long as long as words come, but not for ever', async () => {
  expect(await heardOf(Array.from({ length: 40 }, () => [50, text] as const))).toMatchObject({ fault: 'timed-out', closed: true });
  expect((await heardOf(Array.from({ length: 5 }, () => [50, text] as const))).types).toHaveLength(5);
});
