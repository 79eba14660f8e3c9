// Starts sync for this page: drains, pulls and resumes at the moments when there may be something to do.
import { liveQuery } from 'dexie';
import { hasNoDatabase } from '../local/no-database.ts';
import { subscribeStored } from '../platform/stored-keys.ts';
import { lookNow, onConnection, reached, readConnection } from './connection.ts';
import { drainOutbox } from './drain-outbox.ts';
import { followUnfinished } from './follow-answer.ts';
import { currentOwner } from './owner.ts';
import { pullChanges } from './pull-changes.ts';

const PULL_EVERY_MS = 60_000;
/** The tab that a question is asked in goes first: it shows the answer word by word. */
const OTHER_TABS_MS = 500;

async function catchUp(): Promise<void> {
  try {
    await drainOutbox();
    await pullChanges();
    await followUnfinished(currentOwner().db);
  } catch (error) {
    // Where nothing is kept there is nothing to catch up with; who sends a question is told.
    if (!hasNoDatabase(error)) throw error;
  }
}

/** Sees to what any tab puts into the outbox: the tab that put it there may be closed before it has gone out. */
function watchOutbox(): () => void {
  const { db } = currentOwner();
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watching = liveQuery(() => db.outbox.orderBy('seq').last()).subscribe({
    next(row) {
      if (!row || row.seq <= newest) return;
      newest = row.seq;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A tab that last met no server looks for it first: another one may have it.
        if (readConnection() === 'offline') lookNow();
        else void drainOutbox();
      }, OTHER_TABS_MS);
    },
    error: () => undefined,
  });
  return () => {
    clearTimeout(timer);
    watching.unsubscribe();
  };
}

/** Call once a page; returns how to stop. */
export function keepInStep(): () => void {
  const now = (): void => void catchUp();
  const wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    lookNow();
    now();
  };
  let owner = currentOwner().db.owner;
  let stopWatching = watchOutbox();
  const stops = [
    onConnection(() => {
      if (readConnection() === 'online') now();
    }),
    subscribeStored(() => {
      const next = currentOwner().db.owner;
      if (next === owner) return;
      owner = next;
      stopWatching();
      stopWatching = watchOutbox();
      reached();
      now();
    }),
  ];
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && readConnection() === 'online') void pullChanges();
  }, PULL_EVERY_MS);
  now();
  return () => {
    for (const stop of stops) stop();
    stopWatching();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    clearInterval(timer);
  };
}
