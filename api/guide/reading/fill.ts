// Fills a calculator's inputs from a question: which figure is which, and which option is meant, as learned from people's questions.
import { fold } from '../understand/normalise.ts';
import { isStopWord } from '../understand/words.ts';
import { conceptsAt, type Figure, type Reckoning, tokensOf } from './figures.ts';
import { type ChoiceSlot, isSize, type Option, phrasesOf, type Slot, valueFor } from './slots.ts';

/** For each input's name, weights of features; '*' has those that all inputs share. */
export type SlotWeights = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A weight of 1 is so many steps as written. */
export const STEPS = 5;

/** Weights as `npm run fit` writes them: 'b1:mca 4 a1:amp -2', in steps. */
export const readSlotWeights = (written: Readonly<Record<string, string>>): SlotWeights =>
  new Map(
    Object.entries(written).map(([key, text]) => {
      const parts = text.split(' ');
      const weights = new Map<string, number>();
      for (let at = 0; at + 1 < parts.length; at += 2) weights.set(parts[at] ?? '', Number(parts[at + 1]) / STEPS);
      return [key, weights];
    }),
  );

export interface Filling {
  readonly values: Readonly<Record<string, number | string>>;
  /** Figures that became part of a value. */
  readonly used: ReadonlySet<Figure>;
}

/** A question as filling looks at it. */
export interface Asked extends Reckoning {
  /** Words, marks and concepts at each token; figures are '#'. */
  readonly signs: readonly (readonly string[])[];
  /** Whether a token belongs to a figure. */
  readonly figureAt: readonly boolean[];
}

const BEFORE = 5;
const AFTER = 4;

export function askedFrom(reckoning: Reckoning): Asked {
  const { tokens, figures } = reckoning;
  const figureAt = tokens.map(() => false);
  for (const { from, form } of figures) if (form !== 'word') figureAt[from] = true;
  const signs = tokens.map((token, at) => [figureAt[at] === true ? '#' : token.stem]);
  for (const { concept, start, end } of conceptsAt(tokens)) for (let at = start; at < end; at += 1) signs[at]?.push(`~${concept}`);
  return { ...reckoning, signs, figureAt };
}

const signed = (asked: Asked, at: number): readonly string[] => asked.signs[at] ?? [at < 0 ? '^' : '$'];

const FEATURES = new WeakMap<Figure, readonly string[]>();

/** What stands around a figure, and how it is written: the same for every slot of every calculator. */
export function figureFeatures(asked: Asked, figure: Figure): readonly string[] {
  const known = FEATURES.get(figure);
  if (known !== undefined) return known;
  const features = featuresOf(asked, figure);
  FEATURES.set(figure, features);
  return features;
}

function featuresOf(asked: Asked, figure: Figure): readonly string[] {
  const out = new Set<string>();
  const unit = figure.unit === undefined ? 'bare' : `${figure.shared === true ? '~' : ''}${figure.unit.kind}`;
  out.add(`u:${unit}`);
  out.add(`f:${figure.form}`);
  const size = figure.value <= 0 ? 'no' : String(Math.round(Math.log2(figure.value) * 1.5));
  out.add(`v:${size}`);
  if (Number.isInteger(figure.value)) out.add('v:whole');
  for (let step = 1; step <= 3; step += 1) {
    for (const sign of signed(asked, figure.from - step)) out.add(`b${step}:${sign}`);
    if (step < 3) for (const sign of signed(asked, figure.to - 1 + step)) out.add(`a${step}:${sign}`);
  }
  for (let step = 1; step <= BEFORE && asked.figureAt[figure.from - step] !== true; step += 1)
    for (const sign of signed(asked, figure.from - step)) out.add(`B:${sign}`);
  for (let step = 0; step < AFTER && asked.figureAt[figure.to + step] !== true; step += 1)
    for (const sign of signed(asked, figure.to + step)) out.add(`A:${sign}`);
  const digits = asked.figures.filter(({ form }) => form !== 'word');
  const alike = digits.filter((each) => each.unit?.kind === figure.unit?.kind);
  const place = alike.indexOf(figure);
  if (alike.length > 1 && place < 4) out.add(`o:${place + 1}`);
  out.add(alike.length === 1 ? 'o:only' : place === 0 ? 'o:first' : place === alike.length - 1 ? 'o:last' : 'o:mid');
  if (alike.length > 1 && alike.every(({ value }) => value <= figure.value)) out.add('o:most');
  if (alike.length > 1 && alike.every(({ value }) => value >= figure.value)) out.add('o:least');
  return [...out];
}

const LABEL_SIGNS = new WeakMap<Slot, ReadonlySet<string>>();

/** Words and concepts of a slot's label in both languages. */
function labelSigns(slot: Slot): ReadonlySet<string> {
  const known = LABEL_SIGNS.get(slot);
  if (known !== undefined) return known;
  const signs = new Set<string>();
  for (const text of [slot.label.en, slot.label.es]) {
    const tokens = tokensOf(fold(text));
    for (const token of tokens) if (token.text.length > 2 && !isStopWord(token.text)) signs.add(token.stem);
    for (const { concept } of conceptsAt(tokens)) signs.add(`~${concept}`);
  }
  LABEL_SIGNS.set(slot, signs);
  return signs;
}

/** Whether the words around a figure are those of the slot's label. */
export function labelFeatures(slot: Slot, features: readonly string[]): readonly string[] {
  const signs = labelSigns(slot);
  const out: string[] = [];
  for (const side of ['B', 'A', 'b1', 'a1']) {
    const found = features.filter((each) => each.startsWith(`${side}:`) && signs.has(each.slice(side.length + 1))).length;
    if (found > 0) out.push(`L${side}`);
    if (found > 1) out.push(`L${side}2`);
  }
  return out;
}

/** Every word of the question, alone and with its next, for choices. */
export function questionFeatures(asked: Asked): readonly string[] {
  const out = new Set<string>(['*']);
  const words = asked.tokens.map((token, at) => (asked.figureAt[at] === true ? token.text : token.stem));
  words.forEach((word, at) => {
    out.add(`w:${word}`);
    out.add(`w:${word}_${words[at + 1] ?? '$'}`);
  });
  for (const signs of asked.signs) for (const sign of signs) if (sign.startsWith('~')) out.add(`w:${sign}`);
  return [...out];
}

const DENIALS = new Set(['no', 'not', 'sin', 'without', 'non', 'ni', 'nor', 'except', 'excepto', "isn't", "don't", 'never', 'rather']);

interface Mention {
  readonly option: Option;
  readonly from: number;
  readonly to: number;
}

/** Where the question names which option of a slot; what lies inside a longer name of another is not one: 'pvc' in 'pvc schedule 80'. */
function mentionsOf(asked: Asked, options: readonly Option[]): readonly Mention[] {
  const all = options.flatMap((option) =>
    phrasesOf(option).flatMap((phrase) =>
      asked.tokens.flatMap((_, from): Mention[] =>
        phrase.every((word, each) => asked.tokens[from + each]?.stem === word) ? [{ option, from, to: from + phrase.length }] : [],
      ),
    ),
  );
  const inside = (a: Mention, b: Mention): boolean => b.from <= a.from && a.to <= b.to && b.to - b.from > a.to - a.from;
  return all.filter((each) => !all.some((other) => other.option !== each.option && inside(each, other)));
}

/** How the question names each option of a slot, and what stands around that: the same features for every option. */
export function optionFeatures(asked: Asked, slot: ChoiceSlot): ReadonlyMap<Option, readonly string[]> {
  const mentions = mentionsOf(asked, slot.options);
  const first = Math.min(...mentions.map(({ from }) => from));
  return new Map(
    slot.options.map((option) => {
      const out = new Set<string>();
      const own = mentions.filter((each) => each.option === option);
      for (const { from, to } of own) {
        for (let step = 1; step <= 2; step += 1) {
          for (const sign of signed(asked, from - step)) out.add(`m:b${step}:${sign}`);
          for (const sign of signed(asked, to - 1 + step)) out.add(`m:a${step}:${sign}`);
        }
        if (isDenied(asked, from)) out.add('m:denied');
      }
      if (own.length > 0) {
        out.add('m').add(`m:${Math.min(Math.max(...own.map(({ from, to }) => to - from)), 3)}`);
        if (own.length === mentions.length) out.add('m:only');
        else out.add(own.some(({ from }) => from === first) ? 'm:first' : 'm:later');
      }
      if (option.value === 'yes' || option.value === 'no') {
        const signs = labelSigns(slot);
        const found = asked.tokens.flatMap((_, at) => (signed(asked, at).some((sign) => signs.has(sign)) ? [at] : []));
        if (found.length > 0) out.add(`l:${option.value}${Math.min(found.length, 3)}`);
        if (found.some((at) => isDenied(asked, at))) out.add(`l:${option.value} denied`);
      }
      return [option, [...out]];
    }),
  );
}

const isDenied = (asked: Asked, at: number): boolean =>
  DENIALS.has(asked.tokens[at - 1]?.stem ?? '') || DENIALS.has(asked.tokens[at - 2]?.stem ?? '');

const sum = (weights: ReadonlyMap<string, number> | undefined, features: readonly string[]): number => {
  let total = 0;
  if (weights !== undefined) for (const each of features) total += weights.get(each) ?? 0;
  return total;
};

const takesMany = ({ kind }: Slot): boolean => kind === 'list';

export const slotKey = (slot: Slot): string => (takesMany(slot) ? `${slot.name}[]` : slot.name);
/** Of one calculator's slot, beside what its name has in common with others'. */
export const ownKey = (calculator: string, slot: Slot): string => `${calculator} ${slotKey(slot)}`;
export const optionKey = (slot: Slot, value: string): string => `${slot.name}=${value}`;

/** How plainly a figure is a slot's value; 0 is as plain as being nobody's. */
export const figureScore = (weights: SlotWeights, calculator: string, slot: Slot, features: readonly string[]): number =>
  sum(weights.get(slotKey(slot)), features) +
  sum(weights.get(ownKey(calculator, slot)), features) +
  sum(weights.get('*'), labelFeatures(slot, features));

/** Of what all options of a slot have in common. */
export const mentionKey = (slot: Slot): string => `${slot.name}=*`;

const optionScore = (weights: SlotWeights, slot: Slot, option: Option, mentions: readonly string[], whole: readonly string[]): number =>
  sum(weights.get(optionKey(slot, option.value)), whole) + sum(weights.get(mentionKey(slot)), mentions) + sum(weights.get('*'), mentions);

interface Match {
  readonly figure: Figure;
  readonly slot: Slot;
  readonly value: number | string;
  readonly score: number;
}

/** Values of the slots that the question gives. */
export function fill(asked: Asked, calculator: string, slots: readonly Slot[], weights: SlotWeights): Filling {
  const taken = matched(asked, calculator, slots, weights);
  const used = new Set<Figure>(taken.keys());
  const values: Record<string, number | string> = {};
  for (const { figure, slot, value } of taken.values()) {
    if (!takesMany(slot)) {
      values[slot.name] = value;
      continue;
    }
    const count = countOf(asked, figure, used);
    if (count !== undefined) used.add(count);
    const before = values[slot.name];
    const item = listItem(count?.value ?? 1, value);
    values[slot.name] = before === undefined ? item : `${before}, ${item}`;
  }
  const whole = questionFeatures(asked);
  for (const slot of slots) {
    if (slot.kind !== 'choice' || isSize(slot) || values[slot.name] !== undefined) continue;
    let [best, most] = ['', 0];
    for (const [option, mentions] of optionFeatures(asked, slot)) {
      const score = optionScore(weights, slot, option, mentions, whole);
      if (score > most) [best, most] = [option.value, score];
    }
    if (best !== '') values[slot.name] = best;
  }
  return { values, used };
}

/** Which figure is which slot's: the plainest first, each slot once unless it takes many; in the order of the text. */
function matched(asked: Asked, calculator: string, slots: readonly Slot[], weights: SlotWeights): ReadonlyMap<Figure, Match> {
  const matches = asked.figures.flatMap((figure) => {
    const features = figureFeatures(asked, figure);
    return slots.flatMap((slot): Match[] => {
      const value = valueFor(slot, figure);
      const score = value === undefined ? 0 : figureScore(weights, calculator, slot, features);
      return value === undefined || score <= 0 ? [] : [{ figure, slot, value, score }];
    });
  });
  const taken = new Map<Figure, Match>();
  for (const match of matches.sort((a, b) => b.score - a.score)) {
    const rival = takesMany(match.slot) ? undefined : [...taken.values()].find(({ slot }) => slot === match.slot);
    const held = taken.get(match.figure);
    if (held === undefined && rival === undefined) taken.set(match.figure, match);
    // Two figures that want each other's slots: both get theirs where that is plainer in sum.
    else if (held === undefined && rival !== undefined) {
      const other = matches.find(({ figure, slot }) => figure === rival.figure && slot !== match.slot && isFree(slot, taken));
      if (other === undefined || other.score + match.score <= rival.score) continue;
      taken.set(match.figure, match);
      taken.set(rival.figure, other);
    }
  }
  return new Map([...taken].sort(([a], [b]) => a.from - b.from));
}

const isFree = (wanted: Slot, taken: ReadonlyMap<Figure, Match>): boolean =>
  takesMany(wanted) || ![...taken.values()].some(({ slot }) => slot === wanted);

const listItem = (count: number, value: number | string): string => (count === 1 ? String(value) : `${count}x${value}`);

const BETWEEN_MOST = 4;

/** 'four 5 kw dryers', '4x5000', '250 mcm x 3': how many of the figure, where it is said beside it and is nobody else's. */
export function countOf(asked: Asked, figure: Figure, used: ReadonlySet<Figure>): Figure | undefined {
  const free = (each: Figure | undefined): boolean =>
    each !== undefined && !used.has(each) && each.unit === undefined && each.value >= 1 && each.value <= 60 && Number.isInteger(each.value);
  const words = asked.tokens.map(({ text }) => text);
  const after = asked.figures.find(({ from }) => from >= figure.to);
  if (free(after) && words[figure.to] === 'x' && after?.from === figure.to + 1) return after;
  const before = asked.figures.filter(({ to, form }) => to <= figure.from && (form === 'number' || form === 'word')).at(-1);
  const between = words.slice(before?.to ?? 0, figure.from);
  if (!free(before) || between.length > BETWEEN_MOST) return undefined;
  return between.some((word) => /^[^a-z#(]$|^(?:y|and|e|o|or|by|por)$/.test(word)) ? undefined : before;
}
