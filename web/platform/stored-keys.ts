// What the UI keeps in local storage, and nothing else does. A browser that refuses storage (private window, blocked site data) gets memory instead.

/** The keys that the product fixes. */
export const SESSION_KEYS = ['token', 'user_id', 'user_name', 'login_count', 'SHOW_POPUP', 'activeSessionId', 'searchQuery', 'ip'] as const;
/** How this device is set, whoever uses it. */
export const DEVICE_KEYS = ['language', 'theme', 'sound', 'welcomed', 'shortcuts', 'units', 'openRows', 'endedLogins'] as const;
/** What the signed-in user prefers, brought along from the profile. */
export const USER_KEYS = ['state', 'edition', 'company'] as const;
export type StoredKey = (typeof SESSION_KEYS)[number] | (typeof DEVICE_KEYS)[number] | (typeof USER_KEYS)[number];

const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export function readStored(key: StoredKey): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StoredKey, value: string | number | boolean): void {
  const text = String(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  notify();
}

export function removeStored(key: StoredKey): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
  notify();
}

/** Empties local storage, as a logout must; a language or theme that somebody chose on this device stays chosen. */
export function clearStored(): void {
  const kept = DEVICE_KEYS.map((key) => [key, readStored(key)] as const);
  memory.clear();
  try {
    localStorage.clear();
  } catch {
    // Nothing was kept there.
  }
  for (const [key, value] of kept) if (value !== null) writeStored(key, value);
  notify();
}

/** Calls `listener` after every change, also of another tab; returns how to stop it. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The number of the user who is signed in here, or null for a guest. */
export function storedUserId(): number | null {
  const text = readStored('user_id');
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Keeps a value for this page alone, and nothing of it on the device. */
function holdInMemory(key: StoredKey, value: string): void {
  removeStored(key);
  memory.set(key, value);
  notify();
}

/**
 * What a login leaves on the device. Another user's open chat is not this one's, and whether the welcome is shown is asked anew.
 * `tokenStays` false: the token is this page's only, as on the desktop, where each page is handed one of its own.
 */
export function storeLogin(login: { token: string; id: number; name: string; login_count: number }, tokenStays = true): void {
  const before = storedUserId();
  if (before !== null && before !== login.id) removeStored('activeSessionId');
  if (before !== login.id) removeStored('SHOW_POPUP');
  if (tokenStays) writeStored('token', login.token);
  else holdInMemory('token', login.token);
  writeStored('user_id', login.id);
  writeStored('user_name', login.name);
  writeStored('login_count', login.login_count);
}
