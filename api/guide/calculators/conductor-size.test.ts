import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DWELLING_CONDUCTORS } from '../tables/ampacity.ts';
import { compareSizes, isConductorSize, METALS } from '../tables/conductors.ts';
import { nextStandardRating, STANDARD_RATINGS_A, smallConductorLimit } from '../tables/overcurrent.ts';
import { InputError, type Values } from './calculator.ts';
import { conductorDoes, conductorSize, type SizingConditions, sizeConductor } from './conductor-size.ts';

const en = { edition: '2023', language: 'en' } as const;
const es = { edition: '2023', language: 'es' } as const;
const of = (values: Values, ctx: Parameters<typeof conductorSize.calculate>[1] = en) => conductorSize.calculate(values, ctx);
const figure = (values: Values, name: string, ctx: Parameters<typeof conductorSize.calculate>[1] = en) =>
  of(values, ctx).figures.find((each) => each.name === name)?.value;

describe('a 50 A range, 60 ft, copper', () => {
  const answer = of({ ratingA: 50, lengthFt: 60, metal: 'cu', volts: 240 });

  test('is 6 AWG with a 10 AWG ground, well under 3 %', () => {
    expect(answer.result).toBe(
      'Use **6 AWG copper** (55 A at 60 °C) with a **10 AWG copper** equipment grounding conductor on a 50 A circuit. The drop over 60 ft is 1.2 %.',
    );
  });

  test('8 AWG only on 75 °C terminals, and not in NM cable', () => {
    expect(answer.explanation).toContain('8 AWG copper (50 A at 75 °C)');
    expect(answer.explanation).toContain('not in NM cable');
    expect(figure({ ratingA: 50, terminals: '75' }, 'conductorSize')).toBe('8');
    expect(figure({ ratingA: 50, terminals: '75', method: 'nm' }, 'conductorSize')).toBe('6');
    expect(of({ ratingA: 50, method: 'nm' }).explanation).toContain('do not help');
  });

  test('makes three checks and shows them', () => {
    expect(answer.steps[0]).toContain('Check 1, terminals, 110.14(C)');
    expect(answer.steps[0]).toContain('8 AWG has only 40 A');
    expect(answer.steps.join(' ')).toContain('Check 2');
    expect(answer.steps.join(' ')).toContain('240.4(D)');
    expect(answer.references.map((each) => each.section)).toEqual(
      expect.arrayContaining(['Table 310.16', '110.14(C)', '240.4(B)', 'Table 250.122', '210.19']),
    );
  });

  test('reads as well in Spanish', () => {
    const spanish = of({ ratingA: 50, lengthFt: 60, volts: 240 }, es);
    expect(spanish.result).toBe(
      'Use **6 AWG de cobre** (55 A a 60 °C) con tierra de equipo de **10 AWG de cobre** en un circuito de 50 A. La caída en 60 ft es de 1.2 %.',
    );
    expect(spanish.explanation).toContain('no con cable NM');
  });
});

describe('30 A, 45 m, 240 V', () => {
  const values = { ratingA: 30, lengthFt: 147.6, volts: 240 };

  test('10 AWG carries it but drops 4.6 %; 8 AWG drops 2.9 %', () => {
    const answer = of(values);
    expect(answer.result).toBe(
      'Use **8 AWG copper** with an **8 AWG copper** equipment grounding conductor to stay within 3 %: **10 AWG** carries the circuit (30 A at 60 °C) but drops **4.6 %** over 147.6 ft; 8 AWG drops 2.9 %.',
    );
    expect(figure(values, 'smallestSizeByAmpacity')).toBe('10');
    expect(figure(values, 'equipmentGroundingSize')).toBe('8');
    expect(figure(values, 'equipmentGroundingTableSize')).toBe('10');
    expect(answer.references.map((each) => each.section)).toContain('250.122(B)');
  });

  test('with 5 % allowed 10 AWG stays', () => {
    expect(figure({ ...values, maxPercent: 5 }, 'conductorSize')).toBe('10');
    expect(figure({ ...values, maxPercent: 5 }, 'equipmentGroundingSize')).toBe('10');
  });
});

describe('services and feeders', () => {
  test('200 A is 3/0 copper, or 2/0 under the dwelling rule; never 2 AWG', () => {
    expect(figure({ ratingA: 200 }, 'conductorSize')).toBe('3/0');
    expect(figure({ ratingA: 200, dwellingService: 'yes' }, 'conductorSize')).toBe('2/0');
    expect(of({ ratingA: 200 }).explanation).toContain('2/0 AWG copper does by the 83 % rule');
    expect(figure({ ratingA: 200, metal: 'al' }, 'conductorSize')).toBe('250');
    expect(figure({ ratingA: 200, metal: 'al', dwellingService: 'yes' }, 'conductorSize')).toBe('4/0');
  });

  test.each(DWELLING_CONDUCTORS.map((row) => [row.ratingA, row.cu, row.al] as const))(
    'dwelling %i A: %s copper, %s aluminum',
    (ratingA, cu, al) => {
      expect(figure({ ratingA, dwellingService: 'yes' }, 'conductorSize')).toBe(cu);
      expect(figure({ ratingA, dwellingService: 'yes', metal: 'al' }, 'conductorSize')).toBe(al);
    },
  );

  test('the dwelling rule is for single-phase, 100 to 400 A', () => {
    expect(() => of({ ratingA: 60, dwellingService: 'yes' })).toThrow(InputError);
    expect(() => of({ ratingA: 200, dwellingService: 'yes', phases: '3' })).toThrow('83 %');
  });

  test('2017 names the dwelling rule by its number there', () => {
    expect(of({ ratingA: 200, dwellingService: 'yes' }, { edition: '2017', language: 'en' }).steps.join(' ')).toContain('310.15(B)(7)');
  });

  test('100 A on unmarked terminals is 1 AWG, and 3 AWG is told', () => {
    const answer = of({ ratingA: 100 });
    expect(answer.result).toContain('**1 AWG copper**');
    expect(answer.explanation).toContain('3 AWG copper (100 A at 75 °C)');
  });

  test('parallel sets', () => {
    expect(figure({ ratingA: 1200, sets: 4 }, 'conductorSize')).toBe('350');
    expect(figure({ ratingA: 1200, sets: 4 }, 'equipmentGroundingSize')).toBe('3/0');
    expect(figure({ ratingA: 100, sets: 2 }, 'conductorSize')).toBe('1/0');
    expect(() => of({ ratingA: 1200 })).toThrow('parallel sets');
  });
});

describe('loads', () => {
  test('continuous loads count 125 %', () => {
    // 5 + 1.25 × 40 = 55 A, 60 A device, 6 AWG has 55 A at 60 °C
    expect(figure({ continuousA: 40, loadA: 5 }, 'factoredLoad')).toBe(55);
    expect(figure({ continuousA: 40, loadA: 5 }, 'deviceRating')).toBe(60);
    expect(figure({ continuousA: 40, loadA: 5 }, 'conductorSize')).toBe('6');
  });

  test('several receptacles take the rounding away', () => {
    expect(figure({ continuousA: 40, loadA: 5, receptacles: 'yes' }, 'conductorSize')).toBe('4');
  });

  test('a load above the rating is refused', () => {
    expect(() => of({ ratingA: 50, continuousA: 48 })).toThrow('60 A');
    expect(() => of({})).toThrow(InputError);
  });

  test('without a load the whole rating is carried, and the usual way is told', () => {
    const answer = of({ ratingA: 60 });
    expect(answer.result).toContain('**4 AWG copper**');
    expect(answer.explanation).toContain('For a load of 55 A or less, 6 AWG');
  });
});

describe('heat and company', () => {
  test('20 A with eight conductors at 45 °C', () => {
    // 75 °C: 12 AWG 25 × 0.82 × 0.7 = 14.35; 10 AWG 35 × 0.82 × 0.7 = 20.09
    const answer = of({ ratingA: 20, ambientC: 45, conductors: 8 });
    expect(answer.result).toContain('**10 AWG copper** (20.09 A after correction and adjustment)');
    expect(answer.result).toContain('**12 AWG copper** equipment grounding conductor');
  });

  test('in 2017 such an increase upsizes the ground too, and is marked', () => {
    const answer = of({ ratingA: 20, ambientC: 45, conductors: 8 }, { edition: '2017', language: 'en' });
    expect(answer.result).toContain('**10 AWG copper** equipment grounding conductor (not verified)');
  });

  test('240.4(D) holds, and 240.4(E) or (G) sets it aside', () => {
    expect(figure({ ratingA: 25, terminals: '75', insulation: '90' }, 'conductorSize')).toBe('10');
    expect(figure({ ratingA: 40, loadA: 24, terminals: '75', smallConductorExempt: 'yes' }, 'conductorSize')).toBe('12');
    expect(figure({ ratingA: 40, loadA: 24, terminals: '75', smallConductorExempt: 'yes' }, 'equipmentGroundingSize')).toBe('12');
  });

  test('too hot is said', () => expect(() => of({ ratingA: 20, insulation: '60', ambientC: 58 })).toThrow('ambient'));
});

test('2026 is marked', () => {
  expect(of({ ratingA: 50 }, { edition: '2026', language: 'en' }).result).toContain('(not verified)');
});

const conditions: fc.Arbitrary<SizingConditions> = fc.record({
  metal: fc.constantFrom(...METALS),
  insulation: fc.constantFrom(75 as const, 90 as const),
  terminals: fc.constantFrom(60 as const, 75 as const),
  ambientC: fc.integer({ min: 0, max: 55 }),
  conductors: fc.integer({ min: 1, max: 24 }),
  cable60: fc.boolean(),
  smallConductorExempt: fc.constant(false),
  sets: fc.constantFrom(1, 2, 4),
});

test('more load never a smaller conductor; the size below never does; 240.4(D) never broken', () => {
  fc.assert(
    fc.property(
      conditions,
      fc.double({ min: 1, max: 380, noNaN: true }),
      fc.double({ min: 1, max: 1.5, noNaN: true }),
      (given, loadA, more) => {
        const demand = (amps: number) => ({
          deviceA: (nextStandardRating(amps * given.sets) ?? 6000) / given.sets,
          terminalA: amps,
          loadA: amps,
          roundUp: true,
        });
        const here = sizeConductor(demand(loadA), given);
        if (here === undefined) return;
        const heavier = sizeConductor(demand(loadA * more), given);
        if (heavier !== undefined) expect(compareSizes(heavier.size, here.size)).toBeGreaterThanOrEqual(0);
        expect(conductorDoes(here.size, demand(loadA), given)).toBeDefined();
        const small = smallConductorLimit(here.size, given.metal);
        if (small !== undefined) expect(demand(loadA).deviceA * given.sets).toBeLessThanOrEqual(small.limitA);
        expect(here.ampacity.usableA).toBeGreaterThanOrEqual(loadA - 1e-6);
      },
    ),
  );
});

test('a longer run never gets a smaller conductor or grounding conductor; metric and US agree', () => {
  const rating = fc.constantFrom(...STANDARD_RATINGS_A.filter((each) => each <= 300));
  fc.assert(
    fc.property(rating, fc.integer({ min: 10, max: 400 }), fc.integer({ min: 0, max: 300 }), (ratingA, lengthFt, more) => {
      const short = { ratingA, lengthFt, volts: 240 };
      const long = { ratingA, lengthFt: lengthFt + more, volts: 240 };
      for (const name of ['conductorSize', 'equipmentGroundingSize']) {
        const [a, b] = [figure(short, name), figure(long, name)];
        if (!isConductorSize(a) || !isConductorSize(b)) throw new Error(`${name} is no size`);
        expect(compareSizes(b, a)).toBeGreaterThanOrEqual(0);
      }
      const metric = figure({ ...short, lengthFt: (lengthFt * 0.3048) / 0.3048 }, 'conductorSize');
      expect(metric).toBe(figure(short, 'conductorSize'));
    }),
    { numRuns: 60 },
  );
});

describe('service conductors', () => {
  const service = (values: Values) => conductorSize.calculate({ service: 'yes', ...values }, { edition: '2023', language: 'en' });

  test('get a grounding electrode conductor by Table 250.66 and no equipment grounding conductor', () => {
    const { result, references, figures } = service({ ratingA: 200, metal: 'cu' });
    expect(result).toContain('3/0 AWG copper');
    expect(result).toContain('4 AWG copper** grounding electrode conductor');
    expect(result).not.toContain('equipment grounding');
    expect(references.map(({ section }) => section)).toContain('Table 250.66');
    expect(figures).toContainEqual({ name: 'groundingElectrodeConductorSize', value: '4', unit: 'AWG', grade: 'V2' });
  });

  test('count the areas of parallel sets together', () => {
    expect(service({ ratingA: 400, metal: 'cu', sets: 2 }).result).toContain('**2 AWG copper** grounding electrode conductor');
  });

  test('upsized for a long run say nothing of an equipment grounding conductor', () => {
    const { result, cautions } = service({ ratingA: 200, metal: 'al', volts: 240, lengthFt: 600 });
    expect(result).toContain('grounding electrode conductor');
    expect(cautions.join(' ')).not.toMatch(/ground/i);
  });

  test('of a whole dwelling take the 83 % rule', () => {
    const { result } = service({ ratingA: 200, metal: 'al', dwellingService: 'yes' });
    expect(result).toContain('4/0 AWG aluminum');
    expect(result).toContain('4 AWG copper** grounding electrode conductor');
  });
});
