// Demand of commercial kitchen equipment, Table 220.56.
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
import { codeUse } from './code-use.ts';
import { readList } from './read-list.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'text',
    name: 'equipmentKw',
    label: { en: 'Rating of each piece of kitchen equipment in kW', es: 'Potencia de cada equipo de cocina en kW' },
    example: '14, 12, 9, 2x5',
  },
];

/** Percent by number of units, Table 220.56: six or more 65 (V2), the steps before V1. */
const PERCENTS: readonly number[] = [100, 100, 90, 80, 70];
const SIX_OR_MORE_PERCENT = 65;

interface KitchenDemand {
  readonly connectedKw: number;
  readonly percent: number;
  /** The two largest units together, the least that the demand may be. */
  readonly largestTwoKw: number;
  readonly demandKw: number;
}

/** Demand of commercial kitchen equipment in kW: the table's percent of the sum, not less than the two largest together. */
export function kitchenDemandKw(equipmentKw: readonly number[]): KitchenDemand {
  const connectedKw = equipmentKw.reduce((sum, kw) => sum + kw, 0);
  const percent = PERCENTS[equipmentKw.length - 1] ?? SIX_OR_MORE_PERCENT;
  const largestTwoKw = [...equipmentKw]
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, kw) => sum + kw, 0);
  return { connectedKw, percent, largestTwoKw, demandKw: Math.max(largestTwoKw, (connectedKw * percent) / 100) };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const equipmentKw = readList(readValues(INPUTS, values, language).text('equipmentKw'), 'equipmentKw', language);
  const { connectedKw, percent, largestTwoKw, demandKw } = kitchenDemandKw(equipmentKw);
  const count = equipmentKw.length;
  const grade = gradeIn(edition, count >= 6 || count <= 2 ? 'V2' : 'V1');
  return {
    result: t(
      `Kitchen demand: **${show(demandKw)} kW**, ${count} units at ${percent}%${mark(grade, 'en')}.`,
      `Demanda de la cocina: **${show(demandKw)} kW**, ${count} equipos al ${percent}%${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'For equipment with thermostats or intermittent use in places other than dwellings. Space heating, ventilation and air conditioning do not count as kitchen equipment.',
      'Para equipo con termostato o uso intermitente fuera de viviendas. Calefacción, ventilación y aire acondicionado no cuentan como equipo de cocina.',
    ),
    steps: [
      `${equipmentKw.map((kw) => show(kw)).join(' + ')} = ${show(connectedKw)} kW.`,
      `${show(connectedKw)} kW × ${percent}% = ${show((connectedKw * percent) / 100)} kW.`,
      t(
        `Not less than the two largest: ${show(largestTwoKw)} kW. Demand ${show(demandKw)} kW.`,
        `No menos que los dos mayores: ${show(largestTwoKw)} kW. Demanda ${show(demandKw)} kW.`,
      ),
    ],
    figures: [
      { name: 'kitchenDemand', value: demandKw, unit: 'kW', grade },
      { name: 'demandPercent', value: percent, unit: '%', grade },
    ],
    references: [codeUse('220.56', grade, 'Demand of commercial kitchen equipment.', 'Demanda de equipo de cocina comercial.')],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const kitchenDemand: Calculator = {
  id: 'kitchen-demand',
  title: { en: 'Commercial kitchen demand', es: 'Demanda de cocina comercial' },
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['Does the exhaust fan count?', 'What is the receptacle load?'],
    es: ['¿Cuenta el extractor?', '¿Cuál es la carga de contactos?'],
  },
};
