import { useSyncExternalStore } from 'react';
import { readStored, type StoredKey, storedUserId, subscribeStored } from './stored-keys.ts';

/** A stored value, followed through changes here and in other tabs. */
export function useStored(key: StoredKey): string | null {
  return useSyncExternalStore(subscribeStored, () => readStored(key));
}

/** The signed-in user's number, or null for a guest, followed through login and logout. */
export function useStoredUserId(): number | null {
  return useSyncExternalStore(subscribeStored, storedUserId);
}
