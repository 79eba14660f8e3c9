import { describe, expect, test } from 'vitest';
import { BURIAL_LOCATIONS, BURIED_METHODS } from '../tables/burial.ts';
import { burialDepth } from './burial-depth.ts';
import { InputError, type Values } from './calculator.ts';

const en = { edition: '2023', language: 'en' } as const;
const of = (values: Values) => burialDepth.calculate(values, en);
const cover = (values: Values) => of(values).figures[0]?.value;

describe('burial depth', () => {
  test.each([
    [{ method: 'direct' }, 24],
    [{ method: 'nonmetallic' }, 18],
    [{ method: 'rigid' }, 6],
    [{ method: 'gfci-branch' }, 12],
    [{ method: 'low-voltage' }, 6],
    [{ method: 'rigid', location: 'dwelling-driveway' }, 18],
    [{ method: 'rigid', location: 'street' }, 24],
    [{ method: 'gfci-branch', location: 'dwelling-driveway' }, 12],
    [{ method: 'nonmetallic', location: 'under-slab' }, 4],
    [{ method: 'direct', location: 'trench-concrete' }, 18],
  ])('%o: %i in.', (values, inches) => expect(cover(values)).toBe(inches));

  test('a driveway never lets RMC lie at 6 in., and open ground warns of it', () => {
    expect(cover({ method: 'rigid', location: 'dwelling-driveway' })).not.toBe(6);
    expect(of({ method: 'rigid' }).cautions.join(' ')).toContain('24 in.');
  });

  test('no place asks for less than open ground does of the same wiring where vehicles pass', () => {
    for (const method of BURIED_METHODS) {
      expect(Number(cover({ method, location: 'street' }))).toBeGreaterThanOrEqual(Number(cover({ method })));
    }
  });

  test('every combination has a sentence in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      for (const method of BURIED_METHODS) {
        for (const location of BURIAL_LOCATIONS) {
          expect(burialDepth.calculate({ method, location }, { edition: '2020', language }).result).toMatch(/\*\*\d+ in\.\*\*/);
        }
      }
    }
    expect(burialDepth.calculate({ method: 'direct' }, { edition: '2017', language: 'es' }).steps[0]).toContain('Tabla 300.5,');
  });

  test('asks for the wiring', () => expect(() => of({})).toThrow(InputError));
});
