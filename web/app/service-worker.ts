// The worker that opens the app without a network, and the moment when a newer one may take over.
import { Workbox } from 'workbox-window';
import { platform } from '../platform/platform.ts';

type Listener = () => void;
const listeners = new Set<Listener>();
let workbox: Workbox | undefined;
let waiting = false;
let reloading = false;

/** How often a page that stays open looks for a newer version. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** Registers the worker; the desktop app carries its files with it and needs none. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || platform.kind !== 'browser' || !('serviceWorker' in navigator)) return;
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    waiting = true;
    for (const listener of listeners) listener();
  });
  workbox.addEventListener('controlling', (event) => {
    // The first worker of all takes over a page that it did not load; nothing is stale then.
    if (!event.isUpdate || reloading) return;
    reloading = true;
    location.reload();
  });
  // No worker is no fault of the page: it just needs its network.
  void workbox.register().catch(() => undefined);
  setInterval(() => void workbox?.update().catch(() => undefined), LOOK_EVERY_MS);
}

export const updateIsWaiting = (): boolean => waiting;

export function onUpdateWaiting(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the newer version take over; the page reloads once it has. */
export function takeUpdate(): void {
  workbox?.messageSkipWaiting();
}

const RELOADED_KEY = 'wirewise-reloaded-at';

/**
 * A screen's code that a newer deploy has removed: one reload fetches the new shell. Never while offline, and never twice
 * within a minute, so that a broken deploy shows its failure instead of reloading for ever.
 */
export function healAfterDeploy(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    location.reload();
  });
}
