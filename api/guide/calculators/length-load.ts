// Loads that go by length: show windows and lighting track.
import type { Grade } from '../../contract/values.ts';
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
import { readValues } from './read-values.ts';

const KINDS = ['show-window', 'track'] as const;
type Kind = (typeof KINDS)[number];

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'load',
    label: { en: 'Load', es: 'Carga' },
    options: [
      { value: 'show-window', label: { en: 'Show window', es: 'Aparador (escaparate)' } },
      { value: 'track', label: { en: 'Lighting track', es: 'Riel de iluminación' } },
    ],
  },
  { kind: 'number', name: 'lengthFt', label: { en: 'Length', es: 'Largo' }, unit: 'ft', min: 0.1, max: 10_000 },
];

/** VA for each started length in feet: 220.46(A) (show windows, V2: S13, EC&M) and 220.46(B) (track, grade K). */
const RATES: Readonly<Record<Kind, { readonly va: number; readonly perFt: number; readonly section: string; readonly grade: Grade }>> = {
  'show-window': { va: 200, perFt: 1, section: '220.46(A)', grade: 'V2' },
  track: { va: 150, perFt: 2, section: '220.46(B)', grade: 'K' },
};

/** Feeder or service load in VA; a started length counts whole for track, a show window by the foot. */
export function lengthLoadVa(kind: Kind, lengthFt: number): number {
  const { va, perFt } = RATES[kind];
  return kind === 'track' ? Math.ceil(lengthFt / perFt - 1e-9) * va : lengthFt * va;
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const kind = read.choice('load', KINDS);
  const lengthFt = read.number('lengthFt');
  const rate = RATES[kind];
  const grade = gradeIn(edition, rate.grade);
  const va = lengthLoadVa(kind, lengthFt);
  const [en, es] = kind === 'track' ? ['lighting track', 'riel de iluminación'] : ['show window', 'aparador'];
  const code = (each: 'en' | 'es'): string => codeText(rate.section, edition, each);
  return {
    result: t(
      `${show(lengthFt)} ft of ${en}: **${show(va)} VA** on the feeder or service${mark(grade, 'en')}.`,
      `${show(lengthFt)} pies de ${es}: **${show(va)} VA** en el alimentador o la acometida${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'Show-window and track lighting usually runs three hours or more: conductors and breakers then count it at 125%.',
      'El alumbrado de aparador y de riel suele trabajar tres horas o más: conductores y breaker lo cuentan entonces al 125%.',
    ),
    steps: [
      t(
        `${code('en')}: ${rate.va} VA for each ${rate.perFt === 1 ? 'foot' : `${rate.perFt} ft or fraction`} of ${en}.`,
        `${code('es')}: ${rate.va} VA por cada ${rate.perFt === 1 ? 'pie' : `${rate.perFt} pies o fracción`} de ${es}.`,
      ),
      t(
        `${show(lengthFt)} ft${rate.perFt === 1 ? '' : ` ÷ ${rate.perFt} ft = ${show(Math.ceil(lengthFt / rate.perFt - 1e-9))} lengths`}; × ${rate.va} VA = ${show(va)} VA.`,
        `${show(lengthFt)} pies${rate.perFt === 1 ? '' : ` ÷ ${rate.perFt} pies = ${show(Math.ceil(lengthFt / rate.perFt - 1e-9))} tramos`}; × ${rate.va} VA = ${show(va)} VA.`,
      ),
      t(`As a continuous load: × 125% = ${show(va * 1.25)} VA.`, `Como carga continua: × 125% = ${show(va * 1.25)} VA.`),
    ],
    figures: [
      { name: 'load', value: va, unit: 'VA', grade },
      { name: 'continuousLoad', value: va * 1.25, unit: 'VA', grade },
    ],
    references: [
      kind === 'track'
        ? codeUse(rate.section, grade, 'Lighting track on feeders and services.', 'Riel de iluminación en alimentadores y acometidas.')
        : codeUse(rate.section, grade, 'Show windows on feeders and services.', 'Aparadores en alimentadores y acometidas.'),
    ],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const lengthLoad: Calculator = {
  id: 'length-load',
  title: { en: 'Show window and track lighting load', es: 'Carga de aparador y riel de iluminación' },
  words: ['show window', 'track lighting', 'track light', 'aparador', 'escaparate', 'riel', 'luces de riel'],
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['What is the receptacle load of the store?', 'What is the general lighting load of a store?'],
    es: ['¿Cuál es la carga de contactos de la tienda?', '¿Cuál es el alumbrado general de una tienda?'],
  },
};
