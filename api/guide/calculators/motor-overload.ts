// Overload protection of a motor by its nameplate current alone: 125% or 115%, and the ceiling where it won't start.
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
import { sizeOverload } from './motor-circuit.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'nameplateAmperes',
    label: { en: 'Nameplate current', es: 'Corriente de placa' },
    unit: 'A',
    min: 0.1,
    max: 3000,
  },
  {
    kind: 'number',
    name: 'serviceFactor',
    label: { en: 'Service factor', es: 'Factor de servicio' },
    unit: '',
    min: 1,
    max: 2,
    optional: true,
  },
  {
    kind: 'number',
    name: 'riseC',
    label: { en: 'Marked temperature rise', es: 'Elevación de temperatura marcada' },
    unit: '°C',
    min: 20,
    max: 150,
    optional: true,
  },
];

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const amperes = read.number('nameplateAmperes');
  const serviceFactor = read.optionalNumber('serviceFactor');
  const riseC = read.optionalNumber('riseC');
  const size = sizeOverload(amperes, serviceFactor, riseC);
  const grade = gradeIn(edition, 'V2');
  const unknown = serviceFactor === undefined && riseC === undefined;
  return {
    result: t(
      `Overload protection at most **${show(size.amperes)} A** (${size.percent}% of ${show(amperes)} A)${mark(grade, 'en')}.`,
      `Protección de sobrecarga de **${show(size.amperes)} A** como máximo (${size.percent}% de ${show(amperes)} A)${mark(grade, 'es')}.`,
    ),
    explanation: t(
      `If the motor cannot start or carry its load, up to **${show(size.ceilingAmperes)} A** (${size.ceilingPercent}%). Motors of 1 hp and less that start by themselves have rules of their own. Overloads go by the nameplate, conductors and breakers by the table current.`,
      `Si el motor no arranca o no mueve su carga, hasta **${show(size.ceilingAmperes)} A** (${size.ceilingPercent}%). Los motores de 1 hp o menos que arrancan solos tienen sus propias reglas. La sobrecarga va por la placa; conductores y breaker, por la corriente de tabla.`,
    ),
    steps: [
      t(
        `Service factor of 1.15 or more, or a rise of 40 °C or less: 125%; any other motor 115%. Here ${size.percent}%.`,
        `Factor de servicio de 1.15 o más, o elevación de 40 °C o menos: 125%; los demás 115%. Aquí ${size.percent}%.`,
      ),
      t(
        `${size.percent}% × ${show(amperes)} A = ${show(size.amperes)} A.`,
        `${size.percent}% × ${show(amperes)} A = ${show(size.amperes)} A.`,
      ),
      t(
        `Ceiling, 430.32(C): ${size.ceilingPercent}% × ${show(amperes)} A = ${show(size.ceilingAmperes)} A.`,
        `Tope, 430.32(C): ${size.ceilingPercent}% × ${show(amperes)} A = ${show(size.ceilingAmperes)} A.`,
      ),
    ],
    figures: [
      { name: 'overloadRating', value: tidy(size.amperes), unit: 'A', grade },
      { name: 'overloadPercent', value: size.percent, unit: '%', grade },
      { name: 'overloadCeiling', value: tidy(size.ceilingAmperes), unit: 'A', grade },
      { name: 'overloadCeilingPercent', value: size.ceilingPercent, unit: '%', grade },
    ],
    references: [
      codeUse(
        '430.32(A)(1)',
        grade,
        'Overload protection by the nameplate current.',
        'Protección de sobrecarga según la corriente de placa.',
      ),
      codeUse('430.32(C)', grade, 'The ceiling where the motor would not start.', 'El tope cuando el motor no arranca.'),
    ],
    assumptions: unknown ? [t('Service factor unknown: 115%.', 'Factor de servicio desconocido: 115%.')] : [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const motorOverload: Calculator = {
  id: 'motor-overload',
  title: { en: 'Motor overload protection', es: 'Protección de sobrecarga de un motor' },
  words: [
    'overload',
    'heaters',
    'thermal overload',
    'service factor',
    '430.32',
    'motor',
    'sobrecarga',
    'elementos termicos',
    'guardamotor',
    'relevador',
  ],
  inputs: INPUTS,
  form: { differences: ['riseC'] },
  bounds: [
    {
      asks: ['overload', 'motor'],
      given: { named: 'current', of: ['overload', 'device', 'load'], bare: true },
      is: 'most',
      limit: { figure: 'overloadRating' },
      name: { en: 'the overload setting allowed', es: 'el ajuste de sobrecarga permitido' },
    },
  ],
  calculate,
  followUps: {
    en: ['What breaker does this motor need?', 'What does service factor mean?'],
    es: ['¿Qué breaker lleva este motor?', '¿Qué significa factor de servicio?'],
  },
};
