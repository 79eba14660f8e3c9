// Reads figures with what they are of out of the words that were recognised on a nameplate, by where they stand: behind their label, before
// it, or below it in a table.
import { type Figure, reckonPlate } from '../reading/figures.ts';
import { fold, normalise } from '../reading/normalise.ts';
import type { Unit } from '../reading/units.ts';
import { doubtsOf } from './doubts.ts';
import { KINDS, OF_A_PART, type PlateFigure, type PlateKind, type PlatePart } from './kinds.ts';
import { isLabelWord, labelAt, partAt } from './labels.ts';
import { isUnit, mendFigure, splitGlued } from './mend.ts';
import { plateFigures } from './plate-figures.ts';

/** A recognised word; `confidence` from 0 to 100, places in pixels. */
export interface PlateWord {
  readonly text: string;
  readonly confidence: number;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}
/** Words of one line, from left to right. */
export type PlateRow = readonly PlateWord[];

interface Place {
  readonly x0: number;
  readonly x1: number;
}
interface Label extends Place {
  readonly is: 'label';
  readonly of: PlateKind | 'other';
  /** It is a unit's word too, and may only be that: the 'AMP' of 'MAX FUSE 35 AMP'. */
  readonly isUnit: boolean;
}
/** A figure, or several of one thing: '208/230'. */
interface Value extends Place {
  readonly is: 'value';
  readonly text: string;
  readonly figures: readonly number[];
  readonly unit: Unit | undefined;
  readonly confidence: number;
  readonly wasMended: boolean;
  /** No figure of it was read as one. */
  readonly isGuess: boolean;
}
type Item = Label | Value;

/** Below this a word was recognised badly. */
const SURE_FROM = 75;
const EDGES = new Set(' ~_|"\'`*=:;()[]{}<>.,°“”‘’—–-');
const JOINS = new Set(['/', '-']);

function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && EDGES.has(text[from] ?? '') && !(text[from] === '.' && (text[from + 1] ?? '') <= '9')) from += 1;
  while (to > from && EDGES.has(text[to - 1] ?? '')) to -= 1;
  return text.slice(from, to);
}

/** The words of a row, the glued ones apart, without what frames and borders were taken for; '|' alone may be a 1. */
const wordsOf = (row: PlateRow): readonly PlateWord[] =>
  row.flatMap((word) => {
    const text = word.text === '|' ? word.text : trimmed(word.text);
    const pieces = text === '' ? [] : splitGlued(text, (letters) => isLabelWord(letters) || isUnit(letters));
    const wide = (word.x1 - word.x0) / Math.max(1, pieces.join('').length);
    let x0 = word.x0;
    return pieces.map((piece) => {
      const part = { ...word, text: piece, x0, x1: x0 + wide * piece.length };
      x0 = part.x1;
      return part;
    });
  });

const labelWord = (text: string): string => fold(text).replaceAll('.', '').replaceAll(':', '');

/** 'V/PH/HZ 208-230/1/60' as 'VOLTS 208-230 PH 1 HZ 60': labels and figures that stand in one word each, in the same order. */
function apart(words: readonly PlateWord[]): readonly PlateWord[] {
  return words.flatMap((word, at) => {
    const labels = partsOf(word.text, words[at + 1]);
    if (labels)
      return labels.flatMap((label, each) => [
        { ...word, text: label },
        { ...word, ...words[at + 1], text: slashed(words[at + 1])[each] ?? '' },
      ]);
    const before = words[at - 1];
    return before && partsOf(before.text, word) ? [] : [word];
  });
}
const slashed = (word: PlateWord | undefined): readonly string[] => word?.text.split('/') ?? [];
/** The labels of a word that holds several, if the next one holds as many figures. */
function partsOf(text: string, next: PlateWord | undefined): readonly string[] | undefined {
  const labels = text.split('/').map((label) => (labelWord(label) === 'v' ? 'VOLTS' : label));
  const isList = labels.length > 1 && labels.every((label) => isLabelWord(labelWord(label))) && slashed(next).length === labels.length;
  return isList ? labels : undefined;
}

/** Labels and values of a row, and the part of the unit that it is about. */
function itemsOf(row: PlateRow): { readonly items: readonly Item[]; readonly part: PlatePart | undefined } {
  const words = apart(wordsOf(row));
  const folded = words.map(({ text }) => labelWord(text));
  const items: Item[] = [];
  let part: PlatePart | undefined;
  let run: PlateWord[] = [];
  const endRun = (): void => {
    items.push(...valuesOf(run));
    run = [];
  };
  for (let at = 0; at < words.length; ) {
    const label = labelAt(folded, at);
    const named = partAt(folded, at);
    const length = Math.max(label?.length ?? 0, named?.length ?? 0);
    const [first, last] = [words[at], words[at + length - 1]];
    if (named) part ??= named.of;
    if (label && first && last && label.length === length) {
      endRun();
      items.push({ is: 'label', of: label.of, isUnit: length === 1 && isUnit(folded[at] ?? ''), x0: first.x0, x1: last.x1 });
    } else if (length === 0 && first) run.push(first);
    at += Math.max(1, length);
  }
  endRun();
  return { items, part };
}

/** The values of words that stand together without a label between them. */
function valuesOf(run: readonly PlateWord[]): Value[] {
  const mended = run.map((word) => ({ word, ...mendFigure(word.text) }));
  const text = mended.map(({ word, text: figure }) => figure ?? word.text).join(' ');
  const { tokens, figures } = reckonPlate(normalise(text.toUpperCase(), 'en'));
  const groups: Figure[][] = [];
  for (const figure of figures) {
    const before = groups.at(-1)?.at(-1);
    const between = before && tokens.slice(before.to, figure.from).map(({ text: word }) => word);
    const isSame = before?.from === figure.from;
    if (before && between && (isSame || (between.length === 1 && JOINS.has(between[0] ?? '')))) groups.at(-1)?.push(figure);
    else groups.push([figure]);
  }
  let from = 0;
  return groups.flatMap((group): Value[] => {
    const [first] = group;
    if (first === undefined || group.some(({ form }) => form === 'word' || form === 'cable')) return [];
    const written = group.map(({ name }) => name);
    const at = mended.findIndex(({ word, text: figure }, each) => each >= from && (figure ?? word.text).includes(firstDigits(written)));
    const source = mended[Math.max(at, 0)];
    if (source === undefined) return [];
    from = Math.max(at, from);
    const last =
      mended.findLast(({ word, text: figure }, each) => each >= from && (figure ?? word.text).includes(lastDigits(written))) ?? source;
    const figure = (first.form === 'low' && isHighFirst(source.text ?? '') ? written.toReversed() : written).join('/');
    return [
      {
        is: 'value',
        text: figure,
        figures: plateFigures(figure),
        unit: group.at(-1)?.unit ?? first.unit,
        confidence: Math.min(source.word.confidence, last.word.confidence),
        wasMended: source.wasMended === true || last.wasMended === true,
        isGuess: ![...source.word.text].some((sign) => sign >= '0' && sign <= '9'),
        x0: source.word.x0,
        x1: last.word.x1,
      },
    ];
  });
}

const digitsOf = (name: string): string => name.split('-')[0]?.split('/')[0]?.split('.')[0] ?? name;
const firstDigits = (names: readonly string[]): string => digitsOf(names[0] ?? '');
const lastDigits = (names: readonly string[]): string => digitsOf(names.at(-1) ?? '');
/** '208Y/120' and '480/277' name the higher one first. */
const isHighFirst = (text: string): boolean => Number.parseFloat(text) > Number.parseFloat(text.slice(text.indexOf('/') + 1));

/** Whether a value can be of a kind: its unit and its size. */
function fits(value: Value, of: PlateKind | 'other'): boolean {
  if (of === 'other') return true;
  const { unit, scale, least, most } = KINDS[of];
  if (value.unit !== undefined && (value.unit.kind !== unit || value.unit.scale !== scale)) return false;
  return value.figures.every((figure) => figure >= least && figure <= most);
}

/** The kind that a value is of by its unit alone. */
const kindByUnit = (value: Value): PlateKind | undefined =>
  value.unit === undefined ? undefined : (Object.keys(KINDS) as PlateKind[]).find((kind) => KINDS[kind].byUnit && fits(value, kind));

interface Read {
  readonly kind: PlateKind | 'other';
  readonly value: Value;
  readonly hasLabel: boolean;
  readonly part: PlatePart | undefined;
}

/** What each item of a row is with: the pairing that leaves the fewest alone, then the one that is closest. */
function pair(items: readonly Item[]): { readonly score: number; readonly pairs: readonly (readonly [label: number, value: number])[] } {
  const best = new Map<number, ReturnType<typeof pair>>();
  const from = (at: number): ReturnType<typeof pair> => {
    const known = best.get(at);
    if (known || at >= items.length) return known ?? { score: 0, pairs: [] };
    let found = from(at + 1);
    const [one, next] = [items[at], items[at + 1]];
    if (one && next && one.is !== next.is) {
      const [label, value] = one.is === 'label' ? [one, next as Value] : [next as Label, one];
      if (fits(value, label.of)) {
        const rest = from(at + 2);
        const gap = Math.max(0, next.x0 - one.x1) / 10_000;
        const score =
          rest.score +
          (value.isGuess ? 0.5 : 1) +
          (label.of === 'other' ? 0 : 0.2) +
          (isUsual(value, label.of) ? 0.1 : 0) -
          (label.isUnit ? 0.3 : 0) -
          gap;
        if (score > found.score) found = { score, pairs: [one.is === 'label' ? [at, at + 1] : [at + 1, at], ...rest.pairs] };
      }
    }
    best.set(at, found);
    return found;
  };
  return from(0);
}

const isUsual = (value: Value, of: PlateKind | 'other'): boolean =>
  of !== 'other' && (KINDS[of].usual === undefined || value.figures.every((figure) => KINDS[of].usual?.includes(figure)));

const overlap = (one: Place, other: Place): number => Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
/** How far a figure may stand beside the label that it is under, in widths of the label. */
const BESIDE = 1.5;

/** Pairs labels without a value with the values below them. */
function below(labels: readonly Label[], values: readonly Value[]): (readonly [Label, Value])[] {
  const free = new Set(values);
  return labels.flatMap((label) => {
    const near = [...free].filter((value) => overlap(label, value) > -BESIDE * (label.x1 - label.x0) && fits(value, label.of));
    const value = near.sort((one, other) => overlap(label, other) - overlap(label, one))[0];
    if (value === undefined) return [];
    free.delete(value);
    return [[label, value] as const];
  });
}

/** The figures of a plate, in the order of their kinds; each kind of a part once. */
export function readPlate(rows: readonly PlateRow[]): PlateFigure[] {
  const read: Read[] = [];
  let waiting: readonly Label[] = [];
  for (const row of rows) {
    const { items, part } = itemsOf(row);
    const { pairs } = pair(items);
    const paired = new Set(pairs.flat());
    for (const [label, value] of pairs) read.push({ kind: (items[label] as Label).of, value: items[value] as Value, hasLabel: true, part });
    const alone = items.filter((_, at) => !paired.has(at));
    const labels = items.filter(
      (item, at) => item.is === 'label' && !paired.has(at) && !(item.isUnit && items[at - 1]?.is === 'value'),
    ) as Label[];
    const values = alone.filter((item) => item.is === 'value');
    const found = below(waiting, values);
    for (const [label, value] of found) read.push({ kind: label.of, value, hasLabel: true, part: undefined });
    for (const value of values.filter((each) => !found.some(([, taken]) => taken === each))) {
      const kind = kindByUnit(value);
      if (kind) read.push({ kind, value, hasLabel: false, part });
    }
    if (items.length > 0) waiting = labels;
  }
  return chosen(read);
}

const nameOf = ({ kind, part }: Read): string => (kind !== 'other' && OF_A_PART.has(kind) ? `${part ?? ''} ${kind}` : kind);

function chosen(read: readonly Read[]): PlateFigure[] {
  const named = Map.groupBy(
    read.filter(({ kind }) => kind !== 'other'),
    nameOf,
  );
  const figures = [...named.values()].flatMap((same) => {
    const labelled = same.filter(({ hasLabel }) => hasLabel);
    const [first] = (labelled.length > 0 ? labelled : same).toSorted((one, other) => other.value.confidence - one.value.confidence);
    if (first === undefined || first.kind === 'other') return [];
    const { kind, part, value } = first;
    return [
      {
        kind,
        ...(part && OF_A_PART.has(kind) ? { part } : {}),
        text: value.text,
        isDoubtful: value.wasMended || value.confidence < SURE_FROM || labelled.some((each) => each.value.text !== value.text),
      },
    ];
  });
  const order = Object.keys(KINDS);
  const sorted = figures.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const doubtful = doubtsOf(sorted);
  return sorted.map((figure, at) => (doubtful.has(at) ? { ...figure, isDoubtful: true } : figure));
}
