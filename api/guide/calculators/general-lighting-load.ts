// General lighting load of a building from its area and use, by edition.

import type { Edition, Grade } from '../../contract/values.ts';
import {
  DWELLING_LIGHTING_TIERS,
  dwellingLightingVaPerFt2,
  lightingTiers,
  SMALL_APPLIANCE_CIRCUIT_VA,
  shareOverTiers,
  tierDemand,
} from '../tables/demand.ts';
import { lightingUnitLoad, OCCUPANCIES, OCCUPANCY_NAMES, type OccupancyName } from '../tables/lighting-unit-loads.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  gradeIn,
  InputError,
  mark,
  say,
  show,
  type Values,
} from './calculator.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'areaFt2',
    label: { en: 'Floor area from outside dimensions', es: 'Área según medidas exteriores' },
    unit: 'ft²',
    min: 1,
    max: 10_000_000,
  },
  {
    kind: 'choice',
    name: 'occupancy',
    label: { en: 'Use of the building', es: 'Uso del edificio' },
    options: [
      { value: 'dwelling', label: { en: 'Dwelling', es: 'Vivienda' } },
      ...OCCUPANCY_NAMES.map((name) => ({ value: name, label: OCCUPANCIES[name].label })),
    ],
  },
  {
    kind: 'number',
    name: 'units',
    label: { en: 'Dwellings of that area', es: 'Viviendas de esa área' },
    unit: '',
    min: 1,
    max: 5000,
    fallback: 1,
  },
  {
    kind: 'number',
    name: 'circuits',
    label: { en: 'Small-appliance and laundry circuits in each', es: 'Circuitos de pequeños aparatos y lavandería en cada una' },
    unit: '',
    min: 0,
    max: 50,
    fallback: 3,
  },
];

type LightingOccupancy = OccupancyName | 'dwelling';

/** VA per square foot for any use, or undefined where the edition's table does not list it. */
export function lightingVaPerFt2(
  occupancy: LightingOccupancy,
  edition: Edition,
): { readonly vaPerFt2: number; readonly grade: Grade } | undefined {
  if (occupancy !== 'dwelling') return lightingUnitLoad(occupancy, edition);
  const figure = dwellingLightingVaPerFt2(edition);
  return { vaPerFt2: figure.value, grade: figure.grade };
}

/** The section, numbered as in 2023, that holds the unit load. */
export const lightingSection = (occupancy: LightingOccupancy): string => (occupancy === 'dwelling' ? '220.41' : 'Table 220.42(A)');

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const units = Math.round(read.number('units'));
  const circuits = Math.round(read.number('circuits'));
  const areaFt2 = read.number('areaFt2') * units;
  const occupancy: LightingOccupancy = read.choice('occupancy', ['dwelling', ...OCCUPANCY_NAMES]);
  const unit = lightingVaPerFt2(occupancy, edition);
  const label = occupancy === 'dwelling' ? { en: 'Dwelling', es: 'Vivienda' } : OCCUPANCIES[occupancy].label;
  if (unit === undefined) {
    throw new InputError(
      'occupancy',
      t(
        `The ${edition} table lists no unit load for: ${label.en}. Use the actual lighting load or the nearest listed use.`,
        `La tabla de ${edition} no trae carga unitaria para: ${label.es}. Use la carga real de alumbrado o el uso listado más parecido.`,
      ),
    );
  }
  const { vaPerFt2, grade } = unit;
  const va = areaFt2 * vaPerFt2;
  const dwelling = occupancy === 'dwelling';
  const circuitsVa = units * circuits * SMALL_APPLIANCE_CIRCUIT_VA;
  const withCircuits = va + circuitsVa;
  const tiered = lightingTiers(occupancy, edition);
  const demand = tiered === undefined ? tierDemand(withCircuits, DWELLING_LIGHTING_TIERS) : tierDemand(va, tiered.tiers);
  const demandGrade = gradeIn(edition, tiered?.grade ?? 'V2');
  const asked = read.given('units') || read.given('circuits');
  const includes125 = !dwelling && edition !== '2017';
  const figures = [
    { name: 'unitLoad', value: vaPerFt2, unit: 'VA/ft²', grade },
    { name: 'generalLightingLoad', value: va, unit: 'VA', grade },
    ...(dwelling || tiered !== undefined ? [{ name: 'lightingDemand', value: demand, unit: 'VA', grade: demandGrade }] : []),
  ];
  return {
    result: asked
      ? t(
          `General lighting with small-appliance and laundry circuits: **${show(withCircuits)} VA**, after the demand factors **${show(demand)} VA**.`,
          `Alumbrado general con pequeños aparatos y lavandería: **${show(withCircuits)} VA**; con los factores de demanda, **${show(demand)} VA**.`,
        )
      : t(
          `General lighting load: **${show(va)} VA**${mark(grade, 'en')} (${show(areaFt2)} ft² at ${show(vaPerFt2)} VA per sq ft), before demand factors.`,
          `Carga de alumbrado general: **${show(va)} VA**${mark(grade, 'es')} (${show(areaFt2)} pies² a ${show(vaPerFt2)} VA por pie²), antes de factores de demanda.`,
        ),
    explanation:
      tiered !== undefined
        ? t(
            `On the feeder or service, after demand factors: **${show(demand)} VA**${mark(demandGrade, 'en')}.`,
            `En el alimentador o la acometida, con factores de demanda: **${show(demand)} VA**${mark(demandGrade, 'es')}.`,
          )
        : dwelling
          ? t(
              `It covers the lighting and the general-use receptacles of the house.${edition === '2026' ? ' The 2026 edition lowered it from 3 to 2 VA per sq ft for services and feeders.' : ''}`,
              `Incluye el alumbrado y los tomacorrientes de uso general de la casa.${edition === '2026' ? ' La edición 2026 la bajó de 3 a 2 VA por pie² para acometidas y alimentadores.' : ''}`,
            )
          : includes125
            ? t(
                'From 2020 on the unit loads already include the 125% for continuous lighting; do not add it again. Receptacles come on top.',
                'Desde 2020 las cargas unitarias ya incluyen el 125% de carga continua; no lo sume otra vez. Los tomacorrientes van aparte.',
              )
            : t(
                'These unit loads do not include the 125% for continuous lighting: add it for conductors and overcurrent devices. Receptacles come on top.',
                'Estas cargas unitarias no incluyen el 125% de carga continua: súmelo para conductores y protección. Los tomacorrientes van aparte.',
              ),
    steps: [
      t(
        `Load = area × unit load = ${show(areaFt2)} ft² × ${show(vaPerFt2)} VA/ft² = ${show(va)} VA.`,
        `Carga = área × carga unitaria = ${show(areaFt2)} pies² × ${show(vaPerFt2)} VA/pie² = ${show(va)} VA.`,
      ),
      ...(dwelling
        ? [
            t(
              `With ${show(units * circuits)} small-appliance and laundry circuits (${show(circuitsVa)} VA) it is ${show(withCircuits)} VA; after the demand factors ${show(demand)} VA.`,
              `Con ${show(units * circuits)} circuitos de aparatos pequeños y lavandería (${show(circuitsVa)} VA) son ${show(withCircuits)} VA; con los factores de demanda, ${show(demand)} VA.`,
            ),
          ]
        : []),
      ...(tiered === undefined
        ? []
        : [
            `${shareOverTiers(va, tiered.tiers)
              .map((share) => `${show(share.va)} × ${share.percent}%`)
              .join(' + ')} = ${show(demand)} VA.`,
          ]),
    ],
    figures,
    references: [
      {
        section: lightingSection(occupancy),
        why: { en: 'Unit load for general lighting.', es: 'Carga unitaria de alumbrado general.' },
        grade,
      },
      ...(dwelling || tiered !== undefined
        ? [
            {
              section: 'Table 220.45',
              why: { en: 'Demand factors for lighting.', es: 'Factores de demanda de alumbrado.' },
              grade: demandGrade,
            },
          ]
        : []),
    ],
    assumptions: [],
    cautions: [
      t(
        'Leave out open porches, garages and unfinished spaces of a dwelling that cannot be adapted later. A larger actual lighting load governs.',
        'En vivienda no cuente pórticos abiertos, garajes ni espacios sin terminar que no se puedan adaptar. Si la carga real es mayor, esa manda.',
      ),
    ],
    tables: [],
  };
}

export const generalLightingLoad: Calculator = {
  id: 'general-lighting-load',
  title: { en: 'General lighting load', es: 'Carga de alumbrado general' },
  words: [
    'lighting load',
    'square feet',
    'va per square foot',
    '220.12',
    'lights',
    'alumbrado',
    'pies cuadrados',
    'carga de alumbrado',
    'luces',
  ],
  inputs: INPUTS,
  form: { more: ['units', 'circuits'], usual: { occupancy: 'dwelling' } },
  calculate,
  followUps: {
    en: ['How many lighting circuits does that need?', 'What is the whole load of the house?'],
    es: ['¿Cuántos circuitos de alumbrado necesita?', '¿Cuál es la carga total de la casa?'],
  },
};
