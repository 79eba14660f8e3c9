// The two factors on ampacity by themselves: ambient temperature correction and adjustment for many conductors.

import {
  ADJUSTMENT_GRADE,
  ADJUSTMENT_ROWS,
  adjustmentFactor,
  adjustmentRow,
  CORRECTION_GRADE,
  CORRECTION_ROWS,
  correctionFactor,
  correctionRow,
  ROOFTOP_ADDER_C,
  TEMPERATURE_RATINGS,
} from '../tables/ampacity.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  InputError,
  mark,
  type NumberInput,
  say,
  show,
  type Values,
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import { fahrenheitOnRoof, ROOFTOP_INPUT, rooftopText, rooftopUse } from './conductor-ampacity.ts';
import { adjustmentExcerpt, correctionExcerpt } from './conductor-excerpts.ts';
import { AMBIENT_INPUT, COUNT_INPUT, INSULATION_INPUT, YES_NO } from './conductor-inputs.ts';
import { readValues } from './read-values.ts';

const withoutFallback = (input: NumberInput): NumberInput => {
  const { fallback: _fallback, ...rest } = input;
  return { ...rest, optional: true };
};
const WIREWAYS = ['metal', 'nonmetallic'] as const;
const INPUTS: readonly CalculatorInput[] = [
  withoutFallback(AMBIENT_INPUT),
  INSULATION_INPUT,
  withoutFallback(COUNT_INPUT),
  ROOFTOP_INPUT,
  {
    kind: 'choice',
    name: 'wireway',
    label: { en: 'Wireway or gutter', es: 'Ducto cuadrado (wireway)' },
    options: [
      { value: 'metal', label: { en: 'Metal wireway or gutter', es: 'Ducto cuadrado metálico' } },
      { value: 'nonmetallic', label: { en: 'Nonmetallic wireway', es: 'Ducto cuadrado no metálico' } },
    ],
    optional: true,
  },
];
/** So many current-carrying conductors at one cross section of a metal wireway or gutter need no adjustment, 376.22(B) and 366.23(A). Grade V2. */
const SPARED_IN_WIREWAY = 30;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const outdoorC = read.optionalNumber('ambientC');
  const onRoof = outdoorC !== undefined && read.choice('rooftop', YES_NO) === 'yes';
  const ambientC = onRoof ? outdoorC + ROOFTOP_ADDER_C : outdoorC;
  const given = read.optionalChoice('insulation', ['60', '75', '90']);
  const conductors = read.optionalNumber('conductors');
  if (ambientC === undefined && conductors === undefined) {
    throw new InputError(
      'ambientC',
      t(
        'Give the ambient temperature, the number of current-carrying conductors, or both.',
        'Dé la temperatura ambiente, el número de conductores portadores de corriente, o ambos.',
      ),
    );
  }
  const ratings = given === undefined ? TEMPERATURE_RATINGS : TEMPERATURE_RATINGS.filter((rating) => String(rating) === given);
  const correctionGrade = gradeIn(edition, CORRECTION_GRADE);
  const adjustmentGrade = gradeIn(edition, ADJUSTMENT_GRADE);
  const corrections = ambientC === undefined ? [] : ratings.map((rating) => ({ rating, factor: correctionFactor(ambientC, rating) }));
  const wireway = read.optionalChoice('wireway', WIREWAYS);
  const isSpared = wireway === 'metal' && conductors !== undefined && conductors <= SPARED_IN_WIREWAY;
  const adjustment = conductors === undefined ? undefined : isSpared ? 1 : adjustmentFactor(conductors);
  const factorText = (factor: number | undefined): string =>
    factor === undefined ? t('not allowed', 'no se permite') : `**${show(factor)}**`;
  const place =
    ambientC === undefined ? '' : `${show(ambientC, 1)} °C (${onRoof ? fahrenheitOnRoof(outdoorC) : show(ambientC * 1.8 + 32, 0)} °F)`;
  const correctionText =
    ambientC === undefined
      ? undefined
      : t(
          `correction for ${place}: ${corrections.map(({ rating, factor }) => `${factorText(factor)} at ${rating} °C`).join(', ')}${mark(correctionGrade, 'en')}`,
          `corrección por ${place}: ${corrections.map(({ rating, factor }) => `${factorText(factor)} a ${rating} °C`).join(', ')}${mark(correctionGrade, 'es')}`,
        );
  const adjustmentText =
    adjustment === undefined || conductors === undefined
      ? undefined
      : t(
          `adjustment for ${show(conductors)} current-carrying conductors: **${show(adjustment * 100)}%**${mark(adjustmentGrade, 'en')}`,
          `ajuste por ${show(conductors)} conductores portadores de corriente: **${show(adjustment * 100)}%**${mark(adjustmentGrade, 'es')}`,
        );
  const parts = [correctionText, adjustmentText].filter((part) => part !== undefined);
  const result = parts.join('; ');
  const only = corrections.length === 1 ? corrections[0]?.factor : undefined;
  const wirewayText = t(
    `A metal wireway or gutter needs no adjustment up to **${SPARED_IN_WIREWAY}** current-carrying conductors at one cross section, filled to 20% at most; beyond them all are adjusted.`,
    `Un ducto cuadrado metálico no pide ajuste hasta **${SPARED_IN_WIREWAY}** conductores portadores en una sección, lleno al 20% cuando mucho; con más, se ajustan todos.`,
  );
  return {
    result: `${onRoof ? `${rooftopText(outdoorC, ctx)} ` : ''}${result.charAt(0).toUpperCase()}${result.slice(1)}.`,
    explanation: `${wireway === 'metal' ? `${wirewayText} ` : ''}${t(
      'Multiply the ampacity of the conductor’s own temperature column by the factors; the result still must not pass the terminals’ column. The count leaves out equipment grounds and a neutral that carries only the imbalance.',
      'Multiplique la ampacidad de la columna del propio aislamiento por los factores; el resultado no debe pasar de la columna de las terminales. No se cuentan las tierras de equipo ni el neutro que solo lleva el desbalance.',
    )}`,
    steps: [
      ...(ambientC === undefined
        ? []
        : [
            t(
              `${codeText('Table 310.15(B)(1)(1)', edition, 'en')}, row ${rowLabel(ambientC)}: ${corrections.map(({ rating, factor }) => `${rating} °C column ${factor === undefined ? '–' : show(factor)}`).join(', ')}.`,
              `${codeText('Table 310.15(B)(1)(1)', edition, 'es')}, renglón ${rowLabel(ambientC)}: ${corrections.map(({ rating, factor }) => `columna de ${rating} °C ${factor === undefined ? '–' : show(factor)}`).join(', ')}.`,
            ),
          ]),
      ...(adjustment === undefined || conductors === undefined || isSpared
        ? []
        : [
            t(
              `${codeText('Table 310.15(C)(1)', edition, 'en')}, ${ADJUSTMENT_ROWS[adjustmentRow(conductors)]?.label ?? ''} conductors: ${show(adjustment * 100)}%.`,
              `${codeText('Table 310.15(C)(1)', edition, 'es')}, ${ADJUSTMENT_ROWS[adjustmentRow(conductors)]?.label ?? ''} conductores: ${show(adjustment * 100)}%.`,
            ),
          ]),
      ...(only === undefined || adjustment === undefined
        ? []
        : [
            t(
              `Together: ${show(only)} × ${show(adjustment)} = ${show(only * adjustment, 3)}.`,
              `Juntos: ${show(only)} × ${show(adjustment)} = ${show(only * adjustment, 3)}.`,
            ),
          ]),
    ],
    figures: [
      ...corrections.flatMap(({ rating, factor }) =>
        factor === undefined ? [] : [{ name: `correctionFactor${rating}`, value: factor, unit: '', grade: correctionGrade }],
      ),
      ...(adjustment === undefined
        ? []
        : [{ name: 'adjustmentPercent', value: Math.round(adjustment * 100), unit: '%', grade: adjustmentGrade }]),
    ],
    references: [
      ...(wireway === 'metal'
        ? [
            codeUse(
              '376.22(B)',
              adjustmentGrade,
              'Metal wireways: adjustment above 30 current-carrying conductors.',
              'Ductos metálicos: ajuste arriba de 30 conductores portadores.',
            ),
          ]
        : []),
      ...(ambientC === undefined
        ? []
        : [
            ...(onRoof ? [rooftopUse(edition)] : []),
            codeUse('Table 310.15(B)(1)(1)', correctionGrade, 'Ambient temperature correction.', 'Corrección por temperatura ambiente.'),
          ]),
      ...(conductors === undefined
        ? []
        : [
            codeUse(
              'Table 310.15(C)(1)',
              adjustmentGrade,
              'Adjustment for more than three current-carrying conductors.',
              'Ajuste por más de tres conductores portadores.',
            ),
          ]),
    ],
    assumptions:
      ambientC === undefined
        ? []
        : [t('Ampacities of Table 310.16, based on 30 °C.', 'Ampacidades de la Tabla 310.16, con base en 30 °C.')],
    cautions: [
      ...(conductors === undefined
        ? []
        : [t('No adjustment in a nipple of 24 in. or less.', 'Sin ajuste en un niple de 24 pulg. o menos.')]),
      ...editionCautions(ctx),
    ],
    tables: [
      ...(ambientC === undefined ? [] : [correctionExcerpt(ambientC, ctx)]),
      ...(conductors === undefined ? [] : [adjustmentExcerpt(conductors, ctx)]),
    ],
  };
}

const rowLabel = (ambientC: number): string => {
  const row = CORRECTION_ROWS[correctionRow(ambientC) ?? CORRECTION_ROWS.length - 1];
  return row === undefined ? '' : `${row.labelC} °C (${row.labelF} °F)`;
};

export const ampacityFactors: Calculator = {
  id: 'ampacity-factors',
  title: { en: 'Ampacity factors: heat and bundling', es: 'Factores de ampacidad: calor y agrupamiento' },
  words: [
    'derating',
    'derate',
    'ambient',
    'heat',
    'temperature correction',
    'bundling',
    'attic',
    'rooftop',
    'conduit fill adjustment',
    'factores',
    'correccion por temperatura',
    'agrupamiento',
    'calor',
    'atico',
    'azotea',
  ],
  inputs: INPUTS,
  form: { more: ['rooftop', 'wireway'] },
  // A short nipple needs no adjustment, which the ampacity of a size knows.
  notOf: ['nipple'],
  bounds: [
    {
      needs: ['conductors'],
      asks: ['fill-adjust', 'ambient'],
      given: { figure: 'adjustmentPercent' },
      is: 'least',
      limit: { value: 100, unit: '%' },
      name: { en: 'the full ampacity', es: 'la ampacidad completa' },
    },
  ],
  calculate,
  followUps: {
    en: ['What is the ampacity of 10 AWG THHN with these factors?', 'Which conductors are counted?'],
    es: ['¿Cuál es la ampacidad de 10 AWG THHN con estos factores?', '¿Qué conductores se cuentan?'],
  },
};
