// Shop arithmetic: percent, fractions of an inch, drawing scale, area, and units of the trade.
import type { Text } from '../../contract/values.ts';
import { CONDUCTOR_SIZES, circularMils, sizeLabel } from '../tables/conductors.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  type CalculatorPart,
  type FormPlan,
  InputError,
  type Option,
  say,
  show,
  type Values,
} from './calculator.ts';
import { inchText } from './inch-text.ts';
import { missing, readValues } from './read-values.ts';

const OPERATIONS = [
  'add',
  'subtract',
  'percent-of',
  'what-percent',
  'percent-change',
  'fraction-to-decimal',
  'decimal-to-fraction',
  'scale',
  'rectangle',
  'circle',
  'c-to-f',
  'f-to-c',
  'ft-to-m',
  'm-to-ft',
  'in-to-mm',
  'mm-to-in',
  'hp-to-kw',
  'kw-to-hp',
  'torque',
  'rms-to-peak',
  'peak-to-rms',
  'phase-to-line',
  'line-to-phase',
  'line-is-phase',
  'volume',
  'pulley-speed',
  'pulley-size',
  'awg-to-mm2',
  'mm2-to-awg',
] as const;
type Operation = (typeof OPERATIONS)[number];

const LABELS: Readonly<Record<Operation, { readonly en: string; readonly es: string }>> = {
  add: { en: 'Sum of two measures', es: 'Suma de dos medidas' },
  subtract: { en: 'Difference of two measures', es: 'Resta de dos medidas' },
  'percent-of': { en: 'Percent of a figure', es: 'Por ciento de una cifra' },
  'what-percent': { en: 'What percent is it', es: 'Qué por ciento es' },
  'percent-change': { en: 'Change in percent', es: 'Cambio en por ciento' },
  'fraction-to-decimal': { en: 'Fraction of an inch to decimal', es: 'Fracción de pulgada a decimal' },
  'decimal-to-fraction': { en: 'Decimal inch to fraction', es: 'Pulgada decimal a fracción' },
  scale: { en: 'Drawing scale', es: 'Escala de plano' },
  rectangle: { en: 'Area and perimeter of a rectangle', es: 'Área y perímetro de un rectángulo' },
  circle: { en: 'Area and circumference of a circle', es: 'Área y circunferencia de un círculo' },
  'c-to-f': { en: '°C to °F', es: '°C a °F' },
  'f-to-c': { en: '°F to °C', es: '°F a °C' },
  'ft-to-m': { en: 'Feet to meters', es: 'Pies a metros' },
  'm-to-ft': { en: 'Meters to feet', es: 'Metros a pies' },
  'in-to-mm': { en: 'Inches to millimeters', es: 'Pulgadas a milímetros' },
  'mm-to-in': { en: 'Millimeters to inches', es: 'Milímetros a pulgadas' },
  'hp-to-kw': { en: 'Horsepower to kilowatts', es: 'Caballos de fuerza a kilowatts' },
  'kw-to-hp': { en: 'Kilowatts to horsepower', es: 'Kilowatts a caballos de fuerza' },
  torque: { en: 'Torque in lb-ft of hp at rpm', es: 'Par en lb-pie de hp a rpm' },
  'rms-to-peak': { en: 'RMS to peak volts', es: 'Volts RMS a pico' },
  'peak-to-rms': { en: 'Peak to RMS volts', es: 'Volts pico a RMS' },
  'phase-to-line': { en: 'Delta A or wye V, phase to line', es: 'A en delta o V en estrella, de fase a línea' },
  'line-to-phase': { en: 'Delta A or wye V, line to phase', es: 'A en delta o V en estrella, de línea a fase' },
  'line-is-phase': { en: 'Wye A or delta V', es: 'A en estrella o V en delta' },
  volume: { en: 'Volume: length; width x depth, ft', es: 'Volumen: largo; ancho x fondo, ft' },
  'pulley-speed': { en: 'Speed by pulleys: rpm; ratio', es: 'Velocidad por poleas: rpm; relación' },
  'pulley-size': { en: 'Size of a pulley: size; ratio', es: 'Tamaño de polea: tamaño; relación' },
  'awg-to-mm2': { en: 'AWG or kcmil to mm²', es: 'AWG o kcmil a mm²' },
  'mm2-to-awg': { en: 'mm² to AWG or kcmil', es: 'mm² a AWG o kcmil' },
};

const SECOND_INPUT: CalculatorInput = {
  kind: 'text',
  name: 'second',
  label: {
    en: 'Second figure (base, inches per foot on the drawing, width)',
    es: 'Segunda cifra (base, pulgadas por pie en el plano, ancho)',
  },
  example: '1/4',
  optional: true,
};
const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'operation',
    label: { en: 'Sum', es: 'Operación' },
    options: OPERATIONS.map((value) => ({ value, label: LABELS[value] })),
  },
  { kind: 'text', name: 'value', label: { en: 'Figure', es: 'Cifra' }, example: '3-1/2' },
  SECOND_INPUT,
];

/** Scales that drawings are made in, inches to the foot. */
const SCALES: readonly Option[] = ['1/16', '3/32', '1/8', '3/16', '1/4', '3/8', '1/2', '3/4', '1', '1-1/2', '3'].map((value) => ({
  value,
  label: { en: `${value} in. = 1 ft`, es: `${value} pulg. = 1 pie` },
}));
const UNITS_OF_A_PHASE: readonly Option[] = ['V', 'A'].map((value) => ({ value, label: { en: value, es: value } }));
const SIZES: readonly Option[] = CONDUCTOR_SIZES.map((value) => ({ value, label: { en: sizeLabel(value), es: sizeLabel(value) } }));

const part = (
  name: string,
  title: Text,
  operations: readonly Operation[],
  words: readonly string[],
  inputs: readonly CalculatorInput[],
  figures: NonNullable<FormPlan['figures']>,
): CalculatorPart => ({
  id: `trade-math/${name}`,
  title,
  words,
  inputs: [
    {
      kind: 'choice',
      name: 'operation',
      label: { en: 'To work out', es: 'Qué calcular' },
      options: operations.map((value) => ({ value, label: LABELS[value] })),
    },
    ...inputs,
  ],
  form: { figures, usual: { operation: operations[0] } },
});

/** Its forms, parted by what they work out. */
const PARTS: readonly CalculatorPart[] = [
  part(
    'measures',
    { en: 'Add and subtract measures', es: 'Sumar y restar medidas' },
    ['add', 'subtract'],
    [
      'feet and inches',
      'measures',
      'medidas',
      'tape',
      'tape measure',
      'fractions',
      'add',
      'subtract',
      'pies y pulgadas',
      'cinta',
      'fracciones',
      'sumar',
      'restar',
    ],
    [
      { kind: 'text', name: 'value', label: { en: 'First measure', es: 'Primera medida' }, example: '3-1/2' },
      { kind: 'text', name: 'second', label: { en: 'Second measure', es: 'Segunda medida' }, example: '1-1/4' },
    ],
    { value: { unit: 'in' }, second: { unit: 'in' } },
  ),
  part(
    'percent-of',
    { en: 'Percent of a figure', es: 'Por ciento de una cifra' },
    ['percent-of'],
    ['percent', 'markup', 'tax', 'por ciento', 'porcentaje', 'impuesto'],
    [
      { kind: 'text', name: 'value', label: { en: 'Percent', es: 'Por ciento' }, example: '80' },
      { kind: 'text', name: 'second', label: { en: 'Of', es: 'De' }, example: '200' },
    ],
    { value: { unit: '%' }, second: { unit: '' } },
  ),
  part(
    'what-percent',
    { en: 'What percent is it', es: 'Qué por ciento es' },
    ['what-percent'],
    ['percent', 'share', 'por ciento', 'porcentaje', 'parte'],
    [
      { kind: 'text', name: 'value', label: { en: 'This', es: 'Esto' }, example: '45' },
      { kind: 'text', name: 'second', label: { en: 'Of', es: 'De' }, example: '200' },
    ],
    { value: { unit: '' }, second: { unit: '' } },
  ),
  part(
    'percent-change',
    { en: 'Change in percent', es: 'Cambio en por ciento' },
    ['percent-change'],
    ['percent', 'increase', 'difference', 'por ciento', 'aumento', 'diferencia'],
    [
      { kind: 'text', name: 'value', label: { en: 'Now', es: 'Ahora' }, example: '230' },
      { kind: 'text', name: 'second', label: { en: 'Before', es: 'Antes' }, example: '240' },
    ],
    { value: { unit: '' }, second: { unit: '' } },
  ),
  part(
    'fractions',
    { en: 'Fractions and decimals of an inch', es: 'Fracciones y decimales de pulgada' },
    ['fraction-to-decimal', 'decimal-to-fraction'],
    ['fraction', 'decimal', 'inch', 'sixteenths', 'tape', 'fraccion', 'decimal', 'pulgada', 'dieciseisavos', 'cinta'],
    [{ kind: 'text', name: 'value', label: { en: 'Measure', es: 'Medida' }, example: '7/16' }],
    { value: { unit: 'in' } },
  ),
  part(
    'scale',
    { en: 'Drawing scale', es: 'Escala de plano' },
    ['scale'],
    ['scale', 'blueprint', 'drawing', 'plan', 'print', 'escala', 'plano', 'escalimetro'],
    [
      { kind: 'text', name: 'value', label: { en: 'Measured on the drawing', es: 'Medido en el plano' }, example: '3-1/2' },
      {
        kind: 'text',
        name: 'second',
        label: { en: 'Inches on the drawing that are one foot', es: 'Pulgadas del plano que son un pie' },
        example: '1/4',
      },
    ],
    { value: { unit: 'in' }, second: { unit: 'in', options: SCALES } },
  ),
  part(
    'rectangle',
    { en: 'Area of a rectangle', es: 'Área de un rectángulo' },
    ['rectangle'],
    ['area', 'square feet', 'perimeter', 'room', 'area', 'perimetro', 'pies cuadrados', 'cuarto'],
    [
      { kind: 'text', name: 'value', label: { en: 'Length', es: 'Largo' }, example: '12' },
      { kind: 'text', name: 'second', label: { en: 'Width', es: 'Ancho' }, example: '10' },
    ],
    { value: { unit: 'ft' }, second: { unit: 'ft' } },
  ),
  part(
    'circle',
    { en: 'Area of a circle', es: 'Área de un círculo' },
    ['circle'],
    ['area', 'circumference', 'diameter', 'pipe', 'circulo', 'circunferencia', 'diametro', 'tubo'],
    [{ kind: 'text', name: 'value', label: { en: 'Diameter', es: 'Diámetro' }, example: '4' }],
    { value: { unit: 'in' } },
  ),
  part(
    'volume',
    { en: 'Volume of a trench or a pour', es: 'Volumen de zanja o colado' },
    ['volume'],
    ['cubic yards', 'concrete', 'trench', 'ditch', 'excavation', 'yardas cubicas', 'concreto', 'zanja', 'excavacion', 'volumen'],
    [
      { kind: 'text', name: 'value', label: { en: 'Length', es: 'Largo' }, example: '50' },
      { kind: 'text', name: 'second', label: { en: 'Width and depth', es: 'Ancho y fondo' }, example: '2x1.5' },
    ],
    {
      value: { unit: 'ft' },
      second: {
        unit: 'ft',
        pair: {
          by: 'x',
          labels: [
            { en: 'Width', es: 'Ancho' },
            { en: 'Depth', es: 'Fondo' },
          ],
        },
      },
    },
  ),
  part(
    'temperature',
    { en: '°F and °C', es: '°F y °C' },
    ['f-to-c', 'c-to-f'],
    ['temperature', 'fahrenheit', 'celsius', 'degrees', 'temperatura', 'grados'],
    [{ kind: 'text', name: 'value', label: { en: 'Temperature', es: 'Temperatura' }, example: '86' }],
    { value: { unit: '°' } },
  ),
  part(
    'feet-meters',
    { en: 'Feet and meters', es: 'Pies y metros' },
    ['ft-to-m', 'm-to-ft'],
    ['feet', 'meters', 'metric', 'length', 'pies', 'metros', 'metrico', 'largo'],
    [{ kind: 'text', name: 'value', label: { en: 'Length', es: 'Largo' }, example: '100' }],
    { value: { unit: '' } },
  ),
  part(
    'inches-millimeters',
    { en: 'Inches and millimeters', es: 'Pulgadas y milímetros' },
    ['in-to-mm', 'mm-to-in'],
    ['inches', 'millimeters', 'metric', 'pulgadas', 'milimetros', 'metrico'],
    [{ kind: 'text', name: 'value', label: { en: 'Length', es: 'Largo' }, example: '3/4' }],
    { value: { unit: '' } },
  ),
  part(
    'horsepower',
    { en: 'Horsepower and kilowatts', es: 'Caballos de fuerza y kilowatts' },
    ['hp-to-kw', 'kw-to-hp'],
    ['hp', 'kw', 'motor', 'horsepower', 'caballos', 'potencia'],
    [{ kind: 'text', name: 'value', label: { en: 'Power', es: 'Potencia' }, example: '5' }],
    { value: { unit: '' } },
  ),
  part(
    'torque',
    { en: 'Torque of a motor', es: 'Par de un motor' },
    ['torque'],
    ['torque', 'lb ft', 'rpm', 'motor', 'par', 'torsion'],
    [
      { kind: 'text', name: 'value', label: { en: 'Power', es: 'Potencia' }, example: '5' },
      { kind: 'text', name: 'second', label: { en: 'Speed', es: 'Velocidad' }, example: '1750' },
    ],
    { value: { unit: 'hp' }, second: { unit: 'rpm' } },
  ),
  part(
    'peak-volts',
    { en: 'RMS and peak volts', es: 'Volts RMS y pico' },
    ['rms-to-peak', 'peak-to-rms'],
    ['rms', 'peak', 'sine wave', 'pico', 'onda', 'senoidal'],
    [{ kind: 'text', name: 'value', label: { en: 'Voltage', es: 'Voltaje' }, example: '120' }],
    { value: { unit: 'V' } },
  ),
  part(
    'wye-delta',
    { en: 'Phase and line, wye and delta', es: 'Fase y línea, estrella y delta' },
    ['phase-to-line', 'line-to-phase', 'line-is-phase'],
    ['three phase', 'wye', 'star', 'delta', 'line', 'phase', 'trifasico', 'estrella', 'delta', 'linea', 'fase', '1.732'],
    [
      { kind: 'text', name: 'value', label: { en: 'Figure', es: 'Cifra' }, example: '120' },
      { kind: 'text', name: 'second', label: { en: 'Unit', es: 'Unidad' }, example: 'V' },
    ],
    { value: { unit: '' }, second: { unit: '', options: UNITS_OF_A_PHASE } },
  ),
  part(
    'pulley-speed',
    { en: 'Speed by pulleys', es: 'Velocidad por poleas' },
    ['pulley-speed'],
    ['pulley', 'sheave', 'belt', 'rpm', 'polea', 'banda', 'velocidad', 'motor'],
    [
      { kind: 'text', name: 'value', label: { en: 'Speed of the motor', es: 'Velocidad del motor' }, example: '1750' },
      { kind: 'text', name: 'second', label: { en: 'Pulleys', es: 'Poleas' }, example: '4.5/10' },
    ],
    {
      value: { unit: 'rpm' },
      second: {
        unit: 'in',
        pair: {
          by: '/',
          labels: [
            { en: 'Pulley on the motor', es: 'Polea del motor' },
            { en: 'Pulley it drives', es: 'Polea movida' },
          ],
        },
      },
    },
  ),
  part(
    'pulley-size',
    { en: 'Size of a pulley', es: 'Tamaño de una polea' },
    ['pulley-size'],
    ['pulley', 'sheave', 'belt', 'rpm', 'polea', 'banda', 'diametro', 'motor'],
    [
      { kind: 'text', name: 'value', label: { en: 'The other pulley', es: 'La otra polea' }, example: '4' },
      { kind: 'text', name: 'second', label: { en: 'Speeds', es: 'Velocidades' }, example: '1750/875' },
    ],
    {
      value: { unit: 'in' },
      second: {
        unit: 'rpm',
        pair: {
          by: '/',
          labels: [
            { en: 'Speed of the other pulley', es: 'Velocidad de la otra polea' },
            { en: 'Speed wanted', es: 'Velocidad deseada' },
          ],
        },
      },
    },
  ),
  part(
    'awg-to-mm2',
    { en: 'AWG to mm²', es: 'AWG a mm²' },
    ['awg-to-mm2'],
    ['awg', 'metric', 'wire size', 'mm2', 'calibre', 'metrico', 'alambre', 'milimetros cuadrados'],
    [{ kind: 'text', name: 'value', label: { en: 'Conductor size', es: 'Calibre del conductor' }, example: '12' }],
    { value: { unit: '', options: SIZES } },
  ),
  part(
    'mm2-to-awg',
    { en: 'mm² to AWG', es: 'mm² a AWG' },
    ['mm2-to-awg'],
    ['awg', 'metric', 'wire size', 'mm2', 'calibre', 'metrico', 'alambre', 'milimetros cuadrados'],
    [{ kind: 'text', name: 'value', label: { en: 'Area', es: 'Área' }, example: '16' }],
    { value: { unit: 'mm²' } },
  ),
];

/** Square millimetres of one circular mil: π/4 of a mil squared. */
const MM2_PER_CMIL = (Math.PI / 4) * 0.0254 ** 2;
const KW_PER_HP = 0.746;
/** 33,000 ft-lb a minute over 2π. */
const LB_FT_PER_HP_RPM = 5252;
const MM_PER_IN = 25.4;
const M_PER_FT = 0.3048;

/** A figure written as '14.4', '-10', '1/4', '3-1/2' or '3 1/2', or a product or ratio such as '2x1.5' and '4.5/10'; undefined when it is none. */
export function readFigure(text: string): number | undefined {
  if (/^[\d.]+(?:[x/][\d.]+)+$/.test(text) && /x|\.\d/.test(text))
    return [...`x${text}`.matchAll(/([x/])([\d.]+)/g)].reduce(
      (value, [, by, each]) => (by === 'x' ? value * Number(each) : value / Number(each)),
      1,
    );
  const fraction = /^(?:(\d+)[-\s]+)?(\d+)\s*\/\s*(\d+)$/.exec(text.trim());
  if (fraction !== null) {
    const bottom = Number(fraction[3]);
    return bottom === 0 ? undefined : Number(fraction[1] ?? 0) + Number(fraction[2]) / bottom;
  }
  return /^[-−]?\d*\.?\d+$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : undefined;
}

/** Area in mm² of an AWG or kcmil size by its circular mils. */
export const squareMillimetres = (cmil: number): number => cmil * MM2_PER_CMIL;

/** Length in feet of what measures `inches` on a drawing of `inchesPerFoot` (1/4 in. = 1 ft). */
export const scaledFeet = (inches: number, inchesPerFoot: number): number => inches / inchesPerFoot;

const withUnit = (value: number, digits: number, unit: string): string =>
  `${show(value, digits)}${unit === '' || unit === '%' ? '' : ' '}${unit}`;

interface Worked {
  readonly result: string;
  readonly step: string;
  readonly figures: readonly (readonly [name: string, value: number, unit: string])[];
}

function work(
  operation: Operation,
  a: number,
  second: () => number,
  written: string,
  language: 'en' | 'es',
  refuse: (name: string) => InputError,
): Worked {
  const t = (en: string, es: string): string => say(language, { en, es });
  const one = (value: number, unit: string, from: string, formula: string, digits = 4): Worked => ({
    result: `${from} = **${withUnit(value, digits, unit)}**.`,
    step: `${formula} = ${withUnit(value, digits, unit)}.`,
    figures: [['result', value, unit]],
  });
  switch (operation) {
    case 'add':
    case 'subtract': {
      const b = second();
      const value = operation === 'add' ? a + b : a - b;
      const sum = `${inchText(a)} ${operation === 'add' ? '+' : '−'} ${inchText(b)}`;
      return {
        result: `${sum} = **${inchText(value)}** (${show(value, 4)}).`,
        step: `${show(a, 4)} ${operation === 'add' ? '+' : '−'} ${show(b, 4)} = ${show(value, 4)}.`,
        figures: [['result', value, '']],
      };
    }
    case 'percent-of': {
      const base = second();
      return one(
        (a / 100) * base,
        '',
        t(`${show(a)}% of ${show(base)}`, `${show(a)}% de ${show(base)}`),
        `${show(a)} / 100 × ${show(base)}`,
      );
    }
    case 'what-percent': {
      const base = second();
      if (base === 0) throw refuse('second');
      return one(
        (a / base) * 100,
        '%',
        t(`${show(a)} of ${show(base)}`, `${show(a)} de ${show(base)}`),
        `${show(a)} / ${show(base)} × 100`,
        2,
      );
    }
    case 'percent-change': {
      const base = second();
      if (base === 0) throw refuse('second');
      return one(
        ((a - base) / base) * 100,
        '%',
        t(`From ${show(base)} to ${show(a)}`, `De ${show(base)} a ${show(a)}`),
        `(${show(a)} − ${show(base)}) / ${show(base)} × 100`,
        2,
      );
    }
    case 'fraction-to-decimal':
      return one(a, t('in.', 'pulg.'), inchText(a), inchText(a));
    case 'decimal-to-fraction':
      return {
        result: t(
          `${show(a, 4)} in. = **${inchText(a)} in.** to the nearest 1/16.`,
          `${show(a, 4)} pulg. = **${inchText(a)} pulg.** al 1/16 más cercano.`,
        ),
        step: `${show(a, 4)} × 16 = ${show(a * 16, 2)} ≈ ${show(Math.round(a * 16))}/16.`,
        figures: [['result', Math.round(a * 16) / 16, 'in']],
      };
    case 'scale': {
      const perFoot = second();
      if (perFoot <= 0) throw refuse('second');
      const feet = scaledFeet(a, perFoot);
      return {
        result: t(
          `${inchText(a)} in. at ${inchText(perFoot)} in. = 1 ft is **${show(feet, 2)} ft**.`,
          `${inchText(a)} pulg. a escala ${inchText(perFoot)} pulg. = 1 pie son **${show(feet, 2)} pies**.`,
        ),
        step: `${show(a, 4)} / ${show(perFoot, 4)} = ${show(feet, 2)} ${t('ft', 'pies')}.`,
        figures: [['length', feet, 'ft']],
      };
    }
    case 'rectangle': {
      const b = second();
      const [area, perimeter] = [a * b, 2 * (a + b)];
      return {
        result: t(
          `Area **${show(area)}** square units, perimeter **${show(perimeter)}** units.`,
          `Área **${show(area)}** unidades cuadradas, perímetro **${show(perimeter)}** unidades.`,
        ),
        step: `${show(a)} × ${show(b)} = ${show(area)}; 2 × (${show(a)} + ${show(b)}) = ${show(perimeter)}.`,
        figures: [
          ['area', area, ''],
          ['perimeter', perimeter, ''],
        ],
      };
    }
    case 'circle': {
      const [area, around] = [(Math.PI / 4) * a * a, Math.PI * a];
      return {
        result: t(
          `Diameter ${show(a)}: area **${show(area, 3)}**, circumference **${show(around, 3)}**.`,
          `Diámetro ${show(a)}: área **${show(area, 3)}**, circunferencia **${show(around, 3)}**.`,
        ),
        step: `π / 4 × ${show(a)}² = ${show(area, 3)}; π × ${show(a)} = ${show(around, 3)}.`,
        figures: [
          ['area', area, ''],
          ['circumference', around, ''],
        ],
      };
    }
    case 'c-to-f':
      return one(a * 1.8 + 32, '°F', `${show(a)} °C`, `${show(a)} × 9/5 + 32`, 1);
    case 'f-to-c':
      return one((a - 32) / 1.8, '°C', `${show(a)} °F`, `(${show(a)} − 32) × 5/9`, 1);
    case 'ft-to-m':
      return one(a * M_PER_FT, 'm', `${show(a)} ${t('ft', 'pies')}`, `${show(a)} × 0.3048`, 3);
    case 'm-to-ft':
      return one(a / M_PER_FT, t('ft', 'pies'), `${show(a)} m`, `${show(a)} / 0.3048`, 2);
    case 'in-to-mm':
      return one(a * MM_PER_IN, 'mm', `${inchText(a)} ${t('in.', 'pulg.')}`, `${show(a, 4)} × 25.4`, 2);
    case 'mm-to-in':
      return one(a / MM_PER_IN, t('in.', 'pulg.'), `${show(a)} mm`, `${show(a)} / 25.4`, 3);
    case 'hp-to-kw':
      return one(a * KW_PER_HP, 'kW', `${show(a)} hp`, `${show(a)} × 0.746`, 3);
    case 'kw-to-hp':
      return one(a / KW_PER_HP, 'hp', `${show(a)} kW`, `${show(a)} / 0.746`, 2);
    case 'torque': {
      const rpm = second();
      if (rpm <= 0) throw refuse('second');
      return one(
        (a * LB_FT_PER_HP_RPM) / rpm,
        t('lb-ft', 'lb-pie'),
        `${show(a)} hp, ${show(rpm)} rpm`,
        `${show(a)} × 5252 / ${show(rpm)}`,
        1,
      );
    }
    case 'rms-to-peak':
      return one(a * Math.SQRT2, t('V peak', 'V pico'), `${show(a)} V RMS`, `${show(a)} × √2`, 1);
    case 'peak-to-rms':
      return one(a / Math.SQRT2, 'V RMS', `${show(a)} V ${t('peak', 'pico')}`, `${show(a)} / √2`, 1);
    case 'phase-to-line':
      return one(a * Math.sqrt(3), written, t('Line', 'Línea'), `${show(a)} ${written} × 1.732`, 2);
    case 'line-to-phase':
      return one(a / Math.sqrt(3), written, t('Phase', 'Fase'), `${show(a)} ${written} ÷ 1.732`, 2);
    case 'line-is-phase':
      return one(a, written, t('Line = phase', 'Línea = fase'), t('Line = phase', 'Línea = fase'));
    case 'pulley-speed':
    case 'pulley-size':
      return one(
        a * second(),
        operation === 'pulley-speed' ? 'rpm' : t('in.', 'pulg.'),
        `${show(a)} × ${written}`,
        `${show(a)} × ${written}`,
        2,
      );
    case 'volume': {
      const value = a * second();
      return {
        result: `**${show(value)} ft³** = **${show(value / 27)} yd³** (${show(value * M_PER_FT ** 3)} m³).`,
        step: `${show(a)} × ${written} ft = ${show(value)} ft³; ÷ 27 = ${show(value / 27)} yd³.`,
        figures: [
          ['volume', value, 'ft³'],
          ['cubicYards', value / 27, 'yd³'],
        ],
      };
    }
    case 'mm2-to-awg': {
      if (a <= 0) throw refuse('value');
      const cmil = a / MM2_PER_CMIL;
      const size = CONDUCTOR_SIZES.find((each) => circularMils(each) >= cmil * 0.999);
      const label = size === undefined ? t('over 2000 kcmil', 'más de 2000 kcmil') : sizeLabel(size);
      return {
        result: t(
          `${show(a)} mm² is ${show(cmil, 0)} circular mils; the next size not smaller is **${label}**.`,
          `${show(a)} mm² son ${show(cmil, 0)} circular mils; el calibre que no es menor es **${label}**.`,
        ),
        step: `${show(a)} mm² / 0.0005067 = ${show(cmil, 0)} ${t('circular mils', 'circular mils')}.`,
        figures: [['circularMils', cmil, 'cmil']],
      };
    }
    case 'awg-to-mm2':
      throw refuse('value');
  }
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const operation = read.choice('operation', OPERATIONS);
  const text = read.text('value');
  const refuse = (name: string): InputError =>
    new InputError(
      name,
      t(
        `Write a figure such as 14.4 or 3-1/2${operation === 'awg-to-mm2' ? ', or a size such as 12, 1/0 or 250' : ''}.`,
        `Escriba una cifra como 14.4 o 3-1/2${operation === 'awg-to-mm2' ? ', o un calibre como 12, 1/0 o 250' : ''}.`,
      ),
    );
  const second = (): number => {
    if (!read.given('second')) throw missing(SECOND_INPUT, language);
    const figure = readFigure(read.text('second'));
    if (figure === undefined) throw refuse('second');
    return figure;
  };
  let worked: Worked;
  if (operation === 'awg-to-mm2') {
    const size = CONDUCTOR_SIZES.find((each) => each === text);
    if (size === undefined) throw refuse('value');
    const area = squareMillimetres(circularMils(size));
    worked = {
      result: `${sizeLabel(size)} = **${show(area, area < 10 ? 2 : 1)} mm²**.`,
      step: `${show(circularMils(size))} × 0.0005067 = ${show(area, 2)} mm².`,
      figures: [['area', area, 'mm²']],
    };
  } else {
    const figure = readFigure(text);
    if (figure === undefined) throw refuse('value');
    worked = work(
      operation,
      figure,
      second,
      read.given('second') ? read.text('second').replaceAll('x', ' × ').replace('/', ' ÷ ') : '',
      language,
      refuse,
    );
  }
  return {
    result: worked.result,
    explanation: '',
    steps: [worked.step],
    figures: worked.figures.map(([name, value, unit]) => ({ name, value, unit, grade: 'V2' })),
    references: [],
    assumptions: [],
    cautions: operation.includes('awg')
      ? [
          t(
            'Metric cable sizes are not the same as AWG: never use the smaller one.',
            'Los calibres métricos no son iguales a los AWG: nunca use el menor.',
          ),
        ]
      : [],
    tables: [],
  };
}

export const tradeMath: Calculator = {
  id: 'trade-math',
  title: { en: 'Trade arithmetic', es: 'Aritmética del oficio' },
  words: ['arithmetic', 'math', 'aritmetica', 'cuentas'],
  inputs: INPUTS,
  parts: PARTS,
  calculate,
  followUps: {
    en: ['How do I read a scale ruler?', 'What is 7/16 in. in decimals?'],
    es: ['¿Cómo leo un escalímetro?', '¿Cuánto es 7/16 pulg. en decimal?'],
  },
};
