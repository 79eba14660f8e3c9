import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListRows } from './calculator.ts';
import { CABLE_KIND, type ListRow, readRows, showList, writeRows } from './list-rows.ts';
import { CONDUCTOR_ROWS, parseConductorGroups } from './raceway-fill.ts';
import { readList } from './read-list.ts';

const KW: ListRows = { kind: 'figures', item: { en: 'ranges', es: 'estufas' }, unit: 'kW' };
const OHMS: ListRows = { kind: 'groups', item: { en: 'resistances', es: 'resistencias' }, unit: 'Ω' };

describe('a list as rows', () => {
  test('counts, sizes and kinds of conductors, a cable by its diameter, and how many fit', () => {
    expect(readRows('4:350:thhn;1:4:bare', CONDUCTOR_ROWS)).toEqual([
      { count: 4, value: '350', kind: 'thhn' },
      { count: 1, value: '4', kind: 'bare' },
    ]);
    expect(readRows('2:0.5in', CONDUCTOR_ROWS)).toEqual([{ count: 2, value: '0.5', kind: CABLE_KIND }]);
    expect(readRows(':12:thwn', CONDUCTOR_ROWS)).toEqual([{ count: null, value: '12', kind: 'thhn' }]);
    expect(readRows('4:nonsense', CONDUCTOR_ROWS)).toBeUndefined();
  });

  test('figures with counts and fractions, however they are parted', () => {
    expect(readRows('14, 3 x 12; 1-1/2', KW)).toEqual([
      { count: 1, value: '14' },
      { count: 3, value: '12' },
      { count: 1, value: '1-1/2' },
    ]);
    expect(readRows('', KW)).toEqual([]);
    expect(writeRows([{ count: 2, value: '' }], KW)).toBe('');
  });

  test('is told as people say it', () => {
    expect(showList('4:350:thhn;1:4:bare', CONDUCTOR_ROWS, 'en')).toBe('4 × 350 kcmil THHN, THWN-2; 1 × 4 AWG Bare');
    expect(showList('14, 3x12', KW, 'es')).toBe('14 kW, 3 × 12 kW');
    expect(showList('10, 20; 5', OHMS, 'en')).toBe('10 Ω, 20 Ω + 5 Ω');
  });
});

test('rows written and read again are the rows, and mean the same to the calculators', () => {
  const row = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    value: fc.constantFrom('12', '350', '4', '2/0'),
    kind: fc.constantFrom('thhn', 'xhhw', 'thw'),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const written = writeRows(rows, CONDUCTOR_ROWS);
      expect(readRows(written, CONDUCTOR_ROWS)).toEqual(rows);
      expect(parseConductorGroups(written, 'en').map(({ count }) => count)).toEqual(rows.map(({ count }) => count));
    }),
  );
  const figure = fc.record({ count: fc.integer({ min: 1, max: 9 }), value: fc.constantFrom('12', '4.5', '1/2', '1-1/2', '5500') });
  fc.assert(
    fc.property(fc.array(figure, { minLength: 1, maxLength: 8 }), (rows: readonly ListRow[]) => {
      const written = writeRows(rows, KW);
      expect(readRows(written, KW)).toEqual(rows);
      expect(readList(written, 'rangesKw', 'en')).toHaveLength(rows.reduce((sum, { count }) => sum + (count ?? 0), 0));
    }),
  );
});
