import type { ContactMessageInput, Done } from '../contract/account.ts';
import { contactMail } from '../mail/texts.ts';
import type { Ctx } from './context.ts';
import { countUse } from './count-use.ts';

/**
 * Keeps what somebody wrote for the admin, and mails it to support.
 * @throws ServiceError TOO_MANY
 */
export async function sendContactMessage(ctx: Ctx, input: ContactMessageInput): Promise<Done> {
  const at = ctx.clock.now();
  await ctx.store.write(async (tables) => {
    await countUse(ctx, tables, 'letters');
    const userId = 'id' in ctx.actor ? ctx.actor.id : null;
    await tables.contactMessages.insert({ ...input, phone: input.phone || null, userId, at });
  });
  ctx.later(() => ctx.mailer.send(contactMail(ctx.supportEmail, input)));
  return { status: 'true', message: 'Your message has been sent.' };
}
