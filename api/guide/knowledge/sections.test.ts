import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../contract/values.ts';
import { accessLink, articleOf, articleTitle, codeNumber, indexGrade, sectionExists, toBaseNumber } from './sections.ts';

const REAL_2023 = [
  '90.2',
  '100',
  '110.14(C)(1)',
  '110.16',
  '110.26(A)(1)',
  'Table 110.26(A)(1)',
  '200.6(A)',
  '210.8(A)(6)',
  '210.8(F)',
  '210.12(B)',
  '210.18',
  '210.52(C)(2)',
  '210.70(A)(2)',
  'Table 210.21(B)(3)',
  '215.2(A)(1)',
  '215.18',
  '220.41',
  'Table 220.42(A)',
  '220.45',
  '220.53',
  'Table 220.55',
  '220.57',
  '220.82(B)(3)',
  '220.84',
  '220.87',
  '225.30',
  '225.41',
  '230.42',
  '230.67',
  '230.79(C)',
  '230.85',
  '240.4(D)(3)',
  '240.6(A)',
  'Table 240.6(A)',
  '240.21(B)(1)',
  '240.87',
  '242.13',
  '250.24(A)(5)',
  '250.66',
  'Table 250.66',
  '250.102(C)(1)',
  'Table 250.122',
  '250.146(D)',
  '300.4',
  'Table 300.5(A)',
  '300.22(C)',
  '310.12',
  '310.15(B)(1)(1)',
  'Table 310.15(B)(1)(1)',
  '310.15(E)',
  '310.16',
  'Table 310.16',
  '312.8',
  '314.16(B)(5)',
  'Table 314.16(A)',
  '314.28',
  '330.30(B)',
  '334.30',
  '334.80',
  '338.10(B)(4)',
  '344.30',
  '348.60',
  '350.30',
  '352.44',
  'Table 352.44',
  '358.30',
  '362.10',
  '376.22',
  '392.80',
  '400.12',
  '402.5',
  '404.2(C)',
  '404.14(B)',
  '406.4(D)',
  '406.9(B)',
  '406.12',
  '408.4(A)',
  '408.36',
  '410.16',
  '411.6',
  '422.5',
  '422.16(B)',
  '424.3(B)',
  '430.22',
  '430.32(A)',
  'Table 430.52(C)(1)',
  '430.53(D)',
  'Table 430.248',
  'Table 430.250',
  '430.102(B)',
  '440.14',
  '440.22(A)',
  '445.18',
  '450.3(B)',
  'Table 450.3(B)',
  '450.9',
  '480.4',
  '495.21',
  '500.5',
  '501.15(A)',
  '511.3',
  '514.11',
  '517.13',
  '518.4',
  '525.23',
  '547.44',
  '550.32',
  '551.71',
  '555.35',
  '590.6',
  '600.6',
  '604.6',
  '620.51',
  '625.54',
  '645.5',
  '660.5',
  '670.3',
  '680.21(C)',
  '680.22(A)',
  '680.26(B)',
  '680.43(B)',
  '680.58',
  '690.8',
  '690.12',
  '694.12',
  '695.4',
  '700.12',
  '701.12',
  '702.4',
  '705.12',
  '706.15',
  '708.10',
  '710.15',
  '722.135',
  '724.40',
  '725.121',
  '726.121',
  '728.4',
  '750.30',
  '760.41',
  '770.100',
  '800.100',
  '805.50',
  '810.21',
  '820.100',
  '830.90',
  '840.101',
  'Article 625',
  'Chapter 9 Table 8',
  'Annex D',
  'Annex K',
  'Art. 250',
  'Section 210.8(B)',
  'NEC 210.52',
  'Tabla 310.16',
  'Capítulo 9 Tabla 5A',
  'Anexo C',
  '§ 250.53(A)(2)',
  '240.21(B)(1) Exception',
  '430 Part VI',
  '210.8A6',
];

const FAKE_2023 = [
  'Table 310.99',
  '210.999',
  '210.30',
  '210.53',
  '110.80',
  '240.99',
  '250.199',
  '250.23',
  '300.60',
  '314.99',
  '430.300',
  '680.99',
  '690.100',
  '199.4',
  '222.1',
  '999.1',
  'Article 999',
  'Article 42',
  'Table 210.52',
  'Table 250.53',
  'Table 430.22.5',
  'Chapter 9 Table 3',
  'Chapter 9 Table 77',
  'Annex Z',
  'Chapter 12',
  'hello',
  '',
  '12',
  '210.8 is wrong',
  '310.60',
  '310.104',
  '120.82',
  '130.30',
  '285.3',
  '490.21',
  '720.5',
  '220.12',
];

describe('sectionExists', () => {
  it('knows real sections of 2023', () => {
    expect(REAL_2023.filter((code) => !sectionExists(code, '2023'))).toEqual([]);
  });

  it('knows that invented or moved ones are not in 2023', () => {
    expect(FAKE_2023.filter((code) => sectionExists(code, '2023'))).toEqual([]);
  });

  it('tells the editions apart', () => {
    const rows = [
      ['230.67', [false, true, true, true]],
      ['230.85', [false, true, true, true]],
      ['225.42', [false, false, true, true]],
      ['215.18', [false, false, true, true]],
      ['310.12', [false, true, true, true]],
      ['Table 310.15(B)(16)', [true, true, true, true]],
      ['Table 310.16', [false, true, true, true]],
      ['310.104', [true, false, false, false]],
      ['220.12', [true, true, false, false]],
      ['220.45', [false, false, true, false]],
      ['220.82', [true, true, true, false]],
      ['120.82', [false, false, false, true]],
      ['750.30', [true, true, true, false]],
      ['130.30', [false, false, false, true]],
      ['285.6', [true, false, false, false]],
      ['242.13', [false, true, true, true]],
      ['805.50', [false, true, true, true]],
      ['Article 235', [false, false, true, true]],
      ['Annex K', [false, false, true, true]],
      ['Article 553', [true, false, false, false]],
    ] as const;
    for (const [code, expected] of rows) {
      expect([code, ...EDITIONS.map((edition) => sectionExists(code, edition))]).toEqual([code, ...expected]);
    }
  });
});

describe('codeNumber and toBaseNumber', () => {
  const ROWS = [
    ['Table 310.16', '2017', 'Table 310.15(B)(16)'],
    ['Table 310.16', '2020', 'Table 310.16'],
    ['Table 310.15(B)(1)(1)', '2017', 'Table 310.15(B)(2)(a)'],
    ['Table 310.15(B)(1)(1)', '2020', 'Table 310.15(B)(1)'],
    ['Table 310.15(C)(1)', '2017', 'Table 310.15(B)(3)(a)'],
    ['Table 310.15(C)(1)', '2020', 'Table 310.15(C)(1)'],
    ['310.12', '2017', '310.15(B)(7)'],
    ['310.15(E)', '2017', '310.15(B)(5)'],
    ['310.10(G)', '2017', '310.10(H)'],
    ['310.10(G)(1)', '2017', '310.10(H)(1)'],
    ['Table 310.4(1)', '2020', 'Table 310.4(A)'],
    ['220.41', '2017', '220.12'],
    ['220.41', '2020', '220.14(J)'],
    ['220.41', '2026', '120.41'],
    ['220.45', '2017', '220.42'],
    ['220.45', '2020', '220.42'],
    ['220.45', '2026', '120.45'],
    ['Table 220.42(A)', '2017', 'Table 220.12'],
    ['Table 220.42(A)', '2020', 'Table 220.12'],
    ['220.82(B)(3)', '2026', '120.82(B)(3)'],
    ['Table 220.55', '2026', 'Table 120.55'],
    ['Table 430.52(C)(1)', '2020', 'Table 430.52'],
    ['Table 300.5(A)', '2017', 'Table 300.5'],
    ['750.30', '2026', '130.30'],
    ['210.65', '2017', '210.71'],
    ['90.2(C)', '2020', '90.2(A)'],
    ['210.8(A)(6)', '2017', '210.8(A)(6)'],
    ['Chapter 9 Table 8', '2026', 'Chapter 9 Table 8'],
  ] as const;

  it.each(ROWS)('%s is in %s %s', (base, edition, old) => {
    expect(codeNumber(base, edition)).toBe(old);
    expect(toBaseNumber(old, edition)).toBe(base);
  });

  it('recognises an old number whatever the edition asked', () => {
    expect(toBaseNumber('Table 310.15(B)(16)', '2023')).toBe('Table 310.16');
    expect(toBaseNumber('Tabla 310.15(B)(16)', '2020')).toBe('Table 310.16');
    expect(toBaseNumber('310.15(B)(7)', '2023')).toBe('310.12');
    expect(toBaseNumber('120.82', '2023')).toBe('220.82');
    expect(toBaseNumber('310.15(B)(2)(a)', '2017')).toBe('Table 310.15(B)(1)(1)');
    expect(toBaseNumber('310.15(B)(3)(a)', '2023')).toBe('Table 310.15(C)(1)');
    expect(toBaseNumber('Table 220.12', '2023')).toBe('Table 220.42(A)');
    expect(toBaseNumber('Table 430.52', '2023')).toBe('Table 430.52(C)(1)');
  });

  it('leaves alone a number that means something else today', () => {
    expect(toBaseNumber('220.42', '2023')).toBe('220.42');
    expect(toBaseNumber('220.42', '2020')).toBe('220.45');
    expect(toBaseNumber('210.18', '2020')).toBe('210.18');
    expect(toBaseNumber('210.18', '2017')).toBe('210.17');
    expect(toBaseNumber('310.15(A)', '2023')).toBe('310.15(A)');
    expect(toBaseNumber('310.15(B)(1)', '2023')).toBe('310.15(B)(1)');
    expect(toBaseNumber('310.15(B)(2)', '2020')).toBe('310.15(B)(2)');
  });

  it('writes one spelling and returns other text as it is', () => {
    expect(codeNumber('section 210.8A6', '2023')).toBe('210.8(A)(6)');
    expect(codeNumber('tabla 250.66', '2023')).toBe('Table 250.66');
    expect(codeNumber('the breaker', '2023')).toBe('the breaker');
  });

  it('comes back from every edition to the 2023 number', () => {
    const codes = REAL_2023.filter((code) => /^(?:Table )?\d+\.\d+(?:\([A-Za-z0-9]+\))*$/.test(code));
    for (const edition of EDITIONS) {
      // A few numbers of 2023 were other rules before; those come back as what they were.
      const lost = codes.filter(
        (code) => sectionExists(codeNumber(code, edition), edition) && toBaseNumber(codeNumber(code, edition), edition) !== code,
      );
      expect({ edition, lost: lost.filter((code) => !REUSED.includes(code)) }).toEqual({ edition, lost: [] });
    }
  });
});

const REUSED = ['90.2', '310.16', '310.15(B)(1)(1)', '310.15(B)(2)'];

describe('articles', () => {
  it('names the article of a reference', () => {
    expect(articleOf('210.8(A)')).toBe('210');
    expect(articleOf('Table 250.122')).toBe('250');
    expect(articleOf('Chapter 9 Table 8')).toBe('Chapter 9');
    expect(articleOf('Annex D')).toBe('Annex D');
    expect(articleOf('nothing')).toBeUndefined();
  });

  it('has a title in both languages for every article', () => {
    expect(articleTitle('210')).toEqual({ en: 'Branch circuits', es: 'Circuitos ramales' });
    expect(articleTitle('250.66')?.es).toContain('tierra');
    expect(articleTitle('Annex D')?.en).toBe('Informative annex D');
    expect(articleTitle('Article 999')).toBeUndefined();
  });

  it('grades the 2026 index as not verified and links to the publisher', () => {
    expect(indexGrade('2026')).toBe('K');
    for (const edition of EDITIONS) expect(accessLink(edition)).toMatch(/^https:\/\/www\.nfpa\.org\//);
  });
});
