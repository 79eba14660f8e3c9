// Puts everything that could answer a question into one order, each with how probable it is that it is what was asked.
import type { Edition } from '../../contract/values.ts';
import type { Calculator, Values } from '../calculators/calculator.ts';
import { calculatorById } from '../calculators/forms.ts';
import { claimsIn, type PackClaim } from '../knowledge/entries.ts';
import type { Reading } from '../reading/read-question.ts';
import { isStopWord } from '../reading/words.ts';
import type { Entry, Hit, KnowledgeIndex } from '../search/knowledge-index.ts';
import { type Act, createActs } from './act.ts';
import type { Candidate, Features, Ranked } from './candidate.ts';
import { weigh } from './claim-terms.ts';
import { type Deciding, type Decision, decide, optionsFor } from './decide.ts';
import { createFiller, type Filler } from './filler.ts';
import { createLikeness, type Learned } from './learned.ts';
import { createNearness, FAR, type Nearness } from './near-claims.ts';
import { createNet } from './net.ts';
import { questionTerms } from './question-terms.ts';
import { createSought, type Sought } from './sought.ts';
import { valuesIn } from './values-in.ts';

/** What ranking looks at. */
export interface Asked {
  readonly reading: Reading;
  readonly edition: Edition;
}

export interface Ranker {
  candidates(asked: Asked): readonly Candidate[];
  rank(candidates: readonly Candidate[]): readonly Ranked[];
  /** True where what people asked most like this is not all on this device yet. */
  awaits(reading: Reading): boolean;
  /** Yes or no out of what the ranked entries claim; undefined where neither is asked for, or nothing claims anything. */
  decide(ranked: readonly Ranked[], asked: Asked): Decision | undefined;
  /** All that could say yes or no to a question of that act. */
  options(ranked: readonly Ranked[], act: Act, asked: Asked): readonly Deciding[];
  /** What a question wants to know with yes or no. */
  actOf(plain: string): Act | undefined;
  /** Weight of a term of questions: the more entries it asks for, the less it says. */
  rarity(term: string): number;
  /** What a question gives a calculator. */
  readonly fill: Filler;
}

/** An act that is less likely turns no verdict. */
const HARDLY = 0.05;
const SEARCHED = 40;
const ALIKE = 40;
/** So many of the entries that people asked for most like a question have to be here for an answer that later parts of the guide will not change. */
const AWAITED = 5;

export const entryId = (entry: Entry): string => (entry.kind === 'rule' ? entry.rule.id : entry.topic.id);

/** What an entry is, as far as kinds of question go: 'definition', 'rule', 'calculator', or the area of a topic. */
export const kindOf = (id: string, entry: Entry | undefined): string =>
  entry === undefined
    ? 'calculator'
    : entry.kind === 'rule'
      ? entry.rule.section === 'Article 100'
        ? 'definition'
        : 'rule'
      : id.startsWith('asked-')
        ? 'asked'
        : entry.topic.area;

/** A ranker over the entries of one language's index. */
export function createRanker(learned: Learned, index: KnowledgeIndex): Ranker {
  const likeness = createLikeness(learned, index.told);
  const soughtIn = createSought(learned.sought, (id) => calculatorById(id) !== undefined);
  const fill = createFiller(learned.slots);
  const actsOf = createActs(learned.acts);
  const actOf = (plain: string): Act | undefined => actsOf(plain)[0]?.act;
  const scoreOf = createNet(learned.ranking);
  const nearness = createNearness(likeness.weight);
  const titles = new Map<string, Title>();
  const titleOf = (id: string, title: string): Title => {
    const known = titles.get(id);
    if (known !== undefined) return known;
    const terms = questionTerms(title);
    const made = { terms, weights: Float64Array.from(terms, likeness.weight), whole: weigh(terms, likeness.weight) };
    titles.set(id, made);
    return made;
  };
  const options: Ranker['options'] = (ranked, act, { reading, edition }) => optionsFor(ranked, act, reading, likeness.weight, edition);
  // Several look at what is decided before one of them answers.
  const decided = new WeakMap<readonly Ranked[], Asked & { readonly decision: Decision | undefined }>();
  return {
    rarity: likeness.rarity,
    fill,
    actOf,
    decide(ranked, asked) {
      const known = decided.get(ranked);
      if (known?.reading === asked.reading && known.edition === asked.edition) return known.decision;
      const acts = actsOf(asked.reading.plain).filter(({ probability }) => probability >= HARDLY);
      const decision = decide(
        acts.map(({ act, probability }) => ({ options: options(ranked, act, asked), share: probability })),
        learned.deciding,
      );
      decided.set(ranked, { reading: asked.reading, edition: asked.edition, decision });
      return decision;
    },
    options,
    candidates(asked) {
      const { reading, edition } = asked;
      const terms = questionTerms(reading.original);
      const alike = likeness.of(terms);
      const mostAlike = alike.most(ALIKE);
      const best = alike.of(mostAlike[0] ?? '') || 1;
      const sought = soughtIn(reading);
      const hits = hitsById(index.search(reading.plain, edition, SEARCHED));
      const relevant = mostRelevant(hits);
      const ids = new Set([...hits.keys(), ...mostAlike, ...sought.calculators]);
      const plain = plainnessOf(reading);
      const act = actOf(reading.plain);
      const told = new Set(terms);
      const could = [...ids];
      const claimed = could.map((id) => claimsOf(index.byId(id), edition));
      const near = nearness(claimed, reading);
      return could.flatMap((id, at): Candidate[] => {
        const calculator = calculatorById(id);
        const entry = index.byId(id);
        if (calculator === undefined && entry === undefined) return [];
        const like = alike.of(id);
        const kind = kindOf(id, entry);
        const title =
          entry === undefined ? (calculator?.title[reading.language] ?? '') : entry.kind === 'rule' ? entry.rule.title : entry.topic.title;
        const shared = {
          plain,
          titled: shareOfTitle(titleOf(id, title), told),
          like,
          likeShare: like / best,
          asked: likeness.asked(id),
          kind: calculator === undefined ? sought.likelihood(kind) : sought.sum,
          [`is ${kind}`]: 1,
        };
        if (entry === undefined) {
          return [
            {
              id,
              entry,
              features: {
                ...shared,
                ...sumFeatures(id, sought),
                ...(calculator === undefined ? {} : slotFeatures(calculator, valuesIn(calculator, reading, fill))),
                decidesSum: act === undefined ? 0 : 1,
              },
            },
          ];
        }
        const features = {
          ...shared,
          ...entryFeatures(entry, hits.get(id), relevant, asked),
          ...claimFeatures(claimed[at] ?? [], near[at] ?? FAR, act),
        };
        return [{ id, entry, features }];
      });
    },
    awaits(reading) {
      const alike = likeness.of(questionTerms(reading.original)).most(AWAITED);
      return alike.length === 0 || alike.some((id) => calculatorById(id) === undefined && index.byId(id) === undefined);
    },
    rank(candidates) {
      const scored = candidates.map((each) => ({ ...each, score: scoreOf(each.features) }));
      const most = Math.max(...scored.map(({ score }) => score));
      const whole = scored.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
      return scored.map((each) => ({ ...each, probability: Math.exp(each.score - most) / whole })).sort((a, b) => b.score - a.score);
    },
  };
}

/** An entry's title as terms, with what each of them and all of them weigh. */
interface Title {
  readonly terms: readonly string[];
  readonly weights: Float64Array;
  readonly whole: number;
}

/** How much of a title the question has. */
function shareOfTitle({ terms, weights, whole }: Title, asked: ReadonlySet<string>): number {
  let said = 0;
  terms.forEach((term, at) => {
    if (asked.has(term)) said += weights[at] ?? 0;
  });
  return whole > 0 ? said / whole : 0;
}

/** From 1, for a question of few words, down to 0 for one that tells a story. */
const plainnessOf = ({ stems }: Reading): number =>
  Math.max(0, Math.min(1, (PLAIN_WORDS - stems.filter((each) => !isStopWord(each)).length) / PLAIN_STEPS));
const PLAIN_WORDS = 7;
const PLAIN_STEPS = 4;

const claimsOf = (entry: Entry | undefined, edition: Edition): readonly PackClaim[] =>
  entry === undefined ? [] : claimsIn(entry.kind === 'rule' ? entry.rule.claims : entry.topic.claims, edition);

const hitsById = (hits: readonly Hit[]): ReadonlyMap<string, Hit> => new Map(hits.map((hit) => [entryId(hit.entry), hit]));
const mostRelevant = (hits: ReadonlyMap<string, Hit>): number => Math.max(1e-9, ...[...hits.values()].map(({ parts }) => parts.relevance));

function entryFeatures(entry: Entry, hit: Hit | undefined, relevant: number, { reading, edition }: Asked): Features {
  return {
    relevance: (hit?.parts.relevance ?? 0) / relevant,
    covered: hit?.confidence ?? 0,
    about: hit?.about ?? 0,
    found: Math.min(hit?.found ?? 0, 8) / 8,
    others: Math.min(hit?.parts.others ?? 0, 3) / 3,
    elsewhere: hit?.parts.elsewhere === true ? 1 : 0,
    aside: hit?.parts.aside === true ? 1 : 0,
    tells: hit?.parts.tells ?? 0,
    notSearched: hit === undefined ? 1 : 0,
    notInEdition: entry.kind === 'rule' && entry.rule.numberIn?.[edition] === null ? 1 : 0,
    named: entry.kind === 'rule' && reading.sections.some(({ code }) => entry.rule.section.startsWith(code)) ? 1 : 0,
    ...figureFeatures(entry, reading),
    deep: entry.kind === 'rule' ? (entry.rule.section.split('(').length - 1) / 3 : 0,
  };
}

/** How near the question comes to what an entry claims, and whether yes or no is asked for at all. */
function claimFeatures(claims: readonly PackClaim[], { fit, opposed, said, heard, worded }: Nearness, act: Act | undefined): Features {
  const claimed = claims.length > 0 ? 1 : 0;
  return {
    claimed,
    claimFit: fit,
    claimSaid: said,
    claimHeard: heard,
    claimWorded: worded,
    claimOpposed: Math.min(opposed, 2) / 2,
    ...(act === undefined ? {} : { decidesFit: fit, decidesClaimed: claimed }),
  };
}

/** Figures of the question that an entry's words have no use for: they speak for a sum. */
function figureFeatures(entry: Entry, { quantities, sizes }: Reading): Features {
  const asked = [...quantities.map(({ value }) => String(value)), ...sizes.map(({ size }) => String(size))];
  if (asked.length === 0) return { figuresAsked: 0, figuresSaid: 0 };
  const text = entry.kind === 'rule' ? entry.rule.text : `${entry.topic.title} ${entry.topic.answer}`;
  const said = new Set(text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:[./]\d+)*/g));
  return { figuresAsked: Math.min(asked.length, 3) / 3, figuresSaid: asked.filter((each) => said.has(each)).length / asked.length };
}

/** How far a calculator is what the question is after. */
const sumFeatures = (id: string, sought: Sought): Features => ({
  sought: sought.likelihood(id),
  soughtShare: sought.share(id),
  mostSought: sought.calculators[0] === id ? 1 : 0,
});

/** How much of what a calculator takes the question gives. */
function slotFeatures({ inputs }: Calculator, values: Values): Features {
  const given = inputs.filter(({ name }) => values[name] !== undefined).length;
  const missing = inputs.filter(
    (input) => values[input.name] === undefined && input.fallback === undefined && input.optional !== true,
  ).length;
  return { given: Math.min(given, 5) / 5, missing: Math.min(missing, 3) / 3, bare: given === 0 ? 1 : 0 };
}
