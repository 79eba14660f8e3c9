import { describe, expect, test } from 'vitest';
import { checkSentence, claimsIn, knownClaims, sectionsIn } from './check-sentence.ts';
import { Sentences } from './sentences.ts';

const claims = knownClaims({
  figures: [
    { name: 'ampacity', value: 55, unit: 'A', grade: 'V2' },
    { name: 'size', value: '6', unit: 'AWG', grade: 'V2' },
    { name: 'drop', value: 1.96, unit: 'V', grade: 'V2' },
  ],
  texts: ['a 50 amp range, 60 feet from the panel'],
  edition: '2023',
});

describe('claims', () => {
  test.each([
    ['6 AWG copper', [{ value: 6, unit: 'AWG' }]],
    ['#10 wire', [{ value: 10, unit: 'AWG' }]],
    ['1/0 AWG', [{ value: '1/0', unit: 'AWG' }]],
    ['1,500 VA', [{ value: 1500, unit: 'VA' }]],
    ['1-1/4 in. pipe', [{ value: 1.25, unit: 'in' }]],
    [
      '18 pulgadas y 6 pies',
      [
        { value: 18, unit: 'in' },
        { value: 6, unit: 'ft' },
      ],
    ],
    ['75 °C column', [{ value: 75, unit: '°C' }]],
    ['3% drop', [{ value: 3, unit: '%' }]],
    ['5 mA trip', [{ value: 5, unit: 'mA' }]],
    ['step 3 of the list, in 2023', []],
  ])('%s', (text, expected) => {
    expect(claimsIn(text)).toEqual(expected);
  });

  test('sections of every form are found', () => {
    expect(sectionsIn('See 210.8(A)(6), Table 310.16 and Article 250, also Tabla 250.122.')).toEqual([
      '210.8(A)(6)',
      'Table 310.16',
      'Article 250',
      'Tabla 250.122',
    ]);
  });
});

describe('a sentence', () => {
  const check = (text: string) => checkSentence(text, claims, '2023', 'en');
  test('passes when all its figures are known, rounded ones too', () => {
    expect(check('It carries 55 A, the drop is 1.96 V.').known).toBe(true);
    expect(check('About 1.97 V over 60 ft.').known).toBe(true);
  });
  test('is marked when a figure, its unit or a section is unknown', () => {
    expect(check('It carries 65 A. ')).toEqual({ text: 'It carries 65 A. *(not verified)* ', known: false });
    expect(check('It carries 55 V.').known).toBe(false);
    expect(check('Look into 310.999.').known).toBe(false);
    expect(checkSentence('Lleva 65 A.', claims, '2023', 'es').text).toContain('(sin verificar)');
  });
});

describe('sentences without an end', () => {
  test.each([
    ['letters', 'x'],
    ['surrogate pairs', '😀'],
    ['words', 'word '],
    ['abbreviations', 'in. a '],
    ['stops and brackets', '.)'],
    ['blanks', ' '],
    ['lines', '\n'],
  ])('of %s are cut, and join to the text', (_, piece) => {
    const sentences = new Sentences();
    const all: string[] = [];
    const times = Math.ceil(57_000 / piece.length);
    for (let count = 0; count < times; count += 1) all.push(...sentences.add(piece));
    all.push(sentences.finish());
    expect(all.join('')).toBe(piece.repeat(times));
    for (const sentence of all) {
      expect(sentence.length).toBeLessThanOrEqual(2010);
      expect(sentence.isWellFormed()).toBe(true);
    }
  });
});

describe('sentences', () => {
  const cut = (text: string, step: number): string[] => {
    const sentences = new Sentences();
    const all: string[] = [];
    for (let at = 0; at < text.length; at += step) all.push(...sentences.add(text.slice(at, at + step)));
    return [...all, sentences.finish()].filter(Boolean);
  };
  test('are whole, join to the text, and are the same in pieces of any length', () => {
    const text = 'Use 1.5 in. deep boxes here. See No. 6 wire!\n\n- One item\n- Another: 3.2 ft. high. Done';
    const whole = cut(text, text.length);
    expect(whole).toEqual(['Use 1.5 in. deep boxes here. ', 'See No. 6 wire!\n\n', '- One item\n', '- Another: 3.2 ft. high. ', 'Done']);
    for (const step of [1, 2, 7]) {
      expect(cut(text, step).join('')).toBe(text);
      expect(cut(text, step)).toEqual(whole);
    }
  });
});
