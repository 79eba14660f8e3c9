// Alternating-current resistance, reactance and effective impedance of a conductor in a raceway, from Chapter 9 Table 9.
import { AC_IMPEDANCE, acImpedance, acImpedanceSizes, RACEWAY_MATERIALS } from '../tables/chapter-9.ts';
import { METALS, sizeLabel } from '../tables/conductors.ts';
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
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import { METAL_INPUT, metalText, POWER_SIZES, SIZE_INPUT } from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';
import { readValues } from './read-values.ts';

const MATERIAL_TEXT = {
  pvc: { en: 'PVC', es: 'PVC' },
  aluminum: { en: 'aluminum', es: 'aluminio' },
  steel: { en: 'steel', es: 'acero' },
} as const;

const INPUTS: readonly CalculatorInput[] = [
  { ...SIZE_INPUT, options: SIZE_INPUT.options.filter((option) => AC_IMPEDANCE[option.value as keyof typeof AC_IMPEDANCE] !== undefined) },
  METAL_INPUT,
  {
    kind: 'choice',
    name: 'racewayMaterial',
    label: { en: 'Raceway material', es: 'Material de la canalización' },
    options: RACEWAY_MATERIALS.map((value) => ({ value, label: MATERIAL_TEXT[value] })),
    fallback: 'steel',
  },
  {
    kind: 'number',
    name: 'powerFactor',
    label: { en: 'Power factor of the load', es: 'Factor de potencia de la carga' },
    unit: '',
    min: 0.1,
    max: 1,
    fallback: 0.85,
  },
  {
    kind: 'number',
    name: 'lengthFt',
    label: { en: 'One-way length', es: 'Longitud de ida' },
    unit: 'ft',
    min: 0.1,
    max: 1_000_000,
    optional: true,
  },
];

/** Effective impedance in ohms to neutral per 1000 ft: Z = R cos φ + X sin φ, as in the notes of Chapter 9 Table 9. */
export const effectiveImpedance = (r: number, x: number, powerFactor: number): number =>
  r * powerFactor + x * Math.sqrt(Math.max(0, 1 - powerFactor ** 2));

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const size = read.choice('size', POWER_SIZES);
  const metal = read.choice('metal', METALS);
  const material = read.choice('racewayMaterial', RACEWAY_MATERIALS);
  const powerFactor = read.number('powerFactor');
  const lengthFt = read.optionalNumber('lengthFt');
  const found = acImpedance(size, metal, material);
  if (found === undefined) {
    throw new InputError(
      'size',
      t(
        `Table 9 has no ${metalText(metal, 'en')} row for ${sizeLabel(size)}.`,
        `La Tabla 9 no trae ${sizeLabel(size)} de ${metalText(metal, 'es')}.`,
      ),
    );
  }
  const { r, x } = found;
  const z = effectiveImpedance(r, x, powerFactor);
  const sine = Math.sqrt(1 - powerFactor ** 2);
  const grade = gradeIn(edition, 'V2');
  const ohms = lengthFt === undefined ? undefined : (z * lengthFt) / 1000;
  const sizes = acImpedanceSizes(metal);
  return {
    result: t(
      `**${sizeLabel(size)} ${metalText(metal, 'en')}** in ${MATERIAL_TEXT[material].en} conduit at a power factor of ${show(powerFactor, 3)}: effective Z **${show(z, 4)} ohm per 1000 ft**${mark(grade, 'en')} (R ${show(r, 4)}, X ${show(x, 4)})${ohms === undefined ? '.' : `; **${show(ohms, 4)} ohm** over ${show(lengthFt ?? 0)} ft.`}`,
      `**${sizeLabel(size)} de ${metalText(metal, 'es')}** en tubo de ${MATERIAL_TEXT[material].es} con factor de potencia de ${show(powerFactor, 3)}: Z efectiva de **${show(z, 4)} ohm por 1000 pies**${mark(grade, 'es')} (R ${show(r, 4)}, X ${show(x, 4)})${ohms === undefined ? '.' : `; **${show(ohms, 4)} ohm** en ${show(lengthFt ?? 0)} pies.`}`,
    ),
    explanation: t(
      'Ohms to neutral, for three single conductors in one raceway at 60 Hz and 75 °C. Three-phase drop: √3 × I × Z × length; single-phase: 2 × I × Z × length.',
      'Ohms al neutro, para tres conductores en una canalización a 60 Hz y 75 °C. Caída trifásica: √3 × I × Z × longitud; monofásica: 2 × I × Z × longitud.',
    ),
    steps: [
      t(
        `${codeText('Chapter 9 Table 9', edition, 'en')}: R = ${show(r, 4)}, XL = ${show(x, 4)} ohm per 1000 ft.`,
        `${codeText('Chapter 9 Table 9', edition, 'es')}: R = ${show(r, 4)}, XL = ${show(x, 4)} ohm por 1000 pies.`,
      ),
      t(
        `cos φ = ${show(powerFactor, 3)}, sin φ = √(1 − ${show(powerFactor, 3)}²) = ${show(sine, 3)}.`,
        `cos φ = ${show(powerFactor, 3)}, sen φ = √(1 − ${show(powerFactor, 3)}²) = ${show(sine, 3)}.`,
      ),
      t(
        `Z = R cos φ + XL sin φ = ${show(r, 4)} × ${show(powerFactor, 3)} + ${show(x, 4)} × ${show(sine, 3)} = ${show(z, 4)} ohm per 1000 ft.`,
        `Z = R cos φ + XL sen φ = ${show(r, 4)} × ${show(powerFactor, 3)} + ${show(x, 4)} × ${show(sine, 3)} = ${show(z, 4)} ohm por 1000 pies.`,
      ),
    ],
    figures: [
      { name: 'resistance', value: r, unit: 'ohm/1000 ft', grade },
      { name: 'reactance', value: x, unit: 'ohm/1000 ft', grade },
      { name: 'effectiveImpedance', value: Number(z.toPrecision(6)), unit: 'ohm/1000 ft', grade },
      ...(ohms === undefined ? [] : [{ name: 'impedance', value: Number(ohms.toPrecision(6)), unit: 'ohm', grade }]),
    ],
    references: [
      codeUse(
        'Chapter 9 Table 9',
        grade,
        'Alternating-current resistance and reactance.',
        'Resistencia y reactancia en corriente alterna.',
      ),
    ],
    assumptions: [
      ...(read.given('metal') ? [] : [t('Copper.', 'Cobre.')]),
      ...(read.given('racewayMaterial') ? [] : [t('Steel conduit.', 'Tubo de acero.')]),
      ...(read.given('powerFactor') ? [] : [t('Power factor 0.85.', 'Factor de potencia de 0.85.')]),
    ],
    cautions: editionCautions(ctx),
    tables: [
      excerptRows({
        title: t('Chapter 9 Table 9: ohms to neutral per 1000 ft', 'Capítulo 9, Tabla 9: ohms al neutro por 1000 pies'),
        code: 'Chapter 9 Table 9',
        edition,
        grade,
        columns: [t('Size', 'Calibre'), t('R', 'R'), 'XL', t('effective Z', 'Z efectiva')],
        rows: sizes.flatMap((each) => {
          const row = acImpedance(each, metal, material);
          return row === undefined
            ? []
            : [[sizeLabel(each), show(row.r, 4), show(row.x, 4), show(effectiveImpedance(row.r, row.x, powerFactor), 4)]];
        }),
        used: sizes.indexOf(size),
      }),
    ],
  };
}

export const acImpedanceOfRun: Calculator = {
  id: 'ac-impedance',
  title: { en: 'AC impedance of a conductor', es: 'Impedancia de un conductor en CA' },
  words: ['impedance z', 'effective z', 'table 9', 'ohms per 1000 ft', 'reactance', 'impedancia', 'tabla 9', 'reactancia'],
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['What is the voltage drop of this run?', 'What is its DC resistance?'],
    es: ['¿Cuál es la caída de voltaje de este tramo?', '¿Cuál es su resistencia en CD?'],
  },
};
