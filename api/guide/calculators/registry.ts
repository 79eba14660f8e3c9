// Every calculator by its id: one import and one line each.
import type { Calculator } from './calculator.ts';
import { conductorAmpacity } from './conductor-ampacity.ts';
import { conductorSize } from './conductor-size.ts';
import { equipmentGroundingConductor } from './equipment-grounding-conductor.ts';
import { voltageDrop } from './voltage-drop.ts';

const ALL: readonly Calculator[] = [
  conductorAmpacity,
  conductorSize,
  equipmentGroundingConductor,
  voltageDrop,
];

/** Every calculator by its id. */
export const calculators: ReadonlyMap<string, Calculator> = new Map(ALL.map((each) => [each.id, each]));

/** The calculator with that id, or undefined. */
export const findCalculator = (id: string): Calculator | undefined => calculators.get(id);
