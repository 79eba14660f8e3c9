// Every calculator by its id: one import and one line each.

import { acImpedanceOfRun } from './ac-impedance.ts';
import { airConditioning } from './air-conditioning.ts';
import { ampacityFactors } from './ampacity-factors.ts';
import { battery } from './battery.ts';
import { bendRadius } from './bend-radius.ts';
import { bondingJumper } from './bonding-jumper.ts';
import { boxFill } from './box-fill.ts';
import { branchCircuitCount } from './branch-circuit-count.ts';
import { burialDepth } from './burial-depth.ts';
import { busbar120Percent } from './busbar-120-percent.ts';
import type { Calculator } from './calculator.ts';
import { commercialLoad } from './commercial-load.ts';
import { conductorAmpacity } from './conductor-ampacity.ts';
import { conductorProperties } from './conductor-properties.ts';
import { conductorResistance } from './conductor-resistance.ts';
import { conductorSize } from './conductor-size.ts';
import { conduitBend } from './conduit-bend.ts';
import { demandFactor } from './demand-factor.ts';
import { dwellingLoadOptional } from './dwelling-load-optional.ts';
import { dwellingLoadStandard } from './dwelling-load-standard.ts';
import { energyCost } from './energy-cost.ts';
import { equipmentGroundingConductor } from './equipment-grounding-conductor.ts';
import { evSupply } from './ev-supply.ts';
import { existingDwellingLoad } from './existing-dwelling-load.ts';
import { existingLoad } from './existing-load.ts';
import { feederTaps } from './feeder-taps.ts';
import { frequencyPeriod } from './frequency-period.ts';
import { generalLightingLoad } from './general-lighting-load.ts';
import { generatorSize } from './generator-size.ts';
import { groundingElectrodeConductor } from './grounding-electrode-conductor.ts';
import { lengthLoad } from './length-load.ts';
import { lightingLumens } from './lighting-lumens.ts';
import { loadsPerCircuit } from './loads-per-circuit.ts';
import { lockedRotorCurrent } from './locked-rotor-current.ts';
import { motorCircuit } from './motor-circuit.ts';
import { motorCurrent } from './motor-current.ts';
import { motorFeeder } from './motor-feeder.ts';
import { motorOverload } from './motor-overload.ts';
import { motorSpeed } from './motor-speed.ts';
import { multifamilyLoad } from './multifamily-load.ts';
import { neutralCurrent } from './neutral-current.ts';
import { neutralLoad } from './neutral-load.ts';
import { ohmsLaw } from './ohms-law.ts';
import { overcurrentDevice } from './overcurrent-device.ts';
import { power } from './power.ts';
import { powerFactor } from './power-factor.ts';
import { pullBox } from './pull-box.ts';
import { pvCurrent } from './pv-current.ts';
import { pvVoltage } from './pv-voltage.ts';
import { racewayArea } from './raceway-area.ts';
import { racewayFill } from './raceway-fill.ts';
import { rangeDemand } from './range-demand.ts';
import { ratedCurrent } from './rated-current.ts';
import { receptacleLayout } from './receptacle-layout.ts';
import { receptaclesPerCircuit } from './receptacles-per-circuit.ts';
import { seriesImpedance } from './series-impedance.ts';
import { seriesParallel } from './series-parallel.ts';
import { tradeMath } from './trade-math.ts';
import { transformer } from './transformer.ts';
import { transformerFaultCurrent } from './transformer-fault-current.ts';
import { voltageDrop } from './voltage-drop.ts';
import { welder } from './welder.ts';
import { wirewayFill } from './wireway-fill.ts';
import { workingSpace } from './working-space.ts';

/** Every calculator, in the order that forms show them. */
export const CALCULATORS: readonly Calculator[] = [
  acImpedanceOfRun,
  airConditioning,
  ampacityFactors,
  battery,
  bendRadius,
  bondingJumper,
  boxFill,
  branchCircuitCount,
  burialDepth,
  busbar120Percent,
  commercialLoad,
  conductorAmpacity,
  conductorProperties,
  conductorResistance,
  conductorSize,
  conduitBend,
  demandFactor,
  dwellingLoadOptional,
  dwellingLoadStandard,
  energyCost,
  equipmentGroundingConductor,
  evSupply,
  existingLoad,
  existingDwellingLoad,
  feederTaps,
  frequencyPeriod,
  generalLightingLoad,
  generatorSize,
  ratedCurrent,
  groundingElectrodeConductor,
  lengthLoad,
  lightingLumens,
  lockedRotorCurrent,
  motorCircuit,
  motorCurrent,
  motorFeeder,
  motorOverload,
  motorSpeed,
  multifamilyLoad,
  neutralCurrent,
  ohmsLaw,
  overcurrentDevice,
  power,
  powerFactor,
  pullBox,
  pvCurrent,
  racewayArea,
  racewayFill,
  rangeDemand,
  receptacleLayout,
  receptaclesPerCircuit,
  neutralLoad,
  loadsPerCircuit,
  pvVoltage,
  seriesImpedance,
  seriesParallel,
  tradeMath,
  transformer,
  transformerFaultCurrent,
  voltageDrop,
  welder,
  wirewayFill,
  workingSpace,
];

/** Every calculator by its id. */
export const calculators: ReadonlyMap<string, Calculator> = new Map(CALCULATORS.map((each) => [each.id, each]));

/** The calculator with that id, or undefined. */
export const findCalculator = (id: string): Calculator | undefined => calculators.get(id);
