// Every calculator's intent in one place.
import {
  branchCircuitCount,
  generatorSize,
  neutralCurrent,
  overcurrentDevice,
  receptacleLayout,
  transformerFaultCurrent,
} from './circuits.ts';
import { acImpedance, ampacityFactors, conductorAmpacity, conductorSize, equipmentGrounding, voltageDrop } from './conductors.ts';
import { bondingJumper, groundingElectrode } from './grounding.ts';
import type { Intent } from './intent.ts';
import {
  applianceDemand,
  dryerDemand,
  dwellingOptional,
  dwellingStandard,
  existingLoad,
  generalLightingLoad,
  multifamilyLoad,
  rangeDemand,
  receptacleLoad,
  rvPark,
} from './loads.ts';
import { airConditioning, motorCircuit, motorCurrent, motorFeeder, welder } from './motors.ts';
import { boxFill, burialDepth, feederTaps, pullBox, workingSpace } from './places.ts';
import { conduitBend, racewayFill } from './raceways.ts';
import {
  battery,
  conductorResistance,
  energyCost,
  frequencyPeriod,
  lightingLumens,
  motorSpeed,
  powerFactor,
  seriesParallel,
  tradeMath,
} from './sums.ts';
import { busbar120Percent, evSupply, pvCurrent, transformer } from './supply.ts';
import { ohmsLaw, power } from './theory.ts';

export const INTENTS: readonly Intent[] = [
  conductorSize,
  conductorAmpacity,
  voltageDrop,
  ampacityFactors,
  acImpedance,
  equipmentGrounding,
  racewayFill,
  motorCurrent,
  motorCircuit,
  motorFeeder,
  airConditioning,
  welder,
  dwellingStandard,
  dwellingOptional,
  generalLightingLoad,
  rangeDemand,
  dryerDemand,
  applianceDemand,
  multifamilyLoad,
  receptacleLoad,
  existingLoad,
  rvPark,
  transformer,
  evSupply,
  pvCurrent,
  busbar120Percent,
  ohmsLaw,
  power,
  groundingElectrode,
  bondingJumper,
  overcurrentDevice,
  transformerFaultCurrent,
  neutralCurrent,
  generatorSize,
  branchCircuitCount,
  receptacleLayout,
  seriesParallel,
  powerFactor,
  frequencyPeriod,
  motorSpeed,
  conductorResistance,
  energyCost,
  lightingLumens,
  battery,
  tradeMath,
  conduitBend,
  boxFill,
  pullBox,
  burialDepth,
  workingSpace,
  feederTaps,
];
