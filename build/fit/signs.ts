// Learns from what people would type which signs of a fault a message tells, and writes `api/guide/faults/learned.json`. By itself, in seconds,
// after adding signs or lines.
import { writeFileSync } from 'node:fs';
import { signsOf } from '../../api/guide/faults/conversation.ts';
import { createSignReader } from '../../api/guide/faults/sign-reader.ts';
import { signTerms } from '../../api/guide/faults/sign-terms.ts';
import { OPPOSITES, SIGNS } from '../../api/guide/knowledge/faults/signs.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import type { LearnedClasses } from '../../api/guide/reading/classes.ts';
import { detectLanguage } from '../../api/guide/reading/detect-language.ts';
import { readQuestion } from '../../api/guide/reading/read-question.ts';
import { fitMarks, type MarkedSample } from './marks.ts';
import { hash, peoplesQuestions, readLines } from './people.ts';

const FILE = new URL('../../api/guide/knowledge/faults/signs.asked.jsonl', import.meta.url);
const OUT = new URL('../../api/guide/faults/learned.json', import.meta.url);
/** Lines of nothing that any sign says. */
const NONE = 'none';
const IDS = Object.keys(SIGNS);

interface Line {
  readonly id: string;
  readonly en?: readonly string[];
  readonly es?: readonly string[];
  readonly mix?: readonly string[];
}

export interface Told {
  readonly text: string;
  readonly signs: ReadonlySet<string>;
}

const sampleOf = (text: string, signs: ReadonlySet<string>, weight: number): MarkedSample => {
  const { plain, language } = readQuestion(text, detectLanguage(text), () => true);
  return { terms: signTerms(plain, language), marks: signs, weight };
};

/** Every message with all that it tells: one may stand under several signs. */
export function toldSigns(): readonly Told[] {
  const signs = new Map<string, Set<string>>();
  for (const { id, en = [], es = [], mix = [] } of readLines<Line>(FILE)) {
    if (id !== NONE && !IDS.includes(id)) throw new Error(`No sign '${id}'`);
    for (const text of [...en, ...es, ...mix]) signs.set(text, new Set([...(signs.get(text) ?? []), ...(id === NONE ? [] : [id])]));
  }
  for (const [id, said] of Object.entries(SIGNS))
    for (const text of [said.en, said.es]) signs.set(text, new Set([...(signs.get(text) ?? []), id]));
  return [...signs].map(([text, each]) => ({ text, signs: each }));
}

/** What people ask of the code tells no sign; what they ask about troubleshooting may, and is left out. */
const ordinary = (): readonly Told[] =>
  peoplesQuestions()
    .filter(({ id, text }) => !/troubleshooting|tingl|everyday/.test(id) && hash(`signs ${text}`) < ORDINARY_SHARE)
    .map(({ text }) => ({ text, signs: new Set<string>() }));
const ORDINARY_SHARE = 0.3;
const ORDINARY_WEIGHT = 1;

/** Messages as they stand, and told together with another one. */
function fitFrom(messages: readonly Told[], others: readonly Told[]): LearnedClasses {
  const bare = messages.filter(({ signs }) => signs.size === 0);
  const pick = (from: readonly Told[], by: string): Told | undefined => from[Math.floor(hash(by) * from.length)];
  const pairs = messages.flatMap((one): Told[] => {
    const [other, before] = [pick(messages, `with ${one.text}`), pick(bare, `before ${one.text}`)];
    return [
      ...(other === undefined ? [] : [{ text: `${one.text}. ${other.text}`, signs: new Set([...one.signs, ...other.signs]) }]),
      // As a complaint that has its sign in the same breath.
      ...(before === undefined ? [] : [{ text: `${before.text} ${one.text}`, signs: one.signs }]),
    ];
  });
  const samples = [
    ...messages.map(({ text, signs }) => sampleOf(text, signs, 1)),
    ...pairs.map(({ text, signs }) => sampleOf(text, signs, PAIR_WEIGHT)),
    ...others.map(({ text, signs }) => sampleOf(text, signs, ORDINARY_WEIGHT)),
  ];
  const counts = new Map<string, number>();
  for (const { terms } of samples.slice(0, messages.length)) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const vocabulary = [...counts].flatMap(([term, count]) => (count >= LEAST ? [term] : []));
  return fitMarks(samples, IDS, vocabulary);
}
const PAIR_WEIGHT = 0.5;
const LEAST = 2;

/** For each complaint that any of `signs` speaks of, all the signs of its faults. */
const scopesOf = (signs: ReadonlySet<string>): readonly ReadonlySet<string>[] =>
  SCOPES.filter((scope) => [...signs].some((sign) => scope.has(sign)));
const SCOPES = packFor('en').faults.complaints.map(signsOf);

/** Writes what was learned; prints what is found on a fifth that it was not fitted on. */
function writeSigns(): void {
  const [all, others] = [toldSigns(), ordinary()];
  const isHeld = ({ text }: Told): boolean => hash(`held ${text}`) < 0.2;
  const reader = createSignReader(
    fitFrom(
      all.filter((each) => !isHeld(each)),
      others.filter((each) => !isHeld(each)),
    ),
    OPPOSITES,
  );
  const anySign = new Set(IDS);
  const read = (text: string, among: ReadonlySet<string>): ReadonlySet<string> => {
    const { plain, language } = readQuestion(text, detectLanguage(text), () => true);
    return reader(plain, language)(among);
  };
  const found = { right: 0, missed: 0, wrong: 0, ordinary: 0, taken: 0 };
  // As a chat has it: among the signs of a complaint that the message is about.
  for (const { text, signs } of all.filter(isHeld))
    for (const scope of scopesOf(signs)) {
      const said = read(text, scope);
      for (const id of scope) {
        if (said.has(id)) found[signs.has(id) ? 'right' : 'wrong'] += 1;
        else if (signs.has(id)) found.missed += 1;
      }
    }
  for (const { text } of others.filter(isHeld)) {
    found.ordinary += 1;
    found.taken += read(text, anySign).size > 0 ? 1 : 0;
  }
  const learned = fitFrom(all, others);
  writeFileSync(OUT, `${JSON.stringify(learned)}\n`);
  console.log(`signs: ${JSON.stringify(found)} held out; ${all.length} messages, ${JSON.stringify(learned).length} bytes`);
}

if (import.meta.main) writeSigns();
