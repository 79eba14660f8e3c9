// Largest fault current at a transformer's secondary with an unlimited source: full-load current divided by its impedance.
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  gradeIn,
  say,
  show,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { acPhasesInput } from './conductor-inputs.ts';
import { divisorText, lineCurrent, type Phases } from './line-current.ts';
import { missing, readValues } from './read-values.ts';
import { phasesOfStockSize } from './transformer.ts';

const PHASES_INPUT: CalculatorInput = acPhasesInput();
const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'kva',
    label: { en: 'Transformer rating', es: 'Capacidad del transformador' },
    unit: 'kVA',
    min: 0.05,
    max: 10000,
  },
  {
    kind: 'number',
    name: 'secondaryVolts',
    label: { en: 'Secondary voltage (line to line)', es: 'Voltaje secundario (línea a línea)' },
    unit: 'V',
    min: 6,
    max: 1000,
  },
  {
    kind: 'number',
    name: 'impedancePercent',
    label: { en: 'Nameplate impedance', es: 'Impedancia de placa' },
    unit: '%',
    min: 0.3,
    max: 20,
  },
  PHASES_INPUT,
];

/** Bolted fault current in symmetrical amperes at the secondary terminals, infinite source: kVA / (√3 × V) / Z. */
export const transformerFaultAmperes = (kva: number, secondaryVolts: number, impedancePercent: number, phases: Phases): number =>
  (lineCurrent(kva * 1000, secondaryVolts, phases) * 100) / impedancePercent;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const kva = read.number('kva');
  const volts = read.number('secondaryVolts');
  const impedance = read.number('impedancePercent');
  const given = read.optionalChoice('phases', ['1', '3']);
  const phases = given ?? phasesOfStockSize(kva);
  if (phases === undefined) throw missing(PHASES_INPUT, language);
  const full = lineCurrent(kva * 1000, volts, phases);
  const fault = transformerFaultAmperes(kva, volts, impedance, phases);
  const low = transformerFaultAmperes(kva, volts, impedance * 0.9, phases);
  return {
    result: t(
      `Available fault current at the secondary terminals: **${show(fault, 0)} A** (${show(full, 1)} A at ${show(impedance)}% impedance).`,
      `Corriente de falla disponible en las terminales del secundario: **${show(fault, 0)} A** (${show(full, 1)} A con ${show(impedance)}% de impedancia).`,
    ),
    explanation: t(
      `This is the most the transformer can pass if the utility were unlimited. Nameplate impedance may be 10% lower than marked, which would give ${show(low, 0)} A. Conductors lower it further on.`,
      `Es lo máximo que deja pasar el transformador con una red ilimitada. La impedancia real puede ser 10% menor que la de placa, lo que daría ${show(low, 0)} A. Los conductores la bajan más adelante.`,
    ),
    steps: [
      t(
        `Full-load current = ${show(kva * 1000)} VA / ${divisorText(volts, phases)} = ${show(full, 1)} A.`,
        `Corriente a plena carga = ${show(kva * 1000)} VA / ${divisorText(volts, phases)} = ${show(full, 1)} A.`,
      ),
      t(
        `Fault current = ${show(full, 1)} A × 100 / ${show(impedance)} = ${show(fault, 0)} A.`,
        `Corriente de falla = ${show(full, 1)} A × 100 / ${show(impedance)} = ${show(fault, 0)} A.`,
      ),
    ],
    figures: [
      { name: 'fullLoadCurrent', value: full, unit: 'A', grade: 'V2' },
      { name: 'faultCurrent', value: fault, unit: 'A', grade: 'V2' },
    ],
    references: [
      codeUse(
        '110.9',
        gradeIn(edition, 'V2'),
        'Interrupting rating must be enough for the fault current.',
        'La capacidad interruptiva debe alcanzar para la corriente de falla.',
      ),
      codeUse('110.10', gradeIn(edition, 'V2'), 'Equipment must withstand it.', 'El equipo debe soportarla.'),
    ],
    assumptions: [
      t('Unlimited source, no motors feeding back.', 'Fuente ilimitada, sin aporte de motores.'),
      ...(given === undefined ? [t(phases === '3' ? 'Three-phase.' : 'Single-phase.', phases === '3' ? 'Trifásico.' : 'Monofásico.')] : []),
    ],
    cautions: [
      t(
        phases === '1'
          ? 'On a single-phase center-tapped transformer a line-to-neutral fault at the terminals may be about half as large again.'
          : 'Running motors add to the fault current.',
        phases === '1'
          ? 'En un transformador monofásico con derivación central, una falla de línea a neutro en las terminales puede ser la mitad más grande.'
          : 'Los motores en marcha aportan a la falla.',
      ),
    ],
    tables: [],
  };
}

export const transformerFaultCurrent: Calculator = {
  id: 'transformer-fault-current',
  title: { en: 'Fault current at a transformer', es: 'Corriente de falla en un transformador' },
  words: [
    'fault current',
    'short circuit',
    'aic',
    'kaic',
    'available fault current',
    'sccr',
    'impedance',
    'corriente de falla',
    'corto circuito',
    'transformador',
    'trafo',
    'capacidad interruptiva',
  ],
  inputs: INPUTS,
  form: { usual: { secondaryVolts: 208, phases: '3' } },
  bounds: [
    {
      given: { named: 'shortCircuit' },
      is: 'least',
      limit: { figure: 'faultCurrent' },
      name: { en: 'the fault current available', es: 'la corriente de falla disponible' },
    },
  ],
  calculate,
  followUps: {
    en: ['What interrupting rating does my breaker need?', 'How does a long feeder lower the fault current?'],
    es: ['¿Qué capacidad interruptiva necesita mi breaker?', '¿Cuánto baja la falla con un alimentador largo?'],
  },
};
