import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dryerDemand, dryerDemandVa } from './dryer-demand.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('dryer demand', () => {
  test.each([
    ['5000', 5000],
    ['4500', 5000],
    ['4x5000', 20000],
    ['5x5000', 21250],
    ['6x5000', 22500],
    ['8x5500', 26400],
    ['11x5000', 25850],
    // 12: 46%; 23: 35%; 24: 34.5%; 43: 25%
    ['12x5000', 27600],
    ['23x5000', 40250],
    ['24x5000', 41400],
    ['43x5000', 53750],
  ])('%s W is %d VA', (dryersW, va) => {
    const answer = dryerDemand.calculate({ dryersW }, en);
    expect(answer.figures.find((figure) => figure.name === 'dryerDemand')?.value).toBeCloseTo(va, 6);
    expect(answer.result).not.toContain('verified');
  });

  test('2026 has another table, marked', () => {
    const answer = dryerDemand.calculate({ dryersW: '5x5000' }, { edition: '2026', language: 'en' });
    expect(answer.result).toContain('**20,000 VA** (not verified)');
    expect(answer.cautions[0]).toContain('120.54');
  });
});

test('the demand never exceeds the connected load, and each dryer counts 5,000 VA or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1000, max: 9000 }), (count, watts) => {
      const here = dryerDemandVa(
        Array.from({ length: count }, () => watts),
        '2023',
      );
      expect(here.demandVa).toBeLessThanOrEqual(here.connectedVa);
      expect(here.connectedVa).toBe(count * Math.max(5000, watts));
    }),
  );
});
