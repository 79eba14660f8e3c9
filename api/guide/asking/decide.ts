// Yes or no out of what rules and topics claim: every claim of what could answer is weighed, and so is that none of them decides.
import type { Edition, Language } from '../../contract/values.ts';
import { claimsIn, type PackClaim } from '../knowledge/entries.ts';
import type { Says } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/read-question.ts';
import type { Entry } from '../search/knowledge-index.ts';
import type { Act } from './act.ts';
import { meetsBounds } from './bounds.ts';
import { type Features, type Ranked, scoreOf } from './candidate.ts';
import { type Compared, claimTerms, comparedTo, narrows, type Rarity, shareOf, termsOf } from './claim-terms.ts';
import { opposites } from './opposites.ts';

export type Word = 'yes' | 'no';

/** A claim that could decide a question, and what speaks for it. */
export interface Deciding {
  readonly entry: Entry;
  /** Undefined where a topic's own text opens with the word. */
  readonly claim: PackClaim | undefined;
  readonly word: Word;
  readonly features: Features;
}

/** What the claims say together. */
export interface Decision extends Deciding {
  /** That this word is the right one, 0 to 1. */
  readonly probability: number;
}

/** What a claim makes of a question; nothing where its sentence would be no answer to it. */
const WORD: Readonly<Record<Act, Partial<Readonly<Record<Says, Word>>>>> = {
  may: { must: 'yes', 'must-not': 'no', may: 'yes', is: 'yes', 'is-not': 'no' },
  'may-not': { must: 'no', 'must-not': 'yes', may: 'no', is: 'yes', 'is-not': 'no' },
  must: { must: 'yes', 'must-not': 'no', may: 'no', 'need-not': 'no', is: 'yes', 'is-not': 'no' },
  skip: { must: 'no', may: 'yes', 'need-not': 'yes', is: 'yes', 'is-not': 'no' },
  is: { must: 'yes', 'must-not': 'no', may: 'yes', 'need-not': 'no', is: 'yes', 'is-not': 'no' },
  // 'Is that a violation?'
  breach: { must: 'yes', 'must-not': 'yes', may: 'no', 'need-not': 'no', is: 'yes', 'is-not': 'no' },
};

/** A question, as far as claims are compared with it. */
interface AskedTerms extends Compared {
  readonly act: Act;
}

/** How a claim fits a question, whatever the claim says. */
function fitFeatures(claim: PackClaim, asked: AskedTerms, language: Language, rarity: Rarity): Features {
  const own = claimTerms(claim, language);
  const { stated } = own;
  const { terms, figures, bounds, denied, sides } = asked;
  const said = shareOf(terms, own.what, rarity);
  const heard = shareOf(own.all, terms, rarity);
  const common = figures.filter((each) => stated.figures.includes(each));
  const bothFigures = stated.figures.length > 0 && figures.length > 0;
  const inOrder = common.join(' ') === stated.figures.filter((each) => figures.includes(each)).join(' ');
  const bounded = meetsBounds(stated.bounds, bounds);
  const shared = [...own.what].filter((term) => terms.has(term));
  return {
    inside: bounded === 'inside' ? 1 : 0,
    outside: bounded === 'outside' ? 1 : 0,
    unlessOpposes: own.unlessSides === undefined ? 0 : Math.min(1, opposites(own.unlessSides, sides)),
    denials: shared.some((term) => stated.denied.has(term) !== denied.has(term)) ? 1 : 0,
    said,
    heard,
    fit: (2 * said * heard) / Math.max(1e-9, said + heard),
    words: shareOf(terms, own.words, rarity),
    missed: Math.min(3, [...own.what].filter((term) => !terms.has(term)).length) / 3,
    ifSaid: shareOf(terms, own.if, rarity),
    unlessSaid: shareOf(terms, own.unless, rarity),
    hasIf: own.if.size > 0 ? 1 : 0,
    hasUnless: own.unless.size > 0 ? 1 : 0,
    figuresAgree: bothFigures && common.length > 0 && inOrder ? 1 : 0,
    figuresAgainst: bothFigures && (common.length === 0 || !inOrder) ? 1 : 0,
    narrows: narrows(own, terms) ? 1 : 0,
  };
}

/**
 * What a claim of this kind is worth for such a question, and how far what it bounds, shuts out or denies goes against it. Single words of the
 * question were tried too: they told nothing about questions that were not fitted on.
 */
function turnFeatures(says: Says, { act }: AskedTerms, fit: Features): Features {
  const against = ['inside', 'outside', 'denials', 'figuresAgree', 'figuresAgainst'] as const;
  return Object.fromEntries([
    [`${act} ${says}`, 1],
    ...against.flatMap((name) => (fit[name] ? [[`${name} ${says}`, fit[name]] as const] : [])),
  ]);
}

const OPENING = /^\**(?:(?<yes>yes|sí)|no)\b/i;

/** Everything that could say yes or no to a question, out of the entries that could answer it. */
export function optionsFor(ranked: readonly Ranked[], act: Act, reading: Reading, rarity: Rarity, edition: Edition): readonly Deciding[] {
  const best = ranked[0]?.probability ?? 1;
  const { language } = reading;
  const asked: AskedTerms = { ...comparedTo(reading), act };
  return ranked.slice(0, MOST_ENTRIES).flatMap(({ entry, probability, features }, at): readonly Deciding[] => {
    if (entry === undefined || probability < best * LEAST_SHARE) return [];
    const place: Features = {
      place: Math.max(-5, Math.log(probability / best)) / 5,
      first: at === 0 ? 1 : 0,
      likely: probability,
      topic: entry.kind === 'topic' ? 1 : 0,
    };
    const claims = claimsIn(entry.kind === 'rule' ? entry.rule.claims : entry.topic.claims, edition);
    return [
      ...openingOf(entry, { ...place, like: features.like ?? 0 }, asked, rarity),
      ...claims.flatMap((claim): readonly Deciding[] => {
        const word = WORD[act][claim.says];
        if (word === undefined) return [];
        // What is said of the main panel is not said of a subpanel.
        if (opposites(claimTerms(claim, language).stated.sides, asked.sides) > 0) return [];
        const fit = { ...place, ...fitFeatures(claim, asked, language, rarity) };
        // On the safe side: what a separate garage is spared, no house is; and what lights are spared, no room is.
        if (claim.says === 'need-not' && fit.narrows === 1) return [];
        // Nor is allowed what lies outside of what a claim allows.
        if (claim.says === 'may' && fit.outside === 1) return [];
        return [{ entry, claim, word, features: { ...fit, ...turnFeatures(claim.says, asked, fit) } }];
      }),
    ];
  });
}

/** The word that a topic's own text opens with. */
function openingOf(entry: Entry, place: Features, { terms }: AskedTerms, rarity: Rarity): readonly Deciding[] {
  const opening = entry.kind === 'topic' ? OPENING.exec(entry.topic.answer) : null;
  if (entry.kind !== 'topic' || opening === null) return [];
  const titleHeard = shareOf(termsOf(entry.topic.title), terms, rarity);
  const word = opening.groups?.yes === undefined ? 'no' : 'yes';
  return [{ entry, claim: undefined, word, features: { ...place, opens: 1, titleHeard } }];
}
const MOST_ENTRIES = 6;
const LEAST_SHARE = 0.05;

/** That nothing decides. */
export const UNDECIDED: Features = { undecided: 1 };

/** What could say yes or no, where the question is of one act. */
export interface OfAct {
  readonly options: readonly Deciding[];
  /** How likely the act is: those of all acts add up to 1. */
  readonly share: number;
}

/**
 * The word that is more probable over all that the question may want to know, with the claim that says so best; undefined where nothing claims
 * anything. 'Must it be' and 'may it be left out' turn yes and no around: where they are hard to tell apart, nothing is decided.
 */
export function decide(acts: readonly OfAct[], weights: Features): Decision | undefined {
  const weighed = acts.flatMap(({ options, share }) => {
    const scores = options.map(({ features }) => scoreOf(features, weights));
    const none = scoreOf(UNDECIDED, weights);
    const most = Math.max(none, ...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const whole = shares.reduce((sum, each) => sum + each, Math.exp(none - most));
    return options.map((option, at) => ({ option, share: (share * (shares[at] ?? 0)) / whole }));
  });
  const together = (word: Word): number => weighed.reduce((sum, { option, share }) => sum + (option.word === word ? share : 0), 0);
  const word: Word = together('yes') >= together('no') ? 'yes' : 'no';
  const [best] = weighed.filter(({ option }) => option.word === word).sort((a, b) => b.share - a.share);
  return best && { ...best.option, probability: together(word) };
}
