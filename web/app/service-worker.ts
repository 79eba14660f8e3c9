// The worker that opens the app without a network, and the moment when a newer one may take over.
import type { Workbox } from 'workbox-window';
import { platform } from '../platform/platform.ts';
import { canReach, unreachable } from '../sync/connection.ts';

type Listener = () => void;
const listeners = new Set<Listener>();
let workbox: Workbox | undefined;
let waiting = false;
let reloading = false;
/** This tab's reader agreed to the newer version. */
let agreed = false;
/** Another tab's reader did, so that the newer worker is in charge here too; what is shown here is the older version still. */
let takenElsewhere = false;

/** How often a page that stays open looks for a newer version. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/**
 * Registers the worker, which then fetches every screen: call it when nothing else is waited for. The desktop
 * app carries its files with it and needs no worker. Rejects where none can be had.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || platform.kind !== 'browser' || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    waiting = true;
    for (const listener of listeners) listener();
  });
  let isServed = Boolean(navigator.serviceWorker.controller);
  workbox.addEventListener('controlling', () => {
    // The first worker of all takes over a page that it did not load; nothing is stale then.
    const isFirst = !isServed;
    isServed = true;
    if (isFirst || reloading) return;
    if (agreed) reload();
    // Whoever types in this tab is asked, not interrupted.
    else takenElsewhere = true;
  });
  setInterval(() => void workbox?.update().catch(() => undefined), LOOK_EVERY_MS);
  await workbox.register();
}

export const updateIsWaiting = (): boolean => waiting;

export function onUpdateWaiting(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function reload(): void {
  reloading = true;
  location.reload();
}

/** What was typed last is kept as a draft within this time. */
const DRAFT_KEPT_MS = 400;

/** Lets the newer version take over; the page reloads once it has. Without a connection nothing happens but that it is told of. */
export async function takeUpdate(): Promise<void> {
  const [reachable] = await Promise.all([canReach(), new Promise((done) => setTimeout(done, DRAFT_KEPT_MS))]);
  if (!reachable) unreachable();
  else if (takenElsewhere) reload();
  else {
    agreed = true;
    workbox?.messageSkipWaiting();
  }
}

const RELOADED_KEY = 'wirewise-reloaded-at';

/**
 * A screen's code that a newer deploy has removed: one reload fetches the new shell. Never while offline, and never twice
 * within a minute, so that a broken deploy shows its failure instead of reloading for ever.
 */
export function healAfterDeploy(): void {
  addEventListener('vite:preloadError', () => void heal());
}

async function heal(): Promise<void> {
  if (reloading || Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < 60_000) return;
  // The browser's own word on being online tells nothing of a server that is away, or of a portal in front of it.
  const [reachable] = await Promise.all([canReach(), new Promise((done) => setTimeout(done, DRAFT_KEPT_MS))]);
  if (!reachable || reloading) return;
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  reload();
}
