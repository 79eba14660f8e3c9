// Power, current and voltage of a load: single-phase, three-phase or direct current, with power factor, efficiency and horsepower.
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
import { PHASES, PHASES_INPUT, type PhaseChoice } from './conductor-inputs.ts';
import { readValues } from './read-values.ts';

/** Kilowatts of one horsepower. */
export const KW_PER_HP = 0.746;

const quantity = (name: string, en: string, es: string, unit: string, min: number, max: number): NumberInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit,
  min,
  max,
  optional: true,
});

const INPUTS: readonly CalculatorInput[] = [
  PHASES_INPUT,
  quantity('volts', 'Voltage (line to line)', 'Voltaje (línea a línea)', 'V', 1, 500_000),
  quantity('amps', 'Current', 'Corriente', 'A', 0.001, 1_000_000),
  quantity('kw', 'Real power taken', 'Potencia real que toma', 'kW', 0.0001, 1_000_000),
  quantity('kva', 'Apparent power', 'Potencia aparente', 'kVA', 0.0001, 1_000_000),
  quantity('powerFactor', 'Power factor', 'Factor de potencia', '', 0.05, 1),
  quantity('hp', 'Motor output', 'Potencia en la flecha del motor', 'hp', 0.01, 100_000),
  quantity('efficiency', 'Efficiency', 'Eficiencia', '%', 5, 100),
];

export interface PowerValues {
  readonly volts?: number;
  readonly amps?: number;
  readonly kw?: number;
  readonly kva?: number;
  readonly powerFactor?: number;
  readonly hp?: number;
  /** Percent. */
  readonly efficiency?: number;
}
type Name = keyof PowerValues;
const NAMES: readonly Name[] = ['amps', 'kw', 'kva', 'volts', 'powerFactor', 'hp', 'efficiency'];
const UNIT: Readonly<Record<Name, string>> = { volts: 'V', amps: 'A', kw: 'kW', kva: 'kVA', powerFactor: '', hp: 'hp', efficiency: '%' };

interface Relation {
  readonly wanted: Name;
  readonly from: readonly Name[];
  readonly sum: (values: Required<PowerValues>, factor: number) => number;
  readonly text: (root: string) => string;
  readonly numbers: (shown: Readonly<Record<Name, string>>, root: string) => string;
}

/** kVA = V × A × (√3) ÷ 1000, kW = kVA × PF, hp = kW × efficiency ÷ 0.746, each solved for every member. */
const RELATIONS: readonly Relation[] = [
  {
    wanted: 'kw',
    from: ['hp', 'efficiency'],
    sum: (v) => (v.hp * KW_PER_HP) / (v.efficiency / 100),
    text: () => 'kW = hp × 0.746 ÷ η',
    numbers: (s) => `${s.hp} × 0.746 ÷ ${s.efficiency}`,
  },
  {
    wanted: 'kva',
    from: ['volts', 'amps'],
    sum: (v, factor) => (v.volts * v.amps * factor) / 1000,
    text: (root) => `kVA = ${root}V × I ÷ 1000`,
    numbers: (s, root) => `${root}${s.volts} × ${s.amps} ÷ 1000`,
  },
  {
    wanted: 'kva',
    from: ['kw', 'powerFactor'],
    sum: (v) => v.kw / v.powerFactor,
    text: () => 'kVA = kW ÷ PF',
    numbers: (s) => `${s.kw} ÷ ${s.powerFactor}`,
  },
  {
    wanted: 'kw',
    from: ['kva', 'powerFactor'],
    sum: (v) => v.kva * v.powerFactor,
    text: () => 'kW = kVA × PF',
    numbers: (s) => `${s.kva} × ${s.powerFactor}`,
  },
  {
    wanted: 'powerFactor',
    from: ['kw', 'kva'],
    sum: (v) => v.kw / v.kva,
    text: () => 'PF = kW ÷ kVA',
    numbers: (s) => `${s.kw} ÷ ${s.kva}`,
  },
  {
    wanted: 'amps',
    from: ['kva', 'volts'],
    sum: (v, factor) => (v.kva * 1000) / (v.volts * factor),
    text: (root) => `I = kVA × 1000 ÷ ${root === '' ? 'V' : '(√3 × V)'}`,
    numbers: (s, root) => `${s.kva} × 1000 ÷ ${root === '' ? s.volts : `(√3 × ${s.volts})`}`,
  },
  {
    wanted: 'volts',
    from: ['kva', 'amps'],
    sum: (v, factor) => (v.kva * 1000) / (v.amps * factor),
    text: (root) => `V = kVA × 1000 ÷ ${root === '' ? 'I' : '(√3 × I)'}`,
    numbers: (s, root) => `${s.kva} × 1000 ÷ ${root === '' ? s.amps : `(√3 × ${s.amps})`}`,
  },
  {
    wanted: 'hp',
    from: ['kw', 'efficiency'],
    sum: (v) => (v.kw * (v.efficiency / 100)) / KW_PER_HP,
    text: () => 'hp = kW × η ÷ 0.746',
    numbers: (s) => `${s.kw} × ${s.efficiency} ÷ 0.746`,
  },
  {
    wanted: 'efficiency',
    from: ['hp', 'kw'],
    sum: (v) => ((v.hp * KW_PER_HP) / v.kw) * 100,
    text: () => 'η = hp × 0.746 ÷ kW',
    numbers: (s) => `${s.hp} × 0.746 ÷ ${s.kw}`,
  },
];

export interface SolvedPower {
  readonly values: PowerValues;
  /** Relations used, in order, for showing the steps. */
  readonly used: readonly Relation[];
}

/** Everything that follows from what is known, by repeated use of the relations. Nothing is assumed here but that direct current has no power factor. */
export function solvePower(known: PowerValues, phases: PhaseChoice): SolvedPower {
  const factor = phases === '3' ? Math.sqrt(3) : 1;
  const values: Partial<Record<Name, number>> = { ...known };
  if (phases === 'dc') values.powerFactor = 1;
  const used: Relation[] = [];
  for (let found = true; found; ) {
    const next = RELATIONS.find((each) => values[each.wanted] === undefined && each.from.every((name) => values[name] !== undefined));
    found = next !== undefined;
    if (next === undefined) break;
    values[next.wanted] = next.sum({ ...EMPTY, ...values }, factor);
    used.push(next);
  }
  return { values, used };
}

const EMPTY: Required<PowerValues> = { volts: 0, amps: 0, kw: 0, kva: 0, powerFactor: 0, hp: 0, efficiency: 0 };

const shown = (name: Name, value: number | undefined): string =>
  value === undefined ? '' : `${show(value, name === 'powerFactor' ? 3 : 2)}${UNIT[name] === '' ? '' : ` ${UNIT[name]}`}`;

const LABEL: Readonly<Record<Name, (language: Language, value: number) => string>> = {
  volts: (_, value) => `**${shown('volts', value)}**`,
  amps: (_, value) => `**${shown('amps', value)}**`,
  // Small loads are asked for in watts.
  kw: (_, value) => `**${shown('kw', value)}**${value < 10 ? ` (${show(value * 1000)} W)` : ''}`,
  kva: (_, value) => `**${shown('kva', value)}**`,
  hp: (_, value) => `**${shown('hp', value)}**`,
  powerFactor: (language, value) =>
    say(language, { en: `power factor **${shown('powerFactor', value)}**`, es: `factor de potencia **${shown('powerFactor', value)}**` }),
  efficiency: (language, value) =>
    say(language, { en: `efficiency **${shown('efficiency', value)}**`, es: `eficiencia **${shown('efficiency', value)}**` }),
};

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const read = readValues(INPUTS, values, language);
  const phases = read.choice('phases', PHASES);
  const known: Partial<Record<Name, number>> = {};
  for (const name of NAMES) {
    const value = read.optionalNumber(name);
    if (value !== undefined) known[name] = value;
  }
  const assumptions: string[] = [];
  const assume = (en: string, es: string) => assumptions.push(say(language, { en, es }));
  if (!read.given('phases')) assume('Single-phase.', 'Monofásico.');

  let solved = solvePower(known, phases);
  const motor = known.hp !== undefined;
  if (motor && solved.values.kw === undefined && known.efficiency === undefined) {
    known.efficiency = 90;
    assume('Motor efficiency 90 %.', 'Eficiencia del motor de 90 %.');
    solved = solvePower(known, phases);
  }
  const settled = known.kva !== undefined && solved.values.volts !== undefined && solved.values.amps !== undefined;
  if (solved.values.powerFactor === undefined && !settled) {
    known.powerFactor = motor ? 0.85 : 1;
    assume(`Power factor ${known.powerFactor}.`, `Factor de potencia ${known.powerFactor}.`);
    solved = solvePower(known, phases);
  }
  const found = NAMES.filter(
    (name) => known[name] === undefined && solved.values[name] !== undefined && !(name === 'powerFactor' && phases === 'dc'),
  );
  if (found.length === 0 || (solved.values.amps === undefined && solved.values.kva === undefined)) throw tooLittle(known, language);
  const impossible = (['powerFactor', 'efficiency'] as const).find(
    (name) => (solved.values[name] ?? 0) > (name === 'efficiency' ? 100 : 1) + 1e-6,
  );
  if (impossible !== undefined) throw contradiction(impossible, language);

  const root = phases === '3' ? '√3 × ' : '';
  const text = Object.fromEntries(NAMES.map((name) => [name, shown(name, solved.values[name])])) as Record<Name, string>;
  const system = say(
    language,
    phases === '3'
      ? { en: 'Three-phase', es: 'Trifásico' }
      : phases === 'dc'
        ? { en: 'Direct current', es: 'Corriente directa' }
        : { en: 'Single-phase', es: 'Monofásico' },
  );
  const given = NAMES.filter((name) => known[name] !== undefined && read.given(name)).map((name) =>
    name === 'powerFactor'
      ? say(language, { en: `power factor ${text[name]}`, es: `factor de potencia ${text[name]}` })
      : name === 'efficiency'
        ? say(language, { en: `efficiency ${text[name]}`, es: `eficiencia ${text[name]}` })
        : text[name],
  );
  const { kw, kva } = solved.values;
  const kvar = kw !== undefined && kva !== undefined ? Math.sqrt(Math.max(0, kva ** 2 - kw ** 2)) : undefined;
  const outcome = found.map((name) => LABEL[name](language, solved.values[name] ?? 0));
  return {
    result: `${system}, ${given.join(', ')}: ${outcome.join(', ')}.`,
    explanation: '',
    steps: solved.used
      .filter((each) => found.includes(each.wanted))
      .map((each) => `${each.text(root)} = ${each.numbers(text, root)} = ${text[each.wanted]}.`),
    figures: [
      ...NAMES.flatMap((name) => {
        const value = solved.values[name];
        return value === undefined ? [] : [{ name, value: tidy(value), unit: UNIT[name], grade: 'V2' as const }];
      }),
      ...(kvar === undefined ? [] : [{ name: 'kvar', value: tidy(kvar), unit: 'kVAR', grade: 'V2' as const }]),
    ],
    references: [],
    assumptions,
    cautions: motor
      ? [
          say(language, {
            en: 'This is the current the motor takes. Conductors and protection of a motor are sized from the full-load current of the code tables instead.',
            es: 'Esta es la corriente que toma el motor. Sus conductores y protección se calculan con la corriente a plena carga de las tablas del código.',
          }),
        ]
      : solved.values.powerFactor === 1 && phases !== 'dc' && !read.given('powerFactor')
        ? [
            say(language, {
              en: 'A power factor below 1 means more current for the same kilowatts.',
              es: 'Un factor de potencia menor que 1 significa más corriente para los mismos kilowatts.',
            }),
          ]
        : [],
    tables: [],
  };
}

function tooLittle(known: PowerValues, language: Language): InputError {
  return new InputError(
    known.volts === undefined ? 'volts' : 'amps',
    say(language, {
      en: 'Give two of volts, amperes and power (kW, kVA or hp).',
      es: 'Indique dos de estos datos: volts, amperes y potencia (kW, kVA o hp).',
    }),
  );
}

const contradiction = (name: 'powerFactor' | 'efficiency', language: Language): InputError =>
  new InputError(
    name,
    say(
      language,
      name === 'powerFactor'
        ? {
            en: 'These values would need a power factor above 1: real power cannot exceed apparent power.',
            es: 'Con estos valores el factor de potencia sería mayor que 1: la potencia real no puede pasar de la aparente.',
          }
        : {
            en: 'These values would need an efficiency above 100 %.',
            es: 'Con estos valores la eficiencia sería mayor que 100 %.',
          },
    ),
  );

export const power: Calculator = {
  id: 'power',
  title: { en: 'Power and current', es: 'Potencia y corriente' },
  words: [
    'watts',
    'kw',
    'kva',
    'amps',
    'hp',
    'volts to amps',
    'kw to amps',
    'power formula',
    'potencia',
    'kilowatts',
    'amperes',
    'voltios',
  ],
  inputs: INPUTS,
  form: { more: ['hp', 'efficiency'] },
  calculate,
  followUps: {
    en: ['What conductor does that current need?', 'How do I raise the power factor?'],
    es: ['¿Qué calibre necesita esa corriente?', '¿Cómo subo el factor de potencia?'],
  },
};
