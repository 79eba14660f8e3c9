// Figures that are known, each with what it is of and how well it is confirmed: of the guide's answer, of calculators, and of passages.
import type { Grade, Language } from '../../contract/values.ts';
import type { Passage } from '../briefing/passages.ts';
import type { Figure } from '../calculators/calculator.ts';
import type { Concept } from '../understand/lexicon.ts';
import { normalise } from '../understand/normalise.ts';
import { conceptsOf, figureNamed, figuresSaid, narrowing, type SaidFigure, sameRole, sameSubject, sameValue } from './figures.ts';
import { withoutMarkdown } from './statement.ts';

export interface Fact extends SaidFigure {
  readonly grade: Grade;
}

/** The figures that a text of ours states. */
export const factsOfText = (text: string, language: Language, grade: Grade): readonly Fact[] =>
  figuresSaid(normalise(withoutMarkdown(text), language)).map((figure) => ({ ...figure, grade }));

export const factsOfFigures = (figures: readonly Figure[], language: Language): readonly Fact[] =>
  figures.flatMap(({ name, value, unit, grade }) => {
    const figure = figureNamed(name, value, unit, language);
    return figure === undefined ? [] : [{ ...figure, grade }];
  });

/** Passages come again with every question of their subject. */
const READ = new Map<string, readonly Fact[]>();
const MOST_READ = 500;

/** A passage's figures; where a clause names no material or place of its own, those of the title hold. */
export function factsOfPassage({ id, title, text, grade }: Passage, language: Language): readonly Fact[] {
  const key = `${id} ${language} ${text.length} ${grade}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const titled = narrowing(conceptsOf(normalise(title, language)));
  const facts = factsOfText(text, language, grade).map((fact) => (fact.of.size > 0 ? fact : { ...fact, of: titled }));
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(key, facts);
  return facts;
}

/** The fact that confirms a figure: same value, of the same thing. `of` is what the sentence and its question speak of. */
export const confirming = (facts: readonly Fact[], said: SaidFigure, of: ReadonlySet<Concept>): Fact | undefined =>
  facts.find(
    (fact) => fact.kind === said.kind && sameValue(said.value, fact.value) && sameRole(said.role, fact.role) && sameSubject(of, fact.of),
  );
