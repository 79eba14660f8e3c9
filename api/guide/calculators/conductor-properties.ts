// What the tables of Chapter 9 say of one conductor: circular mils, areas with insulation, resistance.
import { CONDUCTOR_AREA_IN2, conductorAreaGrade, dcResistance, type InsulationGroup } from '../tables/chapter-9.ts';
import { CONDUCTOR_SIZES, circularMils, METALS, sizeLabel } from '../tables/conductors.ts';
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
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import { METAL_INPUT, metalText, SIZE_INPUT } from './conductor-inputs.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [SIZE_INPUT, METAL_INPUT];

const SHOWN: readonly (readonly [InsulationGroup, string])[] = [
  ['thhn', 'THHN/THWN-2'],
  ['xhhw', 'XHHW-2'],
  ['thw', 'THW'],
  ['bare', ''],
];

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const size = read.choice('size', CONDUCTOR_SIZES);
  const metal = read.choice('metal', METALS);
  const cmil = circularMils(size);
  const ohms = dcResistance(size, metal);
  const areas = SHOWN.flatMap(([group, name]) => {
    const area = CONDUCTOR_AREA_IN2[group][size];
    return area === undefined
      ? []
      : [{ group, name: name === '' ? t('bare', 'desnudo') : name, area, grade: gradeIn(edition, conductorAreaGrade(group)) }];
  });
  const grade = gradeIn(edition, 'V2');
  const [first] = areas;
  return {
    result: t(
      `**${sizeLabel(size)}**: **${show(cmil)} circular mils**${first === undefined ? '' : `, **${show(first.area, 4)} in²** as ${first.name}`}${mark(grade, 'en')}.`,
      `**${sizeLabel(size)}**: **${show(cmil)} circular mils**${first === undefined ? '' : `, **${show(first.area, 4)} in²** como ${first.name}`}${mark(grade, 'es')}.`,
    ),
    explanation: [
      ...areas.map(({ name, area }) => `- ${name}: ${show(area, 4)} in²`),
      ...(ohms === undefined
        ? []
        : [
            t(
              `- DC resistance, ${metalText(metal, 'en')}, 75 °C: ${show(ohms, 5)} ohm per 1000 ft`,
              `- Resistencia en CD, ${metalText(metal, 'es')}, 75 °C: ${show(ohms, 5)} ohm por 1000 pies`,
            ),
          ]),
    ].join('\n'),
    steps: [
      t(
        `${codeText('Chapter 9 Table 8', edition, 'en')}: ${sizeLabel(size)} has ${show(cmil)} cmil.`,
        `${codeText('Chapter 9 Table 8', edition, 'es')}: ${sizeLabel(size)} tiene ${show(cmil)} cmil.`,
      ),
      ...(areas.length === 0
        ? []
        : [
            t(
              `${codeText('Chapter 9 Table 5', edition, 'en')}: ${areas
                .filter((each) => each.group !== 'bare')
                .map(({ name, area }) => `${name} ${show(area, 4)} in²`)
                .join(', ')}.`,
              `${codeText('Chapter 9 Table 5', edition, 'es')}: ${areas
                .filter((each) => each.group !== 'bare')
                .map(({ name, area }) => `${name} ${show(area, 4)} in²`)
                .join(', ')}.`,
            ),
          ]),
    ],
    figures: [
      { name: 'circularMils', value: cmil, unit: 'cmil', grade },
      ...areas.map(({ group, area, grade: areaGrade }) => ({ name: `${group}Area`, value: area, unit: 'in²', grade: areaGrade })),
      ...(ohms === undefined ? [] : [{ name: 'ohmsPerKft', value: ohms, unit: 'ohm/1000 ft', grade }]),
    ],
    references: [
      codeUse('Chapter 9 Table 8', grade, 'Area and resistance of conductors.', 'Área y resistencia de conductores.'),
      ...(areas.length === 0
        ? []
        : [codeUse('Chapter 9 Table 5', grade, 'Areas of insulated conductors.', 'Áreas de conductores aislados.')]),
    ],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const conductorProperties: Calculator = {
  id: 'conductor-properties',
  title: { en: 'Conductor area and resistance', es: 'Área y resistencia de un conductor' },
  words: [
    'wire area',
    'circular mils',
    'cmil',
    'kcmil',
    'wire diameter',
    'chapter 9 table 8',
    'area del alambre',
    'diametro',
    'circular mil',
    'cable',
  ],
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['How many of these fit in 1 in. EMT?', 'What is the ampacity of this size?'],
    es: ['¿Cuántos de estos caben en EMT de 1 pulg.?', '¿Qué ampacidad tiene este calibre?'],
  },
};
