// What a message of a chat is made of, as far as one leans on another: figures, things of a kind, and the words that only carry it.
import { conceptsAt, type Figure, reckon, type Token } from '../reading/figures.ts';
import type { Concept, ConceptSpan } from '../reading/lexicon.ts';
import type { Reading } from '../reading/read-question.ts';
import { isStopWord } from '../reading/words.ts';
import { kindOf } from './kinds.ts';

export interface FigurePart {
  readonly figure: Figure;
  /** Written as a conductor's size: '#12', '1/0', '12 AWG', '12 THHN'. */
  readonly isSize: boolean;
  /** The word right before it, and words near it that name what it is of. */
  readonly before: string;
  readonly near: ReadonlySet<string>;
  /** Those right before and right after it. */
  readonly beside: ReadonlySet<string>;
}

export interface ThingPart {
  readonly concept: Concept;
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}

export interface Parts {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly figures: readonly FigurePart[];
  readonly things: readonly ThingPart[];
  readonly spans: readonly ConceptSpan[];
  readonly stems: ReadonlySet<string>;
  /** Words that belong to no figure and carry more than grammar, by their place. */
  readonly contents: readonly number[];
  /** It asks something, as a question of its own does. */
  readonly asks: boolean;
  readonly points: boolean;
  /** It asks for the reason of what was said, and for nothing else. */
  readonly asksWhy: boolean;
  /** It asks what a thing is, any thing of that name: 'what is bonding', not 'what is the size'. */
  readonly asksMeaning: boolean;
  readonly goesOn: boolean;
}

/** Words that point into the chat. */
export const POINTING: ReadonlySet<string> = new Set(
  'it that those them em this these there one ones they same its thats ese esa esos esas eso ahi alli alla lo le les mismo misma este esta estos estas aquel ellos ellas'.split(
    ' ',
  ),
);
/** Words that a message goes on with. */
export const GOING_ON: ReadonlySet<string> = new Set(
  'and also but or so then now ok okay what how about bout n if instead y e pero o tambien entonces ahora que tal si pues bueno sorry perdon no mejor make it say same thing only even still digo mas bien nomas con with other way around reves contrario'.split(
    ' ',
  ),
);
/** Words that a sentence of its own asks with. */
const ASKS: ReadonlySet<string> = new Set(
  'what which how whats que cual cuanto cuanta cuantos cuantas donde where when cuando do does did can could is are must should may need needs will puedo puede debo debe necesito necesita lleva llevan hay tengo tiene ocupo requiere'.split(
    ' ',
  ),
);
const SIZE_WORDS: ReadonlySet<string> = new Set('thhn thwn xhhw cu al copper aluminum cobre aluminio romex wire cable alambre'.split(' '));
const NEAR = 2;

const PARTS = new WeakMap<Reading, Parts>();

const SCHEDULES: ReadonlySet<string> = new Set(['schedule', 'sch', 'sched', 'cedula', 'ced']);

/** 'NEC 2023' counts nothing. */
const EDITIONS: ReadonlySet<number> = new Set([2008, 2011, 2014, 2017, 2020, 2023, 2026]);

export function partsOf(reading: Reading): Parts {
  const known = PARTS.get(reading);
  if (known !== undefined) return known;
  const made = read(reading);
  PARTS.set(reading, made);
  return made;
}

function read({ plain, language }: Reading): Parts {
  const { tokens, figures: all } = reckon(plain, language);
  // 'Schedule 40' is a name.
  const isNamed = ({ from }: Figure): boolean => SCHEDULES.has(tokens[from - 1]?.text ?? '');
  const isEdition = ({ value, form, unit }: Figure): boolean => form === 'number' && unit === undefined && EDITIONS.has(value);
  const figures = all.filter((each) => {
    const { form, unit } = each;
    return !isNamed(each) && !isEdition(each) && (form !== 'word' || unit?.kind === 'phases' || unit?.kind === 'poles');
  });
  const inFigure = new Set(figures.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, each) => from + each)));
  const spans = conceptsAt(tokens);
  const things = spans.flatMap(({ concept, start, end }): ThingPart[] => {
    const kind = kindOf(concept);
    return kind === undefined ? [] : [{ concept, kind, from: start, to: end }];
  });
  const contents = tokens.flatMap(({ text }, at) =>
    inFigure.has(at) || text.length < 2 || isStopWord(text) || POINTING.has(text) || GOING_ON.has(text) ? [] : [at],
  );
  return {
    plain,
    tokens,
    figures: figures.map((figure) => figurePart(figure, tokens)),
    things,
    spans,
    stems: new Set(tokens.map((token) => token.stem)),
    contents,
    asks: asksOf(tokens.map(({ text }) => text)),
    asksWhy: asksWhyOf(tokens, contents, figures),
    asksMeaning: figures.length === 0 && contents.length <= 3 && asksMeaningOf(tokens.map(({ text }) => text)),
    points: tokens.some(({ text }) => POINTING.has(text)),
    goesOn: GOING_ON.has(tokens[0]?.text ?? '') || GOING_ON.has(tokens[1]?.text ?? ''),
  };
}

const REASON: ReadonlySet<string> = new Set('why explain come porque explica explique explicame expliqueme reason razon'.split(' '));

const asksWhyOf = (tokens: readonly Token[], contents: readonly number[], figures: readonly Figure[]): boolean =>
  figures.length === 0 &&
  tokens.length <= 7 &&
  contents.every((at) => REASON.has(tokens[at]?.text ?? '')) &&
  tokens.some(({ text }, at) => REASON.has(text) || (text === 'por' && tokens[at + 1]?.text === 'que'));

const IS: ReadonlySet<string> = new Set('is are a an es son'.split(' '));
const MEANS: ReadonlySet<string> = new Set('mean means meaning define definition significa definicion'.split(' '));
/** What comes after 'what is' where one known thing is meant. */
const DEFINITE: ReadonlySet<string> = new Set([...POINTING, ...'the my our your el la los las mi su'.split(' ')]);

function asksMeaningOf(words: readonly string[]): boolean {
  if (words.some((word) => POINTING.has(word))) return false;
  if (words.some((word, at) => MEANS.has(word) || (word === 'stand' && words[at + 1] === 'for'))) return true;
  const at = words.findIndex((word) => word === 'what' || word === 'whats' || word === 'que');
  if (at < 0 || at > 2) return false;
  const next = words[at] === 'whats' ? at + 1 : at + 2;
  const asksIs = words[at] === 'whats' || IS.has(words[at + 1] ?? '');
  return asksIs && words[next] !== undefined && !DEFINITE.has(words[next]);
}

/** 'what about', 'how about', 'what if' and 'que tal' ask nothing by themselves. */
const ASKS_NOTHING: ReadonlySet<string> = new Set(['about', 'if', 'tal', 'pasa', 'si']);

const asksOf = (words: readonly string[]): boolean => words.some((word, at) => ASKS.has(word) && !ASKS_NOTHING.has(words[at + 1] ?? ''));

function figurePart(figure: Figure, tokens: readonly Token[]): FigurePart {
  const { from, to, form, unit } = figure;
  const around = [...tokens.slice(Math.max(0, from - NEAR - 1), from), ...tokens.slice(to, to + NEAR)];
  const telling = (words: readonly Token[]): ReadonlySet<string> =>
    new Set(words.filter(({ text }) => !isStopWord(text)).map((word) => word.stem));
  return {
    figure,
    isSize:
      form === 'aught' || form === 'marked' || form === 'cable' || unit?.kind === 'conductor' || SIZE_WORDS.has(tokens[to]?.text ?? ''),
    before: tokens[from - 1]?.text ?? '',
    near: telling(around),
    beside: telling([...tokens.slice(Math.max(0, from - 1), from), ...tokens.slice(to, to + 1)]),
  };
}

/** The text of some tokens, as written. */
export const textOf = ({ plain, tokens }: Parts, from: number, to: number): string =>
  plain.slice(tokens[from]?.start ?? plain.length, tokens[to - 1]?.end ?? plain.length);
