import { expect, test } from 'vitest';
import { ratedCurrent } from './rated-current.ts';

test.each([
  // 22 000 / 240 = 91.67; × 1.15 = 105.42
  [{ kw: 22, volts: 240 }, '91.7', '105.42'],
  // 100 000 / 0.8 / (√3 × 480) = 150.35; × 1.15 = 172.904
  [{ kw: 100, volts: 480, phases: '3' }, '150.4', '172.9'],
  // 100 kVAR / (√3 × 480) = 120.28; × 1.35 = 162.38
  [{ kind: 'capacitor', kw: 100, volts: 480 }, '120.3', '162.38'],
  [{ kind: 'capacitor', ratedA: 60 }, '60', '81'],
  [{ kind: 'drive', ratedA: 62 }, '62', '77.5'],
  [{ kind: 'converter', ratedA: 96 }, '96', '120'],
])('%j: rated %s A, conductors for %s A', (values, rated, conductor) => {
  const { result } = ratedCurrent.calculate(values, { edition: '2023', language: 'en' });
  expect(result).toContain(`**${rated} A**`);
  expect(result).toContain(`**${conductor} A**`);
});

test('a drive without its input current is asked for it', () => {
  expect(() => ratedCurrent.calculate({ kind: 'drive' }, { edition: '2023', language: 'es' })).toThrow();
});
