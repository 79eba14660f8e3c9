// When the first screen of this page stands, which is what everything that can wait waits for.
import { useEffect } from 'react';

/** A screen that could not be fetched keeps nothing else waiting for longer. */
const AT_MOST_MS = 20_000;

let arrived: () => void = () => undefined;

/** Fulfilled when it stands there; on a line that is too slow, after some time. Never rejects. */
export const firstScreen = new Promise<void>((done) => {
  arrived = done;
  setTimeout(done, AT_MOST_MS);
});

/** Beside a screen, within what waits for its code: says that it is there. */
export function ScreenArrived() {
  useEffect(arrived, []);
  return null;
}
