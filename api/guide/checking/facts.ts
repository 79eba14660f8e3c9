// Figures that are known, each with what it is of and how well it is confirmed: of the guide's answer, of calculators, and of passages.
import type { Grade, Language } from '../../contract/values.ts';
import type { Rarity } from '../asking/claim-terms.ts';
import type { Passage } from '../briefing/passages.ts';
import type { Figure } from '../calculators/calculator.ts';
import type { Concept } from '../reading/lexicon.ts';
import { normalise } from '../reading/normalise.ts';
import { isStopWord, stem, wordsOf } from '../reading/words.ts';
import { conceptsOf, figureNamed, figuresSaid, narrowing, type SaidFigure, sameRole, sameSubject, sameValue } from './figures.ts';
import { withoutMarkdown } from './statement.ts';

export interface Fact extends SaidFigure {
  readonly grade: Grade;
  /** What it is about, each term with its weight: what stands near it most. */
  readonly about: Bag;
  /** Set for what the answer's own line says: nearer than anything that is told beside it. */
  readonly answers?: true;
}

type Bag = ReadonlyMap<string, number>;

/** More than N is another thing than N, and one thing is said without a figure. Letters, so that it stays one word. */
const counted = (plain: string): string =>
  plain
    .replace(/\b(?:a single|only one|just one|single|one|un solo|una sola|un|una)\b/g, '1')
    .replace(/\b(?:more than|over|mas de|arriba de) (\d+)/g, (_, most: string) => beyond(Number(most)))
    .replace(/\b(\d+) (?:or more|o mas)\b/g, (_, least: string) => beyond(Number(least) - 1));
const beyond = (most: number): string => `beyond${[...String(most)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

const isNumber = (term: string): boolean => /^(?:\d|beyond[a-j])/.test(term);

function termsOf(plain: string): string[] {
  const stems = wordsOf(counted(plain)).map(stem);
  return [...stems.filter((each) => !isStopWord(each) && /\w/.test(each)), ...[...conceptsOf(plain)].map((each) => `~${each}`)];
}

/**
 * What a figure is about: its surroundings, its sentence, and what is spoken of anyway. Other figures tell rows of a table apart, and only those
 * that stand near it do; where none does, those of its sentence.
 */
export function aboutOf({ near, whole }: Pick<SaidFigure, 'near' | 'whole'>, beside: string, isFact = true): Bag {
  const bag = new Map<string, number>();
  const nearby = termsOf(near);
  const has = nearby.some(isNumber);
  for (const term of termsOf(beside)) if (!isNumber(term)) bag.set(term, 0.25);
  for (const term of termsOf(whole))
    if (!isNumber(term)) bag.set(term, 0.5);
    else if (!isFact && !has) bag.set(term, 1);
  for (const term of nearby) bag.set(term, 1);
  return bag;
}

/** How much two figures are about the same, 0 to 1: what both speak of, by how rare it is, against what either does. */
export function alikeness(a: Bag, b: Bag, rarity: Rarity): number {
  let shared = 0;
  let whole = 0;
  for (const [term, weight] of a) {
    shared += Math.min(weight, b.get(term) ?? 0) * rarityOf(term, rarity);
    whole += weight * rarityOf(term, rarity);
  }
  for (const [term, weight] of b) whole += weight * rarityOf(term, rarity);
  const alike = whole === 0 ? 0 : (2 * shared) / whole;
  return differs(a, b) ? alike * OTHER_ROW : alike;
}

/** Both stand beside figures, and none of them is the same: two rows of a table. */
function differs(a: Bag, b: Bag): boolean {
  const inA = [...a.keys()].filter(isNumber);
  return inA.length > 0 && [...b.keys()].some(isNumber) && !inA.some((term) => b.has(term));
}
const OTHER_ROW = 0.75;

/** A thing of the trade says more than a word. */
const CONCEPT = 1.6;
const rarityOf = (term: string, rarity: Rarity): number =>
  isNumber(term) ? FIGURE_RARITY : rarity(term) * (term.startsWith('~') ? CONCEPT : 1);

/** A figure beside a figure tells rows of a table apart. */
const FIGURE_RARITY = 4;

/** The figures that a text of ours states. */
export const factsOfText = (text: string, language: Language, grade: Grade, title = ''): readonly Fact[] =>
  figuresSaid(normalise(withoutMarkdown(text), language)).map((figure) => ({ ...figure, grade, about: aboutOf(figure, title) }));

/** Figures of one name with several values ('12, 24 and 48 in.') do not say which is which; the rule's text does, and is read for it. */
export const factsOfFigures = (figures: readonly Figure[], language: Language, title: string): readonly Fact[] =>
  figures.flatMap(({ name, value, unit, grade }) => {
    if (figures.some((other) => other.name === name && other.unit === unit && other.value !== value)) return [];
    const figure = figureNamed(name, value, unit, language);
    return figure === undefined ? [] : [{ ...figure, grade, about: aboutOf(figure, title) }];
  });

/** Passages come again with every question of their subject. */
const READ = new Map<string, readonly Fact[]>();
const MOST_READ = 500;

/** A passage's figures; where a clause names no material or place of its own, those of the title hold. */
export function factsOfPassage({ id, title, text, grade }: Passage, language: Language): readonly Fact[] {
  const key = `${id} ${language} ${text.length} ${grade}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const named = normalise(title, language);
  const titled = narrowing(conceptsOf(named));
  const facts = factsOfText(text, language, grade, named).map((fact) => (fact.of.size > 0 ? fact : { ...fact, of: titled }));
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(key, facts);
  return facts;
}

/** Facts that a figure could be one of: of the same kind and thing. `of` is what the sentence and its question speak of. */
export const comparable = (facts: readonly Fact[], said: SaidFigure, of: ReadonlySet<Concept>): readonly Fact[] =>
  facts.filter((fact) => fact.kind === said.kind && sameRole(said.role, fact.role) && sameSubject(of, fact.of));

/** What the known figures make of one that is said: it is confirmed where a figure of its value is about as near as the nearest of all. */
export interface Judgement {
  readonly confirmed: Fact | undefined;
  /** Nearer than any that has the figure's value. */
  readonly instead: Fact | undefined;
}

/** How much nearer another must be. */
const NEARER = 1.12;

/** A figure that is said, and what it is about. */
export interface About {
  readonly value: SaidFigure['value'];
  readonly of: ReadonlySet<Concept>;
  readonly about: Bag;
}

/** How much more alike it makes two figures that both name one material or place. */
const NAMED = 1.4;

const nearness = (said: About, fact: Fact, rarity: Rarity): number =>
  alikeness(said.about, fact.about, rarity) *
  (fact.answers === true ? NEARER : 1) *
  ([...fact.of].some((each) => said.of.has(each)) ? NAMED : 1);

/** Whether two figures of a sentence stand where the other should. */
const changePlaces = (one: About, itsFact: Fact, other: About, othersFact: Fact, rarity: Rarity): boolean =>
  nearness(one, othersFact, rarity) + nearness(other, itsFact, rarity) >
  (nearness(one, itsFact, rarity) + nearness(other, othersFact, rarity)) * NEARER;

/** @param beside other figures of its kind in the same sentence: what is theirs is no contradiction, unless the two have changed places */
export function judgeFigure(said: About, beside: readonly About[], facts: readonly Fact[], rarity: Rarity): Judgement {
  const nearest = (of: readonly Fact[]): { readonly fact: Fact; readonly alike: number } | undefined =>
    of
      .map((fact) => ({ fact, alike: nearness(said, fact, rarity) }))
      .reduce<ReturnType<typeof nearest>>((best, each) => (best === undefined || each.alike > best.alike ? each : best), undefined);
  const same = nearest(facts.filter((fact) => sameValue(said.value, fact.value)));
  const isAnothers = (fact: Fact): boolean =>
    same !== undefined && beside.some((each) => sameValue(each.value, fact.value) && !changePlaces(said, same.fact, each, fact, rarity));
  const other = nearest(facts.filter((fact) => !sameValue(said.value, fact.value) && !isAnothers(fact)));
  const isOther = other !== undefined && (same === undefined || other.alike > same.alike * NEARER);
  return { confirmed: isOther ? undefined : same?.fact, instead: isOther ? other.fact : undefined };
}
