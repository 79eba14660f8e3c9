// Smallest radius of a conduit bend, to the center line: Chapter 9 Table 2.
import type { Grade } from '../../contract/values.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  mark,
  say,
  show,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { inchText } from './inch-text.ts';
import { readValues } from './read-values.ts';

/**
 * Inches by trade size: one-shot and full-shoe benders, other bends. One-shot to 3 in. grade V2 (a bending chart in millimeters and the
 * rules' own source); larger sizes and the other bends grade K.
 */
const RADIUS_IN: Readonly<Record<string, readonly [oneShot: number, other: number]>> = {
  '1/2': [4, 4],
  '3/4': [4.5, 5],
  '1': [5.75, 6],
  '1-1/4': [7.25, 8],
  '1-1/2': [8.25, 10],
  '2': [9.5, 12],
  '2-1/2': [10.5, 15],
  '3': [13, 18],
  '3-1/2': [15, 21],
  '4': [16, 24],
  '5': [24, 30],
  '6': [30, 36],
};
const SIZES = Object.keys(RADIUS_IN);

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'tradeSize',
    label: { en: 'Trade size', es: 'Tamaño comercial' },
    options: ['1/2', '3/4', '1', '1-1/4', '1-1/2', '2', '2-1/2', '3', '3-1/2', '4', '5', '6'].map((value) => ({
      value,
      label: { en: `${value} in.`, es: `${value} in.` },
    })),
  },
];

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const tradeSize = readValues(INPUTS, values, language).choice('tradeSize', SIZES);
  const [oneShot, other] = RADIUS_IN[tradeSize] ?? [0, 0];
  const sure: Grade = gradeIn(edition, oneShot <= 13 ? 'V2' : 'K');
  const unsure = gradeIn(edition, 'K');
  return {
    result: t(
      `A ${tradeSize} in. conduit or tubing bends to no less than **${inchText(oneShot)} in.** of radius with a one-shot or full-shoe bender${mark(sure, 'en')}, **${inchText(other)} in.** for other bends${mark(unsure, 'en')}.`,
      `Un tubo de ${tradeSize} in. se dobla a no menos de **${inchText(oneShot)} pulg.** de radio con dobladora de un tiro o de zapata completa${mark(sure, 'es')}, **${inchText(other)} pulg.** en otros dobleces${mark(unsure, 'es')}.`,
    ),
    explanation: t('The radius is to the center line of the conduit.', 'El radio es al eje del tubo.'),
    steps: [
      t(
        `Chapter 9 Table 2, ${tradeSize} in.: one-shot and full-shoe ${inchText(oneShot)} in., other bends ${inchText(other)} in.`,
        `Tabla 2 del capítulo 9, ${tradeSize} in.: de un tiro y zapata completa ${inchText(oneShot)} pulg., otros dobleces ${inchText(other)} pulg.`,
      ),
    ],
    figures: [
      { name: 'oneShotRadius', value: oneShot, unit: 'in', grade: sure },
      { name: 'otherRadius', value: other, unit: 'in', grade: unsure },
    ],
    references: [codeUse('Chapter 9 Table 2', sure, 'Radius of conduit and tubing bends.', 'Radio de los dobleces de tubería.')],
    assumptions: [],
    cautions: [
      t(
        `Diameter of the bend: twice the radius, ${show(2 * oneShot)} in. At most 360° of bends between pull points.`,
        `Diámetro del doblez: dos veces el radio, ${show(2 * oneShot)} pulg. Cuando mucho 360° de dobleces entre puntos de jalado.`,
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const bendRadius: Calculator = {
  id: 'bend-radius',
  title: { en: 'Smallest bend radius', es: 'Radio mínimo de doblez' },
  words: ['bending radius', 'sweep', 'radius', 'radio de doblez', 'curva', 'radio minimo'],
  inputs: INPUTS,
  form: { usual: { tradeSize: '1' } },
  bounds: [
    {
      given: { named: 'length' },
      is: 'least',
      limit: { figure: 'oneShotRadius' },
      name: { en: 'the radius needed', es: 'el radio necesario' },
    },
  ],
  calculate,
  followUps: {
    en: ['How many bends between pull points?', 'How do I bend an offset?'],
    es: ['¿Cuántos dobleces entre puntos de jalado?', '¿Cómo hago un offset?'],
  },
};
