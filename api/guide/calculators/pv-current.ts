// Currents of photovoltaic circuits: maximum circuit current, conductor ampacity and overcurrent device.
import { nextStandardRating } from '../tables/overcurrent.ts';
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
    kind: 'number',
    name: 'shortCircuitAmperes',
    label: { en: 'Module short-circuit current (Isc)', es: 'Corriente de cortocircuito del módulo (Isc)' },
    unit: 'A',
    min: 0.1,
    max: 100,
    optional: true,
  },
  {
    kind: 'number',
    name: 'parallelStrings',
    label: { en: 'Strings in parallel', es: 'Cadenas en paralelo' },
    unit: '',
    min: 1,
    max: 1000,
    fallback: 1,
  },
  {
    kind: 'number',
    name: 'inverterAmperes',
    label: { en: 'Inverter rated output current, for the AC side', es: 'Corriente nominal de salida del inversor, para el lado de CA' },
    unit: 'A',
    min: 0.1,
    max: 5000,
    optional: true,
  },
];

interface PvCurrents {
  /** 690.8(A): the current the circuit is taken to carry. */
  readonly maximumAmperes: number;
  /** 690.8(B) and 690.9(B): 125% of it, for conductor and device. */
  readonly designAmperes: number;
  readonly deviceA: number | undefined;
}

/** Source or output circuit of modules: Isc × strings × 1.25, and × 1.25 again for conductor and device (together 1.5625). */
export function pvSourceCurrents(shortCircuitAmperes: number, parallelStrings: number): PvCurrents {
  const maximumAmperes = 1.25 * shortCircuitAmperes * parallelStrings;
  return { maximumAmperes, designAmperes: 1.25 * maximumAmperes, deviceA: nextStandardRating(1.25 * maximumAmperes) };
}

/** Inverter output circuit: its rated current, and × 1.25 for conductor and device. */
function inverterOutputCurrents(inverterAmperes: number): PvCurrents {
  return { maximumAmperes: inverterAmperes, designAmperes: 1.25 * inverterAmperes, deviceA: nextStandardRating(1.25 * inverterAmperes) };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const isc = read.optionalNumber('shortCircuitAmperes');
  const strings = Math.round(read.number('parallelStrings'));
  const inverter = read.optionalNumber('inverterAmperes');
  if (isc === undefined && inverter === undefined) {
    throw new InputError(
      'shortCircuitAmperes',
      t(
        'Give the module short-circuit current (Isc), or the inverter output current.',
        'Dé la corriente de cortocircuito del módulo (Isc) o la de salida del inversor.',
      ),
    );
  }
  const source = isc === undefined ? undefined : pvSourceCurrents(isc, strings);
  const output = inverter === undefined ? undefined : inverterOutputCurrents(inverter);
  const grade = gradeIn(edition, 'V2');
  const rating = (currents: PvCurrents): string => `${show(currents.deviceA ?? currents.designAmperes)} A`;
  const parts = [
    ...(source === undefined
      ? []
      : [
          t(
            `PV circuit: maximum current **${show(source.maximumAmperes)} A**, conductor ampacity at least **${show(source.designAmperes)} A**, device at least **${rating(source)}**`,
            `Circuito FV: corriente máxima **${show(source.maximumAmperes)} A**, ampacidad mínima del conductor **${show(source.designAmperes)} A**, protección mínima **${rating(source)}**`,
          ),
        ]),
    ...(output === undefined
      ? []
      : [
          t(
            `inverter output: conductor ampacity at least **${show(output.designAmperes)} A**, breaker at least **${rating(output)}**`,
            `salida del inversor: ampacidad mínima del conductor **${show(output.designAmperes)} A**, breaker mínimo **${rating(output)}**`,
          ),
        ]),
  ].join('; ');
  return {
    result: `${parts.charAt(0).toUpperCase()}${parts.slice(1)}${mark(grade, language)}.`,
    explanation: t(
      'The first 125% covers sunlight above the test level, the second that the current is continuous. The conductor must also carry the maximum current after correction for heat and number of conductors; the larger result governs.',
      'El primer 125% cubre una irradiancia mayor que la de prueba; el segundo, que la corriente es continua. El conductor también debe llevar la corriente máxima después de corregir por calor y agrupamiento; manda el resultado mayor.',
    ),
    steps: [
      ...(source === undefined || isc === undefined
        ? []
        : [
            t(
              `Maximum circuit current = 1.25 × ${show(isc)} A${strings > 1 ? ` × ${strings} strings` : ''} = ${show(source.maximumAmperes)} A.`,
              `Corriente máxima del circuito = 1.25 × ${show(isc)} A${strings > 1 ? ` × ${strings} cadenas` : ''} = ${show(source.maximumAmperes)} A.`,
            ),
            t(
              `Conductor and device: 1.25 × ${show(source.maximumAmperes)} A = ${show(source.designAmperes)} A; next standard device ${rating(source)}.`,
              `Conductor y protección: 1.25 × ${show(source.maximumAmperes)} A = ${show(source.designAmperes)} A; siguiente dispositivo estándar ${rating(source)}.`,
            ),
          ]),
      ...(output === undefined || inverter === undefined
        ? []
        : [
            t(
              `Inverter output: 1.25 × ${show(inverter)} A = ${show(output.designAmperes)} A; next standard breaker ${rating(output)}.`,
              `Salida del inversor: 1.25 × ${show(inverter)} A = ${show(output.designAmperes)} A; siguiente breaker estándar ${rating(output)}.`,
            ),
          ]),
    ],
    figures: [
      ...(source === undefined
        ? []
        : [
            { name: 'maximumCircuitCurrent', value: source.maximumAmperes, unit: 'A', grade },
            { name: 'conductorAmpacity', value: source.designAmperes, unit: 'A', grade },
            { name: 'deviceRating', value: source.deviceA ?? source.designAmperes, unit: 'A', grade },
          ]),
      ...(output === undefined
        ? []
        : [
            { name: 'inverterConductorAmpacity', value: output.designAmperes, unit: 'A', grade },
            { name: 'inverterBreaker', value: output.deviceA ?? output.designAmperes, unit: 'A', grade },
          ]),
    ],
    references: [
      codeUse('690.8(A)(1)', grade, 'Maximum current of PV circuits.', 'Corriente máxima de los circuitos FV.'),
      codeUse('690.8(B)', grade, 'Conductors at 125% of the maximum current.', 'Conductores al 125% de la corriente máxima.'),
      codeUse('690.9(B)', grade, 'Overcurrent devices at 125% or more.', 'Protección al 125% o más.'),
    ],
    assumptions: isc !== undefined && !read.given('parallelStrings') ? [t('One string.', 'Una cadena.')] : [],
    cautions: [
      t(
        'Do not exceed the maximum series fuse on the module label. Fuses for PV have sizes between the standard ratings; correct for a hot roof.',
        'No pase del fusible máximo en serie que marca el módulo. Los fusibles FV tienen tamaños intermedios; corrija por el calor de la azotea.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const pvCurrent: Calculator = {
  id: 'pv-current',
  title: { en: 'Photovoltaic circuit current', es: 'Corriente de circuitos fotovoltaicos' },
  words: [
    'solar',
    'pv',
    'photovoltaic',
    'string',
    'isc',
    'module',
    'solar wire',
    'paneles',
    'panel solar',
    'fotovoltaico',
    'modulo',
    'cadena',
  ],
  inputs: INPUTS,
  bounds: [
    {
      asks: ['pv'],
      given: { named: 'current', of: ['device'] },
      is: 'least',
      limit: { figure: 'deviceRating' },
      name: { en: 'the device needed', es: 'la protección necesaria' },
    },
    {
      asks: ['pv'],
      given: { named: 'current', of: ['ampacity'] },
      is: 'least',
      limit: { figure: 'conductorAmpacity' },
      name: { en: 'the ampacity needed', es: 'la ampacidad necesaria' },
    },
  ],
  calculate,
  followUps: {
    en: ['How large may the solar breaker be on my panel?', 'How do I correct for a hot roof?'],
    es: ['¿Qué breaker solar admite mi tablero?', '¿Cómo corrijo por azotea caliente?'],
  },
};
