import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { motorFeeder, motorFeederAmpacity, motorFeederDeviceLimit } from './motor-feeder.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('feeder for several motors', () => {
  test('25, 10 and 7-1/2 hp at 460 V with breakers', () => {
    const answer = motorFeeder.calculate({ motors: '25, 10, 7-1/2', volts: 460 }, en);
    const figure = (name: string) => answer.figures.find((each) => each.name === name)?.value;
    // 1.25 × 34 + 14 + 11 = 67.5 A; 34 A × 250% up to 90 A; 90 + 14 + 11 = 115 A, down to 110 A
    expect(figure('feederAmpacity')).toBe(67.5);
    expect(figure('deviceLimit')).toBe(115);
    expect(figure('deviceRating')).toBe(110);
    expect(answer.result).toContain('**67.5 A**');
  });

  test('a motor that the table does not list is named', () => {
    expect(() => motorFeeder.calculate({ motors: '25, 8', volts: 460 }, en)).toThrow(/8 hp/);
    expect(() => motorFeeder.calculate({ motors: '5, 3', volts: 230 }, en)).toThrow(InputError);
  });

  test('other load counts in both sums', () => {
    expect(motorFeederAmpacity([34, 14], 20)).toBe(76.5);
    expect(
      motorFeederDeviceLimit(
        [
          { fullLoadAmperes: 34, deviceA: 90 },
          { fullLoadAmperes: 14, deviceA: 35 },
        ],
        20,
      ),
    ).toBe(124);
  });
});

test('one motor alone is 125%; adding a motor never lowers the ampacity; order does not matter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 300, noNaN: true }), { minLength: 1, maxLength: 8 }),
      fc.double({ min: 1, max: 300, noNaN: true }),
      (group, more) => {
        expect(motorFeederAmpacity([more], 0)).toBeCloseTo(1.25 * more, 6);
        expect(motorFeederAmpacity([...group, more], 0)).toBeGreaterThan(motorFeederAmpacity(group, 0));
        expect(motorFeederAmpacity([...group].reverse(), 0)).toBeCloseTo(motorFeederAmpacity(group, 0), 6);
      },
    ),
  );
});
