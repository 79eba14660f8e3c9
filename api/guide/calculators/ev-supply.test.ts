import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { chargerBreaker, evSupply } from './ev-supply.ts';

const en = { edition: '2023', language: 'en' } as const;
const figure = (values: Parameters<typeof evSupply.calculate>[0], name: string) =>
  evSupply.calculate(values, en).figures.find((each) => each.name === name)?.value;

describe('vehicle charger', () => {
  test.each([
    [12, 15, '14 AWG'],
    [16, 20, '12 AWG'],
    [24, 30, '10 AWG'],
    [32, 40, '8 AWG'],
    [40, 50, '6 AWG'],
    // 60 A: 4 AWG at 60 °C (70 A); 6 AWG with 75 °C terminals (65 A)
    [48, 60, '4 AWG'],
    [80, 100, '1 AWG'],
  ])('%d A: %d A breaker, %s', (chargerAmperes, breaker, size) => {
    expect(figure({ chargerAmperes }, 'breakerRating')).toBe(breaker);
    expect(figure({ chargerAmperes }, 'conductorSize')).toBe(size);
  });

  test('48 A with 75 °C terminals is 6 AWG', () => {
    expect(figure({ chargerAmperes: 48, terminals: '75' }, 'conductorSize')).toBe('6 AWG');
    expect(evSupply.calculate({ chargerAmperes: 48 }, en).result).toContain('6 AWG copper');
  });

  test('small conductors keep to 240.4(D) whatever the terminals', () => {
    expect(figure({ chargerAmperes: 16, terminals: '75' }, 'conductorSize')).toBe('12 AWG');
    expect(figure({ chargerAmperes: 24, terminals: '75' }, 'conductorSize')).toBe('10 AWG');
    expect(figure({ chargerAmperes: 12, terminals: '75' }, 'conductorSize')).toBe('14 AWG');
    expect(figure({ chargerAmperes: 17, terminals: '75' }, 'conductorSize')).toBe('10 AWG');
  });
});

test('the breaker is never below 125% and never falls with the current', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 400, noNaN: true }), fc.double({ min: 0, max: 100, noNaN: true }), (amperes, more) => {
      expect(chargerBreaker(amperes)).toBeGreaterThanOrEqual(1.25 * amperes - 1e-6);
      expect(chargerBreaker(amperes + more)).toBeGreaterThanOrEqual(chargerBreaker(amperes) ?? 0);
    }),
  );
});

test.each([
  // 7,700 W each; 11,500 W / 240 V = 47.9 A, × 125% = 59.9 A
  ['12 EV chargers 7.7 kW each', ['92,400 VA', '12 × 7,700 VA']],
  ['EV charger 11.5 kW at 240V what breaker', ['60 A']],
  ['cargador de auto de 7.2 kW, qué breaker', ['40 A']],
])('a charger may be told by its power: %s', (text, told) => {
  const { result } = createGuide(packFor('en'), packFor('es')).answer({ text }).answer;
  for (const each of told) expect(result).toContain(each);
});
