// What a rule and a topic of the knowledge base are made of.
import type { Edition, Grade, Text } from '../../contract/values.ts';

/** A figure with its unit: 'in', 'ft', 'A', 'V', 'VA', '%', '°C', 'AWG', 'times', '' (a count), … */
export type FigureWithUnit = readonly [value: number | string, unit: string];

/** What a rule does to something: requires, forbids, allows or exempts it; of plain facts, that they are so or are not. */
export type Says = 'must' | 'must-not' | 'may' | 'need-not' | 'is' | 'is-not';

/** One thing that a rule says of what may be asked with yes or no. */
export interface Claim {
  readonly says: Says;
  /** What must, must not, may or need not be done: reads after 'you must', 'debe', with thing and place in it. Of a fact, its sentence. */
  readonly what: Text;
  /** A condition that an asker may have left open: reads after 'if', 'si'. */
  readonly if?: Text;
  /** The rule's exceptions: reads after 'unless', 'salvo que'. */
  readonly unless?: Text;
  /** The editions that it holds in, where it does not in all. */
  readonly editions?: readonly Edition[];
  /** Other words for it, both languages. */
  readonly words?: string;
}

/**
 * One requirement of the code in our own words. Small: one statement, its key figures as data.
 * Every figure that stands in a text stands in `figures` too, and every one of `figures` stands in both texts.
 */
export interface Rule {
  /** Unique, kebab-case, starts with the section's article: '210-8a-kitchen-receptacles'. */
  readonly id: string;
  /** The section as numbered in the 2023 edition: '210.8(A)(6)', 'Table 300.5(A)', 'Chapter 9 Table 1'. */
  readonly section: string;
  /** Only where an edition differs: its number there, or null where the edition has no such rule. */
  readonly numberIn?: Partial<Readonly<Record<Edition, string | null>>>;
  readonly grade: Grade;
  readonly title: Text;
  /** The rule in own words, one to four sentences, the requirement first. */
  readonly text: Text;
  /** Only where an edition says something else: the statement as that edition has it. */
  readonly textIn?: Partial<Readonly<Record<Edition, Text>>>;
  readonly figures?: Readonly<Record<string, FigureWithUnit>>;
  /** What yes and no are derived from. */
  readonly claims?: readonly Claim[];
  /** Words people use when they ask for it, beyond those in title and text: slang, synonyms, misspellings. */
  readonly words: Text;
}

export const AREAS = ['troubleshooting', 'tools', 'theory', 'wiring-methods', 'terms', 'safety', 'exam', 'code'] as const;
export type Area = (typeof AREAS)[number];

/** A question people ask that is not one rule: how to find a fault, what a term means, how a tool is used. */
export interface Topic {
  readonly id: string;
  readonly area: Area;
  readonly grade: Grade;
  /** The question or name, as a crew would say it. */
  readonly title: Text;
  /** Markdown; the first paragraph answers in one or two sentences, the rest explains. */
  readonly answer: Text;
  readonly steps?: { readonly en: readonly string[]; readonly es: readonly string[] };
  /** Sections as numbered in the 2023 edition; may be empty for theory and tools. */
  readonly references: readonly string[];
  /** What yes and no are derived from. */
  readonly claims?: readonly Claim[];
  readonly words: Text;
}
