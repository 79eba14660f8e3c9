import { useSyncExternalStore } from 'react';
import { subscribeStored } from '../platform/stored-keys.ts';
import { currentOwner, type Owner } from './owner.ts';

let last: Owner | undefined;

/** The same object as long as nobody logs in or out, so that effects and queries keep still. */
function steadyOwner(): Owner {
  const next = currentOwner();
  if (last?.db !== next.db || last.signedIn !== next.signedIn || last.token !== next.token) last = next;
  return last;
}

/** Whose chats this page shows, followed through login and logout. */
export const useOwner = (): Owner => useSyncExternalStore(subscribeStored, steadyOwner);
