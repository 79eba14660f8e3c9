// How near a question comes to what entries claim. It is held against hundreds of claims, so that terms are numbers here.
import type { PackClaim } from '../knowledge/entries.ts';
import type { Reading } from '../reading/read-question.ts';
import { claimSides, claimWords, comparedTo, type Rarity, weigh } from './claim-terms.ts';
import { opposites } from './opposites.ts';

export interface Nearness {
  /** Of the nearest claim: how much of the question and the claim each has of the other, and how many pairs of opposites part them. */
  readonly fit: number;
  readonly opposed: number;
  /** The most that the question says of any claim, that any claim has of the question, and that the question says of a claim's other words. */
  readonly said: number;
  readonly heard: number;
  readonly worded: number;
}

interface Numbered {
  readonly what: Uint16Array;
  readonly words: Uint16Array;
  /** Those of its conditions too. */
  readonly all: Uint16Array;
  /** What all of `what` and of `words` weigh. */
  readonly whatWeight: number;
  readonly wordsWeight: number;
}

/** Of what claims nothing, or nothing that the question speaks of. */
export const FAR: Nearness = { fit: 0, opposed: 0, said: 0, heard: 0, worded: 0 };
/** No term at all weighs less. */
const LEAST = 1e-9;

/** For each list of claims, how near the question comes to them. */
export function createNearness(rarity: Rarity): (lists: readonly (readonly PackClaim[])[], reading: Reading) => readonly Nearness[] {
  const numbers = new Map<string, number>();
  const weights: number[] = [];
  const numberOf = (term: string): number => {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    weights.push(rarity(term));
    numbers.set(term, weights.length - 1);
    return weights.length - 1;
  };
  // Made once: claims stay.
  const known = new WeakMap<PackClaim, Numbered>();
  const numbered = (claim: PackClaim): Numbered => {
    const found = known.get(claim);
    if (found !== undefined) return found;
    const { what, words, all } = claimWords(claim);
    const made: Numbered = {
      what: Uint16Array.from(what, numberOf),
      words: Uint16Array.from(words, numberOf),
      all: Uint16Array.from(all, numberOf),
      whatWeight: weigh(what, rarity),
      wordsWeight: weigh(words, rarity),
    };
    known.set(claim, made);
    return made;
  };

  return (lists, reading) => {
    const claimed = lists.map((claims) => claims.map(numbered));
    const { terms, sides } = comparedTo(reading);
    const asked = [...terms];
    const askedWeights = Float64Array.from(asked, rarity);
    const askedWeight = Math.max(LEAST, weigh(terms, rarity));
    /** By the number of a term, its place in the question, from 1 on. */
    const placeOf = new Uint16Array(weights.length);
    asked.forEach((term, at) => {
      const number = numbers.get(term);
      if (number !== undefined) placeOf[number] = at + 1;
    });
    const share = (part: Uint16Array, whole: number): number => {
      let weight = 0;
      for (const number of part) if ((placeOf[number] ?? 0) > 0) weight += weights[number] ?? 0;
      return weight / Math.max(LEAST, whole);
    };
    const heardBy = new Uint8Array(asked.length + 1);
    /** How much of the question a claim has, added up in the order of the question. */
    const shareHeard = (all: Uint16Array): number => {
      let common = 0;
      for (const number of all) {
        const place = placeOf[number] ?? 0;
        if (place === 0) continue;
        heardBy[place] = 1;
        common += 1;
      }
      if (common === 0) return 0;
      let weight = 0;
      for (let place = 1; place < heardBy.length; place += 1) {
        if (heardBy[place] === 1) weight += askedWeights[place - 1] ?? 0;
        heardBy[place] = 0;
      }
      return weight / askedWeight;
    };
    return claimed.map((claims, list): Nearness => {
      let nearest: PackClaim | undefined;
      let [fit, said, heard, worded] = [0, 0, 0, 0];
      claims.forEach((claim, at) => {
        const heardNow = shareHeard(claim.all);
        if (heardNow === 0) return;
        const saidNow = share(claim.what, claim.whatWeight);
        const fitNow = (2 * saidNow * heardNow) / Math.max(LEAST, saidNow + heardNow);
        if (fitNow > fit) {
          fit = fitNow;
          nearest = lists[list]?.[at];
        }
        said = Math.max(said, saidNow);
        heard = Math.max(heard, heardNow);
        worded = Math.max(worded, share(claim.words, claim.wordsWeight));
      });
      if (heard === 0) return FAR;
      return { fit, opposed: nearest === undefined ? 0 : opposites(claimSides(nearest, reading.language), sides), said, heard, worded };
    });
  };
}
