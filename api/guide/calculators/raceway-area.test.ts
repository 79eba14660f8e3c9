import { expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { racewayArea } from './raceway-area.ts';

const EN = { edition: '2023', language: 'en' } as const;

test('2 in. EMT has 3.356 in², 40% of it 1.3424', () => {
  const { figures } = racewayArea.calculate({ raceway: 'emt', tradeSize: '2' }, EN);
  expect(figures.find((each) => each.name === 'area')?.value).toBe(3.356);
  expect(figures.find((each) => each.name === 'area40')?.value).toBeCloseTo(1.3424, 4);
});

test('a size that the raceway is not made in is refused', () => {
  expect(() => racewayArea.calculate({ raceway: 'emt', tradeSize: '6' }, EN)).toThrow(InputError);
});
