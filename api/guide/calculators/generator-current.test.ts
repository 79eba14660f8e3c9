import { expect, test } from 'vitest';
import { generatorAmperes, generatorCurrent } from './generator-current.ts';

test('22 kW at 240 V single-phase: 91.7 A, conductors for 105.42 A', () => {
  const { result } = generatorCurrent.calculate({ kw: 22, volts: 240 }, { edition: '2023', language: 'en' });
  expect(result).toContain('**91.7 A**');
  expect(result).toContain('**105.42 A**');
});

test('100 kW at 480 V three-phase, power factor 0.8: 150.4 A', () => {
  expect(generatorAmperes(100, 480, '3', 0.8).rated).toBeCloseTo(150.35, 1);
});
