import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEND_ANGLES, OFFSET_FIGURES } from '../tables/raceway-bending.ts';
import { InputError } from './calculator.ts';
import { conduitBend, offsetMarks } from './conduit-bend.ts';
import { inchText } from './inch-text.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('conduit bends', () => {
  test('a 4 in. offset at 30°, 30 in. away: 8 in. between bends, marks at 31 and 23 in.', () => {
    expect(offsetMarks(4, '30', 30)).toEqual({ betweenBendsIn: 8, shrinkIn: 1, atObstacleIn: 31, nearEndIn: 23 });
    expect(conduitBend.calculate({ heightIn: 4, angle: '30', distanceIn: 30 }, en).result).toContain('**8 in.**');
  });

  test('a 12 in. stub of 1/2 in. EMT is marked at 7 in.', () => {
    expect(conduitBend.calculate({ bend: 'stub-up', heightIn: 12, tradeSize: '1/2' }, en).result).toContain('**7 in.**');
    expect(() => conduitBend.calculate({ bend: 'stub-up', heightIn: 12 }, en)).toThrow(InputError);
    expect(() => conduitBend.calculate({ bend: 'stub-up', heightIn: 4, tradeSize: '1/2' }, en)).toThrow(InputError);
  });

  test('a three-bend saddle over 3 in.: 7-1/2 in. to either side, 9/16 in. shrink', () => {
    const answer = conduitBend.calculate({ bend: 'saddle-3', heightIn: 3, distanceIn: 40 }, en);
    expect(answer.result).toContain('**7-1/2 in.**');
    expect(answer.result).toContain('**40-9/16 in.**');
    expect(() => conduitBend.calculate({ bend: 'saddle-3', heightIn: 3, angle: '30' }, en)).toThrow(InputError);
  });

  test('a four-bend saddle asks for the width', () => {
    expect(conduitBend.calculate({ bend: 'saddle-4', heightIn: 4, angle: '45', widthIn: 10 }, en).result).toContain('**5-5/8 in.**');
    expect(() => conduitBend.calculate({ bend: 'saddle-4', heightIn: 4 }, en)).toThrow(InputError);
  });
});

test.each([
  [14.375, '14-3/8'],
  [0.5, '1/2'],
  [7, '7'],
  [0, '0'],
  [-1.5, '−1-1/2'],
  [2.999, '3'],
])('%d in. is %s', (inches, text) => {
  expect(inchText(inches)).toBe(text);
});

test('the stamped figures follow the trigonometry', () => {
  for (const angle of BEND_ANGLES) {
    const radians = (Number(angle) * Math.PI) / 180;
    expect(Math.abs(OFFSET_FIGURES[angle].multiplier * Math.sin(radians) - 1)).toBeLessThan(0.05);
    expect(Math.abs(OFFSET_FIGURES[angle].shrinkIn - Math.tan(radians / 2))).toBeLessThan(0.08);
  }
});

test('a deeper offset moves its marks further apart, a steeper one closer', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      fc.nat(3),
      (height, more, at) => {
        const angle = BEND_ANGLES[at] ?? '10';
        const steeper = BEND_ANGLES[at + 1] ?? '60';
        expect(offsetMarks(height + more, angle).betweenBendsIn).toBeGreaterThanOrEqual(offsetMarks(height, angle).betweenBendsIn);
        expect(offsetMarks(height, steeper).betweenBendsIn).toBeLessThan(offsetMarks(height, angle).betweenBendsIn);
      },
    ),
  );
});
