// Load of an existing dwelling with what is added to it, 220.83.
import { dwellingLightingVaPerFt2, SMALL_APPLIANCE_CIRCUIT_VA } from '../tables/demand.ts';
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
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'generalVa',
    label: {
      en: 'Existing and new loads without the new climate equipment (nameplates)',
      es: 'Cargas existentes y nuevas sin el clima nuevo (placas)',
    },
    unit: 'VA',
    min: 1,
    max: 1_000_000,
  },
  {
    kind: 'number',
    name: 'areaFt2',
    label: { en: 'Floor area, if its lighting is not in the load', es: 'Área, si su alumbrado no va en la carga' },
    unit: 'ft²',
    min: 0,
    max: 100_000,
    fallback: 0,
  },
  {
    kind: 'number',
    name: 'circuits',
    label: { en: 'Small-appliance and laundry circuits to add', es: 'Circuitos de pequeños aparatos y lavandería por sumar' },
    unit: '',
    min: 0,
    max: 50,
    fallback: 0,
  },
  {
    kind: 'number',
    name: 'climateVa',
    label: {
      en: 'Air conditioning or electric heat being added, the larger',
      es: 'Aire acondicionado o calefacción que se agrega, lo mayor',
    },
    unit: 'VA',
    min: 0,
    max: 1_000_000,
    fallback: 0,
  },
];

const FIRST_VA = 8000;
const REST_PERCENT = 40;
const VOLTS = 240;

/** Volt-amperes by 220.83: the first 8 kVA whole, the rest at 40%, added climate equipment whole. Grade V2. */
export const existingDwellingVa = (generalVa: number, climateVa: number): number =>
  Math.min(generalVa, FIRST_VA) + (Math.max(0, generalVa - FIRST_VA) * REST_PERCENT) / 100 + climateVa;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const given = read.number('generalVa');
  const areaFt2 = read.number('areaFt2');
  const circuits = Math.round(read.number('circuits'));
  const unitVa = dwellingLightingVaPerFt2(edition).value;
  const generalVa = given + areaFt2 * unitVa + circuits * SMALL_APPLIANCE_CIRCUIT_VA;
  const climateVa = read.number('climateVa');
  const total = existingDwellingVa(generalVa, climateVa);
  const amperes = total / VOLTS;
  const grade = gradeIn(edition, 'V2');
  const rest = Math.max(0, generalVa - FIRST_VA);
  return {
    result: t(
      `Existing dwelling with the new loads: **${show(total, 0)} VA**, **${show(amperes, 1)} A** at ${VOLTS} V${mark(grade, 'en')}.`,
      `Vivienda existente con las cargas nuevas: **${show(total, 0)} VA**, **${show(amperes, 1)} A** a ${VOLTS} V${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'Count lighting at 3 VA per square foot, 1,500 VA for each small-appliance and laundry circuit, and the nameplates of all fixed appliances, ranges, dryers and water heaters, old and new.',
      'Cuente el alumbrado a 3 VA por pie cuadrado, 1,500 VA por cada circuito de pequeños aparatos y de lavandería, y las placas de todos los aparatos fijos, estufas, secadoras y calentadores, viejos y nuevos.',
    ),
    steps: [
      ...(generalVa === given
        ? []
        : [
            t(
              `Lighting ${show(areaFt2)} ft² × ${unitVa} VA + ${circuits} circuits × ${show(SMALL_APPLIANCE_CIRCUIT_VA)} VA + nameplates ${show(given)} VA = ${show(generalVa)} VA.`,
              `Alumbrado ${show(areaFt2)} pies² × ${unitVa} VA + ${circuits} circuitos × ${show(SMALL_APPLIANCE_CIRCUIT_VA)} VA + placas ${show(given)} VA = ${show(generalVa)} VA.`,
            ),
          ]),
      t(
        `First ${show(FIRST_VA)} VA at 100% = ${show(Math.min(generalVa, FIRST_VA), 0)} VA.`,
        `Primeros ${show(FIRST_VA)} VA al 100% = ${show(Math.min(generalVa, FIRST_VA), 0)} VA.`,
      ),
      t(
        `Rest: ${show(rest, 0)} VA × ${REST_PERCENT}% = ${show((rest * REST_PERCENT) / 100, 0)} VA.`,
        `Resto: ${show(rest, 0)} VA × ${REST_PERCENT}% = ${show((rest * REST_PERCENT) / 100, 0)} VA.`,
      ),
      ...(climateVa > 0
        ? [
            t(
              `Added air conditioning or heat at 100%: ${show(climateVa, 0)} VA.`,
              `Aire acondicionado o calefacción que se agrega, al 100%: ${show(climateVa, 0)} VA.`,
            ),
          ]
        : []),
      t(
        `Total ${show(total, 0)} VA / ${VOLTS} V = ${show(amperes, 1)} A.`,
        `Total ${show(total, 0)} VA / ${VOLTS} V = ${show(amperes, 1)} A.`,
      ),
    ],
    figures: [
      { name: 'calculatedLoad', value: total, unit: 'VA', grade },
      { name: 'loadCurrent', value: amperes, unit: 'A', grade },
    ],
    references: [
      codeUse(
        '220.83',
        grade,
        'Whether an existing dwelling’s service can take more load.',
        'Si la acometida de una vivienda existente aguanta más carga.',
      ),
    ],
    assumptions: read.given('climateVa')
      ? []
      : [t('No air conditioning or electric heat is added.', 'No se agrega aire acondicionado ni calefacción eléctrica.')],
    cautions: [
      ...(edition === '2026'
        ? [
            t(
              'The 2026 edition has a table of its own for existing dwellings and counts lighting at 2 VA per square foot; this sum uses the 2023 steps. Check Table 120.83.',
              'La edición 2026 tiene su propia tabla para viviendas existentes y cuenta el alumbrado a 2 VA por pie cuadrado; esta cuenta usa los pasos de 2023. Revise la Tabla 120.83.',
            ),
          ]
        : []),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const existingDwellingLoad: Calculator = {
  id: 'existing-dwelling-load',
  title: { en: 'Existing dwelling with added load', es: 'Vivienda existente con carga nueva' },
  words: [
    'existing house',
    'add a load',
    'new air conditioner',
    'panel upgrade',
    '220.83',
    'casa existente',
    'agregar carga',
    'ampliar tablero',
    'vivienda',
  ],
  inputs: INPUTS,
  form: { more: ['areaFt2', 'circuits'] },
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
    en: ['Can I use the measured demand instead?', 'What if I add air conditioning?'],
    es: ['¿Puedo usar la demanda medida?', '¿Y si agrego aire acondicionado?'],
  },
};
