// Line one of every service: who may go on.
import { ServiceError } from '../contract/errors.ts';
import { GUEST_OWNER } from '../store/schema.ts';
import type { Actor, Ctx, SignedIn } from './context.ts';

/** Names the one user of a computer that works alone. */
export const LOCAL_USER_SETTING = 'local-user';

/** @throws ServiceError NOT_SIGNED_IN */
export function requireUser({ actor }: Pick<Ctx, 'actor'>): SignedIn {
  if (actor.kind === 'user' || actor.kind === 'admin') return actor;
  throw new ServiceError('NOT_SIGNED_IN', 'Please log in.');
}

/** @throws ServiceError NOT_SIGNED_IN, NOT_ALLOWED, NEEDS_TWO_STEP */
export function requireAdmin(ctx: Pick<Ctx, 'actor'>): SignedIn {
  const user = requireUser(ctx);
  if (user.awaitsTwoStep) throw new ServiceError('NEEDS_TWO_STEP', 'Admins need two-step login here: turn it on in your settings first.');
  if (user.kind !== 'admin') throw new ServiceError('NOT_ALLOWED', 'You do not have permission to do this.');
  return user;
}

/**
 * Whoever runs the installation: the admin, and on the desktop the computer's only user.
 * @throws ServiceError NOT_SIGNED_IN, NOT_ALLOWED, NEEDS_TWO_STEP
 */
export async function requireKeeper(ctx: Pick<Ctx, 'actor' | 'store'>): Promise<SignedIn> {
  const user = requireUser(ctx);
  return user.kind === 'user' && user.uuid === (await ctx.store.settings.read(LOCAL_USER_SETTING)) ? user : requireAdmin(ctx);
}

/** @throws ServiceError NOT_SIGNED_IN, NOT_ALLOWED */
export function requireSelfOrAdmin(ctx: Pick<Ctx, 'actor'>, userId: number): SignedIn {
  const user = requireUser(ctx);
  if (user.id !== userId && user.kind !== 'admin') throw new ServiceError('NOT_ALLOWED', 'You do not have permission to do this.');
  return user;
}

/**
 * Refuses a user id in a body that is not the caller's own. Who somebody is comes from the token alone; the id only may not contradict it.
 * @throws ServiceError NOT_SIGNED_IN, NOT_ALLOWED
 */
export function requireOwnUserId(ctx: Pick<Ctx, 'actor'>, userId: number | string | null | undefined): void {
  if (userId === null || userId === undefined || userId === '') return;
  requireSelfOrAdmin(ctx, Number(userId));
}

/** The key of everything the actor asks and owns. */
export function ownerOf(actor: Actor): string {
  switch (actor.kind) {
    case 'guest':
      return GUEST_OWNER;
    case 'user':
    case 'admin':
      return actor.uuid;
    case 'system':
      throw new Error('The system owns no chats.');
  }
}
