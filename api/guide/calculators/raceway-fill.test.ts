import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { RACEWAYS, TRADE_SIZES, tradeSizesOf } from '../tables/chapter-9.ts';
import { InputError } from './calculator.ts';
import { fits, mostConductors, parseConductorGroups, racewayFill, smallestRaceway } from './raceway-fill.ts';

const en = { edition: '2023', language: 'en' } as const;
const es = { edition: '2023', language: 'es' } as const;
const figure = (answer: ReturnType<typeof racewayFill.calculate>, name: string) => answer.figures.find((each) => each.name === name)?.value;

describe('raceway fill', () => {
  test('four 350 THHN and a bare 4 AWG need 2-1/2 in. EMT', () => {
    // 4 × 0.5242 + 0.042 = 2.1388 in² of 5.858 = 36.5 %
    const answer = racewayFill.calculate({ conductors: '4:350:thhn;1:4:bare', raceway: 'emt' }, en);
    expect(answer.result).toBe(
      '**2-1/2 in. EMT** is the smallest for 4 × 350 kcmil THHN + 1 × 4 AWG bare: **36.5 %** filled of 40 % allowed.',
    );
    expect(figure(answer, 'conductorsArea')).toBe(2.1388);
    expect(racewayFill.calculate({ conductors: '4:350:thhn;1:4:bare' }, es).result).toContain('**EMT de 2-1/2 in.**');
  });

  test('XHHW and THHN are told apart', () => {
    expect(figure(racewayFill.calculate({ conductors: '3:500:xhhw' }, en), 'conductorsArea')).toBe(2.0952);
    expect(figure(racewayFill.calculate({ conductors: '3:500:thhn' }, en), 'conductorsArea')).toBe(2.1219);
  });

  test.each([
    ['emt', '1/2', '14', 12],
    ['emt', '1/2', '12', 9],
    ['emt', '1/2', '10', 5],
    ['emt', '1/2', '8', 3],
    ['emt', '3/4', '14', 22],
    ['emt', '3/4', '12', 16],
    ['emt', '3/4', '10', 10],
    ['emt', '1', '6', 7],
    ['emt', '2', '1/0', 7],
    ['pvc40', '1', '12', 25],
    ['rmc', '1', '8', 9],
  ] as const)('%s %s holds %s AWG THHN ×%i, as the code counts', (raceway, tradeSize, size, most) => {
    const answer = racewayFill.calculate({ conductors: `:${size}:thhn`, raceway, tradeSize }, en);
    expect(figure(answer, 'mostConductors')).toBe(most);
  });

  test('note 7 lets 22 of 14 AWG into 3/4 in. EMT, at 40.04 %', () => {
    // 0.2132 / 0.0097 = 21.98
    const answer = racewayFill.calculate({ conductors: '22:14:thhn', raceway: 'emt', tradeSize: '3/4' }, en);
    expect(answer.result).toContain('fit in');
    expect(answer.steps.join(' ')).toContain('Note 7');
    expect(racewayFill.calculate({ conductors: '21:14:thhn;1:14:thw', tradeSize: '3/4' }, en).result).toContain('**not** fit');
  });

  test('one, two and more conductors, and a nipple, fill differently', () => {
    expect([1, 2, 3].map((count) => figure(racewayFill.calculate({ conductors: `${count}:4/0:thhn` }, en), 'fillPercentAllowed'))).toEqual([
      53, 31, 40,
    ]);
    expect(figure(racewayFill.calculate({ conductors: '2:4/0:thhn', nipple: 'yes' }, en), 'fillPercentAllowed')).toBe(60);
  });

  test('too many are told with the size that would do', () => {
    const answer = racewayFill.calculate({ conductors: '12:12:thhn', raceway: 'emt', tradeSize: '1/2' }, en);
    expect(answer.result).toContain('**not** fit');
    expect(answer.result).toContain('**3/4 in.**');
  });

  test('three 1 AWG in 1-1/4 in. EMT may jam', () => {
    // √(1.496 / 0.1562) = 3.09
    expect(racewayFill.calculate({ conductors: '3:1:thhn', tradeSize: '1-1/4' }, en).cautions.join(' ')).toContain('Jam ratio 3.09');
  });

  test('less sure figures are marked', () => {
    expect(racewayFill.calculate({ conductors: '3:12:thhn', raceway: 'ent' }, en).result).toContain('(not verified)');
    expect(racewayFill.calculate({ conductors: '3:500:compact' }, es).result).toContain('(sin verificar)');
  });

  test('what cannot be read or found is said', () => {
    expect(() => racewayFill.calculate({ conductors: 'four 12s' }, en)).toThrow(InputError);
    expect(() => racewayFill.calculate({ conductors: '3:12:rhw' }, en)).toThrow('count:size:insulation');
    expect(() => racewayFill.calculate({ conductors: '3:1250:thhn' }, en)).toThrow('not in the tables');
    expect(() => racewayFill.calculate({ conductors: '3:12:thhn', raceway: 'emt', tradeSize: '5' }, en)).toThrow('comes in');
    expect(() => racewayFill.calculate({ conductors: ':12:thhn' }, en)).toThrow('trade size');
    expect(() => racewayFill.calculate({ conductors: '60:500:thhn' }, en)).toThrow('No EMT holds');
    expect(() => racewayFill.calculate({}, es)).toThrow('4:350:thhn;1:4:bare');
  });
});

test('more conductors never a smaller raceway; what fits, fits with one fewer and one size up', () => {
  const group = fc.tuple(
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom('14', '12', '8', '4', '1/0', '250'),
    fc.constantFrom('thhn', 'xhhw', 'thw'),
  );
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), fc.constantFrom(...RACEWAYS), fc.boolean(), (written, raceway, nipple) => {
      const text = (more: number) =>
        written.map(([count, size, insulation], at) => `${count + (at === 0 ? more : 0)}:${size}:${insulation}`).join(';');
      const groups = parseConductorGroups(text(0), 'en');
      const here = smallestRaceway(groups, raceway, nipple);
      // From two to three conductors the share grows from 31 to 40 %, so only three and more are compared.
      const count = groups.reduce((sum, each) => sum + (each.count ?? 0), 0);
      const larger = smallestRaceway(parseConductorGroups(text(2), 'en'), raceway, nipple);
      if (here !== undefined && larger !== undefined && (count >= 3 || nipple)) {
        expect(TRADE_SIZES.indexOf(larger)).toBeGreaterThanOrEqual(TRADE_SIZES.indexOf(here));
      }
      if (here !== undefined) {
        const sizes = tradeSizesOf(raceway);
        for (const size of sizes.slice(sizes.indexOf(here))) expect(fits(groups, raceway, size, nipple)).toBe(true);
      }
      if (here === undefined) expect(larger === undefined || count < 3).toBe(true);
    }),
  );
});

test('the most that fit, fit; one more does not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RACEWAYS), fc.constantFrom('14', '10', '6', '1', '3/0'), fc.boolean(), (raceway, size, nipple) => {
      for (const tradeSize of tradeSizesOf(raceway)) {
        const [one] = parseConductorGroups(`1:${size}:thhn`, 'en');
        if (one === undefined) throw new Error('no group');
        const answer = racewayFill.calculate({ conductors: `:${size}:thhn`, raceway, tradeSize, nipple: nipple ? 'yes' : 'no' }, en);
        const most = Number(figure(answer, 'mostConductors'));
        if (most > 0) expect(fits([{ ...one, count: most }], raceway, tradeSize, nipple)).toBe(true);
        if (most >= 2) expect(fits([{ ...one, count: most + 1 }], raceway, tradeSize, nipple)).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
  expect(mostConductors(0.001, 1, false)).toBe(0);
});

test.each([
  ['cuantos thhn del 8 en emt de 1?', '**9** conductores 8 AWG THHN'],
  ['cuántos 8 thhn caben en emt de 1', '**9** conductores 8 AWG THHN'],
  ['how many #8 thhn in 1 inch emt', '**9** 8 AWG THHN'],
])('who asks how many has told the size: %s', (text, told) => {
  expect(createGuide(packFor('en'), packFor('es')).answer({ text }).answer.result).toContain(told);
});
