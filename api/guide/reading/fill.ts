// Fills a calculator's inputs from a question: which figure is which, and which option is meant, as learned from people's questions.

import type { Language } from '../../contract/values.ts';
import { standardRatingBelow } from '../tables/overcurrent.ts';
import { createWeights, type LearnedClasses } from './classes.ts';
import { MANY, rowsOf } from './counted-rows.ts';
import { conceptsAt, type Figure, type Reckoning, tokensOf, withProducts } from './figures.ts';
import { fold } from './normalise.ts';
import { type ChoiceSlot, isSize, type Option, phrasesOf, type Slot, valueFor } from './slots.ts';
import { twoKindsFrom } from './two-kinds.ts';
import { isStopWord, stem } from './words.ts';

/** Weights of features for each input's name; '*' has those that all inputs share. */
export interface SlotWeights {
  /** What features weigh together for a key. For those that are asked about for many keys: they are added up for all of them at once. */
  ofAll(key: string, features: readonly string[]): number;
  /** The same for a few features that hardly any other key is asked about with. */
  ofFew(key: string, features: readonly string[]): number;
}

/** Weights as `npm run fit` writes them: the classes are the inputs' names, the terms features. */
export function readSlotWeights(learned: LearnedClasses): SlotWeights {
  const weights = createWeights(learned);
  const kinds = new Map(learned.classes.map((key, kind) => [key, kind]));
  const known = new WeakMap<readonly string[], Float64Array>();
  const sumsOf = (features: readonly string[]): Float64Array => {
    const found = known.get(features);
    if (found !== undefined) return found;
    const sums = new Float64Array(learned.classes.length);
    weights.add(features, sums);
    known.set(features, sums);
    return sums;
  };
  return {
    ofAll(key, features) {
      const kind = kinds.get(key);
      return kind === undefined ? 0 : (sumsOf(features)[kind] ?? 0);
    },
    ofFew(key, features) {
      const kind = kinds.get(key);
      let total = 0;
      if (kind !== undefined) for (const each of features) total += weights.of(each, kind);
      return total;
    },
  };
}

/** What a question gives a calculator, by its inputs' names. */
export type Given = Readonly<Record<string, number | string>>;

/** A question as filling looks at it. */
export interface Asked extends Reckoning {
  /** Words, marks and concepts at each token; figures are '#'. */
  readonly signs: readonly (readonly string[])[];
  /** Where each stem stands. */
  readonly placesOf: ReadonlyMap<string, readonly number[]>;
  /** Whether a token belongs to a figure. */
  readonly figureAt: readonly boolean[];
  /** How many figures there are of each unit, or form where they have none. */
  readonly kinds: ReadonlyMap<string, number>;
}

const BEFORE = 5;
const AFTER = 4;

/** Figures that stand in the text as such: no word, and nothing that two of them make. */
const isWritten = ({ form }: Pick<Figure, 'form'>): boolean => form !== 'word' && form !== 'product';

export function askedFrom(reckoning: Reckoning): Asked {
  const { tokens, language } = reckoning;
  const figures = withProducts(reckoning);
  const figureAt = tokens.map(() => false);
  for (const { from, form } of figures) if (isWritten({ form })) figureAt[from] = true;
  const signs = tokens.map((token, at) => [figureAt[at] === true ? '#' : token.stem]);
  for (const { concept, start, end } of conceptsAt(tokens)) for (let at = start; at < end; at += 1) signs[at]?.push(`~${concept}`);
  const kinds = new Map<string, number>();
  for (const figure of figures) if (isWritten(figure)) kinds.set(kindOf(figure), (kinds.get(kindOf(figure)) ?? 0) + 1);
  const placesOf = new Map<string, number[]>();
  tokens.forEach(({ stem: each }, at) => {
    const places = placesOf.get(each);
    if (places === undefined) placesOf.set(each, [at]);
    else places.push(at);
  });
  return { tokens, figures, language, signs, placesOf, figureAt, kinds };
}

const CLAUSE_ENDS = new Set(['.', ';', '?', ',']);
const endsClause = ({ tokens }: Asked, at: number): boolean => {
  const token = tokens[at];
  return token === undefined || CLAUSE_ENDS.has(token.text);
};

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
  const [first, last] = enumerated(asked, figure);
  for (let step = 1; step <= BEFORE && asked.figureAt[first.from - step] !== true; step += 1)
    for (const sign of signed(asked, first.from - step)) out.add(`B:${sign}`);
  for (let step = 0; step < AFTER && asked.figureAt[last.to + step] !== true; step += 1)
    for (const sign of signed(asked, last.to + step)) out.add(`A:${sign}`);
  out.add(first === last ? 'e:alone' : figure === first ? 'e:first' : 'e:further');
  for (let at = figure.from - 1; !endsClause(asked, at); at -= 1) for (const sign of signed(asked, at)) out.add(`C:${sign}`);
  for (let at = figure.to; !endsClause(asked, at); at += 1) for (const sign of signed(asked, at)) out.add(`C:${sign}`);
  for (const [kind, count] of asked.kinds) out.add(`K:${kind}${atMost3(count)}`);
  const digits = asked.figures.filter(isWritten);
  const alike = digits.filter((each) => each.unit?.kind === figure.unit?.kind);
  const place = alike.indexOf(figure);
  if (alike.length > 1 && place < 4) out.add(`o:${place + 1}`);
  out.add(alike.length === 1 ? 'o:only' : place === 0 ? 'o:first' : place === alike.length - 1 ? 'o:last' : 'o:mid');
  const own = digits.indexOf(figure);
  out.add(`pu:${kindOf(own < 0 ? undefined : digits[own - 1])}`);
  out.add(`nu:${kindOf(own < 0 ? undefined : digits[own + 1])}`);
  if (alike.length > 1 && alike.every(({ value }) => value <= figure.value)) out.add('o:most');
  if (alike.length > 1 && alike.every(({ value }) => value >= figure.value)) out.add('o:least');
  return [...out];
}

/** Between figures of one kind that are told one after the other: '14, 9.6 and 7.6 A'. */
const JOINS = new Set([',', 'and', 'y', 'e', 'or', 'o', '&', '+', 'plus', 'mas']);

/** The first and the last of the figures that are told one after the other with this one: what is said before and after them is said of each. */
function enumerated({ figures, tokens }: Asked, figure: Figure): readonly [first: Figure, last: Figure] {
  const written = figures.filter(isWritten);
  const joins = (one: Figure | undefined, next: Figure | undefined): boolean =>
    one !== undefined &&
    next !== undefined &&
    kindOf(one) === kindOf(next) &&
    next.from > one.to &&
    tokens.slice(one.to, next.from).every(({ text }) => JOINS.has(text));
  let [from, to] = [written.indexOf(figure), written.indexOf(figure)];
  if (from < 0) return [figure, figure];
  while (joins(written[from - 1], written[from])) from -= 1;
  while (joins(written[to], written[to + 1])) to += 1;
  return [written[from] ?? figure, written[to] ?? figure];
}

const kindOf = (figure: Figure | undefined): string => (figure === undefined ? 'none' : (figure.unit?.kind ?? figure.form));

const LABEL_SIGNS = { en: new WeakMap<Slot, ReadonlySet<string>>(), es: new WeakMap<Slot, ReadonlySet<string>>() };

/** Words and concepts of a slot's label; in the question's language, because a phone has no other. */
function labelSigns(slot: Slot, language: Language): ReadonlySet<string> {
  const known = LABEL_SIGNS[language].get(slot);
  if (known !== undefined) return known;
  const signs = new Set<string>();
  const tokens = tokensOf(fold(slot.label[language]));
  for (const token of tokens) if (token.text.length > 2 && !isStopWord(token.text)) signs.add(token.stem);
  for (const { concept } of conceptsAt(tokens)) signs.add(`~${concept}`);
  LABEL_SIGNS[language].set(slot, signs);
  return signs;
}

const SIDES = ['B', 'A', 'b1', 'a1'] as const;
const BESIDE = new WeakMap<readonly string[], readonly (readonly string[])[]>();

/** The signs on each side of a figure, out of its features. */
function besideOf(features: readonly string[]): readonly (readonly string[])[] {
  const known = BESIDE.get(features);
  if (known !== undefined) return known;
  const beside = SIDES.map((side) => features.flatMap((each) => (each.startsWith(`${side}:`) ? [each.slice(side.length + 1)] : [])));
  BESIDE.set(features, beside);
  return beside;
}

/** Whether the words around a figure are those of the slot's label. */
function labelFeatures(slot: Slot, features: readonly string[], language: Language): readonly string[] {
  const signs = labelSigns(slot, language);
  const beside = besideOf(features);
  return SIDES.flatMap((side, at) => {
    const found = beside[at]?.filter((sign) => signs.has(sign)).length ?? 0;
    return found > 1 ? [`L${side}`, `L${side}2`] : found > 0 ? [`L${side}`] : [];
  });
}

const WHOLE = new WeakMap<Asked, readonly string[]>();

/** Every word of the question, alone and with its next, for choices. */
export function questionFeatures(asked: Asked): readonly string[] {
  const known = WHOLE.get(asked);
  if (known !== undefined) return known;
  const out = new Set<string>(['*']);
  const words = asked.tokens.map((token, at) => (asked.figureAt[at] === true ? token.text : token.stem));
  words.forEach((word, at) => {
    out.add(`w:${word}`);
    out.add(`w:${word}_${words[at + 1] ?? '$'}`);
  });
  for (const signs of asked.signs) for (const sign of signs) if (sign.startsWith('~')) out.add(`w:${sign}`);
  const features = [...out];
  WHOLE.set(asked, features);
  return features;
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
    phrasesOf(option, asked.language).flatMap((phrase) =>
      (asked.placesOf.get(phrase[0] ?? '') ?? []).flatMap((from): Mention[] =>
        phrase.every((word, each) => asked.tokens[from + each]?.stem === word) ? [{ option, from, to: from + phrase.length }] : [],
      ),
    ),
  );
  const inside = (a: Mention, b: Mention): boolean => b.from <= a.from && a.to <= b.to && b.to - b.from > a.to - a.from;
  return all.filter((each) => !all.some((other) => other.option !== each.option && inside(each, other)));
}

/** How the question names each option of a slot, and what stands around that: the same features for every option. */
export function optionFeatures(
  asked: Asked,
  slot: ChoiceSlot,
  mentions: readonly Mention[] = mentionsOf(asked, slot.options),
): ReadonlyMap<Option, readonly string[]> {
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
        const signs = labelSigns(slot, asked.language);
        const found = asked.tokens.flatMap((_, at) => (signed(asked, at).some((sign) => signs.has(sign)) ? [at] : []));
        if (found.length > 0) out.add(`l:${option.value}${Math.min(found.length, 3)}`);
        if (found.some((at) => isDenied(asked, at))) out.add(`l:${option.value}:denied`);
      }
      return [option, [...out]];
    }),
  );
}

const isDenied = (asked: Asked, at: number): boolean =>
  DENIALS.has(asked.tokens[at - 1]?.stem ?? '') || DENIALS.has(asked.tokens[at - 2]?.stem ?? '');

/** 'No motor', 'no es de motor'. 'Aluminum? No, copper' denies no copper, and 'without the green screw' misses one that there should be. */
const isDeniedItself = ({ tokens }: Asked, at: number): boolean => {
  let before = at - 1;
  while (before > at - LINKED_WITHIN && BETWEEN.has(tokens[before]?.text ?? '')) before -= 1;
  return STRAIGHT_DENIALS.has(tokens[before]?.text ?? '');
};
const STRAIGHT_DENIALS = new Set(['no', 'not', 'sin', 'without', 'non', 'ni', 'nor', "isn't"]);
const BETWEEN = new Set(['a', 'an', 'any', 'un', 'una', 'es', 'de', 'of']);
const LINKED_WITHIN = 4;

/** Whether a question names an option only to say that it is not so: nothing else that it says then makes it that one. */
const isRuledOut = (asked: Asked, mentions: readonly Mention[], option: Option): boolean => {
  const own = mentions.filter((each) => each.option === option);
  return own.length > 0 && own.every(({ from }) => isDeniedItself(asked, from));
};

const takesMany = ({ kind }: Slot): boolean => kind === 'list' || kind === 'counted';

/** What a figure may be to a slot: a value of it or, where `counts`, how many there are of the one beside it in the slot's list. */
export interface Role {
  readonly figure: Figure;
  readonly slot: Slot;
  readonly value: number | string;
  readonly counts: boolean;
}

const COUNT_MOST = { list: 60, counted: 500 };
const isCount = ({ unit, form, value }: Figure, most: number): boolean =>
  unit === undefined && (form === 'number' || form === 'word') && Number.isInteger(value) && value >= 1 && value <= most;

/** An input that is of both kinds by its label takes what they make together: 'small-appliance and laundry circuits'. */
function ofBothKinds(asked: Asked, figure: Figure, slot: Slot): number | undefined {
  if (slot.kind !== 'number' || slot.unit !== '' || figure.unit !== undefined || figure.form !== 'number') return undefined;
  const kinds = twoKindsFrom(figure, asked);
  const signs = labelSigns(slot, asked.language);
  const names = new Set(kinds === undefined ? [] : asked.tokens.slice(figure.to, figure.to + NAME_WORDS).map((token) => token.stem));
  const isOfSecond = kinds?.second.some((token) => !names.has(token.stem) && signs.has(token.stem)) === true;
  return isOfSecond && kinds !== undefined && kinds.count <= slot.max ? kinds.count : undefined;
}
const NAME_WORDS = 4;

/** What a bare figure before it is the rating of, as '225 main', and no voltage; a panel or a service may be told by either. */
const RATED = new Set(['main', 'mains', 'breaker', 'breakers', 'fuse', 'fuses', 'mcb']);
/** As Spanish has it before: 'principal de 225'. */
const RATED_BEFORE = new Set(['main', 'principal', 'pastilla', 'fusible']);

const isRatingOf = ({ tokens }: Asked, { from, to, unit, value }: Figure): boolean =>
  unit === undefined &&
  standardRatingBelow(value) === value &&
  (RATED.has(tokens[to]?.text ?? '') || (tokens[from - 1]?.text === 'de' && RATED_BEFORE.has(tokens[from - 2]?.text ?? '')));

/** Everything that a figure may be to a calculator. */
export const rolesOf = (asked: Asked, slots: readonly Slot[], figure: Figure): readonly Role[] =>
  slots.flatMap((slot): Role[] => {
    if (slot.kind === 'number' && slot.unit === 'V' && isRatingOf(asked, figure)) return [];
    const value = ofBothKinds(asked, figure, slot) ?? valueFor(slot, figure);
    return [
      ...(value === undefined ? [] : [{ figure, slot, value, counts: false }]),
      ...((slot.kind === 'list' || slot.kind === 'counted') && isCount(figure, COUNT_MOST[slot.kind])
        ? [{ figure, slot, value: figure.value, counts: true }]
        : []),
    ];
  });

const slotKey = (slot: Slot): string => (takesMany(slot) ? `${slot.name}[]` : slot.name);

/** Where a role's weights are: what it has in common with others of its name, what is its calculator's own, and what all of its unit share. */
export const roleKeys = (calculator: string, { slot, counts }: Role): readonly string[] =>
  counts
    ? [slot.kind === 'counted' ? '##' : '#', `${calculator} ${slot.name}#`]
    : [slotKey(slot), `${calculator} ${slotKey(slot)}`, `=${slot.kind === 'number' || slot.kind === 'list' ? slot.unit : slot.kind}`];

const atMost3 = (count: number): number => Math.min(count, 3);

/** How far behind a count what it counts may stand: 'seis departamentos con una estufa de 12 kW'. */
const COUNTED_WITHIN = 7;

/** Whether what a figure may count stands beside it, and how it is joined: 'three motors of 7.5 hp', '250 mcm x 3'. */
function countFeatures({ figures, tokens }: Asked, { figure, slot }: Role): readonly string[] {
  const isOf = (each: Figure): string =>
    each.form === 'word' || each.form === 'product' || valueFor(slot, each) === undefined
      ? 'no'
      : each.unit === undefined
        ? 'bare'
        : 'unit';
  const word = (at: number): string => tokens[at]?.text ?? '$';
  const at = figures.indexOf(figure);
  const [before, after] = [figures[at - 1], figures.slice(at + 1).find(({ form }) => form !== 'word')];
  const out: string[] = [];
  if (after !== undefined && after.from - figure.to <= COUNTED_WITHIN) {
    const apart = after.from - figure.to;
    const how = isOf(after);
    out.push(`N:${how}`, `N:${how}:${Math.min(apart, 4)}`, `N:${how}:${word(after.from - 1)}`);
    if (tokens.slice(figure.to, after.from).some(({ text }) => CLAUSE_ENDS.has(text))) out.push(`N:${how}:apart`);
    if (after.unit === undefined && (after.form === 'number' || after.form === 'word')) out.push('N:number');
  } else out.push('N:none');
  if (before !== undefined && before.to >= figure.from - 2) out.push(`P:${isOf(before)}`, `P:${isOf(before)}:${word(figure.from - 1)}`);
  out.push(`N:s${word(figure.to).endsWith('s') ? 1 : 0}`);
  return out;
}

/** How well a figure suits a slot: by its unit or without one, and how many slots and figures could be matched so. */
export function suitFeatures(asked: Asked, slots: readonly Slot[], { figure, slot }: Role): readonly string[] {
  const how = suits(slot, figure);
  const others = slots.filter(
    (each) => each.kind !== 'written' && valueFor(each, figure) !== undefined && suits(each, figure) === how,
  ).length;
  const figures = asked.figures.filter(
    (each) => each.form !== 'word' && valueFor(slot, each) !== undefined && suits(slot, each) === how,
  ).length;
  return [`S:${how}`, `S:${how}:${slot.kind}`, `S:${how}:${atMost3(others)}`, `S:${how}:${atMost3(others)}:${atMost3(figures)}`];
}

const suits = (slot: Slot, { unit, form, shared }: Figure): string =>
  form === 'word' || form === 'product' ? form : shared === true ? 'shared' : unit === undefined ? (isSize(slot) ? form : 'bare') : 'unit';

export const optionKey = (slot: Slot, value: string): string => `${slot.name}=${value}`;

/** How plainly a figure has a role; 0 is as plain as having none. `shared` are the features that count alike for every slot. */
const roleScore = (weights: SlotWeights, calculator: string, role: Role, features: readonly string[], shared: readonly string[]): number =>
  roleKeys(calculator, role).reduce((total, key) => total + weights.ofAll(key, features), 0) + weights.ofFew('*', shared);

/** What counts alike for every slot: whether the words around a figure are its label's, and how it suits it. */
export const sharedFeatures = (asked: Asked, slots: readonly Slot[], role: Role, features: readonly string[]): readonly string[] =>
  role.counts ? countFeatures(asked, role) : [...labelFeatures(role.slot, features, asked.language), ...suitFeatures(asked, slots, role)];

/** Of what all options of a slot have in common. */
const mentionKey = (slot: Slot): string => `${slot.name}=*`;

/** Where the weights of what stands around an option's name are. */
export const mentionKeys = (calculator: string, slot: Slot): readonly string[] => [
  '*',
  mentionKey(slot),
  `${calculator} ${mentionKey(slot)}`,
];

const optionScore = (
  weights: SlotWeights,
  calculator: string,
  slot: Slot,
  option: Option,
  mentions: readonly string[],
  whole: readonly string[],
): number =>
  weights.ofAll(optionKey(slot, option.value), whole) +
  mentionKeys(calculator, slot).reduce((total, key) => total + weights.ofFew(key, mentions), 0);

/** Values of the slots that the question gives. */
export function fill(asked: Asked, calculator: string, slots: readonly Slot[], weights: SlotWeights): Given {
  const roles = matched(asked, calculator, slots, weights);
  const values: Record<string, number | string> = {};
  for (const { figure, slot, value, counts } of roles) {
    if (counts || slot.kind === 'counted') continue;
    const count = takesMany(slot) ? countOf(asked, figure, roles) * holdersOf(asked, figure, roles) : 1;
    const item = count === 1 ? value : `${count}x${value}`;
    const before = takesMany(slot) ? values[slot.name] : undefined;
    values[slot.name] = before === undefined ? (takesMany(slot) ? String(item) : item) : `${before}, ${item}`;
  }
  for (const slot of slots) {
    const rows =
      slot.kind === 'counted'
        ? rowsOf(
            asked,
            slot,
            asksCountOf(
              asked,
              slot,
              roles.filter((role) => role.slot === slot),
              roles,
            ),
          )
        : '';
    if (rows !== '') values[slot.name] = rows;
  }
  const whole = questionFeatures(asked);
  for (const slot of slots) {
    if (slot.kind !== 'choice' || isSize(slot) || values[slot.name] !== undefined) continue;
    let [best, most] = ['', 0];
    const named = mentionsOf(asked, slot.options);
    for (const [option, mentions] of optionFeatures(asked, slot, named)) {
      if (isRuledOut(asked, named, option)) continue;
      const score = optionScore(weights, calculator, slot, option, mentions, whole);
      if (score > most) [best, most] = [option.value, score];
    }
    if (best !== '') values[slot.name] = best;
  }
  return values;
}

/**
 * 'Cuantos thhn del 8 en emt de 1?': who asks how many conductors has told their size, so that the one figure nothing else took is it. Without a
 * conductor that is named it may be of anything.
 */
function asksCountOf(
  asked: Asked,
  slot: Extract<Slot, { kind: 'counted' }>,
  own: readonly Role[],
  roles: readonly Role[],
): readonly Pick<Role, 'figure' | 'value' | 'counts'>[] {
  if (own.some(({ counts }) => !counts) || !slot.asksCount || !asked.tokens.some(({ text }) => MANY.has(text))) return own;
  const isNamed = asked.tokens.some(({ text }) => slot.kinds.includes(text)) || asked.signs.some((signs) => signs.includes('~conductor'));
  const free = asked.figures.filter((figure) => isWritten(figure) && !roles.some((role) => role.figure === figure && role.slot !== slot));
  const [only] = free;
  const value = only === undefined || free.length > 1 || only.unit !== undefined ? undefined : valueFor(slot, only);
  return !isNamed || only === undefined || value === undefined ? own : [{ figure: only, value, counts: false }];
}

/** Words behind a figure that only name a kind of system or device: 'three-phase', '4-wire', '3-way'. */
const KIND_NAMED = new Set(
  ['phase', 'ph', 'fase', 'wire', 'hilo', 'way', 'via', 'pole', 'polo', 'gang', 'prong', 'hole', 'circuit', 'circuito', 'edition'].map(
    stem,
  ),
);
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Figures that no input takes: whole numbers above 1 and figures with a unit. One that nobody made use of may be one that changes the answer.
 */
export function unplaced(asked: Asked, calculator: string, slots: readonly Slot[], weights: SlotWeights): readonly Figure[] {
  const placed = new Set(matched(asked, calculator, slots, weights).map(({ figure }) => figure));
  const taken = (figure: Figure): boolean => [...placed].some(({ from, to }) => figure.from < to && from < figure.to);
  return asked.figures.filter(
    (figure) =>
      figure.form !== 'product' &&
      !taken(figure) &&
      figure.value > 1 &&
      (figure.unit !== undefined || (isCount(figure, COUNT_MOST.list) && !KIND_NAMED.has(asked.tokens[figure.to]?.stem ?? ''))) &&
      !YEAR.test(asked.tokens[figure.from]?.text ?? ''),
  );
}

/** So many ways to give the figures so far their roles are kept in view. */
const WAYS = 24;

/** The figures' roles that are plainest in sum, each slot taken once unless it takes many; in the order of the text. */
function matched(asked: Asked, calculator: string, slots: readonly Slot[], weights: SlotWeights): readonly Role[] {
  let ways: { readonly total: number; readonly roles: readonly Role[] }[] = [{ total: 0, roles: [] }];
  for (const figure of asked.figures) {
    const features = figureFeatures(asked, figure);
    const own = rolesOf(asked, slots, figure)
      .map((role) => ({ role, score: roleScore(weights, calculator, role, features, sharedFeatures(asked, slots, role, features)) }))
      .filter(({ score }) => score > 0);
    if (own.length === 0) continue;
    const further = ways.flatMap(({ total, roles }) =>
      own
        .filter(({ role }) => takesMany(role.slot) || !roles.some(({ slot }) => slot === role.slot))
        .map(({ role, score }) => ({ total: total + score, roles: [...roles, role] })),
    );
    ways = [...ways, ...further].sort((a, b) => b.total - a.total).slice(0, WAYS);
  }
  return ways[0]?.roles ?? [];
}

/** 'four 5 kw dryers', '250 mcm x 3': how many of a figure of a list, by the figure beside it that counts. */
function countOf(asked: Asked, figure: Figure, roles: readonly Role[]): number {
  const at = roles.findIndex((role) => role.figure === figure);
  const [before, after] = [roles[at - 1], roles[at + 1]];
  const isTimes = (role: Role): boolean => asked.tokens[role.figure.from - 1]?.text === 'x';
  if (after?.counts === true && isTimes(after) && after.figure.from === figure.to + 1) return after.figure.value;
  if (before?.counts !== true) return 1;
  const behind = roles[at - 2];
  const taken = behind !== undefined && !behind.counts && isTimes(before) && before.figure.from === behind.figure.to + 1;
  return taken ? 1 : before.figure.value;
}

const HAVING = new Set(['with', 'con', 'has', 'have', 'having', 'tiene', 'tienen', 'lleva', 'llevan']);
const EACH = new Set(['each', 'cada', 'apiece']);
/** How far behind a figure it is said to be of each. */
const EACH_WITHIN = 4;

/**
 * How many there are of what has it: 'six units with two 8 kW ranges each', 'seis departamentos con una estufa de 12 kW cada uno'. 1 where they
 * went into an input of their own, or count the figure already.
 */
function holdersOf({ figures, tokens }: Asked, figure: Figure, roles: readonly Role[]): number {
  const words = (from: number, to: number): readonly string[] => tokens.slice(from, to).map(({ text }) => text);
  const behind = words(figure.to, figure.to + EACH_WITHIN);
  const end = behind.findIndex((word) => word === '.' || word === ';' || word === '?');
  const isEach = behind.slice(0, end < 0 ? behind.length : end).some((word) => EACH.has(word));
  const holders = figures.findLast(
    (each) =>
      isCount(each, COUNT_MOST.list) &&
      each.form === 'number' &&
      each.value > 1 &&
      each.to < figure.from &&
      figure.from - each.to <= COUNTED_WITHIN &&
      (isEach || words(each.to, figure.from).some((word) => EACH.has(word))) &&
      words(each.to, figure.from).some((word) => HAVING.has(word)) &&
      !words(each.to, figure.from).some((word) => word === '.' || word === ';'),
  );
  const counting = roles[roles.findIndex((role) => role.figure === figure) - 1];
  const isTaken = roles.some((role) => role.figure === holders && (!role.counts || role === counting));
  return holders === undefined || isTaken ? 1 : holders.value;
}
