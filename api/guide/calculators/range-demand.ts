// Demand load of household ranges and other cooking appliances, Table 220.55 with its notes 1 to 3.

import type { Grade } from '../../contract/values.ts';
import { rangeColumnAPercent, rangeColumnBPercent, rangeColumnCKw } from '../tables/demand.ts';
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
import { excerptRows } from './excerpt-rows.ts';
import { readRanges } from './read-ranges.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'text',
    name: 'rangesKw',
    label: { en: 'Rating of each range or cooking appliance in kW', es: 'Potencia de cada estufa o aparato de cocción en kW' },
    example: '14, 3x12',
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, fallback: 240 },
  {
    kind: 'choice',
    name: 'circuit',
    label: { en: 'Load for', es: 'Carga para' },
    fallback: 'feeder',
    options: [
      { value: 'feeder', label: { en: 'Feeder or service', es: 'Alimentador o acometida' } },
      {
        value: 'branch',
        label: {
          en: 'One branch circuit: cooktop and up to two wall ovens',
          es: 'Un circuito derivado: parrilla y hasta dos hornos de pared',
        },
      },
    ],
  },
];

const COLUMN_A_BELOW_KW = 3.5;
const COLUMN_B_TO_KW = 8.75;

interface RangeDemand {
  readonly count: number;
  /** Average used for notes 1 and 2: ratings below 12 kW count as 12 kW. */
  readonly averageKw: number;
  readonly columnCKw: number;
  /** 5% per kW or major fraction over 12 kW. */
  readonly increasePercent: number;
  /** Column C with its increase, in kW. Always allowed. */
  readonly demandKw: number;
  /** Note 3, columns A and B (with column C for larger ones), in kW; only where an appliance is 8-3/4 kW or less. */
  readonly note3: { readonly demandKw: number; readonly grade: Grade; readonly parts: readonly RangePart[] } | undefined;
}

interface RangePart {
  readonly column: 'A' | 'B' | 'C';
  readonly count: number;
  readonly connectedKw: number;
  readonly percent: number | undefined;
  readonly demandKw: number;
}

/** Demand of household cooking appliances in kW, each over 1-3/4 kW and not over 27 kW. Table 220.55. */
export function rangeDemandKw(ratingsKw: readonly number[]): RangeDemand {
  const { averageKw, columnCKw, increasePercent, demandKw } = columnC(ratingsKw);
  const small = ratingsKw.filter((kw) => kw < COLUMN_A_BELOW_KW);
  const medium = ratingsKw.filter((kw) => kw >= COLUMN_A_BELOW_KW && kw <= COLUMN_B_TO_KW);
  const large = ratingsKw.filter((kw) => kw > COLUMN_B_TO_KW);
  const parts: RangePart[] = [];
  const grades: Grade[] = [];
  const addPart = (column: 'A' | 'B', group: readonly number[], percent: { readonly value: number; readonly grade: Grade }): void => {
    if (group.length === 0) return;
    const connectedKw = group.reduce((sum, kw) => sum + kw, 0);
    parts.push({ column, count: group.length, connectedKw, percent: percent.value, demandKw: (connectedKw * percent.value) / 100 });
    grades.push(percent.grade);
  };
  addPart('A', small, rangeColumnAPercent(small.length));
  addPart('B', medium, rangeColumnBPercent(medium.length));
  const hasNote3 = parts.length > 0;
  if (hasNote3 && large.length > 0) {
    const rest = columnC(large);
    parts.push({
      column: 'C',
      count: large.length,
      connectedKw: large.reduce((sum, kw) => sum + kw, 0),
      percent: undefined,
      demandKw: rest.demandKw,
    });
  }
  const note3 = hasNote3
    ? { demandKw: parts.reduce((sum, part) => sum + part.demandKw, 0), grade: worstGrade(...grades), parts }
    : undefined;
  return { count: ratingsKw.length, averageKw, columnCKw, increasePercent, demandKw, note3 };
}

function columnC(ratingsKw: readonly number[]) {
  const count = ratingsKw.length;
  const averageKw = ratingsKw.reduce((sum, kw) => sum + Math.max(12, kw), 0) / count;
  const over = averageKw - 12;
  const whole = Math.floor(over + 1e-9);
  const steps = whole + (over - whole >= 0.5 - 1e-9 ? 1 : 0);
  const columnCKw = rangeColumnCKw(count);
  return { averageKw, columnCKw, increasePercent: steps * 5, demandKw: columnCKw * (1 + steps * 0.05) };
}

/** One wall oven or one cooktop alone on its circuit: its nameplate, Table 220.55 note 4. Grade V2. */
function byNameplate(ratingKw: number, volts: number, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const grade = gradeIn(edition, 'V2');
  const amperes = (ratingKw * 1000) / volts;
  return {
    result: t(
      `Load of the circuit: **${show(ratingKw)} kW**, its nameplate (${show(amperes, 1)} A at ${show(volts)} V).`,
      `Carga del circuito: **${show(ratingKw)} kW**, la de su placa (${show(amperes, 1)} A a ${show(volts)} V).`,
    ),
    explanation: t(
      'One wall oven or one cooktop alone on its circuit counts with its nameplate.',
      'Un solo horno de pared o una sola parrilla en su circuito cuenta con su placa.',
    ),
    steps: [
      t(
        `At ${show(volts)} V: ${show(ratingKw * 1000)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
        `A ${show(volts)} V: ${show(ratingKw * 1000)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
      ),
    ],
    figures: [
      { name: 'rangeDemand', value: ratingKw, unit: 'kW', grade },
      { name: 'rangeCurrent', value: amperes, unit: 'A', grade },
    ],
    references: [
      {
        section: 'Table 220.55',
        why: { en: 'Note 4: the load of one branch circuit.', es: 'Nota 4: la carga de un circuito derivado.' },
        grade,
      },
    ],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const eachKw = readRanges(read.text('rangesKw'), 'rangesKw', ctx);
  // Note 4: a cooktop and up to two wall ovens on one circuit in one room count as one range of their sum.
  const isBranch = read.choice('circuit', ['feeder', 'branch']) === 'branch';
  const [aloneKw] = eachKw;
  if (isBranch && eachKw.length === 1 && aloneKw !== undefined && aloneKw < COLUMN_B_TO_KW)
    return byNameplate(aloneKw, read.number('volts'), ctx);
  const asOne = isBranch && eachKw.length > 1 && eachKw.length <= 3;
  const ratingsKw = asOne ? [eachKw.reduce((sum, kw) => sum + kw, 0)] : eachKw;
  const volts = read.number('volts');
  const demand = rangeDemandKw(ratingsKw);
  const grade = gradeIn(edition, 'V2');
  const note3Grade = demand.note3 === undefined ? grade : gradeIn(edition, demand.note3.grade);
  const smaller = demand.note3 !== undefined && demand.note3.demandKw < demand.demandKw ? demand.note3 : undefined;
  const amperes = (demand.demandKw * 1000) / volts;
  const equal = ratingsKw.every((kw) => kw === ratingsKw[0]);
  const steps: string[] = [];
  if (asOne) {
    steps.push(
      t(
        `Note 4: ${eachKw.map((kw) => show(kw)).join(' + ')} = ${show(ratingsKw[0] ?? 0)} kW, counted as one range.`,
        `Nota 4: ${eachKw.map((kw) => show(kw)).join(' + ')} = ${show(ratingsKw[0] ?? 0)} kW, como una sola estufa.`,
      ),
    );
  }
  steps.push(
    t(
      `Column C for ${demand.count} ${demand.count === 1 ? 'appliance' : 'appliances'}: ${show(demand.columnCKw)} kW.`,
      `Columna C para ${demand.count} ${demand.count === 1 ? 'aparato' : 'aparatos'}: ${show(demand.columnCKw)} kW.`,
    ),
  );
  if (!equal) {
    steps.push(
      t(
        `Note 2: average rating, counting those below 12 kW as 12 kW = ${show(demand.averageKw, 3)} kW.`,
        `Nota 2: promedio, contando como 12 kW los menores = ${show(demand.averageKw, 3)} kW.`,
      ),
    );
  }
  if (demand.increasePercent > 0) {
    steps.push(
      t(
        `Note 1: ${show(demand.averageKw, 3)} kW is ${show(demand.averageKw - 12, 3)} kW over 12 kW; 5% for each kW or major fraction = ${demand.increasePercent}%.`,
        `Nota 1: ${show(demand.averageKw, 3)} kW pasa de 12 kW por ${show(demand.averageKw - 12, 3)} kW; 5% por cada kW o fracción mayor = ${demand.increasePercent}%.`,
      ),
      t(
        `Demand = ${show(demand.columnCKw)} kW × ${show(1 + demand.increasePercent / 100)} = ${show(demand.demandKw)} kW.`,
        `Demanda = ${show(demand.columnCKw)} kW × ${show(1 + demand.increasePercent / 100)} = ${show(demand.demandKw)} kW.`,
      ),
    );
  }
  for (const part of demand.note3?.parts ?? []) {
    steps.push(
      part.percent === undefined
        ? t(
            `Note 3, column C for ${part.count} over 8-3/4 kW: ${show(part.demandKw)} kW.`,
            `Nota 3, columna C para ${part.count} de más de 8-3/4 kW: ${show(part.demandKw)} kW.`,
          )
        : t(
            `Note 3, column ${part.column}: ${show(part.connectedKw)} kW × ${part.percent}% = ${show(part.demandKw)} kW.`,
            `Nota 3, columna ${part.column}: ${show(part.connectedKw)} kW × ${part.percent}% = ${show(part.demandKw)} kW.`,
          ),
    );
  }
  steps.push(
    t(
      `At ${show(volts)} V: ${show(demand.demandKw * 1000)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
      `A ${show(volts)} V: ${show(demand.demandKw * 1000)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
    ),
  );
  const rows = Array.from({ length: Math.max(25, demand.count) }, (_, at) => at + 1);
  return {
    result:
      smaller === undefined
        ? t(
            `Demand load: **${show(demand.demandKw)} kW**${mark(grade, 'en')} (${show(amperes, 1)} A at ${show(volts)} V).`,
            `Carga de demanda: **${show(demand.demandKw)} kW**${mark(grade, 'es')} (${show(amperes, 1)} A a ${show(volts)} V).`,
          )
        : t(
            `Demand load: **${show(demand.demandKw)} kW** by column C${mark(grade, 'en')}, or **${show(smaller.demandKw)} kW** by note 3${mark(note3Grade, 'en')}.`,
            `Carga de demanda: **${show(demand.demandKw)} kW** por la columna C${mark(grade, 'es')}, o **${show(smaller.demandKw)} kW** por la nota 3${mark(note3Grade, 'es')}.`,
          ),
    explanation: t(
      'This is the load on the feeder or service. A branch circuit for one range may use it too; one wall oven or one cooktop alone counts with its nameplate.',
      'Es la carga para el alimentador o la acometida. El circuito de una sola estufa también puede usarla; un solo horno de pared o una sola parrilla cuenta con su placa.',
    ),
    steps,
    figures: [
      { name: 'rangeDemand', value: demand.demandKw, unit: 'kW', grade },
      { name: 'columnC', value: demand.columnCKw, unit: 'kW', grade },
      ...(demand.note3 === undefined ? [] : [{ name: 'rangeDemandNote3', value: demand.note3.demandKw, unit: 'kW', grade: note3Grade }]),
      { name: 'rangeCurrent', value: amperes, unit: 'A', grade },
    ],
    references: [
      {
        section: 'Table 220.55',
        why: { en: 'Demand of household cooking appliances.', es: 'Demanda de aparatos de cocción domésticos.' },
        grade,
      },
    ],
    assumptions: read.given('volts') ? [] : [t('240 V supply.', 'Alimentación de 240 V.')],
    cautions: [
      t(
        'On a three-phase, four-wire feeder count twice the most ranges between any two phases.',
        'En un alimentador trifásico de cuatro hilos se cuenta el doble del mayor número de estufas entre dos fases.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [
      excerptRows({
        title: t('Demand of household cooking appliances', 'Demanda de aparatos de cocción domésticos'),
        code: 'Table 220.55',
        edition,
        grade: worstGrade(grade, gradeIn(edition, rangeColumnBPercent(demand.count).grade)),
        columns: [
          t('Appliances', 'Aparatos'),
          t('A, under 3-1/2 kW', 'A, menos de 3-1/2 kW'),
          t('B, 3-1/2 to 8-3/4 kW', 'B, de 3-1/2 a 8-3/4 kW'),
          t('C, to 12 kW', 'C, hasta 12 kW'),
        ],
        rows: rows.map((count) => [
          String(count),
          `${rangeColumnAPercent(count).value}%`,
          `${rangeColumnBPercent(count).value}%`,
          `${show(rangeColumnCKw(count))} kW`,
        ]),
        used: demand.count - 1,
      }),
    ],
  };
}

export const rangeDemand: Calculator = {
  id: 'range-demand',
  title: { en: 'Range demand load', es: 'Carga de demanda de estufas' },
  words: ['range', 'oven', 'cooktop', 'stove', 'cooking', '220.55', 'estufa', 'horno', 'parrilla', 'cocina', 'demanda de estufa'],
  inputs: INPUTS,
  loads: ['range'],
  form: {
    more: ['volts'],
    usual: { rangesKw: '12' },
    rows: { rangesKw: { kind: 'figures', item: { en: 'ranges', es: 'estufas' }, unit: 'kW' } },
  },
  bounds: [
    {
      given: { named: 'current', of: ['device'] },
      is: 'least',
      limit: { figure: 'rangeCurrent' },
      name: { en: 'the load', es: 'la carga' },
    },
  ],
  calculate,
  followUps: {
    en: ['What circuit does one range need?', 'How do I add a cooktop and an oven?'],
    es: ['¿Qué circuito necesita una estufa?', '¿Cómo sumo una parrilla y un horno?'],
  },
};
