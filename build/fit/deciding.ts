// Fits how claims decide questions of yes or no: on people's questions with the verdict that each wants, and the exam's that have been worked on.
import { readFileSync } from 'node:fs';
import type { Language } from '../../api/contract/values.ts';
import { actOf } from '../../api/guide/asking/act.ts';
import { type Deciding, decide, optionsFor, UNDECIDED } from '../../api/guide/asking/decide.ts';
import type { Ranker } from '../../api/guide/asking/rank.ts';
import { detectLanguage } from '../../api/guide/understand/detect-language.ts';
import { readQuestion } from '../../api/guide/understand/read-question.ts';
import { readSet } from '../exam/question.ts';
import { type Choice, fitChoices } from './softmax.ts';

/** A question and what a right answer begins with; 'none' where nothing says yes or no to it. */
interface Wanted {
  readonly text: string;
  readonly verdict: 'yes' | 'no' | 'depends' | 'none';
}

const FILE = new URL('../../api/guide/knowledge/yes-or-no.asked.jsonl', import.meta.url);

function wantedByPeople(): Wanted[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { q, verdict }: { q: string; verdict: Wanted['verdict'] } = JSON.parse(line);
      return { text: q, verdict };
    });
}

/** The exam's own, with those that say the same in other words. */
const wantedByExam = (): Wanted[] =>
  [...readSet('train'), ...readSet('paraphrases of train')].flatMap(({ question, verdict, previous }) =>
    verdict === undefined || previous !== undefined ? [] : [{ text: question, verdict }],
  );

interface Case extends Choice {
  readonly options: readonly Deciding[];
  readonly wanted: Wanted;
}

const isConditional = ({ claim }: Deciding): boolean => claim?.if !== undefined || claim?.unless !== undefined;
/** Whether an option would be right: any that says the word, whatever it rests on; where it depends, any that names a condition. */
const isRight = (option: Deciding, { verdict }: Wanted): boolean =>
  verdict === 'depends' ? isConditional(option) : option.word === verdict;

function casesOf(
  wanted: readonly Wanted[],
  rankers: Readonly<Record<Language, Ranker>>,
  knows: Readonly<Record<Language, (word: string) => boolean>>,
): Case[] {
  return wanted.flatMap((each) => {
    const language = detectLanguage(each.text) ?? 'en';
    const reading = readQuestion(each.text, language, knows[language]);
    const act = actOf(reading.plain);
    if (act === undefined) return [];
    const ranker = rankers[language];
    const options = optionsFor(ranker.rank(ranker.candidates({ reading, edition: '2023' })), act, reading.plain, ranker.rarity);
    const right = options.flatMap((option, at) => (isRight(option, each) ? [at] : []));
    return options.length === 0
      ? []
      : [
          {
            rows: [...options.map(({ features }) => features), UNDECIDED],
            chosen: right.length > 0 ? right : [options.length],
            options,
            wanted: each,
          },
        ];
  });
}

/** Weights of `decide`; prints how often they are right on a fifth that they were not fitted on. */
export function fitDeciding(
  rankers: Readonly<Record<Language, Ranker>>,
  knows: Readonly<Record<Language, (word: string) => boolean>>,
): Record<string, number> {
  const cases = casesOf([...wantedByPeople(), ...wantedByExam()], rankers, knows);
  const held = cases.filter((_, at) => at % 5 === 0);
  const weights = fitChoices(
    cases.filter((_, at) => at % 5 !== 0),
    FITTING,
  );
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const said = held.flatMap(({ options, wanted }) => {
      const decision = decide(options, weights);
      return decision === undefined || decision.probability < least ? [] : [isRight(decision, wanted)];
    });
    console.log(`verdicts from ${least} on: ${said.length} of ${held.length} said, ${said.filter(Boolean).length} right`);
  }
  return fitChoices(cases, FITTING);
}
const FITTING = { rounds: 12, rate: 0.1, decay: 2e-5 };
