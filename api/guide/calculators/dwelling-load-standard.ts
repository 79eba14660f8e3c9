// Standard load calculation of a one-family dwelling: lighting, appliances, cooking, dryers, heating or cooling, largest motor.
import type { Grade } from '../../contract/values.ts';
import {
  DWELLING_LIGHTING_TIERS,
  dwellingLightingVaPerFt2,
  LAUNDRY_CIRCUIT_VA,
  SMALL_APPLIANCE_CIRCUIT_VA,
  shareOverTiers,
} from '../tables/demand.ts';
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
import { codeUse } from './code-use.ts';
import { demandOf } from './demand-factor.ts';
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
  LARGEST_MOTOR_INPUT,
  LAUNDRY_INPUT,
  OTHER_INPUT,
  RANGES_INPUT,
  SERVICE_VOLTS_INPUT,
  SMALL_APPLIANCE_INPUT,
} from './dwelling-service.ts';
import { rangeDemandKw } from './range-demand.ts';
import { readList } from './read-list.ts';
import { readRanges } from './read-ranges.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  AREA_INPUT,
  SMALL_APPLIANCE_INPUT,
  LAUNDRY_INPUT,
  APPLIANCES_INPUT,
  RANGES_INPUT,
  DRYERS_INPUT,
  HEAT_INPUT,
  COOL_INPUT,
  LARGEST_MOTOR_INPUT,
  EV_INPUT,
  OTHER_INPUT,
  SERVICE_VOLTS_INPUT,
];

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const listOf = (name: string): readonly number[] => (read.text(name) === '' ? [] : readList(read.text(name), name, language));
  const areaFt2 = read.number('areaFt2');
  const smallCircuits = read.number('smallApplianceCircuits');
  const laundryCircuits = read.number('laundryCircuits');
  const appliancesVa = listOf('appliancesVa');
  const rangesKw = readRanges(read.text('rangesKw'), 'rangesKw', ctx);
  const dryersW = listOf('dryersW');
  const heatVa = read.number('heatVa');
  const coolVa = read.number('coolVa');
  const evNameplateVa = read.number('evVa');
  const otherVa = read.number('otherVa');
  const volts = read.number('volts');
  const givenMotorVa = read.optionalNumber('largestMotorVa');

  const unit = dwellingLightingVaPerFt2(edition);
  const lightingVa = areaFt2 * unit.value;
  const circuitsVa = smallCircuits * SMALL_APPLIANCE_CIRCUIT_VA + laundryCircuits * LAUNDRY_CIRCUIT_VA;
  const shares = shareOverTiers(lightingVa + circuitsVa, DWELLING_LIGHTING_TIERS);
  const lightingDemandVa = shares.reduce((sum, share) => sum + share.demandVa, 0);
  const appliances = demandOf('appliances', appliancesVa, edition);
  const rangeVa = rangesKw.length === 0 ? 0 : rangeDemandKw(rangesKw).demandKw * 1000;
  const dryers = demandOf('dryers', dryersW, edition);
  const climateVa = Math.max(heatVa, coolVa);
  // Where cooling counts, its compressor is taken for the largest motor unless another is named.
  const motorVa = givenMotorVa ?? (coolVa > 0 && coolVa >= heatVa ? coolVa : 0);
  const motorExtraVa = motorVa * 0.25;
  const evMinimum = edition === '2023' || edition === '2026' ? EV_MINIMUM_VA : 0;
  const evVa = evNameplateVa === 0 ? 0 : Math.max(evMinimum, evNameplateVa);
  const totalVa = lightingDemandVa + appliances.demand + rangeVa + dryers.demand + climateVa + motorExtraVa + evVa + otherVa;
  const amperes = totalVa / volts;
  const service = dwellingService(amperes);
  const serviceText = dwellingServiceText(service);
  const grades: Grade[] = [gradeIn(edition, 'V2'), unit.grade];
  if (dryersW.length > 0) grades.push(dryers.grade);
  const grade = worstGrade(...grades);

  const steps = [
    t(
      `Lighting: ${show(areaFt2)} ft² × ${show(unit.value)} VA/ft² = ${show(lightingVa)} VA.`,
      `Alumbrado: ${show(areaFt2)} pies² × ${show(unit.value)} VA/pie² = ${show(lightingVa)} VA.`,
    ),
    t(
      `Small-appliance and laundry circuits: ${show(smallCircuits + laundryCircuits)} × 1,500 VA = ${show(circuitsVa)} VA; together ${show(lightingVa + circuitsVa)} VA.`,
      `Circuitos de aparatos pequeños y lavandería: ${show(smallCircuits + laundryCircuits)} × 1,500 VA = ${show(circuitsVa)} VA; juntos ${show(lightingVa + circuitsVa)} VA.`,
    ),
    t(
      `Demand: ${shares.map((share) => `${show(share.va)} VA × ${share.percent}%`).join(' + ')} = ${show(lightingDemandVa)} VA.`,
      `Demanda: ${shares.map((share) => `${show(share.va)} VA × ${share.percent}%`).join(' + ')} = ${show(lightingDemandVa)} VA.`,
    ),
    ...(appliancesVa.length > 0
      ? [
          t(
            `Fastened-in-place appliances: ${show(appliances.connected)} VA × ${appliances.percent}% = ${show(appliances.demand)} VA.`,
            `Aparatos fijos: ${show(appliances.connected)} VA × ${appliances.percent}% = ${show(appliances.demand)} VA.`,
          ),
        ]
      : []),
    ...(rangeVa > 0
      ? [t(`Cooking, column C of the range table: ${show(rangeVa)} VA.`, `Cocción, columna C de la tabla de estufas: ${show(rangeVa)} VA.`)]
      : []),
    ...(dryersW.length > 0
      ? [
          t(
            `Dryers, at least 5,000 VA each: ${show(dryers.connected)} VA × ${dryers.percent}% = ${show(dryers.demand)} VA.`,
            `Secadoras, mínimo 5,000 VA cada una: ${show(dryers.connected)} VA × ${dryers.percent}% = ${show(dryers.demand)} VA.`,
          ),
        ]
      : []),
    ...(climateVa > 0
      ? [
          t(
            `Heating ${show(heatVa)} VA or cooling ${show(coolVa)} VA, not both at once: ${show(climateVa)} VA.`,
            `Calefacción ${show(heatVa)} VA o enfriamiento ${show(coolVa)} VA, no ambos a la vez: ${show(climateVa)} VA.`,
          ),
        ]
      : []),
    ...(motorExtraVa > 0
      ? [
          t(
            `Largest motor: 25% × ${show(motorVa)} VA = ${show(motorExtraVa)} VA.`,
            `Motor más grande: 25% × ${show(motorVa)} VA = ${show(motorExtraVa)} VA.`,
          ),
        ]
      : []),
    ...(evVa > 0 ? [t(`Vehicle charger: ${show(evVa)} VA.`, `Cargador de vehículo: ${show(evVa)} VA.`)] : []),
    ...(otherVa > 0 ? [t(`Other load: ${show(otherVa)} VA.`, `Otra carga: ${show(otherVa)} VA.`)] : []),
    t(
      `Total ${show(totalVa)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
      `Total ${show(totalVa)} VA / ${show(volts)} V = ${show(amperes, 1)} A.`,
    ),
  ];

  return {
    result: t(
      `Standard calculation: **${show(totalVa)} VA**, **${show(amperes, 1)} A** at ${show(volts)} V; use at least ${serviceText.en}${mark(grade, 'en')}.`,
      `Cálculo estándar: **${show(totalVa)} VA**, **${show(amperes, 1)} A** a ${show(volts)} V; use como mínimo ${serviceText.es}${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'The conductor sizes are those for a whole one-family house (83% of the service rating, single-phase). Compare with the optional calculation, which is usually smaller.',
      'Los calibres son para la carga completa de una casa (83% de la acometida, monofásica). Compare con el cálculo opcional, que casi siempre da menos.',
    ),
    steps,
    figures: [
      { name: 'lightingDemand', value: lightingDemandVa, unit: 'VA', grade: worstGrade(gradeIn(edition, 'V2'), unit.grade) },
      { name: 'totalLoad', value: totalVa, unit: 'VA', grade },
      { name: 'loadCurrent', value: amperes, unit: 'A', grade },
      ...(service.ratingA === undefined ? [] : [{ name: 'serviceRating', value: service.ratingA, unit: 'A', grade }]),
      ...(service.copper === undefined ? [] : [{ name: 'copperConductor', value: service.copper, unit: '', grade }]),
      ...(service.aluminum === undefined ? [] : [{ name: 'aluminumConductor', value: service.aluminum, unit: '', grade }]),
    ],
    references: [
      codeUse('220.41', unit.grade, 'Lighting load per square foot.', 'Carga de alumbrado por pie².'),
      codeUse(
        '220.52',
        gradeIn(edition, 'V2'),
        'Small-appliance and laundry circuits at 1,500 VA each.',
        'Circuitos de aparatos pequeños y lavandería a 1,500 VA cada uno.',
      ),
      codeUse('Table 220.45', gradeIn(edition, 'V2'), 'Demand factors for that load.', 'Factores de demanda de esa carga.'),
      ...(appliancesVa.length > 0
        ? [codeUse('220.53', gradeIn(edition, 'V2'), 'Four or more appliances at 75%.', 'Cuatro o más aparatos al 75%.')]
        : []),
      ...(dryersW.length > 0 ? [codeUse('220.54', dryers.grade, 'Dryers.', 'Secadoras.')] : []),
      ...(rangeVa > 0 ? [codeUse('Table 220.55', gradeIn(edition, 'V2'), 'Cooking appliances.', 'Aparatos de cocción.')] : []),
      ...(climateVa > 0
        ? [
            codeUse(
              '220.60',
              gradeIn(edition, 'V1'),
              'Only the larger of loads that never run together.',
              'Solo la mayor de las cargas que nunca trabajan juntas.',
            ),
          ]
        : []),
      ...(motorExtraVa > 0 ? [codeUse('430.24', gradeIn(edition, 'V2'), 'Largest motor at 125%.', 'Motor más grande al 125%.')] : []),
      ...(evVa > 0 ? [codeUse('220.57', gradeIn(edition, 'V2'), 'Load of a vehicle charger.', 'Carga de un cargador de vehículo.')] : []),
      codeUse('310.12', gradeIn(edition, 'V2'), 'Conductors at 83% of the rating.', 'Conductores al 83% de la capacidad.'),
    ],
    assumptions: [
      ...(read.given('smallApplianceCircuits') ? [] : [t('Two small-appliance circuits.', 'Dos circuitos de aparatos pequeños.')]),
      ...(read.given('laundryCircuits') ? [] : [t('One laundry circuit.', 'Un circuito de lavandería.')]),
      ...(read.given('volts') ? [] : [t('120/240 V single-phase service.', 'Acometida monofásica de 120/240 V.')]),
      ...(givenMotorVa === undefined && motorExtraVa > 0
        ? [t('The air conditioner is the largest motor.', 'El aire acondicionado es el motor más grande.')]
        : []),
      ...(appliancesVa.length === 0 && rangesKw.length === 0 && dryersW.length === 0
        ? [
            t(
              'No electric range, dryer or fastened-in-place appliance was named: add those there are.',
              'No se mencionó estufa eléctrica, secadora ni aparatos fijos: agregue los que haya.',
            ),
          ]
        : []),
    ],
    cautions: [
      t(
        'The neutral is calculated apart, and a larger load expected later should be allowed for.',
        'El neutro se calcula aparte, y conviene dejar margen para cargas futuras.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const dwellingLoadStandard: Calculator = {
  id: 'dwelling-load-standard',
  title: { en: 'Dwelling load, standard method', es: 'Carga de vivienda, método estándar' },
  words: [
    'house load',
    'service size',
    '200 amp',
    'panel size',
    'residential',
    'load calculation',
    'standard method',
    'casa',
    'vivienda',
    'carga de casa',
    'acometida',
    'tablero',
    'calculo de carga',
    'metodo estandar',
  ],
  inputs: INPUTS,
  form: { more: ['smallApplianceCircuits', 'laundryCircuits', 'largestMotorVa', 'otherVa', 'volts'], rows: DWELLING_ROWS },
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
    en: ['What does the optional method give?', 'What grounding electrode conductor does this service need?'],
    es: ['¿Cuánto da el método opcional?', '¿Qué conductor al electrodo lleva esta acometida?'],
  },
};
