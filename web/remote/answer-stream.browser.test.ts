import { describe, expect, test, vi } from 'vitest';
import type { AnswerEvent } from '../../api/contract/events.ts';
import { openAnswerStream, readAnswerStream } from './answer-stream.ts';

const text = (n: number, piece: string): AnswerEvent => ({ n, type: 'text', text: piece });
const stopped = (n: number): AnswerEvent => ({ n, type: 'stopped', text: '' });
const frame = (event: AnswerEvent, end = '\n'): string =>
  `id: ${event.n}${end}event: ${event.type}${end}data: ${JSON.stringify(event)}${end}${end}`;

/** A response that brings `bytes` in pieces of `size`, then ends, breaks or hangs. */
function response(
  content: string,
  { size = 4096, ending = 'end' as 'end' | 'break' | 'hang', onCancel = (): void => undefined } = {},
): Response {
  const bytes = new TextEncoder().encode(content);
  let at = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at < bytes.length) {
          controller.enqueue(bytes.slice(at, at + size));
          at += size;
        } else if (ending === 'end') controller.close();
        else if (ending === 'break') controller.error(new TypeError('network error'));
        else return new Promise(() => undefined);
        return undefined;
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function read(stream: AsyncGenerator<AnswerEvent, void>): Promise<{ events: AnswerEvent[]; code: string | undefined }> {
  const events: AnswerEvent[] = [];
  try {
    for await (const event of stream) events.push(event);
  } catch (error) {
    return { events, code: (error as { code: string }).code };
  }
  return { events, code: undefined };
}

describe('reading an answer', () => {
  const whole = [text(1, '¿15 A o 20 A? '), text(2, '½ in. → 9 ⚡'), stopped(3)];

  test.each(['\n', '\r\n', '\r'])('comes whole in pieces of one byte, with line ends %j and heartbeats between', async (end) => {
    const content = whole.map((event) => `: still here${end}${end}${frame(event, end)}`).join('');
    expect(await read(readAnswerStream(response(content, { size: 1 })))).toEqual({ events: whole, code: undefined });
  });

  test('stops at the last event, whatever comes after it, and closes the connection', async () => {
    const onCancel = vi.fn();
    const content = whole.map((event) => frame(event)).join('') + frame(text(4, 'late'));
    expect((await read(readAnswerStream(response(content, { ending: 'hang', onCancel })))).events).toEqual(whole);
    await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  });

  test.each(['end', 'break'] as const)('a stream cut by an %s half way is offline, with what came before it', async (ending) => {
    const content = frame(text(1, 'a')) + frame(text(2, 'b')).slice(0, -4);
    expect(await read(readAnswerStream(response(content, { ending })))).toEqual({ events: [text(1, 'a')], code: 'OFFLINE' });
  });

  test('what a resumed stream repeats is passed over, what it leaves out counts as cut', async () => {
    const resumed = [text(2, 'b'), text(3, 'c'), stopped(4)].map((event) => frame(event)).join('');
    expect((await read(readAnswerStream(response(resumed), { after: 2 }))).events).toEqual([text(3, 'c'), stopped(4)]);
    expect(await read(readAnswerStream(response(resumed), { after: 0 }))).toEqual({ events: [], code: 'OFFLINE' });
  });

  test('silence longer than the reader waits is offline', async () => {
    const stream = readAnswerStream(response(frame(text(1, 'a')), { ending: 'hang' }), { idleMs: 40 });
    expect(await read(stream)).toEqual({ events: [text(1, 'a')], code: 'OFFLINE' });
  });

  test('what is not the contract’s is a bad reply', async () => {
    expect((await read(readAnswerStream(response('data: {oops\n\n')))).code).toBe('BAD_REPLY');
    expect((await read(readAnswerStream(response('data: {"n":1,"type":"other"}\n\n')))).code).toBe('BAD_REPLY');
  });

  test('leaving early closes the connection', async () => {
    const onCancel = vi.fn();
    for await (const _ of readAnswerStream(response(frame(text(1, 'a')), { ending: 'hang', onCancel }))) break;
    await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  });
});

test('a page in place of a stream is offline', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('<html></html>', { headers: { 'content-type': 'text/html' } }));
  await expect(openAnswerStream('chat', { body: { message: 'hi' } })).rejects.toMatchObject({ code: 'OFFLINE' });
});
