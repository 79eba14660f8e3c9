// Where the window opens: where it stood last, as long as a screen is still there to show it.
import type { Place } from './kept/program-settings.ts';

/** In the screen's units, without what the system's bars take. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const SMALLEST = { width: 390, height: 600 } as const;
const USUAL = { width: 1280, height: 860 } as const;
/** Of the title bar, so that a hand finds something to drag. */
const SEEN = { width: 120, height: 40 } as const;

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);

/** Size and place to open with; without `x` and `y` the system puts the window into the middle. */
export function placeToOpen(
  kept: Place | undefined,
  areas: readonly Area[],
): { readonly x?: number; readonly y?: number; readonly width: number; readonly height: number } {
  const widest = Math.max(SMALLEST.width, ...areas.map(({ width }) => width));
  const highest = Math.max(SMALLEST.height, ...areas.map(({ height }) => height));
  const { width, height } = kept ?? USUAL;
  const size = {
    width: Math.min(Math.max(width, SMALLEST.width), widest),
    height: Math.min(Math.max(height, SMALLEST.height), highest),
  };
  if (!kept) return size;
  const isSeen = areas.some(
    (area) =>
      overlap(kept.x, size.width, area.x, area.width) >= SEEN.width && kept.y >= area.y && kept.y <= area.y + area.height - SEEN.height,
  );
  return isSeen ? { x: kept.x, y: kept.y, ...size } : size;
}
