// Rules, topics and faults in one language, as they are searched and answered with.
import type { Edition, Grade, Language } from '../../contract/values.ts';
import type { Danger, Likelihood, Who } from './faults/fault.ts';
import type { Area, Says } from './knowledge.ts';

export interface PackRule {
  readonly id: string;
  /** As numbered in the 2023 edition. */
  readonly section: string;
  readonly numberIn?: Partial<Readonly<Record<Edition, string | null>>>;
  readonly grade: Grade;
  readonly title: string;
  readonly text: string;
  readonly textIn?: Partial<Readonly<Record<Edition, string>>>;
  readonly claims?: readonly PackClaim[];
  readonly words: string;
}

export interface PackClaim {
  readonly says: Says;
  readonly what: string;
  readonly if?: string;
  readonly unless?: string;
  readonly editions?: readonly Edition[];
  readonly words?: string;
}

/** The claims that hold in an edition. */
export const claimsIn = (claims: readonly PackClaim[] = [], edition: Edition): readonly PackClaim[] =>
  claims.filter(({ editions }) => editions?.includes(edition) !== false);

export interface PackTopic {
  readonly id: string;
  readonly area: Area;
  readonly grade: Grade;
  readonly title: string;
  readonly answer: string;
  readonly steps: readonly string[];
  readonly references: readonly string[];
  readonly claims?: readonly PackClaim[];
  readonly words: string;
}

/** Signs by their ids. */
export interface PackFault {
  readonly what: string;
  readonly likelihood: Likelihood;
  readonly points: readonly string[];
  readonly against: readonly string[];
  readonly next: string;
  readonly mends: string;
  readonly danger: Danger;
  readonly now?: string;
  readonly who: Who;
  /** Only where it is not that of the complaint's first topic. */
  readonly grade?: Grade;
  readonly references: readonly string[];
}

export interface PackComplaint {
  readonly topics: readonly string[];
  readonly faults: readonly PackFault[];
}

/** Faults by what people complain of, and the signs that they are told by. */
export interface PackFaults {
  readonly complaints: readonly PackComplaint[];
  /** What is said of each sign, by its id, in the order of what was learned. */
  readonly signs: Readonly<Record<string, string>>;
  /** Signs of which a message tells one at most, and of which the last told stands. */
  readonly opposites: readonly (readonly string[])[];
}

/** What the guide knows in words, in one language. */
export interface Texts {
  readonly language: Language;
  readonly rules: readonly PackRule[];
  readonly topics: readonly PackTopic[];
  /** English and Spanish names, in the form of `glossary.ts`. */
  readonly glossary: string;
}
