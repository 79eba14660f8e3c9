import type { DeletionRequest } from '../contract/account.ts';
import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';

/** Who asked that data be deleted, newest first. */
export async function listDeletionRequests(ctx: Ctx): Promise<DeletionRequest[]> {
  requireAdmin(ctx);
  return ctx.store.deletionRequests.newest();
}
