// Figures of a question that its calculation made no use of. A figure unheard may be one that changes the answer: the reader is told.
import type { Calculator, Values } from '../calculators/calculator.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/read-question.ts';

/** What a figure may have become on its way into a result: other units of length, kilo, degrees Fahrenheit, a part of one, hours, volts to ground. */
const GUISES: readonly ((value: number) => number)[] = [
  (value) => value,
  (value) => value / 1000,
  (value) => value * 1000,
  (value) => value * 12,
  (value) => value / 12,
  (value) => value * 0.3048,
  (value) => value * 30.48,
  (value) => value * 304.8,
  (value) => (value * 9) / 5 + 32,
  (value) => value / 100,
  (value) => 1 - value / 100,
  (value) => value * 60,
  (value) => value * 3600,
  (value) => value / Math.sqrt(3),
];

/** What is told in other units or summed on its way (watts, horsepower), or only names a kind (3 hours, 100 %), is no sign of a misreading. */
const TELLING: ReadonlySet<Quantity['kind']> = new Set(['current', 'voltage', 'length', 'temperature', 'area', 'resistance']);
/** Kinds that count only where the calculator takes them. */
const TAKEN: Partial<Readonly<Record<Quantity['kind'], string>>> = { current: 'A', voltage: 'V' };

const NUMBER = /(\d+)-(\d+)\/(\d+)|(\d+)\/(\d+)|\d+(?:\.\d+)?/g;

const numbersIn = (text: string): number[] =>
  [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(NUMBER)].map(([whole, ones, over, under, top, bottom]) =>
    ones !== undefined ? Number(ones) + Number(over) / Number(under) : top !== undefined ? Number(top) / Number(bottom) : Number(whole),
  );

/** '50 °c' as people write it: 50 °C. */
const written = (text: string): string =>
  text
    .replace(/° ?([cf])\b/, (_, scale: string) => `°${scale.toUpperCase()}`)
    .replace(/ ?-?amps?$/, ' A')
    .replace(/ ?v$/, ' V');

/**
 * The figures with a unit in `reading`, as written ('40 °C'), of which no number in `told` can have come; `told` is everything that
 * the answer shows. One of a pair of voltages is enough: '120/240 v' is one system. A nipple's length has only made it one.
 */
export function unusedFigures(reading: Reading, { inputs, headed }: Calculator, values: Values, told: readonly string[]): string[] {
  const numbers = numbersIn(told.join(' '));
  const counts = numbersIn(reading.plain);
  // 'Ten lamps of 0.7 A' are told as 7 A; nobody counts breakers together.
  const timesFor = ({ kind, value }: Quantity): readonly number[] => (kind === 'current' && value < 15 ? [1, ...counts] : [1]);
  const used = (each: Quantity): boolean =>
    GUISES.some((guise) =>
      timesFor(each).some((count) => numbers.some((number) => Math.abs(number - guise(each.value) * count) <= number * 0.006)),
    );
  const counted = ({ kind }: Quantity): boolean =>
    TELLING.has(kind) &&
    (TAKEN[kind] === undefined || inputs.some((input) => input.kind === 'number' && input.unit === TAKEN[kind])) &&
    !(kind === 'voltage' && (reading.all('voltage').some(used) || headed?.some((each) => each.kind === 'toGround') === true)) &&
    !(kind === 'length' && values.nipple === 'yes');
  return [...new Set(reading.quantities.filter((each) => counted(each) && !used(each)).map(({ text }) => written(text.trim())))];
}
