import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { InputError } from './calculator.ts';
import { rangeDemand, rangeDemandKw } from './range-demand.ts';

const guide = createGuide(packFor('en'), packFor('es'));

const en = { edition: '2023', language: 'en' } as const;

describe('range demand', () => {
  test('one wall oven alone on its circuit counts with its nameplate', () => {
    const { figures, result } = rangeDemand.calculate({ rangesKw: '7.2', circuit: 'branch' }, en);
    expect(result).toContain('7.2 kW');
    expect(figures.find(({ name }) => name === 'rangeCurrent')?.value).toBe(30);
  });

  test.each([
    ['12', 8],
    ['10', 8],
    // note 1: 14 kW is 2 kW over, 10%; 13.4 kW 5%; 13.5 kW counts the major fraction, 10%
    ['14', 8.8],
    ['13.4', 8.4],
    ['13.5', 8.8],
    ['2x12', 11],
    ['10x12', 25],
    ['26x12', 41],
    ['40x12', 55],
    ['60x12', 70],
    // note 2: 12, 14 and 16 kW average 14 kW, 10% on 14 kW
    ['12, 14, 16', 15.4],
    // below 12 kW counts as 12: (12 + 16) / 2 = 14 kW, 10% on 11 kW
    ['10, 16', 12.1],
  ])('%s kW is %d kW', (ratingsKw, kw) => {
    const answer = rangeDemand.calculate({ rangesKw: ratingsKw }, en);
    expect(answer.figures[0]?.value).toBeCloseTo(kw, 9);
    expect(answer.result).not.toContain('verified');
  });

  test('small appliances may take note 3: column A is sure, column B is marked', () => {
    const a = rangeDemand.calculate({ rangesKw: '2x3' }, en);
    expect(a.result).toContain('**4.5 kW** by note 3.');
    const b = rangeDemand.calculate({ rangesKw: '8' }, en);
    expect(b.result).toContain('**6.4 kW** by note 3 (not verified)');
    expect(b.result).toContain('**8 kW** by column C,');
  });

  test('outside 1-3/4 to 27 kW the table does not hold', () => {
    expect(() => rangeDemand.calculate({ rangesKw: '1.5' }, en)).toThrow(InputError);
    expect(() => rangeDemand.calculate({ rangesKw: '12000' }, en)).toThrow(/kW/);
  });
});

test('one more range never lowers the demand, nor does a larger one', () => {
  const ratings = fc.array(fc.double({ min: 9, max: 27, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(ratings, fc.double({ min: 0, max: 5, noNaN: true }), (kws, more) => {
      const here = rangeDemandKw(kws).demandKw;
      expect(rangeDemandKw(kws.map((kw) => Math.min(27, kw + more))).demandKw).toBeGreaterThanOrEqual(here - 1e-9);
      const average = rangeDemandKw(kws).averageKw;
      expect(rangeDemandKw([...kws, average]).demandKw).toBeGreaterThan(here);
    }),
  );
});

test.each([
  // Column C: 6 are 21 kW, 12 are 27 kW
  ['seis departamentos con una estufa de 12 kW cada uno', '21 kW'],
  ['6 apartments, each with a 12 kW range', '21 kW'],
  ['demand for six units with two 8 kW ranges each', '27 kW'],
  ['demand for two 12 kW ranges', '11 kW'],
])('what each of several has counts with all of them: %s', (text, kw) => {
  expect(guide.answer({ text }).answer.result).toContain(kw);
});

test.each([
  ['demand load for a 27 kW tankless'],
  ['kiln 10 kW how many amps demand'],
  ['calentador de paso de 27 kW, qué carga de demanda'],
])('kilowatts of another load are no range’s: %s', (text) => {
  expect(guide.answer({ text }).answer.restsOn).not.toContain('range-demand');
});
