// What the user prefers, brought along from the profile, so that the guide in the page answers by it without a connection.
import { EDITIONS, type Edition } from '../../api/contract/values.ts';
import { readStored, removeStored, writeStored } from '../platform/stored-keys.ts';

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
