/** As factors, the smallest first. */
export const ZOOM_STEPS: readonly number[] = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3];

/** The next size in a direction; at the end of the row it stays. */
export function nextZoom(factor: number, direction: 'in' | 'out'): number {
  const next = direction === 'in' ? ZOOM_STEPS.find((step) => step > factor) : ZOOM_STEPS.findLast((step) => step < factor);
  return next ?? factor;
}
