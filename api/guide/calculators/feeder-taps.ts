// Tap conductors of a feeder by length: the 10 ft, 25 ft and outside rules of 240.21(B).
import type { Grade } from '../../contract/values.ts';
import { METALS, sizeLabel, sizeUnit } from '../tables/conductors.ts';
import { standardRatingBelow } from '../tables/overcurrent.ts';
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
  tidy,
  type Values,
} from './calculator.ts';
import { ampacityExcerpt } from './conductor-excerpts.ts';
import { METAL_INPUT, metalText, TERMINALS_INPUT } from './conductor-inputs.ts';
import { type SizedConductor, sizeConductor, unmarkedTerminals } from './conductor-size.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'feederDeviceA',
    label: { en: 'Overcurrent device of the feeder', es: 'Protección del alimentador' },
    unit: 'A',
    min: 15,
    max: 6000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'lengthFt',
    label: { en: 'Length of the tap', es: 'Longitud de la derivación' },
    unit: 'ft',
    min: 0.5,
    max: 5000,
  },
  {
    kind: 'number',
    name: 'tapDeviceA',
    label: { en: 'Device or equipment rating where the tap ends', es: 'Protección o capacidad del equipo donde termina' },
    unit: 'A',
    min: 1,
    max: 6000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'tapLoadA',
    label: { en: 'Load of the tap', es: 'Carga de la derivación' },
    unit: 'A',
    min: 0.1,
    max: 6000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'tapConductorA',
    label: {
      en: 'Ampacity of the tap conductors, to find the largest feeder device',
      es: 'Ampacidad de los conductores de la derivación, para hallar la protección mayor del alimentador',
    },
    unit: 'A',
    min: 1,
    max: 6000,
    optional: true,
  },
  {
    kind: 'choice',
    name: 'place',
    label: { en: 'Where the tap runs', es: 'Por dónde va la derivación' },
    options: [
      { value: 'inside', label: { en: 'Inside', es: 'Interior' } },
      { value: 'outside', label: { en: 'Outside, except where it ends', es: 'Exterior, salvo donde termina' } },
    ],
    fallback: 'inside',
  },
  METAL_INPUT,
  TERMINALS_INPUT,
];

export interface TapRule {
  /** '240.21(B)(1)' and so on. */
  readonly section: string;
  /** Least share of the feeder device's rating that the tap's ampacity must have; 0 where none is set. */
  readonly share: number;
  readonly grade: Grade;
  readonly name: { readonly en: string; readonly es: string };
}

/** The rule that a tap of this length falls under; undefined where no tap that long is allowed inside. Grade V2, the outside rule V1. */
export function tapRule(lengthFt: number, outside: boolean): TapRule | undefined {
  if (lengthFt <= 10) return { section: '240.21(B)(1)', share: 1 / 10, grade: 'V2', name: { en: '10 ft tap', es: 'derivación de 10 ft' } };
  if (lengthFt <= 25) return { section: '240.21(B)(2)', share: 1 / 3, grade: 'V2', name: { en: '25 ft tap', es: 'derivación de 25 ft' } };
  if (outside) return { section: '240.21(B)(5)', share: 0, grade: 'V1', name: { en: 'outside tap', es: 'derivación exterior' } };
  return undefined;
}

/** Least ampacity of a tap: the rule's share of the feeder device, and never less than its load or the device it ends in. */
export const tapAmpacity = (rule: TapRule, feederDeviceA: number, tapDeviceA = 0, tapLoadA = 0): number =>
  Math.max(feederDeviceA * rule.share, tapDeviceA, tapLoadA);

/** The other way round: the largest feeder device that a tap of this ampacity may be tapped from. */
function largestFeeder(rule: TapRule, tapConductorA: number, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const times = Math.round(1 / rule.share);
  const mostA = times * tapConductorA;
  const ratingA = standardRatingBelow(mostA) ?? mostA;
  const grade = gradeIn(edition, rule.grade);
  const unsure = mark(grade, language);
  return {
    result: say(language, {
      en: `A ${rule.name.en} of **${show(tapConductorA)} A** may leave a feeder whose device is at most **${show(ratingA)} A**${unsure}.`,
      es: `Una ${rule.name.es} de **${show(tapConductorA)} A** puede salir de un alimentador con protección de **${show(ratingA)} A** como máximo${unsure}.`,
    }),
    explanation: '',
    steps: [
      say(language, {
        en: `${rule.section}: ${times} × ${show(tapConductorA)} A = ${show(mostA)} A; standard rating not above it: ${show(ratingA)} A.`,
        es: `${rule.section}: ${times} × ${show(tapConductorA)} A = ${show(mostA)} A; capacidad estándar que no pasa de ahí: ${show(ratingA)} A.`,
      }),
    ],
    figures: [{ name: 'largestFeederDevice', value: ratingA, unit: 'A', grade }],
    references: [{ section: rule.section, why: { en: 'Taps of this length.', es: 'Derivaciones de esta longitud.' }, grade }],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const feeder = read.optionalNumber('feederDeviceA');
  const lengthFt = read.number('lengthFt');
  const tapDeviceA = read.optionalNumber('tapDeviceA');
  const tapLoadA = read.optionalNumber('tapLoadA');
  const metal = read.choice('metal', METALS);
  const outside = read.choice('place', ['inside', 'outside']) === 'outside';
  const rule = tapRule(lengthFt, outside);
  if (rule === undefined) {
    throw new InputError(
      'lengthFt',
      say(language, {
        en: 'Inside, a tap may be at most 25 ft long (high-bay manufacturing buildings have a rule of their own). Put an overcurrent device where the tap starts.',
        es: 'En interior una derivación puede medir a lo más 25 ft (las naves industriales altas tienen regla propia). Ponga una protección donde empieza la derivación.',
      }),
    );
  }
  const tapConductorA = read.optionalNumber('tapConductorA');
  if (feeder === undefined && tapConductorA !== undefined && rule.share > 0) return largestFeeder(rule, tapConductorA, ctx);
  const feederDeviceA = feeder ?? read.number('feederDeviceA');
  const needA = tapAmpacity(rule, feederDeviceA, tapDeviceA, tapLoadA);
  if (needA === 0) {
    throw new InputError(
      'tapDeviceA',
      say(language, {
        en: 'An outside tap has no share of the feeder: give its load or the device it ends in.',
        es: 'Una derivación exterior no depende del alimentador: indique su carga o la protección donde termina.',
      }),
    );
  }
  const terminalsGiven = read.optionalChoice('terminals', ['60', '75']);
  const terminals = terminalsGiven === '75' ? 75 : terminalsGiven === '60' ? 60 : unmarkedTerminals(needA);
  const sized: SizedConductor | undefined = sizeConductor(
    { deviceA: 0, terminalA: needA, loadA: needA, roundUp: true },
    { metal, insulation: 75, terminals, ambientC: 30, conductors: 3, cable60: false, smallConductorExempt: true, sets: 1 },
  );
  if (sized === undefined) {
    throw new InputError(
      'feederDeviceA',
      say(language, {
        en: `The tap needs ${show(needA)} A: more than one conductor carries. Use parallel conductors.`,
        es: `La derivación necesita ${show(needA)} A: más de lo que lleva un conductor. Use conductores en paralelo.`,
      }),
    );
  }
  const grade = gradeIn(edition, rule.grade);
  const unsure = mark(grade, language);
  const share = rule.share === 0 ? '' : rule.share === 1 / 10 ? '1/10' : '1/3';
  const conductor = {
    en: `${sizeLabel(sized.size)} ${metalText(metal, 'en')}`,
    es: `${sizeLabel(sized.size)} de ${metalText(metal, 'es')}`,
  };
  const others = [tapDeviceA, tapLoadA].filter((each) => each !== undefined).map((each) => `${show(each)} A`);

  return {
    result: say(language, {
      en: `This ${rule.name.en} needs at least **${show(needA)} A** of ampacity${unsure}: **${conductor.en}** (${show(sized.ampacity.usableA)} A at ${sized.ampacity.terminalColumn} °C).`,
      es: `Esta ${rule.name.es} necesita al menos **${show(needA)} A** de ampacidad${unsure}: **${conductor.es}** (${show(sized.ampacity.usableA)} A a ${sized.ampacity.terminalColumn} °C).`,
    }),
    explanation: say(language, {
      en: 'The next-size-up rule of 240.4(B) does not help taps: the device at the end may not exceed the ampacity of the tap.',
      es: 'La regla de la siguiente capacidad de 240.4(B) no vale para derivaciones: la protección del extremo no puede pasar de la ampacidad de la derivación.',
    }),
    steps: [
      ...(rule.share === 0
        ? []
        : [
            say(language, {
              en: `${rule.section}: ${share} × ${show(feederDeviceA)} A = ${show(feederDeviceA * rule.share)} A.`,
              es: `${rule.section}: ${share} × ${show(feederDeviceA)} A = ${show(feederDeviceA * rule.share)} A.`,
            }),
          ]),
      ...(others.length === 0
        ? []
        : [
            say(language, {
              en: `Not less than its load or the device it ends in (${others.join(', ')}): ${show(needA)} A.`,
              es: `No menos que su carga o la protección donde termina (${others.join(', ')}): ${show(needA)} A.`,
            }),
          ]),
      say(language, {
        en: `Smallest conductor on ${terminals} °C terminals: ${conductor.en}, ${show(sized.ampacity.usableA)} A.`,
        es: `Conductor mínimo con terminales de ${terminals} °C: ${conductor.es}, ${show(sized.ampacity.usableA)} A.`,
      }),
    ],
    figures: [
      { name: 'tapAmpacity', value: tidy(needA), unit: 'A', grade },
      { name: 'tapConductorSize', value: sized.size, unit: sizeUnit(sized.size), grade },
      { name: 'tapConductorAmpacity', value: sized.ampacity.usableA, unit: 'A', grade: gradeIn(edition, 'V2') },
    ],
    references: [
      { section: rule.section, why: { en: 'Taps of this length.', es: 'Derivaciones de esta longitud.' }, grade },
      {
        section: 'Table 310.16',
        why: { en: 'Ampacity of the tap conductors.', es: 'Ampacidad de los conductores de la derivación.' },
        grade: gradeIn(edition, 'V2'),
      },
    ],
    assumptions: [
      ...(read.given('metal') ? [] : [say(language, { en: 'Copper conductors.', es: 'Conductores de cobre.' })]),
      ...(terminalsGiven === undefined ? [say(language, { en: `${terminals} °C terminals.`, es: `Terminales de ${terminals} °C.` })] : []),
      ...(read.given('place') ? [] : [say(language, { en: 'Inside.', es: 'Interior.' })]),
      say(language, {
        en: '30 °C ambient, not more than three current-carrying conductors.',
        es: 'Ambiente de 30 °C, no más de tres conductores portadores de corriente.',
      }),
    ],
    cautions: [
      lengthFt <= 10
        ? say(language, {
            en: 'The tap ends at the equipment it feeds, runs in a raceway, and the 1/10 counts where it leaves the enclosure of the feeder.',
            es: 'La derivación termina en el equipo que alimenta, va en canalización, y el 1/10 cuenta cuando sale del gabinete del alimentador.',
          })
        : say(language, {
            en: 'The tap ends in a single breaker or set of fuses that limits the load to its ampacity, and is protected from damage.',
            es: 'La derivación termina en un solo interruptor o juego de fusibles que limita la carga a su ampacidad, y va protegida contra daños.',
          }),
      say(language, {
        en: 'A tap may not be tapped again. Transformer secondaries have their own rules, 240.21(C).',
        es: 'No se puede derivar de una derivación. Los secundarios de transformador tienen sus propias reglas, 240.21(C).',
      }),
      ...editionCautions(ctx),
    ],
    tables: [ampacityExcerpt(sized.size, metal, ctx)],
  };
}

export const feederTaps: Calculator = {
  id: 'feeder-taps',
  title: { en: 'Feeder taps', es: 'Derivaciones de alimentador' },
  words: [
    'tap',
    'taps',
    'tap rule',
    '10 foot tap',
    '25 foot tap',
    '240.21',
    'splice off a feeder',
    'derivacion',
    'derivaciones',
    'regla de 10 pies',
    '25 pies',
    'alimentador',
  ],
  inputs: INPUTS,
  form: { more: ['tapLoadA', 'tapConductorA', 'metal', 'terminals'] },
  bounds: [
    {
      asks: ['tap'],
      given: { named: 'conductor', not: ['ground'] },
      is: 'least',
      limit: { figure: 'tapConductorSize' },
      name: { en: 'the conductor needed', es: 'el conductor necesario' },
    },
    {
      asks: ['tap'],
      given: { named: 'current', of: ['ampacity'] },
      is: 'least',
      limit: { figure: 'tapAmpacity' },
      name: { en: 'the ampacity needed', es: 'la ampacidad necesaria' },
    },
  ],
  headed: [{ of: 'ampacity', to: 'tapConductorA', from: 'feederDeviceA' }],
  calculate,
  followUps: {
    en: ['What if the tap is outside?', 'Which device goes at the end of the tap?'],
    es: ['¿Y si la derivación va por fuera?', '¿Qué protección va al final?'],
  },
};
