// Frequency, period, and the time of a phase angle.
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  InputError,
  say,
  show,
  type Values,
} from './calculator.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'hertz', label: { en: 'Frequency', es: 'Frecuencia' }, unit: 'Hz', min: 0.001, max: 1e12, optional: true },
  { kind: 'number', name: 'periodMs', label: { en: 'Period', es: 'Periodo' }, unit: 'ms', min: 1e-9, max: 1e6, optional: true },
  {
    kind: 'number',
    name: 'degrees',
    label: { en: 'Part of a cycle', es: 'Parte de un ciclo' },
    unit: '°',
    min: 0,
    max: 36000,
    optional: true,
  },
];

/** Period in milliseconds of a frequency in hertz, and the other way round: the same sum. */
const periodMilliseconds = (hertz: number): number => 1000 / hertz;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const givenHertz = read.optionalNumber('hertz');
  const givenPeriod = read.optionalNumber('periodMs');
  const degrees = read.optionalNumber('degrees');
  if (givenHertz === undefined && givenPeriod === undefined) {
    throw new InputError(
      'hertz',
      t('Give the frequency in Hz, or the period in milliseconds.', 'Dé la frecuencia en Hz o el periodo en milisegundos.'),
    );
  }
  const hertz = givenHertz ?? periodMilliseconds(givenPeriod ?? 1);
  const period = periodMilliseconds(hertz);
  const part = degrees === undefined ? undefined : (period * degrees) / 360;
  return {
    result:
      part === undefined
        ? t(
            `**${show(hertz, 4)} Hz** is one cycle every **${show(period, 4)} ms**.`,
            `**${show(hertz, 4)} Hz** es un ciclo cada **${show(period, 4)} ms**.`,
          )
        : t(
            `**${show(degrees ?? 0)}°** at ${show(hertz, 4)} Hz takes **${show(part, 4)} ms** (one cycle ${show(period, 4)} ms).`,
            `**${show(degrees ?? 0)}°** a ${show(hertz, 4)} Hz duran **${show(part, 4)} ms** (un ciclo, ${show(period, 4)} ms).`,
          ),
    explanation: t(
      'Frequency counts cycles in a second; the period is the time of one cycle, 360°.',
      'La frecuencia cuenta los ciclos por segundo; el periodo es lo que dura un ciclo, 360°.',
    ),
    steps: [
      givenHertz === undefined
        ? t(
            `f = 1 / T = 1 / ${show(period / 1000, 8)} s = ${show(hertz, 4)} Hz.`,
            `f = 1 / T = 1 / ${show(period / 1000, 8)} s = ${show(hertz, 4)} Hz.`,
          )
        : t(
            `T = 1 / f = 1 / ${show(hertz, 4)} Hz = ${show(period / 1000, 8)} s = ${show(period, 4)} ms.`,
            `T = 1 / f = 1 / ${show(hertz, 4)} Hz = ${show(period / 1000, 8)} s = ${show(period, 4)} ms.`,
          ),
      ...(part === undefined
        ? []
        : [
            t(
              `${show(degrees ?? 0)}° / 360° × ${show(period, 4)} ms = ${show(part, 4)} ms.`,
              `${show(degrees ?? 0)}° / 360° × ${show(period, 4)} ms = ${show(part, 4)} ms.`,
            ),
          ]),
    ],
    figures: [
      { name: 'frequency', value: hertz, unit: 'Hz', grade: 'V2' },
      { name: 'period', value: period, unit: 'ms', grade: 'V2' },
      ...(part === undefined ? [] : [{ name: 'timeOfAngle', value: part, unit: 'ms', grade: 'V2' as const }]),
    ],
    references: [],
    assumptions: [],
    cautions: [],
    tables: [],
  };
}

export const frequencyPeriod: Calculator = {
  id: 'frequency-period',
  title: { en: 'Frequency and period', es: 'Frecuencia y periodo' },
  words: ['hertz', 'hz', 'cycle', '60 hz', 'wave', 'frecuencia', 'periodo', 'ciclo', 'onda'],
  inputs: INPUTS,
  form: { more: ['degrees'] },
  calculate,
  followUps: {
    en: ['What is the peak of 120 V?', 'How fast does a 4-pole motor turn at 60 Hz?'],
    es: ['¿Cuál es el pico de 120 V?', '¿A qué velocidad gira un motor de 4 polos a 60 Hz?'],
  },
};
