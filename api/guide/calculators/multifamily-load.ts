// Optional load of a building with three or more dwelling units, 220.84.
import {
  countRangeText,
  countRowIndex,
  dwellingLightingVaPerFt2,
  LAUNDRY_CIRCUIT_VA,
  MULTIFAMILY_ROWS,
  SMALL_APPLIANCE_CIRCUIT_VA,
} from '../tables/demand.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  InputError,
  mark,
  say,
  show,
  type Values,
  worstGrade,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { acPhasesInput } from './conductor-inputs.ts';
import {
  APPLIANCES_INPUT,
  COOL_INPUT,
  DRYERS_INPUT,
  DWELLING_ROWS,
  HEAT_INPUT,
  LAUNDRY_INPUT,
  RANGES_INPUT,
  SMALL_APPLIANCE_INPUT,
} from './dwelling-service.ts';
import { excerptRows } from './excerpt-rows.ts';
import { lineCurrent } from './line-current.ts';
import { readList } from './read-list.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'units', label: { en: 'Dwelling units', es: 'Viviendas' }, unit: '', min: 1, max: 5000 },
  {
    kind: 'number',
    name: 'connectedVaPerUnit',
    label: { en: 'Connected load of one unit, if known', es: 'Carga conectada de una vivienda, si se sabe' },
    unit: 'VA',
    min: 1,
    // More than one dwelling has: such a figure is that of the whole building.
    max: 50_000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'connectedVa',
    label: { en: 'Connected load of all units together, if known', es: 'Carga conectada de todas las viviendas juntas, si se sabe' },
    unit: 'VA',
    min: 1,
    max: 100_000_000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'areaFt2',
    label: { en: 'Floor area of one unit', es: 'Área de una vivienda' },
    unit: 'ft²',
    min: 1,
    max: 100_000,
    optional: true,
  },
  SMALL_APPLIANCE_INPUT,
  LAUNDRY_INPUT,
  APPLIANCES_INPUT,
  RANGES_INPUT,
  DRYERS_INPUT,
  HEAT_INPUT,
  COOL_INPUT,
  {
    kind: 'number',
    name: 'houseVa',
    label: { en: 'House load (standard method), added in full', es: 'Carga común (método estándar), se suma completa' },
    unit: 'VA',
    min: 0,
    max: 10_000_000,
    fallback: 0,
  },
  {
    kind: 'number',
    name: 'volts',
    label: { en: 'Service voltage', es: 'Voltaje de la acometida' },
    unit: 'V',
    min: 100,
    max: 600,
    fallback: 240,
  },
  acPhasesInput('1'),
];

/** Demand factor in percent of Table 220.84 for a number of units, or undefined for fewer than three. */
export const multifamilyPercent = (units: number): number | undefined => MULTIFAMILY_ROWS[countRowIndex(MULTIFAMILY_ROWS, units)]?.percent;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const units = Math.round(read.number('units'));
  const rowIndex = countRowIndex(MULTIFAMILY_ROWS, units);
  const row = MULTIFAMILY_ROWS[rowIndex];
  if (row === undefined) {
    throw new InputError(
      'units',
      t(
        'The optional method needs three or more dwelling units; for two use the standard method or 220.85.',
        'El método opcional pide tres o más viviendas; para dos use el método estándar o 220.85.',
      ),
    );
  }
  const sumOf = (name: string): number =>
    read.text(name) === '' ? 0 : readList(read.text(name), name, language).reduce((sum, each) => sum + each, 0);
  const togetherVa = read.optionalNumber('connectedVa');
  const known = togetherVa === undefined ? read.optionalNumber('connectedVaPerUnit') : togetherVa / units;
  const areaFt2 = read.optionalNumber('areaFt2');
  // Without a load the factor itself.
  const bare = known === undefined && areaFt2 === undefined;
  const unitLoad = dwellingLightingVaPerFt2(edition);
  const circuits = read.number('smallApplianceCircuits') * SMALL_APPLIANCE_CIRCUIT_VA + read.number('laundryCircuits') * LAUNDRY_CIRCUIT_VA;
  const nameplatesVa = sumOf('appliancesVa') + sumOf('rangesKw') * 1000 + sumOf('dryersW');
  const climateVa = Math.max(read.number('heatVa'), read.number('coolVa'));
  const perUnitVa = known ?? (areaFt2 ?? 0) * unitLoad.value + circuits + nameplatesVa + climateVa;
  const houseVa = read.number('houseVa');
  const volts = read.number('volts');
  const phases = read.choice('phases', ['1', '3']);
  const connectedVa = togetherVa ?? perUnitVa * units;
  const demandVa = (connectedVa * row.percent) / 100;
  const totalVa = demandVa + houseVa;
  const amperes = lineCurrent(totalVa, volts, phases);
  const grade = worstGrade(gradeIn(edition, row.grade), known === undefined && edition === '2026' ? 'K' : 'V2');
  return {
    result: bare
      ? t(
          `**${units}** units: **${row.percent}%** of the connected load.`,
          `**${units}** viviendas: **${row.percent}%** de la carga conectada.`,
        )
      : t(
          `**${units}** units at **${row.percent}%**: **${show(totalVa)} VA**, **${show(amperes, 1)} A** at ${show(volts)} V${mark(grade, 'en')}.`,
          `**${units}** viviendas al **${row.percent}%**: **${show(totalVa)} VA**, **${show(amperes, 1)} A** a ${show(volts)} V${mark(grade, 'es')}.`,
        ),
    explanation: t(
      'Allowed where every unit has electric cooking and electric heating or air conditioning, and no unit has more than one feeder. House loads are added by the standard method.',
      'Se permite si cada vivienda tiene cocción eléctrica y calefacción o aire acondicionado eléctricos, y ninguna tiene más de un alimentador. Las cargas comunes se suman por el método estándar.',
    ),
    steps: bare
      ? []
      : [
          ...(known === undefined
            ? [
                t(
                  `One unit: ${show(areaFt2 ?? 0)} ft² × ${show(unitLoad.value)} VA/ft² + circuits ${show(circuits)} VA + nameplates ${show(nameplatesVa)} VA + larger of heating and cooling ${show(climateVa)} VA = ${show(perUnitVa)} VA.`,
                  `Una vivienda: ${show(areaFt2 ?? 0)} pies² × ${show(unitLoad.value)} VA/pie² + circuitos ${show(circuits)} VA + placas ${show(nameplatesVa)} VA + la mayor entre calefacción y enfriamiento ${show(climateVa)} VA = ${show(perUnitVa)} VA.`,
                ),
              ]
            : []),
          ...(togetherVa === undefined
            ? [
                t(
                  `Connected: ${units} × ${show(perUnitVa)} VA = ${show(connectedVa)} VA.`,
                  `Conectada: ${units} × ${show(perUnitVa)} VA = ${show(connectedVa)} VA.`,
                ),
              ]
            : []),
          t(
            `Demand: ${show(connectedVa)} VA × ${row.percent}% = ${show(demandVa)} VA.`,
            `Demanda: ${show(connectedVa)} VA × ${row.percent}% = ${show(demandVa)} VA.`,
          ),
          ...(houseVa > 0
            ? [t(`House load: + ${show(houseVa)} VA = ${show(totalVa)} VA.`, `Carga común: + ${show(houseVa)} VA = ${show(totalVa)} VA.`)]
            : []),
          t(
            `Current = ${show(totalVa)} VA / ${phases === '3' ? `(√3 × ${show(volts)} V)` : `${show(volts)} V`} = ${show(amperes, 1)} A.`,
            `Corriente = ${show(totalVa)} VA / ${phases === '3' ? `(√3 × ${show(volts)} V)` : `${show(volts)} V`} = ${show(amperes, 1)} A.`,
          ),
        ],
    figures: [
      { name: 'demandPercent', value: row.percent, unit: '%', grade: gradeIn(edition, row.grade) },
      ...(bare
        ? []
        : [
            { name: 'totalLoad', value: totalVa, unit: 'VA', grade },
            { name: 'loadCurrent', value: amperes, unit: 'A', grade },
          ]),
    ],
    references: [
      codeUse(
        '220.84',
        gradeIn(edition, row.grade),
        'Demand factors for three or more dwelling units.',
        'Factores de demanda para tres o más viviendas.',
      ),
    ],
    assumptions: bare
      ? []
      : [
          ...(read.given('volts') ? [] : [t('240 V service.', 'Acometida de 240 V.')]),
          ...(read.given('phases') ? [] : [t('Single-phase service.', 'Acometida monofásica.')]),
          ...(known === undefined && !read.given('smallApplianceCircuits')
            ? [t('Two small-appliance circuits in each unit.', 'Dos circuitos de aparatos pequeños en cada vivienda.')]
            : []),
          ...(known === undefined && !read.given('laundryCircuits')
            ? [t('One laundry circuit in each unit.', 'Un circuito de lavandería en cada vivienda.')]
            : []),
        ],
    cautions: editionCautions(ctx),
    tables: [
      excerptRows({
        title: t('Optional demand factors by number of units', 'Factores de demanda opcionales por número de viviendas'),
        code: 'Table 220.84',
        edition,
        grade: gradeIn(edition, row.grade),
        columns: [t('Units', 'Viviendas'), t('Percent', 'Por ciento')],
        rows: MULTIFAMILY_ROWS.map((each) => [countRangeText(each), `${each.percent}%`]),
        used: rowIndex,
      }),
    ],
  };
}

export const multifamilyLoad: Calculator = {
  id: 'multifamily-load',
  title: { en: 'Multifamily load, optional method', es: 'Carga multifamiliar, método opcional' },
  words: ['apartments', 'apartment building', 'multifamily', 'condo', '220.84', 'departamentos', 'edificio', 'multifamiliar', 'condominio'],
  inputs: INPUTS,
  form: {
    more: ['connectedVaPerUnit', 'connectedVa', 'smallApplianceCircuits', 'laundryCircuits', 'houseVa', 'volts', 'phases'],
    rows: DWELLING_ROWS,
  },
  bounds: [
    {
      given: { named: 'current', of: ['device'] },
      is: 'least',
      limit: { figure: 'loadCurrent' },
      name: { en: 'the load', es: 'la carga' },
    },
  ],
  calculate,
  followUps: {
    en: ['What does the standard method give?', 'How are house loads calculated?'],
    es: ['¿Cuánto da el método estándar?', '¿Cómo se calculan las cargas comunes?'],
  },
};
