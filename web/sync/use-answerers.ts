import { useEffect, useSyncExternalStore } from 'react';
import { type Answerers, askForAnswerers, onAnswerers, readAnswerers } from './answerers.ts';

/** So that the first screen comes before it. */
const AFTER_MS = 1500;

/** Who could answer just now; null until the server has said so. */
export function useAnswerers(): Answerers | null {
  useEffect(() => {
    const timer = setTimeout(() => void askForAnswerers(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return useSyncExternalStore(onAnswerers, readAnswerers);
}
