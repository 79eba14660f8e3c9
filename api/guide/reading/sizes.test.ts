import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { confusableSizes, sizesIn } from './sizes.ts';

const read = (text: string, language: 'en' | 'es' = 'en') =>
  sizesIn(normalise(text, language)).map(({ size, count, cableConductors, metal }) =>
    [count ?? '', size, cableConductors ?? '', metal ?? ''].join(' ').trim().replace(/\s+/g, ' '),
  );

test.each([
  ['#6 THHN', ['6']],
  ['6 gauge copper', ['6 cu']],
  ['number 6', ['6']],
  ['No. 10 wire', ['10']],
  ['12 AWG 15 amps', ['12']],
  ['four 350 kcmil THWN copper', ['4 350 cu']],
  ['three 3/0 and one 6 AWG', ['3 3/0', '6']],
  ['two 14/2 romex', ['2 14 2']],
  ['12-2 with ground', ['12 2']],
  ['250 MCM aluminum', ['250 al']],
  ['4/0 al', ['4/0 al']],
  ['one aught', ['1/0']],
  ['10 thhn', ['10']],
  ['NEMA 14-50 receptacle', []],
  ['6 conductors in a 2 in. pipe', []],
  ['3 copper conductors', []],
  ['a 20 amp circuit', []],
  ['1-1/2 in. conduit', []],
  ['(2) 12/2 nm', ['2 12 2']],
  // They come in; neither is a length.
  ['one 12/2 in, one 12/2 out', ['12 2', '12 2']],
  ['10-3 in conduit', ['10 3']],
  ['18 cu in box', []],
  ['1/2 in. emt and cables', []],
  ['3 sets 500 al GEC in copper', ['500 al']],
  ['how many 10s', ['10']],
  ['a 10 ground', ['10']],
])('%s', (text, found) => expect(read(text)).toEqual(found));

test.each([
  ['calibre 6', ['6']],
  ['el número 10', ['10']],
  ['cable del 8', ['8']],
  ['cuatro cero de aluminio', ['4/0 al']],
  ['3 cables 12/2', ['3 12 2']],
  ['2/0 AWG de cobre', ['2/0 cu']],
  ['tres THWN-2 cobre 8 AWG', ['3 8 cu']],
  ['con 12 de cobre', ['12 cu']],
  ['de cobre 6 con 40 amps', ['6 cu']],
  ['tres 1/0 y un 6 de tierra', ['3 1/0', '6']],
])('%s', (text, found) => expect(read(text, 'es')).toEqual(found));

test('sizes that sound alike can be corrected into each other', () => {
  expect(confusableSizes('10')).toContain('1/0');
  expect(confusableSizes('1/0')).toContain('10');
});

test('no more sizes are read than anybody tells of one job', () => {
  expect(read('#12 '.repeat(70))).toHaveLength(70);
  expect(read('#12 '.repeat(1000))).toHaveLength(120);
});
