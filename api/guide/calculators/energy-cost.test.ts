import { expect, test } from 'vitest';
import { energyCost } from './energy-cost.ts';

test('1,500 W, 8 h a day for 30 days at 15 cents: 360 kWh, $54.00', () => {
  const answer = energyCost.calculate({ watts: 1500, hoursPerDay: 8, pricePerKwh: 0.15 }, { edition: '2023', language: 'en' });
  expect(answer.figures.map((figure) => figure.value)).toEqual([360, 54]);
  expect(answer.result).toContain('$54.00');
});
