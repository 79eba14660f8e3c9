// Starts sync for this page: drains, pulls and resumes at the moments when there may be something to do.
import { currentLanguage } from '../i18n/language.ts';
import { subscribeStored } from '../platform/stored-keys.ts';
import { lookNow, onConnection, reached, readConnection } from './connection.ts';
import { drainOutbox } from './drain-outbox.ts';
import { followUnfinished } from './follow-answer.ts';
import { currentOwner } from './owner.ts';
import { warmGuide } from './page-guide.ts';
import { pullChanges } from './pull-changes.ts';

const PULL_EVERY_MS = 60_000;

async function catchUp(): Promise<void> {
  await drainOutbox();
  await pullChanges();
  await followUnfinished(currentOwner().db);
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
  const stops = [
    onConnection(() => {
      if (readConnection() === 'online') now();
    }),
    subscribeStored(() => {
      const next = currentOwner().db.owner;
      if (next === owner) return;
      owner = next;
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
  warmGuide(currentLanguage());
  return () => {
    for (const stop of stops) stop();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    clearInterval(timer);
  };
}
