import { useSyncExternalStore } from 'react';

const OWN_KEYS = '(pointer: coarse), (max-width: 859px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(OWN_KEYS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True where figures are typed with our own keys: under a thumb, and on a narrow screen. A desk has its keyboard. */
export const useOwnKeys = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(OWN_KEYS).matches);
