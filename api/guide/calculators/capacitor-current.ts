// Current of a capacitor bank and the ampacity its conductors need, 460.8(A).
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
import { codeUse } from './code-use.ts';
import { acPhasesInput } from './conductor-inputs.ts';
import { divisorText, lineCurrent } from './line-current.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'kvar', label: { en: 'Capacitors', es: 'Capacitores' }, unit: 'kVAR', min: 0.1, max: 100_000 },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 35_000 },
  acPhasesInput('3'),
];

/** Conductors carry at least 135% of the capacitors' rated current, 460.8(A); V2. */
const CONDUCTOR_FACTOR = 1.35;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const kvar = read.number('kvar');
  const volts = read.number('volts');
  const phases = read.choice('phases', ['1', '3']);
  const rated = lineCurrent(kvar * 1000, volts, phases);
  const ampacity = rated * CONDUCTOR_FACTOR;
  const grade = gradeIn(edition, 'V2');
  return {
    result: t(
      `Capacitor current **${show(rated, 1)} A**; conductor ampacity at least **${show(ampacity, 1)} A**${mark(grade, 'en')}.`,
      `Corriente del capacitor **${show(rated, 1)} A**; ampacidad mínima del conductor **${show(ampacity, 1)} A**${mark(grade, 'es')}.`,
    ),
    explanation: t(
      "From a capacitor to a motor's circuit the conductors also need a third of the ampacity of that circuit.",
      'De un capacitor al circuito de un motor, los conductores llevan además un tercio de la ampacidad de ese circuito.',
    ),
    steps: [
      `I = ${show(kvar * 1000)} VAR / ${divisorText(volts, phases)} = ${show(rated)} A.`,
      `135% × ${show(rated)} A = ${show(ampacity)} A.`,
    ],
    figures: [
      { name: 'capacitorCurrent', value: rated, unit: 'A', grade: 'V2' },
      { name: 'conductorAmpacity', value: ampacity, unit: 'A', grade },
    ],
    references: [codeUse('460.8(A)', grade, 'Conductors at 135% of the rated current.', 'Conductores al 135% de la corriente nominal.')],
    assumptions: read.given('phases') ? [] : [t('Three-phase.', 'Trifásico.')],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const capacitorCurrent: Calculator = {
  id: 'capacitor-current',
  title: { en: 'Capacitor current', es: 'Corriente de capacitores' },
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['How many kVAR raise my power factor to 0.95?', 'How fast must a capacitor discharge?'],
    es: ['¿Cuántos kVAR suben mi factor de potencia a 0.95?', '¿En cuánto tiempo se descarga un capacitor?'],
  },
};
