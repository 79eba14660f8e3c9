// Total load of a farm's buildings on one service, Table 220.103.
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
  tidy,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { readList } from './read-list.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'text',
    name: 'loads',
    label: { en: 'Calculated load of each building but the dwelling', es: 'Carga calculada de cada construcción, sin la casa' },
    example: '120, 80, 50',
  },
  {
    kind: 'choice',
    name: 'unit',
    label: { en: 'Given in', es: 'Dada en' },
    options: [
      { value: 'A', label: { en: 'Amperes', es: 'Amperes' } },
      { value: 'VA', label: { en: 'Volt-amperes', es: 'Volt-amperes' } },
    ],
    fallback: 'A',
  },
  {
    kind: 'number',
    name: 'dwelling',
    label: { en: 'Load of the farm dwelling on the same service', es: 'Carga de la casa en la misma acometida' },
    unit: '',
    min: 0,
    max: 1e7,
    fallback: 0,
  },
];

const PERCENTS = [100, 75, 65];
const REST_PERCENT = 50;

/** Total of building loads: the largest whole, the second 75%, the third 65%, the rest 50%. Table 220.103, grade V1. */
export const farmTotal = (loads: readonly number[]): number =>
  [...loads].sort((a, b) => b - a).reduce((sum, each, at) => sum + (each * (PERCENTS[at] ?? REST_PERCENT)) / 100, 0);

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const loads = [...readList(read.text('loads'), 'loads', language)].sort((a, b) => b - a);
  const unit = read.choice('unit', ['A', 'VA']);
  const dwelling = read.number('dwelling');
  const total = farmTotal(loads) + dwelling;
  const grade = gradeIn(edition, 'V1');
  const parts = loads.map((each, at) => `${show(each)} × ${PERCENTS[at] ?? REST_PERCENT}%`).join(' + ');
  return {
    result: say(language, {
      en: `Total farm load: **${show(total)} ${unit}**${mark(grade, 'en')}.`,
      es: `Carga total de la granja: **${show(total)} ${unit}**${mark(grade, 'es')}.`,
    }),
    explanation: say(language, {
      en: 'The largest building counts whole, the second 75%, the third 65%, the rest 50%. Buildings of the same function count as one; the dwelling is added in full.',
      es: 'La construcción más grande cuenta completa, la segunda 75%, la tercera 65% y las demás 50%. Las de la misma función cuentan como una; la casa se suma completa.',
    }),
    steps: [`${parts}${dwelling > 0 ? ` + ${show(dwelling)}` : ''} = ${show(total)} ${unit}.`],
    figures: [{ name: 'farmLoad', value: tidy(total), unit, grade }],
    references: [codeUse('220.103', grade, 'Total of the farm loads by their order.', 'Total de las cargas de la granja según su orden.')],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const farmLoad: Calculator = {
  id: 'farm-load',
  title: { en: 'Farm load', es: 'Carga de una granja' },
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['How is the load of one farm building found?', 'How is the farm dwelling added?'],
    es: ['¿Cómo se calcula una sola construcción?', '¿Cómo se suma la casa de la granja?'],
  },
};
