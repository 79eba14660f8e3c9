import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { receptacleLoad, receptacleLoadVa } from './receptacle-load.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('receptacle load', () => {
  test('100 yokes: 18,000 VA, 14,000 VA after demand', () => {
    const answer = receptacleLoad.calculate({ yokes: 100 }, en);
    expect(answer.figures.map((figure) => figure.value)).toEqual([18000, 14000]);
    expect(answer.result).not.toContain('verified');
  });

  test('a multioutlet assembly counts by started 5 ft, or by started foot where used together', () => {
    expect(receptacleLoadVa(0, 12, false).connectedVa).toBe(540);
    expect(receptacleLoadVa(0, 12, true).connectedVa).toBe(2160);
    expect(receptacleLoadVa(0, 10, false).connectedVa).toBe(360);
    expect(receptacleLoad.calculate({ multioutletFt: 12 }, en).result).toContain('(not verified)');
  });

  test('nothing to count is asked for', () => {
    expect(() => receptacleLoad.calculate({}, en)).toThrow(InputError);
  });
});

test('more yokes never lower the demand; demand never exceeds the load', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(500), fc.nat(300), (yokes, more, feet) => {
      const here = receptacleLoadVa(yokes, feet, false);
      expect(here.demandVa).toBeLessThanOrEqual(here.connectedVa);
      expect(receptacleLoadVa(yokes + more, feet, false).demandVa).toBeGreaterThanOrEqual(here.demandVa);
    }),
  );
});
