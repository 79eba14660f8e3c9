// Fits how claims decide questions of yes or no: on people's questions with the verdict that each wants, and the exam's that have been worked on.
import type { Language } from '../../api/contract/values.ts';
import type { Act } from '../../api/guide/asking/act.ts';
import { type Deciding, decide, UNDECIDED } from '../../api/guide/asking/decide.ts';
import { entryId, type Ranker } from '../../api/guide/asking/rank.ts';
import { detectLanguage } from '../../api/guide/reading/detect-language.ts';
import { readQuestion } from '../../api/guide/reading/read-question.ts';
import { readSet } from '../exam/question.ts';
import { readLines } from './people.ts';
import { type Choice, fitChoices } from './softmax.ts';

/** A line of the file of people's questions: what a right answer begins with, 'none' where nothing says yes or no to it. */
interface LabelledVerdict {
  readonly id: string;
  readonly q: string;
  readonly verdict: 'yes' | 'no' | 'depends' | 'none';
  readonly act?: Act;
  /** The claim of the entry that decides, by its place; -1 where none of them does. */
  readonly claim?: number;
}

interface Wanted {
  readonly text: string;
  readonly verdict: LabelledVerdict['verdict'];
  readonly act?: Act;
  /** The claim that decides, where it was labelled. */
  readonly claim?: { readonly entry: string; readonly place: number };
}

const FILE = new URL('../../api/guide/knowledge/yes-or-no.asked.jsonl', import.meta.url);

export const labelledVerdicts = (): readonly LabelledVerdict[] => readLines(FILE);

const wantedByPeople = (): Wanted[] =>
  labelledVerdicts().map(({ id, q, verdict, act, claim }) => ({
    text: q,
    verdict,
    ...(act === undefined ? {} : { act }),
    ...(claim === undefined || claim < 0 ? {} : { claim: { entry: id, place: claim } }),
  }));

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

/** Which of the options are right: the claim that was labelled where it is among them, else any that says the word; the last for none. */
function rightOf(options: readonly Deciding[], wanted: Wanted): readonly number[] {
  const right = options.flatMap((option, at) => (isRight(option, wanted) ? [at] : []));
  const labelled = right.filter((at) => {
    const option = options[at];
    if (option === undefined || wanted.claim === undefined || entryId(option.entry) !== wanted.claim.entry) return false;
    const { entry } = option;
    const claims = entry.kind === 'rule' ? entry.rule.claims : entry.topic.claims;
    return claims?.[wanted.claim.place] === option.claim;
  });
  return labelled.length > 0 ? labelled : right.length > 0 ? right : [options.length];
}

function casesOf(
  wanted: readonly Wanted[],
  rankers: Readonly<Record<Language, Ranker>>,
  knows: Readonly<Record<Language, (word: string) => boolean>>,
): Case[] {
  return wanted.flatMap((each) => {
    const language = detectLanguage(each.text) ?? 'en';
    const reading = readQuestion(each.text, language, knows[language]);
    const ranker = rankers[language];
    const act = each.act ?? ranker.actOf(reading.plain);
    if (act === undefined) return [];
    const asked = { reading, edition: reading.editions[0] ?? '2023' } as const;
    const options = ranker.options(ranker.rank(ranker.candidates(asked)), act, asked);
    return options.length === 0
      ? []
      : [{ rows: [...options.map(({ features }) => features), UNDECIDED], chosen: rightOf(options, each), options, wanted: each }];
  });
}

/** Weights of `decide`; prints how often they are right on a fifth that they were not fitted on. */
export function fitDeciding(
  rankers: Readonly<Record<Language, Ranker>>,
  knows: Readonly<Record<Language, (word: string) => boolean>>,
): Record<string, number> {
  const cases = casesOf([...wantedByPeople(), ...wantedByExam()], rankers, knows);
  const held = cases.filter((_, at) => at % 5 === 0);
  const weights = fitChoices(cases.filter((_, at) => at % 5 !== 0));
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const said = held.flatMap(({ options, wanted }) => {
      const decision = decide([{ options, share: 1 }], weights);
      return decision === undefined || decision.probability < least ? [] : [isRight(decision, wanted)];
    });
    console.log(`verdicts from ${least} on: ${said.length} of ${held.length} said, ${said.filter(Boolean).length} right`);
  }
  return fitChoices(cases);
}
