// What a conductor may carry: the table's figure, corrected, adjusted and held to its terminals; and the largest device it may have.
import type { Edition, Grade, Language } from '../../contract/values.ts';
import {
  adjustmentFactor,
  correctionFactor,
  ROOFTOP_ADDER_C,
  ROOFTOP_CLEARANCE_IN,
  type TemperatureRating,
  tableAmpacity,
  tableAmpacityGrade,
} from '../tables/ampacity.ts';
import { CONDUCTOR_SIZES, type ConductorSize, compareSizes, METALS, type Metal, sizeLabel } from '../tables/conductors.ts';
import { nextStandardRating, ROUND_UP_LIMIT_A, smallConductorLimit, standardRatingBelow } from '../tables/overcurrent.ts';
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
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import { adjustmentExcerpt, ampacityExcerpt, correctionExcerpt } from './conductor-excerpts.ts';
import {
  AMBIENT_INPUT,
  COUNT_INPUT,
  INSULATION_INPUT,
  MARKED_75,
  METAL_INPUT,
  METHOD_INPUT,
  METHODS,
  type Method,
  metalText,
  SIZE_INPUT,
  TERMINALS_INPUT,
  temperatureRating,
  YES_NO,
  yesNo,
} from './conductor-inputs.ts';
import { readValues, type ValueReader } from './read-values.ts';
import { SETS_INPUT } from './voltage-drop.ts';

export const ROOFTOP_INPUT: CalculatorInput = yesNo(
  'rooftop',
  'In the sun and close to a roof surface',
  'Al sol y pegado a la superficie de un techo',
);
export const NIPPLE_INPUT: CalculatorInput = yesNo('nipple', 'Nipple, 24 in. or shorter', 'Niple de 24 in. o menos');

const INPUTS: readonly CalculatorInput[] = [
  SIZE_INPUT,
  METAL_INPUT,
  INSULATION_INPUT,
  TERMINALS_INPUT,
  METHOD_INPUT,
  AMBIENT_INPUT,
  COUNT_INPUT,
  ROOFTOP_INPUT,
  NIPPLE_INPUT,
  SETS_INPUT,
];

/** Temperature marking of terminals in °C; 90 °C terminals hardly exist in building wiring. */
export type TerminalRating = 60 | 75;

export interface AmpacityConditions {
  readonly insulation: TemperatureRating;
  readonly terminals: TerminalRating;
  /** Ambient in °C, a rooftop adder included. */
  readonly ambientC: number;
  /** Current-carrying conductors in the raceway or cable; 3 or fewer in a nipple counts the same as many. */
  readonly conductors: number;
  /** True for NM and UF cable, whose ampacity ends at the 60 °C column whatever the terminals. */
  readonly cable60: boolean;
}

export interface UsableAmpacity {
  readonly tableA: number;
  readonly correction: number;
  readonly adjustment: number;
  /** Table figure × correction × adjustment. */
  readonly correctedA: number;
  /** Figure of the column that terminals (and NM or UF cable) allow. */
  readonly terminalA: number;
  /** Column of `terminalA` in °C. */
  readonly terminalColumn: TemperatureRating;
  /** The smaller of `correctedA` and `terminalA`. */
  readonly usableA: number;
}

/**
 * Ampacity of one conductor by 310.15 and 110.14(C), amperes.
 * Undefined where the table has no figure for the size and metal, or the ambient is too hot for the insulation.
 */
export function usableAmpacity(size: ConductorSize, metal: Metal, conditions: AmpacityConditions): UsableAmpacity | undefined {
  const { insulation, ambientC, conductors } = conditions;
  const tableA = tableAmpacity(size, metal, insulation);
  const correction = correctionFactor(ambientC, insulation);
  const terminalColumn = lower(insulation, conditions.cable60 ? 60 : conditions.terminals);
  const terminalA = tableAmpacity(size, metal, terminalColumn) ?? tableA;
  if (tableA === undefined || correction === undefined || terminalA === undefined) return undefined;
  const adjustment = adjustmentFactor(conductors);
  const correctedA = tableA * correction * adjustment;
  return { tableA, correction, adjustment, correctedA, terminalA, terminalColumn, usableA: Math.min(correctedA, terminalA) };
}

const lower = (a: TemperatureRating, b: TemperatureRating): TemperatureRating => (a < b ? a : b);

export interface LargestDevice {
  /** Largest standard rating with rounding up by 240.4(B), held to 240.4(D); undefined below 15 A. */
  readonly ratingA: number | undefined;
  /** The same without rounding up: circuits with several receptacles for cord-and-plug loads. */
  readonly withoutRoundingA: number | undefined;
  /** Set where 240.4(D) decides. */
  readonly smallLimitA: number | undefined;
  readonly grade: Grade;
}

/** Largest overcurrent device for a conductor of `ampacityA` amperes, 240.4(B), (C) and (D). */
export function largestDevice(ampacityA: number, size: ConductorSize, metal: Metal): LargestDevice {
  const below = standardRatingBelow(ampacityA);
  const rounded = ampacityA > ROUND_UP_LIMIT_A ? below : nextStandardRating(ampacityA);
  const small = smallConductorLimit(size, metal);
  const held = (rating: number | undefined): number | undefined => {
    if (small === undefined || rating === undefined) return rating;
    return rating > small.limitA ? small.limitA : rating;
  };
  return {
    ratingA: held(rounded),
    withoutRoundingA: below === undefined && small !== undefined && small.limitA <= ampacityA ? small.limitA : held(below),
    smallLimitA: small !== undefined && rounded !== undefined && rounded > small.limitA ? small.limitA : undefined,
    grade: small?.grade ?? 'V2',
  };
}

/** 60 °C for sizes to 1 AWG, 75 °C above: what 110.14(C) lets one count on without a marking. */
export const assumedTerminals = (size: ConductorSize): TerminalRating => (compareSizes(size, '1') <= 0 ? 60 : 75);

/** The insulation that a wiring method has, or 75 °C as the cautious guess for wires in a raceway. */
export const assumedInsulation = (method: Method | undefined): TemperatureRating =>
  method === 'nm' || method === 'mc' || method === 'ac' ? 90 : method === 'uf' ? 60 : 75;

/** True for the cables whose ampacity ends at the 60 °C column. */
export const endsAt60 = (method: string | undefined): boolean => method === 'nm' || method === 'uf';

export interface ConditionsRead {
  readonly method: Method | undefined;
  readonly insulation: TemperatureRating;
  readonly insulationGiven: boolean;
  readonly terminalsGiven: TerminalRating | undefined;
  readonly outdoorC: number;
  readonly ambientC: number;
  readonly rooftop: boolean;
  readonly count: number;
  readonly conductors: number;
  readonly nipple: boolean;
}

/** Reads the conditions that `conductor-ampacity` and `conductor-size` share. */
export function readConditions(read: ValueReader): ConditionsRead {
  const method = read.optionalChoice('method', METHODS);
  const insulation = read.optionalChoice('insulation', ['60', '75', '90']);
  const terminals = read.optionalChoice('terminals', ['60', '75']);
  const outdoorC = read.number('ambientC');
  const rooftop = read.choice('rooftop', YES_NO) === 'yes';
  const nipple = read.choice('nipple', YES_NO) === 'yes';
  const count = Math.ceil(read.number('conductors'));
  return {
    method,
    insulation: insulation === undefined ? assumedInsulation(method) : temperatureRating(insulation),
    insulationGiven: insulation !== undefined,
    terminalsGiven: terminals === undefined ? undefined : terminals === '75' ? 75 : 60,
    outdoorC,
    ambientC: outdoorC + (rooftop ? ROOFTOP_ADDER_C : 0),
    rooftop,
    count,
    conductors: nipple ? Math.min(count, 3) : count,
    nipple,
  };
}

/** The code adds 33 °C or 60 °F, which are not quite the same: in Fahrenheit the sum is made in Fahrenheit. */
export const fahrenheitOnRoof = (outdoorC: number): string => show(outdoorC * 1.8 + 32 + 60, 0);

/** The heat that a sunny roof adds, as a sentence. */
export function rooftopText(outdoorC: number, { language, edition }: CalculatorContext): string {
  const { label, grade } = ROOFTOP_CLEARANCE_IN[edition];
  const sum = `${show(outdoorC)} °C + ${ROOFTOP_ADDER_C} °C = ${show(outdoorC + ROOFTOP_ADDER_C)} °C (**${fahrenheitOnRoof(outdoorC)} °F**).`;
  return say(language, {
    en: `In the sun less than ${label} in. above the roof${mark(grade, 'en')}: add ${ROOFTOP_ADDER_C} °C (60 °F). ${sum}`,
    es: `Al sol a menos de ${label} in. del techo${mark(grade, 'es')}: se suman ${ROOFTOP_ADDER_C} °C (60 °F). ${sum}`,
  });
}

/** Steps for correction and adjustment, where either changes anything or was asked about. */
export function conditionSteps(read: ConditionsRead, found: UsableAmpacity, ctx: CalculatorContext): readonly string[] {
  const { language, edition } = ctx;
  const steps: string[] = [];
  if (read.rooftop) steps.push(rooftopText(read.outdoorC, ctx));
  if (found.correction !== 1) {
    steps.push(
      say(language, {
        en: `Ambient ${show(read.ambientC)} °C, ${codeText('Table 310.15(B)(1)(1)', edition, 'en')}, ${read.insulation} °C column: correction factor ${found.correction.toFixed(2)}.`,
        es: `Ambiente de ${show(read.ambientC)} °C, ${codeText('Table 310.15(B)(1)(1)', edition, 'es')}, columna de ${read.insulation} °C: factor de corrección ${found.correction.toFixed(2)}.`,
      }),
    );
  }
  if (read.nipple && read.count > 3) {
    steps.push(
      say(language, {
        en: `${read.count} current-carrying conductors in a nipple of 24 in. or less: no adjustment.`,
        es: `${read.count} conductores portadores de corriente en un niple de 24 in. o menos: no se ajusta.`,
      }),
    );
  } else if (found.adjustment !== 1) {
    steps.push(
      say(language, {
        en: `${read.conductors} current-carrying conductors together, ${codeText('Table 310.15(C)(1)', edition, 'en')}: adjustment ${show(found.adjustment * 100)} %.`,
        es: `${read.conductors} conductores portadores de corriente juntos, ${codeText('Table 310.15(C)(1)', edition, 'es')}: ajuste de ${show(found.adjustment * 100)} %.`,
      }),
    );
  }
  if (found.correction !== 1 || found.adjustment !== 1) {
    const factors = [found.correction, found.adjustment].filter((factor) => factor !== 1).map((factor) => factor.toFixed(2));
    steps.push(
      say(language, {
        en: `Corrected and adjusted ampacity I = ${show(found.tableA)} A × ${factors.join(' × ')} = ${show(found.correctedA)} A.`,
        es: `Ampacidad corregida y ajustada I = ${show(found.tableA)} A × ${factors.join(' × ')} = ${show(found.correctedA)} A.`,
      }),
    );
  }
  return steps;
}

/** Assumptions about conditions that the reader did not give. */
export function conditionAssumptions(
  read: ConditionsRead,
  given: ValueReader['given'],
  terminals: TerminalRating,
  language: Language,
): readonly string[] {
  const assumptions: string[] = [];
  const add = (en: string, es: string) => assumptions.push(say(language, { en, es }));
  if (!given('metal')) add('Copper conductors.', 'Conductores de cobre.');
  if (read.terminalsGiven === undefined && !endsAt60(read.method)) {
    if (terminals === 60)
      add('60 °C terminals: not marked 75 °C at both ends.', 'Terminales de 60 °C: sin marca de 75 °C en ambos extremos.');
    else add('75 °C terminals, as usual above 100 A.', 'Terminales de 75 °C, lo usual arriba de 100 A.');
  }
  if (!read.insulationGiven) {
    if (read.method === 'uf') add('UF conductors count as 60 °C.', 'Los conductores UF se toman como de 60 °C.');
    else add(`${read.insulation} °C insulation.`, `Aislamiento de ${read.insulation} °C.`);
  }
  if (!given('ambientC')) add('30 °C (86 °F) ambient.', 'Ambiente de 30 °C (86 °F).');
  if (!given('conductors')) {
    add('Not more than three current-carrying conductors together.', 'No más de tres conductores portadores de corriente juntos.');
  }
  return assumptions;
}

/** What must be looked at on the job, by wiring method and conditions. */
export function conditionCautions(read: ConditionsRead, metal: Metal, ctx: CalculatorContext): readonly string[] {
  const cautions: string[] = [];
  const add = (en: string, es: string) => cautions.push(say(ctx.language, { en, es }));
  if (read.method === 'nm') {
    add(
      'Several NM cables bundled, or run together through foam or caulk, count as more conductors.',
      'Varios cables NM amarrados juntos, o que pasan juntos por espuma o sellador, cuentan como más conductores.',
    );
  }
  if (read.method === 'uf') {
    add(
      'That UF cable ends at the 60 °C column is from trade knowledge (not verified).',
      'Que el cable UF se limita a la columna de 60 °C es conocimiento del oficio (sin verificar).',
    );
  }
  if (read.method === 'se') {
    add(
      'SE cable inside a building, in thermal insulation, may be held to the 60 °C column: check its section in your edition.',
      'El cable SE dentro de un edificio y en aislamiento térmico puede limitarse a la columna de 60 °C: revise esa sección en su edición del código.',
    );
  }
  if (read.rooftop) {
    add('XHHW-2 conductors are exempt from the rooftop adder.', 'Los conductores XHHW-2 están exentos del aumento por techo.');
  }
  if (metal === 'al') {
    add('Terminals must be marked for aluminum (AL).', 'Las terminales deben estar marcadas para aluminio (AL).');
  }
  return cautions;
}

/** References that a check of ampacity rests on. */
export function ampacityReferences(read: ConditionsRead, size: ConductorSize, edition: Edition, found: UsableAmpacity): readonly CodeUse[] {
  const uses: CodeUse[] = [
    {
      section: 'Table 310.16',
      why: {
        en: 'Ampacity by size, metal and insulation temperature.',
        es: 'Ampacidad por calibre, material y temperatura del aislamiento.',
      },
      grade: gradeIn(edition, tableAmpacityGrade(size)),
    },
    {
      section: '110.14(C)',
      why: {
        en: 'The coolest termination decides which column may be used.',
        es: 'La terminal de menor temperatura decide qué columna se puede usar.',
      },
      grade: gradeIn(edition, 'V2'),
    },
  ];
  if (found.correction !== 1) {
    uses.push({
      section: 'Table 310.15(B)(1)(1)',
      why: { en: 'Correction for an ambient other than 30 °C.', es: 'Corrección por un ambiente distinto de 30 °C.' },
      grade: gradeIn(edition, 'V2'),
    });
  }
  if (read.rooftop) {
    uses.push(rooftopUse(edition));
  }
  if (read.count > 3) {
    uses.push({
      section: 'Table 310.15(C)(1)',
      why: {
        en: 'More than three current-carrying conductors heat each other.',
        es: 'Más de tres conductores portadores de corriente se calientan entre sí.',
      },
      grade: gradeIn(edition, 'V2'),
    });
  }
  if (read.method === 'nm') {
    uses.push({
      section: '334.80',
      why: { en: 'NM cable ends at the 60 °C column.', es: 'El cable NM se limita a la columna de 60 °C.' },
      grade: gradeIn(edition, 'V2'),
    });
  }
  if (read.method === 'uf') {
    uses.push({
      section: '340.80',
      why: { en: 'UF cable ends at the 60 °C column.', es: 'El cable UF se limita a la columna de 60 °C.' },
      grade: 'K',
    });
  }
  return uses;
}

export const rooftopUse = (edition: Edition): CodeUse =>
  codeUse(
    '310.15(B)(2)',
    worstGrade(gradeIn(edition, 'V2'), ROOFTOP_CLEARANCE_IN[edition].grade),
    'Adds heat for raceways and cables close to a sunny roof.',
    'Suma calor a canalizaciones y cables cerca de un techo al sol.',
  );

/** Why the terminals' figure and not the insulation's counts, as a step. */
export function terminalStep(read: ConditionsRead, found: UsableAmpacity, ctx: CalculatorContext): string {
  const { language, edition } = ctx;
  const cable = endsAt60(read.method);
  const name = read.method === 'uf' ? 'UF' : 'NM';
  const column = codeText('Table 310.16', edition, language);
  const smaller = say(language, {
    en: `the smaller of ${show(found.correctedA)} A and ${show(found.terminalA)} A counts: ${show(found.usableA)} A`,
    es: `cuenta el menor entre ${show(found.correctedA)} A y ${show(found.terminalA)} A: ${show(found.usableA)} A`,
  });
  return say(language, {
    en: `${cable ? `${name} cable ends at the 60 °C column` : `Terminals: ${found.terminalColumn} °C column`} of ${column} = ${show(found.terminalA)} A; ${smaller}.`,
    es: `${cable ? `El cable ${name} se limita a la columna de 60 °C` : `Terminales: columna de ${found.terminalColumn} °C`} de la ${column} = ${show(found.terminalA)} A; ${smaller}.`,
  });
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const reader = readValues(INPUTS, values, language);
  const size = reader.choice('size', CONDUCTOR_SIZES);
  const metal = reader.choice('metal', METALS);
  const read = readConditions(reader);
  const terminals = read.terminalsGiven ?? assumedTerminals(size);
  const smallest = compareSizes(size, '14') < 0;
  const conditions: AmpacityConditions = {
    insulation: smallest ? 90 : read.insulation,
    terminals,
    ambientC: read.ambientC,
    conductors: read.conductors,
    cable60: endsAt60(read.method),
  };
  const found = usableAmpacity(size, metal, conditions);
  if (found === undefined) throw notInTable(size, metal, conditions, language);

  const grade = gradeIn(edition, tableAmpacityGrade(size));
  const device = largestDevice(found.usableA, size, metal);
  const deviceGrade = worstGrade(grade, gradeIn(edition, device.grade));
  const sets = Math.round(reader.number('sets'));
  const togetherA = found.usableA * sets;
  const deviceOfAll = largestDevice(togetherA, size, metal).ratingA;
  const plain = found.correction === 1 && found.adjustment === 1;
  const lookUp = plain && !read.insulationGiven && read.terminalsGiven === undefined && !endsAt60(read.method) && !smallest;
  const name = { en: `${sizeLabel(size)} ${metalText(metal, 'en')}`, es: `${sizeLabel(size)} de ${metalText(metal, 'es')}` };

  return {
    result: resultLine({ ctx, name, size, metal, found, conditions, read, lookUp, grade }),
    explanation: explanation({ ctx, size, metal, found, conditions, read, plain }),
    steps: [
      say(language, {
        en: `${codeText('Table 310.16', edition, 'en')}, ${name.en}, ${conditions.insulation} °C column: ${show(found.tableA)} A${mark(grade, 'en')}.`,
        es: `${codeText('Table 310.16', edition, 'es')}, ${name.es}, columna de ${conditions.insulation} °C: ${show(found.tableA)} A${mark(grade, 'es')}.`,
      }),
      ...conditionSteps(read, found, ctx),
      ...(smallest ? [] : [terminalStep(read, found, ctx)]),
      deviceStep(found.usableA, device, size, deviceGrade, ctx),
      ...(sets === 1
        ? []
        : [
            say(language, {
              en: `${sets} in parallel: ${sets} × ${show(found.usableA)} A = ${show(togetherA)} A.`,
              es: `${sets} en paralelo: ${sets} × ${show(found.usableA)} A = ${show(togetherA)} A.`,
            }),
          ]),
    ],
    figures: [
      ...columnFigures(size, metal, grade),
      { name: 'correctionFactor', value: found.correction, unit: '', grade: gradeIn(edition, 'V2') },
      { name: 'adjustmentPercent', value: tidy(found.adjustment * 100), unit: '%', grade: gradeIn(edition, 'V2') },
      { name: 'correctedAmpacity', value: tidy(found.correctedA), unit: 'A', grade },
      { name: 'terminalAmpacity', value: found.terminalA, unit: 'A', grade },
      { name: 'usableAmpacity', value: tidy(found.usableA), unit: 'A', grade },
      ...(device.ratingA === undefined ? [] : [{ name: 'largestDevice', value: device.ratingA, unit: 'A', grade: deviceGrade }]),
      { name: 'ampacityTogether', value: tidy(togetherA), unit: 'A', grade },
      ...(deviceOfAll === undefined ? [] : [{ name: 'largestDeviceTogether', value: deviceOfAll, unit: 'A', grade: deviceGrade }]),
    ],
    references: [
      ...ampacityReferences(read, size, edition, found),
      {
        section: device.smallLimitA === undefined ? (found.usableA > ROUND_UP_LIMIT_A ? '240.4(C)' : '240.4(B)') : '240.4(D)',
        why: {
          en: 'The largest overcurrent device for the conductor.',
          es: 'La protección contra sobrecorriente más grande para el conductor.',
        },
        grade: gradeIn(edition, device.grade),
      },
    ],
    assumptions: conditionAssumptions(read, reader.given, terminals, language),
    cautions: [
      ...conditionCautions(read, metal, ctx),
      say(language, {
        en: 'Loads that run three hours or more count at 125 %. Equipment grounding conductors are not counted; a neutral is where it carries harmonics.',
        es: 'Las cargas de tres horas o más cuentan al 125 %. La tierra de equipo no se cuenta; el neutro sí cuando lleva armónicas.',
      }),
      ...editionCautions(ctx),
    ],
    tables: [
      ampacityExcerpt(size, metal, ctx),
      ...(found.correction === 1 ? [] : [correctionExcerpt(read.ambientC, ctx)]),
      ...(found.adjustment === 1 ? [] : [adjustmentExcerpt(read.conductors, ctx)]),
    ],
  };
}

interface Told {
  readonly ctx: CalculatorContext;
  readonly size: ConductorSize;
  readonly metal: Metal;
  readonly found: UsableAmpacity;
  readonly conditions: AmpacityConditions;
  readonly read: ConditionsRead;
}

function resultLine(
  told: Told & { readonly name: { readonly en: string; readonly es: string }; readonly lookUp: boolean; readonly grade: Grade },
): string {
  const { ctx, name, size, metal, found, conditions, read, lookUp, grade } = told;
  const { language } = ctx;
  const unsure = mark(grade, language);
  if (lookUp) {
    const at = (rating: TemperatureRating): string => show(tableAmpacity(size, metal, rating) ?? 0);
    return say(
      language,
      conditions.terminals === 60
        ? {
            en: `**${name.en}** carries **${at(60)} A** at 60 °C, **${at(75)} A** at 75 °C and **${at(90)} A** at 90 °C${unsure}: use **${at(60)} A**, or ${at(75)} A where the terminals are marked 75 °C.`,
            es: `**${name.es}** conduce **${at(60)} A** a 60 °C, **${at(75)} A** a 75 °C y **${at(90)} A** a 90 °C${unsure}: use **${at(60)} A**, o ${at(75)} A si las terminales están marcadas 75 °C.`,
          }
        : {
            en: `**${name.en}** carries **${at(60)} A** at 60 °C, **${at(75)} A** at 75 °C and **${at(90)} A** at 90 °C${unsure}: use **${at(75)} A** on 75 °C terminals.`,
            es: `**${name.es}** conduce **${at(60)} A** a 60 °C, **${at(75)} A** a 75 °C y **${at(90)} A** a 90 °C${unsure}: use **${at(75)} A** con terminales de 75 °C.`,
          },
    );
  }
  const worked = found.correction !== 1 || found.adjustment !== 1;
  if (Math.abs(found.correctedA - found.usableA) < 1e-9) {
    return say(language, {
      en: `**${name.en}** has an ampacity of **${show(found.usableA)} A**${unsure} here (${conditions.insulation} °C column${worked ? ', corrected and adjusted' : ''}).`,
      es: `**${name.es}** tiene una ampacidad de **${show(found.usableA)} A**${unsure} en este caso (columna de ${conditions.insulation} °C${worked ? ', corregida y ajustada' : ''}).`,
    });
  }
  const why = endsAt60(read.method)
    ? {
        en: `${read.method === 'uf' ? 'UF' : 'NM'} cable ends at 60 °C`,
        es: `el cable ${read.method === 'uf' ? 'UF' : 'NM'} se limita a 60 °C`,
      }
    : { en: `${found.terminalColumn} °C terminals`, es: `terminales de ${found.terminalColumn} °C` };
  return say(language, {
    en: `**${name.en}** ${worked ? 'comes to' : 'has'} **${show(found.correctedA)} A**${unsure} by its ${conditions.insulation} °C insulation${worked ? ' after correction and adjustment' : ''}; use **${show(found.usableA)} A**${unsure} (${why.en}).`,
    es: `**${name.es}** ${worked ? 'queda en' : 'tiene'} **${show(found.correctedA)} A**${unsure} por su aislamiento de ${conditions.insulation} °C${worked ? ' ya corregido y ajustado' : ''}; use **${show(found.usableA)} A**${unsure} (${why.es}).`,
  });
}

function explanation(told: Told & { readonly plain: boolean }): string {
  const { ctx, size, metal, conditions, read, plain } = told;
  const parts: string[] = [];
  if (!plain && !read.insulationGiven && conditions.insulation === 75) {
    const better = usableAmpacity(size, metal, { ...conditions, insulation: 90 });
    if (better !== undefined) {
      parts.push(
        say(ctx.language, {
          en: `With 90 °C insulation (THHN in a dry place, THWN-2, XHHW-2) it would be ${show(better.correctedA)} A, of which ${show(better.usableA)} A usable.`,
          es: `Con aislamiento de 90 °C (THHN en lugar seco, THWN-2, XHHW-2) serían ${show(better.correctedA)} A, de los que se pueden usar ${show(better.usableA)} A.`,
        }),
      );
    }
  }
  if (conditions.insulation === 90) {
    parts.push(
      say(ctx.language, {
        en: 'The 90 °C column is where correction and adjustment start; the terminals still decide what may be used.',
        es: 'La columna de 90 °C es el punto de partida para corregir y ajustar; las terminales deciden cuánto se puede usar.',
      }),
    );
  }
  return parts.join(' ');
}

/** The step that names the largest overcurrent device. */
function deviceStep(ampacityA: number, device: LargestDevice, size: ConductorSize, grade: Grade, ctx: CalculatorContext): string {
  const { language } = ctx;
  const unsure = mark(grade, language);
  if (device.ratingA === undefined) {
    return say(language, {
      en: `${show(ampacityA)} A is more than the largest standard device.`,
      es: `${show(ampacityA)} A es más que la protección estándar más grande.`,
    });
  }
  if (device.smallLimitA !== undefined) {
    return say(language, {
      en: `Small conductor, 240.4(D): ${sizeLabel(size)} may have at most a ${show(device.smallLimitA)} A device${unsure}, except where 240.4(E) or (G) allows more (taps, motors, air conditioning).`,
      es: `Conductor pequeño, 240.4(D): ${sizeLabel(size)} lleva a lo más una protección de ${show(device.smallLimitA)} A${unsure}, salvo donde 240.4(E) o (G) permite más (derivaciones, motores, aire acondicionado).`,
    });
  }
  if (ampacityA > ROUND_UP_LIMIT_A) {
    return say(language, {
      en: `Above 800 A the device may not exceed the ampacity, 240.4(C): ${show(device.ratingA)} A.`,
      es: `Arriba de 800 A la protección no puede pasar de la ampacidad, 240.4(C): ${show(device.ratingA)} A.`,
    });
  }
  const without = device.withoutRoundingA;
  return say(language, {
    en: `Largest device, next standard rating by 240.4(B): ${show(device.ratingA)} A${unsure}${without === undefined || without === device.ratingA ? '' : `; ${show(without)} A where the circuit feeds several receptacles for cord-and-plug loads`}.`,
    es: `Protección máxima, siguiente capacidad estándar por 240.4(B): ${show(device.ratingA)} A${unsure}${without === undefined || without === device.ratingA ? '' : `; ${show(without)} A si el circuito alimenta varios contactos para cargas de cordón y clavija`}.`,
  });
}

const columnFigures = (size: ConductorSize, metal: Metal, grade: Grade): readonly Figure[] =>
  ([60, 75, 90] as const).flatMap((rating) => {
    const value = tableAmpacity(size, metal, rating);
    return value === undefined ? [] : [{ name: `ampacity${rating}`, value, unit: 'A', grade }];
  });

function notInTable(size: ConductorSize, metal: Metal, conditions: AmpacityConditions, language: Language): InputError {
  if (tableAmpacity(size, metal, conditions.insulation) === undefined) {
    return new InputError(
      'size',
      say(language, {
        en: `The table has no ${sizeLabel(size)} ${metalText(metal, 'en')}; ${metalText(metal, 'en')} starts at ${metal === 'al' ? '12' : '14'} AWG.`,
        es: `La tabla no tiene ${sizeLabel(size)} de ${metalText(metal, 'es')}; el ${metalText(metal, 'es')} empieza en ${metal === 'al' ? '12' : '14'} AWG.`,
      }),
    );
  }
  return new InputError(
    'ambientC',
    say(language, {
      en: `${conditions.insulation} °C insulation may not be used at ${show(conditions.ambientC)} °C ambient. Use a hotter insulation or a cooler place.`,
      es: `El aislamiento de ${conditions.insulation} °C no se puede usar con ${show(conditions.ambientC)} °C de ambiente. Use un aislamiento de mayor temperatura o un lugar más fresco.`,
    }),
  );
}

export const conductorAmpacity: Calculator = {
  id: 'conductor-ampacity',
  title: { en: 'Conductor ampacity', es: 'Ampacidad de un conductor' },
  words: [
    'ampacity',
    'how many amps',
    'wire rating',
    'wire',
    'cable',
    '310.16',
    'ampacidad',
    'cuantos amperes aguanta',
    'alambre',
    'calibre',
    'corriente',
  ],
  inputs: INPUTS,
  form: { more: ['terminals', 'method', 'rooftop', 'nipple', 'sets'] },
  bounds: [
    {
      notOf: OWN_ARTICLES,
      given: { named: 'current', of: ['device'] },
      is: 'most',
      limit: { figure: 'largestDeviceTogether' },
      name: { en: 'the device allowed', es: 'la protección permitida' },
    },
    {
      notOf: [...OWN_ARTICLES, 'continuous', 'water-heater', 'heat'],
      given: { named: 'current', of: ['load'], bare: true },
      is: 'most',
      limit: { figure: 'ampacityTogether' },
      name: { en: 'the ampacity', es: 'la ampacidad' },
    },
  ],
  turns: [MARKED_75],
  calculate,
  followUps: {
    en: ['What breaker may this wire have?', 'What if the attic is at 45 °C?'],
    es: ['¿Qué breaker le queda a este cable?', '¿Y si el ático está a 45 °C?'],
  },
};
