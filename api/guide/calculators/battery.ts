// Runtime of a battery, the capacity that a runtime needs, or the current that an inverter draws from it.
import type { Language } from '../../contract/values.ts';
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
  { kind: 'number', name: 'loadW', label: { en: 'Load', es: 'Carga' }, unit: 'W', min: 0.1, max: 1e7, optional: true },
  {
    kind: 'number',
    name: 'batteryVolts',
    label: { en: 'Battery voltage', es: 'Voltaje de la batería' },
    unit: 'V',
    min: 1,
    max: 1500,
    fallback: 12,
  },
  {
    kind: 'number',
    name: 'capacityAh',
    label: { en: 'Battery capacity', es: 'Capacidad de la batería' },
    unit: 'Ah',
    min: 0.1,
    max: 1e6,
    optional: true,
  },
  {
    kind: 'number',
    name: 'hours',
    label: { en: 'Hours to run', es: 'Horas de respaldo' },
    unit: 'h',
    min: 0.01,
    max: 8760,
    optional: true,
  },
  {
    kind: 'number',
    name: 'usablePercent',
    label: { en: 'Usable share of the capacity', es: 'Parte utilizable de la capacidad' },
    unit: '%',
    min: 5,
    max: 100,
    fallback: 50,
  },
  {
    kind: 'number',
    name: 'efficiencyPercent',
    label: { en: 'Inverter efficiency', es: 'Eficiencia del inversor' },
    unit: '%',
    min: 30,
    max: 100,
    fallback: 90,
  },
];

/** Hours that a battery carries a load: Ah × V × usable × efficiency / W, shares as fractions. */
export const batteryHours = (capacityAh: number, volts: number, loadW: number, usable: number, efficiency: number): number =>
  (capacityAh * volts * usable * efficiency) / loadW;

/** Capacity in ampere-hours for a load and a runtime. */
export const batteryCapacityAh = (hours: number, volts: number, loadW: number, usable: number, efficiency: number): number =>
  (loadW * hours) / (volts * usable * efficiency);

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const volts = read.number('batteryVolts');
  const capacityAh = read.optionalNumber('capacityAh');
  const hours = read.optionalNumber('hours');
  const usablePercent = read.number('usablePercent');
  const efficiencyPercent = read.number('efficiencyPercent');
  const [usable, efficiency] = [usablePercent / 100, efficiencyPercent / 100];
  const load = read.optionalNumber('loadW');
  if (load === undefined && capacityAh !== undefined) return energyOf(capacityAh, volts, usablePercent, read.given, language);
  const loadW = read.number('loadW');
  if (capacityAh === undefined && hours === undefined && read.given('efficiencyPercent'))
    return drawn(loadW, volts, efficiencyPercent, read.given, language);
  if (capacityAh === undefined && hours === undefined) {
    throw new InputError(
      'capacityAh',
      t('Give the battery capacity in Ah, or the hours it must run.', 'Dé la capacidad de la batería en Ah o las horas que debe durar.'),
    );
  }
  const runs = capacityAh === undefined ? (hours ?? 0) : batteryHours(capacityAh, volts, loadW, usable, efficiency);
  const needs = capacityAh ?? batteryCapacityAh(hours ?? 0, volts, loadW, usable, efficiency);
  const amperes = loadW / (volts * efficiency);
  return {
    result:
      capacityAh === undefined
        ? t(
            `**${show(needs, 1)} Ah** at ${show(volts)} V for ${show(runs)} h.`,
            `**${show(needs, 1)} Ah** a ${show(volts)} V para ${show(runs)} h.`,
          )
        : t(
            `${show((needs * volts) / 1000)} kWh carry ${show(loadW)} W for about **${show(runs, 1)} h**.`,
            `${show((needs * volts) / 1000)} kWh alimentan ${show(loadW)} W unas **${show(runs, 1)} h**.`,
          ),
    explanation: t(
      'Lead-acid batteries should not be drained below about half; lithium ones give 80% to 90%. Cold and high currents shorten the time.',
      'Las de plomo no conviene bajarlas de la mitad; las de litio dan de 80% a 90%. El frío y las corrientes altas acortan el tiempo.',
    ),
    steps: [
      t(
        `Energy = ${show(needs, 1)} Ah × ${show(volts)} V = ${show((needs * volts) / 1000)} kWh; usable ${show(usablePercent)}%, inverter ${show(efficiencyPercent)}%: ${show((needs * volts * usable * efficiency) / 1000)} kWh.`,
        `Energía = ${show(needs, 1)} Ah × ${show(volts)} V = ${show((needs * volts) / 1000)} kWh; utilizable ${show(usablePercent)}%, inversor ${show(efficiencyPercent)}%: ${show((needs * volts * usable * efficiency) / 1000)} kWh.`,
      ),
      t(
        `Time = ${show(needs * volts * usable * efficiency)} Wh / ${show(loadW)} W = ${show(runs)} h.`,
        `Tiempo = ${show(needs * volts * usable * efficiency)} Wh / ${show(loadW)} W = ${show(runs)} h.`,
      ),
      t(
        `Battery current = ${show(loadW)} W / (${show(volts)} V × ${show(efficiencyPercent)}%) = ${show(amperes, 1)} A.`,
        `Corriente de la batería = ${show(loadW)} W / (${show(volts)} V × ${show(efficiencyPercent)}%) = ${show(amperes, 1)} A.`,
      ),
    ],
    figures: [
      { name: 'runtime', value: runs, unit: 'h', grade: 'V2' },
      { name: 'capacity', value: needs, unit: 'Ah', grade: 'V2' },
      { name: 'batteryCurrent', value: amperes, unit: 'A', grade: 'V2' },
    ],
    references: [],
    assumptions: [
      ...(read.given('batteryVolts') ? [] : [t('12 V battery.', 'Batería de 12 V.')]),
      ...(read.given('usablePercent')
        ? []
        : [t('Half of the capacity is usable (lead-acid).', 'Se usa la mitad de la capacidad (plomo-ácido).')]),
      ...(read.given('efficiencyPercent') ? [] : [t('Inverter efficiency 90%.', 'Eficiencia del inversor 90%.')]),
    ],
    cautions: [
      t(
        'Battery conductors carry high currents: fuse them close to the battery.',
        'Los cables de batería llevan corrientes altas: ponga el fusible cerca de la batería.',
      ),
    ],
    tables: [],
  };
}

/** Direct current of an inverter: its output over voltage and efficiency. */
function drawn(loadW: number, volts: number, efficiencyPercent: number, given: (name: string) => boolean, language: Language): Calculation {
  const t = (en: string, es: string): string => say(language, { en, es });
  const amperes = loadW / (volts * (efficiencyPercent / 100));
  return {
    result: t(
      `The inverter draws **${show(amperes, 1)} A** from the battery.`,
      `El inversor jala **${show(amperes, 1)} A** de la batería.`,
    ),
    explanation: t(
      'The battery voltage falls as it empties and the current rises: size cable and fuse for the lowest voltage, at 125%.',
      'Al vaciarse baja el voltaje de la batería y sube la corriente: calcule cable y fusible con el voltaje más bajo, al 125%.',
    ),
    steps: [
      `${show(loadW)} W / ${show(efficiencyPercent)}% = ${show(loadW / (efficiencyPercent / 100))} W; / ${show(volts)} V = ${show(amperes)} A.`,
    ],
    figures: [{ name: 'batteryCurrent', value: amperes, unit: 'A', grade: 'V2' }],
    references: [],
    assumptions: given('batteryVolts') ? [] : [t('12 V battery.', 'Batería de 12 V.')],
    cautions: [],
    tables: [],
  };
}

/** What a bank holds, without a load to run. */
function energyOf(
  capacityAh: number,
  volts: number,
  usablePercent: number,
  given: (name: string) => boolean,
  language: Language,
): Calculation {
  const t = (en: string, es: string): string => say(language, { en, es });
  const kwh = (capacityAh * volts) / 1000;
  const usable = (kwh * usablePercent) / 100;
  return {
    result: t(
      `${show(capacityAh)} Ah at ${show(volts)} V hold ${show(kwh)} kWh, of which **${show(usable)} kWh** are usable (${show(usablePercent)}%).`,
      `${show(capacityAh)} Ah a ${show(volts)} V guardan ${show(kwh)} kWh, de los que **${show(usable)} kWh** son utilizables (${show(usablePercent)}%).`,
    ),
    explanation: t(
      'Lead-acid batteries should not be drained below about half; lithium ones give 80% to 90%. An inverter loses about a tenth of it.',
      'Las de plomo no conviene bajarlas de la mitad; las de litio dan de 80% a 90%. Un inversor pierde como una décima parte.',
    ),
    steps: [
      `${show(volts)} V × ${show(capacityAh)} Ah = ${show(kwh)} kWh.`,
      `${show(kwh)} kWh × ${show(usablePercent)}% = ${show(usable)} kWh.`,
    ],
    figures: [
      { name: 'energy', value: kwh, unit: 'kWh', grade: 'V2' },
      { name: 'usableEnergy', value: usable, unit: 'kWh', grade: 'V2' },
    ],
    references: [],
    assumptions: [
      ...(given('batteryVolts') ? [] : [t('12 V battery.', 'Batería de 12 V.')]),
      ...(given('usablePercent')
        ? []
        : [t('Half of the capacity is usable (lead-acid).', 'Se usa la mitad de la capacidad (plomo-ácido).')]),
    ],
    cautions: [],
    tables: [],
  };
}

export const battery: Calculator = {
  id: 'battery',
  title: { en: 'Battery runtime', es: 'Duración de una batería' },
  words: [
    'battery',
    'ups',
    'inverter',
    'runtime',
    'amp hours',
    'ah',
    'backup',
    'bateria',
    'respaldo',
    'acumulador',
    'inversor',
    'duracion',
  ],
  inputs: INPUTS,
  bounds: [
    {
      asks: ['battery'],
      given: { named: 'time' },
      is: 'most',
      limit: { figure: 'runtime' },
      name: { en: 'the time that it lasts', es: 'el tiempo que dura' },
    },
  ],
  calculate,
  followUps: {
    en: ['What fuse goes at the battery?', 'What size inverter do I need?'],
    es: ['¿Qué fusible va en la batería?', '¿Qué inversor necesito?'],
  },
};
