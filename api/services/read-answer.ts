import type { AnswerEvent } from '../contract/events.ts';
import { GUEST_OWNER } from '../store/schema.ts';
import type { Ctx } from './context.ts';
import { findAnswer } from './find-answer.ts';
import { guestKey } from './guest-key.ts';

/**
 * The events of an answer after number `after`, until its last or until `signal` aborts.
 * @throws ServiceError NOT_FOUND before the first event
 */
export async function readAnswer(
  ctx: Ctx,
  input: { id: string; key?: string | undefined; after: number; signal: AbortSignal },
): Promise<AsyncGenerator<AnswerEvent, void, undefined>> {
  const { owner } = await findAnswer(ctx, input);
  const events = ctx.jobs.read(owner, input.id, input.after, input.signal);
  return owner === GUEST_OWNER ? withKey(events, guestKey(ctx, input.id)) : events;
}

async function* withKey(events: AsyncGenerator<AnswerEvent, void, undefined>, key: string): AsyncGenerator<AnswerEvent, void, undefined> {
  for await (const event of events) yield event.type === 'accepted' ? { ...event, guestKey: key } : event;
}
