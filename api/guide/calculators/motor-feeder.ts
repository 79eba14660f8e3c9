// A feeder for several motors: conductors by 430.24 and the largest feeder device by 430.62.
import type { Grade } from '../../contract/values.ts';
import { METALS } from '../tables/conductors.ts';
import { hpLabel, MOTOR_SUPPLIES, type MotorDevice } from '../tables/motors.ts';
import { standardRatingBelow } from '../tables/overcurrent.ts';
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
  worstGrade,
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { MARKED_75, METAL_INPUT } from './conductor-inputs.ts';
import { sizeMotorDevice } from './motor-circuit.ts';
import { MOTOR_PHASES_INPUT, MOTOR_VOLTS_INPUT, readMotor } from './motor-current.ts';
import { readList } from './read-list.ts';
import { missing, readValues } from './read-values.ts';
import { conductorText, smallestConductor } from './smallest-conductor.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'text',
    name: 'motors',
    label: { en: 'Horsepower of each motor', es: 'Caballos de fuerza (hp) de cada motor' },
    example: '25, 10, 2x5',
    optional: true,
  },
  {
    kind: 'text',
    name: 'motorAmperes',
    label: { en: 'Or the table current of each motor in A', es: 'O la corriente de tabla de cada motor en A' },
    example: '34, 2x14',
    optional: true,
  },
  MOTOR_VOLTS_INPUT,
  MOTOR_PHASES_INPUT,
  {
    kind: 'choice',
    name: 'device',
    label: { en: 'Protective devices', es: 'Dispositivos de protección' },
    fallback: 'inverse-time',
    options: [
      { value: 'inverse-time', label: { en: 'Inverse-time breakers', es: 'Breakers de tiempo inverso' } },
      { value: 'time-delay-fuse', label: { en: 'Time-delay fuses', es: 'Fusibles con retardo' } },
      { value: 'nontime-delay-fuse', label: { en: 'Nontime-delay fuses', es: 'Fusibles sin retardo' } },
    ],
  },
  {
    kind: 'number',
    name: 'otherAmperes',
    label: { en: 'Other load on the feeder (continuous part already at 125%)', es: 'Otra carga del alimentador (la continua ya al 125%)' },
    unit: 'A',
    min: 0,
    max: 4000,
    fallback: 0,
  },
  METAL_INPUT,
];

const FEEDER_DEVICES = ['inverse-time', 'time-delay-fuse', 'nontime-delay-fuse'] as const satisfies readonly MotorDevice[];

/** Ampacity of a feeder for several motors in amperes, 430.24: 125% of the largest full-load current, the others and other load at 100%. */
export const motorFeederAmpacity = (fullLoadAmperes: readonly number[], otherAmperes: number): number =>
  fullLoadAmperes.reduce((sum, each) => sum + each, 0) + 0.25 * Math.max(0, ...fullLoadAmperes) + otherAmperes;

/**
 * Limit of the feeder's short-circuit device in amperes, 430.62(A) and 430.63: the largest branch device of the group, plus the full-load
 * currents of the other motors, plus other load. The device is the standard rating at or below it: no rounding up.
 */
export function motorFeederDeviceLimit(
  motors: readonly { readonly fullLoadAmperes: number; readonly deviceA: number }[],
  otherAmperes: number,
): number {
  const largest = motors.reduce((best, motor) => (motor.deviceA > best.deviceA ? motor : best), { fullLoadAmperes: 0, deviceA: 0 });
  const all = motors.reduce((sum, motor) => sum + motor.fullLoadAmperes, 0);
  return largest.deviceA + all - largest.fullLoadAmperes + otherAmperes;
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const byCurrent = read.given('motorAmperes');
  const volts = byCurrent ? 0 : read.number('volts');
  const hps = byCurrent ? [] : readList(read.text('motors'), 'motors', language);
  const deviceName = read.choice('device', FEEDER_DEVICES);
  const otherAmperes = read.number('otherAmperes');
  const metal = read.choice('metal', METALS);
  const givenSupply = read.optionalChoice('phases', MOTOR_SUPPLIES);
  const supply = givenSupply ?? (byCurrent || volts >= 440 || hps.some((hp) => hp > 10) ? '3' : undefined);
  if (supply === undefined) throw missing(MOTOR_PHASES_INPUT, language);

  const known = byCurrent
    ? readList(read.text('motorAmperes'), 'motorAmperes', language).map((amperes) => {
        const device = sizeMotorDevice(deviceName, supply, 'squirrel-cage', amperes);
        return { name: '', fullLoadAmperes: amperes, deviceA: device.ratingA, percent: device.percent, grade: 'V2' as Grade, table: '' };
      })
    : [];
  const ofTable = hps.map((hp) => {
    const inputs = [
      { kind: 'number', name: 'hp', label: { en: 'Horsepower', es: 'hp' }, unit: 'hp', min: 0.05, max: 500 } as const,
      MOTOR_VOLTS_INPUT,
      MOTOR_PHASES_INPUT,
    ];
    const motor = readMotor(readValues(inputs, { hp, volts, phases: supply }, language), language);
    const device = sizeMotorDevice(deviceName, supply, 'squirrel-cage', motor.current.amperes);
    return {
      name: `${hpLabel(hp)} hp, `,
      fullLoadAmperes: motor.current.amperes,
      deviceA: device.ratingA,
      percent: device.percent,
      grade: motor.current.grade,
      table: motor.current.table.code,
    };
  });
  const motors = [...known, ...ofTable];
  const first = motors[0];
  if (first === undefined) throw missing(INPUTS[0] as CalculatorInput, language);

  const largest = motors.reduce((best, motor) => (motor.fullLoadAmperes > best.fullLoadAmperes ? motor : best), first);
  const largestDevice = motors.reduce((best, motor) => (motor.deviceA > best.deviceA ? motor : best), first);
  const others = motors.reduce((sum, motor) => sum + motor.fullLoadAmperes, 0) - largest.fullLoadAmperes;
  const ampacity = motorFeederAmpacity(
    motors.map((motor) => motor.fullLoadAmperes),
    otherAmperes,
  );
  const limit = motorFeederDeviceLimit(motors, otherAmperes);
  const device = standardRatingBelow(limit) ?? limit;
  const grade = gradeIn(edition, worstGrade(...motors.map((motor) => motor.grade)));
  const usual = smallestConductor(ampacity, metal, 75);
  const safe = ampacity > 100 ? usual : smallestConductor(ampacity, metal, 60);
  const both = usual.size !== safe.size;
  const conductor = (lang: 'en' | 'es'): string =>
    both
      ? lang === 'en'
        ? `**${conductorText(safe, metal, 'en')}** with 60 °C terminals, **${conductorText(usual, metal, 'en')}** with terminals marked 75 °C`
        : `**${conductorText(safe, metal, 'es')}** con terminales de 60 °C, **${conductorText(usual, metal, 'es')}** con terminales marcadas 75 °C`
      : `**${conductorText(usual, metal, lang)}**`;
  const list = motors.map((motor) => `${motor.name}${show(motor.fullLoadAmperes)} A`).join('; ');
  const other = otherAmperes > 0 ? ` + ${show(otherAmperes)} A` : '';

  return {
    result: t(
      `Feeder ampacity at least **${show(ampacity)} A** (${conductor('en')}); short-circuit and ground-fault device at most **${show(device)} A**${mark(grade, 'en')}.`,
      `Ampacidad mínima del alimentador **${show(ampacity)} A** (${conductor('es')}); protección contra cortocircuito y falla a tierra de **${show(device)} A** como máximo${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'The largest motor counts with 125%, the others with 100%. The feeder device starts from the largest branch device, so it may be well above the conductor ampacity, but it is never rounded up.',
      'El motor más grande cuenta al 125% y los demás al 100%. La protección del alimentador parte del mayor dispositivo de los circuitos, así que puede quedar arriba de la ampacidad, pero nunca se redondea hacia arriba.',
    ),
    steps: [
      ...(byCurrent
        ? []
        : [
            t(
              `Full-load currents from ${codeText(first.table, edition, 'en')}: ${list}.`,
              `Corrientes a plena carga de la ${codeText(first.table, edition, 'es')}: ${list}.`,
            ),
          ]),
      t(
        `Conductors = 1.25 × ${show(largest.fullLoadAmperes)} A + ${show(others)} A${other} = ${show(ampacity)} A.`,
        `Conductores = 1.25 × ${show(largest.fullLoadAmperes)} A + ${show(others)} A${other} = ${show(ampacity)} A.`,
      ),
      t(
        `Largest branch device: ${largestDevice.name}${show(largestDevice.fullLoadAmperes)} A × ${largestDevice.percent}% up to ${show(largestDevice.deviceA)} A.`,
        `Mayor dispositivo de circuito: ${largestDevice.name}${show(largestDevice.fullLoadAmperes)} A × ${largestDevice.percent}%, hasta ${show(largestDevice.deviceA)} A.`,
      ),
      t(
        `Feeder device limit = ${show(largestDevice.deviceA)} A + ${show(limit - largestDevice.deviceA - otherAmperes)} A${other} = ${show(limit)} A; next standard rating down: ${show(device)} A.`,
        `Límite del dispositivo del alimentador = ${show(largestDevice.deviceA)} A + ${show(limit - largestDevice.deviceA - otherAmperes)} A${other} = ${show(limit)} A; tamaño estándar inferior: ${show(device)} A.`,
      ),
    ],
    figures: [
      { name: 'feederAmpacity', value: ampacity, unit: 'A', grade },
      { name: 'conductorSize', value: safe.size, unit: '', grade },
      { name: 'conductorSize75', value: usual.size, unit: '', grade },
      { name: 'deviceLimit', value: limit, unit: 'A', grade },
      { name: 'deviceRating', value: device, unit: 'A', grade },
    ],
    references: [
      {
        section: '430.24',
        why: { en: 'Conductors for several motors.', es: 'Conductores para varios motores.' },
        grade: gradeIn(edition, 'V2'),
      },
      {
        section: '430.62(A)',
        why: {
          en: 'Largest feeder device: largest branch device plus the other currents, no rounding up.',
          es: 'Máxima protección del alimentador: mayor dispositivo más las demás corrientes, sin redondear.',
        },
        grade: gradeIn(edition, 'V2'),
      },
      ...(byCurrent ? [] : [{ section: first.table, why: { en: 'Full-load currents.', es: 'Corrientes a plena carga.' }, grade }]),
      {
        section: '430.52(C)(1)',
        why: { en: 'Branch device of each motor.', es: 'Dispositivo de cada motor.' },
        grade: gradeIn(edition, 'V2'),
      },
    ],
    assumptions: [
      t(
        'All motors on the same voltage, continuous duty, squirrel cage.',
        'Todos los motores al mismo voltaje, servicio continuo, jaula de ardilla.',
      ),
      ...(read.given('device') ? [] : [t('Inverse-time breakers.', 'Breakers de tiempo inverso.')]),
      ...(givenSupply === undefined && !byCurrent ? [t('Three-phase supply.', 'Alimentación trifásica.')] : []),
      ...(read.given('metal') ? [] : [t('Copper conductors.', 'Conductores de cobre.')]),
      ...(both ? [t('Terminals not marked: 60 °C up to 100 A.', 'Terminales sin marcar: 60 °C hasta 100 A.')] : []),
    ],
    cautions: [
      t(
        'If the branch devices installed are smaller than their largest allowed, work from the largest one actually installed. Motors that cannot run together need not be added.',
        'Si los dispositivos instalados son menores que el máximo permitido, parta del mayor instalado. Los motores que no pueden trabajar a la vez no se suman.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const motorFeeder: Calculator = {
  id: 'motor-feeder',
  title: { en: 'Feeder for several motors', es: 'Alimentador de varios motores' },
  words: [
    'several motors',
    'motor feeder',
    'mcc',
    'feeder',
    'pumps',
    'varios motores',
    'alimentador de motores',
    'centro de control',
    'bombas',
  ],
  inputs: INPUTS,
  form: {
    more: ['motorAmperes', 'device', 'otherAmperes', 'metal'],
    rows: {
      motors: { kind: 'figures', item: { en: 'motors', es: 'motores' }, unit: 'hp' },
      motorAmperes: { kind: 'figures', item: { en: 'motors', es: 'motores' }, unit: 'A' },
    },
  },
  bounds: [
    {
      given: { named: 'conductor', not: ['ground'] },
      is: 'least',
      limit: { figure: 'conductorSize' },
      name: { en: 'the conductor needed', es: 'el conductor necesario' },
    },
    {
      given: { named: 'current', of: ['device'] },
      is: 'most',
      limit: { figure: 'deviceRating' },
      name: { en: 'the device allowed', es: 'la protección permitida' },
    },
    {
      given: { named: 'current', of: ['ampacity'] },
      is: 'least',
      limit: { figure: 'feederAmpacity' },
      name: { en: 'the ampacity needed', es: 'la ampacidad necesaria' },
    },
  ],
  turns: [{ limit: 'conductorSize', by: 'conductorSize75', terminals: '75', when: MARKED_75.when, usual: true, notFor: ['nm', 'uf'] }],
  calculate,
  followUps: {
    en: ['What does each motor branch circuit need?', 'How are other loads added to a motor feeder?'],
    es: ['¿Qué necesita el circuito de cada motor?', '¿Cómo se suman otras cargas al alimentador?'],
  },
};
