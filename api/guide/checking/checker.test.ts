import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../contract/values.ts';
import { createGuide, type Guide } from '../answer.ts';
import { briefFor } from '../briefing/brief.ts';
import { packFor } from '../pack/pack.ts';
import { normalise } from '../reading/normalise.ts';
import { type Checker, createChecker, NOT_VERIFIED } from './checker.ts';
import { figuresSaid } from './figures.ts';
import { readStatement } from './statement.ts';

let guide: Guide;
beforeAll(() => {
  guide = createGuide(packFor('en'), packFor('es'));
});
const checkerFor = (text: string, language: Language = 'en'): Checker => {
  const question = { text, language };
  const scene = guide.scene(question);
  return createChecker(scene, guide.answer(question), briefFor(scene));
};
const RANGE = 'What size copper wire for a 50 amp range, 60 feet from the panel?';

describe('trade spellings', () => {
  test.each([
    ['Pull 12/2 romex.', 'en', [['size', '12']]],
    ['Use No. 12 copper.', 'en', [['size', '12']]],
    ['Put it on a sixty amp breaker.', 'en', [['current', 60]]],
    ['Run 3/4 EMT.', 'en', [['length', 0.75 / 12]]],
    ['Bury it six inches deep.', 'en', [['length', 0.5]]],
    ['Un breaker de veinte amperes.', 'es', [['current', 20]]],
    ['Tierra del número 10.', 'es', [['size', '10']]],
  ] as const)('%s', (text, language, figures) => {
    expect(figuresSaid(normalise(text, language)).map(({ kind, value }) => [kind, value])).toEqual(figures);
  });
});

describe('what a sentence says', () => {
  test.each([
    ['You may bond it there.', 'may'],
    ['Never work it live.', 'must-not'],
    ['Never skip the ground.', 'must'],
    ['There is no need for a ground.', 'need-not'],
    ['Install the strap.', 'must'],
    ['Keep it not more than 6 ft high.', 'must'],
    ['No hace falta apagar el breaker.', 'need-not'],
    ['No se permite en baños.', 'must-not'],
    ['Quítale el GFCI.', 'must'],
  ] as const)('%s', (text, says) => {
    expect(readStatement(text, 'en').says).toBe(says);
  });
  test('a verdict is a word of its own, and no number', () => {
    expect(readStatement('No, it is not.', 'en').verdict).toBe('no');
    expect(readStatement('No. 6 copper does it.', 'en').verdict).toBeUndefined();
    expect(readStatement('Sí, se puede.', 'es').verdict).toBe('yes');
  });
});

describe('figures are checked by what they are of', () => {
  test('the answer’s own pass in their place, and in no other', () => {
    const checker = checkerFor(RANGE);
    expect(checker.check('Use 6 AWG copper with a 10 AWG ground.')).toMatchObject({ doubts: [], confirmed: ['6 AWG', '10 AWG'] });
    expect(checker.check('The breaker is 55 A. ').doubts).toMatchObject([{ said: '55 A', replaced: false }]);
    expect(checker.check('10 AWG copper carries the 50 A.').doubts).toMatchObject([{ why: 'other-figure', replaced: true }]);
  });
  test('a figure of the question is not confirmed by standing in it', () => {
    const { text, confirmed } = checkerFor('Can I put 14 gauge wire on a 20 amp breaker?').check(
      '14 AWG copper is good on a 20 A breaker.',
    );
    expect(text).toContain('may have at most a **15 A** device');
    expect(confirmed).toEqual([]);
  });
  test('the mark stands at the word', () => {
    const { text } = checkerFor(RANGE).check('- It pulls **417 A** at the start, so wait.');
    expect(text).toBe(`- It pulls **417 A**${NOT_VERIFIED.en} at the start, so wait.`);
    expect(checkerFor('¿Qué calibre para una estufa de 50 A?', 'es').check('Toma 417 A al arrancar.').text).toBe(
      `Toma 417 A${NOT_VERIFIED.es} al arrancar.`,
    );
  });
  test('two figures of a sentence do not contradict each other, unless they have changed places', () => {
    const checker = checkerFor('What is the ampacity of 6 AWG copper at 75 C?');
    expect(checker.check('6 AWG copper is good for 65 A in the 75 °C column (55 A at 60 °C).').doubts).toEqual([]);
    expect(checker.check('6 AWG copper is good for 55 A in the 75 °C column (65 A at 60 °C).').doubts).not.toEqual([]);
  });
  test('what the answer has for one thing is not confirmed for another by a passage beside it', () => {
    const checker = checkerFor('How far apart are the receptacles of a kitchen counter?');
    expect(checker.check('No point of the counter’s wall may be more than 48 inches from a receptacle.').doubts).toHaveLength(1);
    expect(checker.check('No point of the counter’s wall may be more than 24 inches from a receptacle.').doubts).toEqual([]);
  });
  test('what a tool gave may be said from then on', () => {
    const checker = checkerFor(RANGE);
    expect(checker.check('It draws 33.3 A.').doubts).toHaveLength(1);
    checker.learn({ figures: [{ name: 'loadCurrent', value: 33.3, unit: 'A', grade: 'V2' }], texts: [], passages: [] });
    expect(checker.check('It draws 33.3 A.')).toMatchObject({ doubts: [], confirmed: ['33.3 A'] });
  });
});

describe('sections', () => {
  test.each([
    ['See 210.999 for it.', 'no-such-section'],
    ['The 2017 NEC has it in Table 310.16.', 'no-such-section'],
    ['See 310.15(Z) for it.', 'no-such-section'],
    ['Lo dice la Tabla 999.10.', 'no-such-section'],
  ])('%s', (text, why) => {
    expect(checkerFor(RANGE).check(text).doubts).toMatchObject([{ why }]);
  });
  test.each(['The ampacity is in Table 310.16.', 'Está en la Tabla 310.16.'])('%s', (text) => {
    expect(checkerFor(RANGE).check(text)).toMatchObject({ doubts: [], confirmed: ['Table 310.16'] });
  });
});

describe('verdicts and dangers', () => {
  test('yes against the guide’s no gives way to the guide’s line', () => {
    const checker = checkerFor('Can I bond the neutral to the ground in a subpanel?');
    expect(checker.check('Yes, that is how most crews do it.').doubts).toMatchObject([{ why: 'against-the-verdict', replaced: true }]);
    expect(checker.check('No, keep them apart.').doubts).toEqual([]);
  });
  test.each([
    'Work it live.',
    'You can skip the ground.',
    'Bond the neutral to the frame of the dryer.',
    'Puentea el fusible con alambre.',
    'The capacitor is empty once the disconnect is out, so grab its leads.',
    'You don’t have to shut the panel down to swap the breaker on the live bus.',
    'Con GFCI la secadora puede quedarse sin tierra.',
  ])('%s', (text) => {
    expect(checkerFor('How do I wire a dryer?').check(text).doubts).toMatchObject([{ why: 'danger', replaced: true }]);
  });
  test.each([
    'Never work it live.',
    'Do not skip the ground.',
    'Keep the neutral apart from the frame of the dryer.',
    'Turn the breaker off and test first.',
    'Discharge the capacitor with a resistor before you take its leads off.',
    'Use aluminum or copper, as you like.',
  ])('%s is left alone', (text) => {
    expect(checkerFor('How do I wire a dryer?').check(text)).toMatchObject({ text, doubts: [] });
  });
});

test.each([
  ['figures', '5 ft, 3 in, 20 A, '.repeat(110)],
  ['words', 'ground neutral bond '.repeat(100)],
  ['blanks', ' '.repeat(2000)],
])('a sentence of nothing but %s comes back', (_, text) => {
  expect(checkerFor(RANGE).check(text).text).toContain(text.trim().slice(0, 4));
});
