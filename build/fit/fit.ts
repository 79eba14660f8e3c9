// `npm run fit`: learns from people's questions how to rank what could answer one, and writes `api/guide/asking/learned.json`.
import { writeFileSync } from 'node:fs';
import type { Learned } from '../../api/guide/asking/learned.ts';
import { questionTerms } from '../../api/guide/asking/question-terms.ts';
import { type Candidate, createRanker, kindOf, type Ranker } from '../../api/guide/asking/rank.ts';
import { CALCULATORS } from '../../api/guide/calculators/registry.ts';
import { RULES, TOPICS } from '../../api/guide/knowledge/all.ts';
import { packFor } from '../../api/guide/knowledge/pack.ts';
import { createIndex } from '../../api/guide/search/knowledge-index.ts';
import { detectLanguage } from '../../api/guide/understand/detect-language.ts';
import { readQuestion } from '../../api/guide/understand/read-question.ts';
import { learnLikeness, type Sample } from './likeness.ts';
import { type Asked, examQuestions, hash, peoplesQuestions } from './people.ts';
import { type Choice, fitChoices, fitClasses } from './softmax.ts';

const OUT = new URL('../../api/guide/asking/learned.json', import.meta.url);
/** Of each entry's questions, what ranking is fitted on; likeness is learned from the others meanwhile. */
const RANKED_SHARE = 0.2;

/** What entries say of themselves: so that an entry is found before anybody has asked for it. */
function ownWords(): Sample[] {
  const told = (id: string, text: string, weight: number): Sample => ({ id, terms: questionTerms(text), weight });
  return (['en', 'es'] as const).flatMap((language) => [
    ...RULES.flatMap(({ id, title, text, words }) => [
      told(id, title[language], 0.7),
      told(id, `${title[language]} ${words[language]}`, 0.4),
      ...sentences(text[language]).map((each) => told(id, each, 0.25)),
    ]),
    ...TOPICS.flatMap(({ id, title, answer, words }) => [
      told(id, title[language], 1),
      told(id, `${title[language]} ${words[language]}`, 0.4),
      ...sentences(answer[language]).map((each) => told(id, each, 0.2)),
    ]),
    ...CALCULATORS.flatMap(({ id, title, followUps }) => [
      told(id, title[language], 1),
      ...followUps[language].map((each) => told(id, each, 0.3)),
    ]),
  ]);
}

const sentences = (text: string): string[] => text.split(/(?<=[.;])\s+/).slice(0, 4);

const questions = [...peoplesQuestions(), ...examQuestions()];
const texts = ownWords();
const sampleOf = ({ id, text }: Asked): Sample => ({ id, terms: questionTerms(text), weight: 1 });

const indexes = { en: createIndex(packFor('en')), es: createIndex(packFor('es')) };
const entryOf = (id: string) => indexes.en.byId(id);
const KINDS = ['rule', 'calculator', 'asked', 'troubleshooting', 'tools', 'theory', 'wiring-methods', 'terms', 'safety', 'exam', 'code'];

const isRanked = (each: Asked): boolean => hash(`ranked ${each.id} ${each.text}`) < RANKED_SHARE;
const kindSamples = (from: readonly Asked[]) => from.map(({ id, text }) => ({ terms: questionTerms(text), kind: kindOf(id, entryOf(id)) }));

function candidatesOf(ranker: Ranker, { text }: Asked): readonly Candidate[] {
  const language = detectLanguage(text) ?? 'en';
  const [index, other] = language === 'en' ? [indexes.en, indexes.es] : [indexes.es, indexes.en];
  const reading = readQuestion(text, language, (word) => index.knows(word) || other.knows(word));
  return ranker.candidates({ reading, edition: '2023', index, other });
}

const learning = questions.filter((each) => !isRanked(each));
const ranking = questions.filter(isRanked);
console.log(`${questions.length} questions of ${new Set(questions.map(({ id }) => id)).size} entries`);
const first: Learned = {
  ...learnLikeness([...texts, ...learning.map(sampleOf)]),
  kinds: KINDS,
  ...fitClasses(kindSamples(learning), KINDS),
  ranking: {},
};
const firstRanker = createRanker(first);
const choices = ranking.flatMap((asked): (Choice & { asked: Asked })[] => {
  const candidates = candidatesOf(firstRanker, asked);
  const chosen = candidates.findIndex(({ id }) => id === asked.id);
  return chosen < 0 ? [] : [{ rows: candidates.map(({ features }) => features), chosen, asked }];
});
console.log(`among the candidates: ${choices.length} of ${ranking.length}`);
const part = (at: number) => choices.filter(({ asked }) => hash(`half ${asked.text}`) < 0.5 === (at === 0));
const rightOf = (list: readonly Choice[], weights: Record<string, number>) => {
  let right = 0;
  for (const { rows, chosen } of list) {
    const scores = rows.map((row) => Object.entries(row).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0));
    if (scores.indexOf(Math.max(...scores)) === chosen) right += 1;
  }
  return right / list.length;
};
const w0 = fitChoices(part(0));
console.log('fitted on a half, right on the other:', rightOf(part(1), w0).toFixed(3), 'on its own:', rightOf(part(0), w0).toFixed(3));
const ranked = fitChoices(choices);
console.log(ranked);
const learned: Learned = {
  ...learnLikeness([...texts, ...questions.map(sampleOf)]),
  kinds: KINDS,
  ...fitClasses(kindSamples(questions), KINDS),
  ranking: ranked,
};
writeFileSync(OUT, `${JSON.stringify(learned)}\n`);
console.log(`${JSON.stringify(learned).length} bytes, ${learned.terms.split(' ').length} terms`);
