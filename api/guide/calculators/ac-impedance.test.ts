import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acImpedanceOfRun, effectiveImpedance } from './ac-impedance.ts';
import { InputError } from './calculator.ts';

const EN = { edition: '2023', language: 'en' } as const;
const figure = (values: Record<string, number | string>, name: string) =>
  acImpedanceOfRun.calculate(values, EN).figures.find((each) => each.name === name)?.value;

describe('AC impedance', () => {
  test('4/0 copper in steel at 0.85: 0.063 × 0.85 + 0.051 × 0.527 = 0.0804', () => {
    expect(figure({ size: '4/0', racewayMaterial: 'steel', powerFactor: 0.85 }, 'effectiveImpedance')).toBeCloseTo(0.0804, 4);
  });

  test('a length gives the ohms of the run', () => {
    expect(figure({ size: '1/0', racewayMaterial: 'pvc', powerFactor: 1, lengthFt: 500 }, 'impedance')).toBeCloseTo(0.06, 6);
  });

  test('at unity power factor only the resistance counts', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 4, noNaN: true }),
        fc.double({ min: 0.03, max: 0.08, noNaN: true }),
        (r, x) => Math.abs(effectiveImpedance(r, x, 1) - r) < 1e-9,
      ),
    );
  });

  test('a size that the table skips is named', () => {
    expect(() => acImpedanceOfRun.calculate({ size: '14', metal: 'al' }, EN)).toThrow(InputError);
  });

  test('both languages carry the same figures', () => {
    const spanish = acImpedanceOfRun.calculate({ size: '2', metal: 'al' }, { edition: '2020', language: 'es' });
    expect(spanish.result).toContain('2 AWG de aluminio');
    expect(spanish.figures).toEqual(acImpedanceOfRun.calculate({ size: '2', metal: 'al' }, { ...EN, edition: '2020' }).figures);
  });
});
