// Learns which of the answers that could be given is right and which misleads, and writes `api/guide/answering/learned.json`. Runs by itself, in
// two minutes, after `fit.ts`: it drafts the answers of what ranks first to every question of the exam that has been worked on.
import { writeFileSync } from 'node:fs';
import { createGuide } from '../../api/guide/answer.ts';
import { optionsFor } from '../../api/guide/answering/answer-ranked.ts';
import { optionFeatures, type Weights } from '../../api/guide/answering/choose.ts';
import type { Features } from '../../api/guide/asking/candidate.ts';
import { finish } from '../../api/guide/drafting/draft.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import { type Outcome, scoreAnswer } from '../exam/score.ts';
import { toGuide } from '../exam/sit.ts';
import { readOutcomes } from './outcomes.ts';
import { fitChoices } from './softmax.ts';

const OUT = new URL('../../api/guide/answering/learned.json', import.meta.url);
/** Questions that the guide was mended with count less: it answers them rightly for that. */
const WEIGHT = { train: 0.5, dev: 1, plain: 1, sittings: 1 } as const;
const STEPS = { rounds: 8, rate: 0.1, decay: 1e-4 };

/** The answers that one question could be given, each with how it would come out. */
export interface Drafted {
  readonly id: string;
  readonly weight: number;
  readonly rows: readonly Features[];
  readonly outcomes: readonly Outcome[];
}

export function draftedQuestions(): readonly Drafted[] {
  const guide = createGuide(packFor('en'), packFor('es'));
  return readOutcomes().flatMap(({ set, question }): Drafted[] => {
    if (question.previous !== undefined) return [];
    const scene = guide.scene(toGuide(question));
    const options = optionsFor(scene);
    if (options.length < 2) return [];
    const outcomes = options.map(({ draft }) => scoreAnswer(question, finish(draft, scene).answer).outcome);
    return [{ id: question.id, weight: WEIGHT[set], rows: optionFeatures(options, scene), outcomes }];
  });
}

const isWrong = (outcome: Outcome): boolean => outcome === 'wrong' || outcome === 'sure';

/** Each answer by itself: whether it is right, and whether it misleads. */
export function fitWeights(drafted: readonly Drafted[]): Weights {
  const learn = (is: (outcome: Outcome) => boolean): Features =>
    fitChoices(
      drafted.flatMap(({ rows, outcomes, weight }) =>
        rows.map((row, at) => ({ rows: [row, {}], chosen: [is(outcomes[at] ?? 'wrong') ? 0 : 1], weight })),
      ),
      STEPS,
    );
  return { right: learn((outcome) => outcome === 'right'), wrong: learn(isWrong) };
}

if (import.meta.main) writeFileSync(OUT, `${JSON.stringify(fitWeights(draftedQuestions()))}\n`);
