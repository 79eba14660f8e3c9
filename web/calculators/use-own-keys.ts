import { createContext, useSyncExternalStore } from 'react';

const OWN_KEYS = '(pointer: coarse), (max-width: 859px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(OWN_KEYS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True inside of a form that brings keys of its own; elsewhere, as in an answer, the system's keyboard comes. */
export const OwnKeys = createContext(false);

/** True where figures are typed with our own keys: under a thumb, and on a narrow screen. A desk has its keyboard. */
export const useOwnKeys = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(OWN_KEYS).matches);
