// Ohm's law and power for a resistive load: any two of volts, amperes, ohms and watts give the other two; also on another voltage.
import type { Language } from '../../contract/values.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  InputError,
  type NumberInput,
  say,
  show,
  tidy,
  type Values,
} from './calculator.ts';
import { readValues } from './read-values.ts';

const quantity = (name: string, en: string, es: string, unit: string): NumberInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit,
  min: 0.000001,
  max: 1_000_000_000,
  optional: true,
});

const INPUTS: readonly CalculatorInput[] = [
  quantity('volts', 'Voltage', 'Voltaje', 'V'),
  quantity('amps', 'Current', 'Corriente', 'A'),
  quantity('ohms', 'Resistance', 'Resistencia', 'Ω'),
  quantity('watts', 'Power', 'Potencia', 'W'),
  quantity('otherVolts', 'Other voltage it is put on', 'Otro voltaje al que se conecta', 'V'),
];

export interface OhmsLawValues {
  readonly volts: number;
  readonly amps: number;
  readonly ohms: number;
  readonly watts: number;
}
type Name = keyof OhmsLawValues;

const NAMES: readonly Name[] = ['volts', 'amps', 'ohms', 'watts'];
const SYMBOL: Readonly<Record<Name, string>> = { volts: 'V', amps: 'I', ohms: 'R', watts: 'P' };
const UNIT: Readonly<Record<Name, string>> = { volts: 'V', amps: 'A', ohms: 'Ω', watts: 'W' };

interface Formula {
  readonly from: readonly [Name, Name];
  readonly text: string;
  readonly sum: (a: number, b: number) => number;
  /** The sum with numbers in place of symbols. */
  readonly numbers: (a: string, b: string) => string;
}

/** How each quantity follows from two others. */
const FORMULAS: Readonly<Record<Name, readonly Formula[]>> = {
  volts: [
    { from: ['amps', 'ohms'], text: 'I × R', sum: (i, r) => i * r, numbers: (i, r) => `${i} × ${r}` },
    { from: ['watts', 'amps'], text: 'P ÷ I', sum: (p, i) => p / i, numbers: (p, i) => `${p} ÷ ${i}` },
    { from: ['watts', 'ohms'], text: '√(P × R)', sum: (p, r) => Math.sqrt(p * r), numbers: (p, r) => `√(${p} × ${r})` },
  ],
  amps: [
    { from: ['volts', 'ohms'], text: 'V ÷ R', sum: (v, r) => v / r, numbers: (v, r) => `${v} ÷ ${r}` },
    { from: ['watts', 'volts'], text: 'P ÷ V', sum: (p, v) => p / v, numbers: (p, v) => `${p} ÷ ${v}` },
    { from: ['watts', 'ohms'], text: '√(P ÷ R)', sum: (p, r) => Math.sqrt(p / r), numbers: (p, r) => `√(${p} ÷ ${r})` },
  ],
  ohms: [
    { from: ['volts', 'amps'], text: 'V ÷ I', sum: (v, i) => v / i, numbers: (v, i) => `${v} ÷ ${i}` },
    { from: ['volts', 'watts'], text: 'V² ÷ P', sum: (v, p) => v ** 2 / p, numbers: (v, p) => `(${v})² ÷ ${p}` },
    { from: ['watts', 'amps'], text: 'P ÷ I²', sum: (p, i) => p / i ** 2, numbers: (p, i) => `${p} ÷ (${i})²` },
  ],
  watts: [
    { from: ['volts', 'amps'], text: 'V × I', sum: (v, i) => v * i, numbers: (v, i) => `${v} × ${i}` },
    { from: ['amps', 'ohms'], text: 'I² × R', sum: (i, r) => i ** 2 * r, numbers: (i, r) => `(${i})² × ${r}` },
    { from: ['volts', 'ohms'], text: 'V² ÷ R', sum: (v, r) => v ** 2 / r, numbers: (v, r) => `(${v})² ÷ ${r}` },
  ],
};

/** The formula that gives `wanted` out of two known quantities. */
const formulaFor = (wanted: Name, known: readonly Name[]): Formula | undefined =>
  FORMULAS[wanted].find((formula) => formula.from.every((name) => known.includes(name)));

/** All four quantities from exactly two of them; undefined for any other number. */
export function solveOhmsLaw(known: Partial<OhmsLawValues>): OhmsLawValues | undefined {
  const names = NAMES.filter((name) => known[name] !== undefined);
  if (names.length !== 2) return undefined;
  const of = (wanted: Name): number => {
    const given = known[wanted];
    if (given !== undefined) return given;
    const formula = formulaFor(wanted, names);
    return formula === undefined ? Number.NaN : formula.sum(known[formula.from[0]] ?? Number.NaN, known[formula.from[1]] ?? Number.NaN);
  };
  return { volts: of('volts'), amps: of('amps'), ohms: of('ohms'), watts: of('watts') };
}

const shown = (name: Name, value: number): string => `${show(value, 4)} ${UNIT[name]}`;

function wrongCount(given: readonly Name[], language: Language): InputError {
  const first = NAMES.find((name) => !given.includes(name)) ?? 'volts';
  return new InputError(
    given.length < 2 ? first : (given[2] ?? 'watts'),
    say(language, {
      en: 'Give exactly two of volts, amperes, ohms and watts.',
      es: 'Indique exactamente dos: volts, amperes, ohms o watts.',
    }),
  );
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const read = readValues(INPUTS, values, language);
  const known: Partial<Record<Name, number>> = {};
  for (const name of NAMES) {
    const value = read.optionalNumber(name);
    if (value !== undefined) known[name] = value;
  }
  const given = NAMES.filter((name) => known[name] !== undefined);
  const solved = solveOhmsLaw(known);
  const [a, b] = given;
  if (solved === undefined || a === undefined || b === undefined) throw wrongCount(given, language);
  const found = NAMES.filter((name) => !given.includes(name));
  const from = `${shown(a, solved[a])}, ${shown(b, solved[b])}`;
  const otherVolts = read.optionalNumber('otherVolts');
  const other = otherVolts === undefined ? undefined : solveOhmsLaw({ volts: otherVolts, ohms: solved.ohms });
  const bold = found.map((name) => `**${shown(name, solved[name])}**`);
  return {
    result:
      other === undefined
        ? say(language, { en: `${from}: ${bold.join(' and ')}.`, es: `${from}: ${bold.join(' y ')}.` })
        : say(language, {
            en: `At ${show(other.volts)} V: **${show(other.watts)} W** and **${show(other.amps)} A** (${from}, ${shown('ohms', solved.ohms)}).`,
            es: `A ${show(other.volts)} V: **${show(other.watts)} W** y **${show(other.amps)} A** (${from}, ${shown('ohms', solved.ohms)}).`,
          }),
    explanation: say(language, {
      en: 'This holds for direct current and for resistive loads such as heaters and incandescent lamps. Motors and electronics also need a power factor.',
      es: 'Vale para corriente directa y para cargas resistivas, como calefactores y focos incandescentes. Los motores y la electrónica necesitan además el factor de potencia.',
    }),
    steps: [
      ...found.map((name) => {
        const formula = formulaFor(name, given);
        if (formula === undefined) return '';
        const [x, y] = formula.from;
        return `${SYMBOL[name]} = ${formula.text} = ${formula.numbers(shown(x, solved[x]), shown(y, solved[y]))} = ${shown(name, solved[name])}.`;
      }),
      ...(other === undefined
        ? []
        : [
            `P = V² ÷ R = (${show(other.volts)} V)² ÷ ${shown('ohms', solved.ohms)} = ${shown('watts', other.watts)}; I = ${shown('amps', other.amps)}.`,
          ]),
    ],
    figures: [
      ...NAMES.map((name) => ({ name, value: tidy(solved[name]), unit: UNIT[name], grade: 'V2' as const })),
      ...(other === undefined ? [] : [{ name: 'wattsAtOtherVolts', value: tidy(other.watts), unit: 'W', grade: 'V2' as const }]),
    ],
    references: [],
    assumptions: [say(language, { en: 'Resistive load, power factor 1.', es: 'Carga resistiva, factor de potencia 1.' })],
    cautions: [],
    tables: [],
  };
}

export const ohmsLaw: Calculator = {
  id: 'ohms-law',
  title: { en: "Ohm's law", es: 'Ley de Ohm' },
  words: ['ohm', 'volts', 'amps', 'watts', 'resistance', 'theory', 'heater', 'ley de ohm', 'voltios', 'amperios', 'resistencia', 'teoria'],
  inputs: INPUTS,
  form: { more: ['otherVolts'] },
  calculate,
  followUps: {
    en: ['What size breaker does that current need?', 'How do resistances add in parallel?'],
    es: ['¿Qué breaker necesita esa corriente?', '¿Cómo se suman resistencias en paralelo?'],
  },
};
