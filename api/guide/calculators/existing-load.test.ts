import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { InputError } from './calculator.ts';
import { existingLoad, existingLoadAmperes } from './existing-load.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('existing load', () => {
  test('12 kW peak and an 11,520 VA charger on a 100 A service', () => {
    // 12,000 / 240 = 50 A × 1.25 = 62.5 A; + 48 A = 110.5 A
    const answer = existingLoad.calculate({ peakKw: 12, newLoadVa: 11520, serviceAmperes: 100 }, en);
    expect(answer.figures[0]?.value).toBeCloseTo(110.5, 9);
    expect(answer.result).toContain('not enough');
    expect(existingLoad.calculate({ peakKw: 12, newLoadVa: 7200, serviceAmperes: 100 }, en).result).toContain('**is enough**');
    // 1.25 × 68 A of 100 A; what is to be added was not told
    expect(existingLoad.calculate({ peakAmperes: 68, serviceAmperes: 100 }, en).result).toMatch(/15 A.* left.*not in this sum/);
  });

  test('a new load in amperes counts, with 125% where it is continuous', () => {
    const sum = (newContinuous: string) =>
      existingLoad.calculate({ peakAmperes: 68, newLoadAmperes: 32, newContinuous, serviceAmperes: 100 }, en).figures[0]?.value;
    expect(sum('no')).toBeCloseTo(85 + 32, 9);
    expect(sum('yes')).toBeCloseTo(85 + 40, 9);
  });

  test('a new load told in both is added once', () => {
    const told = { peakAmperes: 68, newLoadAmperes: 80, newLoadVa: 19200 };
    expect(existingLoad.calculate(told, en).figures[0]?.value).toBeCloseTo(85 + 80, 9);
    expect(existingLoad.calculate({ ...told, newLoadVa: 4800 }, en).figures[0]?.value).toBeCloseTo(85 + 80 + 20, 9);
  });

  test('the demand is asked for', () => {
    expect(() => existingLoad.calculate({ newLoadVa: 7200 }, en)).toThrow(InputError);
  });
});

test('more demand or new load never lowers the sum', () => {
  const amps = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(amps, amps, amps, (peak, added, more) => {
      expect(existingLoadAmperes(peak + more, added)).toBeGreaterThanOrEqual(existingLoadAmperes(peak, added));
      expect(existingLoadAmperes(peak, added + more)).toBeGreaterThanOrEqual(existingLoadAmperes(peak, added));
    }),
  );
});

test.each([
  // 85 + 1.25 × 32 = 125 A
  ['100A service, highest peak 68 amps at 240, can I add a hardwired 32 amp car charger', 'No.', '125 A'],
  ['acometida de 100 A, demanda máxima 60 amperes, ¿puedo agregar un cargador de 32 amperes?', 'No.', '115 A'],
  ['200A service, peak demand 80 amps, can I add a 40 amp EV charger?', 'Yes.', '150 A'],
])('a load in amperes is added: %s', (text, word, amperes) => {
  const result = createGuide(packFor('en'), packFor('es')).answer({ text }).answer.result.replaceAll('*', '');
  expect(result.startsWith(word), result).toBe(true);
  expect(result).toContain(amperes);
});
