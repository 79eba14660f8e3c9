import { storedUserId, writeStored } from '../platform/stored-keys.ts';
import { call } from '../remote/call.ts';
import { isOffline } from '../remote/remote-error.ts';

/** The login count from which on nobody is welcomed any more. */
const WELCOMED = 4;

/** 'Do not show this again': kept on the device for a guest, and for a user as a login count that the welcome no longer meets. */
export async function skipWelcome(): Promise<void> {
  const id = storedUserId();
  if (id === null) {
    writeStored('welcomed', 'yes');
    return;
  }
  writeStored('login_count', WELCOMED);
  const body = new FormData();
  body.set('login_count', String(WELCOMED));
  try {
    await call('editProfile', { params: { id: String(id) }, body });
  } catch (error) {
    // Without it the next login would welcome once more.
    if (isOffline(error)) addEventListener('online', () => storedUserId() === id && void skipWelcome(), { once: true });
  }
}
