import type { ContactMessage } from '../contract/account.ts';
import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';

/** What people wrote, newest first. */
export async function listContactMessages(ctx: Ctx): Promise<ContactMessage[]> {
  requireAdmin(ctx);
  return ctx.store.contactMessages.newest();
}
