// Transformer currents, turns ratio and the largest overcurrent devices of Table 450.3(B), primary only and both sides.
import type { Language } from '../../contract/values.ts';
import { nextStandardRating, standardRatingBelow } from '../tables/overcurrent.ts';
import {
  PRIMARY_WITH_SECONDARY_LIMIT,
  primaryOnlyLimit,
  SINGLE_PHASE_KVA,
  secondaryLimit,
  THREE_PHASE_KVA,
  TRANSFORMER_GRADE,
  type TransformerLimit,
} from '../tables/transformers.ts';
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
import { acPhasesInput } from './conductor-inputs.ts';
import { divisorText, lineCurrent, loadVa, type Phases } from './line-current.ts';
import { missing, readValues } from './read-values.ts';

const KVA_INPUT: CalculatorInput = {
  kind: 'number',
  name: 'kva',
  label: { en: 'Transformer rating', es: 'Capacidad del transformador' },
  unit: 'kVA',
  min: 0.05,
  max: 10000,
  optional: true,
};
const PHASES_INPUT: CalculatorInput = acPhasesInput();
const INPUTS: readonly CalculatorInput[] = [
  KVA_INPUT,
  { kind: 'number', name: 'primaryVolts', label: { en: 'Primary voltage', es: 'Voltaje primario' }, unit: 'V', min: 12, max: 40000 },
  {
    kind: 'number',
    name: 'secondaryVolts',
    label: { en: 'Secondary voltage (line to line)', es: 'Voltaje secundario (línea a línea)' },
    unit: 'V',
    min: 6,
    max: 40000,
  },
  PHASES_INPUT,
  {
    kind: 'choice',
    name: 'protection',
    label: { en: 'Protected on', es: 'Protegido en' },
    optional: true,
    options: [
      {
        value: 'primary',
        label: { en: 'Primary only', es: 'Solo el primario' },
        words:
          'primary protection only | only the primary | no secondary protection | without secondary protection | solo en el primario | solo primario | sin proteccion secundaria | sin proteccion en el secundario',
      },
      {
        value: 'both',
        label: { en: 'Primary and secondary', es: 'Primario y secundario' },
        words:
          'both sides | primary and secondary protection | with secondary protection | ambos lados | los dos lados | con proteccion secundaria | con proteccion en el secundario',
      },
    ],
  },
  {
    kind: 'choice',
    name: 'find',
    label: { en: 'Wanted', es: 'Se busca' },
    fallback: 'sizes',
    options: [
      { value: 'sizes', label: { en: 'Currents and protection', es: 'Corrientes y protección' } },
      { value: 'ratio', label: { en: 'Turns ratio only', es: 'Solo la relación de vueltas' } },
      { value: 'open-delta', label: { en: 'Open-delta bank of two such units', es: 'Banco en delta abierta de dos de ellos' } },
    ],
  },
  {
    kind: 'number',
    name: 'loadAmperes',
    label: { en: 'Load on the secondary, if the rating is to be found', es: 'Carga en el secundario, si se busca la capacidad' },
    unit: 'A',
    min: 0.01,
    max: 10000,
    optional: true,
  },
];

interface TransformerDevice {
  readonly percent: number;
  /** percent × rated current */
  readonly limitAmperes: number;
  /** The standard rating that the limit allows, or undefined where none is that small. */
  readonly ratingA: number | undefined;
  readonly roundUp: boolean;
}

/** The largest device for a rated current under one limit of Table 450.3(B). */
function transformerDevice(ratedAmperes: number, limit: TransformerLimit): TransformerDevice {
  const limitAmperes = (ratedAmperes * limit.percent) / 100;
  const ratingA = limit.roundUp ? nextStandardRating(limitAmperes) : standardRatingBelow(limitAmperes);
  return { percent: limit.percent, limitAmperes, ratingA, roundUp: limit.roundUp };
}

interface TransformerSizes {
  readonly primaryAmperes: number;
  readonly secondaryAmperes: number;
  readonly turnsRatio: number;
  readonly primaryOnly: TransformerDevice;
  readonly primaryWithSecondary: TransformerDevice;
  readonly secondary: TransformerDevice;
}

/** Currents in amperes from kVA and line-to-line volts, and the devices of Table 450.3(B). Both voltages 1000 V or less. */
export function sizeTransformer(kva: number, primaryVolts: number, secondaryVolts: number, phases: Phases): TransformerSizes {
  const primaryAmperes = lineCurrent(kva * 1000, primaryVolts, phases);
  const secondaryAmperes = lineCurrent(kva * 1000, secondaryVolts, phases);
  return {
    primaryAmperes,
    secondaryAmperes,
    turnsRatio: primaryVolts / secondaryVolts,
    primaryOnly: transformerDevice(primaryAmperes, primaryOnlyLimit(primaryAmperes)),
    primaryWithSecondary: transformerDevice(primaryAmperes, PRIMARY_WITH_SECONDARY_LIMIT),
    secondary: transformerDevice(secondaryAmperes, secondaryLimit(secondaryAmperes)),
  };
}

/** Three-phase or single-phase where a stock size exists only so; undefined where both exist. */
export function phasesOfStockSize(kva: number): Phases | undefined {
  const single = (SINGLE_PHASE_KVA as readonly number[]).includes(kva);
  const three = (THREE_PHASE_KVA as readonly number[]).includes(kva);
  return single === three ? undefined : three ? '3' : '1';
}

const deviceText = (device: TransformerDevice): string => `${show(device.ratingA ?? device.limitAmperes)} A`;

function deviceStep(name: string, device: TransformerDevice, ratedAmperes: number, language: Language): string {
  const sum = `${show(ratedAmperes)} A × ${device.percent}% = ${show(device.limitAmperes)} A`;
  const rating = deviceText(device);
  if (device.roundUp) {
    return say(language, {
      en: `${name}: ${sum}; the next standard rating up is allowed: ${rating}.`,
      es: `${name}: ${sum}; se permite el siguiente tamaño estándar: ${rating}.`,
    });
  }
  return device.ratingA === undefined
    ? say(language, {
        en: `${name}: ${sum}; no standard breaker is that small, use a fuse of at most ${rating}.`,
        es: `${name}: ${sum}; ningún breaker estándar es tan chico, use un fusible de ${rating} como máximo.`,
      })
    : say(language, {
        en: `${name}: ${sum}; rounding up is not allowed: ${rating}.`,
        es: `${name}: ${sum}; no se permite redondear hacia arriba: ${rating}.`,
      });
}

function turnsRatio(primaryVolts: number, secondaryVolts: number, language: Language): Calculation {
  const ratio = primaryVolts / secondaryVolts;
  return {
    result: say(language, { en: `Turns ratio **${show(ratio, 3)} to 1**.`, es: `Relación de vueltas **${show(ratio, 3)} a 1**.` }),
    explanation: '',
    steps: [`${show(primaryVolts)} V / ${show(secondaryVolts)} V = ${show(ratio, 3)}.`],
    figures: [{ name: 'turnsRatio', value: ratio, unit: '', grade: 'V2' }],
    references: [],
    assumptions: [],
    cautions: [],
    tables: [],
  };
}

/** Two single-phase units of `kvaEach` in open delta carry √3 × kvaEach of balanced three-phase load. */
function openDelta(kvaEach: number, language: Language): Calculation {
  const kva = Math.sqrt(3) * kvaEach;
  return {
    result: say(language, {
      en: `Two ${show(kvaEach)} kVA units in open delta carry **${show(kva, 1)} kVA** of balanced three-phase load.`,
      es: `Dos unidades de ${show(kvaEach)} kVA en delta abierta dan **${show(kva, 1)} kVA** de carga trifásica balanceada.`,
    }),
    explanation: say(language, {
      en: `That is 86.6% of the ${show(2 * kvaEach)} kVA of the two units, and 57.7% of the ${show(3 * kvaEach)} kVA of a closed bank of three.`,
      es: `Es el 86.6% de los ${show(2 * kvaEach)} kVA de las dos y el 57.7% de los ${show(3 * kvaEach)} kVA de un banco cerrado de tres.`,
    }),
    steps: [`√3 × ${show(kvaEach)} kVA = 0.866 × 2 × ${show(kvaEach)} kVA = ${show(kva, 1)} kVA.`],
    figures: [{ name: 'bankKva', value: kva, unit: 'kVA', grade: 'V2' }],
    references: [],
    assumptions: [],
    cautions: [],
    tables: [],
  };
}

/** Over 1000 V the devices follow Table 450.3(A), by impedance and supervision: the currents alone. */
function currentsAlone(
  kva: number,
  volts: readonly [number, number],
  phases: Phases,
  steps: readonly string[],
  assumptions: readonly string[],
  language: Language,
): Calculation {
  const [primary, secondary] = [lineCurrent(kva * 1000, volts[0], phases), lineCurrent(kva * 1000, volts[1], phases)];
  return {
    result: say(language, {
      en: `**${show(kva)} kVA**, ${show(volts[0])} V to ${show(volts[1])} V: primary **${show(primary, 2)} A**, secondary **${show(secondary, 1)} A**.`,
      es: `**${show(kva)} kVA**, ${show(volts[0])} V a ${show(volts[1])} V: primario **${show(primary, 2)} A**, secundario **${show(secondary, 1)} A**.`,
    }),
    explanation: say(language, {
      en: 'Over 1000 V the protection follows Table 450.3(A): it depends on the impedance and on who supervises the installation.',
      es: 'Arriba de 1000 V la protección va por la Tabla 450.3(A): depende de la impedancia y de quién supervisa la instalación.',
    }),
    steps,
    figures: [
      { name: 'transformerKva', value: kva, unit: 'kVA', grade: 'V2' },
      { name: 'primaryCurrent', value: primary, unit: 'A', grade: 'V2' },
      { name: 'secondaryCurrent', value: secondary, unit: 'A', grade: 'V2' },
      { name: 'turnsRatio', value: volts[0] / volts[1], unit: '', grade: 'V2' },
    ],
    references: [
      {
        section: 'Table 450.3(A)',
        why: { en: 'Protection of transformers over 1000 V.', es: 'Protección de transformadores de más de 1000 V.' },
        grade: 'V1',
      },
    ],
    assumptions,
    cautions: [],
    tables: [],
  };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const find = read.choice('find', ['sizes', 'ratio', 'open-delta']);
  const givenKva = read.optionalNumber('kva');
  if (find === 'open-delta') {
    if (givenKva === undefined) throw missing(KVA_INPUT, language);
    return openDelta(givenKva, language);
  }
  const primaryVolts = read.number('primaryVolts');
  const secondaryVolts = read.number('secondaryVolts');
  const loadAmperes = read.optionalNumber('loadAmperes');
  if (find === 'ratio') return turnsRatio(primaryVolts, secondaryVolts, language);
  const givenPhases = read.optionalChoice('phases', ['1', '3']);
  // A lone load leaves both possible: 208 and 480 V secondaries are mostly three-phase, the rest single-phase.
  const phases =
    givenPhases ??
    (givenKva !== undefined
      ? phasesOfStockSize(givenKva)
      : loadAmperes === undefined
        ? undefined
        : secondaryVolts === 208 || secondaryVolts === 480
          ? '3'
          : '1');
  if (phases === undefined) throw missing(PHASES_INPUT, language);
  const assumptions: string[] = [];
  if (givenPhases === undefined) {
    assumptions.push(
      givenKva === undefined
        ? t(phases === '3' ? 'Three-phase.' : 'Single-phase.', phases === '3' ? 'Trifásico.' : 'Monofásico.')
        : t(
            `${phases === '3' ? 'Three-phase' : 'Single-phase'}, because ${show(givenKva ?? 0)} kVA is a stock size only there.`,
            `${phases === '3' ? 'Trifásico' : 'Monofásico'}, porque ${show(givenKva ?? 0)} kVA es tamaño comercial solo ahí.`,
          ),
    );
  }
  const steps: string[] = [];
  let kva = givenKva;
  let drawn: number | undefined;
  if (kva === undefined) {
    if (loadAmperes === undefined) throw missing(KVA_INPUT, language);
    const loadKva = loadVa(loadAmperes, secondaryVolts, phases) / 1000;
    kva = (phases === '3' ? THREE_PHASE_KVA : SINGLE_PHASE_KVA).find((size) => size >= loadKva - 1e-9) ?? loadKva;
    drawn = (loadAmperes * secondaryVolts) / primaryVolts;
    steps.push(
      `${show(loadAmperes)} A × ${show(secondaryVolts)} V / ${show(primaryVolts)} V = ${show(drawn)} A.`,
      t(
        `Load: ${phases === '3' ? '√3 × ' : ''}${show(secondaryVolts)} V × ${show(loadAmperes)} A = ${show(loadKva)} kVA; next stock size: ${show(kva)} kVA.`,
        `Carga: ${phases === '3' ? '√3 × ' : ''}${show(secondaryVolts)} V × ${show(loadAmperes)} A = ${show(loadKva)} kVA; siguiente tamaño comercial: ${show(kva)} kVA.`,
      ),
    );
  }
  const sizes = sizeTransformer(kva, primaryVolts, secondaryVolts, phases);
  const protection = read.optionalChoice('protection', ['primary', 'both']);
  const grade = gradeIn(edition, TRANSFORMER_GRADE);
  const va = show(kva * 1000);
  steps.push(
    t(
      `Primary current I_p = VA / ${phases === '3' ? '(√3 × V)' : 'V'} = ${va} VA / ${divisorText(primaryVolts, phases)} = ${show(sizes.primaryAmperes)} A.`,
      `Corriente primaria I_p = VA / ${phases === '3' ? '(√3 × V)' : 'V'} = ${va} VA / ${divisorText(primaryVolts, phases)} = ${show(sizes.primaryAmperes)} A.`,
    ),
    t(
      `Secondary current I_s = ${va} VA / ${divisorText(secondaryVolts, phases)} = ${show(sizes.secondaryAmperes)} A.`,
      `Corriente secundaria I_s = ${va} VA / ${divisorText(secondaryVolts, phases)} = ${show(sizes.secondaryAmperes)} A.`,
    ),
    t(
      `Turns ratio = ${show(primaryVolts)} V / ${show(secondaryVolts)} V = ${show(sizes.turnsRatio, 3)} to 1 (line-to-line voltages; in a delta-wye bank the winding ratio is √3 times that).`,
      `Relación de vueltas = ${show(primaryVolts)} V / ${show(secondaryVolts)} V = ${show(sizes.turnsRatio, 3)} a 1 (voltajes de línea; en delta-estrella la relación de los devanados es √3 veces esa).`,
    ),
    deviceStep(t('Primary only', 'Solo primario'), sizes.primaryOnly, sizes.primaryAmperes, language),
    deviceStep(
      t('Primary, with secondary protection', 'Primario, con protección secundaria'),
      sizes.primaryWithSecondary,
      sizes.primaryAmperes,
      language,
    ),
    deviceStep(t('Secondary', 'Secundario'), sizes.secondary, sizes.secondaryAmperes, language),
  );
  if (Math.max(primaryVolts, secondaryVolts) > 1000)
    return currentsAlone(kva, [primaryVolts, secondaryVolts], phases, steps.slice(0, -3), assumptions, language);
  const alone = deviceText(sizes.primaryOnly);
  const [primary, secondary] = [deviceText(sizes.primaryWithSecondary), deviceText(sizes.secondary)];
  const [onlyPrimary, onBoth] = [
    { en: `**${alone}** with primary protection only`, es: `**${alone}** solo en el primario` },
    {
      en: `**${primary}** primary with **${secondary}** secondary`,
      es: `**${primary}** en el primario con **${secondary}** en el secundario`,
    },
  ];
  const largest =
    protection === 'primary'
      ? onlyPrimary
      : protection === 'both'
        ? onBoth
        : { en: `${onlyPrimary.en}, or ${onBoth.en}`, es: `${onlyPrimary.es}, o ${onBoth.es}` };
  const primaryDevice = protection === 'both' ? sizes.primaryWithSecondary : sizes.primaryOnly;
  const used = sizes.primaryAmperes >= 9 ? 0 : sizes.primaryAmperes >= 2 ? 1 : 2;
  return {
    result: `${drawn === undefined ? '' : t(`${show(loadAmperes ?? 0)} A on the secondary take **${show(drawn)} A** on the primary. Stock size: `, `${show(loadAmperes ?? 0)} A en el secundario jalan **${show(drawn)} A** en el primario. Tamaño comercial: `)}${t(
      `**${show(kva)} kVA**, ${show(primaryVolts)} V to ${show(secondaryVolts)} V: primary **${show(sizes.primaryAmperes, 1)} A**, secondary **${show(sizes.secondaryAmperes, 1)} A**. Largest device: ${largest.en}${mark(grade, 'en')}.`,
      `**${show(kva)} kVA**, ${show(primaryVolts)} V a ${show(secondaryVolts)} V: primario **${show(sizes.primaryAmperes, 1)} A**, secundario **${show(sizes.secondaryAmperes, 1)} A**. Protección máxima: ${largest.es}${mark(grade, 'es')}.`,
    )}`,
    explanation: t(
      'These are the largest devices that protect the transformer itself. The conductors need their own protection: size them so that the device also protects them.',
      'Son los dispositivos más grandes que protegen al transformador. Los conductores necesitan su propia protección: elíjalos de modo que el dispositivo también los proteja.',
    ),
    steps,
    figures: [
      { name: 'transformerKva', value: kva, unit: 'kVA', grade: 'V2' },
      { name: 'primaryCurrent', value: sizes.primaryAmperes, unit: 'A', grade: 'V2' },
      { name: 'secondaryCurrent', value: sizes.secondaryAmperes, unit: 'A', grade: 'V2' },
      ...(drawn === undefined ? [] : [{ name: 'primaryLoadCurrent', value: drawn, unit: 'A', grade: 'V2' as const }]),
      { name: 'turnsRatio', value: sizes.turnsRatio, unit: '', grade: 'V2' },
      { name: 'primaryDevice', value: primaryDevice.ratingA ?? primaryDevice.limitAmperes, unit: 'A', grade },
      { name: 'primaryOnlyDevice', value: sizes.primaryOnly.ratingA ?? sizes.primaryOnly.limitAmperes, unit: 'A', grade },
      {
        name: 'primaryWithSecondaryDevice',
        value: sizes.primaryWithSecondary.ratingA ?? sizes.primaryWithSecondary.limitAmperes,
        unit: 'A',
        grade,
      },
      { name: 'secondaryDevice', value: sizes.secondary.ratingA ?? sizes.secondary.limitAmperes, unit: 'A', grade },
    ],
    references: [
      {
        section: 'Table 450.3(B)',
        why: {
          en: 'Limits the devices on both sides in percent of rated current.',
          es: 'Limita la protección de ambos lados en por ciento de la corriente nominal.',
        },
        grade,
      },
      {
        section: '240.6(A)',
        why: { en: 'Lists the standard ratings.', es: 'Da los tamaños estándar.' },
        grade: gradeIn(edition, 'V2'),
      },
      {
        section: '240.21(C)',
        why: {
          en: 'Secondary conductors have their own length and protection rules.',
          es: 'Los conductores del secundario tienen sus propias reglas de longitud y protección.',
        },
        grade: gradeIn(edition, 'V1'),
      },
    ],
    assumptions,
    cautions: [
      t(
        'Secondary conductors may not be rounded up to the next device size and are seldom protected by the primary device: check 240.21(C).',
        'En los conductores del secundario no se redondea al siguiente tamaño, y casi nunca los protege el dispositivo del primario: revise 240.21(C).',
      ),
      ...editionCautions(ctx),
    ],
    tables: [
      {
        title: t(
          'Largest device in percent of rated current (↑ next standard rating allowed)',
          'Protección máxima en por ciento de la corriente nominal (↑ se permite el siguiente tamaño)',
        ),
        code: 'Table 450.3(B)',
        edition,
        grade,
        columns: [
          t('Rated current', 'Corriente nominal'),
          t('Primary only', 'Solo primario'),
          t('Primary, both protected', 'Primario, ambos lados'),
          t('Secondary', 'Secundario'),
        ],
        rows: [
          [t('9 A or more', '9 A o más'), '125% ↑', '250%', '125% ↑'],
          [t('2 A to under 9 A', '2 A a menos de 9 A'), '167%', '250%', '167%'],
          [t('under 2 A', 'menos de 2 A'), '300%', '250%', '167%'],
        ],
        highlight: used,
      },
    ],
  };
}

export const transformer: Calculator = {
  id: 'transformer',
  title: { en: 'Transformer currents and protection', es: 'Corrientes y protección de un transformador' },
  words: [
    'transformer',
    'kva',
    'primary',
    'secondary',
    'xfmr',
    'step down',
    'dry type',
    '450.3',
    'transformador',
    'primario',
    'secundario',
    'trafo',
  ],
  inputs: INPUTS,
  form: { more: ['protection', 'find', 'loadAmperes'], usual: { primaryVolts: 480, secondaryVolts: 208, phases: '3' } },
  bounds: [
    {
      given: { named: 'current', of: ['secondary'] },
      is: 'most',
      limit: { figure: 'secondaryDevice' },
      name: { en: 'the secondary device allowed', es: 'la protección secundaria permitida' },
    },
    {
      given: { named: 'current', of: ['primary'] },
      is: 'most',
      limit: { figure: 'primaryDevice' },
      name: { en: 'the primary device allowed', es: 'la protección primaria permitida' },
    },
  ],
  turns: [{ input: 'protection', value: 'both', when: { en: 'the secondary is protected too', es: 'también se proteja el secundario' } }],
  calculate,
  followUps: {
    en: ['What secondary conductors does it need?', 'What is its available fault current?'],
    es: ['¿Qué conductores lleva el secundario?', '¿Cuál es su corriente de falla disponible?'],
  },
};
