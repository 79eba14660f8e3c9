// Resistance and reactance in series: impedance, current and power factor.
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  say,
  show,
  tidy,
  type Values,
} from './calculator.ts';
import { readValues } from './read-values.ts';

const OHMS = (name: string, en: string, es: string): CalculatorInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit: 'Ω',
  min: 0,
  max: 1e9,
  fallback: 0,
});
const INPUTS: readonly CalculatorInput[] = [
  OHMS('resistance', 'Resistance', 'Resistencia'),
  OHMS('inductive', 'Inductive reactance', 'Reactancia inductiva'),
  OHMS('capacitive', 'Capacitive reactance', 'Reactancia capacitiva'),
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 0.001, max: 1e6, optional: true },
];

/** Impedance in ohms of R, XL and XC in series: √(R² + (XL − XC)²). */
export const seriesImpedanceOhms = (resistance: number, inductive: number, capacitive: number): number =>
  Math.hypot(resistance, inductive - capacitive);

function calculate(values: Values, { language }: CalculatorContext): Calculation {
  const read = readValues(INPUTS, values, language);
  const [r, xl, xc] = [read.number('resistance'), read.number('inductive'), read.number('capacitive')];
  const volts = read.optionalNumber('volts');
  const z = seriesImpedanceOhms(r, xl, xc);
  const factor = z === 0 ? 1 : r / z;
  const amps = volts === undefined || z === 0 ? undefined : volts / z;
  const side = xl === xc ? { en: '', es: '' } : xl > xc ? { en: ' lagging', es: ' en atraso' } : { en: ' leading', es: ' en adelanto' };
  const current = amps === undefined ? '' : `, **${show(amps)} A**`;
  return {
    result: say(language, {
      en: `Z = **${show(z)} Ω**${current}, power factor **${show(factor, 3)}**${side.en}.`,
      es: `Z = **${show(z)} Ω**${current}, factor de potencia **${show(factor, 3)}**${side.es}.`,
    }),
    explanation: '',
    steps: [
      `Z = √(R² + (XL − XC)²) = √(${show(r)}² + (${show(xl)} − ${show(xc)})²) = ${show(z)} Ω.`,
      ...(amps === undefined || volts === undefined
        ? []
        : [`I = V ÷ Z = ${show(volts)} V ÷ ${show(z)} Ω = ${show(amps)} A; P = I² × R = ${show(amps ** 2 * r)} W.`]),
      say(language, {
        en: `Power factor = R ÷ Z = ${show(factor, 3)}.`,
        es: `Factor de potencia = R ÷ Z = ${show(factor, 3)}.`,
      }),
    ],
    figures: [
      { name: 'impedance', value: tidy(z), unit: 'Ω', grade: 'V2' },
      { name: 'powerFactor', value: tidy(factor), unit: '', grade: 'V2' },
      ...(amps === undefined ? [] : [{ name: 'current', value: tidy(amps), unit: 'A', grade: 'V2' as const }]),
    ],
    references: [],
    assumptions: [],
    cautions: [],
    tables: [],
  };
}

export const seriesImpedance: Calculator = {
  id: 'series-impedance',
  title: { en: 'Impedance of a series circuit', es: 'Impedancia de un circuito en serie' },
  words: ['impedance', 'reactance', 'rlc', 'coil', 'capacitor', 'theory', 'impedancia', 'reactancia', 'bobina', 'teoria'],
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['What is the power factor?', 'How many watts does it take?'],
    es: ['¿Cuál es el factor de potencia?', '¿Cuántos watts toma?'],
  },
};
