// Optional load calculation of a dwelling, 220.82: first kVA in full, the rest at 40%, and the largest heating or cooling selection.
import type { Edition } from '../../contract/values.ts';
import { dwellingLightingVaPerFt2, LAUNDRY_CIRCUIT_VA, optionalFirstVa, SMALL_APPLIANCE_CIRCUIT_VA } from '../tables/demand.ts';
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
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import {
  APPLIANCES_INPUT,
  AREA_INPUT,
  COOL_INPUT,
  DRYERS_INPUT,
  DWELLING_ROWS,
  dwellingService,
  dwellingServiceText,
  EV_INPUT,
  EV_MINIMUM_VA,
  HEAT_INPUT,
  LAUNDRY_INPUT,
  OTHER_INPUT,
  RANGES_INPUT,
  SERVICE_VOLTS_INPUT,
  SMALL_APPLIANCE_INPUT,
} from './dwelling-service.ts';
import { readList } from './read-list.ts';
import { missing, readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { ...AREA_INPUT, optional: true },
  {
    kind: 'number',
    name: 'generalVa',
    label: {
      en: 'General load already added up (lighting, circuits and nameplates), instead of the parts',
      es: 'Carga general ya sumada (alumbrado, circuitos y placas), en lugar de sus partes',
    },
    unit: 'VA',
    min: 1,
    max: 1_000_000,
    optional: true,
  },
  SMALL_APPLIANCE_INPUT,
  LAUNDRY_INPUT,
  APPLIANCES_INPUT,
  RANGES_INPUT,
  DRYERS_INPUT,
  COOL_INPUT,
  HEAT_INPUT,
  {
    kind: 'number',
    name: 'heatUnits',
    label: { en: 'Separately controlled heating units', es: 'Unidades de calefacción con control propio' },
    unit: '',
    min: 1,
    max: 50,
    fallback: 1,
  },
  {
    kind: 'number',
    name: 'heatPumpVa',
    label: { en: 'Heat pump compressor', es: 'Compresor de la bomba de calor' },
    unit: 'VA',
    min: 0,
    max: 1_000_000,
    fallback: 0,
  },
  {
    kind: 'number',
    name: 'supplementaryHeatVa',
    label: { en: 'Supplementary heat of the heat pump', es: 'Calefacción suplementaria de la bomba de calor' },
    unit: 'VA',
    min: 0,
    max: 1_000_000,
    fallback: 0,
  },
  EV_INPUT,
  OTHER_INPUT,
  SERVICE_VOLTS_INPUT,
];

interface ClimateSelection {
  readonly name: 'none' | 'cooling' | 'heat-pump' | 'heat-pump-with-supplement' | 'space-heating';
  readonly va: number;
}

/** Largest heating or cooling selection of 220.82(C), in VA. Percentages V2 (two public calculators beside trade knowledge). */
export function largestClimate(
  coolVa: number,
  heatVa: number,
  heatUnits: number,
  heatPumpVa: number,
  supplementaryHeatVa: number,
): ClimateSelection {
  const pump: ClimateSelection =
    supplementaryHeatVa > 0
      ? { name: 'heat-pump-with-supplement', va: heatPumpVa + 0.65 * supplementaryHeatVa }
      : { name: 'heat-pump', va: heatPumpVa };
  const candidates: readonly ClimateSelection[] = [
    { name: 'none', va: 0 },
    { name: 'cooling', va: coolVa },
    pump,
    { name: 'space-heating', va: heatVa * (heatUnits < 4 ? 0.65 : 0.4) },
  ];
  return candidates.reduce((best, each) => (each.va > best.va ? each : best));
}

/** First kVA at 100% and the rest at 40%, in VA. */
export const optionalGeneralVa = (connectedVa: number, edition: Edition): number => {
  const first = optionalFirstVa(edition).value;
  return Math.min(connectedVa, first) + 0.4 * Math.max(0, connectedVa - first);
};

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const listOf = (name: string): readonly number[] => (read.text(name) === '' ? [] : readList(read.text(name), name, language));
  const givenVa = read.optionalNumber('generalVa');
  const area = read.optionalNumber('areaFt2');
  if (area === undefined && givenVa === undefined) throw missing(AREA_INPUT, language);
  const areaFt2 = area ?? 0;
  const circuits = read.number('smallApplianceCircuits') * SMALL_APPLIANCE_CIRCUIT_VA + read.number('laundryCircuits') * LAUNDRY_CIRCUIT_VA;
  const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);
  const appliancesVa = sum(listOf('appliancesVa'));
  const rangesVa = sum(listOf('rangesKw')) * 1000;
  const dryersVa = sum(listOf('dryersW'));
  const coolVa = read.number('coolVa');
  const heatVa = read.number('heatVa');
  const heatUnits = read.number('heatUnits');
  const climate = largestClimate(coolVa, heatVa, heatUnits, read.number('heatPumpVa'), read.number('supplementaryHeatVa'));
  const evNameplateVa = read.number('evVa');
  const evMinimum = edition === '2023' || edition === '2026' ? EV_MINIMUM_VA : 0;
  const evVa = evNameplateVa === 0 ? 0 : Math.max(evMinimum, evNameplateVa);
  const otherVa = read.number('otherVa');
  const volts = read.number('volts');

  const unit = dwellingLightingVaPerFt2(edition);
  const lightingVa = areaFt2 * unit.value;
  const generalVa = givenVa ?? lightingVa + circuits + appliancesVa + rangesVa + dryersVa;
  const first = optionalFirstVa(edition);
  const demandVa = optionalGeneralVa(generalVa, edition);
  const totalVa = demandVa + climate.va + evVa + otherVa;
  const amperes = totalVa / volts;
  const service = dwellingService(amperes);
  const serviceText = dwellingServiceText(service);
  const grade = worstGrade(gradeIn(edition, 'V2'), givenVa === undefined ? unit.grade : 'V2', first.grade);
  const climateText = {
    none: t('none', 'ninguna'),
    cooling: t('cooling at 100%', 'enfriamiento al 100%'),
    'heat-pump': t('heat pump at 100%', 'bomba de calor al 100%'),
    'heat-pump-with-supplement': t(
      'heat pump at 100% with supplementary heat at 65%',
      'bomba de calor al 100% con calefacción suplementaria al 65%',
    ),
    'space-heating': heatUnits < 4 ? t('space heating at 65%', 'calefacción al 65%') : t('space heating at 40%', 'calefacción al 40%'),
  }[climate.name];

  return {
    result: t(
      `Optional calculation: **${show(totalVa)} VA**, **${show(amperes, 1)} A** at ${show(volts)} V; use at least ${serviceText.en}${mark(grade, 'en')}.`,
      `Cálculo opcional: **${show(totalVa)} VA**, **${show(amperes, 1)} A** a ${show(volts)} V; use como mínimo ${serviceText.es}${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'Allowed where one service or feeder of 100 A or more supplies the whole dwelling. Appliances count with their nameplates here; the demand tables for ranges and dryers are not used.',
      'Se permite cuando una sola acometida o alimentador de 100 A o más alimenta toda la vivienda. Aquí los aparatos cuentan con su placa; no se usan las tablas de estufas y secadoras.',
    ),
    steps: [
      ...(givenVa === undefined
        ? [
            t(
              `Lighting: ${show(areaFt2)} ft² × ${show(unit.value)} VA/ft² = ${show(lightingVa)} VA; circuits at 1,500 VA: ${show(circuits)} VA.`,
              `Alumbrado: ${show(areaFt2)} pies² × ${show(unit.value)} VA/pie² = ${show(lightingVa)} VA; circuitos de 1,500 VA: ${show(circuits)} VA.`,
            ),
            t(
              `Nameplates: appliances ${show(appliancesVa)} VA + cooking ${show(rangesVa)} VA + dryers ${show(dryersVa)} VA; general load ${show(generalVa)} VA.`,
              `Placas: aparatos ${show(appliancesVa)} VA + cocción ${show(rangesVa)} VA + secadoras ${show(dryersVa)} VA; carga general ${show(generalVa)} VA.`,
            ),
          ]
        : [t(`General load as given: ${show(generalVa)} VA.`, `Carga general dada: ${show(generalVa)} VA.`)]),
      t(
        `First ${show(first.value)} VA at 100% and ${show(Math.max(0, generalVa - first.value))} VA at 40% = ${show(demandVa)} VA.`,
        `Primeros ${show(first.value)} VA al 100% y ${show(Math.max(0, generalVa - first.value))} VA al 40% = ${show(demandVa)} VA.`,
      ),
      t(
        `Largest heating or cooling selection: ${climateText}, ${show(climate.va)} VA.`,
        `Mayor opción de calefacción o enfriamiento: ${climateText}, ${show(climate.va)} VA.`,
      ),
      ...(evVa > 0 ? [t(`Vehicle charger in full: ${show(evVa)} VA.`, `Cargador de vehículo completo: ${show(evVa)} VA.`)] : []),
      ...(otherVa > 0 ? [t(`Other load: ${show(otherVa)} VA.`, `Otra carga: ${show(otherVa)} VA.`)] : []),
      t(
        `Total ${show(totalVa)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
        `Total ${show(totalVa)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
      ),
    ],
    figures: [
      { name: 'generalLoad', value: generalVa, unit: 'VA', grade: unit.grade },
      { name: 'totalLoad', value: totalVa, unit: 'VA', grade },
      { name: 'loadCurrent', value: amperes, unit: 'A', grade },
      ...(service.ratingA === undefined ? [] : [{ name: 'serviceRating', value: service.ratingA, unit: 'A', grade }]),
      ...(service.copper === undefined ? [] : [{ name: 'copperConductor', value: service.copper, unit: '', grade }]),
      ...(service.aluminum === undefined ? [] : [{ name: 'aluminumConductor', value: service.aluminum, unit: '', grade }]),
    ],
    references: [
      codeUse(
        '220.82',
        worstGrade(gradeIn(edition, 'V2'), first.grade),
        'Optional calculation for a dwelling.',
        'Cálculo opcional de una vivienda.',
      ),
      codeUse('220.82(C)', gradeIn(edition, 'V2'), 'Heating and cooling selections.', 'Opciones de calefacción y enfriamiento.'),
      ...(evVa > 0 ? [codeUse('220.57', gradeIn(edition, 'V2'), 'Load of a vehicle charger.', 'Carga de un cargador de vehículo.')] : []),
      codeUse('310.12', gradeIn(edition, 'V2'), 'Conductors at 83% of the rating.', 'Conductores al 83% de la capacidad.'),
    ],
    assumptions: [
      ...(givenVa !== undefined || read.given('smallApplianceCircuits')
        ? []
        : [t('Two small-appliance circuits.', 'Dos circuitos de aparatos pequeños.')]),
      ...(givenVa !== undefined || read.given('laundryCircuits') ? [] : [t('One laundry circuit.', 'Un circuito de lavandería.')]),
      ...(read.given('volts') ? [] : [t('120/240 V single-phase service.', 'Acometida monofásica de 120/240 V.')]),
      ...(heatVa > 0 && !read.given('heatUnits') ? [t('One heating unit: 65%.', 'Una unidad de calefacción: 65%.')] : []),
      ...(evVa > 0
        ? [t('The vehicle charger counts in full, the safe way.', 'El cargador de vehículo cuenta completo, lo más seguro.')]
        : []),
    ],
    cautions: [
      ...(edition === '2026'
        ? [
            t(
              `The 2026 edition lowered the first step of ${codeText('220.82', edition, 'en')} to 8 kVA and the lighting load to 2 VA per sq ft; the rest here is as in 2023.`,
              `La edición 2026 bajó el primer escalón de ${codeText('220.82', edition, 'es')} a 8 kVA y el alumbrado a 2 VA por pie²; lo demás aquí es como en 2023.`,
            ),
          ]
        : []),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const dwellingLoadOptional: Calculator = {
  id: 'dwelling-load-optional',
  title: { en: 'Dwelling load, optional method', es: 'Carga de vivienda, método opcional' },
  words: [
    'house load',
    'service size',
    '200 amp',
    'panel size',
    'residential',
    'load calculation',
    '220.82',
    'optional method',
    'casa',
    'vivienda',
    'carga de casa',
    'acometida',
    'tablero',
    'calculo de carga',
    'metodo opcional',
  ],
  inputs: INPUTS,
  form: {
    more: ['generalVa', 'smallApplianceCircuits', 'laundryCircuits', 'heatUnits', 'heatPumpVa', 'supplementaryHeatVa', 'otherVa', 'volts'],
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
    en: ['What does the standard method give?', 'Can I add a vehicle charger to this service?'],
    es: ['¿Cuánto da el método estándar?', '¿Puedo agregar un cargador de vehículo?'],
  },
};
