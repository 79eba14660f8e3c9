// Supply of electric welders: conductors by duty cycle, and the largest overcurrent device, Article 630.
import { tableAmpacity } from '../tables/ampacity.ts';
import { type ConductorSize, METALS, type Metal, sizeLabel } from '../tables/conductors.ts';
import { nextStandardRating, standardRatingBelow } from '../tables/overcurrent.ts';
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
import { MARKED_75, METAL_INPUT, POWER_SIZES, SIZE_INPUT } from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';
import { readList } from './read-list.ts';
import { missing, readValues } from './read-values.ts';
import { type ConductorChoice, conductorText, smallestConductor } from './smallest-conductor.ts';

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
  { ...SIZE_INPUT, label: { en: 'Conductor in place', es: 'Conductor ya puesto' }, optional: true, unlearned: true },
  // Learned it would be read out of 'al 60 %'.
  { ...METAL_INPUT, unlearned: true },
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
function groupOf(effective: readonly number[], kind: WelderKind, metal: Metal, ctx: CalculatorContext, kindGiven: boolean): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const ampacity = welderGroupAmpacity(kind, effective);
  const grade = gradeIn(edition, WELDER_GRADE);
  const percents = kind === 'resistance' ? [100] : ARC_GROUP_PERCENT;
  const sum = [...effective]
    .sort((a, b) => b - a)
    .map((amperes, at) => `${show(amperes)} A × ${percents[at] ?? ARC_GROUP_REST_PERCENT}%`)
    .join(' + ');
  const column = ampacity > 100 ? 75 : 60;
  const wire = smallestConductor(ampacity, metal, column);
  return {
    result: t(
      `The conductors of these welders need at least **${show(ampacity)} A**${mark(grade, 'en')} (${conductorText(wire, metal, 'en')} at ${column} °C).`,
      `Los conductores de estas soldadoras necesitan al menos **${show(ampacity)} A**${mark(grade, 'es')} (${conductorText(wire, metal, 'es')} a ${column} °C).`,
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

interface InPlace extends ConductorChoice {
  readonly rating: 60 | 75;
}

/** A conductor that is named, by the column that is safe or, where only that does, by that of marked terminals; undefined where it is too small. */
function conductorInPlace(size: ConductorSize, metal: Metal, ampacity: number): InPlace | undefined {
  for (const rating of ampacity > 100 ? ([75] as const) : ([60, 75] as const)) {
    const ampacityA = tableAmpacity(size, metal, rating);
    if (ampacityA !== undefined && ampacityA >= ampacity - 1e-9) return { size, sets: 1, ampacityA, rating };
  }
  return undefined;
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const primary = readList(read.text('primaryAmperes'), 'primaryAmperes', language);
  const kind = read.choice('welder', WELDER_KINDS);
  const metal = read.choice('metal', METALS);
  if (read.choice('given', ['primary', 'effective']) === 'effective') return groupOf(primary, kind, metal, ctx, read.given('welder'));
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
  const welderDevice = nextStandardRating(deviceLimit) ?? deviceLimit;
  const usual = smallestConductor(ampacity, metal, 75);
  const safe = ampacity > 100 ? usual : smallestConductor(ampacity, metal, 60);
  const given = read.optionalChoice('size', POWER_SIZES);
  const inPlace = given === undefined ? undefined : conductorInPlace(given, metal, ampacity);
  const group = primary.length > 1;
  // What protects a feeder of several is no device of a single welder.
  const deviceOf = (wire: ConductorChoice): number => {
    const limit = (wire.ampacityA * devicePercent) / 100;
    const own = standardRatingBelow(limit) ?? limit;
    return group ? own : Math.min(own, welderDevice);
  };
  const named = inPlace === undefined ? (safe.size === usual.size ? [safe] : [safe, usual]) : [inPlace];
  const device = deviceOf(inPlace ?? safe);
  const fullAmpacity = (welderDevice * 100) / devicePercent;
  const full = smallestConductor(fullAmpacity, metal, fullAmpacity > 100 ? 75 : 60);
  const grade = gradeIn(edition, WELDER_GRADE);
  const table = kind === 'resistance' ? 'Table 630.31(A)' : 'Table 630.11(A)';
  const sizes = (lang: 'en' | 'es'): string =>
    named.length === 1
      ? `**${conductorText(inPlace ?? safe, metal, lang)}**`
      : lang === 'en'
        ? `**${conductorText(safe, metal, 'en')}** with 60 °C terminals, **${conductorText(usual, metal, 'en')}** with 75 °C`
        : `**${conductorText(safe, metal, 'es')}** con terminales de 60 °C, **${conductorText(usual, metal, 'es')}** con 75 °C`;
  const devices = (joint: string): string =>
    new Set(named.map(deviceOf)).size === 1
      ? `**${show(device)} A**`
      : named.map((wire) => `**${show(deviceOf(wire))} A** ${joint} ${sizeLabel(wire.size)}`).join(', ');
  return {
    result: t(
      `Conductor ampacity at least **${show(ampacity)} A** (${sizes('en')})${group ? '; device of these conductors' : '; device'} at most ${devices('on')}${mark(grade, 'en')}.`,
      `Ampacidad mínima del conductor **${show(ampacity)} A** (${sizes('es')}); protección máxima${group ? ' de estos conductores' : ''} ${devices('con')}${mark(grade, 'es')}.`,
    ),
    explanation: [
      t(
        'A welder rests between welds, so its conductors may be smaller than its primary current. Use the effective current (I1eff) of the nameplate instead where it is given, and base an arc welder device on I1max.',
        'La soldadora descansa entre cordones, por eso sus conductores pueden ser menores que su corriente primaria. Si la placa da la corriente efectiva (I1eff), úsela; y en la de arco parta de I1max para la protección.',
      ),
      ...(group
        ? [
            t(
              `The largest welder by itself may have at most ${show(welderDevice)} A, on conductors of its own that carry ${show(fullAmpacity)} A (${conductorText(full, metal, 'en')}).`,
              `La soldadora mayor por sí sola admite como máximo ${show(welderDevice)} A, con conductores propios que lleven ${show(fullAmpacity)} A (${conductorText(full, metal, 'es')}).`,
            ),
          ]
        : device < welderDevice
          ? [
              t(
                `The welder itself may have ${show(welderDevice)} A, but then its conductors must carry ${show(fullAmpacity)} A (${conductorText(full, metal, 'en')}).`,
                `La soldadora misma admite ${show(welderDevice)} A, pero entonces sus conductores deben llevar ${show(fullAmpacity)} A (${conductorText(full, metal, 'es')}).`,
              ),
            ]
          : []),
    ].join(' '),
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
        `Device of the welder: ${devicePercent}% × ${show(largest)} A = ${show(deviceLimit)} A, next standard size up ${show(welderDevice)} A.`,
        `Protección de la soldadora: ${devicePercent}% × ${show(largest)} A = ${show(deviceLimit)} A, siguiente tamaño estándar ${show(welderDevice)} A.`,
      ),
      ...named.map((wire) =>
        t(
          `Device of ${conductorText(wire, metal, 'en')} (${show(wire.ampacityA)} A): ${devicePercent}% = ${show((wire.ampacityA * devicePercent) / 100)} A; at most ${show(deviceOf(wire))} A.`,
          `Protección de ${conductorText(wire, metal, 'es')} (${show(wire.ampacityA)} A): ${devicePercent}% = ${show((wire.ampacityA * devicePercent) / 100)} A; como máximo ${show(deviceOf(wire))} A.`,
        ),
      ),
    ],
    figures: [
      { name: 'multiplier', value: multiplier, unit: '', grade },
      { name: 'minimumAmpacity', value: ampacity, unit: 'A', grade },
      { name: 'conductorSize', value: sizeLabel(safe.size), unit: '', grade },
      { name: 'deviceRating', value: device, unit: 'A', grade },
      { name: 'conductorSize75', value: sizeLabel(usual.size), unit: '', grade },
      ...(inPlace === undefined ? [{ name: 'welderDevice', value: welderDevice, unit: 'A', grade }] : []),
    ],
    references: [
      codeUse(table, grade, 'Multiplier by duty cycle.', 'Multiplicador según el ciclo de trabajo.'),
      kind === 'resistance'
        ? codeUse('630.32(A)', grade, 'Device of a resistance welder: 300%.', 'Protección de soldadora de resistencia: 300%.')
        : codeUse('630.12(A)', grade, 'Device of an arc welder: 200%.', 'Protección de soldadora de arco: 200%.'),
      kind === 'resistance'
        ? codeUse('630.32(B)', grade, 'Device of its conductors: 300%.', 'Protección de sus conductores: 300%.')
        : codeUse('630.12(B)', grade, 'Device of its conductors: 200%.', 'Protección de sus conductores: 200%.'),
      ...(group
        ? [codeUse(kind === 'resistance' ? '630.31(B)' : '630.11(B)', grade, 'Conductors of a group.', 'Conductores de un grupo.')]
        : []),
    ],
    assumptions: [
      ...(read.given('welder') ? [] : [t('Arc welder without motor-generator.', 'Soldadora de arco sin motogenerador.')]),
      ...(read.given('metal') ? [] : [t('Copper conductors.', 'Conductores de cobre.')]),
      inPlace !== undefined && inPlace.rating === 75 && ampacity <= 100
        ? t('Terminals marked 75 °C.', 'Terminales marcadas para 75 °C.')
        : t('60 °C terminals up to 100 A unless marked.', 'Terminales de 60 °C hasta 100 A si no están marcadas.'),
      ...(group ? [t('The same duty cycle for every welder.', 'El mismo ciclo de trabajo en todas.')] : []),
    ],
    cautions: [
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
      given: { input: 'size' },
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
  headed: [{ kind: 'conductor', to: 'size' }],
  turns: [
    { limit: 'conductorSize', by: 'conductorSize75', terminals: '75', when: MARKED_75.when, notFor: ['nm', 'uf'] },
    {
      limit: 'deviceRating',
      by: 'welderDevice',
      when: {
        en: 'its conductors are larger: 630.12(B), 630.32(B)',
        es: 'sus conductores sean mayores: 630.12(B), 630.32(B)',
      },
    },
  ],
  calculate,
  followUps: {
    en: ['Why may the breaker be larger than the wire allows?', 'What receptacle does a 50 A welder use?'],
    es: ['¿Por qué el breaker puede ser mayor que el cable?', '¿Qué tomacorriente lleva una soldadora de 50 A?'],
  },
};
