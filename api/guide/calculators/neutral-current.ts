// Neutral current of unbalanced loads: three-wire single-phase and four-wire three-phase wye.
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  type NumberInput,
  say,
  show,
  type Values,
} from './calculator.ts';
import { readValues } from './read-values.ts';

const line = (name: string, letter: string, optional: boolean): NumberInput => ({
  kind: 'number',
  name,
  label: { en: `Current in line ${letter}`, es: `Corriente en la línea ${letter}` },
  unit: 'A',
  min: 0,
  max: 10000,
  ...(optional ? { optional: true } : {}),
});
const INPUTS: readonly CalculatorInput[] = [
  line('lineAAmperes', 'A', false),
  line('lineBAmperes', 'B', false),
  line('lineCAmperes', 'C', true),
];

/** Neutral of a three-wire single-phase circuit: the difference of the two lines. */
export const singlePhaseNeutral = (a: number, b: number): number => Math.abs(a - b);

/** Neutral of a four-wire wye with equal power factors: √(A² + B² + C² − AB − BC − CA). */
export const threePhaseNeutral = (a: number, b: number, c: number): number =>
  Math.sqrt(Math.max(0, a * a + b * b + c * c - a * b - b * c - c * a));

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const a = read.number('lineAAmperes');
  const b = read.number('lineBAmperes');
  const c = read.optionalNumber('lineCAmperes');
  const neutral = c === undefined ? singlePhaseNeutral(a, b) : threePhaseNeutral(a, b, c);
  return {
    result: t(`The neutral carries **${show(neutral)} A**.`, `El neutro lleva **${show(neutral)} A**.`),
    explanation:
      c === undefined
        ? t(
            'On a 120/240 V circuit the neutral carries only the difference of the two hots.',
            'En un circuito de 120/240 V el neutro lleva solo la diferencia de las dos fases.',
          )
        : t(
            'On a four-wire wye balanced loads cancel in the neutral; what remains is the imbalance.',
            'En una estrella de cuatro hilos las cargas balanceadas se cancelan en el neutro; queda el desbalance.',
          ),
    steps: [
      c === undefined
        ? t(`I_N = |${show(a)} A − ${show(b)} A| = ${show(neutral)} A.`, `I_N = |${show(a)} A − ${show(b)} A| = ${show(neutral)} A.`)
        : t(
            `I_N = √(A² + B² + C² − AB − BC − CA) = √(${show(a * a)} + ${show(b * b)} + ${show(c * c)} − ${show(a * b)} − ${show(b * c)} − ${show(c * a)}) = ${show(neutral)} A.`,
            `I_N = √(A² + B² + C² − AB − BC − CA) = √(${show(a * a)} + ${show(b * b)} + ${show(c * c)} − ${show(a * b)} − ${show(b * c)} − ${show(c * a)}) = ${show(neutral)} A.`,
          ),
    ],
    figures: [{ name: 'neutralCurrent', value: neutral, unit: 'A', grade: 'V2' }],
    references: [],
    assumptions: [
      c === undefined
        ? t('Single-phase, three-wire 120/240 V.', 'Monofásico de tres hilos, 120/240 V.')
        : t(
            'Four-wire wye, the same power factor on every line, no harmonics.',
            'Estrella de cuatro hilos, igual factor de potencia en cada línea, sin armónicas.',
          ),
    ],
    cautions: [
      c === undefined
        ? t(
            'Two lines and the neutral of a 208Y/120 V system are different: there the neutral carries about as much as a line and counts as current-carrying.',
            'Dos fases y el neutro de un sistema 208Y/120 V es otra cosa: ahí el neutro lleva casi lo mismo que una fase y cuenta como portador.',
          )
        : t(
            'Electronic loads send harmonics into the neutral, which may then carry more than a line.',
            'Las cargas electrónicas mandan armónicas al neutro, que puede llevar más que una fase.',
          ),
    ],
    tables: [],
  };
}

export const neutralCurrent: Calculator = {
  id: 'neutral-current',
  title: { en: 'Neutral current', es: 'Corriente en el neutro' },
  words: [
    'neutral current',
    'unbalanced',
    'multiwire',
    'shared neutral',
    'neutro',
    'corriente del neutro',
    'desbalance',
    'neutro compartido',
  ],
  inputs: INPUTS,
  form: { more: ['lineCAmperes'] },
  calculate,
  followUps: {
    en: ['When does the neutral count as current-carrying?', 'What happens if the neutral opens?'],
    es: ['¿Cuándo cuenta el neutro como portador?', '¿Qué pasa si se abre el neutro?'],
  },
};
