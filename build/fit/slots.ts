// Learns which figure of a question is which input of its calculator, and which option its words mean.
import { readdirSync, readFileSync } from 'node:fs';
import type { Calculator } from '../../api/guide/calculators/calculator.ts';
import { CALCULATORS } from '../../api/guide/calculators/registry.ts';
import { slotsOf } from '../../api/guide/calculators/slots.ts';
import { type LearnedClasses, MOST_WEIGHT, writeRows } from '../../api/guide/reading/classes.ts';
import type { Figure, Reckoning } from '../../api/guide/reading/figures.ts';
import {
  type Asked,
  askedFrom,
  figureFeatures,
  fill,
  type Given,
  mentionKeys,
  optionFeatures,
  optionKey,
  questionFeatures,
  type Role,
  readSlotWeights,
  roleKeys,
  rolesOf,
  sharedFeatures,
} from '../../api/guide/reading/fill.ts';
import { isSize, type Slot, valueFor } from '../../api/guide/reading/slots.ts';
import { readSet } from '../exam/question.ts';
import { hash, readLines } from './people.ts';

/** A question of a calculator, and what its inputs should get from it. */
export interface Filled {
  readonly calculator: Calculator;
  readonly text: string;
  readonly takes: Given;
}

/** What people ask of calculators, and further questions that teach only what they take: a calculator is not found by how much was written for it. */
const FOLDER = new URL('../../api/guide/calculators/', import.meta.url);
const FILES = readdirSync(FOLDER)
  .filter((name) => /\.(?:asked|takes)\.jsonl$/.test(name))
  .sort()
  .map((name) => new URL(name, FOLDER));
const EXAM = new URL('../../api/guide/exam/train/takes.json', import.meta.url);

export const filledQuestions = (): readonly Filled[] =>
  FILES.flatMap((file) => readLines<Line>(file)).flatMap(({ id, en = [], es = [], mix = [] }) => {
    const calculator = CALCULATORS.find((each) => each.id === id);
    if (calculator === undefined) throw new Error(`No calculator ${id}`);
    return [...en, ...es, ...mix].flatMap((each) => (typeof each === 'string' ? [] : [{ calculator, text: each.q, takes: each.takes }]));
  });

/** The exam's questions that a calculation answers rightly, with what it took from each. */
export function examFilled(): readonly Filled[] {
  const taken: Readonly<Record<string, { readonly calculator: string; readonly takes: Given }>> = JSON.parse(readFileSync(EXAM, 'utf8'));
  return readSet('train').flatMap(({ id, question }) => {
    const told = taken[id];
    const calculator = CALCULATORS.find((each) => each.id === told?.calculator);
    return told === undefined || calculator === undefined ? [] : [{ calculator, text: question, takes: told.takes }];
  });
}

/** A question alone teaches only which calculator it is for. */
type Written = string | { readonly q: string; readonly takes: Given };

interface Line {
  readonly id: string;
  readonly en?: readonly Written[];
  readonly es?: readonly Written[];
  readonly mix?: readonly Written[];
}

/** Every fifth question is fitted on only for shipping, never for the figures that tell how good the filling is. */
export const isHeldOut = ({ calculator, text }: Filled): boolean => hash(`held ${calculator.id} ${text}`) < 0.2;

/** '6x3000, 10000' -> each of its figures; any other value alone. */
const items = (value: number | string): readonly string[] =>
  String(value)
    .split(/[,;]\s*/)
    .flatMap((part) => {
      const [, times, each] = /^(\d+)x(.+)$/.exec(part.trim()) ?? [];
      return each === undefined ? [part.trim()] : Array.from({ length: Number(times) }, () => each);
    });

const close = (a: string, b: string): boolean => a === b || Math.abs(Number(a) - Number(b)) <= Math.abs(Number(b)) * 0.002 + 1e-9;

export function sameValue(a: number | string | undefined, b: number | string | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const [ours, theirs] = [items(a), items(b)];
  return ours.length === theirs.length && ours.every((each, at) => close(each, theirs[at] ?? ''));
}

/** One decision: how each of its answers is scored, and which may be right; an answer without keys scores 0. */
interface Decision {
  /** Of each answer, pairs of a key's and a feature's place; none for 'nothing of it'. */
  readonly answers: readonly (readonly Cell[])[];
  readonly right: readonly boolean[];
}

/** A key's place times `WIDTH` plus a feature's. */
type Cell = number;
const WIDTH = 2 ** 20;

class Names {
  private readonly places = new Map<string, number>();
  readonly all: string[] = [];
  of(name: string): number {
    let place = this.places.get(name);
    if (place === undefined) {
      place = this.all.length;
      this.places.set(name, place);
      this.all.push(name);
    }
    return place;
  }
}

interface Fitting {
  readonly rounds?: number;
  readonly rate?: number;
  readonly decay?: number;
  /** How much a cell has to tell to be weighed at all. */
  readonly sparse?: number;
  /** A cell has to occur in so many answers. */
  readonly common?: number;
  /** Cells that come out smaller are left out. */
  readonly least?: number;
}

/** What a weight is told in. */
const STEP = 0.2;

export function fitSlots(questions: readonly Filled[], read: (text: string) => Reckoning, fitting: Fitting = {}): LearnedClasses {
  const { common = 5, least = 0.4 } = fitting;
  const features = new Names();
  const keys = new Names();
  const decisions: Decision[] = [];
  for (const { calculator, text, takes } of questions) {
    const asked = askedFrom(read(text));
    const slots = slotsOf(calculator);
    decisions.push(
      ...figureDecisions(asked, calculator, slots, takes, keys, features),
      ...choiceDecisions(asked, calculator, slots, takes, keys, features),
    );
  }
  const seen = new Map<Cell, number>();
  for (const { answers } of decisions) for (const cells of answers) for (const cell of cells) seen.set(cell, (seen.get(cell) ?? 0) + 1);
  const all = [...seen].flatMap(([cell, times]) => (times >= common ? [cell] : []));
  const weights = [...descend(decisions, all, fitting)].filter(([, weight]) => Math.abs(weight) >= least);
  const keyOf = (cell: Cell): string => keys.all[Math.floor(cell / WIDTH)] ?? '';
  const cells = new Map<string, number>();
  for (const [cell] of weights) cells.set(keyOf(cell), (cells.get(keyOf(cell)) ?? 0) + 1);
  // Those with most weights first: their places are small numbers, which compress better.
  const classes = [...cells].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1)).map(([key]) => key);
  const kinds = new Map(classes.map((key, kind) => [key, kind]));
  const told = new Map<string, { kind: number; weight: number }[]>();
  for (const [cell, exact] of weights) {
    const weight = Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(exact / STEP)));
    const feature = features.all[cell % WIDTH] ?? '';
    const own = told.get(feature) ?? [];
    told.set(feature, own);
    own.push({ kind: kinds.get(keyOf(cell)) ?? 0, weight });
  }
  const rows = [...told].map(([term, own]) => ({ term, told: own.sort((one, other) => one.kind - other.kind) }));
  return { classes, ...writeRows(rows.sort((one, other) => (one.term < other.term ? -1 : 1))), step: STEP };
}

/**
 * Weights of `cells` that make the right answers most probable: steps over the decisions in order, the same every time; what tells little stays 0
 * ('follow the regularised leader', McMahan and others 2013).
 */
function descend(
  decisions: readonly Decision[],
  cells: readonly Cell[],
  { rounds = 20, rate = 0.5, sparse = 4.6, decay = 0.5 }: Fitting,
): ReadonlyMap<Cell, number> {
  const places = new Map(cells.map((cell, at) => [cell, at]));
  const weights = new Float64Array(places.size);
  const pulled = new Float64Array(places.size);
  const steep = new Float64Array(places.size);
  const dense = decisions.map(({ answers, right }) => ({
    right,
    answers: answers.map((each) => Int32Array.from(each.flatMap((cell) => places.get(cell) ?? []))),
    shares: new Float64Array(answers.length),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { answers, right, shares } of dense) {
      let most = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < answers.length; at += 1) {
        let score = 0;
        for (const cell of answers[at] ?? []) score += weights[cell] ?? 0;
        shares[at] = score;
        most = Math.max(most, score);
      }
      let [whole, good] = [0, 0];
      for (let at = 0; at < shares.length; at += 1) {
        const share = Math.exp((shares[at] ?? 0) - most);
        shares[at] = share;
        whole += share;
        if (right[at] === true) good += share;
      }
      for (let at = 0; at < answers.length; at += 1) {
        const share = shares[at] ?? 0;
        const slope = share / whole - (right[at] === true ? share / good : 0);
        if (Math.abs(slope) < 1e-4) continue;
        for (const cell of answers[at] ?? []) {
          const w = weights[cell] ?? 0;
          const before = steep[cell] ?? 0;
          const now = before + slope * slope;
          steep[cell] = now;
          const grown = (Math.sqrt(now) - Math.sqrt(before)) / rate;
          const pulls = (pulled[cell] ?? 0) + slope - grown * w;
          pulled[cell] = pulls;
          weights[cell] = Math.abs(pulls) <= sparse ? 0 : -(pulls - Math.sign(pulls) * sparse) / ((0.7 + Math.sqrt(now)) / rate + decay);
        }
      }
    }
  }
  return new Map([...places].map(([cell, at]) => [cell, weights[at] ?? 0]));
}

/** Whether the values that were told come out where the figure has this role. */
function isRight({ figure, slot, value, counts }: Role, { figures, tokens }: Asked, takes: Given): boolean {
  const taken = takes[slot.name];
  if (slot.kind === 'counted') return isRightRow({ figure, slot, value, counts }, figures, String(taken ?? ''));
  const wanted = taken === undefined ? [] : items(taken);
  const timesIn = (each: number | string): number => wanted.filter((item) => close(String(each), item)).length;
  if (!counts) return timesIn(value) > 0;
  const at = figures.indexOf(figure);
  const beside = tokens[figure.from - 1]?.text === 'x' && figures[at - 1]?.to === figure.from - 1 ? figures[at - 1] : figures[at + 1];
  const counted = beside === undefined ? undefined : valueFor(slot, beside);
  return counted !== undefined && timesIn(counted) >= figure.value;
}

/** Whether a figure is the size of a row of '4:350:thhn;1:4:bare', or counts the one beside it. */
function isRightRow({ figure, slot, value, counts }: Role, figures: readonly Figure[], taken: string): boolean {
  const rows = taken.split(';').map((row) => row.split(':'));
  const rowOf = (each: Figure | undefined) => {
    const size = each === undefined ? undefined : valueFor(slot, each);
    return size === undefined ? undefined : rows.find((row) => row[1] === size);
  };
  if (!counts) return rowOf(figure) !== undefined;
  const at = figures.indexOf(figure);
  const isOf = (each: Figure | undefined): boolean => {
    const count = Number(rowOf(each)?.[0]);
    const whole = Number(value) * (each?.conductors ?? 1);
    return each?.conductors === undefined ? whole > 0 && count % whole === 0 && (whole > 1 || count === 1) : count >= whole;
  };
  return (
    isOf(figures[at + 1]) ||
    (isOf(figures[at - 1]) && rowOf(figures[at + 1]) === undefined) ||
    (isOf(figures[at + 2]) && rowOf(figures[at + 1]) === undefined)
  );
}

/** Which slot each figure is, and which figure each slot is. */
function figureDecisions(
  asked: Asked,
  calculator: Calculator,
  slots: readonly Slot[],
  takes: Given,
  keys: Names,
  names: Names,
): Decision[] {
  const told = asked.figures.map((figure) => figureFeatures(asked, figure));
  const pairs = asked.figures.flatMap((figure, at) => {
    const on = told[at] ?? [];
    const cellsOf = (key: string, features: readonly string[]): Cell[] => features.map((each) => keys.of(key) * WIDTH + names.of(each));
    const roles = rolesOf(asked, slots, figure).map((role) => ({
      ...role,
      cells: [...roleKeys(calculator.id, role).flatMap((key) => cellsOf(key, on)), ...cellsOf('*', sharedFeatures(asked, slots, role, on))],
      right: isRight(role, asked, takes),
    }));
    // 'two 2 inch': the first is no size of its own.
    const counting = roles.filter(({ counts, right }) => counts && right).map(({ slot }) => slot);
    return roles.map((role) => (counting.includes(role.slot) ? { ...role, right: role.counts } : role));
  });
  const decide = (answers: typeof pairs): Decision[] =>
    answers.length === 0
      ? []
      : [
          {
            answers: [[], ...answers.map(({ cells }) => cells)],
            right: [!answers.some(({ right }) => right), ...answers.map(({ right }) => right)],
          },
        ];
  return [
    ...asked.figures.flatMap((figure) => decide(pairs.filter((each) => each.figure === figure))),
    ...slots
      .filter((slot) => slot.kind !== 'list' && slot.kind !== 'counted')
      .flatMap((slot) => decide(pairs.filter((each) => each.slot === slot))),
  ];
}

function choiceDecisions(
  asked: Asked,
  calculator: Calculator,
  slots: readonly Slot[],
  takes: Given,
  keys: Names,
  names: Names,
): Decision[] {
  const whole = questionFeatures(asked).map((each) => names.of(each));
  return slots.flatMap((slot): Decision[] => {
    if (slot.kind !== 'choice' || isSize(slot)) return [];
    const taken = takes[slot.name] === undefined ? undefined : String(takes[slot.name]);
    const cellsOf = (key: string, on: readonly number[]): Cell[] => on.map((each) => keys.of(key) * WIDTH + each);
    const answers = [...optionFeatures(asked, slot)].map(([option, features]) => {
      const mentions = features.map((each) => names.of(each));
      return [
        ...cellsOf(optionKey(slot, option.value), whole),
        ...mentionKeys(calculator.id, slot).flatMap((key) => cellsOf(key, mentions)),
      ];
    });
    return [{ answers: [[], ...answers], right: [taken === undefined, ...slot.options.map(({ value }) => value === taken)] }];
  });
}

/** Prints how many questions get exactly the right values. */
export function showFilling(learned: LearnedClasses, questions: readonly Filled[], read: (text: string) => Reckoning): void {
  const weights = readSlotWeights(learned);
  const right = questions.filter(({ calculator, text, takes }) => {
    const values = fill(askedFrom(read(text)), calculator.id, slotsOf(calculator), weights);
    return [...new Set([...Object.keys(values), ...Object.keys(takes)])].every((name) => sameValue(values[name], takes[name]));
  });
  console.log(`inputs filled exactly, of questions held out: ${right.length} of ${questions.length}`);
}
