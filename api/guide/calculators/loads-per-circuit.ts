// How many equal loads, such as luminaires, one circuit carries.
import type { Grade } from '../../contract/values.ts';
import { OWN_ARTICLES } from './bound.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  type Figure,
  gradeIn,
  mark,
  say,
  show,
  tidy,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { YES_NO, yesNo } from './conductor-inputs.ts';
import { missing, readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'eachVa', label: { en: 'Each load', es: 'Cada carga' }, unit: 'VA', min: 0.1, max: 100_000, optional: true },
  {
    kind: 'number',
    name: 'eachAmperes',
    label: { en: 'Each load in amperes', es: 'Cada carga en amperes' },
    unit: 'A',
    min: 0.001,
    max: 1000,
    optional: true,
    unlearned: true,
  },
  {
    kind: 'number',
    name: 'circuitAmperes',
    label: { en: 'Circuit or breaker', es: 'Circuito o breaker' },
    unit: 'A',
    min: 1,
    max: 1000,
    fallback: 20,
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 12, max: 600, fallback: 120 },
  yesNo('continuous', 'On for three hours or more', 'Encendidas tres horas o más'),
];

/** Loads that fit: the circuit's volt-amperes, 80% of them for a continuous load, by those of one load, rounded down. */
export const loadsThatFit = (eachVa: number, amperes: number, volts: number, continuous: boolean): number =>
  Math.floor((amperes * volts * (continuous ? 0.8 : 1)) / eachVa + 1e-9);

/** From so many amperes on it is a panel's or a service's rating: other loads are on it too, and one of them alone decides nothing. */
const PANEL_FROM_A = 100;

/** What one load, or all that are named, may take of a circuit, in amperes. */
const circuitLoad = (amperes: number, isContinuous: boolean, grade: Grade): readonly Figure[] =>
  amperes < PANEL_FROM_A ? [{ name: 'circuitLoad', value: tidy(isContinuous ? amperes * 0.8 : amperes), unit: 'A', grade }] : [];

/** What a circuit carries, where no load is given. */
function capacity(amperes: number, volts: number, isContinuous: boolean, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const grade = gradeIn(edition, 'V2');
  const [whole, continuous] = [tidy(amperes * volts), tidy(amperes * volts * 0.8)];
  return {
    result: say(language, {
      en: `A ${show(amperes)} A, ${show(volts)} V circuit carries **${show(whole)} W**, and **${show(continuous)} W** (80%) of what is on for three hours or more${mark(grade, 'en')}.`,
      es: `Un circuito de ${show(amperes)} A a ${show(volts)} V lleva **${show(whole)} W**, y **${show(continuous)} W** (80%) de lo que está encendido tres horas o más${mark(grade, 'es')}.`,
    }),
    explanation: '',
    steps: [`${show(amperes)} A × ${show(volts)} V = ${show(whole)} W.`, `80% × ${show(whole)} W = ${show(continuous)} W.`],
    figures: [
      { name: 'wholeCapacity', value: whole, unit: 'W', grade },
      { name: 'continuousCapacity', value: continuous, unit: 'W', grade },
      ...circuitLoad(amperes, isContinuous, grade),
    ],
    references: [codeUse('210.20(A)', grade, 'Breaker at 125% of the continuous load.', 'Breaker al 125% de la carga continua.')],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const amperes = read.number('circuitAmperes');
  const volts = read.number('volts');
  const ofAmperes = read.optionalNumber('eachAmperes');
  const each = read.optionalNumber('eachVa') ?? (ofAmperes === undefined ? undefined : tidy(ofAmperes * volts));
  if (each === undefined && !read.given('circuitAmperes')) throw missing(read.input('eachVa'), language);
  if (each === undefined) return capacity(amperes, volts, !read.given('continuous') || read.choice('continuous', YES_NO) === 'yes', ctx);
  const eachVa = each;
  // Lighting runs for hours: without word of it the smaller number is the safe one.
  const continuous = !read.given('continuous') || read.choice('continuous', YES_NO) === 'yes';
  const count = loadsThatFit(eachVa, amperes, volts, continuous);
  const whole = loadsThatFit(eachVa, amperes, volts, false);
  const grade = gradeIn(edition, 'V2');
  const usableA = amperes * (continuous ? 0.8 : 1);
  const isOfAmperes = ofAmperes !== undefined && !read.given('eachVa');
  const [room, taken, unit] = isOfAmperes ? [usableA, ofAmperes, 'A'] : [usableA * volts, eachVa, 'VA'];
  return {
    result: t(
      `**${count}** fit on a ${show(amperes)} A, ${show(volts)} V circuit${continuous ? ' as a continuous load (80%)' : ''}${mark(grade, 'en')}.`,
      `Caben **${count}** en un circuito de ${show(amperes)} A a ${show(volts)} V${continuous ? ' como carga continua (80%)' : ''}${mark(grade, 'es')}.`,
    ),
    explanation:
      continuous && !read.given('continuous')
        ? t(`On for less than three hours, ${whole}.`, `Encendidas menos de tres horas, ${whole}.`)
        : '',
    steps: [
      `${show(amperes)} A${continuous ? ' × 80%' : ''} = ${show(usableA)} A${isOfAmperes ? '' : `; × ${show(volts)} V = ${show(room)} VA`}.`,
      t(
        `${show(room)} ${unit} / ${show(taken)} ${unit} = ${show(room / taken)}, rounded down: ${count}.`,
        `${show(room)} ${unit} / ${show(taken)} ${unit} = ${show(room / taken)}, hacia abajo: ${count}.`,
      ),
    ],
    figures: [{ name: 'loads', value: count, unit: '', grade }, ...circuitLoad(amperes, continuous, grade)],
    references: [
      codeUse('210.20(A)', grade, 'Breaker at 125% of the continuous load.', 'Breaker al 125% de la carga continua.'),
      codeUse('210.19', grade, 'Conductor at 125% of the continuous load.', 'Conductor al 125% de la carga continua.'),
    ],
    assumptions: [
      ...(read.given('volts') ? [] : ['120 V.']),
      ...(read.given('circuitAmperes') ? [] : [t('20 A circuit.', 'Circuito de 20 A.')]),
      ...(read.given('continuous') ? [] : [t('Continuous load.', 'Carga continua.')]),
    ],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const loadsPerCircuit: Calculator = {
  id: 'loads-per-circuit',
  title: { en: 'Luminaires or loads on a circuit', es: 'Luminarias o cargas en un circuito' },
  words: [
    'how many lights',
    'luminaires',
    'fixtures on a circuit',
    'loads on a breaker',
    'cuantas lamparas',
    'luminarias',
    'focos',
    'luces',
    'pastilla',
    'cargas por circuito',
  ],
  inputs: INPUTS,
  bounds: [
    {
      needs: ['circuitAmperes'],
      notOf: [...OWN_ARTICLES, 'service'],
      given: { named: 'power', sum: true },
      is: 'most',
      limit: { figure: 'circuitLoad' },
      name: { en: 'what the circuit may carry', es: 'lo que puede llevar el circuito' },
    },
  ],
  turns: [
    {
      input: 'continuous',
      value: 'no',
      when: { en: 'it is on for less than three hours', es: 'se usa menos de tres horas' },
      usual: true,
    },
    { input: 'volts', value: 240, when: { en: 'it is a 240 V circuit', es: 'el circuito es de 240 V' } },
  ],
  headed: [
    { of: 'device', to: 'circuitAmperes' },
    { of: 'load', to: 'eachAmperes' },
    { kind: 'supply', to: 'volts' },
    { kind: 'continuous', to: 'continuous' },
  ],
  calculate,
  followUps: {
    en: ['What is a continuous load?', 'How many receptacles fit on a circuit?'],
    es: ['¿Qué es una carga continua?', '¿Cuántos contactos caben en un circuito?'],
  },
};
