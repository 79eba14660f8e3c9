import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { busbar120Percent, busbarRoom } from './busbar-120-percent.ts';

const guide = createGuide(packFor('en'), packFor('es'));
const en = { edition: '2023', language: 'en' } as const;

describe('120% rule', () => {
  test('200 A bus and main: 40 A, a 32 A inverter', () => {
    const answer = busbar120Percent.calculate({ busAmperes: 200, mainAmperes: 200, inverterAmperes: 32 }, en);
    expect(answer.figures.map((figure) => figure.value)).toEqual([40, 0, 32, 40]);
    expect(answer.result).toContain('**fits**');
    expect(busbar120Percent.calculate({ busAmperes: 200, mainAmperes: 200, inverterAmperes: 33 }, en).result).toContain('does not fit');
  });

  test('225 A bus with a 200 A main: 70 A', () => {
    expect(busbarRoom(225, 200)).toEqual({ atOppositeEndA: 70, anywhereA: 25, largestInverterA: 56, largestBreakerA: 70 });
  });

  test('a main too large leaves nothing', () => {
    expect(busbarRoom(100, 125)).toEqual({ atOppositeEndA: 0, anywhereA: 0, largestInverterA: 0, largestBreakerA: undefined });
  });
});

test('a larger bus or a smaller main never leaves less room', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1000 }), fc.integer({ min: 100, max: 1000 }), fc.nat(200), (bus, main, more) => {
      expect(busbarRoom(bus + more, main).atOppositeEndA).toBeGreaterThanOrEqual(busbarRoom(bus, main).atOppositeEndA);
      expect(busbarRoom(bus, main + more).atOppositeEndA).toBeLessThanOrEqual(busbarRoom(bus, main).atOppositeEndA);
    }),
  );
});

// 705.12(B): away from the opposite end the main and 125 % of the inverter stay within the busbar, 200 A + 40 A > 225 A.
test.each([
  ['PV breaker in the middle of a 225 A bus, 200 main, 32 A', 'does not fit'],
  ['225 bus 200 main, 32 A inverter, breaker not at the opposite end, does it fit?', '**No.**'],
  ['El breaker solar quedó a la mitad de la barra de 225 con principal de 200, inversor de 32 A, ¿pasa?', '**No.**'],
  ['200 A bus, 150 main, 40 A PV breaker right next to the main breaker, legal?', '50 A'],
  ['200 bus 200 main, 32 A inverter at the opposite end, ok?', '**Yes.**'],
  ['does a 32 amp inverter pass the 120% rule on 225 bus with 200 main', 'Yes, unless the breaker is not at the end opposite the main.'],
])('where the backfed breaker sits counts: %s', (text, said) => {
  expect(guide.answer({ text }).answer.result).toContain(said);
});
