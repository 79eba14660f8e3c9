import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { requireSelfOrAdmin } from './permission.ts';

/**
 * A user's photo as JPEG, for themselves or the admin.
 * @throws ServiceError NOT_FOUND when there is none
 */
export async function readPhoto(ctx: Ctx, input: { id: number }): Promise<Uint8Array<ArrayBuffer>> {
  requireSelfOrAdmin(ctx, input.id);
  const name = (await ctx.store.users.byId(input.id))?.image;
  const bytes = name ? await ctx.images.read(name) : undefined;
  if (!bytes) throw new ServiceError('NOT_FOUND', 'There is no photo.');
  return bytes;
}
