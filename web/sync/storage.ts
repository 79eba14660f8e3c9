// What this device keeps, and whether the browser has promised to keep it.
import { forgetChats } from '../local/database.ts';
import { listWaiting } from '../local/read-chats.ts';
import { currentOwner } from './owner.ts';

export interface DeviceStorage {
  readonly chats: number;
  readonly messages: number;
  /** Not yet on the server. */
  readonly waiting: number;
  /** Bytes in use and allowed, as the browser estimates them; undefined where it does not tell. */
  readonly used: number | undefined;
  readonly quota: number | undefined;
  /** Undefined where the browser has no such promise. */
  readonly persisted: boolean | undefined;
}

/** Reads it all anew. */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  const { db, signedIn } = currentOwner();
  const [chats, messages, waiting, estimate, persisted] = await Promise.all([
    db.sessions.count(),
    db.messages.count(),
    signedIn ? listWaiting(db).then((rows) => rows.length) : 0,
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  return { chats, messages, waiting, used: estimate?.usage, quota: estimate?.quota, persisted };
}

/** Asks the browser not to clear this device's chats by itself; its answer, or undefined where it can't be asked. */
export async function askToPersist(): Promise<boolean | undefined> {
  try {
    return (await navigator.storage?.persisted?.()) || (await navigator.storage?.persist?.());
  } catch {
    return undefined;
  }
}

/** Removes this owner's chats from the device and nothing else; a user's come back from the server. */
export const clearDevice = (): Promise<void> => forgetChats(currentOwner().db.owner);
