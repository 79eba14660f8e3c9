// The conductor for a circuit: terminals, corrected ampacity and small-conductor limits, its grounding conductor, and voltage drop.
import type { Edition, Grade, Language } from '../../contract/values.ts';
import {
  ampacitySizes,
  DWELLING_CONDUCTORS,
  DWELLING_MAX_A,
  DWELLING_MIN_A,
  DWELLING_SHARE,
  type TemperatureRating,
  tableAmpacity,
  tableAmpacityGrade,
} from '../tables/ampacity.ts';
import { type ConductorSize, circularMils, compareSizes, METALS, type Metal, sizeLabel, sizeUnit } from '../tables/conductors.ts';
import { nextStandardRating, ROUND_UP_LIMIT_A, smallConductorLimit } from '../tables/overcurrent.ts';
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
import {
  ampacityReferences,
  type ConditionsRead,
  conditionAssumptions,
  conditionCautions,
  conditionSteps,
  endsAt60,
  largestDevice,
  NIPPLE_INPUT,
  ROOFTOP_INPUT,
  readConditions,
  type TerminalRating,
  type UsableAmpacity,
  usableAmpacity,
} from './conductor-ampacity.ts';
import { adjustmentExcerpt, ampacityExcerpt, correctionExcerpt, equipmentGroundingExcerpt } from './conductor-excerpts.ts';
import {
  AMBIENT_INPUT,
  article,
  COUNT_INPUT,
  INSULATION_INPUT,
  LOAD_INPUTS,
  MARKED_75,
  METAL_INPUT,
  METHOD_INPUT,
  metalText,
  PHASES,
  PHASES_INPUT,
  type PhaseChoice,
  TERMINALS_INPUT,
  YES_NO,
  yesNo,
} from './conductor-inputs.ts';
import { equipmentGrounding, type GroundingFound, upsizingCautions } from './equipment-grounding-conductor.ts';
import { type ElectrodeConductor, electrodeConductor } from './grounding-electrode-conductor.ts';
import { readValues } from './read-values.ts';
import {
  dropPercent,
  dropStep,
  dropVolts,
  LENGTH_INPUT,
  MAX_PERCENT_INPUT,
  plainRun,
  RECOMMENDATION_REFERENCES,
  type Run,
  recommendationCaution,
  SETS_INPUT,
  sizeForDrop,
} from './voltage-drop.ts';

const RATING_INPUT: CalculatorInput = {
  kind: 'number',
  name: 'ratingA',
  label: { en: 'Circuit (breaker or fuse) rating', es: 'Capacidad del circuito (breaker o fusible)' },
  unit: 'A',
  min: 1,
  max: 6000,
  optional: true,
};

const INPUTS: readonly CalculatorInput[] = [
  RATING_INPUT,
  ...LOAD_INPUTS,
  LENGTH_INPUT,
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 5, max: 1000, optional: true },
  PHASES_INPUT,
  METAL_INPUT,
  METHOD_INPUT,
  TERMINALS_INPUT,
  INSULATION_INPUT,
  AMBIENT_INPUT,
  COUNT_INPUT,
  ROOFTOP_INPUT,
  NIPPLE_INPUT,
  MAX_PERCENT_INPUT,
  SETS_INPUT,
  yesNo(
    'dwellingService',
    'Service or main feeder that carries a whole dwelling (83 % rule)',
    'Acometida o alimentador principal de toda una vivienda (regla del 83 %)',
  ),
  yesNo('service', 'Service conductors, ahead of the first disconnect', 'Conductores de acometida, antes del primer desconectador'),
  yesNo(
    'receptacles',
    'Feeds several receptacles for cord-and-plug loads (no rounding up)',
    'Alimenta varios contactos para cargas de cordón y clavija (sin redondear hacia arriba)',
  ),
  yesNo(
    'smallConductorExempt',
    'Tap, motor or air conditioner under 240.4(E) or (G)',
    'Derivación, motor o aire acondicionado según 240.4(E) o (G)',
  ),
];

/** What a conductor is asked to carry, in amperes for one conductor of each phase. */
export interface Demand {
  /** Rating of the overcurrent device, divided among parallel sets. */
  readonly deviceA: number;
  /** What the terminals' column must reach before correction: 125 % of continuous plus noncontinuous load, or the device's rating. */
  readonly terminalA: number;
  /** What the corrected and adjusted ampacity must reach: the load, or the device's rating. */
  readonly loadA: number;
  /** False where the whole rating must be carried because no load is known, or 240.4(B) does not round up. */
  readonly roundUp: boolean;
}

export interface SizingConditions {
  readonly metal: Metal;
  readonly insulation: TemperatureRating;
  readonly terminals: TerminalRating;
  readonly ambientC: number;
  readonly conductors: number;
  readonly cable60: boolean;
  /** True where 240.4(E) or (G) sets 240.4(D) aside. */
  readonly smallConductorExempt: boolean;
  /** Conductors in parallel per phase; more than one starts at 1/0 AWG. */
  readonly sets: number;
}

export interface SizedConductor {
  readonly size: ConductorSize;
  readonly ampacity: UsableAmpacity;
}

/** True where a size passes all three checks: terminals, corrected ampacity with its device, small conductors. */
export function conductorDoes(size: ConductorSize, demand: Demand, conditions: SizingConditions): UsableAmpacity | undefined {
  const ampacity = usableAmpacity(size, conditions.metal, conditions);
  if (ampacity === undefined) return undefined;
  const enough = (have: number, need: number): boolean => have >= need - 1e-9;
  if (!enough(ampacity.terminalA, demand.terminalA) || !enough(ampacity.usableA, demand.loadA)) return undefined;
  const small = smallConductorLimit(size, conditions.metal);
  if (!conditions.smallConductorExempt && small !== undefined && demand.deviceA * conditions.sets > small.limitA) return undefined;
  const totalA = ampacity.usableA * conditions.sets;
  const deviceA = demand.deviceA * conditions.sets;
  const rounded = totalA > ROUND_UP_LIMIT_A || !demand.roundUp ? totalA : (nextStandardRating(totalA) ?? totalA);
  return conditions.smallConductorExempt || enough(rounded, deviceA) ? ampacity : undefined;
}

/** The smallest conductor that does, or undefined where one conductor of 2000 kcmil does not. */
export function sizeConductor(demand: Demand, conditions: SizingConditions): SizedConductor | undefined {
  for (const size of ampacitySizes(conditions.metal)) {
    if (conditions.sets > 1 && compareSizes(size, '1/0') < 0) continue;
    const ampacity = conductorDoes(size, demand, conditions);
    if (ampacity !== undefined) return { size, ampacity };
  }
  return undefined;
}

/** Terminals one may count on without a marking: 60 °C for circuits to 100 A, 75 °C above. */
export const unmarkedTerminals = (deviceA: number): TerminalRating => (deviceA <= 100 ? 60 : 75);

interface Load {
  readonly ratingA: number;
  readonly ratingGiven: boolean;
  readonly noncontinuousA: number;
  readonly continuousA: number;
  readonly loadGiven: boolean;
  /** 125 % of continuous plus noncontinuous. */
  readonly factoredA: number;
  /** What flows for the voltage drop: the load, or the rating where it is not known. */
  readonly flowsA: number;
  readonly dwelling: boolean;
  /** Ahead of the first disconnect: a grounding electrode conductor instead of an equipment grounding conductor. */
  readonly service: boolean;
}

function readLoad(read: ReturnType<typeof readValues>, phases: PhaseChoice, language: Language): Load {
  const rating = read.optionalNumber('ratingA');
  const noncontinuousA = read.optionalNumber('loadA') ?? 0;
  const continuousA = read.optionalNumber('continuousA') ?? 0;
  const loadGiven = noncontinuousA + continuousA > 0;
  const dwelling = read.choice('dwellingService', YES_NO) === 'yes';
  if (rating === undefined && !loadGiven) {
    throw new InputError(
      'ratingA',
      say(language, {
        en: 'Give the circuit rating or the load in amperes.',
        es: 'Indique la capacidad del circuito o la carga en amperes.',
      }),
    );
  }
  const factoredA = noncontinuousA + 1.25 * continuousA;
  const ratingA = rating ?? nextStandardRating(factoredA);
  if (ratingA === undefined || (rating !== undefined && loadGiven && factoredA > rating + 1e-9)) {
    throw new InputError(
      'ratingA',
      say(language, {
        en: `The load counts ${show(factoredA)} A (continuous at 125 %): that is more than the circuit rating.`,
        es: `La carga cuenta ${show(factoredA)} A (la continua al 125 %): es más que la capacidad del circuito.`,
      }),
    );
  }
  if (dwelling && (phases !== '1' || ratingA < DWELLING_MIN_A || ratingA > DWELLING_MAX_A)) {
    throw new InputError(
      'dwellingService',
      say(language, {
        en: 'The 83 % rule is for single-phase services and main feeders of 100 to 400 A.',
        es: 'La regla del 83 % es para acometidas y alimentadores principales monofásicos de 100 a 400 A.',
      }),
    );
  }
  return {
    ratingA,
    ratingGiven: rating !== undefined,
    noncontinuousA,
    continuousA,
    loadGiven,
    factoredA,
    flowsA: loadGiven ? noncontinuousA + continuousA : ratingA,
    dwelling,
    service: read.choice('service', YES_NO) === 'yes',
  };
}

/** What one conductor of each phase must do for a load. */
function demandOf(load: Load, sets: number, receptacles: boolean): Demand {
  if (load.dwelling) {
    const shareA = load.ratingA * DWELLING_SHARE;
    return { deviceA: 0, terminalA: shareA / sets, loadA: shareA / sets, roundUp: true };
  }
  const deviceA = load.ratingA / sets;
  return load.loadGiven
    ? { deviceA, terminalA: load.factoredA / sets, loadA: (load.noncontinuousA + load.continuousA) / sets, roundUp: !receptacles }
    : { deviceA, terminalA: deviceA, loadA: deviceA, roundUp: false };
}

interface Solved {
  readonly ctx: CalculatorContext;
  readonly load: Load;
  readonly demand: Demand;
  readonly conditions: SizingConditions;
  readonly read: ConditionsRead;
  readonly phases: PhaseChoice;
  /** The smallest conductor by ampacity. */
  readonly least: SizedConductor;
  /** The conductor to install: the smallest, or larger for voltage drop. */
  readonly chosen: SizedConductor;
  readonly grounding: GroundingFound | undefined;
  /** The copper grounding electrode conductor of a service. */
  readonly electrode: ElectrodeConductor | undefined;
  readonly run: Run | undefined;
  readonly maxPercent: number;
  readonly grade: Grade;
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const reader = readValues(INPUTS, values, language);
  const phases = reader.choice('phases', PHASES);
  const metal = reader.choice('metal', METALS);
  const load = readLoad(reader, phases, language);
  const read = readConditions(reader);
  const sets = Math.round(reader.number('sets'));
  const terminals = read.terminalsGiven ?? (load.dwelling ? 75 : unmarkedTerminals(load.ratingA));
  const conditions: SizingConditions = {
    metal,
    insulation: read.insulation,
    terminals,
    ambientC: read.ambientC,
    conductors: read.conductors,
    cable60: endsAt60(read.method),
    smallConductorExempt: reader.choice('smallConductorExempt', YES_NO) === 'yes',
    sets,
  };
  const demand = demandOf(load, sets, reader.choice('receptacles', YES_NO) === 'yes');
  const least = sizeConductor(demand, conditions);
  if (least === undefined) throw noConductor(demand, conditions, language);

  const lengthFt = reader.optionalNumber('lengthFt');
  const voltsGiven = reader.optionalNumber('volts');
  const volts = voltsGiven ?? usualVolts(load.ratingA, phases);
  const maxPercent = reader.number('maxPercent');
  const run = lengthFt === undefined ? undefined : plainRun({ volts, amps: load.flowsA, lengthFt, metal, phases, sets });
  const forDrop = run === undefined ? undefined : sizeForDrop(run, maxPercent);
  const chosen =
    forDrop === undefined || compareSizes(forDrop, least.size) <= 0
      ? least
      : { size: forDrop, ampacity: usableAmpacity(forDrop, metal, conditions) ?? least.ampacity };
  const grounding = load.dwelling || load.service ? undefined : groundingOf(load.ratingA, chosen.size, demand, conditions, least, edition);
  const electrode = load.service ? electrodeConductor(circularMils(chosen.size) * sets, metal, 'cu') : undefined;
  const grade = worstGrade(
    gradeIn(edition, tableAmpacityGrade(chosen.size)),
    gradeIn(edition, grounding?.found.grade ?? 'V2'),
    grounding?.by2017 === true ? 'V1' : 'V2',
  );
  const solved: Solved = {
    ctx,
    load,
    demand,
    conditions,
    read,
    phases,
    least,
    chosen,
    grounding: grounding?.found,
    electrode,
    run,
    maxPercent,
    grade,
  };

  const assumptions = [...conditionAssumptions(read, reader.given, terminals, language)];
  const assume = (en: string, es: string) => assumptions.push(say(language, { en, es }));
  if (run !== undefined && voltsGiven === undefined) {
    assume(`${show(volts)} V; at a lower voltage the drop weighs more.`, `${show(volts)} V; con menos voltaje la caída pesa más.`);
  }
  if (run !== undefined && !reader.given('phases')) assume('Single-phase.', 'Monofásico.');
  if (run !== undefined && !reader.given('maxPercent'))
    assume('A voltage drop of 3 % to stay within.', 'Caída de tensión de 3 % como máximo deseado.');
  if (!load.loadGiven && !load.dwelling) {
    assume(
      `The conductor carries the whole ${show(load.ratingA)} A rating, since the load is not known.`,
      `El conductor lleva los ${show(load.ratingA)} A completos, porque no se conoce la carga.`,
    );
  }
  if (run !== undefined && !load.loadGiven) {
    assume(`The drop is that of ${show(load.ratingA)} A.`, `La caída es la de ${show(load.ratingA)} A.`);
  }

  return {
    result: resultLine(solved),
    explanation: [usualAlternative(solved), hotterInsulation(solved), roundedAlternative(solved), dwellingExplanation(solved)]
      .filter((each) => each !== '')
      .join(' '),
    steps: [
      ...loadSteps(solved),
      ...checkSteps(solved),
      ...electrodeSteps(solved),
      ...groundingSteps(solved, grounding?.by2017 === true ? grounding.baseline : least.size),
      ...dropSteps(solved),
    ],
    figures: figures(solved),
    references: references(solved),
    assumptions,
    cautions: [
      ...conditionCautions(read, metal, ctx),
      ...(run === undefined ? [] : [recommendationCaution(language)]),
      ...(run !== undefined && forDrop === undefined
        ? [
            say(language, {
              en: `No conductor keeps the drop within ${show(maxPercent)} %: use parallel sets, a higher voltage or a shorter run.`,
              es: `Ningún conductor mantiene la caída dentro del ${show(maxPercent)} %: use juegos en paralelo, más voltaje o un tramo más corto.`,
            }),
          ]
        : []),
      ...(run === undefined
        ? [
            say(language, {
              en: 'Voltage drop is not checked: give the one-way length.',
              es: 'No se revisó la caída de tensión: indique la longitud de ida.',
            }),
          ]
        : []),
      ...upsizingCautions(edition, !load.service && compareSizes(chosen.size, least.size) > 0, language),
      say(language, {
        en: 'The marking on the equipment, its instructions and local amendments come first.',
        es: 'Primero van la placa del equipo, sus instrucciones y las enmiendas locales.',
      }),
      ...editionCautions(ctx),
    ],
    tables: [
      ampacityExcerpt(chosen.size, metal, ctx),
      ...(least.ampacity.correction === 1 ? [] : [correctionExcerpt(read.ambientC, ctx)]),
      ...(least.ampacity.adjustment === 1 ? [] : [adjustmentExcerpt(read.conductors, ctx)]),
      ...(load.dwelling || load.service ? [] : [equipmentGroundingExcerpt(load.ratingA, metal, ctx)].filter((each) => each !== undefined)),
    ],
  };
}

/** 120 V to 20 A and 240 V above for single-phase and direct current, 208 V for three-phase: only for the voltage drop, and named. */
const usualVolts = (ratingA: number, phases: PhaseChoice): number => (phases === '3' ? 208 : ratingA <= 20 ? 120 : 240);

/** The grounding conductor, and in 2017, where correction and adjustment count as upsizing too, the size before them. */
function groundingOf(
  ratingA: number,
  installed: ConductorSize,
  demand: Demand,
  conditions: SizingConditions,
  least: SizedConductor,
  edition: Edition,
): { readonly found: GroundingFound; readonly by2017: boolean; readonly baseline: ConductorSize } | undefined {
  const { metal } = conditions;
  const cool = edition === '2017' ? sizeConductor(demand, { ...conditions, ambientC: 30, conductors: 3 }) : undefined;
  const baseline = cool !== undefined && compareSizes(cool.size, least.size) < 0 ? cool.size : least.size;
  const request = { deviceA: ratingA, metal, circuitMetal: metal, installed };
  const found = equipmentGrounding({ ...request, required: baseline });
  if (found === undefined) return undefined;
  const later = equipmentGrounding({ ...request, required: least.size });
  return { found, by2017: later?.size !== found.size, baseline };
}

const named = (size: ConductorSize, metal: Metal, language: Language): string =>
  language === 'en' ? `${sizeLabel(size)} ${metalText(metal, 'en')}` : `${sizeLabel(size)} de ${metalText(metal, 'es')}`;

/** '55 A at 60 °C', or the corrected figure where that decides. */
function ampacityText(ampacity: UsableAmpacity, language: Language): string {
  const amps = show(ampacity.usableA);
  return ampacity.correctedA < ampacity.terminalA - 1e-9
    ? say(language, { en: `${amps} A after correction and adjustment`, es: `${amps} A ya corregidos y ajustados` })
    : say(language, { en: `${amps} A at ${ampacity.terminalColumn} °C`, es: `${amps} A a ${ampacity.terminalColumn} °C` });
}

function resultLine(solved: Solved): string {
  const { ctx, load, conditions, least, chosen, grounding, electrode, run, maxPercent, grade } = solved;
  const { language } = ctx;
  const unsure = mark(grade, language);
  const { metal, sets } = conditions;
  const upsized = compareSizes(chosen.size, least.size) > 0;
  const many = sets === 1 ? { en: '', es: '' } : { en: `${sets} parallel sets of `, es: `${sets} juegos en paralelo de ` };
  const ground =
    electrode !== undefined
      ? {
          en: ` with a **${named(electrode.size, 'cu', 'en')}** grounding electrode conductor`,
          es: ` con conductor del electrodo de tierra de **${named(electrode.size, 'cu', 'es')}**`,
        }
      : grounding === undefined
        ? { en: '', es: '' }
        : {
            en: ` with ${article(grounding.size)} **${named(grounding.size, metal, 'en')}** equipment grounding conductor${sets > 1 ? ' in each raceway' : ''}`,
            es: ` con tierra de equipo de **${named(grounding.size, metal, 'es')}**${sets > 1 ? ' en cada canalización' : ''}`,
          };
  const circuit = load.dwelling
    ? {
        en: ` for a ${show(load.ratingA)} A dwelling service or main feeder`,
        es: ` para una acometida o alimentador principal de vivienda de ${show(load.ratingA)} A`,
      }
    : load.service
      ? { en: ` for a ${show(load.ratingA)} A service`, es: ` para una acometida de ${show(load.ratingA)} A` }
      : { en: ` on a ${show(load.ratingA)} A circuit`, es: ` en un circuito de ${show(load.ratingA)} A` };
  if (upsized && run !== undefined) {
    return say(language, {
      en: `Use ${many.en}**${named(chosen.size, metal, 'en')}**${ground.en}${unsure} to stay within ${show(maxPercent)} %: **${sizeLabel(least.size)}** carries the circuit (${ampacityText(least.ampacity, 'en')}) but drops **${show(dropPercent(run, least.size) ?? Number.NaN, 1)} %** over ${show(run.lengthFt)} ft; ${sizeLabel(chosen.size)} drops ${show(dropPercent(run, chosen.size) ?? Number.NaN, 1)} %.`,
      es: `Use ${many.es}**${named(chosen.size, metal, 'es')}**${ground.es}${unsure} para no pasar del ${show(maxPercent)} %: **${sizeLabel(least.size)}** aguanta el circuito (${ampacityText(least.ampacity, 'es')}) pero la caída es de **${show(dropPercent(run, least.size) ?? Number.NaN, 1)} %** en ${show(run.lengthFt)} ft; con ${sizeLabel(chosen.size)} es de ${show(dropPercent(run, chosen.size) ?? Number.NaN, 1)} %.`,
    });
  }
  const drop =
    run === undefined
      ? { en: '', es: '' }
      : {
          en: ` The drop over ${show(run.lengthFt)} ft is ${show(dropPercent(run, chosen.size) ?? Number.NaN, 1)} %.`,
          es: ` La caída en ${show(run.lengthFt)} ft es de ${show(dropPercent(run, chosen.size) ?? Number.NaN, 1)} %.`,
        };
  return say(language, {
    en: `Use ${many.en}**${named(chosen.size, metal, 'en')}** (${ampacityText(chosen.ampacity, 'en')})${ground.en}${unsure}${circuit.en}.${drop.en}`,
    es: `Use ${many.es}**${named(chosen.size, metal, 'es')}** (${ampacityText(chosen.ampacity, 'es')})${ground.es}${unsure}${circuit.es}.${drop.es}`,
  });
}

/** The grounding electrode conductor of a service, and what it may be to rods or a concrete-encased electrode alone. */
function electrodeSteps({ ctx, electrode, chosen, conditions }: Solved): string[] {
  if (electrode === undefined) return [];
  const service = { en: named(chosen.size, conditions.metal, 'en'), es: named(chosen.size, conditions.metal, 'es') };
  return [
    say(ctx.language, {
      en: `Grounding electrode conductor, Table 250.66, ${conditions.sets > 1 ? `${conditions.sets} sets of ` : ''}${service.en} service: ${sizeLabel(electrode.size)} copper. To rods, pipes or plates alone 6 AWG copper is enough, to a concrete-encased electrode alone 4 AWG copper.`,
      es: `Conductor del electrodo de tierra, Tabla 250.66, acometida de ${conditions.sets > 1 ? `${conditions.sets} juegos de ` : ''}${service.es}: ${sizeLabel(electrode.size)} de cobre. Solo a varillas, tubos o placas basta 6 AWG de cobre; solo a un electrodo embebido en concreto, 4 AWG de cobre.`,
    }),
  ];
}

/** The smaller conductor that 75 °C terminals, which are usual, would allow instead of the 60 °C taken for safety. */
function usualConductor(solved: Solved): SizedConductor | undefined {
  const { demand, conditions, read, least } = solved;
  if (conditions.terminals === 75 || conditions.insulation < 75 || read.terminalsGiven !== undefined) return undefined;
  const usual = sizeConductor(demand, { ...conditions, terminals: 75, cable60: false });
  return usual === undefined || compareSizes(usual.size, least.size) >= 0 ? undefined : usual;
}

function usualAlternative(solved: Solved): string {
  const { ctx, conditions } = solved;
  const usual = usualConductor(solved);
  if (usual === undefined) return '';
  const unsure = mark(solved.grade, ctx.language);
  const amps = show(usual.ampacity.usableA);
  const name = { en: named(usual.size, conditions.metal, 'en'), es: named(usual.size, conditions.metal, 'es') };
  if (conditions.cable60) {
    return say(ctx.language, {
      en: 'Terminals marked 75 °C do not help here: this cable ends at the 60 °C column.',
      es: 'Las terminales marcadas 75 °C no ayudan aquí: este cable se limita a la columna de 60 °C.',
    });
  }
  return say(ctx.language, {
    en: `${name.en} (${amps} A at 75 °C)${unsure} does only where the terminals at both ends are marked 75 °C and the wiring method allows it: not in NM cable, which ends at the 60 °C column.`,
    es: `${name.es} (${amps} A a 75 °C)${unsure} basta solo si las terminales de ambos extremos están marcadas 75 °C y el método de alambrado lo permite: no con cable NM, que se limita a la columna de 60 °C.`,
  });
}

/** Where 90 °C insulation, which is usual, would allow a smaller conductor than the 75 °C taken for safety. */
function hotterInsulation(solved: Solved): string {
  const { ctx, demand, conditions, read, least } = solved;
  if (read.insulationGiven || conditions.cable60 || conditions.insulation === 90) return '';
  const hotter = sizeConductor(demand, { ...conditions, insulation: 90 });
  if (hotter === undefined || compareSizes(hotter.size, least.size) >= 0) return '';
  return say(ctx.language, {
    en: `With 90 °C insulation (THHN in a dry place, THWN-2, XHHW-2), ${named(hotter.size, conditions.metal, 'en')} does (${ampacityText(hotter.ampacity, 'en')}).`,
    es: `Con aislamiento de 90 °C (THHN en lugar seco, THWN-2, XHHW-2) basta ${named(hotter.size, conditions.metal, 'es')} (${ampacityText(hotter.ampacity, 'es')}).`,
  });
}

/** The smaller conductor that the next standard size up would let do for a known, smaller load. */
function roundedConductor(solved: Solved): SizedConductor | undefined {
  const { load, demand, conditions, least } = solved;
  if (load.loadGiven || load.dwelling || demand.roundUp) return undefined;
  const sizes = ampacitySizes(conditions.metal);
  const below = sizes[sizes.indexOf(least.size) - 1];
  if (below === undefined || (conditions.sets > 1 && compareSizes(below, '1/0') < 0)) return undefined;
  const ampacity = usableAmpacity(below, conditions.metal, conditions);
  if (ampacity === undefined) return undefined;
  const total = ampacity.usableA * conditions.sets;
  const isEnough = total <= ROUND_UP_LIMIT_A && (largestDevice(total, below, conditions.metal).ratingA ?? 0) >= load.ratingA;
  return isEnough ? { size: below, ampacity } : undefined;
}

function roundedAlternative(solved: Solved): string {
  const { ctx, conditions } = solved;
  const rounded = roundedConductor(solved);
  if (rounded === undefined) return '';
  const { size: below, ampacity } = rounded;
  const total = ampacity.usableA * conditions.sets;
  return say(ctx.language, {
    en: `For a load of ${show(total)} A or less, ${named(below, conditions.metal, 'en')} (${ampacityText(ampacity, 'en')}) may have this device by 240.4(B), unless it feeds several receptacles for cord-and-plug loads.`,
    es: `Para una carga de ${show(total)} A o menos, ${named(below, conditions.metal, 'es')} (${ampacityText(ampacity, 'es')}) puede llevar esta protección por 240.4(B), salvo que alimente varios contactos para cargas de cordón y clavija.`,
  });
}

function dwellingExplanation(solved: Solved): string {
  if (!solved.load.dwelling) return dwellingAlternative(solved);
  if (solved.load.service) return '';
  return say(solved.ctx.language, {
    en: 'It must carry the whole load of the dwelling. A service has no equipment grounding conductor but a bonding jumper and an electrode conductor; a feeder takes an equipment grounding conductor by its device.',
    es: 'Debe llevar toda la carga de la vivienda. Una acometida no lleva tierra de equipo, sino puente de unión y conductor al electrodo; un alimentador lleva tierra de equipo según su protección.',
  });
}

/** What the 83 % rule would allow, told wherever a rating could be a dwelling's service or main feeder. */
function dwellingAlternative(solved: Solved): string {
  const { ctx, load, conditions, phases, least } = solved;
  const standard = DWELLING_CONDUCTORS.some((row) => row.ratingA === load.ratingA);
  if (!standard || phases !== '1' || load.loadGiven || conditions.cable60 || conditions.sets > 1) return '';
  const dwelling = sizeConductor(demandOf({ ...load, dwelling: true }, 1, false), { ...conditions, terminals: 75 });
  if (dwelling === undefined || compareSizes(dwelling.size, least.size) >= 0) return '';
  const unsure = mark(solved.grade, ctx.language);
  return say(ctx.language, {
    en: `Only where it carries the whole load of a dwelling, ${named(dwelling.size, conditions.metal, 'en')} does by the 83 % rule of ${codeText('310.12', ctx.edition, 'en')}${unsure}.`,
    es: `Solo si lleva toda la carga de una vivienda, basta ${named(dwelling.size, conditions.metal, 'es')} por la regla del 83 % de ${codeText('310.12', ctx.edition, 'es')}${unsure}.`,
  });
}

function loadSteps(solved: Solved): readonly string[] {
  const { ctx, load, conditions } = solved;
  const { language, edition } = ctx;
  const steps: string[] = [];
  const add = (en: string, es: string) => steps.push(say(language, { en, es }));
  if (load.loadGiven) {
    const parts =
      load.continuousA > 0 ? `${show(load.noncontinuousA)} A + 1.25 × ${show(load.continuousA)} A` : `${show(load.noncontinuousA)} A`;
    add(
      `Load with continuous at 125 %: I = ${parts} = ${show(load.factoredA)} A.`,
      `Carga con la continua al 125 %: I = ${parts} = ${show(load.factoredA)} A.`,
    );
    if (!load.ratingGiven) {
      add(`Next standard device: ${show(load.ratingA)} A.`, `Siguiente protección estándar: ${show(load.ratingA)} A.`);
    }
  }
  if (load.dwelling) {
    add(
      `Whole dwelling, ${codeText('310.12', edition, 'en')}: 83 % × ${show(load.ratingA)} A = ${show(load.ratingA * DWELLING_SHARE)} A.`,
      `Vivienda completa, ${codeText('310.12', edition, 'es')}: 83 % × ${show(load.ratingA)} A = ${show(load.ratingA * DWELLING_SHARE)} A.`,
    );
  }
  if (conditions.sets > 1) {
    add(
      `${conditions.sets} sets in parallel: each conductor carries 1/${conditions.sets}.`,
      `${conditions.sets} juegos en paralelo: cada conductor lleva 1/${conditions.sets}.`,
    );
  }
  return steps;
}

/** The three checks, with the size below shown failing where one is. */
function checkSteps(solved: Solved): readonly string[] {
  const { ctx, load, demand, conditions, read, least } = solved;
  const { language, edition } = ctx;
  const { metal } = conditions;
  const { ampacity, size } = least;
  const steps: string[] = [];
  const add = (en: string, es: string) => steps.push(say(language, { en, es }));
  const sizes = ampacitySizes(metal);
  const below = sizes[sizes.indexOf(size) - 1];
  const belowA = below === undefined ? undefined : tableAmpacity(below, metal, ampacity.terminalColumn);
  const tooSmall =
    below === undefined || belowA === undefined || belowA >= demand.terminalA
      ? { en: '', es: '' }
      : { en: `; ${sizeLabel(below)} has only ${show(belowA)} A`, es: `; ${sizeLabel(below)} tiene solo ${show(belowA)} A` };
  const where = conditions.cable60
    ? { en: `${read.method === 'uf' ? 'UF' : 'NM'} cable`, es: `cable ${read.method === 'uf' ? 'UF' : 'NM'}` }
    : { en: 'terminals, 110.14(C)', es: 'terminales, 110.14(C)' };
  add(
    `Check 1, ${where.en}: ${codeText('Table 310.16', edition, 'en')}, ${ampacity.terminalColumn} °C column, ${named(size, metal, 'en')} = ${show(ampacity.terminalA)} A ≥ ${show(demand.terminalA)} A${tooSmall.en}.`,
    `Revisión 1, ${where.es}: ${codeText('Table 310.16', edition, 'es')}, columna de ${ampacity.terminalColumn} °C, ${named(size, metal, 'es')} = ${show(ampacity.terminalA)} A ≥ ${show(demand.terminalA)} A${tooSmall.es}.`,
  );
  steps.push(...conditionSteps(read, ampacity, ctx));
  add(
    `Check 2, corrected and adjusted, 310.15: ${show(ampacity.correctedA)} A from the ${conditions.insulation} °C column ≥ ${show(demand.loadA)} A.`,
    `Revisión 2, corregida y ajustada, 310.15: ${show(ampacity.correctedA)} A de la columna de ${conditions.insulation} °C ≥ ${show(demand.loadA)} A.`,
  );
  if (load.dwelling) return steps;
  const small = smallConductorLimit(size, metal);
  if (small !== undefined && conditions.smallConductorExempt) {
    add(
      `Check 3, small conductors: 240.4(D) would allow ${show(small.limitA)} A, but 240.4(E) or (G) sets it aside here.`,
      `Revisión 3, conductores pequeños: 240.4(D) permitiría ${show(small.limitA)} A, pero aquí aplica 240.4(E) o (G).`,
    );
  } else if (small !== undefined) {
    add(
      `Check 3, small conductors, 240.4(D): ${sizeLabel(size)} may have ${show(small.limitA)} A ≥ ${show(load.ratingA)} A.`,
      `Revisión 3, conductores pequeños, 240.4(D): ${sizeLabel(size)} puede llevar ${show(small.limitA)} A ≥ ${show(load.ratingA)} A.`,
    );
  } else {
    const total = ampacity.usableA * conditions.sets;
    if (total < load.ratingA - 1e-9) {
      add(
        `Check 3, device: ${show(total)} A lies under ${show(load.ratingA)} A; 240.4(B) allows the next standard rating.`,
        `Revisión 3, protección: ${show(total)} A queda abajo de ${show(load.ratingA)} A; 240.4(B) permite la siguiente capacidad estándar.`,
      );
    } else {
      add(
        `Check 3, small conductors: 240.4(D) does not limit ${sizeLabel(size)}; the device of ${show(load.ratingA)} A protects it.`,
        `Revisión 3, conductores pequeños: 240.4(D) no limita ${sizeLabel(size)}; la protección de ${show(load.ratingA)} A lo cubre.`,
      );
    }
  }
  return steps;
}

function groundingSteps(solved: Solved, baseline: ConductorSize): readonly string[] {
  const { ctx, load, conditions, chosen, grounding } = solved;
  if (grounding === undefined) return [];
  const { metal } = conditions;
  const steps = [
    say(ctx.language, {
      en: `Equipment grounding conductor, Table 250.122, ${show(load.ratingA)} A: ${named(grounding.base, metal, 'en')}.`,
      es: `Tierra de equipo, Tabla 250.122, ${show(load.ratingA)} A: ${named(grounding.base, metal, 'es')}.`,
    }),
  ];
  if (grounding.ratio > 1) {
    steps.push(
      say(ctx.language, {
        en: `Upsized from ${sizeLabel(baseline)} to ${sizeLabel(chosen.size)}, so in proportion, 250.122(B): ratio ${show(grounding.ratio, 3)}, ${show(grounding.requiredCmil, 0)} cmil, ${sizeLabel(grounding.size)}.`,
        es: `Aumentado de ${sizeLabel(baseline)} a ${sizeLabel(chosen.size)}, en proporción, 250.122(B): razón ${show(grounding.ratio, 3)}, ${show(grounding.requiredCmil, 0)} cmil, ${sizeLabel(grounding.size)}.`,
      }),
    );
  }
  return steps;
}

function dropSteps(solved: Solved): readonly string[] {
  const { ctx, run, conditions, least, chosen } = solved;
  if (run === undefined) return [];
  const sizes = ampacitySizes(conditions.metal);
  const next = sizes[sizes.indexOf(least.size) + 1];
  const shown = [least.size, ...(next === undefined ? [] : [next]), chosen.size];
  return [...new Set(shown)].map((size) => dropStep(run, size, ctx.language));
}

function figures(solved: Solved): readonly Figure[] {
  const { ctx, load, demand, conditions, least, chosen, grounding, electrode, run, grade } = solved;
  const ampacityGrade = gradeIn(ctx.edition, 'V2');
  const sizes = ampacitySizes(conditions.metal);
  const next = sizes[sizes.indexOf(least.size) + 1];
  const usual = conditions.cable60 ? undefined : usualConductor(solved);
  const rounded = chosen.size === least.size ? roundedConductor(solved) : undefined;
  const percent = (size: ConductorSize): number => tidy(run === undefined ? Number.NaN : (dropPercent(run, size) ?? Number.NaN));
  return [
    { name: 'conductorSize', value: chosen.size, unit: sizeUnit(chosen.size), grade },
    { name: 'conductorAmpacity', value: tidy(chosen.ampacity.usableA), unit: 'A', grade: ampacityGrade },
    { name: 'smallestSizeByAmpacity', value: least.size, unit: sizeUnit(least.size), grade: ampacityGrade },
    { name: 'smallestSizeAmpacity', value: tidy(least.ampacity.usableA), unit: 'A', grade: ampacityGrade },
    { name: 'requiredAmpacity', value: tidy(demand.terminalA), unit: 'A', grade: 'V2' },
    { name: 'deviceRating', value: load.ratingA, unit: 'A', grade: load.ratingGiven ? 'V2' : ampacityGrade },
    ...(usual === undefined
      ? []
      : [
          { name: 'sizeOn75CTerminals', value: usual.size, unit: sizeUnit(usual.size), grade: ampacityGrade },
          { name: 'ampacityOn75CTerminals', value: tidy(usual.ampacity.usableA), unit: 'A', grade: ampacityGrade },
        ]),
    ...(rounded === undefined
      ? []
      : [{ name: 'sizeByNextRating', value: rounded.size, unit: sizeUnit(rounded.size), grade: ampacityGrade }]),
    ...(load.loadGiven ? [{ name: 'factoredLoad', value: tidy(load.factoredA), unit: 'A', grade: 'V2' as const }] : []),
    ...(electrode === undefined
      ? []
      : [{ name: 'groundingElectrodeConductorSize', value: electrode.size, unit: sizeUnit(electrode.size), grade: ampacityGrade }]),
    ...(grounding === undefined
      ? []
      : [
          { name: 'equipmentGroundingSize', value: grounding.size, unit: sizeUnit(grounding.size), grade },
          {
            name: 'equipmentGroundingTableSize',
            value: grounding.base,
            unit: sizeUnit(grounding.base),
            grade: gradeIn(ctx.edition, grounding.grade),
          },
        ]),
    ...(run === undefined
      ? []
      : [
          { name: 'voltageDrop', value: tidy(dropVolts(run, chosen.size) ?? Number.NaN), unit: 'V', grade: 'V2' as const },
          { name: 'voltageDropPercent', value: percent(chosen.size), unit: '%', grade: 'V2' as const },
          { name: 'smallestSizeDropPercent', value: percent(least.size), unit: '%', grade: 'V2' as const },
          ...(next === undefined
            ? []
            : [
                { name: 'nextSize', value: next, unit: sizeUnit(next), grade: 'V2' as const },
                { name: 'nextSizeDropPercent', value: percent(next), unit: '%', grade: 'V2' as const },
              ]),
        ]),
  ];
}

function references(solved: Solved): readonly CodeUse[] {
  const { ctx, load, conditions, read, least, chosen, grounding, run } = solved;
  const grade = gradeIn(ctx.edition, 'V2');
  const uses: CodeUse[] = [...ampacityReferences(read, chosen.size, ctx.edition, least.ampacity)];
  if (load.continuousA > 0) {
    uses.push({
      section: '210.19(A)',
      why: { en: 'Continuous loads count at 125 %.', es: 'Las cargas continuas cuentan al 125 %.' },
      grade,
    });
  }
  if (load.service) {
    uses.push({
      section: 'Table 250.66',
      why: {
        en: 'Grounding electrode conductor by the service conductors.',
        es: 'Conductor del electrodo de tierra según los conductores de acometida.',
      },
      grade,
    });
  }
  if (load.dwelling) {
    uses.push({
      section: '310.12',
      why: { en: '83 % for conductors that carry a whole dwelling.', es: '83 % para conductores que llevan toda una vivienda.' },
      grade,
    });
  } else {
    const small = smallConductorLimit(least.size, conditions.metal) !== undefined;
    uses.push(
      small
        ? {
            section: '240.4(D)',
            why: { en: 'Largest device for small conductors.', es: 'Protección máxima de los conductores pequeños.' },
            grade,
          }
        : {
            section: load.ratingA > ROUND_UP_LIMIT_A ? '240.4(C)' : '240.4(B)',
            why: { en: 'How device and ampacity must match.', es: 'Cómo deben corresponder protección y ampacidad.' },
            grade,
          },
      {
        section: 'Table 250.122',
        why: { en: 'Equipment grounding conductor by device rating.', es: 'Tierra de equipo según la protección.' },
        grade: gradeIn(ctx.edition, grounding?.grade ?? 'V2'),
      },
    );
    if (grounding !== undefined && grounding.ratio > 1) {
      uses.push({
        section: '250.122(B)',
        why: { en: 'It grows with the circuit conductors.', es: 'Crece con los conductores del circuito.' },
        grade,
      });
    }
  }
  if (run !== undefined) {
    uses.push(...(load.ratingA > 100 ? RECOMMENDATION_REFERENCES.slice(1) : RECOMMENDATION_REFERENCES.slice(0, 1)));
  }
  return uses;
}

function noConductor(demand: Demand, conditions: SizingConditions, language: Language): InputError {
  const largest = usableAmpacity('2000', conditions.metal, conditions);
  if (largest === undefined) {
    return new InputError(
      'ambientC',
      say(language, {
        en: `${conditions.insulation} °C insulation may not be used at ${show(conditions.ambientC)} °C ambient.`,
        es: `El aislamiento de ${conditions.insulation} °C no se puede usar con ${show(conditions.ambientC)} °C de ambiente.`,
      }),
    );
  }
  return new InputError(
    'sets',
    say(language, {
      en: `One conductor of each phase cannot carry ${show(demand.deviceA)} A here: use more parallel sets.`,
      es: `Un solo conductor por fase no puede llevar ${show(demand.deviceA)} A en este caso: use más juegos en paralelo.`,
    }),
  );
}

export const conductorSize: Calculator = {
  id: 'conductor-size',
  title: { en: 'Conductor size for a circuit', es: 'Calibre del conductor para un circuito' },
  words: [
    'wire size',
    'wire',
    'gauge',
    'awg',
    'romex',
    'cable',
    'conductor',
    'what size wire',
    'thhn',

    'calibre',
    'alambre',
    'que calibre',
  ],
  inputs: INPUTS,
  form: {
    more: [
      'method',
      'terminals',
      'insulation',
      'ambientC',
      'conductors',
      'rooftop',
      'nipple',
      'maxPercent',
      'sets',
      'dwellingService',
      'service',
      'receptacles',
      'smallConductorExempt',
    ],
    usual: { volts: 120 },
  },
  bounds: [
    {
      notOf: OWN_ARTICLES,
      given: { named: 'conductor', not: ['ground'] },
      is: 'least',
      limit: { figure: 'conductorSize' },
      name: { en: 'the conductor needed', es: 'el conductor necesario' },
    },
    {
      notOf: OWN_ARTICLES,
      given: { named: 'conductor', of: ['ground'] },
      is: 'least',
      limit: { figure: 'equipmentGroundingSize' },
      name: { en: 'the equipment grounding conductor needed', es: 'la tierra de equipo necesaria' },
    },
  ],
  turns: [
    MARKED_75,
    {
      limit: 'conductorSize',
      by: 'sizeByNextRating',
      when: { en: 'the load is no more than its ampacity', es: 'la carga no pasa de su ampacidad' },
      usual: true,
    },
    {
      input: 'dwellingService',
      value: 'yes',
      when: { en: 'it carries the whole load of a dwelling', es: 'lleve toda la carga de una vivienda' },
    },
  ],
  calculate,
  followUps: {
    en: ['What if the run is longer?', 'And in aluminum?', 'What conduit do these wires need?'],
    es: ['¿Y si el tramo es más largo?', '¿Y en aluminio?', '¿Qué tubería necesitan estos cables?'],
  },
};
