// Number of branch circuits for a general lighting load, by area and use or by volt-amperes.
import { OCCUPANCIES, OCCUPANCY_NAMES } from '../tables/lighting-unit-loads.ts';
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
import { YES_NO, yesNo } from './conductor-inputs.ts';
import { lightingSection, lightingVaPerFt2 } from './general-lighting-load.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'areaFt2', label: { en: 'Floor area', es: 'Área' }, unit: 'ft²', min: 1, max: 10_000_000, optional: true },
  {
    kind: 'choice',
    name: 'occupancy',
    label: { en: 'Use of the building', es: 'Uso del edificio' },
    fallback: 'dwelling',
    options: [
      { value: 'dwelling', label: { en: 'Dwelling', es: 'Vivienda' } },
      ...OCCUPANCY_NAMES.map((name) => ({ value: name, label: OCCUPANCIES[name].label })),
    ],
  },
  {
    kind: 'number',
    name: 'loadVa',
    label: { en: 'Load, if known', es: 'Carga, si se sabe' },
    unit: 'VA',
    min: 1,
    max: 1e8,
    optional: true,
  },
  yesNo('continuous', 'Continuous load (three hours or more)', 'Carga continua (tres horas o más)'),
  {
    kind: 'choice',
    name: 'circuitAmperes',
    label: { en: 'Circuit rating', es: 'Capacidad del circuito' },
    fallback: '15',
    options: ['15', '20', '30'].map((value) => ({ value, label: { en: `${value} A`, es: `${value} A` } })),
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, fallback: 120 },
];

/** Fewest circuits of `amperes` at `volts` for a load in VA; a continuous load may use 80% of each. */
export const circuitCount = (loadVa: number, amperes: number, volts: number, continuous: boolean): number =>
  Math.max(1, Math.ceil(loadVa / (amperes * volts * (continuous ? 0.8 : 1)) - 1e-9));

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const areaFt2 = read.optionalNumber('areaFt2');
  const givenVa = read.optionalNumber('loadVa');
  const occupancy = read.choice('occupancy', ['dwelling', ...OCCUPANCY_NAMES]);
  const amperes = Number(read.choice('circuitAmperes', ['15', '20', '30']));
  const volts = read.number('volts');
  if (areaFt2 === undefined && givenVa === undefined) {
    throw new InputError('areaFt2', t('Give the floor area, or the load in VA.', 'Dé el área o la carga en VA.'));
  }
  // The 2 VA per square foot of 2026 is known for services and feeders; for branch circuits the larger 3 VA stays until it is seen.
  const unit = occupancy === 'dwelling' ? ({ vaPerFt2: 3, grade: gradeIn(edition, 'V2') } as const) : lightingVaPerFt2(occupancy, edition);
  if (givenVa === undefined && unit === undefined) {
    throw new InputError(
      'occupancy',
      t(
        `The ${edition} table lists no unit load for this use; give the load in VA.`,
        `La tabla de ${edition} no trae carga unitaria para este uso; dé la carga en VA.`,
      ),
    );
  }
  const loadVa = givenVa ?? (areaFt2 ?? 0) * (unit?.vaPerFt2 ?? 0);
  // From 2020 on the unit loads of other buildings include the 125%.
  const includes125 = givenVa === undefined && occupancy !== 'dwelling' && edition !== '2017';
  const continuous = !includes125 && (read.choice('continuous', YES_NO) === 'yes' || (givenVa === undefined && occupancy !== 'dwelling'));
  const count = circuitCount(loadVa, amperes, volts, continuous);
  const perCircuit = amperes * volts * (continuous ? 0.8 : 1);
  const grade = givenVa === undefined ? worstGrade(unit?.grade ?? 'K') : gradeIn(edition, 'V2');
  return {
    result: t(
      `At least **${count}** ${amperes} A ${count === 1 ? 'circuit' : 'circuits'}${mark(grade, 'en')} for ${show(loadVa)} VA.`,
      `Como mínimo **${count}** ${count === 1 ? 'circuito' : 'circuitos'} de ${amperes} A${mark(grade, 'es')} para ${show(loadVa)} VA.`,
    ),
    explanation:
      occupancy === 'dwelling'
        ? t(
            'This is for general lighting and general-use receptacles. Two small-appliance circuits, a laundry circuit and a bathroom circuit come on top.',
            'Es para alumbrado y tomacorrientes de uso general. Aparte van dos circuitos de aparatos pequeños, uno de lavandería y uno de baño.',
          )
        : t(
            'Spread the load evenly over the circuits. Receptacles are counted apart.',
            'Reparta la carga pareja entre los circuitos. Los tomacorrientes se cuentan aparte.',
          ),
    steps: [
      ...(givenVa === undefined
        ? [
            t(
              `Load = ${show(areaFt2 ?? 0)} ft² × ${show(unit?.vaPerFt2 ?? 0)} VA/ft² = ${show(loadVa)} VA.`,
              `Carga = ${show(areaFt2 ?? 0)} pies² × ${show(unit?.vaPerFt2 ?? 0)} VA/pie² = ${show(loadVa)} VA.`,
            ),
          ]
        : []),
      t(
        `One circuit: ${amperes} A × ${show(volts)} V${continuous ? ' × 80%' : ''} = ${show(perCircuit)} VA.`,
        `Un circuito: ${amperes} A × ${show(volts)} V${continuous ? ' × 80%' : ''} = ${show(perCircuit)} VA.`,
      ),
      t(
        `${show(loadVa)} VA / ${show(perCircuit)} VA = ${show(loadVa / perCircuit)}, rounded up to ${count}.`,
        `${show(loadVa)} VA / ${show(perCircuit)} VA = ${show(loadVa / perCircuit)}, hacia arriba: ${count}.`,
      ),
    ],
    figures: [
      { name: 'loadVa', value: loadVa, unit: 'VA', grade },
      { name: 'circuits', value: count, unit: '', grade },
    ],
    references: [
      codeUse(
        '210.11(A)',
        gradeIn(edition, 'V2'),
        'Number of circuits from load and rating.',
        'Número de circuitos según carga y capacidad.',
      ),
      ...(givenVa === undefined
        ? [codeUse(lightingSection(occupancy), unit?.grade ?? 'K', 'Unit lighting load.', 'Carga unitaria de alumbrado.')]
        : []),
    ],
    assumptions: [
      ...(read.given('occupancy') || givenVa !== undefined ? [] : [t('Dwelling.', 'Vivienda.')]),
      ...(read.given('circuitAmperes') ? [] : [t('15 A circuits.', 'Circuitos de 15 A.')]),
      ...(read.given('volts') ? [] : [t('120 V.', '120 V.')]),
    ],
    cautions: [
      ...(edition === '2026' && occupancy === 'dwelling' && givenVa === undefined
        ? [
            t(
              '2026 lowered the dwelling load to 2 VA per sq ft for services and feeders; 3 VA is kept here for branch circuits.',
              '2026 bajó la carga de vivienda a 2 VA por pie² para acometidas y alimentadores; aquí se conservan 3 VA para circuitos derivados.',
            ),
          ]
        : []),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const branchCircuitCount: Calculator = {
  id: 'branch-circuit-count',
  title: { en: 'Number of lighting circuits', es: 'Número de circuitos de alumbrado' },
  words: [
    'how many circuits',
    'lighting circuits',
    'number of circuits',
    'breakers',
    'cuantos circuitos',
    'circuitos de alumbrado',
    'pastillas',
    'luces',
  ],
  inputs: INPUTS,
  form: { more: ['loadVa', 'continuous', 'circuitAmperes', 'volts'] },
  bounds: [
    {
      given: { named: 'count', counts: ['branch-circuit'] },
      is: 'least',
      limit: { figure: 'circuits' },
      name: { en: 'the circuits needed', es: 'los circuitos necesarios' },
    },
  ],
  calculate,
  followUps: {
    en: ['How many small-appliance circuits does a kitchen need?', 'What is the whole load of the house?'],
    es: ['¿Cuántos circuitos de aparatos pequeños pide la cocina?', '¿Cuál es la carga total de la casa?'],
  },
};
