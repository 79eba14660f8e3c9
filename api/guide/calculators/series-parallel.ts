// Resistances in series or in parallel, and the current they take.
import type { Language } from '../../contract/values.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  say,
  show,
  tidy,
  type Values,
} from './calculator.ts';
import { readList } from './read-list.ts';
import { missing, readValues, type ValueReader } from './read-values.ts';

const ARRANGEMENTS = ['series', 'parallel', 'delta', 'wye'] as const;
type Arrangement = 'series' | 'parallel';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'text',
    name: 'resistances',
    label: {
      en: 'Resistances',
      es: 'Resistencias',
    },
    example: '10, 20, 30',
  },
  {
    kind: 'choice',
    name: 'arrangement',
    label: { en: 'Arrangement', es: 'Conexión' },
    options: [
      { value: 'series', label: { en: 'Series', es: 'En serie' } },
      { value: 'parallel', label: { en: 'Parallel', es: 'En paralelo' } },
      { value: 'delta', label: { en: 'Three equal ones in delta', es: 'Tres iguales en delta' } },
      { value: 'wye', label: { en: 'Three equal ones in wye', es: 'Tres iguales en estrella' } },
    ],
  },
  {
    kind: 'number',
    name: 'volts',
    label: { en: 'Voltage across all', es: 'Voltaje total' },
    unit: 'V',
    min: 0.001,
    max: 100_000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'amps',
    label: { en: 'Or the current through all', es: 'O la corriente total' },
    unit: 'A',
    min: 0.0001,
    max: 100_000,
    optional: true,
  },
];

/** Total resistance in ohms: the sum in series, the reciprocal of the summed reciprocals in parallel. */
export const totalResistance = (ohms: readonly number[], arrangement: Arrangement): number =>
  arrangement === 'series' ? ohms.reduce((sum, each) => sum + each, 0) : 1 / ohms.reduce((sum, each) => sum + 1 / each, 0);

const groupText = (ohms: readonly number[], inside: Arrangement, language: Language): string =>
  ohms.length === 1
    ? show(ohms[0] ?? 0, 4)
    : say(language, {
        en: `(${ohms.map((each) => show(each, 4)).join(', ')} in ${inside})`,
        es: `(${ohms.map((each) => show(each, 4)).join(', ')} en ${inside === 'series' ? 'serie' : 'paralelo'})`,
      });

/** A group of several resistances reduced to one. */
const groupStep = (ohms: readonly number[], inside: Arrangement, total: number, language: Language): readonly string[] =>
  ohms.length === 1 ? [] : [`${groupText(ohms, inside, language)} = ${show(total, 4)} Ω.`];

/** Three equal resistances on three phases, in delta and in wye: the wye has a third of the power. */
function threePhase(ohms: number, read: ValueReader, language: Language): Calculation {
  const volts = read.optionalNumber('volts');
  if (volts === undefined) throw missing(read.input('volts'), language);
  const deltaW = (3 * volts ** 2) / ohms;
  const deltaA = (Math.sqrt(3) * volts) / ohms;
  const wyeW = volts ** 2 / ohms;
  const wyeA = volts / (Math.sqrt(3) * ohms);
  const delta = `**${show(deltaW)} W**, **${show(deltaA, 1)} A**`;
  const wye = `**${show(wyeW)} W**, **${show(wyeA, 1)} A**`;
  const first = read.choice('arrangement', ARRANGEMENTS);
  return {
    result: say(
      language,
      first === 'delta'
        ? {
            en: `Three of ${show(ohms)} Ω in delta at ${show(volts)} V: ${delta} in each line. In wye: ${wye}.`,
            es: `Tres de ${show(ohms)} Ω en delta a ${show(volts)} V: ${delta} en cada línea. En estrella: ${wye}.`,
          }
        : {
            en: `Three of ${show(ohms)} Ω in wye at ${show(volts)} V: ${wye} in each line. In delta: ${delta}.`,
            es: `Tres de ${show(ohms)} Ω en estrella a ${show(volts)} V: ${wye} en cada línea. En delta: ${delta}.`,
          },
    ),
    explanation: say(language, {
      en: 'At the same line voltage the wye takes a third of the power and of the line current.',
      es: 'Al mismo voltaje de línea la estrella toma la tercera parte de la potencia y de la corriente.',
    }),
    steps: [
      `Δ: P = 3 × V² ÷ R = 3 × ${show(volts)}² ÷ ${show(ohms)} = ${show(deltaW)} W; I = √3 × ${show(volts)} V ÷ ${show(ohms)} Ω = ${show(deltaA)} A.`,
      `Y: P = V² ÷ R = ${show(wyeW)} W; I = ${show(volts)} V ÷ (√3 × ${show(ohms)} Ω) = ${show(wyeA)} A.`,
    ],
    figures: [
      { name: 'deltaPower', value: tidy(deltaW), unit: 'W', grade: 'V2' },
      { name: 'deltaLineCurrent', value: tidy(deltaA), unit: 'A', grade: 'V2' },
      { name: 'wyePower', value: tidy(wyeW), unit: 'W', grade: 'V2' },
      { name: 'wyeLineCurrent', value: tidy(wyeA), unit: 'A', grade: 'V2' },
    ],
    references: [],
    assumptions: [],
    cautions: [],
    tables: [],
  };
}

const eachText = (ohms: number, across: number): string =>
  `- ${show(ohms, 4)} Ω: ${show(across, 3)} V, ${show(across / ohms, 3)} A, ${show(across ** 2 / ohms)} W`;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const read = readValues(INPUTS, values, language);
  const arranged = read.choice('arrangement', ARRANGEMENTS);
  if (arranged === 'delta' || arranged === 'wye')
    return threePhase(readList(read.text('resistances'), 'resistances', language)[0] ?? 1, read, language);
  const arrangement = arranged;
  const groups = read
    .text('resistances')
    .split(';')
    .map((each) => readList(each, 'resistances', language));
  const inside = arrangement === 'series' ? 'parallel' : 'series';
  const ohms = groups.length === 1 ? groups.flat() : groups.map((each) => totalResistance(each, inside));
  const total = totalResistance(ohms, arrangement);
  const given = read.optionalNumber('amps');
  const volts = read.optionalNumber('volts') ?? (given === undefined ? undefined : given * total);
  const amps = volts === undefined ? undefined : volts / total;
  const watts = volts === undefined || amps === undefined ? undefined : volts * amps;
  const series = arrangement === 'series';
  const shown = ohms.map((each) => show(each, 4));
  const sum = series ? shown.join(' + ') : shown.map((each) => `1/${each}`).join(' + ');
  const steps = [
    ...(groups.length === 1 ? [] : groups.flatMap((each, at) => groupStep(each, inside, ohms[at] ?? 0, language))),
    series ? `R = ${sum} = ${show(total, 4)} Ω.` : `1/R = ${sum} = ${show(1 / total, 6)}; R = ${show(total, 4)} Ω.`,
    ...(amps === undefined || volts === undefined || watts === undefined
      ? []
      : [`I = V ÷ R = ${show(volts)} V ÷ ${show(total, 4)} Ω = ${show(amps, 4)} A; P = V × I = ${show(watts)} W.`]),
  ];
  const current =
    amps === undefined || volts === undefined
      ? { en: '', es: '' }
      : { en: `, taking **${show(amps)} A** at ${show(volts)} V`, es: `, y toman **${show(amps)} A** a ${show(volts)} V` };
  const named =
    groups.length === 1 ? shown.join(', ') : groups.map((each) => groupText(each, inside, language)).join(series ? ' + ' : ' ∥ ');
  return {
    result: say(language, {
      en: `${named} Ω in ${series ? 'series' : 'parallel'} make **${show(total, 3)} Ω**${current.en}.`,
      es: `${named} Ω en ${series ? 'serie' : 'paralelo'} dan **${show(total, 3)} Ω**${current.es}.`,
    }),
    explanation: `${say(
      language,
      series
        ? {
            en: 'In series the current is the same everywhere and the voltages add.',
            es: 'En serie la corriente es la misma en todas y los voltajes se suman.',
          }
        : {
            en: 'In parallel the voltage is the same across all and the currents add.',
            es: 'En paralelo el voltaje es el mismo en todas y las corrientes se suman.',
          },
    )}${amps === undefined || volts === undefined ? '' : `\n\n${ohms.map((each) => eachText(each, series ? each * amps : volts)).join('\n')}`}`,
    steps,
    figures: [
      { name: 'totalResistance', value: tidy(total), unit: 'Ω', grade: 'V2' },
      ...(amps === undefined ? [] : [{ name: 'current', value: tidy(amps), unit: 'A', grade: 'V2' as const }]),
      ...(watts === undefined ? [] : [{ name: 'power', value: tidy(watts), unit: 'W', grade: 'V2' as const }]),
    ],
    references: [],
    assumptions: [],
    cautions: [],
    tables: [],
  };
}

export const seriesParallel: Calculator = {
  id: 'series-parallel',
  title: { en: 'Resistances in series and parallel', es: 'Resistencias en serie y en paralelo' },
  words: [
    'resistors',
    'series',
    'parallel',
    'total resistance',
    'delta',
    'wye',
    'heaters',
    'theory',
    'resistencias',
    'serie',
    'paralelo',
    'resistencia total',
    'estrella',
    'teoria',
  ],
  inputs: INPUTS,
  form: {
    more: ['amps'],
    usual: { arrangement: 'series' },
    rows: { resistances: { kind: 'groups', item: { en: 'resistances', es: 'resistencias' }, unit: 'Ω' } },
  },
  calculate,
  followUps: {
    en: ['How does the voltage divide?', 'What is the power of each?'],
    es: ['¿Cómo se reparte el voltaje?', '¿Cuánta potencia toma cada una?'],
  },
};
