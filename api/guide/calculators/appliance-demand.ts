// Demand load of fastened-in-place appliances of dwellings: 75% from four on, 220.53.
import { FIXED_APPLIANCE_COUNT, FIXED_APPLIANCE_PERCENT } from '../tables/demand.ts';
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
    name: 'appliancesVa',
    label: { en: 'Nameplate of each fastened-in-place appliance in VA or W', es: 'Placa de cada aparato fijo en VA o W' },
    example: '4500, 1200, 1030, 900',
  },
];

/** Appliances below this are said not to count toward the four from 2023 on; grade K. */
const SMALLEST_COUNTED_VA = 500;

interface ApplianceDemand {
  readonly count: number;
  readonly connectedVa: number;
  readonly percent: number;
  readonly demandVa: number;
}

/** Demand in VA of fastened-in-place appliances on one service: 75% of the sum from four appliances on, else all of it. */
export function applianceDemandVa(appliancesVa: readonly number[]): ApplianceDemand {
  const connectedVa = appliancesVa.reduce((sum, va) => sum + va, 0);
  const percent = appliancesVa.length >= FIXED_APPLIANCE_COUNT ? FIXED_APPLIANCE_PERCENT : 100;
  return { count: appliancesVa.length, connectedVa, percent, demandVa: (connectedVa * percent) / 100 };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const appliancesVa = readList(readValues(INPUTS, values, language).text('appliancesVa'), 'appliancesVa', language);
  const demand = applianceDemandVa(appliancesVa);
  const grade = gradeIn(edition, 'V2');
  const kva = `${show(demand.demandVa / 1000, 3)} kVA`;
  return {
    result: t(
      `**${demand.count}** appliances at **${demand.percent}%**: **${show(demand.demandVa)} VA** (${kva})${mark(grade, 'en')}.`,
      `**${demand.count}** aparatos al **${demand.percent}%**: **${show(demand.demandVa)} VA** (${kva})${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'Count every fastened-in-place appliance that the same service or feeder supplies, over all units of the building. Ranges, dryers, heating, air conditioning and vehicle chargers are not among them.',
      'Cuente todos los aparatos fijos que alimenta la misma acometida o alimentador, en todas las viviendas del edificio. Estufas, secadoras, calefacción, aire acondicionado y cargadores de vehículos no entran.',
    ),
    steps: [
      t(
        `Sum of nameplates: ${appliancesVa.map((va) => show(va)).join(' + ')} = ${show(demand.connectedVa)} VA.`,
        `Suma de placas: ${appliancesVa.map((va) => show(va)).join(' + ')} = ${show(demand.connectedVa)} VA.`,
      ),
      demand.percent === 100
        ? t(
            `Fewer than ${FIXED_APPLIANCE_COUNT} appliances: 100%, ${show(demand.demandVa)} VA.`,
            `Menos de ${FIXED_APPLIANCE_COUNT} aparatos: 100%, ${show(demand.demandVa)} VA.`,
          )
        : t(
            `${FIXED_APPLIANCE_COUNT} or more: ${show(demand.connectedVa)} VA × ${demand.percent}% = ${show(demand.demandVa)} VA.`,
            `${FIXED_APPLIANCE_COUNT} o más: ${show(demand.connectedVa)} VA × ${demand.percent}% = ${show(demand.demandVa)} VA.`,
          ),
    ],
    figures: [
      { name: 'applianceDemandPercent', value: demand.percent, unit: '%', grade },
      { name: 'applianceDemand', value: demand.demandVa, unit: 'VA', grade },
    ],
    references: [
      codeUse('220.53', grade, 'Four or more fastened-in-place appliances count 75%.', 'Cuatro o más aparatos fijos cuentan al 75%.'),
    ],
    assumptions: [],
    cautions: [
      ...((edition === '2023' || edition === '2026') && demand.percent < 100 && appliancesVa.some((va) => va < SMALLEST_COUNTED_VA)
        ? [
            t(
              'From 2023 only appliances of 500 W or 1/4 hp and more count toward the four (not verified): leave smaller ones out of the 75%.',
              'Desde 2023 solo cuentan para los cuatro los aparatos de 500 W o 1/4 hp en adelante (sin verificar): deje los menores fuera del 75%.',
            ),
          ]
        : []),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const applianceDemand: Calculator = {
  id: 'appliance-demand',
  title: { en: 'Fastened-in-place appliances', es: 'Aparatos fijos' },
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['Which appliances count as fastened in place?', 'What is the whole load of the house?', 'What is the demand of the range?'],
    es: ['¿Qué aparatos cuentan como fijos?', '¿Cuál es la carga total de la casa?', '¿Cuál es la demanda de la estufa?'],
  },
};
