// Lumen method: how many luminaires a room needs for a light level, and how many circuits they take.
import { circuitCount } from './branch-circuit-count.ts';
import { type Calculation, type Calculator, type CalculatorContext, type CalculatorInput, say, show, type Values } from './calculator.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'areaFt2', label: { en: 'Floor area', es: 'Área' }, unit: 'ft²', min: 1, max: 1e7 },
  { kind: 'number', name: 'footcandles', label: { en: 'Light level', es: 'Nivel de iluminación' }, unit: 'fc', min: 0.1, max: 2000 },
  {
    kind: 'number',
    name: 'lumensEach',
    label: { en: 'Lumens of one luminaire', es: 'Lúmenes de un luminario' },
    unit: 'lm',
    min: 10,
    max: 1e6,
  },
  {
    kind: 'number',
    name: 'utilization',
    label: { en: 'Coefficient of utilization', es: 'Coeficiente de utilización' },
    unit: '',
    min: 0.05,
    max: 1.2,
    fallback: 0.7,
  },
  {
    kind: 'number',
    name: 'lightLoss',
    label: { en: 'Light loss factor', es: 'Factor de pérdida de luz' },
    unit: '',
    min: 0.2,
    max: 1,
    fallback: 0.8,
  },
  {
    kind: 'number',
    name: 'wattsEach',
    label: { en: 'Watts of one luminaire', es: 'Watts de un luminario' },
    unit: 'W',
    min: 0.1,
    max: 5000,
    optional: true,
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, fallback: 120 },
  {
    kind: 'choice',
    name: 'circuitAmperes',
    label: { en: 'Circuit rating', es: 'Capacidad del circuito' },
    fallback: '20',
    options: ['15', '20', '30'].map((value) => ({ value, label: { en: `${value} A`, es: `${value} A` } })),
  },
];

/** Luminaires for a light level: footcandles × area / (lumens × CU × LLF), rounded up. */
export const luminaireCount = (areaFt2: number, footcandles: number, lumensEach: number, utilization: number, lightLoss: number): number =>
  Math.max(1, Math.ceil((areaFt2 * footcandles) / (lumensEach * utilization * lightLoss) - 1e-9));

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const areaFt2 = read.number('areaFt2');
  const footcandles = read.number('footcandles');
  const lumensEach = read.number('lumensEach');
  const utilization = read.number('utilization');
  const lightLoss = read.number('lightLoss');
  const wattsEach = read.optionalNumber('wattsEach');
  const volts = read.number('volts');
  const amperes = Number(read.choice('circuitAmperes', ['15', '20', '30']));
  const count = luminaireCount(areaFt2, footcandles, lumensEach, utilization, lightLoss);
  const lumens = areaFt2 * footcandles;
  const reached = (count * lumensEach * utilization * lightLoss) / areaFt2;
  const watts = wattsEach === undefined ? undefined : count * wattsEach;
  const circuits = watts === undefined ? undefined : circuitCount(watts, amperes, volts, true);
  return {
    result: t(
      `**${count}** luminaires give about ${show(reached, 1)} footcandles${circuits === undefined ? '' : `, on **${circuits}** ${amperes} A ${circuits === 1 ? 'circuit' : 'circuits'}`}.`,
      `**${count}** luminarios dan unos ${show(reached, 1)} pies-candela${circuits === undefined ? '' : `, en **${circuits}** ${circuits === 1 ? 'circuito' : 'circuitos'} de ${amperes} A`}.`,
    ),
    explanation: t(
      'A first estimate for even lighting of an open room. One footcandle is 10.76 lux.',
      'Es una primera estimación para luz pareja en un espacio abierto. Un pie-candela son 10.76 lux.',
    ),
    steps: [
      t(
        `Lumens on the work plane = ${show(areaFt2)} ft² × ${show(footcandles)} fc = ${show(lumens)} lm.`,
        `Lúmenes en el plano de trabajo = ${show(areaFt2)} pies² × ${show(footcandles)} fc = ${show(lumens)} lm.`,
      ),
      t(
        `Luminaires = ${show(lumens)} lm / (${show(lumensEach)} lm × ${show(utilization)} × ${show(lightLoss)}) = ${show(lumens / (lumensEach * utilization * lightLoss))}, rounded up to ${count}.`,
        `Luminarios = ${show(lumens)} lm / (${show(lumensEach)} lm × ${show(utilization)} × ${show(lightLoss)}) = ${show(lumens / (lumensEach * utilization * lightLoss))}, hacia arriba: ${count}.`,
      ),
      ...(watts === undefined || circuits === undefined
        ? []
        : [
            t(
              `Circuits: ${show(watts)} W / (${amperes} A × ${show(volts)} V × 80%) = ${show(watts / (amperes * volts * 0.8))}, rounded up to ${circuits}.`,
              `Circuitos: ${show(watts)} W / (${amperes} A × ${show(volts)} V × 80%) = ${show(watts / (amperes * volts * 0.8))}, hacia arriba: ${circuits}.`,
            ),
          ]),
    ],
    figures: [
      { name: 'luminaires', value: count, unit: '', grade: 'V2' },
      { name: 'footcandles', value: reached, unit: 'fc', grade: 'V2' },
      ...(circuits === undefined ? [] : [{ name: 'circuits', value: circuits, unit: '', grade: 'V2' as const }]),
    ],
    references: [],
    assumptions: [
      ...(read.given('utilization') ? [] : [t('Coefficient of utilization 0.7.', 'Coeficiente de utilización 0.7.')]),
      ...(read.given('lightLoss') ? [] : [t('Light loss factor 0.8.', 'Factor de pérdida de luz 0.8.')]),
      ...(watts === undefined ? [] : [t('Lighting is continuous: circuits loaded to 80%.', 'El alumbrado es continuo: circuitos al 80%.')]),
    ],
    cautions: [
      t(
        'Take the coefficient from the maker for the real room, and check the energy code.',
        'Tome el coeficiente del fabricante para el local real y revise el código de energía.',
      ),
    ],
    tables: [],
  };
}

export const lightingLumens: Calculator = {
  id: 'lighting-lumens',
  title: { en: 'Lighting by the lumen method', es: 'Alumbrado por el método de lúmenes' },
  words: [
    'lumens',
    'foot candles',
    'light fixtures',
    'how many lights',
    'luminaires',
    'lamps',
    'led',
    'lumenes',
    'cuantas lamparas',
    'luminarias',
    'focos',
    'alumbrado',
    'luces',
  ],
  inputs: INPUTS,
  form: { more: ['utilization', 'lightLoss', 'wattsEach', 'volts', 'circuitAmperes'] },
  calculate,
  followUps: {
    en: ['How many footcandles does an office need?', 'How many circuits does that lighting take?'],
    es: ['¿Cuántos pies-candela necesita una oficina?', '¿Cuántos circuitos lleva ese alumbrado?'],
  },
};
