// Pull and junction boxes for 4 AWG and larger: straight, angle and U pulls.
import type { Language } from '../../contract/values.ts';
import { TRADE_SIZES } from '../tables/chapter-9.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  type ListRows,
  mark,
  say,
  show,
  type Values,
} from './calculator.ts';
import { readList } from './read-list.ts';
import { readValues } from './read-values.ts';

const PULLS = ['straight', 'angle', 'u', 'entries'] as const;
type Pull = (typeof PULLS)[number];

const RACEWAY_ROWS: ListRows = {
  kind: 'figures',
  item: { en: 'raceways', es: 'canalizaciones' },
  unit: 'in',
  sizes: TRADE_SIZES,
};

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'pull',
    label: { en: 'Kind of pull', es: 'Tipo de jalado' },
    options: [
      { value: 'straight', label: { en: 'Straight', es: 'Recto' } },
      { value: 'angle', label: { en: 'Angle, or splices', es: 'En ángulo o con empalmes' } },
      { value: 'u', label: { en: 'U', es: 'En U' } },
      { value: 'entries', label: { en: 'Distance between entries', es: 'Separación entre entradas' } },
    ],
  },
  {
    kind: 'text',
    name: 'raceways',
    label: { en: 'Trade sizes of the raceways in one row of one wall', es: 'Tamaños de las canalizaciones en una fila de una pared' },
    example: '3, 2, 2',
  },
  {
    kind: 'text',
    name: 'otherRaceways',
    label: { en: 'Trade sizes in the other wall of an angle pull', es: 'Tamaños en la otra pared de un jalado en ángulo' },
    example: '3, 2, 2',
    optional: true,
  },
];

/** Factor on the largest raceway of a straight pull, 314.28(A)(1). Grade V2 (three trade sites). */
export const STRAIGHT_FACTOR = 8;
/** Factor on the largest raceway of an angle or U pull and between entries of the same conductors, 314.28(A)(2). Grade V2. */
export const ANGLE_FACTOR = 6;

/** Least length in inches in the direction of a straight pull: 8 × the largest trade size. */
export const straightPullIn = (raceways: readonly number[]): number => STRAIGHT_FACTOR * Math.max(...raceways);

/** Least distance in inches from a row of raceways to the opposite wall of an angle or U pull: 6 × the largest plus the others of the row. */
export function anglePullIn(raceways: readonly number[]): number {
  const largest = Math.max(...raceways);
  return ANGLE_FACTOR * largest + raceways.reduce((sum, each) => sum + each, 0) - largest;
}

/** Least distance in inches between the entries of one set of conductors: 6 × the larger of the two raceways. */
export const entrySpacingIn = (raceway: number): number => ANGLE_FACTOR * raceway;

const rowStep = (raceways: readonly number[], wall: { readonly en: string; readonly es: string }, language: Language): string => {
  const largest = Math.max(...raceways);
  const at = raceways.indexOf(largest);
  const others = raceways.filter((_, index) => index !== at);
  const sum = others.length === 0 ? '' : ` + ${others.map((each) => show(each)).join(' + ')}`;
  return say(language, {
    en: `${wall.en}: 6 × ${show(largest)} in.${sum} = ${show(anglePullIn(raceways))} in. to the opposite wall.`,
    es: `${wall.es}: 6 × ${show(largest)} in.${sum} = ${show(anglePullIn(raceways))} in. hasta la pared opuesta.`,
  });
};

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const pull: Pull = read.choice('pull', PULLS);
  const raceways = readList(read.text('raceways'), 'raceways', language);
  const other =
    pull === 'angle' && read.given('otherRaceways') ? readList(read.text('otherRaceways'), 'otherRaceways', language) : undefined;
  const grade = gradeIn(edition, 'V2');
  const unsure = mark(grade, language);
  const largest = Math.max(...raceways, ...(other ?? []));
  const entries = pull === 'entries';
  const first = pull === 'straight' ? straightPullIn(raceways) : entries ? entrySpacingIn(largest) : anglePullIn(raceways);
  const second = other === undefined ? undefined : anglePullIn(other);
  const spacing = entrySpacingIn(largest);

  const result =
    pull === 'straight'
      ? {
          en: `The box must be at least **${show(first)} in.** long in the direction of the pull${unsure}.`,
          es: `La caja debe medir al menos **${show(first)} in.** en la dirección del jalado${unsure}.`,
        }
      : entries
        ? {
            en: `Entries of the same conductors at least **${show(spacing)} in.** apart, edge to edge${unsure}.`,
            es: `Las entradas de los mismos conductores, separadas al menos **${show(spacing)} in.** de orilla a orilla${unsure}.`,
          }
        : second === undefined
          ? {
              en: `From this row of raceways to the opposite wall: at least **${show(first)} in.**${unsure}; entries of the same conductors at least **${show(spacing)} in.** apart${unsure}.`,
              es: `De esta fila de canalizaciones a la pared opuesta: al menos **${show(first)} in.**${unsure}; las entradas de los mismos conductores, separadas al menos **${show(spacing)} in.**${unsure}.`,
            }
          : {
              en: `The box must be at least **${show(first)} in. × ${show(second)} in.**${unsure}, with entries of the same conductors at least **${show(spacing)} in.** apart${unsure}.`,
              es: `La caja debe medir al menos **${show(first)} in. × ${show(second)} in.**${unsure}, con las entradas de los mismos conductores separadas al menos **${show(spacing)} in.**${unsure}.`,
            };
  return {
    result: say(language, result),
    explanation: '',
    steps:
      pull === 'straight'
        ? [
            say(language, {
              en: `Straight pull: 8 × largest raceway = 8 × ${show(Math.max(...raceways))} in. = ${show(first)} in.`,
              es: `Jalado recto: 8 × la canalización mayor = 8 × ${show(Math.max(...raceways))} in. = ${show(first)} in.`,
            }),
          ]
        : [
            ...(entries ? [] : [rowStep(raceways, { en: 'First wall', es: 'Primera pared' }, language)]),
            ...(other === undefined ? [] : [rowStep(other, { en: 'Second wall', es: 'Segunda pared' }, language)]),
            say(language, {
              en: `Between entries of the same conductors: 6 × ${show(largest)} in. = ${show(spacing)} in., edge to edge.`,
              es: `Entre entradas de los mismos conductores: 6 × ${show(largest)} in. = ${show(spacing)} in., de orilla a orilla.`,
            }),
          ],
    figures: [
      ...(entries
        ? []
        : [{ name: pull === 'straight' ? 'straightPullLength' : 'distanceToOppositeWall', value: first, unit: 'in', grade }]),
      ...(second === undefined ? [] : [{ name: 'secondDistanceToOppositeWall', value: second, unit: 'in', grade }]),
      ...(pull === 'straight' ? [] : [{ name: 'entrySpacing', value: spacing, unit: 'in', grade }]),
    ],
    references: [
      pull === 'straight'
        ? {
            section: '314.28(A)(1)',
            why: { en: 'Straight pulls: eight times the largest raceway.', es: 'Jalado recto: ocho veces la canalización mayor.' },
            grade,
          }
        : {
            section: '314.28(A)(2)',
            why: {
              en: 'Angle and U pulls: six times the largest and the others of the row.',
              es: 'Jalado en ángulo o en U: seis veces la mayor más las demás de la fila.',
            },
            grade,
          },
    ],
    assumptions: [
      say(language, {
        en: 'Conductors of 4 AWG or larger, all raceways in one row.',
        es: 'Conductores de 4 AWG o mayores, canalizaciones en una sola fila.',
      }),
    ],
    cautions: [
      ...(pull === 'angle' && other === undefined
        ? [
            say(language, {
              en: 'The other wall of an angle pull has its own distance: give its raceways too.',
              es: 'La otra pared de un jalado en ángulo tiene su propia distancia: indique también sus canalizaciones.',
            }),
          ]
        : []),
      say(language, {
        en: 'With several rows the row that asks for most counts. Every raceway through the box is checked for each kind of pull it makes.',
        es: 'Con varias filas cuenta la que pida más. Cada canalización se revisa para cada tipo de jalado que haga en la caja.',
      }),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const pullBox: Calculator = {
  id: 'pull-box',
  title: { en: 'Pull box size', es: 'Tamaño de caja de paso' },
  words: [
    'pull box',
    'junction box',
    'splice box',
    'angle pull',
    'straight pull',
    'conduit body',
    '314.28',
    'registro',
    'caja de paso',
    'caja de jalado',
    'jalon',
    'caja de empalmes',
  ],
  inputs: INPUTS,
  form: {
    usual: { pull: 'straight', raceways: '2' },
    when: { otherRaceways: { input: 'pull', is: ['angle'] } },
    rows: { raceways: RACEWAY_ROWS, otherRaceways: RACEWAY_ROWS },
  },
  bounds: [
    {
      given: { named: 'length' },
      is: 'least',
      limit: { figure: 'straightPullLength' },
      name: { en: 'the length needed', es: 'el largo necesario' },
    },
    {
      given: { named: 'length' },
      is: 'least',
      limit: { figure: 'distanceToOppositeWall' },
      name: { en: 'the distance needed', es: 'la distancia necesaria' },
    },
  ],
  calculate,
  followUps: {
    en: ['And for an angle pull?', 'How far apart must the conduits be?'],
    es: ['¿Y para un jalado en ángulo?', '¿Qué separación llevan las tuberías?'],
  },
};
