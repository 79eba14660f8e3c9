import type { LoginResult } from '../contract/account.ts';
import type { Deps } from './context.ts';
import { LOCAL_USER_SETTING } from './permission.ts';
import { issueToken } from './tokens.ts';

const LOCAL_EMAIL = 'local@this-computer';

/**
 * Signs in the one user of a computer that works alone, who has neither password nor limit; made at the first call.
 * For the desktop's main process only: no route leads here.
 */
export async function signInLocalUser(deps: Pick<Deps, 'store' | 'clock'>, input: { name: string }): Promise<LoginResult['data']> {
  const at = deps.clock.now();
  const uuid = await deps.store.write((tables) => tables.settings.readOrSet(LOCAL_USER_SETTING, crypto.randomUUID()));
  return deps.store.write(async (tables) => {
    let user = await tables.users.byUuid(uuid);
    if (!user) {
      user = await tables.users.insert({
        uuid,
        fullName: input.name,
        email: LOCAL_EMAIL,
        isProved: true,
        phoneNumber: null,
        referral: null,
        language: null,
        passwordHash: null,
        at,
      });
      await tables.counters.add('users.active', 1);
    }
    const loggedIn = user && (await tables.users.recordLogin(user.id, at));
    if (!loggedIn) throw new Error('The local user cannot be signed in.');
    await tables.tokens.removeOfUser(loggedIn.id);
    const token = await issueToken(tables, loggedIn.id, at);
    return { token, id: loggedIn.id, name: loggedIn.full_name, login_count: loggedIn.login_count, uuid: loggedIn.uuid };
  });
}
