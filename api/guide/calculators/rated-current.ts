// Conductors at a share of the rated current of what they serve: generators, capacitors, drives and phase converters.
import type { Text } from '../../contract/values.ts';
import { METALS } from '../tables/conductors.ts';
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
  tidy,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { acPhasesInput, METAL_INPUT } from './conductor-inputs.ts';
import { divisorText, lineCurrent } from './line-current.ts';
import { quantity } from './power-factor.ts';
import { readValues } from './read-values.ts';
import { conductorText, smallestConductor } from './smallest-conductor.ts';

const KINDS = ['generator', 'capacitor', 'drive', 'converter'] as const;
type Kind = (typeof KINDS)[number];

/** Conductors carry at least this share of the rated current (V2), and where that ends. */
const RATED: Readonly<Record<Kind, { readonly name: Text; readonly share: number; readonly section: string; readonly note: Text }>> = {
  generator: {
    name: { en: 'Generator', es: 'Generador' },
    share: 1.15,
    section: '445.13',
    note: {
      en: 'From the terminals to the first overcurrent device.',
      es: 'De las terminales al primer dispositivo de sobrecorriente.',
    },
  },
  capacitor: {
    name: { en: 'Capacitors', es: 'Capacitores' },
    share: 1.35,
    section: '460.8(A)',
    note: {
      en: "The disconnect too (460.8(C)). On a motor's circuit, also a third of its ampacity.",
      es: 'El desconectador también (460.8(C)). En el circuito de un motor, además un tercio de su ampacidad.',
    },
  },
  drive: {
    name: { en: 'Drive (VFD) input', es: 'Entrada del variador (VFD)' },
    share: 1.25,
    section: '430.122(A)',
    note: {
      en: 'From drive to motor: 125% of the motor’s full-load current (430.122(B)).',
      es: 'Del variador al motor: 125% de la corriente a plena carga del motor (430.122(B)).',
    },
  },
  converter: {
    name: { en: 'Phase converter input', es: 'Entrada del convertidor de fases' },
    share: 1.25,
    section: '455.6(A)',
    note: {
      en: 'For variable loads; for fixed loads, 250% of their three-phase current. Breaker: also 125%, next size up (455.7).',
      es: 'Con cargas variables; con cargas fijas, 250% de su corriente trifásica. Breaker: también 125%, al siguiente tamaño (455.7).',
    },
  },
};

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: { en: 'Equipment', es: 'Equipo' },
    options: KINDS.map((value) => ({ value, label: RATED[value].name })),
    fallback: 'generator',
  },
  quantity('kw', 'Rating in kW (capacitors: kVAR)', 'Capacidad en kW (capacitores: kVAR)', 'kW', 0.1, 100_000),
  quantity('ratedA', 'Nameplate current', 'Corriente de placa', 'A', 0.1, 20_000),
  quantity('volts', 'Voltage', 'Voltaje', 'V', 100, 35_000),
  acPhasesInput(),
  quantity('powerFactor', 'Power factor', 'Factor de potencia', '', 0.3, 1),
  METAL_INPUT,
];

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const kind = read.choice('kind', KINDS);
  const { name, share, section, note } = RATED[kind];
  const metal = read.choice('metal', METALS);
  const nameplate = read.optionalNumber('ratedA');
  const isGenerator = kind === 'generator';
  const phases = read.given('phases') ? read.choice('phases', ['1', '3']) : isGenerator ? '1' : '3';
  const powerFactor = isGenerator ? (read.optionalNumber('powerFactor') ?? (phases === '3' ? 0.8 : 1)) : 1;
  const kilo = nameplate === undefined ? read.number(isGenerator || kind === 'capacitor' ? 'kw' : 'ratedA') : 0;
  const volts = read.optionalNumber('volts') ?? (isGenerator || nameplate !== undefined ? 240 : read.number('volts'));
  const rated = nameplate ?? tidy(lineCurrent((kilo * 1000) / powerFactor, volts, phases));
  const conductor = tidy(rated * share);
  // Up to 100 A terminals are for 60 °C where nothing else is marked, 110.14(C).
  const column = conductor > 100 ? 75 : 60;
  const grade = gradeIn(edition, 'V2');
  const percent = `${show(share * 100)}%`;
  const sum = `${kilo === 0 ? '' : `${show(kilo * 1000)} VA / ${powerFactor === 1 ? '' : `${powerFactor} / `}${divisorText(volts, phases)} = `}`;
  return {
    result: `${name[language]}: ${sum}**${show(rated, 1)} A**. ${t('Its conductors', 'Sus conductores')}: ${percent} = **${show(conductor)} A**${mark(grade, language)}, ${conductorText(smallestConductor(conductor, metal, column), metal, language)} (${column}°C).`,
    explanation: note[language],
    steps: [`${sum}${show(rated)} A.`, `${percent} × ${show(rated)} A = ${show(conductor)} A.`],
    figures: [
      { name: `${kind}Current`, value: rated, unit: 'A', grade: 'V2' },
      { name: 'conductorAmpacity', value: conductor, unit: 'A', grade },
    ],
    references: [codeUse(section, grade, `Conductors at ${percent}.`, `Conductores al ${percent}.`)],
    assumptions:
      nameplate !== undefined || read.given('phases')
        ? []
        : [phases === '3' ? t('Three-phase.', 'Trifásico.') : t('Single-phase.', 'Monofásico.')],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const ratedCurrent: Calculator = {
  id: 'rated-current',
  title: { en: 'Generator, capacitor and drive conductors', es: 'Conductores de generador, capacitor y variador' },
  words: [
    'generator conductors',
    'capacitor',
    'vfd',
    'drive',
    'phase converter',
    'generador',
    'variador',
    'convertidor de fases',
    'planta de luz',
  ],
  inputs: INPUTS,
  form: {
    more: ['powerFactor', 'metal'],
    when: { kw: { input: 'kind', is: ['generator', 'capacitor'] }, powerFactor: { input: 'kind', is: ['generator'] } },
  },
  bounds: [
    {
      asks: ['generator', 'capacitor'],
      given: { named: 'current', of: ['ampacity'] },
      is: 'least',
      limit: { figure: 'conductorAmpacity' },
      name: { en: 'the ampacity needed', es: 'la ampacidad necesaria' },
    },
  ],
  calculate,
  followUps: {
    en: ['What size generator do I need?', 'What transfer switch do I need?'],
    es: ['¿Qué generador necesito?', '¿Qué transferencia necesito?'],
  },
};
