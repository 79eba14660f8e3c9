// Backfed breakers on a panelboard busbar: the 120% rule of 705.12 and the rules beside it.
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
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'busAmperes', label: { en: 'Busbar rating', es: 'Capacidad de la barra (bus)' }, unit: 'A', min: 30, max: 6000 },
  { kind: 'number', name: 'mainAmperes', label: { en: 'Main breaker', es: 'Breaker principal' }, unit: 'A', min: 15, max: 6000 },
  {
    kind: 'number',
    name: 'inverterAmperes',
    label: { en: 'Rated output current of the inverters', es: 'Corriente nominal de salida de los inversores' },
    unit: 'A',
    min: 0.1,
    max: 5000,
    optional: true,
  },
  {
    kind: 'choice',
    name: 'backfeedPlace',
    label: { en: 'Place of the backfed breaker', es: 'Lugar del breaker retroalimentado' },
    options: [
      { value: 'opposite', label: { en: 'End opposite the main', es: 'Extremo opuesto al principal' } },
      { value: 'elsewhere', label: { en: 'Anywhere else on the busbar', es: 'En otro lugar de la barra' } },
      {
        value: 'center-fed',
        label: { en: 'One end of a center-fed dwelling panel', es: 'Un extremo de un panel de vivienda con principal al centro' },
      },
    ],
    optional: true,
  },
];

type Place = 'opposite' | 'elsewhere' | 'center-fed';
const PLACES: readonly Place[] = ['opposite', 'elsewhere', 'center-fed'];

interface BusbarRoom {
  /** 120% of the busbar less the main: what 125% of the inverter current may be, at the opposite end. */
  readonly atOppositeEndA: number;
  /** The busbar less the main: what it may be anywhere on the busbar. */
  readonly anywhereA: number;
  /** Largest continuous inverter current at the place. */
  readonly largestInverterA: number;
  /** Largest standard breaker within the room at the place. */
  readonly largestBreakerA: number | undefined;
}

/**
 * Room on a busbar for backfed sources, in amperes; never below zero. 705.12(B)(2) has the 120% for the opposite end, 705.12(B)(4) for one end of
 * a dwelling's center-fed panel; elsewhere 705.12(B)(1) leaves what the main does not take. Grade V2 (trade magazine, trade site).
 */
export function busbarRoom(busAmperes: number, mainAmperes: number, place: Place = 'opposite'): BusbarRoom {
  const atOppositeEndA = Math.max(0, 1.2 * busAmperes - mainAmperes);
  const anywhereA = Math.max(0, busAmperes - mainAmperes);
  const roomA = place === 'elsewhere' ? anywhereA : atOppositeEndA;
  return { atOppositeEndA, anywhereA, largestInverterA: roomA / 1.25, largestBreakerA: standardRatingBelow(roomA) };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const bus = read.number('busAmperes');
  const main = read.number('mainAmperes');
  const inverter = read.optionalNumber('inverterAmperes');
  const given = read.optionalChoice('backfeedPlace', PLACES);
  const place = given ?? 'opposite';
  const room = busbarRoom(bus, main, place);
  const roomA = place === 'elsewhere' ? room.anywhereA : room.atOppositeEndA;
  const grade = gradeIn(edition, 'V2');
  const need = inverter === undefined ? undefined : 1.25 * inverter;
  const fits = need === undefined ? undefined : need <= roomA + 1e-9;
  const breaker =
    room.largestBreakerA === undefined ? t('no standard breaker', 'ningún breaker estándar') : `${show(room.largestBreakerA)} A`;
  const verdict =
    fits === undefined
      ? ''
      : fits
        ? t(` Your ${show(inverter ?? 0)} A inverter **fits**.`, ` Su inversor de ${show(inverter ?? 0)} A **cabe**.`)
        : t(` Your ${show(inverter ?? 0)} A inverter **does not fit**.`, ` Su inversor de ${show(inverter ?? 0)} A **no cabe**.`);
  const tag = mark(grade, language);
  const where = {
    opposite: t('at the opposite end', 'en el extremo opuesto'),
    elsewhere: t('where the breaker is not at the opposite end', 'donde el breaker no está en el extremo opuesto'),
    'center-fed': t('at one of its ends', 'en uno de sus extremos'),
  }[place];
  return {
    result: t(
      `A ${show(bus)} A busbar with a ${show(main)} A main leaves **${show(roomA)} A** ${where}: at most **${show(room.largestInverterA, 1)} A** of inverter current, breaker up to **${breaker}**${tag}.${verdict}`,
      `Una barra de ${show(bus)} A con principal de ${show(main)} A deja **${show(roomA)} A** ${where}: hasta **${show(room.largestInverterA, 1)} A** de inversor, breaker hasta **${breaker}**${tag}.${verdict}`,
    ),
    explanation:
      place === 'elsewhere'
        ? t(
            `Away from the opposite end main and 125% of the inverter current together may not exceed the busbar; or all breakers except the main, solar and loads, add up to no more than its ${show(bus)} A, with the warning beside them. Moved to the end opposite the main the breaker has ${show(room.atOppositeEndA)} A.`,
            `Fuera del extremo opuesto, el principal más el 125% del inversor no deben pasar de la barra; o todos los breakers menos el principal, solar y cargas, suman cuando mucho sus ${show(bus)} A, con la advertencia al lado. Pasado al extremo opuesto al principal, el breaker tiene ${show(room.atOppositeEndA)} A.`,
          )
        : t(
            'The 120% holds only where main and backfed breaker sit at opposite ends of the busbar and the breaker is marked not to be moved. Anywhere else main and 125% of the inverter current together may not exceed the busbar.',
            'El 120% solo vale si el principal y el breaker retroalimentado están en extremos opuestos de la barra y el breaker lleva la advertencia de no moverlo. En otro lugar, el principal más el 125% del inversor no deben pasar de la barra.',
          ),
    steps: [
      t(
        `120% × ${show(bus)} A = ${show(1.2 * bus)} A; less the main ${show(main)} A = ${show(room.atOppositeEndA)} A.`,
        `120% × ${show(bus)} A = ${show(1.2 * bus)} A; menos el principal de ${show(main)} A = ${show(room.atOppositeEndA)} A.`,
      ),
      t(
        `Not at the opposite end: ${show(bus)} A − ${show(main)} A = ${show(room.anywhereA)} A.`,
        `Si no está en el extremo opuesto: ${show(bus)} A − ${show(main)} A = ${show(room.anywhereA)} A.`,
      ),
      t(
        `Inverter current: ${show(roomA)} A / 1.25 = ${show(room.largestInverterA, 1)} A.`,
        `Corriente del inversor: ${show(roomA)} A / 1.25 = ${show(room.largestInverterA, 1)} A.`,
      ),
      ...(need === undefined
        ? []
        : [
            t(
              `Your inverter: 125% × ${show(inverter ?? 0)} A = ${show(need)} A, ${fits ? 'not more than' : 'more than'} ${show(roomA)} A; with the main ${show(main)} A + ${show(need)} A = ${show(main + need)} A.`,
              `Su inversor: 125% × ${show(inverter ?? 0)} A = ${show(need)} A, ${fits ? 'no pasa de' : 'pasa de'} ${show(roomA)} A; con el principal ${show(main)} A + ${show(need)} A = ${show(main + need)} A.`,
            ),
          ]),
    ],
    figures: [
      { name: 'roomAtOppositeEnd', value: room.atOppositeEndA, unit: 'A', grade },
      { name: 'roomAnywhere', value: room.anywhereA, unit: 'A', grade },
      { name: 'largestInverterCurrent', value: room.largestInverterA, unit: 'A', grade },
      ...(room.largestBreakerA === undefined ? [] : [{ name: 'largestBreaker', value: room.largestBreakerA, unit: 'A', grade }]),
    ],
    references: [
      codeUse(
        '705.12(B)',
        grade,
        'Busbar rules for sources connected on the load side.',
        'Reglas de la barra para fuentes conectadas del lado de carga.',
      ),
    ],
    assumptions: [
      ...(given === undefined
        ? [
            t(
              'The backfed breaker sits at the end opposite the main.',
              'El breaker retroalimentado está en el extremo opuesto al principal.',
            ),
          ]
        : []),
      t('Sources count with 125% of their rated output current.', 'Las fuentes cuentan con el 125% de su corriente nominal de salida.'),
    ],
    cautions: [
      t(
        `The item within ${codeText('705.12(B)', edition, 'en')} that holds the 120% moved between editions. Another item lets all breakers except the main add up to the busbar rating; panels fed through, with center mains or with power control systems have their own.`,
        `El inciso de ${codeText('705.12(B)', edition, 'es')} con el 120% cambió de lugar entre ediciones. Otro inciso permite que todos los breakers menos el principal sumen la capacidad de la barra; tableros de paso, con principal al centro o con control de potencia tienen el suyo.`,
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const busbar120Percent: Calculator = {
  id: 'busbar-120-percent',
  title: { en: 'Solar on a busbar: the 120% rule', es: 'Solar en la barra: regla del 120%' },
  words: [
    'solar',
    'pv',
    'interconnection',
    'backfeed',
    '120 rule',
    'busbar',
    'panel',
    'inverter breaker',
    'solar en la barra',
    'interconexion',
    'tablero',
    'regla 120',
    'paneles solares',
  ],
  inputs: INPUTS,
  form: { usual: { busAmperes: 200, mainAmperes: 200, backfeedPlace: 'opposite' } },
  bounds: [
    {
      given: { input: 'inverterAmperes' },
      is: 'most',
      limit: { figure: 'largestInverterCurrent' },
      name: { en: 'the inverter current allowed', es: 'la corriente de inversor permitida' },
    },
    {
      given: { named: 'power', sum: true },
      asks: ['pv'],
      is: 'most',
      limit: { figure: 'largestInverterCurrent' },
      name: { en: 'the inverter current allowed', es: 'la corriente de inversor permitida' },
    },
    {
      given: { named: 'current', of: ['device', 'inverter'], bare: true },
      is: 'most',
      limit: { figure: 'largestBreaker' },
      name: { en: 'the breaker allowed', es: 'el breaker permitido' },
    },
  ],
  turns: [
    {
      input: 'backfeedPlace',
      value: 'elsewhere',
      when: { en: 'the breaker is not at the end opposite the main', es: 'el breaker no esté en el extremo opuesto al principal' },
    },
  ],
  calculate,
  followUps: {
    en: ['What if the main is reduced to 175 A?', 'What breaker does the inverter need?'],
    es: ['¿Y si bajo el principal a 175 A?', '¿Qué breaker necesita el inversor?'],
  },
};
