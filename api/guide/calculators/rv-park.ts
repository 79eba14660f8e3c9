// Service or feeder of a recreational-vehicle park, 551.73(A).
import { countRangeText, countRowIndex, RV_PARK_ROWS, RV_SITE_VA } from '../tables/demand.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  InputError,
  mark,
  type NumberInput,
  say,
  show,
  type Values,
  worstGrade,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { excerptRows } from './excerpt-rows.ts';
import { readValues } from './read-values.ts';

const sites = (name: string, en: string, es: string): NumberInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit: '',
  min: 0,
  max: 5000,
  fallback: 0,
});

const INPUTS: readonly CalculatorInput[] = [
  sites('sites50', 'Sites with a 50 A receptacle', 'Sitios con tomacorriente de 50 A'),
  sites('sites30', 'Sites with 30 A and 20 A receptacles', 'Sitios con tomacorrientes de 30 A y 20 A'),
  sites('sites20', 'Sites with only a 20 A receptacle', 'Sitios con solo tomacorriente de 20 A'),
  sites('tentSites', 'Dedicated tent sites', 'Sitios solo para casas de campaña'),
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, fallback: 240 },
];

/** Demand factor in percent of Table 551.73(A) for a number of sites, or undefined for none. */
export const rvParkPercent = (count: number): number | undefined => RV_PARK_ROWS[countRowIndex(RV_PARK_ROWS, count)]?.percent;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const groups = (
    [
      ['sites50', '50', t('50 A', '50 A')],
      ['sites30', '30', t('30 A', '30 A')],
      ['sites20', '20', t('20 A', '20 A')],
      ['tentSites', 'tent', t('tent', 'casa de campaña')],
    ] as const
  )
    .map(([input, kind, label]) => ({ count: Math.round(read.number(input)), load: RV_SITE_VA[kind], label }))
    .filter((group) => group.count > 0);
  const volts = read.number('volts');
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const rowIndex = countRowIndex(RV_PARK_ROWS, count);
  const row = RV_PARK_ROWS[rowIndex];
  if (row === undefined)
    throw new InputError(
      'sites50',
      t('Say how many sites there are and what receptacles they have.', 'Diga cuántos sitios hay y qué tomacorrientes tienen.'),
    );
  const connectedVa = groups.reduce((sum, group) => sum + group.count * group.load.value, 0);
  const demandVa = (connectedVa * row.percent) / 100;
  const amperes = demandVa / volts;
  const grade = gradeIn(edition, worstGrade(row.grade, ...groups.map((group) => group.load.grade)));
  return {
    result: t(
      `**${count}** sites at **${row.percent}%**: **${show(demandVa)} VA**, **${show(amperes, 1)} A** at ${show(volts)} V${mark(grade, 'en')}.`,
      `**${count}** sitios al **${row.percent}%**: **${show(demandVa)} VA**, **${show(amperes, 1)} A** a ${show(volts)} V${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'Each site counts with its largest receptacle. Add the office, showers, laundry, pool and other amenities in full, by their own calculation.',
      'Cada sitio cuenta con su tomacorriente mayor. Oficina, regaderas, lavandería, alberca y demás se suman completas, con su propio cálculo.',
    ),
    steps: [
      t(
        `Connected: ${groups.map((group) => `${group.count} × ${show(group.load.value)} VA (${group.label})`).join(' + ')} = ${show(connectedVa)} VA.`,
        `Conectada: ${groups.map((group) => `${group.count} × ${show(group.load.value)} VA (${group.label})`).join(' + ')} = ${show(connectedVa)} VA.`,
      ),
      t(
        `Demand factor for ${count} sites: ${row.percent}%; ${show(connectedVa)} VA × ${row.percent}% = ${show(demandVa)} VA.`,
        `Factor de demanda para ${count} sitios: ${row.percent}%; ${show(connectedVa)} VA × ${row.percent}% = ${show(demandVa)} VA.`,
      ),
      t(
        `Current = ${show(demandVa)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
        `Corriente = ${show(demandVa)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
      ),
    ],
    figures: [
      { name: 'demandPercent', value: row.percent, unit: '%', grade: gradeIn(edition, row.grade) },
      { name: 'demandLoad', value: demandVa, unit: 'VA', grade },
      { name: 'loadCurrent', value: amperes, unit: 'A', grade },
    ],
    references: [
      codeUse('551.73(A)', gradeIn(edition, 'V2'), 'Load of each kind of site.', 'Carga de cada tipo de sitio.'),
      codeUse(
        'Table 551.73(A)',
        gradeIn(edition, row.grade),
        'Demand factors by number of sites.',
        'Factores de demanda por número de sitios.',
      ),
    ],
    assumptions: read.given('volts') ? [] : [t('120/240 V single-phase service.', 'Acometida monofásica de 120/240 V.')],
    cautions: [
      t(
        'Books from before 2017 count a 50 A site with 9,600 VA; since 2017 it is 12,000 VA. Hot or cold places may need more than the demand factor.',
        'Los libros anteriores a 2017 cuentan un sitio de 50 A con 9,600 VA; desde 2017 son 12,000 VA. En clima extremo puede hacer falta más que el factor.',
      ),
      t('Runs in a park are long: check the voltage drop.', 'Los tramos de un parque son largos: revise la caída de voltaje.'),
      ...editionCautions(ctx),
    ],
    tables: [
      excerptRows({
        title: t('Demand factors by number of sites', 'Factores de demanda por número de sitios'),
        code: 'Table 551.73(A)',
        edition,
        grade: gradeIn(edition, row.grade),
        columns: [t('Sites', 'Sitios'), t('Percent', 'Por ciento')],
        rows: RV_PARK_ROWS.map((each) => [countRangeText(each), `${each.percent}%`]),
        used: rowIndex,
      }),
    ],
  };
}

export const rvPark: Calculator = {
  id: 'rv-park',
  title: { en: 'RV park load', es: 'Carga de un parque de casas rodantes' },
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['How many sites need a 50 A receptacle?', 'What feeder does one site need?', 'How is the park office added?'],
    es: ['¿Cuántos sitios necesitan tomacorriente de 50 A?', '¿Qué alimentador necesita un sitio?', '¿Cómo se suma la oficina del parque?'],
  },
};
