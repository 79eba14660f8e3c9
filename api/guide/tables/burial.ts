// How deep wiring must lie in the ground.
import type { Grade, Text } from '../../contract/values.ts';

export const BURIED_METHODS = ['direct', 'rigid', 'nonmetallic', 'gfci-branch', 'low-voltage'] as const;
/** Columns of Table 300.5(A): direct-burial cable; RMC and IMC; PVC and other nonmetallic raceways; dwelling 120 V, 20 A GFCI branch circuit; up to 30 V. */
export type BuriedMethod = (typeof BURIED_METHODS)[number];

export const BURIAL_LOCATIONS = [
  'normal',
  'trench-concrete',
  'under-building',
  'under-slab',
  'street',
  'dwelling-driveway',
  'airport',
] as const;
export type BurialLocation = (typeof BURIAL_LOCATIONS)[number];

export interface BurialRow {
  readonly location: BurialLocation;
  readonly label: Text;
  /** Inches of cover, in the order of `BURIED_METHODS`. */
  readonly coverIn: readonly [direct: number, rigid: number, nonmetallic: number, gfciBranch: number, lowVoltage: number];
}

/**
 * Table 300.5(A) (300.5 before 2023): least cover in inches, 1000 V and less. Grade V2 (S12; points in S13, S14, S22, S23 and a reading of the 2023 table).
 * Under a 4 in. slab the two branch-circuit columns say 6 in. direct-buried and 4 in. in a raceway; 6 stands here.
 * Regression: RMC under a one- or two-family driveway is 18 in.; a public table says 6.
 */
export const BURIAL_ROWS: readonly BurialRow[] = [
  {
    location: 'normal',
    label: { en: 'Anywhere else (yards, open ground)', es: 'Cualquier otro lugar (patios, terreno abierto)' },
    coverIn: [24, 6, 18, 12, 6],
  },
  {
    location: 'trench-concrete',
    label: { en: 'In a trench below 2 in. of concrete', es: 'En zanja bajo 2 in. de concreto' },
    coverIn: [18, 6, 12, 6, 6],
  },
  {
    location: 'under-building',
    label: { en: 'Under a building', es: 'Debajo de un edificio' },
    coverIn: [0, 0, 0, 0, 0],
  },
  {
    location: 'under-slab',
    label: {
      en: 'Under at least 4 in. of outdoor slab, no vehicles, slab 6 in. past the wiring',
      es: 'Bajo losa exterior de al menos 4 in., sin vehículos, con 6 in. más allá del cableado',
    },
    coverIn: [18, 4, 4, 6, 6],
  },
  {
    location: 'street',
    label: { en: 'Streets, alleys, driveways, parking lots', es: 'Calles, callejones, entradas de autos y estacionamientos' },
    coverIn: [24, 24, 24, 24, 24],
  },
  {
    location: 'dwelling-driveway',
    label: {
      en: 'Driveways and parking of one- and two-family dwellings',
      es: 'Entradas de autos y estacionamientos de viviendas de una y dos familias',
    },
    coverIn: [18, 18, 18, 12, 18],
  },
  {
    location: 'airport',
    label: { en: 'Airport runways and where trespass is prohibited', es: 'Pistas de aeropuerto y zonas de paso prohibido' },
    coverIn: [18, 18, 18, 18, 18],
  },
];
export const BURIAL_GRADE: Grade = 'V2';

/** Cover in inches for a method at a location; 0 under a building, where the wiring must be in a raceway or identified for it. */
export function coverDepth(location: BurialLocation, method: BuriedMethod): number {
  const found = BURIAL_ROWS.find((row) => row.location === location);
  const cover = found?.coverIn[BURIED_METHODS.indexOf(method)];
  if (cover === undefined) throw new RangeError(`No cover for ${location}, ${method}`);
  return cover;
}
