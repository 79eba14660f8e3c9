import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/values.ts';
import { phonePackFor } from './pack.ts';
import { packUp, unpack } from './packed.ts';
import { fromTokens, toTokens } from './tokens.ts';

describe('tokens', () => {
  test.each([
    ['capitals where a sentence begins, where none does, and none where one begins'],
    ['NEC 210.8(A)(6). GFCI for 125 V. it stays small, Table 310.16 Stays tall'],
    ['6 in. deep, 18 pulg. de profundidad. No. 6 at 30 ft. above. In. the end'],
    ['Line one\n\nLine **two**: 1,500 VA × 125% = 1,875 VA\n- ½ in., 3/4 in.'],
    ['¿Cuántos amperes aguanta el 6? ¡Ése! Él dijo: "Ñandú"'],
    ['12AWG x2 15A/20A  two  spaces, trailing '],
    [''],
    ["don't O'Hare isn’t McAdam iPhone EMT's"],
    ['… – — ° Ω ² ³'],
  ])('%j is the same when read back', (text) => {
    expect(fromTokens(toTokens([text, text.toLowerCase(), text.toUpperCase(), '']))).toEqual([
      text,
      text.toLowerCase(),
      text.toUpperCase(),
      '',
    ]);
  });

  test('what would not come back as it was is refused', () => {
    expect(() => toTokens(['a\u0000b'])).toThrow(/read back/);
  });

  test('more words than two bytes can number at first are numbered all the same', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `w${at} x${at % 300}`);
    expect(fromTokens(toTokens(many))).toEqual(many);
  });
});

test.each(LANGUAGES)('the %s pack is the same when unpacked, through JSON too', (language) => {
  const pack = phonePackFor(language);
  const { head, bytes } = packUp(pack);
  expect(unpack({ head: JSON.parse(JSON.stringify(head)), bytes })).toEqual(pack);
});
