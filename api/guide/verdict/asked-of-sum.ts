// Whether a question of yes or no asks for what a sum can say: that figures are kept, and not what may be left out or do for something else.
import { sentenceThatAsks } from '../asking/act.ts';
import type { Calculator } from '../calculators/calculator.ts';
import { conceptsAt, tokensOf } from '../reading/figures.ts';
import { normalise } from '../reading/normalise.ts';
import { quantitiesIn } from '../reading/quantities.ts';
import type { Reading } from '../reading/read-question.ts';
import { namesAnything } from './named.ts';
import { asksWhatFits } from './polarity.ts';
import type { Weighed } from './weigh.ts';

/** Sides that a thing may be of; one cannot do for the other. */
const SIDES = ['primary', 'secondary'] as const;

/**
 * The sentence that asks names a figure, asks whether it fits, or names nothing of its own ('is that so?'). 'Can I go main lug only?' behind a
 * transformer and its breakers asks for none of what their sum bounds. What it asks of a side has to have been weighed on that side: a breaker
 * within what the primary allows says nothing of the secondary.
 */
export function isAskedOf({ bounds = [], title }: Calculator, { plain, language }: Reading, { weighed }: Weighed): boolean {
  const sentence = sentenceThatAsks(plain);
  const tokens = tokensOf(sentence);
  const named = new Set(conceptsAt(tokens).map(({ concept }) => concept));
  const bounded = SIDES.filter((side) => bounds.some(({ given }) => 'named' in given && given.of?.includes(side) === true));
  const asked = bounded.filter((side) => SIDE_WORDS[side].some((word) => tokens.some(({ text }) => text === word)));
  const told = quantitiesIn(sentence).map(({ value }) => value);
  const isOfSide = (side: (typeof SIDES)[number]): boolean =>
    weighed.some(({ heads, value }) => heads.includes(side) && (told.length === 0 || told.includes(value)));
  if (!asked.every(isOfSide)) return false;
  // 'Does the fill come out?' names what the sum is of.
  const subject = new Set(conceptsAt(tokensOf(normalise(title[language], language))).map(({ concept }) => concept));
  const isOfSum = [...named].every((concept) => subject.has(concept));
  return isOfSum || namesAnything(sentence, language) || asksWhatFits(tokens);
}

const SIDE_WORDS = {
  primary: ['primary', 'primario', 'primaria'],
  secondary: ['secondary', 'secundario', 'secundaria'],
} as const;
