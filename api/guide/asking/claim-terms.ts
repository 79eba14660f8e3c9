// Claims and questions as terms, so that one can be compared with the other.
import type { Language } from '../../contract/values.ts';
import type { PackClaim } from '../knowledge/entries.ts';
import { type Reckoning, reckon } from '../reading/figures.ts';
import { conceptSpans } from '../reading/lexicon.ts';
import { fold, normalise } from '../reading/normalise.ts';
import type { Reading } from '../reading/read-question.ts';
import { isStopWord, stem, wordsOf } from '../reading/words.ts';
import { type Bound, boundsIn } from './bounds.ts';
import { deniedIn, type Sides, sidesIn } from './opposites.ts';

/** Weight of a term by how rare it is. */
export type Rarity = (term: string) => number;

/** Terms that carry what is meant: stems without grammar, and concepts. */
export function termsOf(text: string): ReadonlySet<string> {
  const stems = wordsOf(fold(text)).map(stem);
  const spans = conceptSpans(stems);
  const inConcept = new Set(spans.flatMap(({ start, end }) => stems.slice(start, end)));
  return new Set([...stems.filter((each) => !isStopWord(each) && !inConcept.has(each)), ...spans.map(({ concept }) => `~${concept}`)]);
}

export const weigh = (terms: Iterable<string>, rarity: Rarity): number => [...terms].reduce((sum, term) => sum + rarity(term), 0);

/** How much of some terms another set of them has, by weight: 0 to 1. */
export const shareOf = (part: ReadonlySet<string>, of: ReadonlySet<string>, rarity: Rarity): number =>
  of.size === 0
    ? 0
    : weigh(
        [...of].filter((term) => part.has(term)),
        rarity,
      ) / Math.max(1e-9, weigh(of, rarity));

const concepts = (all: string): readonly string[] => all.split(' ').map((concept) => `~${concept}`);
/** Places and their conditions, whose rules hold nowhere else. */
const PLACES: ReadonlySet<string> = new Set([
  ...concepts(
    'bathroom kitchen laundry garage basement hallway closet stairs roof attic island pool hot-tub fountain plenum hazardous health-care ' +
      'assembly elevator temporary agricultural mobile-home rv marina driveway commercial burial',
  ),
  ...'wet damp mojado humedo'.split(' ').map(stem),
]);
/** Equipment, whose rules hold for nothing else. */
const THINGS: ReadonlySet<string> = new Set(
  concepts(
    'sign emergency-system fire-pump fire-alarm over-1000-v lighting fan range dryer dishwasher disposal microwave water-heater hvac heat ev ' +
      'welder transformer generator',
  ),
);
export const NARROWING: ReadonlySet<string> = new Set([...PLACES, ...THINGS]);

/** Whether a claim is about a place or a thing that nobody spoke of; of several places that it lists one is enough. */
export function narrows({ what }: ClaimTerms, asked: ReadonlySet<string>): boolean {
  const places = [...what].filter((term) => PLACES.has(term));
  return (places.length > 0 && !places.some((term) => asked.has(term))) || [...what].some((term) => THINGS.has(term) && !asked.has(term));
}

/** Figures as they are named, in the order of the text, the year of an edition left out. */
export const figuresIn = ({ figures }: Reckoning): readonly string[] =>
  figures.flatMap(({ form, name, unit, value }) => (form === 'word' || (unit === undefined && EDITION_YEARS.has(value)) ? [] : [name]));
const EDITION_YEARS: ReadonlySet<number> = new Set([2017, 2020, 2023, 2026]);

/** A text with all that it is compared by. */
export interface Compared {
  readonly plain: string;
  readonly terms: ReadonlySet<string>;
  readonly figures: readonly string[];
  readonly bounds: readonly Bound[];
  /** Terms that stand behind a denial. */
  readonly denied: ReadonlySet<string>;
  /** Of words that shut each other out. */
  readonly sides: Sides;
}

/** @param plain normalised */
export function comparedOf(plain: string, language: Language): Compared {
  const reckoning = reckon(plain, language);
  return {
    plain,
    terms: termsOf(plain),
    figures: figuresIn(reckoning),
    bounds: boundsIn(reckoning),
    denied: deniedIn(plain),
    sides: sidesIn(plain),
  };
}

/** A question, compared with many. */
export function comparedTo(reading: Reading): Compared {
  const known = COMPARED.get(reading);
  if (known !== undefined) return known;
  const made = comparedOf(reading.plain, reading.language);
  COMPARED.set(reading, made);
  return made;
}
const COMPARED = new WeakMap<Reading, Compared>();

/** A claim's texts as terms. */
/** A claim's words as terms. */
export interface ClaimWords {
  readonly what: ReadonlySet<string>;
  readonly if: ReadonlySet<string>;
  readonly unless: ReadonlySet<string>;
  /** Its other words, which people use for it. */
  readonly words: ReadonlySet<string>;
  /** All of them. */
  readonly all: ReadonlySet<string>;
}

/** A claim as questions are compared with it. */
export interface ClaimTerms extends ClaimWords {
  /** What it says and under which condition, as a question is compared with it. */
  readonly stated: Compared;
  readonly unlessSides: Sides | undefined;
}

const MADE = new WeakMap<PackClaim, ClaimTerms>();
const SIDES = new WeakMap<PackClaim, Sides>();

const statementOf = (claim: PackClaim, language: Language): string => normalise(`${claim.what}; ${claim.if ?? ''}`, language);

/** The sides that what a claim says has; made once, and without all else that a claim is compared by. */
export function claimSides(claim: PackClaim, language: Language): Sides {
  const known = SIDES.get(claim);
  if (known !== undefined) return known;
  const sides = sidesIn(statementOf(claim, language));
  SIDES.set(claim, sides);
  return sides;
}

export function claimWords(claim: PackClaim): ClaimWords {
  const terms = {
    what: termsOf(claim.what),
    if: termsOf(claim.if ?? ''),
    unless: termsOf(claim.unless ?? ''),
    words: termsOf(claim.words ?? ''),
  };
  return { ...terms, all: new Set([...terms.what, ...terms.if, ...terms.unless, ...terms.words]) };
}

/** Made once: claims stay, and are held against every question and every sentence of an answer. */
export function claimTerms(claim: PackClaim, language: Language): ClaimTerms {
  const known = MADE.get(claim);
  if (known !== undefined) return known;
  const made: ClaimTerms = {
    ...claimWords(claim),
    unlessSides: claim.unless === undefined ? undefined : sidesIn(claim.unless),
    stated: comparedOf(statementOf(claim, language), language),
  };
  MADE.set(claim, made);
  return made;
}
