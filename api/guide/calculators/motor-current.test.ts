import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hpLabel, motorFullLoadCurrent, THREE_PHASE_MOTORS } from '../tables/motors.ts';
import { InputError } from './calculator.ts';
import { motorCurrent } from './motor-current.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('full-load current from the tables', () => {
  test.each([
    ['3', 10, 460, 14],
    ['3', 10, 480, 14],
    ['3', 25, 460, 34],
    ['3', 7.5, 208, 24.2],
    ['1', 3, 230, 17],
    ['1', 1 / 3, 120, 7.2],
    ['dc', 7.5, 240, 29],
    ['3', 0.5, 575, 0.9],
  ] as const)('%s phase %d hp at %d V is %d A', (phases, hp, volts, amperes) => {
    const answer = motorCurrent.calculate({ phases, hp, volts }, en);
    expect(answer.figures[0]).toMatchObject({ name: 'fullLoadCurrent', value: amperes, unit: 'A' });
    expect(answer.result).toContain(`**${amperes} A**`);
  });

  test('10 hp at 460 V is not the two-phase 12 A', () => {
    expect(motorFullLoadCurrent('3', 10, 460)?.amperes).toBe(14);
  });

  test('a direct-current figure, seen in one source, is marked', () => {
    expect(motorCurrent.calculate({ phases: 'dc', hp: 7.5, volts: 240 }, en).result).toContain('(not verified)');
    expect(motorCurrent.calculate({ phases: 'dc', hp: 7.5, volts: 240 }, { ...en, language: 'es' }).result).toContain('(sin verificar)');
    expect(motorCurrent.calculate({ phases: '3', hp: 10, volts: 460 }, en).result).not.toContain('verified');
    expect(motorCurrent.calculate({ phases: '3', hp: 300, volts: 480 }, en).result).toContain('**361 A** by');
    expect(motorCurrent.calculate({ phases: '3', hp: 300, volts: 575 }, en).result).toContain('**289 A** (not verified)');
    expect(motorCurrent.calculate({ phases: '3', hp: 100, volts: 2300 }, en).result).toContain('**26 A** (not verified)');
  });

  test('supply follows from 460 V or more than 10 hp, and is asked for otherwise', () => {
    expect(motorCurrent.calculate({ hp: 10, volts: 460 }, en).assumptions).toHaveLength(1);
    expect(motorCurrent.calculate({ hp: 25, volts: 230 }, en).figures[0]?.value).toBe(68);
    expect(() => motorCurrent.calculate({ hp: 5, volts: 230 }, en)).toThrow(InputError);
  });

  test('horsepower that no row has is named with those that are listed', () => {
    expect(() => motorCurrent.calculate({ hp: 8, volts: 460, phases: '3' }, en)).toThrow(/7-1\/2, 10/);
    expect(() => motorCurrent.calculate({ hp: 15, volts: 230, phases: '1' }, en)).toThrow(InputError);
    expect(() => motorCurrent.calculate({ hp: 10, volts: 300, phases: '3' }, en)).toThrow(/460/);
  });

  test('the excerpt shows the row used', () => {
    const table = motorCurrent.calculate({ hp: 10, volts: 460, phases: '3' }, en).tables[0];
    expect(table?.rows[table.highlight]?.[0]).toBe('10');
    expect(table?.rows).toHaveLength(5);
  });
});

test('more horsepower never draws less at one voltage, and a higher voltage never draws more', () => {
  const rows = THREE_PHASE_MOTORS.rows.length;
  fc.assert(
    fc.property(fc.nat(rows - 2), fc.nat(4), (row, column) => {
      const here = THREE_PHASE_MOTORS.rows[row]?.amperes;
      const larger = THREE_PHASE_MOTORS.rows[row + 1]?.amperes;
      const [a, b] = [here?.[column], larger?.[column]];
      if (typeof a === 'number' && typeof b === 'number') expect(b).toBeGreaterThan(a);
      const next = here?.[column + 1];
      if (typeof a === 'number' && typeof next === 'number') expect(next).toBeLessThanOrEqual(a);
    }),
  );
});

test.each([
  [0.5, '1/2'],
  [1.5, '1-1/2'],
  [7.5, '7-1/2'],
  [1 / 6, '1/6'],
  [20, '20'],
])('%d hp is written %s', (hp, label) => {
  expect(hpLabel(hp)).toBe(label);
});
