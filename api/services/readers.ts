import { ServiceError } from '../contract/errors.ts';

/** Of one caller, or of the address of guests. */
const OF_ONE = 100;
const OF_ALL = 4000;

export interface Readers {
  /**
   * Lets one more reader of an answer in; gives how they leave, which may be said twice.
   * @throws ServiceError TOO_MANY
   */
  enter(who: string): () => void;
}

/** Counts who reads answers from this process just now: each holds a connection and some of its memory, which other processes don't share. */
export function createReaders(): Readers {
  const reading = new Map<string, number>();
  let all = 0;
  return {
    enter(who) {
      const own = reading.get(who) ?? 0;
      if (own >= OF_ONE || all >= OF_ALL) {
        throw new ServiceError('TOO_MANY', 'Too many answers are being read at once.', { retryAfterSeconds: 5 });
      }
      reading.set(who, own + 1);
      all += 1;
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        all -= 1;
        const left = (reading.get(who) ?? 1) - 1;
        if (left > 0) reading.set(who, left);
        else reading.delete(who);
      };
    },
  };
}
