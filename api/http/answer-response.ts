import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../contract/answer.ts';
import { ServiceError } from '../contract/errors.ts';
import type { AnswerEvent } from '../contract/events.ts';
import type { Log } from '../log.ts';
import type { AskedQuestion } from '../services/ask-question.ts';
import { isStillSignedIn } from '../services/authenticate.ts';
import type { Ctx } from '../services/context.ts';
import { readAnswer } from '../services/read-answer.ts';

const KEEP_ALIVE_MS = 15_000;
const EVENT_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies that gather responses would hold the first words back.
  'x-accel-buffering': 'no',
} as const;
const LOGIN_LOOKED_AT_MS = 1000;
/** Where a guest's JSON reply carries the key that an event stream has in its first event. */
export const GUEST_KEY_HEADER = 'wirewise-guest-key';

export interface AnswerReading {
  readonly id: string;
  readonly key?: string | undefined;
  readonly after: number;
  readonly asStream: boolean;
}

/** An answer as numbered server-sent events, or, once it is there, as one JSON object. */
export async function answerResponse(ctx: Ctx, reading: AnswerReading, log: Pick<Log, 'error'>): Promise<Response> {
  const stopping = new AbortController();
  const events = await readAnswer(ctx, { id: reading.id, key: reading.key, after: reading.after, signal: stopping.signal });
  endWithLogin(ctx, stopping, log);
  if (reading.asStream) return eventStream(events, stopping, log);
  let last: AnswerEvent | undefined;
  try {
    for await (const event of events) last = event;
  } finally {
    stopping.abort();
  }
  if (last?.type !== 'done') {
    throw new ServiceError('UNAVAILABLE', last?.type === 'failed' ? last.message : 'The answer was not finished.');
  }
  const response = jsonResponse(last.answer);
  if (reading.key !== undefined) response.headers.set(GUEST_KEY_HEADER, reading.key);
  return response;
}

/** An answer that nobody can come back to: the same events as of a kept one, all at once. */
export function unkeptResponse(asked: Pick<AskedQuestion, 'messageId' | 'replyId'>, answer: Answer, asStream: boolean): Response {
  if (!asStream) return jsonResponse(answer);
  const { answeredBy, kind, language, understood } = answer;
  const events: AnswerEvent[] = [
    { n: 1, type: 'accepted', messageId: asked.messageId, replyId: asked.replyId, sessionId: null },
    { n: 2, type: 'start', answeredBy, kind, language, understood },
    { n: 3, type: 'text', text: answer.response },
    { n: 4, type: 'done', answer },
  ];
  return new Response(events.map(frame).join(''), { headers: EVENT_HEADERS });
}

const jsonResponse = (answer: Answer): Response =>
  new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } });

/** Ends the reading within about a second of the login it came with: a ban, a logout or a deletion holds for what is under way, on any process. */
function endWithLogin(ctx: Ctx, stopping: AbortController, log: Pick<Log, 'error'>): void {
  if (ctx.actor.kind === 'guest') return;
  const timer = setInterval(() => {
    isStillSignedIn(ctx)
      .then((isSignedIn) => {
        if (!isSignedIn) stopping.abort();
      })
      .catch((error: unknown) => log.error({ err: error }, 'A login could not be looked at.'));
  }, LOGIN_LOOKED_AT_MS);
  timer.unref();
  stopping.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

const frame = (event: AnswerEvent): string => `id: ${event.n}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** Sends events as the reader takes them; a reader who leaves ends the reading, not the answer. */
function eventStream(events: AsyncGenerator<AnswerEvent, void, undefined>, stopping: AbortController, log: Pick<Log, 'error'>): Response {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<AnswerEvent, void>> | undefined;
  let hasLeft = false;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(': open\n\n'));
      },
      async pull(controller) {
        next ??= events.next();
        const quiet = new AbortController();
        try {
          const result = await Promise.race([next, sleep(KEEP_ALIVE_MS, 'quiet' as const, { signal: quiet.signal, ref: false })]);
          // The reader left while this was awaited: there is nobody to tell, and nothing wrong.
          if (hasLeft) return;
          if (result === 'quiet') {
            controller.enqueue(encoder.encode(': still here\n\n'));
            return;
          }
          next = undefined;
          if (result.done || stopping.signal.aborted) {
            stopping.abort();
            controller.close();
          } else controller.enqueue(encoder.encode(frame(result.value)));
        } catch (error) {
          // Without a last event the reader asks again from where it was.
          log.error({ err: error }, 'A reader of an answer was cut off.');
          stopping.abort();
          controller.close();
        } finally {
          quiet.abort();
        }
      },
      cancel() {
        hasLeft = true;
        stopping.abort();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: EVENT_HEADERS });
}
