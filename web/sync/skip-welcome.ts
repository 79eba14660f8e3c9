import { storedUserId, writeStored } from '../platform/stored-keys.ts';

/** The login count from which on nobody is welcomed any more. */
const WELCOMED = 4;

/** 'Do not show this again': kept on the device for a guest, and for a user as a login count that the welcome no longer meets. */
export async function skipWelcome(): Promise<void> {
  if (storedUserId() === null) writeStored('welcomed', 'yes');
  else writeStored('login_count', WELCOMED);
}
