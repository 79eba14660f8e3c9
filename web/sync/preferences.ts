// What the user prefers, brought along from the profile, so that the guide in the page answers by it without a connection.
import { EDITIONS, type Edition } from '../../api/contract/values.ts';
import { readStored, removeStored, storedUserId, writeStored } from '../platform/stored-keys.ts';
import { call } from '../remote/call.ts';

export interface Preferences {
  /** Two letters of a US state. */
  readonly state?: string;
  readonly edition?: Edition;
}

export function readPreferences(): Preferences {
  const state = readStored('state');
  const edition = EDITIONS.find((known) => known === readStored('edition'));
  return { ...(state ? { state } : {}), ...(edition ? { edition } : {}) };
}

/** Keeps them on this device; null forgets one. */
export function keepPreferences(preferences: {
  readonly state: string | null;
  readonly edition: Edition | null;
  readonly organization_name: string | null;
}): void {
  if (preferences.organization_name === null) removeStored('company');
  else writeStored('company', preferences.organization_name);
  for (const key of ['state', 'edition'] as const) {
    const value = preferences[key];
    if (value === null) removeStored(key);
    else writeStored(key, value);
  }
}

/** Keeps one on this device at once and, for a signed-in user, in the profile; null forgets it. Throws RemoteError where only the device has it. */
export async function savePreference(field: 'state' | 'edition', value: string | null): Promise<void> {
  if (value === null) removeStored(field);
  else writeStored(field, value);
  const id = storedUserId();
  if (id === null) return;
  const form = new FormData();
  form.set(field, value ?? '');
  await call('editProfile', { params: { id: String(id) }, body: form });
}

/** Fetches them from the profile; without a connection those of before stay. */
export async function bringPreferences(): Promise<void> {
  const id = storedUserId();
  if (id === null) return;
  try {
    const { data } = await call('getUser', { params: { id: String(id) } });
    if (storedUserId() === id) keepPreferences(data);
  } catch {
    // The settings bring them at the next visit.
  }
}
