// Which claim of the guide a statement contradicts.
import { figuresIn, NARROWING, type Rarity, termsOf, weigh } from './asking/claim-terms.ts';
import type { Says } from './knowledge/knowledge.ts';
import type { PackClaim } from './knowledge/pack.ts';
import { fold } from './understand/normalise.ts';
import { stem, wordsOf } from './understand/words.ts';

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((term) => b.has(term));

/** How well a claim fits, and the share of what it says that the question speaks of: 0 to 1 each. */
interface Fit {
  readonly fit: number;
  readonly said: number;
}

/** The terms of a claim: what it says, that with its conditions, and its other words. */
interface ClaimTerms {
  readonly terms: ReadonlySet<string>;
  readonly also: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const TERMS = new WeakMap<PackClaim, ClaimTerms>();

/** Claims stay, and are held against every sentence of an answer. */
function claimTerms(claim: PackClaim): ClaimTerms {
  const known = TERMS.get(claim);
  if (known !== undefined) return known;
  const made = {
    terms: termsOf(claim.what),
    also: termsOf(`${claim.what} ${claim.if ?? ''} ${claim.unless ?? ''} ${claim.words ?? ''}`),
    words: termsOf(claim.words ?? ''),
  };
  TERMS.set(claim, made);
  return made;
}

/** How much of the claim the question speaks of, and how much of the question the claim does: the harmonic mean. */
function fitOf(claim: PackClaim, asked: ReadonlySet<string>, rarity: Rarity): Fit {
  const { terms, also, words } = claimTerms(claim);
  const said = weigh(shared(terms, asked), rarity) / Math.max(1e-9, weigh(terms, rarity));
  const heard = weigh(shared(asked, also), rarity) / Math.max(1e-9, weigh(asked, rarity));
  const named = said + (1 - said) * (words.size === 0 ? 0 : 0.5 * (shared(words, asked).length / words.size));
  return { fit: (2 * named * heard) / Math.max(1e-9, named + heard), said: named };
}

/** '20 on a 15' is not '15 on a 20', and what is said of 8 ft is not said of 6. */
function contradictsFigures(claim: PackClaim, asked: readonly string[]): boolean {
  const said = figuresIn(claim.what);
  if (said.length === 0 || asked.length === 0) return false;
  const common = asked.filter((each) => said.includes(each));
  return common.length === 0 || common.join(' ') !== said.filter((each) => asked.includes(each)).join(' ');
}

/** '14 AWG on 15 A' is not what a claim says of 14 AWG on 20 A. */
const speaksOfOther = (claim: PackClaim, figures: readonly string[]): boolean => {
  const said = figuresIn(claim.what);
  return said.some((each) => !figures.includes(each)) && figures.some((each) => !said.includes(each));
};

/** A claim about a place or thing that nobody asked about decides nothing: 'not in wet conduit' does not forbid conduit. */
const narrows = (claim: PackClaim, asked: ReadonlySet<string>): boolean =>
  [...claimTerms(claim).terms].some((term) => NARROWING.has(term) && !asked.has(term));

/** What a statement may not say where a claim says this. That something must not be done contradicts who allows it, not who says nothing of it. */
const AGAINST: Readonly<Record<Says, readonly Says[]>> = {
  must: ['need-not', 'must-not'],
  'must-not': ['may', 'must'],
  may: [],
  'need-not': [],
  is: ['is-not'],
  'is-not': ['is'],
};
/** A statement is held against a claim only where both speak of the same thing, and no claim that says otherwise does so more plainly. */
const SAME_THING = 0.45;
const SAME_SAID = 0.5;
const PLAINER = 1.1;

/** Places that a claim lists side by side: 'in wet places, outdoors or underground' is said of each. */
const PLACES_IN_LISTS: ReadonlySet<string> = new Set([
  ...NARROWING,
  ...['~outdoor', '~burial', '~wet-location', '~damp'],
  ...'outdoor underground buried exposed embed concrete plaster'.split(' ').map(stem),
]);

/** The claim's fit with the one of several places that the statement is about. */
function fitOfOnePlace(claim: PackClaim, asked: ReadonlySet<string>, rarity: Rarity): Fit {
  const whole = fitOf(claim, asked, rarity);
  const { terms } = claimTerms(claim);
  const places = [...terms].filter((term) => PLACES_IN_LISTS.has(term));
  if (places.length < 2 || !places.some((term) => asked.has(term))) return whole;
  const left = [...terms].filter((term) => !PLACES_IN_LISTS.has(term) || asked.has(term));
  const said =
    weigh(
      left.filter((term) => asked.has(term)),
      rarity,
    ) / Math.max(1e-9, weigh(left, rarity));
  const heard = weigh(shared(asked, claimTerms(claim).also), rarity) / Math.max(1e-9, weigh(asked, rarity));
  return { fit: (2 * said * heard) / Math.max(1e-9, said + heard), said };
}

/** The claim that a normalised statement contradicts, of all that are given; undefined where none is about the same thing. */
export function contradictedClaim(claims: readonly PackClaim[], plain: string, says: Says, rarity: Rarity): PackClaim | undefined {
  const asked = termsOf(plain);
  const figures = figuresIn(plain);
  const fitting = claims
    .filter((claim) => !contradictsFigures(claim, figures) && !narrows(claim, asked) && !speaksOfOther(claim, figures))
    .map((claim) => ({ claim, ...fitOfOnePlace(claim, asked, rarity) }))
    .sort((a, b) => b.fit - a.fit);
  // 'Keep them apart' demands nothing that 'must not bond' forbids: what is told has to be the same act.
  const isSameAct = (claim: PackClaim): boolean =>
    (says !== 'must' && says !== 'must-not') ||
    wordsOf(fold(claim.what))
      .slice(0, 1)
      .every((verb) => asked.has(stem(verb)));
  const against = fitting.find(
    ({ claim, fit, said }) => AGAINST[claim.says].includes(says) && isSameAct(claim) && fit >= SAME_THING && said >= SAME_SAID,
  );
  const [best] = fitting;
  return against !== undefined && best !== undefined && best.fit <= against.fit * PLAINER ? against.claim : undefined;
}
