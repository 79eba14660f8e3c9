import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSizes, METALS } from '../tables/conductors.ts';
import { bondingJumper, bondingJumperFor } from './bonding-jumper.ts';
import { InputError, type Values } from './calculator.ts';
import { POWER_SIZES } from './conductor-inputs.ts';

const en = { edition: '2023', language: 'en' } as const;
const of = (values: Values) => bondingJumper.calculate(values, en);
const size = (values: Values) => of(values).figures.find((each) => each.name === 'bondingJumperSize')?.value;

describe('bonding jumper', () => {
  test('table sizes', () => {
    expect(size({ serviceSize: '250' })).toBe('2');
    expect(size({ serviceSize: '250', sets: 3 })).toBe('2/0');
    expect(size({ serviceSize: '3/0', jumper: 'supply-side' })).toBe('4');
    expect(size({ serviceSize: '4/0', serviceMetal: 'al', metal: 'al' })).toBe('2');
  });

  test('12.5 % above 1100 kcmil copper', () => {
    // 4 × 500 kcmil = 2000 kcmil; 12.5 % = 250 kcmil
    const answer = of({ serviceSize: '500', sets: 4 });
    expect(answer.result).toContain('**250 kcmil copper**');
    expect(answer.steps.join(' ')).toContain('0.125 × 2,000,000 cmil = 250,000 cmil');
  });

  test('a copper jumper for large aluminum goes by copper of the same ampacity', () => {
    // 3 × 750 kcmil aluminum: 385 A each at 75 °C; copper with 385 A is 600 kcmil: 1800 kcmil × 12.5 % = 225 kcmil
    expect(bondingJumperFor({ size: '750', metal: 'al', sets: 3 }, 'cu')).toMatchObject({ size: '250', share: { ofCmil: 1_800_000 } });
    expect(bondingJumperFor({ size: '750', metal: 'al', sets: 3 }, 'al')).toMatchObject({ size: '300' });
  });

  test('one for each raceway', () => {
    const answer = of({ jumper: 'supply-side', serviceSize: '3/0', sets: 2, perRaceway: 'yes' });
    expect(answer.result).toContain('**4 AWG copper**');
    expect(answer.result).toContain('in each raceway');
    expect(size({ jumper: 'grounded', serviceSize: '3/0', sets: 2, perRaceway: 'yes' })).toBe('1/0');
  });

  test('Spanish, and what is missing', () => {
    expect(bondingJumper.calculate({ serviceA: 200 }, { ...en, language: 'es' }).result).toContain(
      'puente de unión principal de **4 AWG de cobre**',
    );
    expect(() => of({})).toThrow(InputError);
  });
});

test('never shrinks with area', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...POWER_SIZES),
      fc.constantFrom(...METALS),
      fc.constantFrom(...METALS),
      fc.integer({ min: 1, max: 10 }),
      (service, serviceMetal, metal, sets) => {
        if (serviceMetal === 'al' && service === '14') return;
        const here = bondingJumperFor({ size: service, metal: serviceMetal, sets }, metal);
        const more = bondingJumperFor({ size: service, metal: serviceMetal, sets: sets + 1 }, metal);
        if (here !== undefined && more !== undefined) expect(compareSizes(more.size, here.size)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
