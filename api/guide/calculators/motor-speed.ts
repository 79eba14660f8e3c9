// Synchronous speed and slip of an alternating-current motor.
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
  { kind: 'number', name: 'poles', label: { en: 'Poles', es: 'Polos' }, unit: '', min: 2, max: 48, optional: true },
  {
    kind: 'number',
    name: 'ratedRpm',
    label: { en: 'Nameplate speed', es: 'Velocidad de placa' },
    unit: 'rpm',
    min: 50,
    max: 4000,
    optional: true,
  },
  { kind: 'number', name: 'hertz', label: { en: 'Frequency', es: 'Frecuencia' }, unit: 'Hz', min: 1, max: 400, fallback: 60 },
];

/** Synchronous speed in rpm: 120 × f / poles. */
export const synchronousRpm = (hertz: number, poles: number): number => (120 * hertz) / poles;

/** Even number of poles whose synchronous speed is the next above a nameplate speed. */
export function polesForSpeed(hertz: number, ratedRpm: number): number {
  const most = Math.floor((120 * hertz) / ratedRpm + 1e-9);
  return Math.max(2, most - (most % 2));
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const given = read.optionalNumber('poles');
  const rated = read.optionalNumber('ratedRpm');
  const hertz = read.number('hertz');
  if (given === undefined && rated === undefined) {
    throw new InputError(
      'poles',
      t('Give the number of poles, or the nameplate speed in rpm.', 'Dé el número de polos o la velocidad de placa en rpm.'),
    );
  }
  const poles = given ?? polesForSpeed(hertz, rated ?? 0);
  if (!Number.isInteger(poles) || poles % 2 !== 0)
    throw new InputError(
      'poles',
      t('A motor has an even number of poles: 2, 4, 6, 8 …', 'Un motor tiene un número par de polos: 2, 4, 6, 8…'),
    );
  const rpm = synchronousRpm(hertz, poles);
  if (rated !== undefined && rated > rpm) {
    throw new InputError(
      'ratedRpm',
      t(
        `The nameplate speed cannot exceed the synchronous ${show(rpm)} rpm of a ${poles}-pole motor at ${show(hertz)} Hz.`,
        `La velocidad de placa no puede pasar de las ${show(rpm)} rpm síncronas de un motor de ${poles} polos a ${show(hertz)} Hz.`,
      ),
    );
  }
  const slip = rated === undefined ? undefined : ((rpm - rated) / rpm) * 100;
  return {
    result:
      slip === undefined
        ? t(
            `A **${poles}-pole** motor at ${show(hertz)} Hz has a synchronous speed of **${show(rpm)} rpm**.`,
            `Un motor de **${poles} polos** a ${show(hertz)} Hz tiene una velocidad síncrona de **${show(rpm)} rpm**.`,
          )
        : t(
            `**${poles} poles**, synchronous speed **${show(rpm)} rpm**, slip **${show(slip, 1)}%**.`,
            `**${poles} polos**, velocidad síncrona **${show(rpm)} rpm**, deslizamiento **${show(slip, 1)}%**.`,
          ),
    explanation: t(
      'An induction motor runs a little below synchronous speed; the difference is the slip and grows with the load.',
      'Un motor de inducción gira un poco abajo de la velocidad síncrona; la diferencia es el deslizamiento y crece con la carga.',
    ),
    steps: [
      ...(given === undefined
        ? [
            t(
              `Poles = 120 × ${show(hertz)} Hz / ${show(rated ?? 0)} rpm, down to an even number = ${poles}.`,
              `Polos = 120 × ${show(hertz)} Hz / ${show(rated ?? 0)} rpm, al par inferior = ${poles}.`,
            ),
          ]
        : []),
      t(
        `Synchronous speed = 120 × f / poles = 120 × ${show(hertz)} Hz / ${poles} = ${show(rpm)} rpm.`,
        `Velocidad síncrona = 120 × f / polos = 120 × ${show(hertz)} Hz / ${poles} = ${show(rpm)} rpm.`,
      ),
      ...(slip === undefined || rated === undefined
        ? []
        : [
            t(
              `Slip = (${show(rpm)} − ${show(rated)}) / ${show(rpm)} = ${show(slip, 1)}%.`,
              `Deslizamiento = (${show(rpm)} − ${show(rated)}) / ${show(rpm)} = ${show(slip, 1)}%.`,
            ),
          ]),
    ],
    figures: [
      { name: 'poles', value: poles, unit: '', grade: 'V2' },
      { name: 'synchronousSpeed', value: rpm, unit: 'rpm', grade: 'V2' },
      ...(slip === undefined ? [] : [{ name: 'slip', value: slip, unit: '%', grade: 'V2' as const }]),
    ],
    references: [],
    assumptions: read.given('hertz') ? [] : [t('60 Hz.', '60 Hz.')],
    cautions: [],
    tables: [],
  };
}

export const motorSpeed: Calculator = {
  id: 'motor-speed',
  title: { en: 'Motor speed and slip', es: 'Velocidad y deslizamiento de un motor' },
  words: ['rpm', 'poles', 'synchronous speed', 'slip', 'motor speed', 'velocidad', 'polos', 'deslizamiento', 'motor', 'revoluciones'],
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['How does a drive change the speed?', 'What is the full-load current of my motor?'],
    es: ['¿Cómo cambia la velocidad un variador?', '¿Cuál es la corriente a plena carga de mi motor?'],
  },
};
