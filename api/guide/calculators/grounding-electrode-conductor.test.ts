import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { circularMils, compareSizes, METALS } from '../tables/conductors.ts';
import { ELECTRODES } from '../tables/grounding.ts';
import { InputError, type Values } from './calculator.ts';
import { POWER_SIZES } from './conductor-inputs.ts';
import { electrodeConductor, groundingElectrodeConductor } from './grounding-electrode-conductor.ts';

const guide = createGuide(packFor('en'), packFor('es'));

const en = { edition: '2023', language: 'en' } as const;
const of = (values: Values) => groundingElectrodeConductor.calculate(values, en);
const size = (values: Values) => of(values).figures.find((each) => each.name === 'electrodeConductorSize')?.value;

describe('grounding electrode conductor', () => {
  test.each([
    [{ serviceSize: '2' }, '8'],
    [{ serviceSize: '1' }, '6'],
    [{ serviceSize: '2/0' }, '4'],
    [{ serviceSize: '3/0' }, '4'],
    [{ serviceSize: '4/0', serviceMetal: 'al' }, '4'],
    [{ serviceSize: '250', serviceMetal: 'al', metal: 'al' }, '2'],
    [{ serviceSize: '500' }, '1/0'],
    [{ serviceSize: '500', sets: 2 }, '2/0'],
    [{ serviceSize: '600', sets: 2 }, '3/0'],
  ])('%o: %s', (values, expected) => expect(size(values)).toBe(expected));

  test('1 AWG copper is not 8 AWG, as one public table has it', () => expect(size({ serviceSize: '1' })).not.toBe('8'));

  test('caps of single electrodes', () => {
    expect(size({ serviceSize: '500', electrode: 'rod' })).toBe('6');
    expect(size({ serviceSize: '500', electrode: 'rod', metal: 'al' })).toBe('4');
    expect(size({ serviceSize: '500', electrode: 'concrete-encased' })).toBe('4');
    expect(size({ serviceSize: '2', electrode: 'rod' })).toBe('8');
    expect(size({ serviceSize: '500', electrode: 'water-pipe' })).toBe('1/0');
    expect(of({ serviceSize: '500' }).explanation).toContain('only to rods');
    expect(() => of({ serviceSize: '500', electrode: 'concrete-encased', metal: 'al' })).toThrow('choose copper');
  });

  test('a rating alone stands for usual conductors, and says so', () => {
    const answer = of({ serviceA: 200 });
    expect(answer.result).toContain('**4 AWG copper**');
    expect(answer.assumptions.join(' ')).toContain('3/0 AWG copper');
    expect(size({ serviceA: 1200 })).toBe('3/0');
    expect(() => of({})).toThrow(InputError);
  });

  test('Spanish', () => {
    expect(groundingElectrodeConductor.calculate({ serviceSize: '3/0' }, { ...en, language: 'es' }).result).toContain(
      'conductor al electrodo de tierra de **4 AWG de cobre**',
    );
  });
});

test('never shrinks with the service, never grows by a cap', () => {
  const sizes = fc.constantFrom(...POWER_SIZES);
  const metals = fc.constantFrom(...METALS);
  fc.assert(
    fc.property(sizes, sizes, metals, metals, fc.constantFrom(...ELECTRODES), (a, b, serviceMetal, metal, electrode) => {
      const [small, large] = compareSizes(a, b) <= 0 ? [a, b] : [b, a];
      const here = electrodeConductor(circularMils(small), serviceMetal, metal);
      expect(compareSizes(electrodeConductor(circularMils(large), serviceMetal, metal).size, here.size)).toBeGreaterThanOrEqual(0);
      expect(compareSizes(electrodeConductor(circularMils(small), serviceMetal, metal, electrode).size, here.size)).toBeLessThanOrEqual(0);
    }),
  );
});

test.each([['how many ground rods for 200 A with water pipe'], ['cuántas varillas para 200 A con tubo de agua']])(
  'how many electrodes is no size: %s',
  (text) => {
    expect(guide.answer({ text }).answer.restsOn).not.toContain('grounding-electrode-conductor');
  },
);
