import { setTimeout as sleep } from 'node:timers/promises';
import type { Mailer } from './port.ts';

/** Servers that greylist take a stranger's mail at the second try, some minutes later. */
const PAUSES_MS: readonly number[] = [5_000, 60_000, 300_000, 900_000];

/** A refusal for good, such as an unknown mailbox; everything else may pass. */
const isFinal = (error: unknown): boolean =>
  !(error instanceof Error) || ('responseCode' in error ? Number(error.responseCode) >= 500 : !('code' in error));

/** Tries again what a mail server could not take just now, until `close`; rejects with the last failure. */
export function withRetries(mailer: Mailer, pausesMs: readonly number[] = PAUSES_MS): Mailer {
  const closing = new AbortController();
  return {
    async send(mail) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          await mailer.send(mail);
          return;
        } catch (error) {
          const pause = pausesMs[attempt];
          if (pause === undefined || isFinal(error) || closing.signal.aborted) throw error;
          await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {
            throw error;
          });
        }
      }
    },
    close() {
      closing.abort();
      mailer.close();
    },
  };
}
