// Least number of receptacles a dwelling needs along walls, counters, in hallways, garages and on islands, 210.52.
import type { Edition } from '../../contract/values.ts';
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
import { missing, readValues } from './read-values.ts';

const PLACES = ['wall', 'counter', 'hallway', 'garage', 'island'] as const;
type Place = (typeof PLACES)[number];

const LENGTHS_INPUT: CalculatorInput = {
  kind: 'text',
  name: 'lengthsFt',
  label: { en: 'Length of each unbroken wall space or counter in feet', es: 'Largo de cada tramo corrido de pared o cubierta en pies' },
  example: '12, 8, 5',
  optional: true,
};
const BAYS_INPUT: CalculatorInput = {
  kind: 'number',
  name: 'bays',
  label: { en: 'Vehicle bays', es: 'Cajones de auto' },
  unit: '',
  min: 0,
  max: 20,
  optional: true,
};
const ISLAND_INPUT: CalculatorInput = {
  kind: 'number',
  name: 'islandFt2',
  label: { en: 'Island or peninsula top', es: 'Cubierta de la isla o península' },
  unit: 'ft²',
  min: 0.5,
  max: 500,
  optional: true,
};
const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'place',
    label: { en: 'Place', es: 'Lugar' },
    fallback: 'wall',
    options: [
      { value: 'wall', label: { en: 'Walls of a room', es: 'Paredes de un cuarto' } },
      { value: 'counter', label: { en: 'Kitchen counter along a wall', es: 'Cubierta de cocina junto a la pared' } },
      { value: 'hallway', label: { en: 'Hallway', es: 'Pasillo' } },
      { value: 'garage', label: { en: 'Garage', es: 'Cochera' } },
      { value: 'island', label: { en: 'Island or peninsula', es: 'Isla o península' } },
    ],
  },
  LENGTHS_INPUT,
  BAYS_INPUT,
  ISLAND_INPUT,
];

/** Receptacles for one unbroken wall space: none under 2 ft, else one for each started 12 ft (nowhere more than 6 ft away). */
export const wallReceptacles = (lengthFt: number): number => (lengthFt < 2 ? 0 : Math.ceil(lengthFt / 12 - 1e-9));

/** Receptacles for one counter space: none under 12 in., else one for each started 4 ft (nowhere more than 24 in. away). */
export const counterReceptacles = (lengthFt: number): number => (lengthFt < 1 ? 0 : Math.ceil(lengthFt / 4 - 1e-9));

/**
 * Receptacles an island or peninsula must have. 2017: one. 2020: one for the first 9 sq ft and one for each started 18 sq ft more.
 * From 2023: none, but provision for a later one. Grade K.
 */
export function islandReceptacles(areaFt2: number, edition: Edition): number {
  if (edition === '2017') return 1;
  if (edition === '2020') return 1 + Math.max(0, Math.ceil((areaFt2 - 9) / 18 - 1e-9));
  return 0;
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const place: Place = read.choice('place', PLACES);
  const lengths = (): readonly number[] => {
    if (!read.given('lengthsFt')) throw missing(LENGTHS_INPUT, language);
    return readList(read.text('lengthsFt'), 'lengthsFt', language);
  };
  const steps: string[] = [];
  let count = 0;
  let grade = gradeIn(edition, 'V2');
  let section = '210.52(A)';
  if (place === 'wall' || place === 'counter') {
    const per = place === 'wall' ? wallReceptacles : counterReceptacles;
    section = place === 'wall' ? '210.52(A)' : '210.52(C)';
    for (const length of lengths()) {
      const here = per(length);
      count += here;
      steps.push(
        t(
          `${show(length)} ft: ${show(length)} / ${place === 'wall' ? 12 : 4}, rounded up = ${here}.`,
          `${show(length)} pies: ${show(length)} / ${place === 'wall' ? 12 : 4}, hacia arriba = ${here}.`,
        ),
      );
    }
  } else if (place === 'hallway') {
    section = '210.52(H)';
    for (const length of lengths()) {
      const here = length >= 10 ? 1 : 0;
      count += here;
      steps.push(
        t(
          `${show(length)} ft: ${here === 1 ? '10 ft or more, one' : 'under 10 ft, none'}.`,
          `${show(length)} pies: ${here === 1 ? '10 pies o más, uno' : 'menos de 10 pies, ninguno'}.`,
        ),
      );
    }
  } else if (place === 'garage') {
    section = '210.52(G)';
    grade = gradeIn(edition, 'V1');
    const bays = read.optionalNumber('bays');
    if (bays === undefined) throw missing(BAYS_INPUT, language);
    count = Math.max(1, Math.round(bays));
    steps.push(t(`One for each vehicle bay, at least one: ${count}.`, `Uno por cajón de auto, al menos uno: ${count}.`));
  } else {
    section = '210.52(C)(2)';
    grade = gradeIn(edition, 'K');
    const areaFt2 = read.optionalNumber('islandFt2');
    if (areaFt2 === undefined) throw missing(ISLAND_INPUT, language);
    count = islandReceptacles(areaFt2, edition);
    steps.push(
      edition === '2017'
        ? t(
            '2017: one receptacle for an island or peninsula of the least size.',
            '2017: un tomacorriente por isla o península del tamaño mínimo.',
          )
        : edition === '2020'
          ? t(
              `2020: one for the first 9 ft² and one for each started 18 ft² more of ${show(areaFt2)} ft²: ${count}.`,
              `2020: uno por los primeros 9 pies² y uno más por cada 18 pies² o fracción de ${show(areaFt2)} pies²: ${count}.`,
            )
          : t(
              'From 2023 a receptacle is optional, but provision for adding one later is required.',
              'Desde 2023 el tomacorriente es opcional, pero se exige dejar preparación para agregarlo.',
            ),
    );
  }
  const rule = {
    wall: t(
      'No point along the wall may be more than 6 ft from a receptacle, so they stand at most 12 ft apart; wall spaces of 2 ft or more count, around corners too, and doorways end them.',
      'Ningún punto de la pared debe quedar a más de 6 pies de un tomacorriente, o sea máximo 12 pies entre ellos; cuentan los tramos de 2 pies o más, también al doblar esquinas, y las puertas los cortan.',
    ),
    counter: t(
      'No point along the counter wall may be more than 24 in. from a receptacle, so they stand at most 48 in. apart; counters of 12 in. or more count, and sinks and ranges divide them.',
      'Ningún punto de la cubierta debe quedar a más de 24 pulg. de un tomacorriente, o sea máximo 48 pulg. entre ellos; cuentan cubiertas de 12 pulg. o más, y tarjas y estufas las dividen.',
    ),
    hallway: t(
      'A hallway of 10 ft or more, along its center line without passing a door, needs one.',
      'Un pasillo de 10 pies o más, medido al centro sin pasar puertas, necesita uno.',
    ),
    garage: t('One in each vehicle bay.', 'Uno en cada cajón de auto.'),
    island: t(
      'Islands and peninsulas changed in 2020 and again in 2023: see what your jurisdiction adopted.',
      'Islas y penínsulas cambiaron en 2020 y otra vez en 2023: revise qué edición adoptó su jurisdicción.',
    ),
  }[place];
  return {
    result:
      place === 'island' && count === 0
        ? t(
            `An island or peninsula **needs no receptacle**, but provision for a later one${mark(grade, 'en')}.`,
            `Una isla o península **no necesita tomacorriente**, pero sí preparación para uno futuro${mark(grade, 'es')}.`,
          )
        : t(
            `At least **${count}** ${count === 1 ? 'receptacle' : 'receptacles'}${mark(grade, 'en')}.`,
            `Como mínimo **${count}** ${count === 1 ? 'tomacorriente' : 'tomacorrientes'}${mark(grade, 'es')}.`,
          ),
    explanation: rule,
    steps,
    figures: [{ name: 'receptacles', value: count, unit: '', grade }],
    references: [codeUse(section, grade, 'Where a dwelling needs receptacles.', 'Dónde pide tomacorrientes una vivienda.')],
    assumptions: read.given('place') ? [] : [t('Walls of a dwelling room.', 'Paredes de un cuarto de vivienda.')],
    cautions: [
      t(
        'This is the least number if every space is divided well; furniture and openings may ask for more. Check AFCI, GFCI and tamper resistance.',
        'Es el mínimo si cada tramo se divide bien; muebles y aberturas pueden pedir más. Revise AFCI, GFCI y resistencia a manipulación.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const receptacleLayout: Calculator = {
  id: 'receptacle-layout',
  title: { en: 'Receptacles in a dwelling', es: 'Tomacorrientes en una vivienda' },
  words: [
    'receptacles',
    'outlets',
    'plugs',
    'outlet spacing',
    '6 foot rule',
    '12 feet',
    'kitchen counter',
    'island',
    'garage',
    'contactos',
    'tomacorrientes',
    'enchufes',
    'separacion de contactos',
    'cocina',
    'cochera',
    'toma',
  ],
  inputs: INPUTS,
  form: {
    when: {
      lengthsFt: { input: 'place', is: ['wall', 'counter', 'hallway'] },
      bays: { input: 'place', is: ['garage'] },
      islandFt2: { input: 'place', is: ['island'] },
    },
    rows: { lengthsFt: { kind: 'figures', item: { en: 'walls', es: 'tramos' }, unit: 'ft' } },
  },
  bounds: [
    {
      given: { named: 'count', counts: ['receptacle'] },
      is: 'least',
      limit: { figure: 'receptacles' },
      name: { en: 'the receptacles needed', es: 'los contactos necesarios' },
    },
  ],
  calculate,
  followUps: {
    en: ['Which of them need GFCI protection?', 'How many circuits does a kitchen need?'],
    es: ['¿Cuáles necesitan GFCI?', '¿Cuántos circuitos lleva una cocina?'],
  },
};
