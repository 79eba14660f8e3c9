// The power triangle, and the capacitor that raises a power factor.
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
import { acPhasesInput } from './conductor-inputs.ts';
import { lineCurrent } from './line-current.ts';
import { readValues } from './read-values.ts';

/** A figure that may stay empty. */
export const quantity = (name: string, en: string, es: string, unit: string, min: number, max: number): NumberInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit,
  min,
  max,
  optional: true,
});

const INPUTS: readonly CalculatorInput[] = [
  quantity('kw', 'Real power', 'Potencia real', 'kW', 0.001, 1_000_000),
  quantity('kva', 'Apparent power', 'Potencia aparente', 'kVA', 0.001, 1_000_000),
  quantity('kvar', 'Reactive power', 'Potencia reactiva', 'kVAR', 0.001, 1_000_000),
  quantity('powerFactor', 'Power factor', 'Factor de potencia', '', 0.05, 1),
  { ...quantity('targetPowerFactor', 'Power factor wanted', 'Factor de potencia deseado', '', 0.05, 1) },
  quantity('volts', 'Voltage (line to line)', 'Voltaje (línea a línea)', 'V', 1, 500_000),
  acPhasesInput('3'),
];

export interface PowerTriangle {
  readonly kw: number;
  readonly kva: number;
  readonly kvar: number;
  readonly powerFactor: number;
}

/** The whole triangle from any two of its members; undefined when fewer or when they contradict each other. */
export function solveTriangle(known: Partial<PowerTriangle>): PowerTriangle | undefined {
  const { kw, kva, kvar, powerFactor } = known;
  const from = (realKw: number, reactiveKvar: number): PowerTriangle => {
    const apparent = Math.hypot(realKw, reactiveKvar);
    return { kw: realKw, kvar: reactiveKvar, kva: apparent, powerFactor: realKw / apparent };
  };
  const side = (hypotenuse: number, other: number): number | undefined =>
    other > hypotenuse * (1 + 1e-9) ? undefined : Math.sqrt(Math.max(0, hypotenuse ** 2 - other ** 2));
  const tangent = (cosine: number): number => Math.tan(Math.acos(cosine));
  if (kw !== undefined && powerFactor !== undefined) return from(kw, kw * tangent(powerFactor));
  if (kva !== undefined && powerFactor !== undefined) return from(kva * powerFactor, kva * Math.sin(Math.acos(powerFactor)));
  if (kw !== undefined && kvar !== undefined) return from(kw, kvar);
  if (kw !== undefined && kva !== undefined) {
    const reactive = side(kva, kw);
    return reactive === undefined ? undefined : from(kw, reactive);
  }
  if (kva !== undefined && kvar !== undefined) {
    const real = side(kva, kvar);
    return real === undefined || real === 0 ? undefined : from(real, kvar);
  }
  if (kvar !== undefined && powerFactor !== undefined && powerFactor < 1) return from(kvar / tangent(powerFactor), kvar);
  return undefined;
}

/** Capacitor in kVAR that lifts `kw` from one power factor to a better one: kW × (tan θ1 − tan θ2); 0 where none is needed. */
export const capacitorKvar = (kw: number, powerFactor: number, target: number): number =>
  Math.max(0, kw * (Math.tan(Math.acos(powerFactor)) - Math.tan(Math.acos(target))));

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const read = readValues(INPUTS, values, language);
  const names = ['kw', 'kva', 'kvar', 'powerFactor'] as const;
  const known: { -readonly [K in keyof PowerTriangle]?: number } = {};
  for (const name of names) {
    const value = read.optionalNumber(name);
    if (value !== undefined) known[name] = value;
  }
  const given = names.filter((name) => known[name] !== undefined);
  const triangle = given.length === 2 ? solveTriangle(known) : undefined;
  if (triangle === undefined) throw wrong(given.length, language);
  const target = read.optionalNumber('targetPowerFactor');
  const volts = read.optionalNumber('volts');
  const phases = read.choice('phases', ['1', '3']);
  const { kw, kva, kvar, powerFactor } = triangle;
  const text = `${show(kw)} kW, ${show(kva)} kVA, ${show(kvar)} kVAR`;
  const pf = show(powerFactor, 3);
  const capacitor = target === undefined ? undefined : capacitorKvar(kw, powerFactor, target);
  const needed = capacitor !== undefined && target !== undefined && target > powerFactor;
  const before = volts === undefined ? undefined : lineCurrent(kva * 1000, volts, phases);
  const after = volts === undefined || target === undefined ? undefined : lineCurrent((kw / target) * 1000, volts, phases);
  const steps: string[] = [
    say(language, {
      en: `Power factor = kW ÷ kVA = ${show(kw)} ÷ ${show(kva)} = ${pf}; kVAR = √(kVA² − kW²) = ${show(kvar)}.`,
      es: `Factor de potencia = kW ÷ kVA = ${show(kw)} ÷ ${show(kva)} = ${pf}; kVAR = √(kVA² − kW²) = ${show(kvar)}.`,
    }),
  ];
  if (needed && target !== undefined) {
    const [one, two] = [Math.tan(Math.acos(powerFactor)), Math.tan(Math.acos(target))];
    steps.push(
      say(language, {
        en: `Capacitor Qc = kW × (tan θ1 − tan θ2) = ${show(kw)} × (${show(one, 4)} − ${show(two, 4)}) = ${show(capacitor)} kVAR.`,
        es: `Capacitor Qc = kW × (tan θ1 − tan θ2) = ${show(kw)} × (${show(one, 4)} − ${show(two, 4)}) = ${show(capacitor)} kVAR.`,
      }),
    );
  }
  if (before !== undefined) {
    steps.push(
      say(language, {
        en: `Line current now ${show(before)} A${needed && after !== undefined ? `, with the capacitor ${show(after)} A` : ''}.`,
        es: `Corriente de línea actual ${show(before)} A${needed && after !== undefined ? `, con el capacitor ${show(after)} A` : ''}.`,
      }),
    );
  }
  return {
    result: needed
      ? say(language, {
          en: `A capacitor of **${show(capacitor)} kVAR** lifts the power factor from ${pf} to ${show(target ?? 1, 3)} (${text}).`,
          es: `Un capacitor de **${show(capacitor)} kVAR** sube el factor de potencia de ${pf} a ${show(target ?? 1, 3)} (${text}).`,
        })
      : say(language, {
          en: `${text}: power factor **${pf}**${target === undefined ? '' : ', no capacitor needed'}.`,
          es: `${text}: factor de potencia **${pf}**${target === undefined ? '' : '; no hace falta capacitor'}.`,
        }),
    explanation: '',
    steps,
    figures: [
      { name: 'kw', value: tidy(kw), unit: 'kW', grade: 'V2' },
      { name: 'kva', value: tidy(kva), unit: 'kVA', grade: 'V2' },
      { name: 'kvar', value: tidy(kvar), unit: 'kVAR', grade: 'V2' },
      { name: 'powerFactor', value: tidy(powerFactor), unit: '', grade: 'V2' },
      ...(capacitor === undefined ? [] : [{ name: 'capacitor', value: tidy(capacitor), unit: 'kVAR', grade: 'V2' as const }]),
      ...(before === undefined ? [] : [{ name: 'lineCurrent', value: tidy(before), unit: 'A', grade: 'V2' as const }]),
      ...(after === undefined ? [] : [{ name: 'correctedLineCurrent', value: tidy(after), unit: 'A', grade: 'V2' as const }]),
    ],
    references: [],
    assumptions: [
      say(language, { en: 'Lagging power factor, sine-wave currents.', es: 'Factor de potencia en atraso, corrientes senoidales.' }),
      ...(volts !== undefined && !read.given('phases') ? [say(language, { en: 'Three-phase.', es: 'Trifásico.' })] : []),
    ],
    cautions: needed
      ? [
          say(language, {
            en: 'Drives and electronic loads need filters, not plain capacitors: harmonics can overload a capacitor. Conductors of capacitors have rules of their own in Article 460.',
            es: 'Los variadores y cargas electrónicas necesitan filtros, no capacitores simples: las armónicas pueden sobrecargarlos. Los conductores de capacitores tienen reglas propias en el Artículo 460.',
          }),
        ]
      : [],
    tables: [],
  };
}

const wrong = (given: number, language: Language): InputError =>
  new InputError(
    given < 2 ? 'powerFactor' : 'kva',
    given === 2
      ? say(language, {
          en: 'These two contradict each other: apparent power is never less than real or reactive power.',
          es: 'Estos dos datos se contradicen: la potencia aparente nunca es menor que la real o la reactiva.',
        })
      : say(language, {
          en: 'Give exactly two of kW, kVA, kVAR and power factor.',
          es: 'Indique exactamente dos: kW, kVA, kVAR o factor de potencia.',
        }),
  );

export const powerFactor: Calculator = {
  id: 'power-factor',
  title: { en: 'Power factor and correction', es: 'Factor de potencia y su corrección' },
  words: ['power factor', 'pf', 'kvar', 'capacitor bank', 'correction', 'factor de potencia', 'capacitores', 'banco de capacitores'],
  inputs: INPUTS,
  form: { more: ['kvar', 'volts', 'phases'] },
  calculate,
  followUps: {
    en: ['How much current does that save?', 'What is the current at this power?'],
    es: ['¿Cuánta corriente se ahorra?', '¿Qué corriente toma esta potencia?'],
  },
};
