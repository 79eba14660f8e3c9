// Which claim of the guide a statement contradicts.
import type { Language } from '../../contract/values.ts';
import { type ClaimTerms, type Compared, claimTerms, comparedOf, NARROWING, narrows, type Rarity, shareOf } from '../asking/claim-terms.ts';
import type { PackClaim } from '../knowledge/entries.ts';
import type { Says } from '../knowledge/knowledge.ts';
import { fold } from '../reading/normalise.ts';
import { stem, wordsOf } from '../reading/words.ts';

/** How well a claim fits, and the share of what it says that the statement speaks of: 0 to 1 each. */
interface Fit {
  readonly fit: number;
  readonly said: number;
}

const meanOf = (said: number, heard: number): Fit => ({ fit: (2 * said * heard) / Math.max(1e-9, said + heard), said });

/** How much of the claim the statement speaks of, its other words included, and how much of the statement the claim does. */
function fitOf({ what, words, all }: ClaimTerms, asked: ReadonlySet<string>, rarity: Rarity): Fit {
  const said = shareOf(asked, what, rarity);
  const named = [...words].filter((term) => asked.has(term)).length / Math.max(1, words.size);
  return meanOf(said + (1 - said) * 0.5 * named, shareOf(all, asked, rarity));
}

/** '20 on a 15' is not '15 on a 20', and what is said of 8 ft, or of 14 AWG on 20 A, is not said of 6, or of 14 AWG on 15 A. */
function speaksOfOthers({ stated }: ClaimTerms, { figures }: Compared): boolean {
  const said = stated.figures;
  if (said.length === 0 || figures.length === 0) return false;
  const common = figures.filter((each) => said.includes(each));
  if (common.length === 0 || common.join(' ') !== said.filter((each) => figures.includes(each)).join(' ')) return true;
  return said.some((each) => !figures.includes(each)) && figures.some((each) => !said.includes(each));
}

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
function fitOfOnePlace(claim: ClaimTerms, asked: ReadonlySet<string>, rarity: Rarity): Fit {
  const places = [...claim.what].filter((term) => PLACES_IN_LISTS.has(term));
  if (places.length < 2 || !places.some((term) => asked.has(term))) return fitOf(claim, asked, rarity);
  const left = new Set([...claim.what].filter((term) => !PLACES_IN_LISTS.has(term) || asked.has(term)));
  return meanOf(shareOf(asked, left, rarity), shareOf(claim.all, asked, rarity));
}

/** The claim that a normalised statement contradicts, of all that are given; undefined where none is about the same thing. */
export function contradictedClaim(
  claims: readonly PackClaim[],
  plain: string,
  says: Says,
  { language, rarity }: { readonly language: Language; readonly rarity: Rarity },
): PackClaim | undefined {
  const asked = comparedOf(plain, language);
  const fitting = claims
    .map((claim) => ({ claim, terms: claimTerms(claim, language) }))
    .filter(({ terms }) => !speaksOfOthers(terms, asked) && !narrows(terms, asked.terms))
    .map(({ claim, terms }) => ({ claim, ...fitOfOnePlace(terms, asked.terms, rarity) }))
    .sort((a, b) => b.fit - a.fit);
  // 'Keep them apart' demands nothing that 'must not bond' forbids: what is told has to be the same act.
  const isSameAct = (claim: PackClaim): boolean =>
    (says !== 'must' && says !== 'must-not') ||
    wordsOf(fold(claim.what))
      .slice(0, 1)
      .every((verb) => asked.terms.has(stem(verb)));
  const against = fitting.find(
    ({ claim, fit, said }) => AGAINST[claim.says].includes(says) && isSameAct(claim) && fit >= SAME_THING && said >= SAME_SAID,
  );
  const [best] = fitting;
  return against !== undefined && best !== undefined && best.fit <= against.fit * PLAINER ? against.claim : undefined;
}
