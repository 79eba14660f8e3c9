// What this device keeps, and whether the browser has promised to keep it.

import { forgetChats } from '../local/database.ts';
import { listWaiting } from '../local/read-chats.ts';
import { removeStored } from '../platform/stored-keys.ts';
import { currentOwner } from './owner.ts';

export interface DeviceStorage {
  readonly chats: number;
  readonly messages: number;
  readonly jobCards: number;
  /** Not yet on the server. */
  readonly waiting: number;
  /** Bytes in use and allowed, as the browser estimates them; undefined where it does not tell. */
  readonly used: number | undefined;
  readonly quota: number | undefined;
  /** Undefined where the browser has no such promise. */
  readonly persisted: boolean | undefined;
  /** The app and its guide open from this device with no signal. */
  readonly app: boolean;
}

/** Reads it all anew. */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  const { db, signedIn } = currentOwner();
  const [chats, messages, jobCards, waiting, estimate, persisted, app] = await Promise.all([
    db.sessions.count(),
    db.messages.count(),
    db.jobCards.count(),
    signedIn ? listWaiting(db).then((rows) => rows.length) : 0,
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
    keepsApp(),
  ]);
  return { chats, messages, jobCards, waiting, used: estimate?.usage, quota: estimate?.quota, persisted, app };
}

/** Asks the browser not to clear this device's chats by itself; its answer, or undefined where it can't be asked. */
export async function askToPersist(): Promise<boolean | undefined> {
  try {
    return (await navigator.storage?.persisted?.()) || (await navigator.storage?.persist?.());
  } catch {
    return undefined;
  }
}

/** True once the service worker has the whole app; on the desktop it is installed anyway and needs none. */
async function keepsApp(): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    return worker?.active != null;
  } catch {
    return false;
  }
}

/** Removes this owner's chats and job cards from the device and nothing else; a user's come back from the server. */
export async function clearDevice(): Promise<void> {
  await forgetChats(currentOwner().db.owner);
  // The open chat is gone with them; and whoever reads the old database is told to look at the new one.
  removeStored('activeSessionId');
}
