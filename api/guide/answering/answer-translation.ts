// 'How do you say wire nut in Spanish?': the trade's words from one language of the crew into the other.

import { type Draft, EMPTY_DRAFT } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import { fold } from '../reading/normalise.ts';

const ASKS =
  /\bhow (?:do|would|can|to)(?: (?:you|i|we|they))? say\b|\bcomo (?:se|le) dicen?\b|\bcomo (?:se|le) llaman?\b(?=.*\b(?:ingles|espanol)\b)|\b(?:spanish|english) (?:word|name|term)\b|\b(?:palabra|nombre|termino)\b.{0,20}\b(?:ingles|espanol)\b|\b(?:translat\w+|traduc\w+|traduzca)\b|\bwhat(?:'s| is| do you call| does)\b.{1,40}\bin (?:spanish|english)\b|\bque (?:es|significa|quiere decir)\b.{0,40}\ben (?:ingles|espanol)\b/;

/** The words asked for in the other language; undefined where no translation is asked or none of its words is in the glossary. */
export function answerByTranslation({ reading, language, index }: Scene): Draft | undefined {
  const asked = fold(reading.original.toLowerCase()).replace(/[^a-z0-9'/ -]+/g, ' ');
  if (!ASKS.test(asked)) return undefined;
  const glossary = index.glossary.split(/[|\n]/).map((pair) => pair.split('=').map((side) => side.split(',')));
  const wanted = /\b(?:spanish|espanol)\b/.test(asked) ? 'es' : /\b(?:english|ingles)\b/.test(asked) ? 'en' : undefined;
  const pairs = (wanted === undefined ? ([0, 1] as const) : wanted === 'es' ? ([0] as const) : ([1] as const))
    .flatMap((from) =>
      glossary.flatMap((sides) => (sides[from] ?? []).map((name) => ({ name, said: sides[1 - from] ?? [], spanish: from === 0 }))),
    )
    .sort((a, b) => b.name.length - a.name.length);
  let left = ` ${asked} `;
  const found: typeof pairs = [];
  for (const pair of pairs) {
    const name = fold(pair.name.toLowerCase())
      .replace(/[^a-z0-9'/ -]+/g, '')
      .trim();
    const at = new RegExp(`[ ']${name}(?:s|es)?(?=[ '])`).exec(left);
    if (at === null || found.length === 3) continue;
    left = left.replace(at[0], ' ');
    found.push(pair);
  }
  const [first, ...more] = found;
  if (first === undefined) return undefined;
  const also = language === 'en' ? 'also' : 'también';
  const line = ({ name, said: [usual, ...others] }: (typeof found)[number]): string =>
    `${name}: **${usual}**${others.length === 0 ? '' : `, ${also} ${others.join(', ')}`}`;
  const into = first.spanish ? (language === 'en' ? 'In Spanish' : 'En español') : language === 'en' ? 'In English' : 'En inglés';
  return {
    ...EMPTY_DRAFT,
    kind: 'topic',
    result: `${into}, ${[first, ...more].map(line).join('; ')}.`,
    explanation:
      language === 'en'
        ? 'As US-Mexican crews say it; names differ from country to country.'
        : 'Como se dice en las cuadrillas de EE. UU. y México; cambia de un país a otro.',
    restsOn: ['translation'],
  };
}
