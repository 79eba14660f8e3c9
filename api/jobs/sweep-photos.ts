import type { Images } from '../images/port.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 86_400_000;
/** An upload is kept as a file before its row is written; nothing this young is swept. */
const YOUNG_MS = 3_600_000;
const PAGE = 1000;

/** Removes photos that no user has: an upload or a deletion was cut off between the file and the row. Returns how many. */
export async function sweepPhotos(store: Store, images: Pick<Images, 'sweep'>, now: number): Promise<number> {
  const used = new Set<string>();
  let after = 0;
  for (let page = await store.users.photosAfter(after, PAGE); page.length > 0; page = await store.users.photosAfter(after, PAGE)) {
    for (const { id, image } of page) {
      used.add(image);
      after = id;
    }
  }
  return images.sweep(used, now - YOUNG_MS);
}

/** Sweeps at the start and once a day; returns how to end that. */
export function sweepRegularly(
  store: Store,
  images: Pick<Images, 'sweep'>,
  clock: { now(): number },
  onError: (message: string, error: unknown) => void,
): () => void {
  const sweep = (): void => {
    sweepPhotos(store, images, clock.now()).catch((error: unknown) => onError('Photos that nobody has could not be removed.', error));
  };
  const first = setTimeout(sweep, 5000);
  const timer = setInterval(sweep, DAY_MS);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
