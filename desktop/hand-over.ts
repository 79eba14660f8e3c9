// The login of this computer's user goes to each page once, to the app's own code, which asks first of all.
import { RefusedCall } from './ipc-table.ts';

export interface HandOver<T> {
  /** @throws RefusedCall when this page was given it already */
  take(): T;
  /** Another page has come into the window. */
  renew(): void;
}

/** Gives what `make` makes once, and once more after each `renew`. */
export function handOverOnce<T>(make: () => T): HandOver<T> {
  let isGiven = false;
  return {
    take() {
      if (isGiven) throw new RefusedCall('wirewise:local-login', 'this page has its login already');
      isGiven = true;
      return make();
    },
    renew() {
      isGiven = false;
    },
  };
}
