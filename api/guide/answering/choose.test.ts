import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { optionsFor } from './answer-ranked.ts';
import { best, optionFeatures, verdictOf } from './choose.ts';

const guide = createGuide(packFor('en'), packFor('es'));
const UNSETTLED = 'Is #10 ok on a 30 amp breaker for a 4500 watt water heater?';

test.each([
  ['**Yes.** 6 AWG meets', 'yes'],
  ['**Yes, if …**', 'yes'],
  ['**No.** 6 AWG falls short', 'no'],
  ['**Sí, salvo que sea NM.**', 'yes'],
  ['Si tarda en botarse, es sobrecarga.', undefined],
  ['No standard box is that large.', 'no'],
  ['Use **6 AWG**', undefined],
])('%s says %s', (result, verdict) => {
  expect(verdictOf({ result })).toBe(verdict);
});

test('what is settled is given as ranked, what is not has others beside it', () => {
  expect(optionsFor(guide.scene({ text: 'voltage drop on 12 awg copper 120v 16 amps 100 ft' }))).toHaveLength(1);
  const options = optionsFor(guide.scene({ text: UNSETTLED }));
  expect(options.length).toBeGreaterThan(1);
  expect(options[0]?.isRanked).toBe(true);
});

test('the answer that is likelier to be right is given, unless it is a new yes of a claim', () => {
  const scene = guide.scene({ text: UNSETTLED });
  const options = optionsFor(scene);
  const features = optionFeatures(options, scene);
  const silent = features.findIndex(({ wantsSilent }) => wantsSilent === 1);
  expect(best(options, scene, { right: { wantsSilent: 9 }, wrong: {} })).toBe(options[silent]);
  expect(best(options, scene, { right: {}, wrong: {} })).toBe(options[0]);
});

test('another answer than the ranked one is no more than likely', () => {
  for (const text of [UNSETTLED, 'can i use 12/2 for a 30 amp rv outlet, the run is short', 'do I need a permit to swap a breaker']) {
    const { answer } = guide.answer({ text });
    const [ranked] = optionsFor(guide.scene({ text }));
    if (answer.result !== ranked?.draft.result) expect(answer.confidence).not.toBe('sure');
  }
});
