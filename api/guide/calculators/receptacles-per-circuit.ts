// How many general-purpose receptacles a circuit takes outside dwellings, at 180 VA each.
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
import { readValues } from './read-values.ts';

const RATINGS = ['15', '20'] as const;
const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'circuitAmperes',
    label: { en: 'Circuit rating', es: 'Capacidad del circuito' },
    options: RATINGS.map((value) => ({ value, label: { en: `${value} A`, es: `${value} A` } })),
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 277, fallback: 120 },
];
const YOKE_VA = 180;

/** Whole receptacles (yokes) of 180 VA, 220.14(I), on a circuit of so many amperes and volts: 13 on 20 A, 10 on 15 A at 120 V. */
export const receptaclesOn = (circuitA: number, volts: number): number => Math.floor((circuitA * volts) / YOKE_VA + 1e-9);

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const circuitA = Number(read.choice('circuitAmperes', RATINGS));
  const volts = read.number('volts');
  const most = receptaclesOn(circuitA, volts);
  const grade = gradeIn(edition, 'V2');
  return {
    result: t(
      `Outside dwellings a ${circuitA} A, ${show(volts)} V circuit takes **${most}** receptacles (180 VA each)${mark(grade, 'en')}; in a dwelling the code sets no number.`,
      `Fuera de viviendas un circuito de ${circuitA} A y ${show(volts)} V admite **${most}** contactos (180 VA cada uno)${mark(grade, 'es')}; en vivienda el código no fija un número.`,
    ),
    explanation: t(
      `In dwellings the general-use receptacles are part of the 3 VA per sq ft lighting load; many local codes and good practice keep to 8 to 10 on 15 A and 10 to 13 on 20 A. Kitchens, laundry, bathrooms and garages have circuits of their own.`,
      `En viviendas los contactos de uso general ya van en los 3 VA por pie cuadrado de alumbrado; muchos códigos locales y la buena práctica se quedan en 8 a 10 en 15 A y 10 a 13 en 20 A. Cocina, lavandería, baños y cochera llevan circuitos propios.`,
    ),
    steps: [
      t(
        `Circuit: ${circuitA} A × ${show(volts)} V = ${show(circuitA * volts)} VA.`,
        `Circuito: ${circuitA} A × ${show(volts)} V = ${show(circuitA * volts)} VA.`,
      ),
      t(
        `${show(circuitA * volts)} VA ÷ ${YOKE_VA} VA = ${show((circuitA * volts) / YOKE_VA)}, rounded down: ${most}.`,
        `${show(circuitA * volts)} VA ÷ ${YOKE_VA} VA = ${show((circuitA * volts) / YOKE_VA)}, hacia abajo: ${most}.`,
      ),
    ],
    figures: [
      { name: 'receptacles', value: most, unit: '', grade },
      { name: 'yokeLoad', value: YOKE_VA, unit: 'VA', grade },
    ],
    references: [
      codeUse('220.14(I)', grade, '180 VA for each yoke outside dwellings.', '180 VA por yugo fuera de viviendas.'),
      codeUse(
        '210.11(B)',
        gradeIn(edition, 'V1'),
        'The load is spread evenly over the circuits.',
        'La carga se reparte entre los circuitos.',
      ),
    ],
    assumptions: [
      t('General-purpose receptacles with no known load.', 'Contactos de uso general, sin carga conocida.'),
      ...(read.given('volts') ? [] : ['120 V.']),
    ],
    cautions: [t('A known continuous load counts at 125%.', 'Una carga continua conocida cuenta al 125%.'), ...editionCautions(ctx)],
    tables: [],
  };
}

export const receptaclesPerCircuit: Calculator = {
  id: 'receptacles-per-circuit',
  title: { en: 'Receptacles on one circuit', es: 'Contactos en un circuito' },
  words: [
    'outlets',
    'plugs',
    'how many outlets',
    'receptacles on a breaker',
    'contactos',
    'cuantos contactos',
    'tomacorrientes',
    'enchufes',
    'pastilla',
  ],
  inputs: INPUTS,
  form: { more: ['volts'], usual: { circuitAmperes: '20' } },
  bounds: [
    {
      given: { named: 'count', counts: ['receptacle'] },
      is: 'most',
      limit: { figure: 'receptacles' },
      name: { en: 'the receptacles that count', es: 'los contactos que caben' },
    },
  ],
  calculate,
  followUps: {
    en: ['What is the receptacle load of an office?', 'How far apart must receptacles be?'],
    es: ['¿Cuál es la carga de contactos de una oficina?', '¿Qué separación llevan los contactos?'],
  },
};
