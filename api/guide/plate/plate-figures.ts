import { reckonPlate } from '../reading/figures.ts';

/** The numbers that a plate's figure holds: 208 and 230 for '208/230', 22 and 11 for '22/11', 0.2 for '1/5'; none where it is not a figure. */
export function plateFigures(text: string): readonly number[] {
  const { figures } = reckonPlate(text.trim().toLowerCase());
  const [first] = figures;
  // A current at two voltages is written like a fraction, but it is more than one.
  if (first?.form === 'fraction' && first.value > 1 && !first.name.includes('-')) return first.name.split('/').map(Number);
  return figures.map(({ value }) => value);
}
