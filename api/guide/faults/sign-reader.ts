// Which signs of a fault a message tells, as learned from what people would type.
import type { Language } from '../../contract/values.ts';
import { createMarker, type LearnedClasses, type Likely } from '../reading/classes.ts';
import { passagesOf, signTerms } from './sign-terms.ts';

/** The signs, among some, that a message tells; of one that complains of something too, whose own words are near many signs, only the clear ones. */
export type SignsAmong = (among: ReadonlySet<string>, complains?: boolean) => ReadonlySet<string>;
/** Reads a normalised and mended message. */
export type SignReader = (plain: string, language: Language) => SignsAmong;

/** From this probability on a sign is told, if it is not much less likely than another of the same passage; measured on messages not fitted on. */
const TOLD = 0.3;
const TOLD_WITH_COMPLAINT = 0.5;
const BESIDE = 0.6;

/**
 * @param learned with the ids of signs as classes
 * @param opposites signs of which a message tells one at most: the likeliest
 */
export function createSignReader(learned: LearnedClasses, opposites: readonly (readonly string[])[]): SignReader {
  const marks = createMarker(learned);
  return (plain, language) => {
    const passages = passagesOf(plain).map((passage) => marks(signTerms(passage, language)));
    return (among, complains = false) => {
      const told = new Map<string, number>();
      for (const passage of passages)
        for (const { id, probability } of clearest(
          passage.filter((each) => among.has(each.id)),
          complains ? TOLD_WITH_COMPLAINT : TOLD,
        ))
          told.set(id, Math.max(told.get(id) ?? 0, probability));
      for (const group of opposites) {
        const likeliest = group.toSorted((one, other) => (told.get(other) ?? 0) - (told.get(one) ?? 0));
        for (const id of likeliest.slice(1)) told.delete(id);
      }
      return new Set(told.keys());
    };
  };
}

function clearest(likely: readonly Likely[], least: number): readonly Likely[] {
  const most = likely.reduce((best, { probability }) => Math.max(best, probability), 0);
  return likely.filter(({ probability }) => probability >= least && probability >= most * BESIDE);
}
