import { type AnswerEvent, answerEventSchema, LAST_EVENTS } from '../../api/contract/events.ts';
import { RemoteError } from './remote-error.ts';
import { type CallInput, type CallOptions, send } from './send.ts';

/** Asks a question, or resumes one, as a stream; hand the result to `readAnswerStream`. Throws as `call` does. */
export async function openAnswerStream<N extends 'chat' | 'resumeStream'>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<Response> {
  const response = await send(name, input, 'text/event-stream', options);
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    throw new RemoteError('OFFLINE', '', { status: response.status });
  }
  return response;
}

/** Resolves as `reading` does, or rejects after `idleMs` without a byte. */
function within<T>(reading: Promise<T>, idleMs: number | undefined): Promise<T> {
  if (idleMs === undefined) return reading;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError('OFFLINE', '')), idleMs);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Splits a stream of server-sent events into the `data` of each; comments and other fields are passed over. */
async function* eventData(body: ReadableStream<Uint8Array<ArrayBuffer>>, idleMs: number | undefined): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let halfEnd = false;
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), idleMs);
      if (done) return;
      // A line end of two characters may come in two pieces.
      rest += halfEnd && value.startsWith('\n') ? value.slice(1) : value;
      if (value !== '') halfEnd = value.endsWith('\r');
      const lines = rest.split(/\r\n|\r|\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield data.join('\n');
          data = [];
        } else if (line.startsWith('data:')) {
          data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * The events of an answer after number `after`, each once and without gaps, up to the last one.
 * Throws RemoteError OFFLINE when the stream is cut before that (resume after the last `n` seen), BAD_REPLY when it is not the contract's.
 * With `idleMs`, a stream that brings nothing for that long, not even a heartbeat, counts as cut. Leaving the loop closes the connection.
 */
export async function* readAnswerStream(
  response: Response,
  { after = 0, idleMs }: { after?: number; idleMs?: number } = {},
): AsyncGenerator<AnswerEvent, void> {
  if (!response.body) throw new RemoteError('OFFLINE', '', { status: response.status });
  let seen = after;
  const events = eventData(response.body, idleMs);
  try {
    for (;;) {
      const next = await events.next().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') throw error;
        throw new RemoteError('OFFLINE', '', { status: response.status });
      });
      if (next.done) throw new RemoteError('OFFLINE', '', { status: response.status });
      const event = parseEvent(next.value, response.status);
      if (event.n <= seen) continue;
      if (event.n !== seen + 1) throw new RemoteError('OFFLINE', '', { status: response.status });
      seen = event.n;
      yield event;
      if (LAST_EVENTS.has(event.type)) return;
    }
  } finally {
    await events.return(undefined);
  }
}

function parseEvent(data: string, status: number): AnswerEvent {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    throw new RemoteError('BAD_REPLY', '', { status });
  }
  const parsed = answerEventSchema.safeParse(json);
  if (!parsed.success) throw new RemoteError('BAD_REPLY', '', { status });
  return parsed.data;
}
