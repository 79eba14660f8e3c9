// Size of a generator from running loads and the largest motor's starting surge.
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  gradeIn,
  InputError,
  say,
  show,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { readList } from './read-list.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'text',
    name: 'runningW',
    label: { en: 'Running watts of each load', es: 'Watts en marcha de cada carga' },
    example: '700, 1500, 4500',
  },
  {
    kind: 'number',
    name: 'largestMotorW',
    label: { en: 'Running watts of the largest motor among them', es: 'Watts en marcha del motor más grande' },
    unit: 'W',
    min: 0,
    max: 1e7,
    fallback: 0,
  },
  {
    kind: 'number',
    name: 'startingFactor',
    label: { en: 'Starting watts over running watts', es: 'Watts de arranque entre watts en marcha' },
    unit: '',
    min: 1,
    max: 8,
    fallback: 3,
  },
  { kind: 'number', name: 'reservePercent', label: { en: 'Reserve', es: 'Reserva' }, unit: '%', min: 0, max: 100, fallback: 20 },
];

interface GeneratorSize {
  readonly runningW: number;
  /** Running load with the largest motor starting. */
  readonly peakW: number;
  readonly withReserveW: number;
}

/** Generator watts: running sum, the same with the largest motor starting, and the larger of running load with reserve and that peak. */
export function sizeGenerator(
  runningW: readonly number[],
  largestMotorW: number,
  startingFactor: number,
  reservePercent: number,
): GeneratorSize {
  const sum = runningW.reduce((total, each) => total + each, 0);
  const peakW = sum + largestMotorW * (startingFactor - 1);
  return { runningW: sum, peakW, withReserveW: Math.max(peakW, sum * (1 + reservePercent / 100)) };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const loads = readList(read.text('runningW'), 'runningW', language);
  const motorW = read.number('largestMotorW');
  const factor = read.number('startingFactor');
  const reserve = read.number('reservePercent');
  const size = sizeGenerator(loads, motorW, factor, reserve);
  if (motorW > size.runningW)
    throw new InputError(
      'largestMotorW',
      t('The largest motor must be among the running loads.', 'El motor más grande debe estar entre las cargas en marcha.'),
    );
  return {
    result: t(
      `Use a generator of at least **${show(size.withReserveW / 1000)} kW** (${show(size.runningW / 1000)} kW running, ${show(size.peakW / 1000)} kW while the largest motor starts).`,
      `Use un generador de **${show(size.withReserveW / 1000)} kW** como mínimo (${show(size.runningW / 1000)} kW en marcha, ${show(size.peakW / 1000)} kW al arrancar el motor más grande).`,
    ),
    explanation: t(
      'Compare the first figure with the continuous rating and the peak with the surge rating on the nameplate. Start motors one after another.',
      'Compare la primera cifra con la potencia continua de la placa y el pico con la de arranque. Arranque los motores uno por uno.',
    ),
    steps: [
      t(
        `Running load = ${loads.map((each) => show(each)).join(' + ')} = ${show(size.runningW)} W.`,
        `Carga en marcha = ${loads.map((each) => show(each)).join(' + ')} = ${show(size.runningW)} W.`,
      ),
      ...(motorW > 0
        ? [
            t(
              `Starting: + ${show(motorW)} W × (${show(factor)} − 1) = ${show(size.peakW)} W.`,
              `Arranque: + ${show(motorW)} W × (${show(factor)} − 1) = ${show(size.peakW)} W.`,
            ),
          ]
        : []),
      t(
        `With ${show(reserve)}% reserve: ${show(size.runningW * (1 + reserve / 100))} W; the larger: ${show(size.withReserveW)} W.`,
        `Con ${show(reserve)}% de reserva: ${show(size.runningW * (1 + reserve / 100))} W; la mayor: ${show(size.withReserveW)} W.`,
      ),
    ],
    figures: [
      { name: 'runningLoad', value: size.runningW, unit: 'W', grade: 'V2' },
      { name: 'startingPeak', value: size.peakW, unit: 'W', grade: 'V2' },
      { name: 'generatorSize', value: size.withReserveW, unit: 'W', grade: 'V2' },
    ],
    references: [
      codeUse(
        '702.4',
        gradeIn(edition, 'K'),
        'An optional standby system must carry what it is connected to.',
        'Un sistema de respaldo opcional debe poder con lo que alimenta.',
      ),
      codeUse(
        '445.13',
        gradeIn(edition, 'K'),
        'Conductors from the generator: 115% of its nameplate current.',
        'Conductores del generador: 115% de su corriente de placa.',
      ),
    ],
    assumptions: [
      ...(read.given('largestMotorW') ? [] : [t('No motor among the loads.', 'Ningún motor entre las cargas.')]),
      ...(motorW > 0 && !read.given('startingFactor')
        ? [
            t(
              'The largest motor takes three times its running watts to start.',
              'El motor más grande toma tres veces sus watts al arrancar.',
            ),
          ]
        : []),
      ...(read.given('reservePercent') ? [] : [t('20% reserve.', '20% de reserva.')]),
    ],
    cautions: [
      t(
        'An automatic transfer switch without load shedding asks for the whole calculated load. Altitude, heat and natural gas lower the output.',
        'Una transferencia automática sin control de carga exige toda la carga calculada. Altitud, calor y gas natural bajan la potencia.',
      ),
      t(
        'Connect only through a transfer switch or interlock, and run it outdoors: carbon monoxide kills.',
        'Conéctelo solo con transferencia o enclavamiento, y siempre afuera: el monóxido de carbono mata.',
      ),
    ],
    tables: [],
  };
}

export const generatorSize: Calculator = {
  id: 'generator-size',
  title: { en: 'Generator size', es: 'Tamaño de generador' },
  words: [
    'generator',
    'genset',
    'standby',
    'portable generator',
    'backup power',
    'planta de luz',
    'generador',
    'planta electrica',
    'respaldo',
  ],
  inputs: INPUTS,
  form: {
    more: ['startingFactor', 'reservePercent'],
    rows: { runningW: { kind: 'figures', item: { en: 'loads', es: 'cargas' }, unit: 'W' } },
  },
  bounds: [
    {
      asks: ['generator'],
      given: { named: 'power' },
      is: 'least',
      limit: { figure: 'generatorSize' },
      name: { en: 'the generator needed', es: 'el generador necesario' },
    },
  ],
  calculate,
  followUps: {
    en: ['How do I connect a generator safely?', 'Does the generator neutral need bonding?'],
    es: ['¿Cómo conecto un generador con seguridad?', '¿Se une el neutro del generador a tierra?'],
  },
};
