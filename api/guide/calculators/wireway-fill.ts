// How many conductors a wireway or auxiliary gutter holds at 20% of its section, and the smallest square one for a set: 376.22, 366.22, 378.22.

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
  tidy,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { YES_NO, yesNo } from './conductor-inputs.ts';
import { areasGrade, CONDUCTOR_ROWS, CONDUCTORS_INPUT, groupText, parseConductorGroups } from './raceway-fill.ts';
import { readValues } from './read-values.ts';

const SIDE = (name: string, en: string, es: string): CalculatorInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit: 'in',
  min: 1,
  max: 48,
  optional: true,
});
const INPUTS: readonly CalculatorInput[] = [
  { ...CONDUCTORS_INPUT, optional: true },
  SIDE('widthIn', 'Width', 'Ancho'),
  SIDE('heightIn', 'Height', 'Alto'),
  yesNo('splices', 'With splices and taps', 'Con empalmes y derivaciones'),
];

const FILL = 20;
/** Square wireways as makers sell them, inches. */
const SQUARE_IN = [2.5, 4, 6, 8, 10, 12, 16, 18, 24];

const SPLICED = 75;

/** The area that conductors may take, and with splices and taps at one place. */
function roomInside(width: number, height: number, splices: boolean, ctx: CalculatorContext): Calculation {
  const inside = width * height;
  const grade = gradeIn(ctx.edition, splices ? 'V1' : 'V2');
  const area = (percent: number): string => show((inside * percent) / 100, 2);
  const name = `${show(width)} × ${show(height)} in.`;
  const [first, other] = splices ? [SPLICED, FILL] : [FILL, SPLICED];
  const part = (percent: number) =>
    percent === FILL
      ? { en: 'conductors', es: 'los conductores' }
      : { en: 'conductors, splices and taps at one place', es: 'conductores, empalmes y derivaciones en un punto' };
  return {
    result: say(ctx.language, {
      en: `In a ${name} wireway ${part(first).en} take at most **${area(first)} in²** (${first}%)${mark(grade, 'en')}.`,
      es: `En un ducto de ${name} ${part(first).es} ocupan cuando mucho **${area(first)} in²** (${first}%)${mark(grade, 'es')}.`,
    }),
    explanation: say(ctx.language, {
      en: `For ${part(other).en} it is ${area(other)} in² (${other}%).`,
      es: `Para ${part(other).es}: ${area(other)} in² (${other}%).`,
    }),
    steps: [`${show(width)} × ${show(height)} in. = ${show(inside)} in²; × ${first}% = ${area(first)} in².`],
    figures: [{ name: 'areaAllowed', value: tidy((inside * first) / 100), unit: 'in²', grade }],
    references: [
      splices
        ? codeUse('376.56', grade, 'Splices and taps fill at most 75% of the section.', 'Empalmes y derivaciones llenan cuando mucho 75%.')
        : codeUse(
            '376.22(A)',
            grade,
            'Conductors take at most 20% of a metal wireway.',
            'Los conductores ocupan cuando mucho 20% del ducto metálico.',
          ),
    ],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const width = read.optionalNumber('widthIn');
  const height = read.optionalNumber('heightIn') ?? width;
  if (!read.given('conductors') && width !== undefined && height !== undefined)
    return roomInside(width, height, read.choice('splices', YES_NO) === 'yes', ctx);
  const groups = parseConductorGroups(read.text('conductors'), language);
  const areaIn2 = groups.reduce((sum, each) => sum + (each.count ?? 0) * each.areaIn2, 0);
  const first = groups[0];
  const countless = first?.count === undefined;
  const needed = SQUARE_IN.find((side) => (side * side * FILL) / 100 >= areaIn2 - 1e-9);
  const grade = gradeIn(edition, areasGrade(groups));
  const unsure = mark(grade, language);
  const inside = width === undefined || height === undefined ? undefined : width * height;
  if (countless && inside === undefined) read.number('widthIn');
  const share = ((inside ?? 0) * FILL) / 100;
  const most = first === undefined ? 0 : Math.floor(share / first.areaIn2 + 1e-9);
  const name = `${show(width ?? 0)} × ${show(height ?? 0)} in.`;
  const list = groups.map((each) => groupText(each, language)).join(' + ');
  const fits = areaIn2 <= share + 1e-9;
  const square =
    needed === undefined
      ? { en: 'no usual square wireway holds them', es: 'ningún ducto cuadrado usual alcanza' }
      : { en: `the smallest usual one is **${needed} × ${needed} in.**`, es: `el menor usual es de **${needed} × ${needed} in.**` };
  const result = countless
    ? {
        en: `**${most}** ${list} fit in a ${name} wireway (${FILL}% fill).`,
        es: `Caben **${most}** ${list} en un ducto de ${name} (${FILL}% de llenado).`,
      }
    : inside === undefined
      ? {
          en: `${list} take **${show(areaIn2, 3)} in²**: the wireway needs **${show(areaIn2 / 0.2, 2)} in²** inside; ${square.en}.`,
          es: `${list} ocupan **${show(areaIn2, 3)} in²**: el ducto necesita **${show(areaIn2 / 0.2, 2)} in²** de sección; ${square.es}.`,
        }
      : {
          en: `${list} fill **${show((areaIn2 / inside) * 100, 1)}%** of a ${name} wireway: ${fits ? `within ${FILL}%` : `**more than ${FILL}%**; ${square.en}`}.`,
          es: `${list} llenan el **${show((areaIn2 / inside) * 100, 1)}%** de un ducto de ${name}: ${fits ? `dentro del ${FILL}%` : `**pasa del ${FILL}%**; ${square.es}`}.`,
        };
  return {
    result: t(`${result.en}${unsure}`, `${result.es}${unsure}`),
    explanation: '',
    steps: [
      ...(inside === undefined
        ? []
        : [`${show(width ?? 0)} × ${show(height ?? 0)} in. = ${show(inside)} in²; ${FILL}% = ${show(share, 3)} in².`]),
      ...(countless && first !== undefined
        ? [`${show(share, 3)} in² ÷ ${first.areaIn2} in² = ${show(share / first.areaIn2)} → ${most}.`]
        : groups.map(
            (each) => `${each.count} × ${each.areaIn2} in² = ${show((each.count ?? 0) * each.areaIn2, 4)} in² (${each.name[language]}).`,
          )),
    ],
    figures: [
      ...(countless
        ? [{ name: 'mostConductors', value: most, unit: '', grade }]
        : [{ name: 'conductorArea', value: tidy(areaIn2), unit: 'in²', grade }]),
      ...(inside === undefined || countless
        ? []
        : [
            { name: 'fillPercent', value: tidy((areaIn2 / inside) * 100), unit: '%', grade },
            { name: 'fillPercentAllowed', value: FILL, unit: '%', grade },
          ]),
      ...(inside === undefined ? [] : [{ name: 'fillAllowed', value: tidy(share), unit: 'in²', grade }]),
    ],
    references: [
      codeUse(
        '376.22(A)',
        grade,
        'Conductors take at most 20% of a metal wireway.',
        'Los conductores ocupan cuando mucho 20% del ducto metálico.',
      ),
      codeUse('Chapter 9 Table 5', grade, 'Area of conductors with their insulation.', 'Área de los conductores con su aislamiento.'),
    ],
    assumptions: [],
    cautions: [
      t(
        'Auxiliary gutters (366.22) and nonmetallic wireways (378.22) also fill to 20%. With splices or taps 75% at that place. In metal, ampacity is adjusted only above 30 current-carrying conductors.',
        'Los ductos auxiliares (366.22) y los no metálicos (378.22) también llegan a 20%. Con empalmes, 75% en ese punto. En metálico, la ampacidad se ajusta solo con más de 30 portadores.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const wirewayFill: Calculator = {
  id: 'wireway-fill',
  title: { en: 'Wireway fill', es: 'Llenado de ducto cuadrado' },
  words: ['wireway', 'gutter', 'trough', 'trench duct', 'ducto', 'ducto cuadrado', 'canaleta', 'charola', 'llenado de ducto', 'cables'],
  inputs: INPUTS,
  notOf: ['box'],
  form: { more: ['splices'], rows: { conductors: CONDUCTOR_ROWS } },
  bounds: [
    {
      needs: ['widthIn', 'heightIn'],
      given: { figure: 'fillPercent' },
      is: 'most',
      limit: { figure: 'fillPercentAllowed' },
      name: { en: 'the fill allowed', es: 'el llenado permitido' },
    },
  ],
  calculate,
  followUps: {
    en: ['When must ampacity be adjusted in a wireway?', 'May I splice in a wireway?'],
    es: ['¿Cuándo se ajusta la ampacidad en un ducto?', '¿Se puede empalmar en un ducto?'],
  },
};
