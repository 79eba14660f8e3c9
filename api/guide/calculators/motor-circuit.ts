// A single motor's branch circuit: conductor, short-circuit and ground-fault device, overload protection, disconnect, equipment ground.
import type { TemperatureRating } from '../tables/ampacity.ts';
import { compareSizes, METALS, type Metal, sizeLabel } from '../tables/conductors.ts';
import { equipmentGroundingSize } from '../tables/grounding.ts';
import {
  hpLabel,
  MOTOR_DEVICE_GRADE,
  MOTOR_DEVICE_PERCENT,
  MOTOR_DEVICES,
  MOTOR_SUPPLIES,
  MOTOR_TYPES,
  type MotorDevice,
  type MotorSupply,
  type MotorType,
  motorDeviceCeiling,
} from '../tables/motors.ts';
import { EXTRA_FUSE_RATINGS_A, nextStandardRating, standardRatingBelow } from '../tables/overcurrent.ts';
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
import { MARKED_75, METAL_INPUT, TERMINALS_INPUT } from './conductor-inputs.ts';
import {
  HP_INPUT,
  MOTOR_PHASES_INPUT,
  MOTOR_VOLTS_INPUT,
  motorTableExcerpt,
  readMotor,
  supplyAssumption,
  supplyText,
} from './motor-current.ts';
import { readValues } from './read-values.ts';
import { conductorText, smallestConductor } from './smallest-conductor.ts';

const INPUTS: readonly CalculatorInput[] = [
  HP_INPUT,
  MOTOR_VOLTS_INPUT,
  MOTOR_PHASES_INPUT,
  {
    kind: 'number',
    name: 'fullLoadAmperes',
    label: { en: 'Full-load current, where no horsepower is given', es: 'Corriente a plena carga, si no se dan los hp' },
    unit: 'A',
    min: 0.5,
    max: 3000,
    optional: true,
  },
  {
    kind: 'choice',
    name: 'motorType',
    label: { en: 'Kind of three-phase motor', es: 'Tipo de motor trifásico' },
    fallback: 'squirrel-cage',
    options: [
      { value: 'squirrel-cage', label: { en: 'Squirrel cage', es: 'Jaula de ardilla' } },
      { value: 'design-b', label: { en: 'Design B, energy efficient', es: 'Diseño B, alta eficiencia' } },
      { value: 'synchronous', label: { en: 'Synchronous', es: 'Síncrono' } },
      { value: 'wound-rotor', label: { en: 'Wound rotor', es: 'Rotor devanado' } },
    ],
  },
  {
    kind: 'choice',
    name: 'device',
    label: { en: 'Protective device', es: 'Dispositivo de protección' },
    fallback: 'inverse-time',
    options: [
      { value: 'inverse-time', label: { en: 'Inverse-time breaker', es: 'Breaker de tiempo inverso' } },
      { value: 'time-delay-fuse', label: { en: 'Time-delay fuse', es: 'Fusible con retardo' } },
      { value: 'nontime-delay-fuse', label: { en: 'Nontime-delay fuse', es: 'Fusible sin retardo' } },
      { value: 'instantaneous', label: { en: 'Instantaneous-trip breaker', es: 'Breaker de disparo instantáneo' } },
    ],
  },
  METAL_INPUT,
  TERMINALS_INPUT,
  {
    kind: 'number',
    name: 'nameplateAmperes',
    label: { en: 'Nameplate current', es: 'Corriente de placa' },
    unit: 'A',
    min: 0.1,
    max: 3000,
    optional: true,
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

interface MotorDeviceSize {
  readonly device: MotorDevice;
  readonly percent: number;
  readonly limitAmperes: number;
  /** Rating after rounding up; for an instantaneous-trip breaker the highest setting, not rounded. */
  readonly ratingA: number;
  /** Largest standard rating under the ceiling for a motor that does not start; undefined where it gives no more. */
  readonly ceilingA: number | undefined;
  readonly ceiling: ReturnType<typeof motorDeviceCeiling>;
}

/** Largest protective device for a motor by its table current, 430.52(C)(1), with the next standard size up. */
export function sizeMotorDevice(device: MotorDevice, supply: MotorSupply, motorType: MotorType, fullLoadAmperes: number): MotorDeviceSize {
  const row = MOTOR_DEVICE_PERCENT[supply === '1' ? 'single-phase' : supply === 'dc' ? 'dc' : motorType];
  const percent = row[device];
  const limitAmperes = (fullLoadAmperes * percent) / 100;
  const ratingA = device === 'instantaneous' ? limitAmperes : roundUp(device, limitAmperes);
  const ceiling = motorDeviceCeiling(device, fullLoadAmperes);
  const below = ceiling === undefined ? undefined : standardRatingBelow((fullLoadAmperes * ceiling.percent) / 100);
  const ceilingA = below !== undefined && below > ratingA ? below : undefined;
  return { device, percent, limitAmperes, ratingA, ceilingA, ceiling };
}

function roundUp(device: MotorDevice, amperes: number): number {
  const small =
    device === 'inverse-time' ? undefined : EXTRA_FUSE_RATINGS_A.find((fuse) => fuse.ratingA < 15 && fuse.ratingA >= amperes - 1e-9);
  return small?.ratingA ?? nextStandardRating(amperes) ?? amperes;
}

const DEVICE_NAMES: Readonly<Record<MotorDevice, { readonly en: string; readonly es: string }>> = {
  'inverse-time': { en: 'inverse-time breaker', es: 'breaker de tiempo inverso' },
  'time-delay-fuse': { en: 'time-delay fuse', es: 'fusible con retardo' },
  'nontime-delay-fuse': { en: 'nontime-delay fuse', es: 'fusible sin retardo' },
  instantaneous: { en: 'instantaneous-trip breaker', es: 'breaker de disparo instantáneo' },
};

interface OverloadSize {
  readonly percent: number;
  readonly amperes: number;
  readonly ceilingPercent: number;
  readonly ceilingAmperes: number;
}

/** Overload device of a continuous-duty motor over 1 hp, 430.32(A)(1) and (C): percent of nameplate current. Grade V2. */
export function sizeOverload(nameplateAmperes: number, serviceFactor: number | undefined, riseC: number | undefined): OverloadSize {
  const favoured = (serviceFactor !== undefined && serviceFactor >= 1.15) || (riseC !== undefined && riseC <= 40);
  const percent = favoured ? 125 : 115;
  const ceilingPercent = favoured ? 140 : 130;
  return {
    percent,
    amperes: (nameplateAmperes * percent) / 100,
    ceilingPercent,
    ceilingAmperes: (nameplateAmperes * ceilingPercent) / 100,
  };
}

function deviceStep(size: MotorDeviceSize, fullLoadAmperes: number, ctx: CalculatorContext): string {
  const { language, edition } = ctx;
  const name = DEVICE_NAMES[size.device];
  const sum = `${show(fullLoadAmperes)} A × ${size.percent}% = ${show(size.limitAmperes)} A`;
  if (size.device === 'instantaneous') {
    return say(language, {
      en: `Largest ${name.en} setting: ${sum} (only in a listed combination controller).`,
      es: `Ajuste máximo del ${name.es}: ${sum} (solo en un controlador combinado listado).`,
    });
  }
  const ceiling =
    size.ceilingA === undefined || size.ceiling === undefined
      ? ''
      : say(language, {
          en: `; if the motor will not start, at most ${size.ceiling.percent}%: ${show(size.ceilingA)} A${mark(gradeIn(edition, size.ceiling.grade), 'en')}`,
          es: `; si el motor no arranca, ${size.ceiling.percent}% como máximo: ${show(size.ceilingA)} A${mark(gradeIn(edition, size.ceiling.grade), 'es')}`,
        });
  return say(language, {
    en: `Largest ${name.en}: ${sum}, next standard size up ${show(size.ratingA)} A${ceiling}.`,
    es: `Máximo ${name.es}: ${sum}, siguiente tamaño estándar ${show(size.ratingA)} A${ceiling}.`,
  });
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const told = read.given('hp') ? undefined : read.optionalNumber('fullLoadAmperes');
  const motor = told === undefined ? readMotor(read, language) : undefined;
  const supply = motor?.supply ?? read.optionalChoice('phases', MOTOR_SUPPLIES) ?? '3';
  const motorType = read.choice('motorType', MOTOR_TYPES);
  const metal: Metal = read.choice('metal', METALS);
  const wanted = read.choice('device', MOTOR_DEVICES);
  const terminals = read.optionalChoice('terminals', ['60', '75']);
  const nameplateAmperes = read.optionalNumber('nameplateAmperes');
  const serviceFactor = read.optionalNumber('serviceFactor');
  const riseC = read.optionalNumber('riseC');

  const flc = motor?.current.amperes ?? told ?? 0;
  const flcGrade = gradeIn(edition, motor?.current.grade ?? 'V2');
  const grade = gradeIn(edition, worstGrade(motor?.current.grade ?? 'V2', MOTOR_DEVICE_GRADE));
  const minimumAmpacity = flc * 1.25;
  const at = (rating: TemperatureRating) => smallestConductor(minimumAmpacity, metal, rating);
  // Over 100 A terminals count as 75 °C, unless they are known to be 60 °C.
  const overHundred = minimumAmpacity > 100 && terminals !== '60';
  const usual = at(75);
  const safe = overHundred || terminals === '75' ? usual : at(60);
  const chosen = terminals === '75' ? usual : safe;
  const both = terminals === undefined && (usual.size !== safe.size || usual.sets !== safe.sets);
  const conductorEn = both
    ? `**${conductorText(safe, metal, 'en')}** with 60 °C terminals or **${conductorText(usual, metal, 'en')}** with terminals marked 75 °C`
    : `**${conductorText(chosen, metal, 'en')}**`;
  const conductorEs = both
    ? `**${conductorText(safe, metal, 'es')}** con terminales de 60 °C o **${conductorText(usual, metal, 'es')}** con terminales marcadas 75 °C`
    : `**${conductorText(chosen, metal, 'es')}**`;

  const devices = MOTOR_DEVICES.map((device) => sizeMotorDevice(device, supply, motorType, flc));
  const device = devices.find((each) => each.device === wanted) ?? sizeMotorDevice(wanted, supply, motorType, flc);
  // An adjustable instantaneous-trip breaker says little of the fault it lets by: the time-delay fuse sizes the ground (250.122(D)(2), K).
  const groundDevice = wanted === 'instantaneous' ? sizeMotorDevice('time-delay-fuse', supply, motorType, flc) : device;
  const egcGrade = wanted === 'instantaneous' ? 'K' : grade;
  const egc = equipmentGroundingSize(groundDevice.ratingA, metal);
  const egcSize = egc === undefined ? undefined : compareSizes(egc.size, chosen.size) > 0 ? chosen.size : egc.size;
  const disconnectAmperes = flc * 1.15;
  const disconnectGrade = gradeIn(edition, 'V2');
  const overload = nameplateAmperes === undefined ? undefined : sizeOverload(nameplateAmperes, serviceFactor, riseC);
  const overloadGrade = gradeIn(edition, 'V2');
  const named = (lang: 'en' | 'es'): string =>
    motor === undefined ? 'Motor' : `**${hpLabel(motor.hp)} hp**, ${show(motor.volts)} V ${supplyText(motor.supply, lang)}`;

  const steps = [
    motor === undefined
      ? t(`Full-load current as given: ${show(flc)} A.`, `Corriente a plena carga, la dada: ${show(flc)} A.`)
      : t(
          `Full-load current from ${codeText(motor.current.table.code, edition, 'en')}, ${hpLabel(motor.hp)} hp, ${show(motor.current.columnVolts)} V column: ${show(flc)} A.`,
          `Corriente a plena carga de la ${codeText(motor.current.table.code, edition, 'es')}, ${hpLabel(motor.hp)} hp, columna de ${show(motor.current.columnVolts)} V: ${show(flc)} A.`,
        ),
    t(
      `Minimum conductor ampacity = 125% × FLC = 1.25 × ${show(flc)} A = ${show(minimumAmpacity)} A.`,
      `Ampacidad mínima del conductor = 125% × FLC = 1.25 × ${show(flc)} A = ${show(minimumAmpacity)} A.`,
    ),
    ...(overHundred || terminals === '75'
      ? []
      : [
          t(
            `Conductor from the 60 °C column: ${conductorText(at(60), metal, 'en')}, ${show(at(60).ampacityA)} A.`,
            `Conductor en la columna de 60 °C: ${conductorText(at(60), metal, 'es')}, ${show(at(60).ampacityA)} A.`,
          ),
        ]),
    ...(terminals === '60'
      ? []
      : [
          t(
            `Conductor from the 75 °C column: ${conductorText(usual, metal, 'en')}, ${show(usual.ampacityA)} A.`,
            `Conductor en la columna de 75 °C: ${conductorText(usual, metal, 'es')}, ${show(usual.ampacityA)} A.`,
          ),
        ]),
    ...devices.map((each) => deviceStep(each, flc, ctx)),
    overload === undefined
      ? t(
          'Overload protection = 125% of the nameplate current with a service factor of 1.15 or more or a rise of 40 °C or less, otherwise 115%; give the nameplate current for the figure.',
          'Protección de sobrecarga = 125% de la corriente de placa con factor de servicio de 1.15 o más o elevación de 40 °C o menos; si no, 115%. Dé la corriente de placa para tener la cifra.',
        )
      : t(
          `Overload protection = ${overload.percent}% × ${show(nameplateAmperes ?? 0)} A (nameplate) = ${show(overload.amperes)} A; if the motor cannot start or run its load, up to ${overload.ceilingPercent}% = ${show(overload.ceilingAmperes)} A.`,
          `Protección de sobrecarga = ${overload.percent}% × ${show(nameplateAmperes ?? 0)} A (placa) = ${show(overload.amperes)} A; si el motor no arranca o no mueve la carga, hasta ${overload.ceilingPercent}% = ${show(overload.ceilingAmperes)} A.`,
        ),
    t(
      `Disconnect: at least 115% × ${show(flc)} A = ${show(disconnectAmperes)} A, and rated for the horsepower${mark(disconnectGrade, 'en')}.`,
      `Desconectador: 115% × ${show(flc)} A = ${show(disconnectAmperes)} A como mínimo, y con capacidad en hp${mark(disconnectGrade, 'es')}.`,
    ),
    ...(egcSize === undefined
      ? []
      : [
          t(
            `Equipment grounding conductor for a ${show(groundDevice.ratingA)} A device: ${sizeLabel(egcSize)}${mark(egcGrade, 'en')} (never required larger than the circuit conductors).`,
            `Conductor de puesta a tierra de equipos para ${show(groundDevice.ratingA)} A: ${sizeLabel(egcSize)}${mark(egcGrade, 'es')} (nunca se exige mayor que los conductores del circuito).`,
          ),
        ]),
  ];

  return {
    result: t(
      `${named('en')}: FLC **${show(flc)} A**, conductor ampacity at least **${show(minimumAmpacity)} A** (${conductorEn}), ${DEVICE_NAMES[wanted].en} at most **${show(device.ratingA)} A**${mark(grade, 'en')}.`,
      `${named('es')}: FLC **${show(flc)} A**, ampacidad mínima del conductor **${show(minimumAmpacity)} A** (${conductorEs}), ${DEVICE_NAMES[wanted].es} de **${show(device.ratingA)} A** como máximo${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'The device may be larger than the conductor because it only clears short circuits and ground faults; the overload protection guards motor and conductor. That is why 14 AWG may sit behind more than 15 A here: 240.4(G) sends motor circuits to Article 430.',
      'El dispositivo puede ser mayor que el conductor porque solo despeja cortocircuitos y fallas a tierra; la protección de sobrecarga cuida al motor y al conductor. Por eso aquí un 14 AWG puede llevar más de 15 A: 240.4(G) manda los circuitos de motores al Artículo 430.',
    ),
    steps,
    figures: [
      { name: 'fullLoadCurrent', value: flc, unit: 'A', grade: flcGrade },
      { name: 'minimumAmpacity', value: minimumAmpacity, unit: 'A', grade: flcGrade },
      { name: 'conductorSize', value: sizeLabel(chosen.size), unit: '', grade: flcGrade },
      { name: 'conductorSets', value: chosen.sets, unit: '', grade: flcGrade },
      { name: 'conductorSize75C', value: sizeLabel(usual.size), unit: '', grade: flcGrade },
      { name: 'deviceRating', value: device.ratingA, unit: 'A', grade },
      ...devices.map((each) => ({ name: `largest-${each.device}`, value: each.ratingA, unit: 'A', grade })),
      ...(device.ceilingA === undefined
        ? []
        : [{ name: 'deviceCeiling', value: device.ceilingA, unit: 'A', grade: gradeIn(edition, device.ceiling?.grade ?? 'V2') }]),
      ...(overload === undefined ? [] : [{ name: 'overloadRating', value: overload.amperes, unit: 'A', grade: overloadGrade }]),
      { name: 'disconnectMinimum', value: disconnectAmperes, unit: 'A', grade: disconnectGrade },
      ...(egcSize === undefined
        ? []
        : [{ name: 'equipmentGroundingConductor', value: sizeLabel(egcSize), unit: '', grade: egcGrade } as const]),
    ],
    references: [
      {
        section: motor?.current.table.code ?? '430.6(A)(1)',
        why: { en: 'Full-load current by horsepower and voltage.', es: 'Corriente a plena carga según hp y voltaje.' },
        grade: flcGrade,
      },
      {
        section: '430.22',
        why: {
          en: 'Conductors of a single motor carry 125% of that current.',
          es: 'Los conductores de un solo motor llevan el 125% de esa corriente.',
        },
        grade: gradeIn(edition, 'V2'),
      },
      {
        section: '430.52(C)(1)',
        why: {
          en: 'Largest short-circuit and ground-fault device, next size up allowed.',
          es: 'Protección máxima contra cortocircuito y falla a tierra, con el siguiente tamaño permitido.',
        },
        grade: gradeIn(edition, MOTOR_DEVICE_GRADE),
      },
      {
        section: '430.32(A)(1)',
        why: {
          en: 'Overload protection in percent of nameplate current.',
          es: 'Protección de sobrecarga en por ciento de la corriente de placa.',
        },
        grade: overloadGrade,
      },
      {
        section: '430.110(A)',
        why: {
          en: 'Disconnect of at least 115% of full-load current.',
          es: 'Desconectador de 115% de la corriente a plena carga como mínimo.',
        },
        grade: disconnectGrade,
      },
      {
        section: '110.14(C)',
        why: { en: 'Terminals decide which ampacity column may be used.', es: 'Las terminales deciden qué columna de ampacidad se usa.' },
        grade: gradeIn(edition, 'V1'),
      },
      {
        section: 'Table 310.16',
        why: { en: 'Ampacity of the conductor.', es: 'Ampacidad del conductor.' },
        grade: gradeIn(edition, 'V2'),
      },
      {
        section: 'Table 250.122',
        why: { en: 'Equipment grounding conductor by the device.', es: 'Conductor de puesta a tierra según el dispositivo.' },
        grade: gradeIn(edition, 'V2'),
      },
    ],
    assumptions: [
      ...(motor === undefined
        ? [t('The current given is that of the code table, not of the nameplate.', 'La corriente dada es la de tabla, no la de placa.')]
        : supplyAssumption(motor, language)),
      ...(terminals === undefined && !overHundred
        ? [
            t(
              'Terminals not marked: 60 °C up to 100 A, with the 75 °C size beside it.',
              'Terminales sin marcar: 60 °C hasta 100 A, con el calibre de 75 °C al lado.',
            ),
          ]
        : []),
      ...(read.given('metal') ? [] : [t('Copper conductors.', 'Conductores de cobre.')]),
      ...(read.given('motorType') || supply !== '3' ? [] : [t('Squirrel-cage motor.', 'Motor jaula de ardilla.')]),
      ...(overload !== undefined && serviceFactor === undefined && riseC === undefined
        ? [t('Service factor unknown: overload at 115%.', 'Factor de servicio desconocido: sobrecarga al 115%.')]
        : []),
      t(
        'Continuous duty, 30 °C ambient, no more than three current-carrying conductors.',
        'Servicio continuo, 30 °C de ambiente y no más de tres conductores portadores.',
      ),
    ],
    cautions: [
      t(
        'Correct and adjust the ampacity for a hotter place or more conductors, and check the voltage drop of a long run.',
        'Corrija y ajuste la ampacidad si hay más calor o más conductores, y revise la caída de voltaje en tramos largos.',
      ),
      t(
        'Where the motor or its controller gives a maximum device, that marking governs. Put a disconnect in sight of the motor.',
        'Si el motor o su controlador marca una protección máxima, esa marca manda. Ponga un desconectador a la vista del motor.',
      ),
      ...editionCautions(ctx),
    ],
    tables: motor === undefined ? [] : [motorTableExcerpt(motor, ctx)],
  };
}

export const motorCircuit: Calculator = {
  id: 'motor-circuit',
  title: { en: 'Motor branch circuit', es: 'Circuito derivado de un motor' },
  words: [
    'motor',
    'motor wire size',
    'motor breaker',
    'hp',
    'pump',
    '430',
    'fuses for a motor',
    'bomba',
    'pastilla para motor',
    'calibre para motor',
    'caballos',
    'fusibles',
  ],
  inputs: INPUTS,
  form: {
    more: ['fullLoadAmperes', 'motorType', 'metal', 'terminals', 'nameplateAmperes', 'serviceFactor', 'riseC'],
    differences: ['riseC'],
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
      given: { named: 'current', of: ['disconnect'] },
      is: 'least',
      limit: { figure: 'disconnectMinimum' },
      name: { en: 'the disconnect needed', es: 'el desconectador necesario' },
    },
    {
      given: { named: 'current', of: ['ampacity'] },
      is: 'least',
      limit: { figure: 'minimumAmpacity' },
      name: { en: 'the ampacity needed', es: 'la ampacidad necesaria' },
    },
  ],
  turns: [MARKED_75],
  calculate,
  followUps: {
    en: ['How do I size a feeder for several motors?', 'What overload setting does my nameplate need?'],
    es: ['¿Cómo calculo el alimentador de varios motores?', '¿Qué ajuste de sobrecarga pide mi placa?'],
  },
};
