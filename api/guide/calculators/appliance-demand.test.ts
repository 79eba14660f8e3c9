import { describe, expect, test } from 'vitest';
import { applianceDemand } from './appliance-demand.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('fastened-in-place appliances', () => {
  test('four water heaters of 4.5 kW on one service: 13,500 VA', () => {
    const answer = applianceDemand.calculate({ appliancesVa: '4x4500' }, en);
    expect(answer.result).toContain('13,500 VA');
    expect(answer.result).toContain('75%');
  });

  test('three appliances count in full', () => {
    expect(applianceDemand.calculate({ appliancesVa: '4500, 1200, 1030' }, en).figures[1]?.value).toBe(6730);
  });
});
