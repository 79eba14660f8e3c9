// What a question gives a calculator: as learned, or by patterns where those still read it better.
import type { Calculator, Values } from '../calculators/calculator.ts';
import { INTENTS } from '../understand/intents/all-intents.ts';
import type { Reading } from '../understand/read-question.ts';
import type { Filler } from './filler.ts';

/** Calculators whose inputs patterns still fill better, by questions that nothing was fitted on and by the exam. */
export const BY_PATTERN: ReadonlySet<string> = new Set([
  'air-conditioning',
  'ampacity-factors',
  'general-lighting-load',
  'battery',
  'bonding-jumper',
  'box-fill',
  'branch-circuit-count',
  'conductor-ampacity',
  'conductor-size',
  'demand-factor',
  'dwelling-load-optional',
  'dwelling-load-standard',
  'energy-cost',
  'equipment-grounding-conductor',
  'ev-supply',
  'existing-dwelling-load',
  'existing-load',
  'grounding-electrode-conductor',
  'lighting-lumens',
  'loads-per-circuit',
  'motor-feeder',
  'multifamily-load',
  'neutral-load',
  'ohms-law',
  'overcurrent-device',
  'power',
  'power-factor',
  'pull-box',
  'pv-current',
  'pv-voltage',
  'raceway-fill',
  'range-demand',
  'receptacle-layout',
  'series-impedance',
  'series-parallel',
  'trade-math',
  'transformer',
  'voltage-drop',
  'welder',
  'wireway-fill',
  'working-space',
]);

export function valuesIn(calculator: Calculator, reading: Reading, fill: Filler): Values {
  if (!BY_PATTERN.has(calculator.id)) return fill(calculator, reading).values;
  return INTENTS.find((intent) => intent.calculator === calculator.id)?.values(reading) ?? {};
}
