// Service or feeder of a mobile-home park, 550.31.
import { countRangeText, countRowIndex, PARK_LOT_ROWS, PARK_LOT_VA } from '../tables/demand.ts';
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
import { excerptRows } from './excerpt-rows.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'lots', label: { en: 'Mobile-home lots', es: 'Lotes de casas móviles' }, unit: '', min: 1, max: 5000 },
  {
    kind: 'number',
    name: 'homeVa',
    label: { en: 'Calculated load of the largest typical home', es: 'Carga calculada de la casa típica más grande' },
    unit: 'VA',
    min: 0,
    max: 200_000,
    fallback: 0,
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, fallback: 240 },
];

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const lots = Math.round(read.number('lots'));
  const volts = read.number('volts');
  const lotVa = Math.max(PARK_LOT_VA, read.number('homeVa'));
  const used = countRowIndex(PARK_LOT_ROWS, lots);
  const percent = PARK_LOT_ROWS[used]?.percent ?? 100;
  const grade = gradeIn(edition, 'K');
  const demandVa = (lots * lotVa * percent) / 100;
  const amperes = demandVa / volts;
  return {
    result: t(
      `**${lots}** lots at **${percent}%**: **${show(demandVa)} VA**, **${show(amperes, 1)} A** at ${show(volts)} V${mark(grade, 'en')}.`,
      `**${lots}** lotes al **${percent}%**: **${show(demandVa)} VA**, **${show(amperes, 1)} A** a ${show(volts)} V${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'Each lot counts the larger of 16,000 VA and the load of the largest typical home. Office, laundry and street lighting are added apart.',
      'Cada lote cuenta lo mayor entre 16,000 VA y la carga de la casa típica más grande. Oficina, lavandería y alumbrado se suman aparte.',
    ),
    steps: [
      `${lots} × ${show(lotVa)} VA = ${show(lots * lotVa)} VA.`,
      `${show(lots * lotVa)} VA × ${percent}% = ${show(demandVa)} VA.`,
      `${show(demandVa)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
    ],
    figures: [
      { name: 'demandPercent', value: percent, unit: '%', grade },
      { name: 'demandLoad', value: demandVa, unit: 'VA', grade },
      { name: 'loadCurrent', value: amperes, unit: 'A', grade },
    ],
    references: [codeUse('550.31', grade, 'Load and demand factors of park lots.', 'Carga y factores de demanda de los lotes.')],
    assumptions: read.given('volts') ? [] : [t('120/240 V single-phase.', '120/240 V monofásico.')],
    cautions: editionCautions(ctx),
    tables: [
      excerptRows({
        title: t('Demand factors by number of lots', 'Factores de demanda por número de lotes'),
        code: 'Table 550.31',
        edition,
        grade,
        columns: [t('Lots', 'Lotes'), t('Percent', 'Por ciento')],
        rows: PARK_LOT_ROWS.map((each) => [countRangeText(each), `${each.percent}%`]),
        used,
      }),
    ],
  };
}

export const mobileHomePark: Calculator = {
  id: 'mobile-home-park',
  title: { en: 'Mobile-home park load', es: 'Carga de un parque de casas móviles' },
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['What feeder does one mobile home need?', 'How far may the disconnect be from the home?'],
    es: ['¿Qué alimentador necesita una casa móvil?', '¿A qué distancia puede estar el desconectador?'],
  },
};
