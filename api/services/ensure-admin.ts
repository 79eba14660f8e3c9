import { randomBytes } from 'node:crypto';
import { ServiceError } from '../contract/errors.ts';
import { ADMIN_ID } from '../contract/values.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Deps } from './context.ts';
import { equalText } from './secret.ts';

export interface AdminLogin {
  readonly email: string;
  /** Only right after it was made up; never to be had again. */
  readonly newPassword?: string;
}

/**
 * Gives the admin a password: the operator's, once for each that the operator sets, so that one changed in the app since stays;
 * else a random one at the first start.
 * @throws ServiceError EMAIL_TAKEN, COMMON_PASSWORD
 */
export async function ensureAdmin(
  deps: Pick<Deps, 'store' | 'passwords' | 'secret' | 'clock'>,
  wanted: { email?: string | undefined; password?: string | undefined },
): Promise<AdminLogin> {
  const { store, passwords } = deps;
  // The operator's own name for it does not make a password of the list any better.
  if (wanted.password !== undefined && isCommonPassword(wanted.password)) {
    throw new ServiceError('COMMON_PASSWORD', 'ADMIN_PASSWORD cannot be used: it is among the first that anyone would guess.');
  }
  const admin = await store.users.byId(ADMIN_ID);
  if (!admin) throw new Error('The database has no admin.');
  const email = wanted.email ?? admin.email;
  if (email !== admin.email) {
    const other = await store.users.byEmail(email);
    if (other && other.id !== ADMIN_ID) throw new ServiceError('EMAIL_TAKEN', 'ADMIN_EMAIL cannot be used: it belongs to another user.');
    await store.write((tables) => tables.users.setEmail(ADMIN_ID, email, admin.full_name));
  }

  if (wanted.password !== undefined) {
    const mark = deps.secret.hash('admin password', wanted.password);
    const applied = await store.settings.read('admin-password');
    if (applied === undefined || !equalText(applied, mark) || admin.password_hash === null) {
      const hash = await passwords.hash(wanted.password);
      await store.write(async (tables) => {
        await tables.users.setPassword(ADMIN_ID, hash);
        await tables.tokens.removeOfUser(ADMIN_ID);
        // The way back in for an operator whose authenticator is lost.
        await tables.twoSteps.remove(ADMIN_ID);
        await tables.settings.set('admin-password', mark);
        await tables.auditLog.record({ at: deps.clock.now(), actor: 'system', action: 'set-admin-password', subject: `user ${ADMIN_ID}` });
      });
    }
    return { email };
  }
  if (admin.password_hash !== null) return { email };
  const newPassword = randomBytes(15).toString('base64url');
  const hash = await passwords.hash(newPassword);
  const isOurs = await store.write((tables) => tables.users.setFirstPassword(ADMIN_ID, hash));
  return isOurs ? { email, newPassword } : { email };
}
