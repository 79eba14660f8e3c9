// Leaving: the login is ended on the server and nothing stays on the device.
import { forgetChats } from '../local/database.ts';
import { listWaiting } from '../local/read-chats.ts';
import { clearStored, readStored } from '../platform/stored-keys.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { keepEndedLogin, tellEndedLogins } from './ended-logins.ts';
import { currentOwner } from './owner.ts';

/** How many questions and changes have not reached the server; worth asking about before leaving. */
export async function countWaiting(): Promise<number> {
  const { db, signedIn } = currentOwner();
  return signedIn ? (await listWaiting(db)).filter(({ state, work }) => state !== 'parked' || work.kind === 'question').length : 0;
}

const RETRY_MS = 10_000;

/** Ends `token` on the server where no hash of it can be kept; keeps trying while this page is open and the server is out of reach. */
async function endToken(token: string): Promise<void> {
  try {
    await call('logout', {}, { token });
  } catch (error) {
    if (error instanceof RemoteError && error.code === 'OFFLINE') setTimeout(() => void endToken(token), RETRY_MS);
  }
}

/** Removes the user's chats, outbox and stored keys from this device. The login itself is ended, or will be, by whoever calls this. */
export async function leaveDevice(): Promise<void> {
  const { db } = currentOwner();
  clearStored();
  await forgetChats(db.owner);
}

/** Leaves this device, and ends the login: as soon as the server can be told, also by a page opened later. */
export async function logOut(): Promise<void> {
  const token = readStored('token');
  const isKept = token !== null && (await keepEndedLogin(token));
  await leaveDevice();
  if (isKept) void tellEndedLogins();
  else if (token) void endToken(token);
}
