// Voltage drop of a run, the smallest conductor that holds it, and the longest run that a conductor allows.
import type { TableExcerpt } from '../../contract/answer.ts';
import type { Grade, Language } from '../../contract/values.ts';
import {
  acImpedance,
  acImpedanceSizes,
  dcResistance,
  K_OHM_CMIL_PER_FT,
  RACEWAY_MATERIALS,
  type RacewayMaterial,
} from '../tables/chapter-9.ts';
import {
  type ConductorSize,
  circularMils,
  compareSizes,
  METALS,
  type Metal,
  nextSizeUp,
  sizeLabel,
  sizeUnit,
} from '../tables/conductors.ts';
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
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { METAL_INPUT, metalText, PHASES, PHASES_INPUT, type PhaseChoice, POWER_SIZES, SIZE_INPUT } from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';
import { missing, readValues } from './read-values.ts';

export const LENGTH_INPUT = {
  kind: 'number',
  name: 'lengthFt',
  label: { en: 'One-way length', es: 'Longitud de ida' },
  unit: 'ft',
  min: 1,
  max: 50_000,
  optional: true,
} as const satisfies CalculatorInput;

export const MAX_PERCENT_INPUT = {
  kind: 'number',
  name: 'maxPercent',
  label: { en: 'Voltage drop to stay within', es: 'Caída de tensión máxima deseada' },
  unit: '%',
  min: 0.1,
  max: 20,
  fallback: 3,
} as const satisfies CalculatorInput;

export const SETS_INPUT = {
  kind: 'number',
  name: 'sets',
  label: { en: 'Parallel sets (conductors per phase)', es: 'Juegos en paralelo (conductores por fase)' },
  unit: '',
  min: 1,
  max: 20,
  fallback: 1,
} as const satisfies CalculatorInput;

export const DROP_METHODS = ['k', 'dc', 'ac'] as const;
/** 'k': the K constant; 'dc': Table 8 resistance; 'ac': Table 9 resistance and reactance at a power factor. */
export type DropMethod = (typeof DROP_METHODS)[number];

const SIZE: CalculatorInput = { ...SIZE_INPUT, options: SIZE_INPUT.options.slice(2), optional: true };

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'volts',
    label: { en: 'Source voltage', es: 'Voltaje de la fuente' },
    unit: 'V',
    min: 5,
    max: 35_000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'amps',
    label: { en: 'Load current', es: 'Corriente de la carga' },
    unit: 'A',
    min: 0.01,
    max: 20_000,
    optional: true,
  },
  LENGTH_INPUT,
  SIZE,
  METAL_INPUT,
  PHASES_INPUT,
  {
    kind: 'number',
    name: 'endVolts',
    label: { en: 'Voltage at the load, or the volts lost', es: 'Voltaje en la carga, o los volts perdidos' },
    unit: 'V',
    min: 0.01,
    max: 35_000,
    optional: true,
  },
  MAX_PERCENT_INPUT,
  SETS_INPUT,
  {
    kind: 'choice',
    name: 'dropMethod',
    label: { en: 'Way to compute it', es: 'Forma de calcularla' },
    options: [
      { value: 'k', label: { en: 'K constant (12.9 copper, 21.2 aluminum)', es: 'Constante K (12.9 cobre, 21.2 aluminio)' } },
      { value: 'dc', label: { en: 'DC resistance, Table 8', es: 'Resistencia en CD, Tabla 8' } },
      { value: 'ac', label: { en: 'AC impedance, Table 9, with power factor', es: 'Impedancia en CA, Tabla 9, con factor de potencia' } },
    ],
    fallback: 'k',
  },
  {
    kind: 'number',
    name: 'constantK',
    label: { en: 'K, if another is wanted', es: 'K, si se quiere otra' },
    unit: 'Ω·cmil/ft',
    min: 8,
    max: 30,
    optional: true,
  },
  {
    kind: 'number',
    name: 'powerFactor',
    label: { en: 'Power factor (for Table 9)', es: 'Factor de potencia (para la Tabla 9)' },
    unit: '',
    min: 0.1,
    max: 1,
    fallback: 0.85,
  },
  {
    kind: 'choice',
    name: 'racewayMaterial',
    label: { en: 'Raceway material (for Table 9)', es: 'Material de la canalización (para la Tabla 9)' },
    options: [
      { value: 'pvc', label: { en: 'PVC', es: 'PVC' } },
      { value: 'aluminum', label: { en: 'Aluminum', es: 'Aluminio' } },
      { value: 'steel', label: { en: 'Steel', es: 'Acero' } },
    ],
    fallback: 'steel',
  },
];

/** A run of conductors and how its drop is computed. Volts line to line for three-phase, amperes per line, one-way length in feet. */
export interface Run {
  readonly volts: number;
  readonly amps: number;
  readonly lengthFt: number;
  readonly metal: Metal;
  readonly phases: PhaseChoice;
  /** Conductors in parallel per phase. */
  readonly sets: number;
  readonly method: DropMethod;
  readonly powerFactor: number;
  readonly material: RacewayMaterial;
  /** K in Ω·cmil/ft where it is not the trade's 12.9 or 21.2. */
  readonly constantK?: number | undefined;
}

const kOf = (run: Run): number => run.constantK ?? K_OHM_CMIL_PER_FT[run.metal];

/** A run by the K constant, one conductor per phase: how branch circuits and feeders are usually checked. */
export const plainRun = (run: Pick<Run, 'volts' | 'amps' | 'lengthFt' | 'metal' | 'phases'> & { readonly sets?: number }): Run => ({
  sets: 1,
  method: 'k',
  powerFactor: 1,
  material: 'steel',
  ...run,
});

/** Conductors that the current flows through there and back: 2, or √3 of one for balanced three-phase. */
const pathFactor = (phases: PhaseChoice): number => (phases === '3' ? Math.sqrt(3) : 2);

/** Ohms of 1000 ft of one conductor as the run's method sees it (effective impedance for 'ac'); undefined where the table has no row. */
export function ohmsPer1000Ft(run: Run, size: ConductorSize): number | undefined {
  if (run.method === 'k') return (kOf(run) * 1000) / circularMils(size);
  if (run.method === 'dc') return dcResistance(size, run.metal);
  const found = acImpedance(size, run.metal, run.material);
  if (found === undefined) return undefined;
  return found.r * run.powerFactor + found.x * Math.sqrt(Math.max(0, 1 - run.powerFactor ** 2));
}

/** Volts lost over the run with conductors of `size`; undefined where the method's table has no row for it. */
export function dropVolts(run: Run, size: ConductorSize): number | undefined {
  const ohms = ohmsPer1000Ft(run, size);
  return ohms === undefined ? undefined : (pathFactor(run.phases) * run.amps * ohms * run.lengthFt) / 1000 / run.sets;
}

/** Percent of the source voltage lost, or undefined like `dropVolts`. */
export function dropPercent(run: Run, size: ConductorSize): number | undefined {
  const volts = dropVolts(run, size);
  return volts === undefined ? undefined : (volts / run.volts) * 100;
}

/** Sizes the method can compute: 14 AWG and up (12 for aluminum); only 1/0 and up in parallel. */
export function dropSizes(run: Pick<Run, 'metal' | 'method' | 'sets'>): readonly ConductorSize[] {
  const sizes = run.method === 'ac' ? acImpedanceSizes(run.metal) : POWER_SIZES.filter((size) => run.metal === 'cu' || size !== '14');
  return run.sets > 1 ? sizes.filter((size) => compareSizes(size, '1/0') >= 0) : sizes;
}

/** Smallest size that holds the run within `maxPercent`, or undefined when not even the largest does. Says nothing about ampacity. */
export const sizeForDrop = (run: Run, maxPercent: number): ConductorSize | undefined =>
  dropSizes(run).find((size) => (dropPercent(run, size) ?? Number.POSITIVE_INFINITY) <= maxPercent + 1e-9);

/** Longest one-way run in feet within `maxPercent`, or undefined where the table has no row. `run.lengthFt` is not looked at. */
export function longestRunFt(run: Run, size: ConductorSize, maxPercent: number): number | undefined {
  const perFoot = dropPercent({ ...run, lengthFt: 1 }, size);
  return perFoot === undefined ? undefined : maxPercent / perFoot;
}

/** The formula with its numbers, for one size. */
export function dropStep(run: Run, size: ConductorSize, language: Language): string {
  const path = run.phases === '3' ? '√3' : '2';
  const volts = dropVolts(run, size) ?? Number.NaN;
  const percent = `${show(volts)} V ÷ ${show(run.volts)} V = ${show((volts / run.volts) * 100)} %`;
  const sets = run.sets === 1 ? '' : ` ÷ ${run.sets}`;
  const setsSymbol = run.sets === 1 ? '' : ' ÷ n';
  const name = sizeLabel(size);
  if (run.method === 'k') {
    const area = `${show(circularMils(size))} cmil`;
    const numbers = `${path} × ${kOf(run)} × ${show(run.amps)} A × ${show(run.lengthFt)} ft ÷ ${area}${sets}`;
    return say(language, {
      en: `Drop with ${name}: V = ${path} × K × I × L ÷ cmil${setsSymbol} = ${numbers} = ${show(volts)} V; ${percent}.`,
      es: `Caída con ${name}: V = ${path} × K × I × L ÷ cmil${setsSymbol} = ${numbers} = ${show(volts)} V; ${percent}.`,
    });
  }
  const ohms = `${show(ohmsPer1000Ft(run, size) ?? Number.NaN, 4)} Ω`;
  const symbol = run.method === 'ac' ? 'Z' : 'R';
  const numbers = `${path} × ${show(run.amps)} A × ${ohms} × ${show(run.lengthFt)} ft ÷ 1000 ft${sets}`;
  return say(language, {
    en: `Drop with ${name}: V = ${path} × I × ${symbol} × L ÷ 1000${setsSymbol} = ${numbers} = ${show(volts)} V; ${percent}.`,
    es: `Caída con ${name}: V = ${path} × I × ${symbol} × L ÷ 1000${setsSymbol} = ${numbers} = ${show(volts)} V; ${percent}.`,
  });
}

/** Where resistance, or resistance and reactance, of one size comes from. */
function ohmsStep(run: Run, size: ConductorSize, ctx: CalculatorContext): readonly string[] {
  const { language } = ctx;
  if (run.method === 'k') return [];
  if (run.method === 'dc') {
    return [
      say(language, {
        en: `${codeText('Chapter 9 Table 8', ctx.edition, 'en')}: ${sizeLabel(size)} ${metalText(run.metal, 'en')}, R = ${dcResistance(size, run.metal)} Ω per 1000 ft at 75 °C${run.metal === 'cu' ? ' (stranded, uncoated)' : ''}.`,
        es: `${codeText('Chapter 9 Table 8', ctx.edition, 'es')}: ${sizeLabel(size)} de ${metalText(run.metal, 'es')}, R = ${dcResistance(size, run.metal)} Ω por 1000 ft a 75 °C${run.metal === 'cu' ? ' (trenzado, sin recubrir)' : ''}.`,
      }),
    ];
  }
  const found = acImpedance(size, run.metal, run.material);
  if (found === undefined) return [];
  const sine = Math.sqrt(Math.max(0, 1 - run.powerFactor ** 2));
  const z = show(found.r * run.powerFactor + found.x * sine, 4);
  return [
    say(language, {
      en: `${codeText('Chapter 9 Table 9', ctx.edition, 'en')}: ${sizeLabel(size)} ${metalText(run.metal, 'en')} in ${MATERIAL_TEXT[run.material].en}, R = ${found.r} Ω and X = ${found.x} Ω to neutral per 1000 ft.`,
      es: `${codeText('Chapter 9 Table 9', ctx.edition, 'es')}: ${sizeLabel(size)} de ${metalText(run.metal, 'es')} en ${MATERIAL_TEXT[run.material].es}, R = ${found.r} Ω y X = ${found.x} Ω al neutro por 1000 ft.`,
    }),
    say(language, {
      en: `Effective impedance Z = R × cos θ + X × sin θ = ${found.r} × ${show(run.powerFactor)} + ${found.x} × ${show(sine, 3)} = ${z} Ω per 1000 ft.`,
      es: `Impedancia efectiva Z = R × cos θ + X × sen θ = ${found.r} × ${show(run.powerFactor)} + ${found.x} × ${show(sine, 3)} = ${z} Ω por 1000 ft.`,
    }),
  ];
}

const MATERIAL_TEXT: Readonly<Record<RacewayMaterial, { readonly en: string; readonly es: string }>> = {
  pvc: { en: 'PVC', es: 'PVC' },
  aluminum: { en: 'aluminum raceway', es: 'canalización de aluminio' },
  steel: { en: 'steel raceway', es: 'canalización de acero' },
};

/** The sentence that goes with every percent: the code recommends, it does not require. */
export const recommendationCaution = (language: Language): string =>
  say(language, {
    en: 'The 3 % for a branch circuit or a feeder and 5 % for both together are recommendations in informational notes, not requirements. Fire pumps, sensitive equipment, a local energy code or the job specification may set binding limits.',
    es: 'El 3 % para un ramal o un alimentador y el 5 % para ambos juntos son recomendaciones en notas informativas, no requisitos. Las bombas contra incendio, el equipo sensible, un código local de energía o la especificación de la obra pueden fijar límites obligatorios.',
  });

export const RECOMMENDATION_REFERENCES: readonly CodeUse[] = [
  {
    section: '210.19',
    why: {
      en: 'Recommends, in a note, 3 % for branch circuits and 5 % in all.',
      es: 'Recomienda, en una nota, 3 % en ramales y 5 % en total.',
    },
    grade: 'V2',
  },
  {
    section: '215.2',
    why: { en: 'The same recommendation for feeders.', es: 'La misma recomendación para alimentadores.' },
    grade: 'V2',
  },
];

function readRun(values: Values, ctx: CalculatorContext) {
  const { language } = ctx;
  const read = readValues(INPUTS, values, language);
  const lengthFt = read.optionalNumber('lengthFt');
  const size = read.optionalChoice('size', POWER_SIZES);
  const phases = read.choice('phases', PHASES);
  const method = read.choice('dropMethod', DROP_METHODS);
  // Table 9 alone answers what the effective impedance of a conductor is: no load, length or voltage is needed for that.
  const impedanceOnly = method === 'ac' && size !== undefined && phases !== 'dc' && !read.given('amps') && lengthFt === undefined;
  // A size and a length without a load ask for the most amperes.
  const mostAmpsAsked = size !== undefined && lengthFt !== undefined && !read.given('amps');
  const needed = (name: 'volts' | 'amps'): number => {
    const value = read.optionalNumber(name);
    if (value !== undefined) return value;
    if (impedanceOnly || (mostAmpsAsked && name === 'amps')) return 1;
    throw missing(read.input(name), language);
  };
  const run: Run = {
    volts: needed('volts'),
    amps: needed('amps'),
    lengthFt: lengthFt ?? 1,
    metal: read.choice('metal', METALS),
    phases,
    sets: Math.round(read.number('sets')),
    method: method === 'ac' && phases === 'dc' ? 'dc' : method,
    powerFactor: read.number('powerFactor'),
    material: read.choice('racewayMaterial', RACEWAY_MATERIALS),
    constantK: read.optionalNumber('constantK'),
  };
  const maxPercent = read.number('maxPercent');
  const assumptions: string[] = [];
  const add = (en: string, es: string) => assumptions.push(say(language, { en, es }));
  if (!read.given('metal')) add('Copper conductors.', 'Conductores de cobre.');
  if (!read.given('phases') && !impedanceOnly) add('Single-phase, two-wire path.', 'Monofásico, trayecto de dos hilos.');
  if (!read.given('maxPercent') && !impedanceOnly) add('A drop of 3 % to stay within.', 'Caída máxima deseada de 3 %.');
  if (run.method === 'k') {
    add(
      `K = ${kOf(run)} Ω·cmil/ft, a trade constant for conductors at working temperature.`,
      `K = ${kOf(run)} Ω·cmil/ft, constante del oficio para conductores a temperatura de trabajo.`,
    );
  }
  if (run.method === 'ac' && !read.given('powerFactor')) add('Power factor 0.85.', 'Factor de potencia 0.85.');
  if (run.method === 'ac' && !read.given('racewayMaterial')) add('Steel raceway.', 'Canalización de acero.');
  return { run, lengthFt, size, maxPercent, assumptions, impedanceOnly, mostAmpsAsked };
}

/** The drop between two readings, or as measured. */
function measuredDrop(values: Values, ctx: CalculatorContext): Calculation | undefined {
  const { language } = ctx;
  const read = readValues(INPUTS, values, language);
  const [first, second] = [read.optionalNumber('volts'), read.optionalNumber('endVolts')];
  if (first === undefined || second === undefined || read.given('amps') || read.given('size')) return undefined;
  const [source, other] = [Math.max(first, second), Math.min(first, second)];
  const isLost = other < source / 2;
  const lost = tidy(isLost ? other : source - other);
  const percent = (lost / source) * 100;
  const ratio = `${show(lost)} V / ${show(source)} V = ${show(percent)} %.`;
  return {
    result: say(language, {
      en: `**${show(lost)} V** of ${show(source)} V is a drop of **${show(percent)} %**.`,
      es: `**${show(lost)} V** de ${show(source)} V es una caída de **${show(percent)} %**.`,
    }),
    explanation: '',
    steps: isLost ? [ratio] : [`${show(source)} V − ${show(other)} V = ${show(lost)} V.`, ratio],
    figures: [
      { name: 'voltageDrop', value: lost, unit: 'V', grade: 'V2' },
      { name: 'voltageDropPercent', value: tidy(percent), unit: '%', grade: 'V2' },
    ],
    references: RECOMMENDATION_REFERENCES,
    assumptions: read.given('maxPercent')
      ? []
      : [say(language, { en: 'A drop of 3 % to stay within.', es: 'Caída máxima deseada de 3 %.' })],
    cautions: [recommendationCaution(language)],
    tables: [],
  };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const measured = measuredDrop(values, ctx);
  if (measured !== undefined) return measured;
  const { run, lengthFt, size, maxPercent, assumptions, impedanceOnly, mostAmpsAsked } = readRun(values, ctx);
  if (lengthFt === undefined && size === undefined) throw missing(LENGTH_INPUT, language);
  if (size !== undefined && dropVolts(run, size) === undefined) throw noRow(size, run, language);

  const grade: Grade = run.method === 'k' ? 'V2' : gradeIn(edition, 'V2');
  const common = {
    references: references(run, grade),
    assumptions,
    cautions: cautions(run, size, ctx),
  };
  if (impedanceOnly && size !== undefined) {
    return {
      ...common,
      references: common.references.slice(0, 1),
      assumptions,
      cautions: editionCautions(ctx),
      ...impedance(run, size, grade, ctx),
    };
  }
  if (size === undefined) return { ...common, ...smallestSize(run, maxPercent, grade, ctx) };
  if (lengthFt === undefined) return { ...common, ...longest(run, size, maxPercent, grade, ctx) };
  if (mostAmpsAsked) return { ...common, ...mostAmps(run, size, maxPercent, grade, ctx) };
  return { ...common, ...drop(run, size, maxPercent, grade, ctx) };
}

type Part = Pick<Calculation, 'result' | 'explanation' | 'steps' | 'figures' | 'tables'>;

function drop(run: Run, size: ConductorSize, maxPercent: number, grade: Grade, ctx: CalculatorContext): Part {
  const { language } = ctx;
  const unsure = mark(grade, language);
  const volts = dropVolts(run, size) ?? Number.NaN;
  const percent = (volts / run.volts) * 100;
  const enough = sizeForDrop(run, maxPercent);
  const next = nextSizeUp(size);
  const nextPercent = next === undefined ? undefined : dropPercent(run, next);
  const names = { en: `${sizeLabel(size)} ${metalText(run.metal, 'en')}`, es: `${sizeLabel(size)} de ${metalText(run.metal, 'es')}` };
  const within = percent <= maxPercent + 1e-9;
  const better =
    within || enough === undefined
      ? { en: '', es: '' }
      : {
          en: ` **${sizeLabel(enough)}** would hold it to ${show(dropPercent(run, enough) ?? Number.NaN)} %${unsure}.`,
          es: ` Con **${sizeLabel(enough)}** baja a ${show(dropPercent(run, enough) ?? Number.NaN)} %${unsure}.`,
        };
  return {
    result: say(language, {
      en: `${names.en} over ${show(run.lengthFt)} ft at ${show(run.amps)} A loses **${show(volts)} V**, **${show(percent)} %** of ${show(run.volts)} V${unsure}.${better.en}`,
      es: `${names.es} en ${show(run.lengthFt)} ft con ${show(run.amps)} A pierde **${show(volts)} V**, el **${show(percent)} %** de ${show(run.volts)} V${unsure}.${better.es}`,
    }),
    explanation: say(language, {
      en: `${show(run.volts - volts)} V are left at the load. ${within ? `That is within ${show(maxPercent)} %.` : `That is more than ${show(maxPercent)} %.`}`,
      es: `A la carga llegan ${show(run.volts - volts)} V. ${within ? `Está dentro del ${show(maxPercent)} %.` : `Pasa del ${show(maxPercent)} %.`}`,
    }),
    steps: [
      ...ohmsStep(run, size, ctx),
      dropStep(run, size, language),
      ...(next === undefined || nextPercent === undefined ? [] : [dropStep(run, next, language)]),
      ...(enough === undefined || within || enough === next ? [] : [dropStep(run, enough, language)]),
    ],
    figures: [
      ...dropFigures(run, size, grade),
      ...(next === undefined || nextPercent === undefined
        ? []
        : [
            { name: 'nextSize', value: next, unit: sizeUnit(next), grade },
            { name: 'nextSizeDropPercent', value: tidy(nextPercent), unit: '%', grade },
          ]),
      ...(enough === undefined
        ? []
        : [
            { name: 'sizeForDrop', value: enough, unit: sizeUnit(enough), grade },
            { name: 'sizeForDropPercent', value: tidy(dropPercent(run, enough) ?? Number.NaN), unit: '%', grade },
          ]),
    ],
    tables: excerpt(run, size, ctx),
  };
}

/** The effective impedance of a conductor at a power factor, and nothing else. */
function impedance(run: Run, size: ConductorSize, grade: Grade, ctx: CalculatorContext): Part {
  const ohms = ohmsPer1000Ft(run, size) ?? Number.NaN;
  const unsure = mark(grade, ctx.language);
  return {
    result: say(ctx.language, {
      en: `The effective impedance of ${sizeLabel(size)} ${metalText(run.metal, 'en')} in ${MATERIAL_TEXT[run.material].en} at power factor ${show(run.powerFactor)} is **${show(ohms, 4)} Ω** to neutral per 1000 ft${unsure}.`,
      es: `La impedancia efectiva de ${sizeLabel(size)} de ${metalText(run.metal, 'es')} en ${MATERIAL_TEXT[run.material].es} con factor de potencia ${show(run.powerFactor)} es de **${show(ohms, 4)} Ω** al neutro por 1000 ft${unsure}.`,
    }),
    explanation: '',
    steps: [...ohmsStep(run, size, ctx)],
    figures: [{ name: 'effectiveImpedance', value: tidy(ohms), unit: 'Ω/1000 ft', grade }],
    tables: excerpt(run, size, ctx),
  };
}

function smallestSize(run: Run, maxPercent: number, grade: Grade, ctx: CalculatorContext): Part {
  const { language } = ctx;
  const size = sizeForDrop(run, maxPercent);
  const least =
    size === undefined || run.method !== 'k' ? '' : ` (${show((circularMils(size) * (dropPercent(run, size) ?? 0)) / maxPercent, 0)} cmil)`;
  if (size === undefined) {
    throw new InputError(
      'lengthFt',
      say(language, {
        en: `No single conductor holds ${show(maxPercent)} % over ${show(run.lengthFt)} ft. Use parallel sets, a higher voltage or a shorter run.`,
        es: `Ningún conductor sencillo mantiene el ${show(maxPercent)} % en ${show(run.lengthFt)} ft. Use juegos en paralelo, más voltaje o un tramo más corto.`,
      }),
    );
  }
  const unsure = mark(grade, language);
  const percent = dropPercent(run, size) ?? Number.NaN;
  const sizes = dropSizes(run);
  const before = sizes[sizes.indexOf(size) - 1];
  const sets = run.sets === 1 ? { en: '', es: '' } : { en: ` in ${run.sets} parallel sets`, es: ` en ${run.sets} juegos en paralelo` };
  return {
    result: say(language, {
      en: `**${sizeLabel(size)} ${metalText(run.metal, 'en')}**${sets.en} holds the drop over ${show(run.lengthFt)} ft to **${show(percent)} %**${unsure}, within ${show(maxPercent)} %; its ampacity must be checked too.`,
      es: `**${sizeLabel(size)} de ${metalText(run.metal, 'es')}**${sets.es} deja la caída en ${show(run.lengthFt)} ft en **${show(percent)} %**${unsure}, dentro del ${show(maxPercent)} %; falta revisar su ampacidad.`,
    }),
    explanation: '',
    steps: [
      ...(before === undefined ? [] : [dropStep(run, before, language)]),
      ...ohmsStep(run, size, ctx),
      dropStep(run, size, language),
      say(language, {
        en: `${sizeLabel(size)} is the smallest size within ${show(maxPercent)} %${least}.`,
        es: `${sizeLabel(size)} es el calibre más pequeño dentro del ${show(maxPercent)} %${least}.`,
      }),
    ],
    figures: [{ name: 'sizeForDrop', value: size, unit: sizeUnit(size), grade }, ...dropFigures(run, size, grade)],
    tables: excerpt(run, size, ctx),
  };
}

function longest(run: Run, size: ConductorSize, maxPercent: number, grade: Grade, ctx: CalculatorContext): Part {
  const { language } = ctx;
  const feet = longestRunFt(run, size, maxPercent) ?? Number.NaN;
  const unsure = mark(grade, language);
  const allowed = (run.volts * maxPercent) / 100;
  const perFoot = dropVolts({ ...run, lengthFt: 1 }, size) ?? Number.NaN;
  return {
    result: say(language, {
      en: `${sizeLabel(size)} ${metalText(run.metal, 'en')} at ${show(run.amps)} A and ${show(run.volts)} V may run **${show(Math.floor(feet))} ft** (${show(Math.floor(feet * 0.3048))} m) one way${unsure} within ${show(maxPercent)} %.`,
      es: `${sizeLabel(size)} de ${metalText(run.metal, 'es')} con ${show(run.amps)} A y ${show(run.volts)} V puede llegar a **${show(Math.floor(feet))} ft** (${show(Math.floor(feet * 0.3048))} m) de ida${unsure} dentro del ${show(maxPercent)} %.`,
    }),
    explanation: '',
    steps: [
      ...ohmsStep(run, size, ctx),
      say(language, {
        en: `Drop allowed: ${show(run.volts)} V × ${show(maxPercent)} % = ${show(allowed)} V.`,
        es: `Caída permitida: ${show(run.volts)} V × ${show(maxPercent)} % = ${show(allowed)} V.`,
      }),
      dropStep({ ...run, lengthFt: 100 }, size, language),
      say(language, {
        en: `Longest run L = ${show(allowed)} V ÷ ${show(perFoot * 100, 4)} V × 100 ft = ${show(feet)} ft.`,
        es: `Tramo máximo L = ${show(allowed)} V ÷ ${show(perFoot * 100, 4)} V × 100 ft = ${show(feet)} ft.`,
      }),
    ],
    figures: [
      { name: 'longestRun', value: tidy(feet), unit: 'ft', grade },
      { name: 'dropAllowed', value: tidy(allowed), unit: 'V', grade: 'V2' },
    ],
    tables: excerpt(run, size, ctx),
  };
}

/** The load that a conductor of known length carries within the drop; its ampacity may allow less. */
function mostAmps(run: Run, size: ConductorSize, maxPercent: number, grade: Grade, ctx: CalculatorContext): Part {
  const allowed = (run.volts * maxPercent) / 100;
  const perAmpere = dropVolts({ ...run, amps: 1 }, size) ?? Number.NaN;
  const amps = allowed / perAmpere;
  const unsure = mark(grade, ctx.language);
  return {
    result: say(ctx.language, {
      en: `${sizeLabel(size)} ${metalText(run.metal, 'en')} over ${show(run.lengthFt)} ft at ${show(run.volts)} V stays within ${show(maxPercent)} % up to **${show(amps, 1)} A**${unsure}; its ampacity may allow less.`,
      es: `${sizeLabel(size)} de ${metalText(run.metal, 'es')} en ${show(run.lengthFt)} ft a ${show(run.volts)} V queda dentro del ${show(maxPercent)} % hasta **${show(amps, 1)} A**${unsure}; su ampacidad puede permitir menos.`,
    }),
    explanation: '',
    steps: [
      ...ohmsStep(run, size, ctx),
      dropStep({ ...run, amps: 1 }, size, ctx.language),
      `I = ${show(allowed)} V ÷ ${show(perAmpere, 4)} V/A = ${show(amps)} A.`,
    ],
    figures: [
      { name: 'mostAmperes', value: tidy(amps), unit: 'A', grade },
      { name: 'dropAllowed', value: tidy(allowed), unit: 'V', grade: 'V2' },
    ],
    tables: excerpt(run, size, ctx),
  };
}

function dropFigures(run: Run, size: ConductorSize, grade: Grade): readonly Figure[] {
  const volts = dropVolts(run, size) ?? Number.NaN;
  return [
    { name: 'voltageDrop', value: tidy(volts), unit: 'V', grade },
    { name: 'voltageDropPercent', value: tidy((volts / run.volts) * 100), unit: '%', grade },
    { name: 'loadVoltage', value: tidy(run.volts - volts), unit: 'V', grade },
    {
      name: run.method === 'ac' ? 'effectiveImpedance' : 'resistance',
      value: tidy(ohmsPer1000Ft(run, size) ?? Number.NaN),
      unit: 'Ω/1000 ft',
      grade,
    },
  ];
}

function references(run: Run, grade: Grade): readonly CodeUse[] {
  const table: readonly CodeUse[] =
    run.method === 'k'
      ? [
          {
            section: 'Chapter 9 Table 8',
            why: { en: 'Area of the conductors in circular mils.', es: 'Área de los conductores en circular mils.' },
            grade,
          },
        ]
      : run.method === 'dc'
        ? [
            {
              section: 'Chapter 9 Table 8',
              why: { en: 'Direct-current resistance of the conductors.', es: 'Resistencia en corriente directa de los conductores.' },
              grade,
            },
          ]
        : [
            {
              section: 'Chapter 9 Table 9',
              why: { en: 'Alternating-current resistance and reactance.', es: 'Resistencia y reactancia en corriente alterna.' },
              grade,
            },
          ];
  return [...table, ...RECOMMENDATION_REFERENCES];
}

function cautions(run: Run, size: ConductorSize | undefined, ctx: CalculatorContext): readonly string[] {
  const { language } = ctx;
  return [
    recommendationCaution(language),
    say(language, {
      en: 'A drop within bounds says nothing about ampacity: the conductor must also carry the load and match its breaker.',
      es: 'Una caída aceptable no dice nada de la ampacidad: el conductor también debe aguantar la carga y corresponder a su breaker.',
    }),
    say(language, {
      en: 'Upsized conductors need a larger equipment grounding conductor in proportion, 250.122(B).',
      es: 'Si se aumenta el calibre, la tierra de equipo crece en proporción, 250.122(B).',
    }),
    ...(run.sets > 1 && size !== undefined && compareSizes(size, '1/0') < 0
      ? [
          say(language, {
            en: 'Conductors in parallel are generally 1/0 AWG or larger.',
            es: 'Los conductores en paralelo son, por lo general, de 1/0 AWG o mayores.',
          }),
        ]
      : []),
    ...(run.method === 'k' ? [] : editionCautions(ctx)),
  ];
}

function noRow(size: ConductorSize, run: Run, language: Language): InputError {
  const table = run.method === 'ac' ? 'Table 9' : 'Table 8';
  return new InputError(
    'size',
    say(language, {
      en: `${table} has no row for ${sizeLabel(size)} ${metalText(run.metal, 'en')}. Use the K constant, or another size.`,
      es: `La ${table.replace('Table', 'Tabla')} no tiene fila para ${sizeLabel(size)} de ${metalText(run.metal, 'es')}. Use la constante K u otro calibre.`,
    }),
  );
}

function excerpt(run: Run, size: ConductorSize, ctx: CalculatorContext): readonly TableExcerpt[] {
  const { language } = ctx;
  if (run.method === 'ac') {
    const sizes = acImpedanceSizes(run.metal);
    return [
      excerptRows({
        title: say(language, {
          en: `Resistance and reactance, ${metalText(run.metal, 'en')} in ${MATERIAL_TEXT[run.material].en}, Ω to neutral per 1000 ft`,
          es: `Resistencia y reactancia, ${metalText(run.metal, 'es')} en ${MATERIAL_TEXT[run.material].es}, Ω al neutro por 1000 ft`,
        }),
        code: 'Chapter 9 Table 9',
        edition: ctx.edition,
        grade: gradeIn(ctx.edition, 'V2'),
        columns: [say(language, { en: 'Size', es: 'Calibre' }), 'R', 'X'],
        rows: sizes.map((each) => {
          const found = acImpedance(each, run.metal, run.material);
          return [sizeLabel(each), String(found?.r ?? '–'), String(found?.x ?? '–')];
        }),
        used: sizes.indexOf(size),
      }),
    ];
  }
  const sizes = dropSizes({ ...run, sets: 1 });
  return [
    excerptRows({
      title: say(language, {
        en: `Area and direct-current resistance at 75 °C, ${metalText(run.metal, 'en')}`,
        es: `Área y resistencia en corriente directa a 75 °C, ${metalText(run.metal, 'es')}`,
      }),
      code: 'Chapter 9 Table 8',
      edition: ctx.edition,
      grade: gradeIn(ctx.edition, 'V2'),
      columns: [say(language, { en: 'Size', es: 'Calibre' }), 'cmil', 'Ω/1000 ft'],
      rows: sizes.map((each) => [sizeLabel(each), show(circularMils(each)), String(dcResistance(each, run.metal) ?? '–')]),
      used: sizes.indexOf(size),
    }),
  ];
}

export const voltageDrop: Calculator = {
  id: 'voltage-drop',
  title: { en: 'Voltage drop', es: 'Caída de tensión' },
  words: [
    'voltage drop',
    'vd',
    'long run',
    'distance',
    'drop',
    'wire size',
    'cable',
    'caida de voltaje',
    'caida de tension',
    'distancia',
    'tramo largo',
    'calibre',
    'alambre',
  ],
  inputs: INPUTS,
  form: {
    more: ['maxPercent', 'sets', 'dropMethod', 'constantK', 'powerFactor', 'racewayMaterial'],
    usual: { volts: 120 },
    when: {
      constantK: { input: 'dropMethod', is: ['k'] },
      powerFactor: { input: 'dropMethod', is: ['ac'] },
      racewayMaterial: { input: 'dropMethod', is: ['ac'] },
    },
  },
  bounds: [
    {
      needs: ['maxPercent'],
      given: { figure: 'voltageDropPercent' },
      is: 'most',
      limit: { input: 'maxPercent' },
      name: { en: 'the drop wanted', es: 'la caída buscada' },
    },
    {
      asks: ['voltage-drop', 'long-run'],
      given: { figure: 'voltageDropPercent' },
      is: 'most',
      limit: { input: 'maxPercent' },
      name: { en: 'the drop wanted', es: 'la caída buscada' },
    },
    {
      given: { named: 'conductor', not: ['ground'] },
      is: 'least',
      limit: { figure: 'sizeForDrop' },
      name: { en: 'the conductor needed', es: 'el conductor necesario' },
    },
    { given: { named: 'length' }, is: 'most', limit: { figure: 'longestRun' }, name: { en: 'the longest run', es: 'el tramo más largo' } },
    {
      given: { named: 'current', of: ['load'], bare: true },
      is: 'most',
      limit: { figure: 'mostAmperes' },
      name: { en: 'the most current', es: 'la corriente máxima' },
    },
  ],
  calculate,
  followUps: {
    en: ['What size keeps it under 3 %?', 'How far can I run this size?'],
    es: ['¿Qué calibre la mantiene abajo del 3 %?', '¿Hasta qué distancia llego con este calibre?'],
  },
};
