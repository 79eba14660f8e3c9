// `npm run fit`: learns from people's questions how to rank what could answer one, and writes `api/guide/asking/learned.json`; and
// which statements are dangerous, into `api/guide/checking/learned.json`. Which messages tell of danger, and which signs of a fault, is learned
// apart, by `judgement.ts` and `signs.ts`: new questions alone change nothing of it.
import { writeFileSync } from 'node:fs';
import type { Language } from '../../api/contract/values.ts';
import type { Candidate } from '../../api/guide/asking/candidate.ts';
import type { Learned } from '../../api/guide/asking/learned.ts';
import type { LearnedFile } from '../../api/guide/asking/learned-data.ts';
import { createNet, EMPTY_NET, type LearnedNet } from '../../api/guide/asking/net.ts';
import { questionTerms } from '../../api/guide/asking/question-terms.ts';
import { createRanker, kindOf, type Ranker } from '../../api/guide/asking/rank.ts';
import { soughtTerms } from '../../api/guide/asking/sought.ts';
import { isLearned } from '../../api/guide/asking/values-in.ts';
import { CALCULATORS } from '../../api/guide/calculators/registry.ts';
import { RULES, TOPICS } from '../../api/guide/knowledge/all.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import { detectLanguage } from '../../api/guide/reading/detect-language.ts';
import { reckon } from '../../api/guide/reading/figures.ts';
import { frontCoded } from '../../api/guide/reading/front-coded.ts';
import { type Reading, readQuestion } from '../../api/guide/reading/read-question.ts';
import { createIndex } from '../../api/guide/search/knowledge-index.ts';
import { fitActs } from './acts.ts';
import { writeDangers } from './dangers.ts';
import { fitDeciding } from './deciding.ts';
import { learnLevels } from './levels.ts';
import { countTerms, encodePostings, type Sample } from './likeness.ts';
import { fitNet } from './net.ts';
import { readOutcomes } from './outcomes.ts';
import { type Asked, examQuestions, hash, peoplesQuestions } from './people.ts';
import { examFilled, filledQuestions, fitSlots, isHeldOut, showFilling } from './slots.ts';
import type { Choice } from './softmax.ts';
import { fitSought, type SoughtSample, showSought } from './sought.ts';

const OUT = new URL('../../api/guide/asking/learned.json', import.meta.url);
/** Of each entry's questions, what ranking is fitted on; likeness is learned from the others meanwhile. */
const RANKED_SHARE = 0.12;
/** More of the plainest, which are few, and count more. */
const RANKED_PLAIN_SHARE = 0.3;
const PLAIN_WEIGHT = 2;
/** Of the questions told as in threads. */
const THREADS_SHARE = 0.25;
/** How much the exam's questions count there: people ask few things often and many seldom, and their own questions are evenly spread over entries. */
const OUTCOME_WEIGHT = { train: 1.5, dev: 12, plain: 1.5, sittings: 12 } as const;

const LANGUAGES = ['en', 'es'] as const;

/** The order of an index and, after it, of calculators: a device has it anyway. */
const ENTRIES = [...RULES, ...TOPICS, ...CALCULATORS].map(({ id }) => id);

/** What calculators say of themselves; rules and topics are read by the index. */
const CALCULATORS_OWN: readonly Sample[] = LANGUAGES.flatMap((language) =>
  CALCULATORS.flatMap(({ id, title, followUps }) =>
    [title[language], ...followUps[language]].map((text) => ({ id, terms: questionTerms(text), languages: [language] })),
  ),
);

/**
 * A quarter of the questions told as in threads helps to fit the ranking; the others show how those are ranked that nothing was fitted on. What is
 * told around them teaches likeness nothing: learned from, they made sums and follow-ups worse.
 */
const [threads, peoples] = [peoplesQuestions('threads'), peoplesQuestions()];
const questions = [...peoples, ...examQuestions()];
function sampleOf({ id, text }: Pick<Asked, 'id' | 'text'>): Sample {
  // Crews mix: what a question sounds like decides whose guide is asked it, as it does on a device.
  const language = detectLanguage(text);
  return { id, terms: questionTerms(text), languages: language === undefined ? LANGUAGES : [language] };
}

const indexes = { en: createIndex(packFor('en')), es: createIndex(packFor('es')) };
const entryOf = (id: string) => indexes.en.byId(id);
const KINDS = ['rule', 'definition', 'asked', 'troubleshooting', 'tools', 'theory', 'wiring-methods', 'terms', 'safety', 'exam', 'code'];

const isRanked = (each: Asked): boolean =>
  hash(`ranked ${each.id} ${each.text}`) < (each.asked === 'plain' ? RANKED_PLAIN_SHARE : RANKED_SHARE);

function readingOf(text: string): Reading {
  const language = detectLanguage(text) ?? 'en';
  return readQuestion(text, language, indexes[language].knows);
}

const candidatesOf = (rankers: Readonly<Record<Language, Ranker>>, text: string): readonly Candidate[] => {
  const reading = readingOf(text);
  return rankers[reading.language].candidates({ reading, edition: '2023' });
};

const isCalculator = (id: string): boolean => CALCULATORS.some((each) => each.id === id);
const SOUGHT = [...KINDS, ...CALCULATORS.map(({ id }) => id)];
const told = new Map<string, readonly string[]>();
/** What a question is after: a calculator by itself, everything else by its kind. */
function soughtSample({ id, text }: Pick<Asked, 'id' | 'text'>): SoughtSample {
  const terms = told.get(text) ?? soughtTerms(readingOf(text));
  told.set(text, terms);
  return { text, terms, id: isCalculator(id) ? id : kindOf(id, entryOf(id)) };
}

const filled = [...filledQuestions(), ...examFilled()];
const reckoned = (text: string) => {
  const { plain, language } = readingOf(text);
  return reckon(plain, language);
};
const apart = filled.filter((each) => !isHeldOut(each));
showFilling(fitSlots(apart, reckoned), filled.filter(isHeldOut), reckoned);
// Only what is used is shipped.
const slots = fitSlots(
  filled.filter(({ calculator }) => isLearned(calculator.id)),
  reckoned,
);

const acts = fitActs();

const learning = peoples.filter((each) => !isRanked(each));
const ranking = peoples.filter(isRanked);
console.log(`${questions.length} questions of ${new Set(questions.map(({ id }) => id)).size} entries`);
/** Questions that were written only for what they give a calculator say too that they are after it. */
const known = new Set(peoples.map(({ text }) => text));
const taughtOf = filledQuestions().flatMap(({ calculator, text }) => (known.has(text) ? [] : [{ id: calculator.id, text }]));
const taught = taughtOf.map(soughtSample);
showSought([...peoples.map(soughtSample), ...taught], SOUGHT, isCalculator);
const shared = (from: readonly Asked[]): Omit<Learned, 'terms' | 'postings' | 'saliences' | 'ranking' | 'deciding'> => ({
  entries: ENTRIES,
  sought: fitSought([...from.map(soughtSample), ...taught], SOUGHT),
  slots,
  acts,
});
function likenessOf(from: readonly Asked[], language: Language) {
  const samples = [...from, ...taughtOf].map(sampleOf);
  const counted = countTerms([...CALCULATORS_OWN, ...samples], ENTRIES, language);
  const ofLanguage = samples.filter(({ languages }) => languages.includes(language));
  const { rows, saliences } = learnLevels(ofLanguage, counted, indexes[language].told);
  return { terms: frontCoded(counted.terms), postings: encodePostings(rows), saliences };
}

const likeness = { en: likenessOf(learning, 'en'), es: likenessOf(learning, 'es') };
const first = { ...shared(learning), ranking: EMPTY_NET, deciding: {} };
const firstRankers = {
  en: createRanker({ ...first, ...likeness.en }, indexes.en),
  es: createRanker({ ...first, ...likeness.es }, indexes.es),
};
const isTaught = ({ id, text }: Asked): boolean => hash(`thread ${id} ${text}`) < THREADS_SHARE;
const choices = [...ranking, ...threads.filter(isTaught)].flatMap(({ id, text, asked }): (Choice & { text: string })[] => {
  const candidates = candidatesOf(firstRankers, text);
  const chosen = candidates.findIndex((each) => each.id === id);
  const weight = asked === 'plain' ? PLAIN_WEIGHT : 1;
  return chosen < 0 ? [] : [{ rows: candidates.map(({ features }) => features), chosen: [chosen], text, weight }];
});
/** Whatever answers a question of the exam rightly is as good. */
const outcomes = readOutcomes().flatMap(({ set, question: { question: text }, right }): (Choice & { text: string })[] => {
  const candidates = right.length === 0 ? [] : candidatesOf(firstRankers, text);
  const chosen = candidates.flatMap(({ id }, at) => (right.includes(id) ? [at] : []));
  return chosen.length === 0 ? [] : [{ rows: candidates.map(({ features }) => features), chosen, text, weight: OUTCOME_WEIGHT[set] }];
});
console.log(`among the candidates: ${choices.length}; of the exam ${outcomes.length}`);
const all = [...choices, ...outcomes];
const half = (from: readonly (Choice & { text: string })[], at: number) =>
  from.filter(({ text }) => hash(`half ${text}`) < 0.5 === (at === 0));
const rightOf = (list: readonly Choice[], net: LearnedNet): string => {
  const scoreOf = createNet(net);
  const right = list.filter(({ rows, chosen }) => {
    const scores = rows.map(scoreOf);
    return chosen.includes(scores.indexOf(Math.max(...scores)));
  });
  return (right.length / list.length).toFixed(3);
};
const fromHalf = fitNet(half(all, 0));
for (const [name, list] of [
  ["people's", choices],
  ['exam', outcomes],
] as const)
  console.log(
    `${name}: fitted on a half, right on the other: ${rightOf(half(list, 1), fromHalf)}; on its own: ${rightOf(half(list, 0), fromHalf)}`,
  );
const ranked = fitNet(all);
const scoreOf = createNet(ranked);
const untaught = threads.filter((each) => !isTaught(each));
const placed = untaught.map(({ id, text }) => {
  const scored = candidatesOf(firstRankers, text).map((each) => ({ id: each.id, score: scoreOf(each.features) }));
  return scored.sort((a, b) => b.score - a.score).findIndex((each) => each.id === id);
});
const within = (first: number): string => (placed.filter((place) => place >= 0 && place < first).length / placed.length).toFixed(3);
console.log(
  `threads, of ${untaught.length}: their entry is the first of ${within(1)}, among three of ${within(3)}, among twelve of ${within(12)}`,
);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const ofLanguage = (language: Language): LearnedFile['en'] => {
  const { terms, postings, saliences } = likenessOf(questions, language);
  return { terms, postings: base64(postings), saliences: base64(saliences) };
};
// With likenesses that have not seen all of the questions, as it will be for those that are yet to come.
const deciding = fitDeciding(
  {
    en: createRanker({ ...first, ranking: ranked, ...likeness.en }, indexes.en),
    es: createRanker({ ...first, ranking: ranked, ...likeness.es }, indexes.es),
  },
  { en: indexes.en.knows, es: indexes.es.knows },
);
const learned: LearnedFile = {
  ...shared(questions),
  ranking: ranked,
  deciding,
  en: ofLanguage('en'),
  es: ofLanguage('es'),
};
writeFileSync(OUT, `${JSON.stringify(learned)}\n`);
for (const language of LANGUAGES)
  console.log(`${language}: ${learned[language].postings.length} bytes, ${learned[language].terms.split('\n').length} terms`);
writeDangers();
