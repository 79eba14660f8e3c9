// What the user prefers, told to the profile and fetched from it.
import { removeStored, storedUserId, writeStored } from '../platform/stored-keys.ts';
import { call } from '../remote/call.ts';
import { keepPreferences } from './preferences.ts';

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
