// The fuse or breaker for a load, and the largest one that a conductor may have.
import type { Language } from '../../contract/values.ts';
import { tableAmpacity } from '../tables/ampacity.ts';
import { METALS, sizeLabel } from '../tables/conductors.ts';
import {
  EXTRA_FUSE_RATINGS_A,
  nextStandardRating,
  ROUND_UP_LIMIT_A,
  STANDARD_RATINGS_A,
  STANDARD_RATINGS_GRADE,
  standardRatingBelow,
  tenAmpereBranchCircuit,
} from '../tables/overcurrent.ts';
import { OWN_ARTICLES } from './bound.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  type CodeUse,
  editionCautions,
  type Figure,
  gradeIn,
  InputError,
  mark,
  say,
  show,
  tidy,
  type Values,
  worstGrade,
} from './calculator.ts';
import { assumedTerminals, type LargestDevice, largestDevice } from './conductor-ampacity.ts';
import {
  LOAD_INPUTS,
  MARKED_75,
  METAL_INPUT,
  metalText,
  POWER_SIZES,
  SIZE_INPUT,
  TERMINALS_INPUT,
  YES_NO,
  yesNo,
} from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';
import { readValues } from './read-values.ts';
import { SETS_INPUT } from './voltage-drop.ts';

const INPUTS: readonly CalculatorInput[] = [
  ...LOAD_INPUTS,
  {
    kind: 'number',
    name: 'ampacityA',
    label: { en: 'Ampacity of the conductor', es: 'Ampacidad del conductor' },
    unit: 'A',
    min: 1,
    max: 6000,
    optional: true,
  },
  { ...SIZE_INPUT, options: SIZE_INPUT.options.slice(2), optional: true },
  METAL_INPUT,
  TERMINALS_INPUT,
  SETS_INPUT,
  {
    kind: 'number',
    name: 'deviceA',
    label: {
      en: 'Rating of the breaker, to find its largest continuous load',
      es: 'Capacidad del breaker, para hallar su carga continua máxima',
    },
    unit: 'A',
    min: 1,
    max: 6000,
    optional: true,
  },
  yesNo('fullRated', 'Listed for 100% of its rating', 'Listado para el 100% de su capacidad'),
  yesNo(
    'receptacles',
    'Feeds several receptacles for cord-and-plug loads (no rounding up)',
    'Alimenta varios contactos para cargas de cordón y clavija (sin redondear hacia arriba)',
  ),
];

/** Smallest standard device for a load: noncontinuous plus 125 % of continuous; undefined above 6000 A. */
export const deviceForLoad = (noncontinuousA: number, continuousA: number): number | undefined =>
  nextStandardRating(noncontinuousA + 1.25 * continuousA);

const CONTINUOUS_USES: readonly Omit<CodeUse, 'grade'>[] = [
  { section: '210.20(A)', why: { en: 'Continuous loads count at 125 %.', es: 'Las cargas continuas cuentan al 125 %.' } },
  { section: '215.3', why: { en: 'The same for a feeder.', es: 'Lo mismo en un alimentador.' } },
];

/** Largest continuous load of a breaker: 80 % of its rating (1 / 1.25), all of it where the assembly is listed for that. */
function continuousLoad(deviceA: number, fullRated: boolean, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const [percent, otherPercent] = fullRated ? [100, 80] : [80, 100];
  const amps = (deviceA * percent) / 100;
  const other = show((deviceA * otherPercent) / 100);
  const grade = gradeIn(edition, 'V2');
  return {
    result: say(language, {
      en: `A ${show(deviceA)} A breaker may carry a continuous load of at most **${show(amps)} A**.`,
      es: `Un breaker de ${show(deviceA)} A puede llevar una carga continua de cuando mucho **${show(amps)} A**.`,
    }),
    explanation: say(
      language,
      fullRated
        ? {
            en: `Only where breaker and enclosure together are listed for 100%; a standard one takes ${other} A.`,
            es: `Solo si el breaker y su gabinete juntos están listados para el 100%; uno estándar lleva ${other} A.`,
          }
        : { en: `One listed for 100% in its enclosure takes ${other} A.`, es: `Uno listado para el 100% en su gabinete lleva ${other} A.` },
    ),
    steps: [`${show(deviceA)} A × ${percent}% = ${show(amps)} A.`],
    figures: [{ name: 'continuousLoad', value: tidy(amps), unit: 'A', grade }],
    references: CONTINUOUS_USES.map((each) => ({ ...each, grade })),
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const deviceA = read.optionalNumber('deviceA');
  const isWhole = (read.given('size') || read.given('ampacityA')) && (read.given('loadA') || read.given('continuousA'));
  // With a conductor and a load it is the device that is held against both.
  if (deviceA !== undefined && !isWhole) return continuousLoad(deviceA, read.choice('fullRated', YES_NO) === 'yes', ctx);
  const loadA = read.optionalNumber('loadA') ?? 0;
  const continuousA = read.optionalNumber('continuousA') ?? 0;
  const metal = read.choice('metal', METALS);
  const size = read.optionalChoice('size', POWER_SIZES);
  const receptacles = read.choice('receptacles', YES_NO) === 'yes';
  const terminalsGiven = read.optionalChoice('terminals', ['60', '75']);
  const terminals = terminalsGiven === '75' ? 75 : terminalsGiven === '60' ? 60 : size === undefined ? 60 : assumedTerminals(size);
  const ampacityGiven = read.optionalNumber('ampacityA');
  const sets = Math.round(read.number('sets'));
  const each = size === undefined ? undefined : tableAmpacity(size, metal, terminals);
  const ampacityA = ampacityGiven ?? (each === undefined ? undefined : each * sets);
  const hasLoad = loadA + continuousA > 0;
  if (!hasLoad && ampacityA === undefined) {
    throw new InputError(
      'loadA',
      say(language, {
        en: 'Give the load, or the conductor (its size or ampacity).',
        es: 'Indique la carga, o el conductor (su calibre o ampacidad).',
      }),
    );
  }

  const factoredA = loadA + 1.25 * continuousA;
  const smallest = hasLoad ? deviceForLoad(loadA, continuousA) : undefined;
  if (hasLoad && smallest === undefined) {
    throw new InputError(
      'loadA',
      say(language, {
        en: 'The load is above the largest standard device, 6000 A.',
        es: 'La carga pasa de la protección estándar más grande, 6000 A.',
      }),
    );
  }
  const largest = ampacityA === undefined ? undefined : largestFor(ampacityA, size, metal);
  const largestA = largest === undefined ? undefined : receptacles ? largest.withoutRoundingA : largest.ratingA;
  const grade = gradeIn(edition, worstGrade(STANDARD_RATINGS_GRADE, largest?.grade ?? 'V2'));
  const unsure = mark(grade, language);
  const told: Told = { language, unsure, factoredA, continuousA, loadA, smallest, ampacityA, largest, largestA, receptacles };

  return {
    result: resultLine(told),
    explanation: '',
    steps: steps(
      told,
      size === undefined ? undefined : `${sizeLabel(size)} ${metalText(metal, language)}`,
      terminals,
      ampacityGiven === undefined,
      sets,
    ),
    figures: [
      ...(hasLoad ? [{ name: 'factoredLoad', value: tidy(factoredA), unit: 'A', grade: 'V2' as const }] : []),
      ...(smallest === undefined ? [] : [{ name: 'smallestDevice', value: smallest, unit: 'A', grade }]),
      ...(ampacityA === undefined ? [] : [{ name: 'conductorAmpacity', value: ampacityA, unit: 'A', grade: gradeIn(edition, 'V2') }]),
      ...(largestA === undefined ? [] : [{ name: 'largestDevice', value: largestA, unit: 'A', grade }]),
    ] satisfies Figure[],
    references: references(told, ctx),
    assumptions: [
      ...(size !== undefined && ampacityGiven === undefined && terminalsGiven === undefined
        ? [say(language, { en: `${terminals} °C terminals.`, es: `Terminales de ${terminals} °C.` })]
        : []),
      ...(size !== undefined && !read.given('metal') ? [say(language, { en: 'Copper conductors.', es: 'Conductores de cobre.' })] : []),
      ...(ampacityA !== undefined && !receptacles
        ? [
            say(language, {
              en: 'The circuit does not feed several receptacles for cord-and-plug loads.',
              es: 'El circuito no alimenta varios contactos para cargas de cordón y clavija.',
            }),
          ]
        : []),
    ],
    cautions: cautions(told, ctx),
    tables: [table(smallest ?? largestA, ctx)].filter((each) => each !== undefined),
  };
}

/** Largest device for a size, or for a bare ampacity that 240.4(D) knows nothing of. */
function largestFor(ampacityA: number, size: (typeof POWER_SIZES)[number] | undefined, metal: 'cu' | 'al'): LargestDevice {
  if (size !== undefined) return largestDevice(ampacityA, size, metal);
  const below = standardRatingBelow(ampacityA);
  return {
    ratingA: ampacityA > ROUND_UP_LIMIT_A ? below : nextStandardRating(ampacityA),
    withoutRoundingA: below,
    smallLimitA: undefined,
    grade: 'V2',
  };
}

interface Told {
  readonly language: Language;
  readonly unsure: string;
  readonly factoredA: number;
  readonly continuousA: number;
  readonly loadA: number;
  readonly smallest: number | undefined;
  readonly ampacityA: number | undefined;
  readonly largest: LargestDevice | undefined;
  readonly largestA: number | undefined;
  readonly receptacles: boolean;
}

function resultLine(told: Told): string {
  const { language, unsure, smallest, ampacityA, largestA } = told;
  if (smallest !== undefined && ampacityA === undefined) {
    return say(language, {
      en: `Use a **${show(smallest)} A** overcurrent device${unsure}: the load counts ${show(told.factoredA)} A.`,
      es: `Use una protección de **${show(smallest)} A**${unsure}: la carga cuenta ${show(told.factoredA)} A.`,
    });
  }
  if (largestA === undefined) {
    return say(language, {
      en: `${show(ampacityA ?? 0)} A is below the smallest standard device, 15 A.`,
      es: `${show(ampacityA ?? 0)} A queda abajo de la protección estándar más chica, 15 A.`,
    });
  }
  if (smallest === undefined) {
    return say(language, {
      en: `A conductor of ${show(ampacityA ?? 0)} A may have at most a **${show(largestA)} A** device${unsure}.`,
      es: `Un conductor de ${show(ampacityA ?? 0)} A puede llevar a lo más una protección de **${show(largestA)} A**${unsure}.`,
    });
  }
  return smallest <= largestA
    ? say(language, {
        en: `Use a **${show(smallest)} A** device${unsure}; the conductor (${show(ampacityA ?? 0)} A) may have up to **${show(largestA)} A**${unsure}.`,
        es: `Use una protección de **${show(smallest)} A**${unsure}; el conductor (${show(ampacityA ?? 0)} A) admite hasta **${show(largestA)} A**${unsure}.`,
      })
    : say(language, {
        en: `The load needs a **${show(smallest)} A** device, but this conductor (${show(ampacityA ?? 0)} A) may have only **${show(largestA)} A**${unsure}: use a larger conductor.`,
        es: `La carga necesita una protección de **${show(smallest)} A**, pero este conductor (${show(ampacityA ?? 0)} A) solo admite **${show(largestA)} A**${unsure}: use un conductor mayor.`,
      });
}

function steps(told: Told, conductor: string | undefined, terminals: number, fromTable: boolean, sets: number): readonly string[] {
  const { language, loadA, continuousA, factoredA, smallest, ampacityA, largest, largestA, receptacles } = told;
  const all: string[] = [];
  const add = (en: string, es: string) => all.push(say(language, { en, es }));
  if (smallest !== undefined) {
    const parts = continuousA > 0 ? `${show(loadA)} A + 1.25 × ${show(continuousA)} A` : `${show(loadA)} A`;
    add(
      `Load with continuous at 125 %: I = ${parts} = ${show(factoredA)} A.`,
      `Carga con la continua al 125 %: I = ${parts} = ${show(factoredA)} A.`,
    );
    add(`Next standard rating, 240.6(A): ${show(smallest)} A.`, `Siguiente capacidad estándar, 240.6(A): ${show(smallest)} A.`);
  }
  if (ampacityA === undefined || largest === undefined) return all;
  if (conductor !== undefined && fromTable) {
    const parallel = sets > 1 ? `${sets} × ${show(ampacityA / sets)} A = ` : '';
    add(
      `${conductor}, ${terminals} °C column: ${parallel}${show(ampacityA)} A before any correction or adjustment.`,
      `${conductor}, columna de ${terminals} °C: ${parallel}${show(ampacityA)} A antes de corregir o ajustar.`,
    );
  }
  if (largest.smallLimitA !== undefined && largestA === largest.smallLimitA) {
    add(
      `Small conductor, 240.4(D): at most ${show(largest.smallLimitA)} A, unless 240.4(E) or (G) applies (taps, motors, air conditioning).`,
      `Conductor pequeño, 240.4(D): a lo más ${show(largest.smallLimitA)} A, salvo 240.4(E) o (G) (derivaciones, motores, aire acondicionado).`,
    );
  } else if (ampacityA > ROUND_UP_LIMIT_A) {
    add(
      `Above 800 A no rounding up, 240.4(C): the next standard rating below ${show(ampacityA)} A is ${show(largestA ?? 0)} A.`,
      `Arriba de 800 A no se redondea hacia arriba, 240.4(C): la capacidad estándar inferior a ${show(ampacityA)} A es ${show(largestA ?? 0)} A.`,
    );
  } else if (receptacles) {
    add(
      `Several receptacles: no rounding up, so ${show(largestA ?? 0)} A.`,
      `Varios contactos: no se redondea hacia arriba, o sea ${show(largestA ?? 0)} A.`,
    );
  } else if (largestA !== ampacityA) {
    add(
      `${show(ampacityA)} A is not a standard rating: 240.4(B) allows the next one, ${show(largestA ?? 0)} A.`,
      `${show(ampacityA)} A no es capacidad estándar: 240.4(B) permite la siguiente, ${show(largestA ?? 0)} A.`,
    );
  } else {
    add(`${show(ampacityA)} A is a standard rating.`, `${show(ampacityA)} A es una capacidad estándar.`);
  }
  return all;
}

function references(told: Told, ctx: CalculatorContext): readonly CodeUse[] {
  const grade = gradeIn(ctx.edition, 'V2');
  const uses: CodeUse[] = [
    {
      section: '240.6(A)',
      why: { en: 'Standard ratings of fuses and breakers.', es: 'Capacidades estándar de fusibles e interruptores.' },
      grade,
    },
  ];
  if (told.continuousA > 0) {
    uses.push(...CONTINUOUS_USES.map((each) => ({ ...each, grade })));
  }
  if (told.largest !== undefined && told.ampacityA !== undefined) {
    const section = told.largest.smallLimitA !== undefined ? '240.4(D)' : told.ampacityA > ROUND_UP_LIMIT_A ? '240.4(C)' : '240.4(B)';
    uses.push({ section, why: { en: 'The largest device a conductor may have.', es: 'La protección máxima de un conductor.' }, grade });
  }
  return uses;
}

function cautions(told: Told, ctx: CalculatorContext): readonly string[] {
  const { language } = ctx;
  const ten = tenAmpereBranchCircuit(ctx.edition);
  return [
    say(language, {
      en: 'Motors, air conditioners, transformers and welders have rules of their own.',
      es: 'Motores, aires acondicionados, transformadores y soldadoras tienen sus propias reglas.',
    }),
    ...(ten !== undefined && told.smallest === 15 && told.factoredA <= 10
      ? [
          say(language, {
            en: `From 2023 on a 10 A branch circuit exists too${mark(ten, 'en')}.`,
            es: `Desde 2023 también existe el ramal de 10 A${mark(ten, 'es')}.`,
          }),
        ]
      : []),
    ...(told.smallest === 15 && told.factoredA <= 10
      ? [
          say(language, {
            en: `Fuses also come in ${EXTRA_FUSE_RATINGS_A.filter((each) => each.ratingA <= 10)
              .map((each) => each.ratingA)
              .join(', ')} A (not verified).`,
            es: `También hay fusibles de ${EXTRA_FUSE_RATINGS_A.filter((each) => each.ratingA <= 10)
              .map((each) => each.ratingA)
              .join(', ')} A (sin verificar).`,
          }),
        ]
      : []),
    ...editionCautions(ctx),
  ];
}

function table(ratingA: number | undefined, ctx: CalculatorContext) {
  const used = (STANDARD_RATINGS_A as readonly (number | undefined)[]).indexOf(ratingA);
  if (used === -1) return undefined;
  return excerptRows({
    title: say(ctx.language, { en: 'Standard ratings of fuses and breakers', es: 'Capacidades estándar de fusibles e interruptores' }),
    code: '240.6(A)',
    edition: ctx.edition,
    grade: gradeIn(ctx.edition, STANDARD_RATINGS_GRADE),
    columns: ['A'],
    rows: STANDARD_RATINGS_A.map((each) => [show(each)]),
    used,
  });
}

export const overcurrentDevice: Calculator = {
  id: 'overcurrent-device',
  title: { en: 'Breaker or fuse size', es: 'Capacidad del breaker o fusible' },
  words: [
    'breaker',
    'breaker size',
    'fuse',
    'ocpd',
    'overcurrent',
    'what size breaker',
    '240.6',
    'pastilla',
    'interruptor',
    'fusible',
    'termomagnetico',
    'que pastilla',
  ],
  inputs: INPUTS,
  form: { more: ['ampacityA', 'metal', 'terminals', 'sets', 'deviceA', 'fullRated', 'receptacles'] },
  bounds: [
    {
      notOf: OWN_ARTICLES,
      given: { named: 'current', of: ['device'], bare: true },
      is: 'most',
      limit: { figure: 'largestDevice' },
      name: { en: 'the device allowed', es: 'la protección permitida' },
    },
    {
      notOf: OWN_ARTICLES,
      given: { named: 'current', of: ['device'], bare: true },
      is: 'least',
      limit: { figure: 'smallestDevice' },
      name: { en: 'the device needed', es: 'la protección necesaria' },
    },
    {
      notOf: OWN_ARTICLES,
      given: { figure: 'smallestDevice' },
      is: 'most',
      limit: { figure: 'largestDevice' },
      name: { en: 'the device allowed', es: 'la protección permitida' },
    },
    {
      notOf: OWN_ARTICLES,
      asks: ['continuous'],
      given: { named: 'current', of: ['load'], bare: true },
      is: 'most',
      limit: { figure: 'continuousLoad' },
      name: { en: 'the continuous load allowed', es: 'la carga continua permitida' },
    },
  ],
  turns: [MARKED_75],
  calculate,
  followUps: {
    en: ['What conductor goes with this breaker?', 'When may I go to the next size up?'],
    es: ['¿Qué calibre va con este breaker?', '¿Cuándo puedo subir al siguiente tamaño?'],
  },
};
