import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conductorResistance, resistanceOfLength } from './conductor-resistance.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('conductor resistance', () => {
  test('500 ft of 6 AWG copper: 0.2455 ohm', () => {
    const answer = conductorResistance.calculate({ size: '6', lengthFt: 500 }, en);
    expect(answer.figures[1]?.value).toBeCloseTo(0.2455, 9);
    expect(answer.result).not.toContain('verified');
  });
  test('out and back doubles it', () => {
    expect(conductorResistance.calculate({ size: '6', lengthFt: 500, roundTrip: 'yes' }, en).figures[1]?.value).toBeCloseTo(0.491, 9);
  });
  test('12 AWG copper is stranded unless said to be solid', () => {
    expect(conductorResistance.calculate({ size: '12', lengthFt: 1000 }, en).figures[1]?.value).toBeCloseTo(1.98, 9);
    expect(conductorResistance.calculate({ size: '12', lengthFt: 1000, solid: 'yes' }, en).figures[1]?.value).toBeCloseTo(1.93, 9);
  });
  test('another temperature is marked', () => {
    expect(conductorResistance.calculate({ size: '6', lengthFt: 500, conductorC: 25 }, en).result).toContain('(not verified)');
  });
});

test('longer or hotter never has less resistance', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 1e4, noNaN: true }),
      fc.double({ min: 0, max: 1e3, noNaN: true }),
      fc.double({ min: 0, max: 60, noNaN: true }),
      (feet, more, warmer) => {
        expect(resistanceOfLength(0.5, feet + more, 'cu', 75)).toBeGreaterThanOrEqual(resistanceOfLength(0.5, feet, 'cu', 75));
        expect(resistanceOfLength(0.5, feet, 'al', 75 + warmer)).toBeGreaterThanOrEqual(resistanceOfLength(0.5, feet, 'al', 75));
      },
    ),
  );
});
