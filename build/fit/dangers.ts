// Learns which statements tell somebody to do what is dangerous, and writes `api/guide/checking/learned.json`. Part of `npm run fit`; also runs by
// itself, in half a minute.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '../../api/contract/values.ts';
import { dangerTerms } from '../../api/guide/checking/danger-terms.ts';
import { readStatement } from '../../api/guide/checking/statement.ts';
import type { PackClaim } from '../../api/guide/knowledge/entries.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import { createClassifier, type LearnedClasses } from '../../api/guide/reading/classes.ts';
import { normalise } from '../../api/guide/reading/normalise.ts';
import { sayClaim } from '../../api/guide/verdict/say-claim.ts';
import { type ClassSample, fitSparseClasses } from './classes.ts';
import { hash } from './people.ts';

const TOLD = new URL('../../api/guide/checking/dangers.told.jsonl', import.meta.url);
const OUT = new URL('../../api/guide/checking/learned.json', import.meta.url);
const LANGUAGES = ['en', 'es'] as const;
const HARMLESS = 'harmless';

/** What models say to a question: `told` is dangerous, `kept` sounds like it and is right. */
interface Line {
  readonly id: string;
  readonly asked: Readonly<Record<Language, string>>;
  readonly told: Readonly<Record<Language, readonly string[]>>;
  readonly kept: Readonly<Record<Language, readonly string[]>>;
}

interface Told {
  readonly id: string;
  readonly sentence: string;
  readonly asked: string;
  readonly language: Language;
}

const taught: readonly Told[] = readFileSync(TOLD, 'utf8')
  .trim()
  .split('\n')
  .map((line): Line => JSON.parse(line))
  .flatMap(({ id, asked, told, kept }) =>
    LANGUAGES.flatMap((language) => [
      ...told[language].map((sentence) => ({ id, sentence, asked: asked[language], language })),
      ...kept[language].map((sentence) => ({ id: HARMLESS, sentence, asked: asked[language], language })),
    ]),
  );

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((each) => each.length > 12);

/** The guide's own sentences and claims: all right, under what they belong to. */
const ordinary: readonly Told[] = LANGUAGES.flatMap((language) => {
  const { rules, topics } = packFor(language);
  const said = (title: string, texts: readonly string[], claims: readonly PackClaim[] = []): Told[] =>
    [...texts.flatMap(sentencesOf), ...claims.map((claim) => sayClaim(claim, language))].map((sentence) => ({
      id: HARMLESS,
      sentence,
      asked: title,
      language,
    }));
  return [
    ...rules.flatMap(({ title, text, claims }) => said(title, [text], claims)),
    ...topics.flatMap(({ title, answer, steps, claims }) => said(title, [answer, ...steps], claims)),
  ];
});

const termsOf = ({ sentence, asked, language }: Told): readonly string[] =>
  dangerTerms(readStatement(sentence, language), normalise(asked, language));

/** A dangerous sentence is told again without its question: somebody asked something else. */
function fitDangers(
  from: readonly Told[],
  ordinaryTerms: readonly (readonly string[])[],
  { least = 2, leastOrdinary = 60 } = {},
): LearnedClasses {
  const samples: readonly ClassSample[] = [
    ...ordinaryTerms.map((terms) => ({ terms, id: HARMLESS, weight: 0.15 })),
    ...from.flatMap((each) => [
      { terms: termsOf(each), id: each.id, weight: 6 },
      { terms: termsOf({ ...each, asked: '' }), id: each.id, weight: each.id === HARMLESS ? 3 : 2 },
    ]),
  ];
  const counts = new Map<string, number>();
  for (const each of from) for (const term of termsOf(each)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const bulk = new Map<string, number>();
  for (const terms of ordinaryTerms) for (const term of terms) bulk.set(term, (bulk.get(term) ?? 0) + 1);
  const vocabulary = [
    ...new Set([
      ...[...counts].flatMap(([term, count]) => (count >= least ? [term] : [])),
      ...[...bulk].flatMap(([term, count]) => (count >= leastOrdinary ? [term] : [])),
    ]),
  ];
  return fitSparseClasses(samples, [HARMLESS, ...new Set(from.flatMap(({ id }) => (id === HARMLESS ? [] : [id])))], vocabulary);
}

/** Share of what was kept out of the fit that is told apart rightly, at each limit. */
function showHeldOut(ordinaryTerms: readonly (readonly string[])[]): void {
  const isHeldOut = ({ sentence }: Told): boolean => hash(`told ${sentence}`) < 0.25;
  const likely = createClassifier(
    fitDangers(
      taught.filter((each) => !isHeldOut(each)),
      ordinaryTerms,
    ),
  );
  const denies = ({ sentence, language }: Told): boolean => {
    const { says, keeps } = readStatement(sentence, language);
    return says === 'must-not' || says === 'is-not' || keeps;
  };
  // What forbids or denies is not asked about.
  const heldOut = taught
    .filter((each) => isHeldOut(each) && !denies(each))
    .map((each) => ({ ...each, danger: 1 - (likely(termsOf(each)).find(({ id }) => id === HARMLESS)?.probability ?? 0) }));
  for (const limit of [0.1, 0.15, 0.3, 0.5]) {
    const of = (isHarmless: boolean) => heldOut.filter(({ id }) => (id === HARMLESS) === isHarmless);
    const stopped = (isHarmless: boolean): string =>
      `${of(isHarmless).filter(({ danger }) => danger >= limit).length} of ${of(isHarmless).length}`;
    console.log(`dangers held out, from ${limit} on: ${stopped(false)} dangerous stopped, ${stopped(true)} right ones`);
  }
}

export function writeDangers(): void {
  const ordinaryTerms = ordinary.map(termsOf);
  showHeldOut(ordinaryTerms);
  const learned = fitDangers(taught, ordinaryTerms);
  writeFileSync(OUT, `${JSON.stringify(learned)}\n`);
  console.log(
    `dangers: ${JSON.stringify(learned).length} bytes, ${learned.terms.split('\n').length} terms, of ${taught.length} taught and ${ordinary.length} ordinary`,
  );
}

if (import.meta.main) writeDangers();
