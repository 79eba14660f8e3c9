// Marks for bending conduit by hand: offset, three-bend and four-bend saddle, 90° stub-up.
import {
  BEND_ANGLES,
  type BendAngle,
  OFFSET_FIGURES,
  SADDLE_FIGURES,
  STUB_SIZES,
  STUB_TAKE_UP_IN,
  type StubSize,
} from '../tables/raceway-bending.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  InputError,
  say,
  show,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { inchText } from './inch-text.ts';
import { missing, readValues } from './read-values.ts';

const BENDS = ['offset', 'saddle-3', 'saddle-4', 'stub-up'] as const;
const TRADE_SIZE_INPUT: CalculatorInput = {
  kind: 'choice',
  name: 'tradeSize',
  label: { en: 'EMT trade size', es: 'Diámetro del EMT' },
  optional: true,
  options: STUB_SIZES.map((value) => ({ value, label: { en: `${value} in.`, es: `${value} pulg.` } })),
};
const WIDTH_INPUT: CalculatorInput = {
  kind: 'number',
  name: 'widthIn',
  label: { en: 'Width of the obstacle', es: 'Ancho del obstáculo' },
  unit: 'in',
  min: 0.25,
  max: 240,
  optional: true,
};
const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'bend',
    label: { en: 'Bend', es: 'Doblez' },
    fallback: 'offset',
    options: [
      { value: 'offset', label: { en: 'Offset', es: 'Desplazamiento (offset)' } },
      { value: 'saddle-3', label: { en: 'Three-bend saddle', es: 'Silla de tres dobleces' } },
      { value: 'saddle-4', label: { en: 'Four-bend saddle', es: 'Silla de cuatro dobleces' } },
      { value: 'stub-up', label: { en: '90° stub-up', es: 'Escuadra de 90° (stub-up)' } },
    ],
  },
  {
    kind: 'number',
    name: 'heightIn',
    label: { en: 'Offset depth, obstacle height or stub height', es: 'Profundidad del offset, alto del obstáculo o alto de la escuadra' },
    unit: 'in',
    min: 0.25,
    max: 120,
  },
  {
    kind: 'choice',
    name: 'angle',
    label: { en: 'Angle (center bend of a three-bend saddle)', es: 'Ángulo (doblez central de la silla de tres)' },
    optional: true,
    options: BEND_ANGLES.map((value) => ({ value, label: { en: `${value}°`, es: `${value}°` } })),
  },
  {
    kind: 'number',
    name: 'distanceIn',
    label: {
      en: 'From the end of the conduit to the obstacle (center for three bends)',
      es: 'Del extremo del tubo al obstáculo (al centro si son tres dobleces)',
    },
    unit: 'in',
    min: 0,
    max: 600,
    optional: true,
  },
  WIDTH_INPUT,
  TRADE_SIZE_INPUT,
];

interface OffsetMarks {
  /** Along the conduit between the two bends. */
  readonly betweenBendsIn: number;
  readonly shrinkIn: number;
  /** Mark of the bend at the obstacle, and of the bend nearer the end, from the end of the conduit. */
  readonly atObstacleIn: number | undefined;
  readonly nearEndIn: number | undefined;
}

/** Marks of an offset in inches, with the figures stamped on benders. `distanceIn` runs from the end of the conduit to the obstacle. */
export function offsetMarks(heightIn: number, angle: BendAngle, distanceIn?: number): OffsetMarks {
  const { multiplier, shrinkIn } = OFFSET_FIGURES[angle];
  const betweenBendsIn = heightIn * multiplier;
  const atObstacleIn = distanceIn === undefined ? undefined : distanceIn + heightIn * shrinkIn;
  return {
    betweenBendsIn,
    shrinkIn: heightIn * shrinkIn,
    atObstacleIn,
    nearEndIn: atObstacleIn === undefined ? undefined : atObstacleIn - betweenBendsIn,
  };
}

/** Mark of a 90° stub-up from the end of the conduit: stub height less the bender's take-up, inches. */
const stubMark = (heightIn: number, tradeSize: StubSize): number => heightIn - STUB_TAKE_UP_IN[tradeSize];

/** A sentence that ends in 'in.' needs no second full stop. */
const endOnce = (sentence: string): string => sentence.replace(/\.\.$/, '.');

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const decimal = (inches: number): string => (show(inches) === inchText(inches) ? '' : `${show(inches)} ≈ `);
  const inch = (inches: number): string => `${inchText(inches)} ${t('in.', 'pulg.')}`;
  const read = readValues(INPUTS, values, language);
  const bend = read.choice('bend', BENDS);
  const heightIn = read.number('heightIn');
  const distanceIn = read.optionalNumber('distanceIn');
  const givenAngle = read.optionalChoice('angle', BEND_ANGLES);
  const assumptions: string[] = [];
  const steps: string[] = [];
  const figures: { name: string; value: number; unit: string; grade: 'V2' }[] = [];
  const figure = (name: string, value: number): void => void figures.push({ name, value, unit: 'in', grade: 'V2' });
  let result: string;

  if (bend === 'stub-up') {
    const tradeSize = read.optionalChoice('tradeSize', STUB_SIZES);
    if (tradeSize === undefined) throw missing(TRADE_SIZE_INPUT, language);
    const takeUp = STUB_TAKE_UP_IN[tradeSize];
    const mark = stubMark(heightIn, tradeSize);
    if (mark <= 0) {
      throw new InputError(
        'heightIn',
        t(
          `A ${tradeSize} in. EMT stub must be taller than its take-up of ${takeUp} in.`,
          `La escuadra de EMT de ${tradeSize} pulg. debe ser más alta que su descuento de ${takeUp} pulg.`,
        ),
      );
    }
    figure('mark', mark);
    steps.push(
      t(
        `Mark = ${inch(heightIn)} − take-up ${takeUp} in. = ${inch(mark)} from the end.`,
        `Marca = ${inch(heightIn)} − descuento ${takeUp} pulg. = ${inch(mark)} desde el extremo.`,
      ),
    );
    result = t(
      `Mark **${inch(mark)}** from the end, put the bender's arrow on it and bend 90°.`,
      `Marca a **${inch(mark)}** del extremo, ponga ahí la flecha del doblador y doble 90°.`,
    );
  } else if (bend === 'saddle-3') {
    const center = givenAngle === '60' ? '60' : '45';
    if (givenAngle !== undefined && givenAngle !== center) {
      throw new InputError(
        'angle',
        t(
          'A three-bend saddle is laid out with a 45° or a 60° center bend.',
          'La silla de tres dobleces se traza con el doblez central de 45° o 60°.',
        ),
      );
    }
    if (givenAngle === undefined)
      assumptions.push(t('45° center bend, 22.5° outer bends.', 'Doblez central de 45° y exteriores de 22.5°.'));
    const saddle = SADDLE_FIGURES[center];
    const outer = heightIn * saddle.multiplier;
    const shrink = heightIn * saddle.shrinkIn;
    figure('outerMarks', outer);
    figure('shrink', shrink);
    steps.push(
      t(
        `Outer marks = ${inch(heightIn)} × ${show(saddle.multiplier)} = ${inch(outer)} on either side of the center mark.`,
        `Marcas exteriores = ${inch(heightIn)} × ${show(saddle.multiplier)} = ${inch(outer)} a cada lado de la marca central.`,
      ),
      t(
        `Shrink = ${inch(heightIn)} × ${saddle.shrinkText} = ${inch(shrink)}.`,
        `Encogimiento = ${inch(heightIn)} × ${saddle.shrinkText} = ${inch(shrink)}.`,
      ),
    );
    let center3 = '';
    if (distanceIn !== undefined) {
      const mark = distanceIn + shrink;
      figure('centerMark', mark);
      steps.push(
        t(
          `Center mark = ${inch(distanceIn)} + ${inch(shrink)} = ${inch(mark)} from the end.`,
          `Marca central = ${inch(distanceIn)} + ${inch(shrink)} = ${inch(mark)} desde el extremo.`,
        ),
      );
      center3 = t(`center mark at **${inch(mark)}**, `, `marca central a **${inch(mark)}**, `);
    }
    result = t(
      `Three-bend saddle: ${center3}outer marks **${inch(outer)}** either side; bend ${center}° in the center, ${saddle.outerAngle}° outside.`,
      `Silla de tres: ${center3}marcas exteriores a **${inch(outer)}** de cada lado; doble ${center}° al centro y ${saddle.outerAngle}° afuera.`,
    );
  } else {
    const angle: BendAngle = givenAngle ?? '30';
    if (givenAngle === undefined) assumptions.push(t('30° bends.', 'Dobleces de 30°.'));
    const marks = offsetMarks(heightIn, angle, distanceIn);
    const { multiplier, shrinkText } = OFFSET_FIGURES[angle];
    figure('betweenBends', marks.betweenBendsIn);
    figure('shrink', marks.shrinkIn);
    steps.push(
      t(
        `Between bends = ${inch(heightIn)} × ${show(multiplier)} = ${decimal(marks.betweenBendsIn)}${inch(marks.betweenBendsIn)}.`,
        `Entre dobleces = ${inch(heightIn)} × ${show(multiplier)} = ${decimal(marks.betweenBendsIn)}${inch(marks.betweenBendsIn)}.`,
      ),
      t(
        `Shrink = ${inch(heightIn)} × ${shrinkText} = ${inch(marks.shrinkIn)}.`,
        `Encogimiento = ${inch(heightIn)} × ${shrinkText} = ${inch(marks.shrinkIn)}.`,
      ),
    );
    if (marks.atObstacleIn !== undefined && marks.nearEndIn !== undefined) {
      figure('markAtObstacle', marks.atObstacleIn);
      figure('markNearEnd', marks.nearEndIn);
      steps.push(
        t(
          `Mark at the obstacle = ${inch(distanceIn ?? 0)} + ${inch(marks.shrinkIn)} = ${inch(marks.atObstacleIn)}; the other ${inch(marks.betweenBendsIn)} back toward the end = ${inch(marks.nearEndIn)}.`,
          `Marca en el obstáculo = ${inch(distanceIn ?? 0)} + ${inch(marks.shrinkIn)} = ${inch(marks.atObstacleIn)}; la otra ${inch(marks.betweenBendsIn)} hacia el extremo = ${inch(marks.nearEndIn)}.`,
        ),
      );
    }
    const where =
      marks.atObstacleIn === undefined || marks.nearEndIn === undefined
        ? ''
        : t(
            `, marks at **${inch(marks.nearEndIn)}** and **${inch(marks.atObstacleIn)}** from the end`,
            `, marcas a **${inch(marks.nearEndIn)}** y **${inch(marks.atObstacleIn)}** del extremo`,
          );
    if (bend === 'offset') {
      result = t(
        `Offset at ${angle}°: **${inch(marks.betweenBendsIn)}** between bends, shrink **${inch(marks.shrinkIn)}**${where}.`,
        `Offset a ${angle}°: **${inch(marks.betweenBendsIn)}** entre dobleces, encogimiento **${inch(marks.shrinkIn)}**${where}.`,
      );
    } else {
      const widthIn = read.optionalNumber('widthIn');
      if (widthIn === undefined) throw missing(WIDTH_INPUT, language);
      figure('acrossTop', widthIn);
      figure('totalShrink', 2 * marks.shrinkIn);
      steps.push(
        t(
          `Across the top leave the obstacle's width, ${inch(widthIn)}, between the two inner bends; the run shortens by ${inch(2 * marks.shrinkIn)} in all.`,
          `Arriba deja el ancho del obstáculo, ${inch(widthIn)}, entre los dos dobleces interiores; el tubo se acorta ${inch(2 * marks.shrinkIn)} en total.`,
        ),
      );
      result = t(
        `Four-bend saddle at ${angle}°: **${inch(marks.betweenBendsIn)}** between the bends of each side, **${inch(widthIn)}** across the top${where}.`,
        `Silla de cuatro a ${angle}°: **${inch(marks.betweenBendsIn)}** entre los dobleces de cada lado, **${inch(widthIn)}** arriba${where}.`,
      );
    }
  }

  return {
    result,
    explanation: t(
      'Multipliers and shrink are the rounded figures stamped on benders; they come out within about 1/8 in. on usual offsets.',
      'Los multiplicadores y el encogimiento son las cifras redondeadas que traen los dobladores; en offsets normales salen con 1/8 pulg. de diferencia, más o menos.',
    ),
    steps: steps.map(endOnce),
    figures,
    references: [
      codeUse(
        '358.26',
        edition === '2026' ? 'K' : 'V2',
        'No more than 360° of bends between pull points in EMT.',
        'No más de 360° de dobleces entre puntos de jalado en EMT.',
      ),
    ],
    assumptions,
    cautions: [
      t(
        "Your bender's own stamps govern. Make a test piece on a costly pipe.",
        'Mandan las marcas de su doblador. Haga una prueba si el tubo es caro.',
      ),
      t('Keep all bends between two pull points within 360°.', 'Entre dos puntos de jalado no pase de 360° en total.'),
    ],
    tables: [],
  };
}

export const conduitBend: Calculator = {
  id: 'conduit-bend',
  title: { en: 'Conduit bending marks', es: 'Marcas para doblar conduit' },
  words: [
    'bend',
    'bending',
    'offset',
    'saddle',
    'stub up',
    '90',
    'bender',
    'hickey',
    'emt',
    'pipe',
    'shrink',
    'multiplier',
    'tubo',
    'doblar',
    'doblez',
    'escuadra',
    'silla',
    'dobladora',
    'tuberia',
    'conduit',
  ],
  inputs: INPUTS,
  form: {
    usual: { tradeSize: '3/4' },
    when: {
      angle: { input: 'bend', is: ['offset', 'saddle-3', 'saddle-4'] },
      distanceIn: { input: 'bend', is: ['offset', 'saddle-3', 'saddle-4'] },
      widthIn: { input: 'bend', is: ['saddle-4'] },
      tradeSize: { input: 'bend', is: ['stub-up'] },
    },
  },
  calculate,
  followUps: {
    en: ['How do I bend a three-bend saddle?', 'What is the take-up of my bender?'],
    es: ['¿Cómo hago una silla de tres dobleces?', '¿Cuál es el descuento de mi doblador?'],
  },
};
