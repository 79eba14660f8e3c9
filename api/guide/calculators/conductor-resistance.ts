// Direct-current resistance of a length of conductor from Chapter 9 Table 8, corrected for temperature.
import { dcResistance } from '../tables/chapter-9.ts';
import { CONDUCTOR_SIZES, METALS, type Metal, sizeLabel } from '../tables/conductors.ts';
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
  worstGrade,
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import { METAL_INPUT, metalText, SIZE_INPUT, YES_NO, yesNo } from './conductor-inputs.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  SIZE_INPUT,
  METAL_INPUT,
  {
    kind: 'number',
    name: 'lengthFt',
    label: { en: 'Length of the conductor', es: 'Largo del conductor' },
    unit: 'ft',
    min: 0.01,
    max: 1_000_000,
  },
  {
    kind: 'number',
    name: 'conductorC',
    label: { en: 'Conductor temperature', es: 'Temperatura del conductor' },
    unit: '°C',
    min: -50,
    max: 150,
    fallback: 75,
  },
  yesNo('solid', 'Solid conductor (14 to 8 AWG)', 'Conductor sólido (14 a 8 AWG)'),
  yesNo('roundTrip', 'Out and back (both conductors of a circuit)', 'Ida y vuelta (los dos conductores del circuito)'),
];

/** Change of resistance per °C from 75 °C, Table 8: copper and aluminum. Grade K. */
const COEFFICIENT_PER_C: Readonly<Record<Metal, number>> = { cu: 0.00323, al: 0.0033 };
const BASE_C = 75;

/** Resistance in ohms of `lengthFt` of one conductor, by ohms per 1000 ft at 75 °C and the conductor's temperature. */
export const resistanceOfLength = (ohmsPerKft: number, lengthFt: number, metal: Metal, conductorC: number): number =>
  ((ohmsPerKft * lengthFt) / 1000) * (1 + COEFFICIENT_PER_C[metal] * (conductorC - BASE_C));

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const size = read.choice('size', CONDUCTOR_SIZES);
  const metal = read.choice('metal', METALS);
  const lengthFt = read.number('lengthFt');
  const conductorC = read.number('conductorC');
  const roundTrip = read.choice('roundTrip', YES_NO) === 'yes';
  const solid = read.choice('solid', YES_NO) === 'yes';
  const ohmsPerKft = dcResistance(size, metal, solid);
  if (ohmsPerKft === undefined) {
    throw new InputError(
      'size',
      t(
        `Table 8 here has no ${metalText(metal, 'en')} figure for ${sizeLabel(size)}.`,
        `La Tabla 8 aquí no trae ${sizeLabel(size)} de ${metalText(metal, 'es')}.`,
      ),
    );
  }
  const totalFt = roundTrip ? 2 * lengthFt : lengthFt;
  const ohms = resistanceOfLength(ohmsPerKft, totalFt, metal, conductorC);
  const corrected = conductorC !== BASE_C;
  const grade = gradeIn(edition, worstGrade('V2', corrected ? 'K' : 'V2'));
  return {
    result: t(
      `${show(totalFt)} ft of **${sizeLabel(size)} ${metalText(metal, 'en')}** has **${show(ohms, 4)} ohm** at ${show(conductorC)} °C${mark(grade, 'en')}.`,
      `${show(totalFt)} pies de **${sizeLabel(size)} de ${metalText(metal, 'es')}** tienen **${show(ohms, 4)} ohm** a ${show(conductorC)} °C${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'Direct-current resistance of uncoated conductors. For alternating current in a raceway use the impedance of Table 9.',
      'Resistencia de corriente directa, conductores sin recubrir. Para corriente alterna en canalización use la impedancia de la Tabla 9.',
    ),
    steps: [
      t(
        `${codeText('Chapter 9 Table 8', edition, 'en')}: ${sizeLabel(size)} ${metalText(metal, 'en')} has ${show(ohmsPerKft, 5)} ohm per 1000 ft at 75 °C.`,
        `${codeText('Chapter 9 Table 8', edition, 'es')}: ${sizeLabel(size)} de ${metalText(metal, 'es')} tiene ${show(ohmsPerKft, 5)} ohm por 1000 pies a 75 °C.`,
      ),
      t(
        `R = ${show(ohmsPerKft, 5)} × ${show(totalFt)} ft / 1000 = ${show((ohmsPerKft * totalFt) / 1000, 4)} ohm.`,
        `R = ${show(ohmsPerKft, 5)} × ${show(totalFt)} pies / 1000 = ${show((ohmsPerKft * totalFt) / 1000, 4)} ohm.`,
      ),
      ...(corrected
        ? [
            t(
              `At ${show(conductorC)} °C: × [1 + ${COEFFICIENT_PER_C[metal]} × (${show(conductorC)} − 75)] = ${show(ohms, 4)} ohm.`,
              `A ${show(conductorC)} °C: × [1 + ${COEFFICIENT_PER_C[metal]} × (${show(conductorC)} − 75)] = ${show(ohms, 4)} ohm.`,
            ),
          ]
        : []),
    ],
    figures: [
      { name: 'ohmsPerKft', value: ohmsPerKft, unit: 'ohm/1000 ft', grade: gradeIn(edition, 'V2') },
      { name: 'resistance', value: ohms, unit: 'ohm', grade },
    ],
    references: [
      codeUse(
        'Chapter 9 Table 8',
        gradeIn(edition, 'V2'),
        'Direct-current resistance of conductors.',
        'Resistencia de conductores en corriente directa.',
      ),
    ],
    assumptions: [
      ...(read.given('metal') ? [] : [t('Copper.', 'Cobre.')]),
      ...(read.given('conductorC') ? [] : [t('75 °C conductor.', 'Conductor a 75 °C.')]),
      ...(metal === 'cu' && ['14', '12', '10', '8'].includes(size) && !read.given('solid')
        ? [t('Stranded conductor.', 'Conductor cableado.')]
        : []),
    ],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const conductorResistance: Calculator = {
  id: 'conductor-resistance',
  title: { en: 'Conductor resistance', es: 'Resistencia de un conductor' },
  words: ['wire resistance', 'ohms', 'table 8', 'resistencia del alambre', 'cable', 'resistencia'],
  inputs: INPUTS,
  form: { more: ['conductorC', 'solid', 'roundTrip'] },
  calculate,
  followUps: {
    en: ['What is the voltage drop of this run?', 'How does temperature change resistance?'],
    es: ['¿Cuál es la caída de voltaje de este tramo?', '¿Cómo cambia la resistencia con el calor?'],
  },
};
