// Which of the answers that could be given is given: the one as ranked, or that of another entry or calculator which ranked beside it. What an answer
// says, once it is drafted, tells what no ranking can know: whether it decides what was asked, and which figures of the question it has no use for.

import type { Ranked } from '../asking/candidate.ts';
import { type Features, scoreOf } from '../asking/candidate.ts';
import type { Draft } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import { tokensOf } from '../reading/figures.ts';
import { normalise } from '../reading/normalise.ts';
import { wantsVerdict, weighedByCalculator } from './answer-calculation.ts';
import { CHOICE } from './learned-data.ts';

/** An answer that could be given. */
export interface Option {
  readonly draft: Draft;
  /** What it rests on, as it ranked; undefined where that is none of the first. */
  readonly ranked: Ranked | undefined;
  /** The answer as ranking alone has it. */
  readonly isRanked: boolean;
}

/** How likely an answer is right, and how likely it misleads, by the weights. */
export interface Weights {
  readonly right: Features;
  readonly wrong: Features;
}

/** So much an answer that misleads costs against what a right one is worth. */
const WRONG_COSTS = 1;
/** And so much better a claim's yes has to be in the place of a no or of no word at all: a wrong one is what hurts. Figures speak for a sum's. */
const YES_COSTS = 0.3;
const LOGS_LEAST = -6;
const STORY_WORDS = 40;
const SHARE_LEAST = 1e-3;

/** 'Yes, if …' at the beginning of a result. */
export function verdictOf({ result }: Pick<Draft, 'result'>): 'yes' | 'no' | undefined {
  const [first = ''] = wordsOf(result.slice(0, VERDICT_MOST).toLowerCase());
  return first === 'yes' || first === 'sí' ? 'yes' : first === 'no' ? 'no' : undefined;
}
const VERDICT_MOST = 24;
const wordsOf = (text: string): readonly string[] => text.split(/[^a-zí]+/).filter((word) => word !== '');

const figuresIn = (text: string): ReadonlySet<string> => {
  const figures = new Set<string>();
  for (const { text: token } of tokensOf(text))
    if (Number.isFinite(Number.parseFloat(token.replace('#', '')))) figures.add(token.replaceAll(',', ''));
  return figures;
};

/** What speaks for each of the answers that could be given. */
export function optionFeatures(options: readonly Option[], scene: Scene): readonly Features[] {
  const { reading, ranker } = scene;
  const asks = ranker.actOf(reading.plain) !== undefined;
  const wants = wantsVerdict(scene);
  const asked = figuresIn(reading.plain);
  const story = Math.min(1, reading.stems.length / STORY_WORDS);
  const base = options.find(({ isRanked }) => isRanked);
  const baseVerdict = base === undefined ? undefined : verdictOf(base.draft);
  const most = Math.max(SHARE_LEAST, ...options.map(({ ranked }) => ranked?.probability ?? 0));
  const told = options.map(({ draft }) => verdictOf(draft));
  const saying = (verdict: 'yes' | 'no'): number =>
    options.reduce((sum, { ranked }, at) => sum + (told[at] === verdict ? (ranked?.probability ?? 0) : 0), 0);
  return options.map(({ draft, ranked, isRanked }, at): Features => {
    const verdict = told[at];
    const share = Math.max(SHARE_LEAST, ranked?.probability ?? 0);
    const isSum = ranked !== undefined && ranked.entry === undefined;
    const weighed = isSum ? weighedByCalculator(ranked.id, scene) : undefined;
    const said = figuresIn(normalise(`${draft.result} ${draft.explanation}`, scene.language));
    const used = asked.size === 0 ? 0 : [...asked].filter((figure) => said.has(figure)).length / asked.size;
    const decided =
      verdict === undefined || ranked === undefined || isSum ? undefined : ranker.decide([{ ...ranked, probability: 1 }], scene);
    const flag = (is: boolean): number => (is ? 1 : 0);
    return {
      base: 1,
      ranked: flag(isRanked),
      share,
      far: Math.max(LOGS_LEAST, Math.log(share / most)) / LOGS_LEAST,
      sum: flag(isSum),
      asks: flag(draft.kind === 'ask'),
      nothing: flag(draft.kind === 'nothing'),
      yes: flag(verdict === 'yes'),
      no: flag(verdict === 'no'),
      wantsSaid: flag(wants && verdict !== undefined),
      wantsSilent: flag(wants && verdict === undefined),
      actSaid: flag(asks && verdict !== undefined),
      actSilent: flag(asks && verdict === undefined),
      strayVerdict: flag(!asks && verdict !== undefined),
      decided: decided?.probability ?? 0,
      sumSaid: flag(isSum && verdict !== undefined),
      whole: flag(weighed?.whole === true),
      left: flag(weighed !== undefined && weighed.left.length > 0),
      fails: flag(weighed?.holds === false),
      used,
      sumUses: isSum ? used : 0,
      usesNone: flag(asked.size > 0 && used === 0),
      warns: flag((draft.warnings ?? []).length > 0),
      story,
      storySum: isSum ? story : 0,
      storySaid: verdict === undefined ? 0 : story,
      agreed: verdict === undefined ? 0 : saying(verdict),
      opposed: verdict === undefined ? 0 : saying(verdict === 'yes' ? 'no' : 'yes'),
      contradicts: flag(!isRanked && verdict !== undefined && baseVerdict !== undefined && verdict !== baseVerdict),
      saysMore: flag(!isRanked && asks && verdict !== undefined && baseVerdict === undefined),
      rankedNothing: flag(!isRanked && base?.draft.kind === 'nothing'),
      rankedUnsure: flag(!isRanked && base?.draft.confidence === 'unsure'),
      sure: draft.confidence === 'sure' ? 1 : 0,
    };
  });
}

const chance = (features: Features, weights: Features): number => 1 / (1 + Math.exp(-scoreOf(features, weights)));

/** How likely it is right, less what it costs where it misleads. */
function worthOf(features: Features, { right, wrong }: Weights): number {
  const isNewYes = features.yes === 1 && features.sum !== 1 && (features.saysMore === 1 || features.contradicts === 1);
  return chance(features, right) - WRONG_COSTS * chance(features, wrong) - (isNewYes ? YES_COSTS : 0);
}

/** The answer of the most worth by the weights; the first of equals. */
export function best(options: readonly Option[], scene: Scene, weights: Weights = CHOICE): Option | undefined {
  const worth = optionFeatures(options, scene).map((features) => worthOf(features, weights));
  return options[worth.indexOf(Math.max(...worth))];
}
