import { expect, test } from 'vitest';
import { boxCapacity } from './box-capacity.ts';
import { InputError } from './calculator.ts';

const EN = { edition: '2023', language: 'en' } as const;
const most = (values: Record<string, string | number>) =>
  boxCapacity.calculate(values, EN).figures.find((each) => each.name === 'conductors')?.value;

test('30.3 in³ holds 13 of 12 AWG, a 4 × 1-1/2 square box 9', () => {
  expect(most({ size: '12', boxVolumeIn3: 30.3 })).toBe(13);
  expect(most({ size: '12', box: 'square: 4 × 1-1/2' })).toBe(9);
  expect(() => boxCapacity.calculate({ size: '12' }, EN)).toThrow(InputError);
});
