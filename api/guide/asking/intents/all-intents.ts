// What calculators need said beyond what they declare, in one place.
import { generatorSize, overcurrentDevice, receptacleLayout, transformerFaultCurrent } from './circuits.ts';
import { conductorAmpacity, conductorSize, equipmentGrounding, voltageDrop } from './conductors.ts';
import { groundingElectrode } from './grounding.ts';
import type { Intent } from './intent.ts';
import { dwellingOptional, dwellingStandard, existingLoad, loadsPerCircuit, neutralLoad, rangeDemand } from './loads.ts';
import { airConditioning, motorCircuit, motorCurrent, motorFeeder, welder } from './motors.ts';
import { boxFill, burialDepth, feederTaps, workingSpace } from './places.ts';
import { racewayFill } from './raceways.ts';
import { conductorResistance, motorSpeed, seriesParallel, tradeMath } from './sums.ts';
import { busbar120Percent, transformer } from './supply.ts';
import { ohmsLaw, power } from './theory.ts';

const INTENTS: readonly Intent[] = [
  conductorSize,
  conductorAmpacity,
  voltageDrop,
  equipmentGrounding,
  racewayFill,
  motorCurrent,
  motorCircuit,
  motorFeeder,
  airConditioning,
  welder,
  dwellingStandard,
  dwellingOptional,
  rangeDemand,
  transformer,
  busbar120Percent,
  ohmsLaw,
  power,
  groundingElectrode,
  overcurrentDevice,
  transformerFaultCurrent,
  generatorSize,
  receptacleLayout,
  seriesParallel,
  motorSpeed,
  conductorResistance,
  tradeMath,
  boxFill,
  burialDepth,
  workingSpace,
  feederTaps,
  neutralLoad,
  loadsPerCircuit,
  existingLoad,
];

const BY_CALCULATOR = new Map(INTENTS.map((intent) => [intent.calculator, intent]));

/** What there is to say of a calculator; nothing of most. */
export const intentOf = (calculator: string): Intent => BY_CALCULATOR.get(calculator) ?? { calculator };
