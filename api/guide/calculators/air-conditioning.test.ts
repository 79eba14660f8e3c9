import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { airConditioning } from './air-conditioning.ts';
import { InputError } from './calculator.ts';

const guide = createGuide(packFor('en'), packFor('es'));

const en = { edition: '2023', language: 'en' } as const;
const figure = (values: Parameters<typeof airConditioning.calculate>[0], name: string) =>
  airConditioning.calculate(values, en).figures.find((each) => each.name === name)?.value;

describe('air conditioner from its nameplate', () => {
  test('MCA 28.4 A, MOCP 45 A', () => {
    const answer = airConditioning.calculate({ minimumCircuitAmpacity: 28.4, maximumOvercurrent: 45 }, en);
    // 10 AWG copper is 30 A at 60 °C; the MCA is not multiplied again
    expect(answer.result).toContain('10 AWG');
    expect(answer.result).toContain('**45 A**');
    expect(answer.result).not.toContain('verified');
  });

  test('terminals decide', () => {
    expect(figure({ minimumCircuitAmpacity: 33, maximumOvercurrent: 50 }, 'conductorSize')).toBe('8 AWG');
    expect(figure({ minimumCircuitAmpacity: 33, maximumOvercurrent: 50, terminals: '75' }, 'conductorSize')).toBe('10 AWG');
  });

  test('a MOCP between standard ratings is rounded down', () => {
    expect(figure({ minimumCircuitAmpacity: 33, maximumOvercurrent: 56 }, 'deviceRating')).toBe(50);
  });

  test('from the rated-load current: 125% and 175%, rounded down, 15 A at least', () => {
    const answer = airConditioning.calculate({ ratedLoadAmperes: 20 }, en);
    expect(answer.figures[0]?.value).toBe(25);
    expect(figure({ ratedLoadAmperes: 20 }, 'deviceRating')).toBe(35);
    expect(figure({ ratedLoadAmperes: 6 }, 'deviceRating')).toBe(15);
    expect(answer.result).not.toContain('verified');
  });

  test('without MCA and rated-load current it asks for the MCA', () => {
    try {
      airConditioning.calculate({ maximumOvercurrent: 50 }, en);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      expect((error as InputError).input).toBe('minimumCircuitAmpacity');
    }
  });
});

// 240.6(A): 15 and 20 A are standard, and nothing between them; 15 A is below the MCA.
test.each([
  ['MCA 17 MOCP 19 can I put it on a 20 A breaker', '**No.** 20 A is more than the device allowed, 15 A', 'below the MCA of 17 A'],
  ['MCA 17, max 19, ¿puedo poner breaker de 20?', '**No.** 20 A pasa de la protección permitida, 15 A', 'abajo del MCA de 17 A'],
  ['MCA 18 MOCP 30, is a 25 A breaker ok with 12 AWG?', '**Yes.**', '25 A is within the device allowed, 30 A'],
])('a device is held to the plate: %s', (text, ...said) => {
  for (const each of said) expect(guide.answer({ text }).answer.result).toContain(each);
});

test('what is asked of a disconnect is no breaker', () => {
  const text =
    'Minimum Circuit Ampacity 15.0A, Max Fuse 25.0A. So does this mean that the breaker should be 15A and the fused disconnect should be 25A?';
  expect(guide.answer({ text }).answer.result).not.toContain('Yes.');
});
