import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { InputError, type Values } from './calculator.ts';
import { anglePullIn, pullBox, straightPullIn } from './pull-box.ts';

const guide = createGuide(packFor('en'), packFor('es'));

const en = { edition: '2023', language: 'en' } as const;
const of = (values: Values) => pullBox.calculate(values, en);
const figure = (values: Values, name: string) => of(values).figures.find((each) => each.name === name)?.value;

describe('pull box', () => {
  test('straight: eight times the largest, others do not add', () => {
    expect(figure({ pull: 'straight', raceways: '3' }, 'straightPullLength')).toBe(24);
    expect(figure({ pull: 'straight', raceways: '4, 2, 2, 2' }, 'straightPullLength')).toBe(32);
  });

  test('entries of the same conductors: six times the larger, the others do not add', () => {
    expect(of({ pull: 'entries', raceways: '2-1/2, 2-1/2' }).figures.map((each) => each.value)).toEqual([15]);
  });

  test('angle: six times the largest plus the others', () => {
    // 6 × 3 + 2 + 2 = 22
    const values = { pull: 'angle', raceways: '3, 2, 2', otherRaceways: '3, 2, 2' };
    expect(figure(values, 'distanceToOppositeWall')).toBe(22);
    expect(figure(values, 'entrySpacing')).toBe(18);
    expect(of(values).result).toContain('**22 in. × 22 in.**');
    expect(of({ pull: 'angle', raceways: '3, 3' }).steps[0]).toBe('First wall: 6 × 3 in. + 3 = 21 in. to the opposite wall.');
    expect(pullBox.calculate(values, { ...en, language: 'es' }).result).toContain('La caja debe medir al menos');
  });

  test('U', () => expect(figure({ pull: 'u', raceways: '2-1/2, 2-1/2' }, 'distanceToOppositeWall')).toBe(17.5));

  test('asks and refuses', () => {
    expect(() => of({ raceways: '3' })).toThrow('Kind of pull');
    expect(() => of({ pull: 'straight', raceways: 'big' })).toThrow(InputError);
  });
});

test('larger or more raceways never a smaller box', () => {
  const sizes = fc.array(fc.constantFrom(1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(sizes, fc.constantFrom(1, 2, 4), (raceways, more) => {
      expect(anglePullIn([...raceways, more])).toBeGreaterThan(anglePullIn(raceways));
      expect(straightPullIn([...raceways, more])).toBeGreaterThanOrEqual(straightPullIn(raceways));
      expect(anglePullIn([...raceways].reverse())).toBeCloseTo(anglePullIn(raceways), 9);
    }),
  );
});

// 314.28(A)(2): 6 × 2 in.
test.each([
  ['12x12 box, 2 in. conduits in and out at an angle, four 3/0'],
  ['caja de 12x12, tubos de 2 pulgadas en ángulo, cuatro 3/0, ¿alcanza?'],
])('a box is no wireway: %s', (text) => {
  const { result, restsOn } = guide.answer({ text }).answer;
  expect(restsOn).toContain('pull-box');
  expect(result).toContain('12 in.');
});
