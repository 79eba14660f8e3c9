import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/values.ts';
import { CALCULATORS } from '../calculators/registry.ts';
import { packFor } from './pack.ts';
import { packUp, unpack } from './packed.ts';
import { fromTokens, readWords, toTokens } from './tokens.ts';

const thereAndBack = (texts: readonly string[]): string[] => {
  const tokens = toTokens([texts]);
  return fromTokens(readWords(tokens), tokens.bytes[0] ?? new Uint8Array());
};

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
    const texts = [text, text.toLowerCase(), text.toUpperCase(), ''];
    expect(thereAndBack(texts)).toEqual(texts);
  });

  test('what would not come back as it was is refused', () => {
    expect(() => toTokens([['a\u0000b']])).toThrow(/read back/);
  });

  test('more words than two bytes can number at first are numbered all the same', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `w${at} x${at % 300}`);
    expect(thereAndBack(many)).toEqual(many);
  });

  test('groups share their words', () => {
    const groups = [['one two', 'two'], ['two three'], []];
    const tokens = toTokens(groups);
    const words = readWords(tokens);
    expect(tokens.bytes.map((bytes) => fromTokens(words, bytes))).toEqual(groups);
  });
});

const calculators = CALCULATORS.map(({ id }) => id);

describe.each(LANGUAGES)('the %s pack', (language) => {
  const pack = packFor(language);
  const parts = packUp(pack, calculators);

  test('is the same when unpacked', () => {
    expect(unpack(parts, calculators, language)).toEqual(pack);
  });

  test('has what has come while a part is missing, and says that it is not whole', () => {
    const [core, first, ...others] = parts;
    const some = unpack([core, first, ...others.map(() => undefined)], calculators, language);
    expect(some.partial).toBe(true);
    expect(some.rules.length).toBeGreaterThan(500);
    const here = new Set([...some.rules, ...some.topics].map(({ id }) => id));
    expect(some.rules).toEqual(pack.rules.filter(({ id }) => here.has(id)));
    expect(some.topics).toEqual(pack.topics.filter(({ id }) => here.has(id)));
    expect(some.learned).toEqual(pack.learned);
    expect(unpack([undefined, first], calculators, language)).toMatchObject({ language, partial: true, rules: [], topics: [] });
  });
});
