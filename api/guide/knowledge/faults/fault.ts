// What can be behind a complaint, and how one finds out which of it is.
import type { Grade, Text } from '../../../contract/values.ts';
import type { SignId } from './signs.ts';

export const LIKELIHOODS = ['common', 'sometimes', 'rare'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number];

/** What it can do to people and the house until it is mended. */
export const DANGERS = ['none', 'shock', 'fire', 'gas'] as const;
export type Danger = (typeof DANGERS)[number];

/** Who may make the check and mend it. Whatever is measured live, or opened, is for an electrician; the line side is the utility's. */
export const WHO = ['anyone', 'electrician', 'utility'] as const;
export type Who = (typeof WHO)[number];

export interface Fault {
  /** Unique, kebab-case. */
  readonly id: string;
  /** Reads after 'Most likely:', 'Lo más probable:'. */
  readonly what: Text;
  readonly likelihood: Likelihood;
  /** Signs that lead to it: told the first of them, it stands before the others. */
  readonly points: readonly [SignId, ...SignId[]];
  /** Signs that rule it out. */
  readonly against?: readonly SignId[];
  /** The check or measurement that decides, and what each result means. */
  readonly next: Text;
  readonly mends: Text;
  readonly danger: Danger;
  /** What to do at once, where the danger's usual words do not fit. */
  readonly now?: Text;
  readonly who: Who;
  /** Only where it is not that of the complaint's first topic. */
  readonly grade?: Grade;
  /** Sections as numbered in the 2023 edition, beside those of the topic. */
  readonly references?: readonly string[];
}

/** What people complain of: topics with that title, and the faults that can be behind them, in the order in which one would look. */
export interface Complaint {
  readonly topics: readonly [string, ...string[]];
  readonly faults: readonly Fault[];
}
