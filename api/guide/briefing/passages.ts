// Entries of the knowledge base as whoever writes an answer may use them: numbered for the edition, each with its grade.
import type { Edition, Grade } from '../../contract/values.ts';
import { ruleCode, ruleText } from '../answering/answer-knowledge.ts';
import { gradeIn } from '../calculators/calculator.ts';
import { claimsIn, type PackClaim } from '../knowledge/entries.ts';
import { codeNumber, sectionExists } from '../knowledge/sections.ts';
import type { Entry } from '../search/knowledge-index.ts';

export interface Passage {
  readonly id: string;
  /** Sections as the edition numbers them; empty for what is not in the code. */
  readonly sections: readonly string[];
  readonly title: string;
  /** Our own words, in the language of the question. */
  readonly text: string;
  readonly grade: Grade;
  readonly claims: readonly PackClaim[];
}

/** Undefined where the edition has no such rule. */
export function passageOf(entry: Entry, edition: Edition): Passage | undefined {
  if (entry.kind === 'rule') {
    const { rule } = entry;
    const text = ruleText(rule, edition);
    if (text === undefined) return undefined;
    const sections = [ruleCode(rule, edition)];
    return { id: rule.id, sections, title: rule.title, text, grade: gradeIn(edition, rule.grade), claims: claimsIn(rule.claims, edition) };
  }
  const { topic } = entry;
  const sections = topic.references.map((each) => codeNumber(each, edition)).filter((each) => sectionExists(each, edition));
  const text = [topic.answer, ...topic.steps].join(' ').replace(/\s+/g, ' ');
  return {
    id: topic.id,
    sections,
    title: topic.title,
    text,
    grade: gradeIn(edition, topic.grade),
    claims: claimsIn(topic.claims, edition),
  };
}
