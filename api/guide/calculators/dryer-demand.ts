// Demand load of household clothes dryers, Table 220.54.

import type { Edition } from '../../contract/values.ts';
import { DRYER_MINIMUM_VA, dryerDemandPercent, type GradedFigure } from '../tables/demand.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  mark,
  say,
  show,
  type Values,
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import { excerptRows } from './excerpt-rows.ts';
import { readList } from './read-list.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'text',
    name: 'dryersW',
    label: { en: 'Nameplate of each dryer in watts', es: 'Placa de cada secadora en watts' },
    example: '5500, 6x5000',
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, fallback: 240 },
];

interface DryerDemand {
  readonly count: number;
  /** Each dryer at its nameplate or 5,000 VA, whichever is larger. */
  readonly connectedVa: number;
  readonly percent: GradedFigure;
  readonly demandVa: number;
}

/** Demand of household dryers in VA by their nameplates in watts; a watt counts as a volt-ampere (220.54). */
export function dryerDemandVa(dryersW: readonly number[], edition: Edition): DryerDemand {
  const connectedVa = dryersW.reduce((sum, watts) => sum + Math.max(DRYER_MINIMUM_VA, watts), 0);
  const percent = dryersW.length === 0 ? ({ value: 100, grade: 'V2' } as const) : dryerDemandPercent(dryersW.length, edition);
  return { count: dryersW.length, connectedVa, percent, demandVa: (connectedVa * percent.value) / 100 };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const dryersW = readList(read.text('dryersW'), 'dryersW', language);
  const volts = read.number('volts');
  const demand = dryerDemandVa(dryersW, edition);
  const { grade, value: percent } = demand.percent;
  const amperes = demand.demandVa / volts;
  const counts = Array.from({ length: 50 }, (_, at) => at + 1);
  return {
    result: t(
      `**${demand.count}** ${demand.count === 1 ? 'dryer' : 'dryers'}: demand **${percent}%**, **${show(demand.demandVa)} VA**${mark(grade, 'en')} (${show(amperes, 1)} A at ${show(volts)} V).`,
      `**${demand.count}** ${demand.count === 1 ? 'secadora' : 'secadoras'}: demanda **${percent}%**, **${show(demand.demandVa)} VA**${mark(grade, 'es')} (${show(amperes, 1)} A a ${show(volts)} V).`,
    ),
    explanation: t(
      `Each dryer counts with its nameplate or ${show(DRYER_MINIMUM_VA)} VA, whichever is larger. This is the feeder and service load; the branch circuit takes the nameplate.`,
      `Cada secadora cuenta con su placa o ${show(DRYER_MINIMUM_VA)} VA, lo que sea mayor. Es la carga de alimentador y acometida; el circuito derivado toma la placa.`,
    ),
    steps: [
      t(
        `Connected load, each at least ${show(DRYER_MINIMUM_VA)} VA: ${show(demand.connectedVa)} VA.`,
        `Carga conectada, cada una con ${show(DRYER_MINIMUM_VA)} VA como mínimo: ${show(demand.connectedVa)} VA.`,
      ),
      t(
        `Demand = ${show(demand.connectedVa)} VA × ${percent}% = ${show(demand.demandVa)} VA.`,
        `Demanda = ${show(demand.connectedVa)} VA × ${percent}% = ${show(demand.demandVa)} VA.`,
      ),
      t(
        `Current = ${show(demand.demandVa)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
        `Corriente = ${show(demand.demandVa)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
      ),
    ],
    figures: [
      { name: 'dryerDemandPercent', value: percent, unit: '%', grade },
      { name: 'dryerDemand', value: demand.demandVa, unit: 'VA', grade },
      { name: 'dryerCurrent', value: amperes, unit: 'A', grade },
    ],
    references: [codeUse('Table 220.54', grade, 'Demand factors for household dryers.', 'Factores de demanda de secadoras domésticas.')],
    assumptions: read.given('volts') ? [] : [t('240 V supply.', 'Alimentación de 240 V.')],
    cautions: [
      ...(edition === '2026'
        ? [
            t(
              `The 2026 edition changed ${codeText('Table 220.54', edition, 'en')}: 100% to two dryers and 80% for three to five by one source; from six on the 2023 factor stands here. Check the code book.`,
              `La edición 2026 cambió la ${codeText('Table 220.54', edition, 'es')}: 100% hasta dos secadoras y 80% de tres a cinco según una fuente; de seis en adelante aquí va el factor de 2023. Revise el código.`,
            ),
          ]
        : []),
      t(
        'On a three-phase, four-wire feeder count twice the most dryers between any two phases.',
        'En un alimentador trifásico de cuatro hilos se cuenta el doble del mayor número de secadoras entre dos fases.',
      ),
    ],
    tables: [
      excerptRows({
        title: t('Demand factors for household dryers', 'Factores de demanda de secadoras domésticas'),
        code: 'Table 220.54',
        edition,
        grade,
        columns: [t('Dryers', 'Secadoras'), t('Percent', 'Por ciento')],
        rows: counts.map((count) => [String(count), `${dryerDemandPercent(count, edition).value}%`]),
        used: Math.min(demand.count, counts.length) - 1,
      }),
    ],
  };
}

export const dryerDemand: Calculator = {
  id: 'dryer-demand',
  title: { en: 'Dryer demand load', es: 'Carga de demanda de secadoras' },
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['What is the demand of the ranges?', 'What circuit does one dryer need?', 'How do I calculate the whole apartment building?'],
    es: ['¿Cuál es la demanda de las estufas?', '¿Qué circuito necesita una secadora?', '¿Cómo calculo todo el edificio de departamentos?'],
  },
};
