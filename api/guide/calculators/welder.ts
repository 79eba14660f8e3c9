// Supply of electric welders: conductors by duty cycle, and the largest overcurrent device, Article 630.
import { sizeLabel } from '../tables/conductors.ts';
import { nextStandardRating } from '../tables/overcurrent.ts';
import {
  ARC_GROUP_PERCENT,
  ARC_GROUP_REST_PERCENT,
  WELDER_DEVICE_PERCENT,
  WELDER_GRADE,
  WELDER_KINDS,
  WELDER_ROWS,
  type WelderKind,
  welderRow,
} from '../tables/welders.ts';
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
  tidy,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { excerptRows } from './excerpt-rows.ts';
import { readList } from './read-list.ts';
import { missing, readValues } from './read-values.ts';
import { conductorText, smallestConductor } from './smallest-conductor.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'text',
    name: 'primaryAmperes',
    label: {
      en: 'Rated primary current of the welder, or of each welder of a group',
      es: 'Corriente primaria de la soldadora, o de cada una del grupo',
    },
    example: '50',
  },
  {
    kind: 'number',
    name: 'dutyPercent',
    label: { en: 'Duty cycle', es: 'Ciclo de trabajo' },
    unit: '%',
    min: 0.5,
    max: 100,
    optional: true,
  },
  {
    kind: 'choice',
    name: 'given',
    label: { en: 'The currents are', es: 'Las corrientes son' },
    fallback: 'primary',
    options: [
      { value: 'primary', label: { en: 'Rated primary currents', es: 'Corrientes primarias nominales' } },
      {
        value: 'effective',
        label: { en: 'Already multiplied by the duty cycle (I1eff)', es: 'Ya multiplicadas por el ciclo de trabajo (I1eff)' },
      },
    ],
  },
  {
    kind: 'choice',
    name: 'welder',
    label: { en: 'Kind of welder', es: 'Tipo de soldadora' },
    fallback: 'arc',
    options: [
      { value: 'arc', label: { en: 'Arc (transformer or inverter)', es: 'De arco (transformador o inversor)' } },
      { value: 'arc-motor-generator', label: { en: 'Arc with motor-generator', es: 'De arco con motogenerador' } },
      { value: 'resistance', label: { en: 'Resistance (spot, seam)', es: 'De resistencia (punteo, costura)' } },
    ],
  },
];

/** Multiplier of Table 630.11(A) or 630.31(A) for a duty cycle in percent, or undefined where the table has none (resistance over 50%). */
export const welderMultiplier = (kind: WelderKind, dutyPercent: number): number | undefined => {
  const at = welderRow(kind, dutyPercent);
  return at === undefined ? undefined : WELDER_ROWS[kind][at]?.multiplier;
};

/**
 * Ampacity in amperes for a group of welders from their effective currents. Arc, 630.11(B): the two largest in full, the third 85%, the
 * fourth 70%, the rest 60%. Resistance, 630.31(B): the largest in full, the rest 60%.
 */
export function welderGroupAmpacity(kind: WelderKind, effectiveAmperes: readonly number[]): number {
  const percents = kind === 'resistance' ? [100] : ARC_GROUP_PERCENT;
  return [...effectiveAmperes]
    .sort((a, b) => b - a)
    .reduce((sum, amperes, at) => sum + (amperes * (percents[at] ?? ARC_GROUP_REST_PERCENT)) / 100, 0);
}

/** The feeder of welders whose currents are already multiplied: 630.11(B), 630.31(B). */
function groupOf(effective: readonly number[], kind: WelderKind, ctx: CalculatorContext, kindGiven: boolean): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const ampacity = welderGroupAmpacity(kind, effective);
  const grade = gradeIn(edition, WELDER_GRADE);
  const percents = kind === 'resistance' ? [100] : ARC_GROUP_PERCENT;
  const sum = [...effective]
    .sort((a, b) => b - a)
    .map((amperes, at) => `${show(amperes)} A × ${percents[at] ?? ARC_GROUP_REST_PERCENT}%`)
    .join(' + ');
  const wire = smallestConductor(ampacity, 'cu', 75);
  return {
    result: t(
      `The conductors of these welders need at least **${show(ampacity)} A**${mark(grade, 'en')} (${conductorText(wire, 'cu', 'en')} at 75 °C).`,
      `Los conductores de estas soldadoras necesitan al menos **${show(ampacity)} A**${mark(grade, 'es')} (${conductorText(wire, 'cu', 'es')} a 75 °C).`,
    ),
    explanation: '',
    steps: [`${sum} = ${show(ampacity)} A.`],
    figures: [{ name: 'minimumAmpacity', value: tidy(ampacity), unit: 'A', grade }],
    references: [
      codeUse(
        kind === 'resistance' ? '630.31(B)' : '630.11(B)',
        grade,
        'Group of welders: the largest in full, the others by shares.',
        'Grupo de soldadoras: las mayores completas, las demás por partes.',
      ),
    ],
    assumptions: kindGiven ? [] : [t('Arc welders.', 'Soldadoras de arco.')],
    cautions: [
      t(
        'The shares are for groups; less is allowed only where the work keeps them from welding together.',
        'Son los porcentajes del grupo; menos solo si el trabajo impide que suelden a la vez.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const primary = readList(read.text('primaryAmperes'), 'primaryAmperes', language);
  const kind = read.choice('welder', WELDER_KINDS);
  if (read.choice('given', ['primary', 'effective']) === 'effective') return groupOf(primary, kind, ctx, read.given('welder'));
  const dutyPercent = read.optionalNumber('dutyPercent');
  if (dutyPercent === undefined) throw missing(read.input('dutyPercent'), language);
  const at = welderRow(kind, dutyPercent);
  const multiplier = welderMultiplier(kind, dutyPercent);
  if (at === undefined || multiplier === undefined) {
    throw new InputError(
      'dutyPercent',
      t(
        'The table for resistance welders goes to a duty cycle of 50%.',
        'La tabla de soldadoras de resistencia llega a un ciclo de trabajo de 50%.',
      ),
    );
  }
  const row = WELDER_ROWS[kind][at];
  const effective = primary.map((amperes) => amperes * multiplier);
  const ampacity = welderGroupAmpacity(kind, effective);
  const largest = Math.max(...primary);
  const devicePercent = WELDER_DEVICE_PERCENT[kind];
  const deviceLimit = (largest * devicePercent) / 100;
  const device = nextStandardRating(deviceLimit) ?? deviceLimit;
  const usual = smallestConductor(ampacity, 'cu', 75);
  const safe = ampacity > 100 ? usual : smallestConductor(ampacity, 'cu', 60);
  const grade = gradeIn(edition, WELDER_GRADE);
  const group = primary.length > 1;
  const table = kind === 'resistance' ? 'Table 630.31(A)' : 'Table 630.11(A)';
  const sizes = (lang: 'en' | 'es'): string =>
    safe.size === usual.size
      ? `**${conductorText(safe, 'cu', lang)}**`
      : lang === 'en'
        ? `**${conductorText(safe, 'cu', 'en')}** with 60 °C terminals, **${conductorText(usual, 'cu', 'en')}** with 75 °C`
        : `**${conductorText(safe, 'cu', 'es')}** con terminales de 60 °C, **${conductorText(usual, 'cu', 'es')}** con 75 °C`;
  return {
    result: t(
      `Conductor ampacity at least **${show(ampacity)} A** (${sizes('en')})${group ? '; largest device of the largest welder' : '; device at most'} **${show(device)} A**${mark(grade, 'en')}.`,
      `Ampacidad mínima del conductor **${show(ampacity)} A** (${sizes('es')})${group ? '; protección máxima de la soldadora mayor' : '; protección máxima'} **${show(device)} A**${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'A welder rests between welds, so its conductors may be smaller than its primary current. Use the effective current (I1eff) of the nameplate instead where it is given, and base an arc welder device on I1max.',
      'La soldadora descansa entre cordones, por eso sus conductores pueden ser menores que su corriente primaria. Si la placa da la corriente efectiva (I1eff), úsela; y en la de arco parta de I1max para la protección.',
    ),
    steps: [
      t(
        `Multiplier for a duty cycle of ${show(dutyPercent)}%: row ${show(row?.dutyPercent ?? dutyPercent)}%, ${show(multiplier)}.`,
        `Multiplicador para un ciclo de trabajo de ${show(dutyPercent)}%: fila ${show(row?.dutyPercent ?? dutyPercent)}%, ${show(multiplier)}.`,
      ),
      t(
        `Effective current: ${primary.map((amperes) => `${show(amperes)} A × ${show(multiplier)} = ${show(amperes * multiplier)} A`).join(', ')}.`,
        `Corriente efectiva: ${primary.map((amperes) => `${show(amperes)} A × ${show(multiplier)} = ${show(amperes * multiplier)} A`).join(', ')}.`,
      ),
      ...(group
        ? [
            kind === 'resistance'
              ? t(
                  `Group: the largest at 100%, the others at 60% = ${show(ampacity)} A.`,
                  `Grupo: la mayor al 100%, las demás al 60% = ${show(ampacity)} A.`,
                )
              : t(
                  `Group: the two largest at 100%, the third at 85%, the fourth at 70%, the rest at 60% = ${show(ampacity)} A.`,
                  `Grupo: las dos mayores al 100%, la tercera al 85%, la cuarta al 70%, las demás al 60% = ${show(ampacity)} A.`,
                ),
          ]
        : []),
      t(
        `Device: ${devicePercent}% × ${show(largest)} A = ${show(deviceLimit)} A, next standard size up ${show(device)} A.`,
        `Protección: ${devicePercent}% × ${show(largest)} A = ${show(deviceLimit)} A, siguiente tamaño estándar ${show(device)} A.`,
      ),
    ],
    figures: [
      { name: 'multiplier', value: multiplier, unit: '', grade },
      { name: 'minimumAmpacity', value: ampacity, unit: 'A', grade },
      { name: 'conductorSize', value: sizeLabel(safe.size), unit: '', grade },
      { name: 'deviceRating', value: device, unit: 'A', grade },
    ],
    references: [
      codeUse(table, grade, 'Multiplier by duty cycle.', 'Multiplicador según el ciclo de trabajo.'),
      kind === 'resistance'
        ? codeUse('630.32(A)', grade, 'Device of a resistance welder: 300%.', 'Protección de soldadora de resistencia: 300%.')
        : codeUse('630.12(A)', grade, 'Device of an arc welder: 200%.', 'Protección de soldadora de arco: 200%.'),
      ...(group
        ? [codeUse(kind === 'resistance' ? '630.31(B)' : '630.11(B)', grade, 'Conductors of a group.', 'Conductores de un grupo.')]
        : []),
    ],
    assumptions: [
      ...(read.given('welder') ? [] : [t('Arc welder without motor-generator.', 'Soldadora de arco sin motogenerador.')]),
      t(
        'Copper conductors; 60 °C terminals up to 100 A unless marked.',
        'Conductores de cobre; terminales de 60 °C hasta 100 A si no están marcadas.',
      ),
      ...(group ? [t('The same duty cycle for every welder.', 'El mismo ciclo de trabajo en todas.')] : []),
    ],
    cautions: [
      t(
        `The conductors themselves may sit behind a device of at most ${devicePercent}% of their ampacity; keep to the smaller of both.`,
        `Los conductores admiten una protección de ${devicePercent}% de su ampacidad como máximo; quédese con la menor de las dos.`,
      ),
      t(
        'A receptacle for a welder needs a circuit that fits the receptacle too, and someone may plug in another tool.',
        'Un tomacorriente para soldadora pide un circuito acorde al tomacorriente, y alguien puede conectar otra herramienta.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [
      excerptRows({
        title: t('Duty-cycle multipliers', 'Multiplicadores por ciclo de trabajo'),
        code: table,
        edition,
        grade,
        columns: [t('Duty cycle', 'Ciclo de trabajo'), t('Multiplier', 'Multiplicador')],
        rows: WELDER_ROWS[kind].map((each, index, all) => [
          index === all.length - 1 ? t(`${each.dutyPercent}% or less`, `${each.dutyPercent}% o menos`) : `${each.dutyPercent}%`,
          each.multiplier.toFixed(2),
        ]),
        used: at,
      }),
    ],
  };
}

export const welder: Calculator = {
  id: 'welder',
  title: { en: 'Welder circuit', es: 'Circuito de soldadora' },
  words: [
    'welder',
    'arc welder',
    'mig',
    'tig',
    'duty cycle',
    '630',
    'soldadora',
    'planta de soldar',
    'ciclo de trabajo',
    'maquina de soldar',
  ],
  inputs: INPUTS,
  form: { more: ['given'], rows: { primaryAmperes: { kind: 'figures', item: { en: 'welders', es: 'soldadoras' }, unit: 'A' } } },
  bounds: [
    {
      asks: ['welder'],
      given: { named: 'conductor', not: ['ground'] },
      is: 'least',
      limit: { figure: 'conductorSize' },
      name: { en: 'the conductor needed', es: 'el conductor necesario' },
    },
    {
      asks: ['welder'],
      given: { named: 'current', of: ['device'] },
      is: 'most',
      limit: { figure: 'deviceRating' },
      name: { en: 'the device allowed', es: 'la protección permitida' },
    },
  ],
  calculate,
  followUps: {
    en: ['Why may the breaker be larger than the wire allows?', 'What receptacle does a 50 A welder use?'],
    es: ['¿Por qué el breaker puede ser mayor que el cable?', '¿Qué tomacorriente lleva una soldadora de 50 A?'],
  },
};
