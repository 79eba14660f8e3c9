// Load on the neutral of a feeder or service, 220.61.
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
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'unbalancedA',
    label: { en: 'Largest unbalanced load', es: 'Mayor carga desbalanceada' },
    unit: 'A',
    min: 0.1,
    max: 20_000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'nonlinearA',
    label: { en: 'Of it nonlinear, on a 4-wire wye', es: 'De ella no lineal, en estrella de 4 hilos' },
    unit: 'A',
    min: 0,
    max: 20_000,
    fallback: 0,
  },
  {
    kind: 'number',
    name: 'cookingKw',
    label: { en: 'Ranges, ovens and dryers, after their demand factor', es: 'Estufas, hornos y secadoras, con su demanda' },
    unit: 'kW',
    min: 0.1,
    max: 10_000,
    optional: true,
  },
];

const WHOLE_TO_A = 200;
const SHARE = 0.7;

/** Neutral load in amperes: nonlinear load and the first 200 A whole, 70% of the rest. 220.61(B)(2) and (C), grade V2. */
export function neutralLoadA(unbalancedA: number, nonlinearA: number): number {
  const linear = Math.max(0, unbalancedA - nonlinearA);
  return nonlinearA + Math.min(linear, WHOLE_TO_A) + SHARE * Math.max(0, linear - WHOLE_TO_A);
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const cookingKw = read.optionalNumber('cookingKw');
  const unbalancedA = cookingKw === undefined ? read.number('unbalancedA') : read.optionalNumber('unbalancedA');
  const nonlinearA = Math.min(read.number('nonlinearA'), unbalancedA ?? 0);
  const grade = gradeIn(edition, 'V2');
  const neutralA = unbalancedA === undefined ? undefined : neutralLoadA(unbalancedA, nonlinearA);
  const neutralKw = cookingKw === undefined ? undefined : cookingKw * SHARE;
  const linear = (unbalancedA ?? 0) - nonlinearA;
  const parts = [
    ...(neutralA === undefined ? [] : [`**${show(neutralA)} A**`]),
    ...(neutralKw === undefined ? [] : [`**${show(neutralKw)} kW** ${t('for ranges and dryers', 'por estufas y secadoras')}`]),
  ];
  return {
    result: `${t('Neutral load', 'Carga del neutro')}: ${parts.join('; ')}${mark(grade, language)}.`,
    explanation: t(
      'Loads at 240 V without a neutral add nothing. No reduction for a 3-wire circuit of a 4-wire wye, nor for nonlinear load on a wye. The neutral is also never smaller than 250.24(D) or 250.122 asks.',
      'Las cargas a 240 V sin neutro no suman. Sin reducción en un circuito de 3 hilos de una estrella de 4 hilos ni para carga no lineal en estrella. El neutro tampoco es menor que lo que piden 250.24(D) o 250.122.',
    ),
    steps: [
      ...(neutralA === undefined
        ? []
        : [
            ...(nonlinearA > 0 ? [t(`Nonlinear, whole: ${show(nonlinearA)} A.`, `No lineal, completa: ${show(nonlinearA)} A.`)] : []),
            linear > WHOLE_TO_A
              ? `${WHOLE_TO_A} A + 70% × (${show(linear)} A - ${WHOLE_TO_A} A) = ${show(neutralLoadA(linear, 0))} A.`
              : t(
                  `Up to ${WHOLE_TO_A} A there is no reduction: ${show(linear)} A.`,
                  `Hasta ${WHOLE_TO_A} A no hay reducción: ${show(linear)} A.`,
                ),
          ]),
      ...(neutralKw === undefined ? [] : [`70% × ${show(cookingKw ?? 0)} kW = ${show(neutralKw)} kW.`]),
    ],
    figures: [
      ...(neutralA === undefined ? [] : [{ name: 'neutralLoad', value: neutralA, unit: 'A', grade }]),
      ...(neutralKw === undefined ? [] : [{ name: 'neutralCookingLoad', value: neutralKw, unit: 'kW', grade }]),
    ],
    references: [codeUse('220.61', grade, 'Load on the neutral and its 70%.', 'Carga del neutro y su 70%.')],
    assumptions:
      neutralA === undefined || read.given('nonlinearA') ? [] : [t('No nonlinear load on a wye.', 'Sin carga no lineal en estrella.')],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const neutralLoad: Calculator = {
  id: 'neutral-load',
  title: { en: 'Neutral load of a feeder', es: 'Carga del neutro de un alimentador' },
  words: ['neutral', 'feeder neutral', 'service neutral', '220.61', 'neutro', 'carga del neutro', 'alimentador', 'acometida'],
  inputs: INPUTS,
  form: { more: ['nonlinearA'] },
  calculate,
  followUps: {
    en: ['What is the smallest neutral for a service?', 'What counts as a nonlinear load?'],
    es: ['¿Cuál es el neutro más chico para una acometida?', '¿Qué es una carga no lineal?'],
  },
};
