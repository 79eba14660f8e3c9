// Maximum voltage of a PV string in the cold, 690.7(A).
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
    name: 'modules',
    label: { en: 'Modules in series', es: 'Módulos en serie' },
    unit: '',
    min: 1,
    max: 200,
    optional: true,
  },
  {
    kind: 'number',
    name: 'voc',
    label: { en: 'Open-circuit voltage of a module (Voc)', es: 'Voltaje de circuito abierto (Voc)' },
    unit: 'V',
    min: 1,
    max: 500,
  },
  {
    kind: 'number',
    name: 'lowestC',
    label: { en: 'Lowest expected temperature', es: 'Temperatura mínima esperada' },
    unit: '°C',
    min: -40,
    max: 25,
  },
  {
    kind: 'number',
    name: 'coefficient',
    label: { en: "Module's Voc coefficient, % per °C", es: 'Coeficiente de Voc del módulo, % por °C' },
    unit: '%/°C',
    min: 0.01,
    max: 2,
    optional: true,
  },
  {
    kind: 'number',
    name: 'limitVolts',
    label: { en: 'Voltage limit', es: 'Límite de voltaje' },
    unit: 'V',
    min: 10,
    max: 2000,
    fallback: 600,
  },
];

/** Lowest °C of each row of Table 690.7(A) with its factor; K but for 1.14, which a public design tool also gives at -9 °C. */
const COLD_ROWS: readonly (readonly [fromC: number, factor: number])[] = [
  [25, 1],
  [20, 1.02],
  [15, 1.04],
  [10, 1.06],
  [5, 1.08],
  [0, 1.1],
  [-5, 1.12],
  [-10, 1.14],
  [-15, 1.16],
  [-20, 1.18],
  [-25, 1.2],
  [-30, 1.21],
  [-35, 1.23],
  [-40, 1.25],
];

/** Factor of Table 690.7(A) for a lowest temperature in °C, whole degrees as the table's rows run. */
export const coldFactor = (lowestC: number): number => COLD_ROWS.find(([fromC]) => Math.floor(lowestC + 1e-9) >= fromC)?.[1] ?? 1.25;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const voc = read.number('voc');
  const lowestC = read.number('lowestC');
  const coefficient = read.optionalNumber('coefficient');
  const limit = read.number('limitVolts');
  const factor = coefficient === undefined ? coldFactor(lowestC) : 1 + (coefficient / 100) * (25 - lowestC);
  const most = Math.floor(limit / (voc * factor) + 1e-9);
  const modules = read.optionalNumber('modules');
  const volts = (modules ?? most) * voc * factor;
  const grade = gradeIn(edition, coefficient === undefined ? 'K' : 'V2');
  const share = show(factor, 4);
  const atMost = t(
    `at most ${modules === undefined ? `**${most}**` : most} in series for ${show(limit)} V`,
    `${modules === undefined ? `**${most}**` : most} en serie como máximo para ${show(limit)} V`,
  );
  return {
    result:
      modules === undefined
        ? `${atMost.charAt(0).toUpperCase()}${atMost.slice(1)} (${show(volts, 1)} V)${mark(grade, language)}.`
        : `${t('Maximum voltage', 'Voltaje máximo')}: **${show(volts, 1)} V**${mark(grade, language)}.`,
    explanation: t(
      "The limit is 600 V on one- and two-family dwellings and 1000 V on other buildings. Use the module's own coefficient where the maker gives it.",
      'El límite es 600 V en viviendas de una y dos familias y 1000 V en otros edificios. Use el coeficiente del módulo si el fabricante lo da.',
    ),
    steps: [
      coefficient === undefined
        ? t(`Table 690.7(A) at ${show(lowestC)} °C: × ${share}.`, `Tabla 690.7(A) a ${show(lowestC)} °C: × ${share}.`)
        : `1 + ${show(coefficient, 3)}% × (25 °C - ${show(lowestC)} °C) = ${share}.`,
      `${modules ?? most} × ${show(voc)} V × ${share} = ${show(volts, 1)} V.`,
      `${show(limit)} V / (${show(voc)} V × ${share}) = ${show(limit / (voc * factor))}: ${atMost.replaceAll('**', '')}.`,
    ],
    figures: [
      { name: 'maximumVoltage', value: volts, unit: 'V', grade },
      { name: 'coldFactor', value: factor, unit: '', grade },
      { name: 'modulesInSeries', value: most, unit: '', grade },
    ],
    references: [codeUse('690.7(A)', grade, 'Voltage at the lowest temperature.', 'Voltaje a la temperatura mínima.')],
    assumptions: [
      ...(coefficient === undefined ? [t('Crystalline silicon.', 'Silicio cristalino.')] : []),
      ...(modules !== undefined || read.given('limitVolts') ? [] : [t('600 V, dwelling.', '600 V, vivienda.')]),
    ],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const pvVoltage: Calculator = {
  id: 'pv-voltage',
  title: { en: 'PV string voltage', es: 'Voltaje de una cadena FV' },
  words: [
    'solar',
    'string voltage',
    'voc',
    'cold',
    'modules in series',
    'pv',
    'paneles',
    'panel solar',
    'voltaje de cadena',
    'frio',
    'modulos en serie',
  ],
  inputs: INPUTS,
  form: { more: ['coefficient', 'limitVolts'] },
  bounds: [
    {
      needs: ['limitVolts'],
      asks: ['pv'],
      given: { figure: 'maximumVoltage' },
      is: 'most',
      limit: { input: 'limitVolts' },
      name: { en: 'the voltage allowed', es: 'el voltaje permitido' },
    },
    {
      asks: ['pv'],
      given: { named: 'count', counts: ['pv'] },
      is: 'most',
      limit: { figure: 'modulesInSeries' },
      name: { en: 'the modules allowed in series', es: 'los módulos permitidos en serie' },
    },
  ],
  calculate,
  followUps: {
    en: ['What current is the string sized for?', 'What is the voltage limit on a house?'],
    es: ['¿Para qué corriente se calcula la cadena?', '¿Cuál es el límite de voltaje en una casa?'],
  },
};
