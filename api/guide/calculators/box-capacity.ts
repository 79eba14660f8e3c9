// How many conductors of one size a box of a given volume holds, with nothing else in it.
import { BOX_FILL_SIZES, CONDUCTOR_VOLUME_IN3, METAL_BOXES } from '../tables/box.ts';
import { sizeLabel } from '../tables/conductors.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  InputError,
  mark,
  say,
  show,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'size',
    label: { en: 'Conductor size', es: 'Calibre del conductor' },
    options: BOX_FILL_SIZES.map((value) => ({ value, label: { en: sizeLabel(value), es: sizeLabel(value) } })),
  },
  {
    kind: 'number',
    name: 'boxVolumeIn3',
    label: { en: 'Volume of the box', es: 'Volumen de la caja' },
    unit: 'in³',
    min: 1,
    max: 1000,
    optional: true,
  },
  {
    kind: 'choice',
    name: 'box',
    label: { en: 'Standard metal box', es: 'Caja metálica estándar' },
    optional: true,
    options: METAL_BOXES.filter((box) => box.grade === 'V2').map((box) => ({
      value: boxName(box),
      label: box.label,
    })),
  },
];

/** '4 × 1-1/2 square' -> its name in the list. */
function boxName(box: (typeof METAL_BOXES)[number]): string {
  return `${box.shape}: ${box.label.en.split(' in.')[0]}`;
}

/** Whole conductors of one size in a volume, 314.16(B). */
export const conductorsIn = (volumeIn3: number, perConductorIn3: number): number => Math.floor(volumeIn3 / perConductorIn3 + 1e-9);

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const size = read.choice('size', BOX_FILL_SIZES);
  const named = METAL_BOXES.find((box) => boxName(box) === values.box);
  const volume = read.optionalNumber('boxVolumeIn3') ?? named?.volumeIn3;
  if (volume === undefined) {
    throw new InputError(
      'boxVolumeIn3',
      t(
        'Give the volume of the box in cubic inches, or choose a standard box.',
        'Dé el volumen de la caja en pulgadas cúbicas o elija una caja estándar.',
      ),
    );
  }
  const each = CONDUCTOR_VOLUME_IN3[size];
  const most = conductorsIn(volume, each);
  const grade = gradeIn(edition, 'V2');
  return {
    result: t(
      `A box of ${show(volume)} in³ holds **${most}** conductors of ${sizeLabel(size)} (${show(each)} in³ each)${mark(grade, 'en')}.`,
      `Una caja de ${show(volume)} in³ admite **${most}** conductores de ${sizeLabel(size)} (${show(each)} in³ cada uno)${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'That is the number of allowances: each device takes two of them, all internal clamps together one, and the equipment grounds one for up to four (2020 edition and later).',
      'Ese es el número de asignaciones: cada dispositivo toma dos, todas las grapas internas juntas una, y las tierras una por cada hasta cuatro (edición 2020 y posteriores).',
    ),
    steps: [
      t(
        `${show(volume)} in³ ÷ ${show(each)} in³ = ${show(volume / each)}, rounded down: ${most}.`,
        `${show(volume)} in³ ÷ ${show(each)} in³ = ${show(volume / each)}, hacia abajo: ${most}.`,
      ),
    ],
    figures: [
      { name: 'conductors', value: most, unit: '', grade },
      { name: 'volumePerConductor', value: each, unit: 'in³', grade },
      { name: 'boxVolume', value: volume, unit: 'in³', grade },
    ],
    references: [
      codeUse('314.16(B)', grade, 'Volume that each conductor counts.', 'Volumen que cuenta cada conductor.'),
      codeUse('314.16(A)', grade, 'Volume of the box.', 'Volumen de la caja.'),
    ],
    assumptions: [t('No devices, clamps or fittings in the box.', 'Sin dispositivos, grapas ni accesorios en la caja.')],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const boxCapacity: Calculator = {
  id: 'box-capacity',
  title: { en: 'Conductors that a box holds', es: 'Conductores que admite una caja' },
  inputs: INPUTS,
  calculate,
  video: { en: 'box fill calculation', es: 'cálculo de llenado de cajas' },
  followUps: {
    en: ['What if there is a receptacle in the box?', 'Do grounds count in box fill?', 'How much free conductor must a box have?'],
    es: ['¿Y si la caja lleva un contacto?', '¿Cuentan las tierras en el llenado?', '¿Cuánto cable libre lleva una caja?'],
  },
};
