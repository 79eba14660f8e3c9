import { describe, expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

const read = (text: string) => readQuestion(text, undefined, () => false);

describe('mentions', () => {
  test.each([
    ['aluminum feeder', { metals: ['al'] }],
    ['cobre o aluminio', { metals: ['cu', 'al'] }],
    ['75 °C terminals', { terminals: '75' }],
    ['terminales de 60 °C', { terminals: '60' }],
    ['XHHW-2', { insulation: '90', insulationType: 'xhhw-2' }],
    ['90°C insulation', { insulation: '90' }],
    ['romex', { method: 'nm' }],
    ['schedule 80 PVC', { method: 'pvc80' }],
    ['tubo rígido', { method: 'rmc' }],
    ['EMT', { method: 'emt' }],
    ['trifásico', { phases: '3' }],
    ['three-phase', { phases: '3' }],
    ['120/240 V', { phases: '1' }],
    ['240 V DC', { phases: 'dc' }],
    ['a continuous load', { continuous: true }],
    ['16 A continuous and 8 A noncontinuous', { continuous: true }],
    ['a noncontinuous load', { continuous: false }],
    ['the 2020 NEC', { editions: ['2020'] }],
    ['compare 2020 and 2023', { editions: ['2020', '2023'] }],
    ['a 2020 W heater', { editions: [] }],
    ['under the 2014 NEC', { olderEdition: '2014' }],
    ['in Texas', { state: 'TX' }],
    ['en Nuevo México', { state: 'NM' }],
    ['a West Virginia farm', { state: 'WV' }],
    ['is it in or out', { state: undefined }],
  ])('%s', (text, expected) => expect(read(text)).toMatchObject(expected));

  test.each([
    ['what does 210.8(A)(6) say', ['210.8(A)(6)']],
    ['Table 310.16', ['Table 310.16']],
    ['tabla 310.15(B)(16)', ['Table 310.15(B)(16)']],
    ['article 250', ['250']],
    ['artículo 680', ['680']],
    ['Chapter 9 Table 8', ['Chapter 9 Table 8']],
    ['a load of 120.5 A', []],
    ['the drop is 2.5 V', []],
    ['what does 210.99 say', ['210.99']],
    ['section 118.5', ['118.5']],
    // No article 118; what stands beside it is read off the same meter.
    ['118.5 hot to neutral', []],
    ['240.5 leg to leg, 119.8 and 120.7 to neutral', []],
    ['120.5 at the outlet', []],
    ['120.53', ['120.53']],
    ['120.5 in the 2026 NEC', ['120.5']],
  ])('%s', (text, codes) => expect(read(text).sections.map((section) => section.code)).toEqual(codes));

  test('misspelled trade words are mended, ordinary words are left alone', () => {
    expect(read('how many wires in a conduti').plain).toContain('conduit');
    expect(read('how many wires in a condiut').concepts).toContain('raceway');
    expect(read('size of brekaer').plain).toContain('breaker');
    expect(read('recepticle in the batroom').plain).toContain('bathroom');
    expect(read('where does water come from').plain).toBe('where does water come from');
  });
});
