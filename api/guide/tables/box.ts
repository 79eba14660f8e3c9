// Box fill: the space a conductor takes and the space that standard metal boxes have.
import type { Grade, Text } from '../../contract/values.ts';
import type { ConductorSize } from './conductors.ts';

export const BOX_FILL_SIZES = ['18', '16', '14', '12', '10', '8', '6'] as const satisfies readonly ConductorSize[];
export type BoxFillSize = (typeof BOX_FILL_SIZES)[number];

/** Table 314.16(B)(1) (314.16(B) before 2023): cubic inches for one conductor. Grade V2 (S4, S8). 4 AWG and larger are not box fill: 314.28. */
export const CONDUCTOR_VOLUME_IN3: Readonly<Record<BoxFillSize, number>> = {
  '18': 1.5,
  '16': 1.75,
  '14': 2,
  '12': 2.25,
  '10': 2.5,
  '8': 3,
  '6': 5,
};

export const BOX_SHAPES = ['octagon', 'square', 'square-large', 'device', 'device-large', 'masonry', 'fs'] as const;
export type BoxShape = (typeof BOX_SHAPES)[number];

export interface MetalBox {
  readonly shape: BoxShape;
  /** '4 × 1-1/2', in inches; the same in every language. None for boxes that go by their name. */
  readonly dimensions?: string;
  readonly label: Text;
  readonly volumeIn3: number;
  readonly grade: Grade;
  /** True where the volume is that of one gang. */
  readonly perGang: boolean;
}

const round = (dimensions: string, volumeIn3: number): MetalBox => ({
  shape: 'octagon',
  dimensions,
  label: { en: `${dimensions} in. round or octagon`, es: `redonda u octagonal de ${dimensions} in.` },
  volumeIn3,
  grade: 'V2',
  perGang: false,
});
const square = (shape: 'square' | 'square-large', dimensions: string, volumeIn3: number): MetalBox => ({
  shape,
  dimensions,
  label: { en: `${dimensions} in. square`, es: `cuadrada de ${dimensions} in.` },
  volumeIn3,
  grade: 'V2',
  perGang: false,
});
const device = (shape: 'device' | 'device-large', dimensions: string, volumeIn3: number): MetalBox => ({
  shape,
  dimensions,
  label: { en: `${dimensions} in. device`, es: `de dispositivo (chalupa) de ${dimensions} in.` },
  volumeIn3,
  grade: 'V2',
  perGang: false,
});
const masonry = (dimensions: string, volumeIn3: number): MetalBox => ({
  shape: 'masonry',
  dimensions,
  label: { en: `${dimensions} in. masonry, each gang`, es: `para mampostería de ${dimensions} in., cada gang` },
  volumeIn3,
  grade: 'V2',
  perGang: true,
});

/**
 * Table 314.16(A): smallest volume of standard metal boxes in cubic inches. Grade V2 (S4, S8 and a third repository);
 * the FS and FD boxes with more than one gang: grade X (18 and 24 in³ a gang in S8, 24 and 36 for two gangs in S4; S8 stands here).
 */
export const METAL_BOXES: readonly MetalBox[] = [
  round('4 × 1-1/4', 12.5),
  round('4 × 1-1/2', 15.5),
  round('4 × 2-1/8', 21.5),
  square('square', '4 × 1-1/4', 18),
  square('square', '4 × 1-1/2', 21),
  square('square', '4 × 2-1/8', 30.3),
  square('square-large', '4-11/16 × 1-1/4', 25.5),
  square('square-large', '4-11/16 × 1-1/2', 29.5),
  square('square-large', '4-11/16 × 2-1/8', 42),
  device('device', '3 × 2 × 1-1/2', 7.5),
  device('device', '3 × 2 × 2', 10),
  device('device', '3 × 2 × 2-1/4', 10.5),
  device('device', '3 × 2 × 2-1/2', 12.5),
  device('device', '3 × 2 × 2-3/4', 14),
  device('device', '3 × 2 × 3-1/2', 18),
  device('device-large', '4 × 2-1/8 × 1-1/2', 10.3),
  device('device-large', '4 × 2-1/8 × 1-7/8', 13),
  device('device-large', '4 × 2-1/8 × 2-1/8', 14.5),
  masonry('3-3/4 × 2 × 2-1/2', 14),
  masonry('3-3/4 × 2 × 3-1/2', 21),
  { shape: 'fs', label: { en: 'FS, one gang', es: 'FS de un gang' }, volumeIn3: 13.5, grade: 'V2', perGang: false },
  { shape: 'fs', label: { en: 'FD, one gang', es: 'FD de un gang' }, volumeIn3: 18, grade: 'V2', perGang: false },
  { shape: 'fs', label: { en: 'FS, several gangs, each', es: 'FS de varios gangs, cada uno' }, volumeIn3: 18, grade: 'X', perGang: true },
  { shape: 'fs', label: { en: 'FD, several gangs, each', es: 'FD de varios gangs, cada uno' }, volumeIn3: 24, grade: 'X', perGang: true },
];
