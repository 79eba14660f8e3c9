import type { AnswerEvent } from '../contract/events.ts';
import { GUEST_OWNER } from '../store/schema.ts';
import type { Ctx } from './context.ts';
import { findAnswer } from './find-answer.ts';
import { guestKey } from './guest-key.ts';

/**
 * The events of an answer after number `after`, until its last or until `signal` aborts.
 * @throws ServiceError NOT_FOUND, TOO_MANY before the first event
 */
export async function readAnswer(
  ctx: Ctx,
  input: { id: string; key?: string | undefined; after: number; signal: AbortSignal },
): Promise<AsyncGenerator<AnswerEvent, void, undefined>> {
  const { owner } = await findAnswer(ctx, input);
  const leave = ctx.readers.enter('uuid' in ctx.actor ? ctx.actor.uuid : ctx.address);
  // A reader who leaves before the first event never begins to read.
  input.signal.addEventListener('abort', leave);
  return read(ctx, owner, input, leave);
}

async function* read(
  ctx: Ctx,
  owner: string,
  input: { id: string; after: number; signal: AbortSignal },
  leave: () => void,
): AsyncGenerator<AnswerEvent, void, undefined> {
  try {
    const key = owner === GUEST_OWNER ? guestKey(ctx, input.id) : undefined;
    for await (const event of ctx.jobs.read(owner, input.id, input.after, input.signal)) {
      yield event.type === 'accepted' && key !== undefined ? { ...event, guestKey: key } : event;
    }
  } finally {
    leave();
  }
}
