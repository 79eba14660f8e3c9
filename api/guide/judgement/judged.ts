// What a judgement gives back: an answer that comes before any calculation or search.
import type { Grade, Text } from '../../contract/values.ts';

export interface JudgedReference {
  readonly section: string;
  readonly why: Text;
  readonly grade: Grade;
}

export interface Judged {
  readonly id: string;
  /** True where something else is asked, and this stands after its answer as a warning. */
  readonly aside?: true;
  readonly kind: 'emergency' | 'refusal' | 'out-of-scope';
  /** The first line: what to do, or the refusal itself. */
  readonly result: Text;
  /** Markdown after the first line; may be empty. */
  readonly text: Text;
  readonly steps: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly references: readonly JudgedReference[];
  readonly suggestions: { readonly en: readonly string[]; readonly es: readonly string[] };
}
