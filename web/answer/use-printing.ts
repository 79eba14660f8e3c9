import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const paper = matchMedia('print');
let printing = paper.matches;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  if (printing === next) return;
  printing = next;
  // Before the browser sets the page: what comes later is not on the paper.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

paper.addEventListener('change', ({ matches }) => become(matches));
addEventListener('beforeprint', () => become(true));
addEventListener('afterprint', () => become(paper.matches));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the page is being printed, when everything that is folded must stand open. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
