// Current of a generator from its rating, and what its conductors must carry, 445.13.
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
import { acPhasesInput } from './conductor-inputs.ts';
import { divisorText, lineCurrent, type Phases } from './line-current.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'kw',
    label: { en: 'Generator rating in kW', es: 'Capacidad del generador en kW' },
    unit: 'kW',
    min: 0.1,
    max: 10_000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'ratedA',
    label: { en: 'Nameplate current', es: 'Corriente de placa' },
    unit: 'A',
    min: 0.1,
    max: 20_000,
    optional: true,
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 1000, fallback: 240 },
  acPhasesInput('1'),
  {
    kind: 'number',
    name: 'powerFactor',
    label: { en: 'Rated power factor', es: 'Factor de potencia nominal' },
    unit: '',
    min: 0.3,
    max: 1,
    optional: true,
  },
];

/** Conductors from the generator to its first overcurrent device carry at least this share of its nameplate current. */
const CONDUCTOR_SHARE = 1.15;
const THREE_PHASE_POWER_FACTOR = 0.8;

/** Rated current in amperes and the least conductor ampacity, 115% of it. Grade of the 115%: V2. */
export function generatorAmperes(
  kw: number,
  volts: number,
  phases: Phases,
  powerFactor: number,
): { readonly rated: number; readonly conductor: number } {
  const rated = lineCurrent((kw * 1000) / powerFactor, volts, phases);
  return { rated, conductor: rated * CONDUCTOR_SHARE };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const given = read.optionalNumber('powerFactor');
  const nameplate = read.optionalNumber('ratedA');
  const kw = nameplate === undefined ? read.number('kw') : 0;
  const volts = read.number('volts');
  const phases = read.choice('phases', ['1', '3']);
  const powerFactor = given ?? (phases === '3' ? THREE_PHASE_POWER_FACTOR : 1);
  const { rated, conductor } =
    nameplate === undefined
      ? generatorAmperes(kw, volts, phases, powerFactor)
      : { rated: nameplate, conductor: nameplate * CONDUCTOR_SHARE };
  const grade = gradeIn(edition, 'V2');
  return {
    result: t(
      `A ${nameplate === undefined ? `${show(kw)} kW generator at ${show(volts)} V gives **${show(rated, 1)} A**` : `generator rated ${show(rated)} A`}: its conductors carry at least **${show(conductor)} A** (115%)${mark(grade, 'en')}.`,
      `Un generador de ${nameplate === undefined ? `${show(kw)} kW a ${show(volts)} V da **${show(rated, 1)} A**` : `${show(rated)} A nominales`}: sus conductores aguantan al menos **${show(conductor)} A** (115%)${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'The 115% counts from the generator’s terminals to the first overcurrent device; behind it, conductors follow that device. The nameplate current goes before the sum.',
      'El 115% cuenta desde las terminales del generador hasta el primer dispositivo de sobrecorriente; después, los conductores siguen a ese dispositivo. La corriente de placa va antes que el cálculo.',
    ),
    steps: [
      ...(nameplate === undefined
        ? [
            `I = ${show(kw * 1000)} W / ${powerFactor === 1 ? '' : `${show(powerFactor)} / `}${divisorText(volts, phases)} = ${show(rated, 1)} A.`,
          ]
        : []),
      t(`Conductors: 1.15 × ${show(rated)} A = ${show(conductor)} A.`, `Conductores: 1.15 × ${show(rated)} A = ${show(conductor)} A.`),
    ],
    figures: [
      { name: 'generatorCurrent', value: rated, unit: 'A', grade: 'V2' },
      { name: 'conductorAmpacity', value: conductor, unit: 'A', grade },
    ],
    references: [
      codeUse(
        '445.13',
        grade,
        'Conductors from the generator: 115% of its nameplate current.',
        'Conductores del generador: 115% de su corriente de placa.',
      ),
    ],
    assumptions:
      nameplate !== undefined
        ? []
        : [
            ...(read.given('volts') ? [] : ['240 V.']),
            ...(read.given('phases') ? [] : [t('Single-phase.', 'Monofásico.')]),
            ...(given === undefined ? [t(`Power factor ${show(powerFactor)}.`, `Factor de potencia ${show(powerFactor)}.`)] : []),
          ],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const generatorCurrent: Calculator = {
  id: 'generator-current',
  title: { en: 'Generator current and conductors', es: 'Corriente y conductores de un generador' },
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['What size generator do I need?', 'How do I connect a portable generator?', 'What transfer switch do I need?'],
    es: ['¿Qué generador necesito?', '¿Cómo conecto un generador portátil?', '¿Qué transferencia necesito?'],
  },
};
