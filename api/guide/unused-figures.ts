// Figures of a question that its calculation made no use of. A figure unheard may be one that changes the answer: the reader is told.
import type { Calculator } from './calculators/calculator.ts';
import type { Quantity } from './understand/quantities.ts';
import type { Reading } from './understand/read-question.ts';

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

/** Three hours make a load continuous and 100 % names a kind of breaker: no step need repeat them. */
const SAYS_LITTLE: ReadonlySet<Quantity['kind']> = new Set(['time', 'money', 'percent']);

const NUMBER = /(\d+)-(\d+)\/(\d+)|(\d+)\/(\d+)|\d+(?:\.\d+)?/g;

const numbersIn = (text: string): number[] =>
  [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(NUMBER)].map(([whole, ones, over, under, top, bottom]) =>
    ones !== undefined ? Number(ones) + Number(over) / Number(under) : top !== undefined ? Number(top) / Number(bottom) : Number(whole),
  );

/**
 * The figures with a unit in `reading`, as written ('40 °c'), of which no number in `told` can have come; `told` is everything that
 * the answer shows. A voltage counts only where the calculator takes one, and one of a pair is enough: '120/240 v' is one system.
 */
export function unusedFigures(reading: Reading, { inputs }: Calculator, told: readonly string[]): string[] {
  const numbers = numbersIn(told.join(' '));
  const counts = numbersIn(reading.plain);
  // 'Ten 150 W lamps' are told as 1,500 W; nobody counts breakers together.
  const timesFor = ({ kind, value }: Quantity): readonly number[] => (kind === 'current' && value >= 15 ? [1] : [1, ...counts]);
  const used = (each: Quantity): boolean =>
    GUISES.some((guise) =>
      timesFor(each).some((count) => numbers.some((number) => Math.abs(number - guise(each.value) * count) <= number * 0.006)),
    );
  const voltageUsed = !inputs.some((input) => input.kind === 'number' && input.unit === 'V') || reading.all('voltage').some(used);
  const unused = reading.quantities.filter(
    (each) => !used(each) && !SAYS_LITTLE.has(each.kind) && !(each.kind === 'voltage' && voltageUsed),
  );
  return [...new Set(unused.map(({ text }) => text.trim()))];
}
