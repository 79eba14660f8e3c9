// Yes or no out of what rules and topics claim: every claim of what could answer is weighed, and so is that none of them decides.

import type { Says } from '../knowledge/knowledge.ts';
import type { PackClaim } from '../knowledge/pack.ts';
import type { Entry } from '../search/knowledge-index.ts';
import { wordsOf } from '../understand/words.ts';
import type { Act } from './act.ts';
import { type Bound, boundsIn, meetsBounds } from './bounds.ts';
import { figuresIn, NARROWING, type Rarity, termsOf, weigh } from './claim-terms.ts';
import { deniedIn, opposites } from './opposites.ts';
import type { Features, Ranked } from './rank.ts';
import { scoreOf } from './rank.ts';

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
  must: { must: 'yes', 'must-not': 'no', may: 'no', 'need-not': 'no', is: 'yes', 'is-not': 'no' },
  skip: { must: 'no', may: 'yes', 'need-not': 'yes', is: 'yes', 'is-not': 'no' },
  is: { must: 'yes', 'must-not': 'no', may: 'yes', 'need-not': 'no', is: 'yes', 'is-not': 'no' },
};

/** Words of a question that may speak for one kind of claim or against it: 'without', 'just', 'skip'. Which do, and how far, is learned. */
const TURNING =
  /^(?:not?|nor|never|without|skip\w*|omit\w*|leav\w*|left|just|onli|only|even|still|instead|less|more|smaller|bigger|larger|over|under|same|enough|need\w*|hav\w*|must|requir\w*|can|could|may|ok|okay|okai|fine|legal|allow\w*|safe|get|away|do|have|has|use|put|run|all|every|any|each|both|always|also|too|sin|ni|nunca|nada|solo|no|saltar\w*|dej\w*|quit\w*|omit\w*|menos|mas|mayor|menor|mism\w*|basta\w*|sirv\w*|val\w*|pued\w*|deb\w*|tien\w*|teng\w*|hay|neces\w*|ocup\w*|llev\w*|oblig\w*|siempr\w*|tambien|cualquier\w*|tod\w*|cada|directo|direct\w*|bare|separat\w*|share\w*|twic\w*|twist\w*|count\w*|cuent\w*)$/;

const shareOf = (part: ReadonlySet<string>, of: ReadonlySet<string>, rarity: Rarity): number =>
  of.size === 0
    ? 0
    : weigh(
        [...of].filter((term) => part.has(term)),
        rarity,
      ) / Math.max(1e-9, weigh(of, rarity));

/** A claim's texts as terms, made once. */
interface ClaimTerms {
  readonly what: ReadonlySet<string>;
  readonly if: ReadonlySet<string>;
  readonly unless: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly figures: readonly string[];
  readonly bounds: readonly Bound[];
  readonly denied: ReadonlySet<string>;
}
const madeTerms = new WeakMap<PackClaim, ClaimTerms>();
function claimTerms(claim: PackClaim): ClaimTerms {
  const made = madeTerms.get(claim) ?? {
    what: termsOf(claim.what),
    if: termsOf(claim.if ?? ''),
    unless: termsOf(claim.unless ?? ''),
    words: termsOf(claim.words ?? ''),
    figures: figuresIn(`${claim.what} ${claim.if ?? ''}`),
    bounds: boundsIn(`${claim.what}; ${claim.if ?? ''}`),
    denied: deniedIn(claim.what),
  };
  madeTerms.set(claim, made);
  return made;
}

/** A question, as far as claims are compared with it. */
interface AskedTerms {
  readonly act: Act;
  readonly terms: ReadonlySet<string>;
  readonly figures: readonly string[];
  readonly plain: string;
  readonly bounds: readonly Bound[];
  readonly denied: ReadonlySet<string>;
  /** Words of the question that may turn a claim round. */
  readonly turning: readonly string[];
}

function fitFeatures(claim: PackClaim, { terms, figures, plain, bounds, denied }: AskedTerms, rarity: Rarity): Features {
  const own = claimTerms(claim);
  const all = new Set([...own.what, ...own.if, ...own.unless, ...own.words]);
  const said = shareOf(terms, own.what, rarity);
  const heard = shareOf(all, terms, rarity);
  const common = figures.filter((each) => own.figures.includes(each));
  const bothFigures = own.figures.length > 0 && figures.length > 0;
  const inOrder = common.join(' ') === own.figures.filter((each) => figures.includes(each)).join(' ');
  const bounded = meetsBounds(own.bounds, bounds);
  const shared = [...own.what].filter((term) => terms.has(term));
  return {
    inside: bounded === 'inside' ? 1 : 0,
    outside: bounded === 'outside' ? 1 : 0,
    opposites: Math.min(2, opposites(`${claim.what} ${claim.if ?? ''}`, plain)) / 2,
    unlessOpposes: claim.unless === undefined ? 0 : Math.min(1, opposites(claim.unless, plain)),
    denials: shared.some((term) => own.denied.has(term) !== denied.has(term)) ? 1 : 0,
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
    narrows: [...own.what].some((term) => NARROWING.has(term) && !terms.has(term)) ? 1 : 0,
  };
}

/** What a claim of this kind is worth for such a question, and how far what it bounds, shuts out or denies goes against it. */
function turnFeatures(says: Says, { act, turning }: AskedTerms, fit: Features): Features {
  const against = ['inside', 'outside', 'opposites', 'denials', 'figuresAgree', 'figuresAgainst'] as const;
  return Object.fromEntries([
    [`${act} ${says}`, 1],
    ...against.flatMap((name) => (fit[name] ? [[`${name} ${says}`, fit[name]] as const] : [])),
    ...turning.map((each) => [`${each} ${says}`, 0.5] as const),
  ]);
}

const OPENING = /^\**(?:(?<yes>yes|sí)|no)\b/i;

const turningIn = (plain: string): string[] => [...new Set(wordsOf(plain).filter((each) => TURNING.test(each)))];

/** Everything that could say yes or no to a question, out of the entries that could answer it. */
export function optionsFor(ranked: readonly Ranked[], act: Act, plain: string, rarity: Rarity): readonly Deciding[] {
  const best = ranked[0]?.probability ?? 1;
  const asked: AskedTerms = {
    act,
    terms: termsOf(plain),
    figures: figuresIn(plain),
    plain,
    bounds: boundsIn(plain),
    denied: deniedIn(plain),
    turning: turningIn(plain),
  };
  return ranked.slice(0, MOST_ENTRIES).flatMap(({ entry, probability, features }, at): Deciding[] => {
    if (entry === undefined || probability < best * LEAST_SHARE) return [];
    const claims = (entry.kind === 'rule' ? entry.rule.claims : entry.topic.claims) ?? [];
    const place: Features = {
      place: Math.max(-5, Math.log(probability / best)) / 5,
      first: at === 0 ? 1 : 0,
      likely: probability,
      topic: entry.kind === 'topic' ? 1 : 0,
    };
    const opening = entry.kind === 'topic' ? OPENING.exec(entry.topic.answer) : null;
    const own: Deciding[] =
      entry.kind !== 'topic' || opening === null
        ? []
        : [
            {
              entry,
              claim: undefined,
              word: opening.groups?.yes === undefined ? 'no' : 'yes',
              features: {
                ...place,
                opens: 1,
                titleHeard: shareOf(termsOf(entry.topic.title), asked.terms, rarity),
                like: features.like ?? 0,
              },
            },
          ];
    return [
      ...own,
      ...claims.flatMap((claim) => {
        const word = WORD[act][claim.says];
        if (word === undefined) return [];
        const fit = { ...place, ...fitFeatures(claim, asked, rarity) };
        // On the safe side: what a separate garage is spared, no house is.
        if (claim.says === 'need-not' && fit.narrows === 1) return [];
        return [{ entry, claim, word, features: { ...fit, ...turnFeatures(claim.says, asked, fit) } }];
      }),
    ];
  });
}
const MOST_ENTRIES = 6;
const LEAST_SHARE = 0.05;

/** That nothing decides. */
export const UNDECIDED: Features = { undecided: 1 };

/** The word that is more probable, with the claim that says so best; undefined where nothing claims anything. */
export function decide(options: readonly Deciding[], weights: Features): Decision | undefined {
  if (options.length === 0) return undefined;
  const scores = options.map(({ features }) => scoreOf(features, weights));
  const none = scoreOf(UNDECIDED, weights);
  const most = Math.max(none, ...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const whole = Math.exp(none - most) + shares.reduce((sum, each) => sum + each, 0);
  const together = (word: Word): number => options.reduce((sum, each, at) => sum + (each.word === word ? (shares[at] ?? 0) : 0), 0) / whole;
  const word: Word = together('yes') >= together('no') ? 'yes' : 'no';
  const best = options
    .map((each, at) => ({ each, share: shares[at] ?? 0 }))
    .filter(({ each }) => each.word === word)
    .sort((a, b) => b.share - a.share)[0];
  return best && { ...best.each, probability: together(word) };
}
