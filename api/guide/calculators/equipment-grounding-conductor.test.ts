import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSizes } from '../tables/conductors.ts';
import { InputError } from './calculator.ts';
import { POWER_SIZES } from './conductor-inputs.ts';
import { equipmentGrounding, equipmentGroundingConductor, smallestProtected } from './equipment-grounding-conductor.ts';

const en = { edition: '2023', language: 'en' } as const;
const es = { edition: '2023', language: 'es' } as const;
const figure = (answer: ReturnType<typeof equipmentGroundingConductor.calculate>, name: string) =>
  answer.figures.find((each) => each.name === name)?.value;
const size = (values: Parameters<typeof equipmentGroundingConductor.calculate>[0]) =>
  figure(equipmentGroundingConductor.calculate(values, en), 'equipmentGroundingSize');

describe('equipment grounding conductor', () => {
  test.each([
    [15, '14'],
    [20, '12'],
    [30, '10'],
    [50, '10'],
    [60, '10'],
    [70, '8'],
    [100, '8'],
    [200, '6'],
    [225, '4'],
    [400, '3'],
    [1200, '3/0'],
  ])('%i A: %s copper', (deviceA, expected) => expect(size({ deviceA }), String(deviceA)).toBe(expected));

  test('20 A is not 14 AWG and 30 A is not 12 AWG', () => {
    expect(size({ deviceA: 20 })).not.toBe('14');
    expect(size({ deviceA: 30 })).not.toBe('12');
  });

  test('both metals are told', () => {
    const answer = equipmentGroundingConductor.calculate({ deviceA: 200 }, en);
    expect(answer.result).toBe('Use a **6 AWG copper** equipment grounding conductor for a 200 A device.');
    expect(answer.explanation).toContain('4 AWG');
    expect(equipmentGroundingConductor.calculate({ deviceA: 200 }, es).result).toContain('**6 AWG de cobre**');
  });

  test('upsized in proportion', () => {
    // 30 A, 10 to 8 AWG: 10380 × 16510 / 10380 = 16510 cmil, 8 AWG
    expect(size({ deviceA: 30, installedSize: '8', requiredSize: '10' })).toBe('8');
    // 20 A, 12 to 6 AWG: one to one
    expect(size({ deviceA: 20, installedSize: '6' })).toBe('6');
    // 100 A, 3 to 1/0: 16510 × 105600 / 52620 = 33133 cmil, 4 AWG
    const answer = equipmentGroundingConductor.calculate({ deviceA: 100, installedSize: '1/0', requiredSize: '3' }, en);
    expect(figure(answer, 'equipmentGroundingSize')).toBe('4');
    expect(answer.steps[2]).toContain('33,133 cmil');
    expect(answer.references.map((each) => each.section)).toContain('250.122(B)');
  });

  test('not upsized when the installed conductor is the smallest that does', () => {
    expect(size({ deviceA: 50, installedSize: '6' })).toBe('10');
    expect(size({ deviceA: 60, installedSize: '6' })).toBe('10');
  });

  test('never larger than the circuit conductors', () => {
    // A motor circuit of 14 AWG on a 40 A device
    expect(equipmentGrounding({ deviceA: 40, metal: 'cu', installed: '14', circuitMetal: 'cu' })).toMatchObject({
      base: '10',
      size: '14',
      heldToCircuit: true,
    });
  });

  test('parallel raceways each get the full size', () => {
    const answer = equipmentGroundingConductor.calculate({ deviceA: 800, sets: 2 }, en);
    expect(answer.result).toContain('**1/0 AWG copper**');
    expect(answer.result).toContain('in each raceway');
    expect(answer.references.map((each) => each.section)).toContain('250.122(F)');
  });

  test('aluminum at 5000 A is marked, and so is 2026', () => {
    expect(equipmentGroundingConductor.calculate({ deviceA: 5000, metal: 'al' }, en).result).toContain('(not verified)');
    expect(equipmentGroundingConductor.calculate({ deviceA: 60 }, { edition: '2026', language: 'es' }).result).toContain('(sin verificar)');
  });

  test('refuses what it cannot answer', () => {
    expect(() => equipmentGroundingConductor.calculate({}, en)).toThrow(InputError);
    expect(() => equipmentGroundingConductor.calculate({ deviceA: 7000 }, en)).toThrow('6,000');
  });

  test('smallest protected conductor', () => {
    expect(smallestProtected(50, 'cu')).toBe('6');
    expect(smallestProtected(60, 'cu')).toBe('6');
    expect(smallestProtected(200, 'cu')).toBe('3/0');
    expect(smallestProtected(20, 'al')).toBe('10');
  });
});

test('never shrinks with the device or with upsizing, and stays within the circuit', () => {
  const sizes = fc.constantFrom(...POWER_SIZES);
  fc.assert(
    fc.property(fc.integer({ min: 15, max: 2000 }), fc.integer({ min: 1, max: 500 }), sizes, sizes, (deviceA, more, a, b) => {
      const [required, installed] = compareSizes(a, b) <= 0 ? [a, b] : [b, a];
      const base = equipmentGrounding({ deviceA, metal: 'cu', circuitMetal: 'al' });
      const larger = equipmentGrounding({ deviceA: deviceA + more, metal: 'cu', circuitMetal: 'al' });
      const upsized = equipmentGrounding({ deviceA, metal: 'cu', circuitMetal: 'al', required, installed });
      if (base !== undefined && larger !== undefined) expect(compareSizes(larger.size, base.size)).toBeGreaterThanOrEqual(0);
      if (base !== undefined && upsized !== undefined) expect(compareSizes(upsized.size, base.size)).toBeGreaterThanOrEqual(0);
      const held = equipmentGrounding({ deviceA, metal: 'cu', circuitMetal: 'cu', required, installed });
      if (held !== undefined) expect(compareSizes(held.size, installed)).toBeLessThanOrEqual(0);
    }),
  );
});
