// Writes counted conductors as their calculators take them, '4:350:thhn;1:4:bare', from the figures that were found to be counts and sizes.
import type { Figure, Reckoning } from './figures.ts';
import type { Slot } from './slots.ts';

type CountedSlot = Extract<Slot, { kind: 'counted' }>;

/** A figure that is a size or, where `counts`, how many there are of the size beside it. */
interface Part {
  readonly figure: Figure;
  readonly value: number | string;
  readonly counts: boolean;
}

interface Row {
  readonly figure: Figure;
  readonly size: string;
  count: number | undefined;
}

export const MANY: ReadonlySet<string> = new Set(['many', 'cuantos', 'cuantas']);
const JUST_BEFORE = 3;
/** Behind these words a size has no count because its count is asked for. */
const HOW_MANY = new Set([...MANY, 'max', 'maximum', 'maximo', 'most', 'number', 'numero']);
/** 'three sets of four'. */
const SETS_OF = new Set(['of', 'de', 'x']);
const BARE = new Set(['bare', 'desnudo', 'pelado']);

/** The rows in the order of the text; '' where no size is told. */
export function rowsOf({ tokens }: Reckoning, slot: CountedSlot, parts: readonly Part[]): string {
  const rows: Row[] = [];
  let times: number | undefined;
  let counted: Figure | undefined;
  parts.forEach(({ figure, value, counts }, at) => {
    const before = parts[at - 1];
    const isTimes = tokens[figure.from - 1]?.text === 'x' && before?.figure.to === figure.from - 1;
    const last = rows.at(-1);
    // '250 mcm x 3'
    if (counts && isTimes && before.counts === false && last?.count === undefined && last !== undefined) last.count = Number(value);
    else if (counts) {
      const isOfSets = counted !== undefined && figure.from - counted.to <= 3 && SETS_OF.has(tokens[figure.from - 1]?.text ?? '');
      times = (isOfSets ? (times ?? 1) : 1) * Number(value);
      counted = figure;
    } else {
      rows.push({ figure, size: String(value), count: figure.conductors === undefined ? times : (times ?? 1) * figure.conductors });
      times = undefined;
      counted = undefined;
    }
  });
  const [first] = rows;
  if (first === undefined) return '';
  const asks = slot.asksCount && rows.length === 1 && tokens.some(({ text }) => HOW_MANY.has(text));
  // 'An 18 in. nipple joins two cabinets. How many 6 AWG may it hold?': the two count something else.
  if (asks && tokens.slice(Math.max(0, first.figure.from - JUST_BEFORE), first.figure.from).some(({ text }) => MANY.has(text)))
    first.count = undefined;
  if (slot.kinds.length === 0) return merged(rows, asks);
  const kinds = kindsOf(tokens, slot, rows);
  const written = rows.map(({ size, count }, at) =>
    [count ?? (asks ? '' : 1), size, ...(kinds[at] === undefined || size.endsWith('in') ? [] : [kinds[at]])].join(':'),
  );
  // Told twice: 'three sixes plus neutral, so four #6'.
  return [...new Set(written)].join(';');
}

/** Conductors of one size in one row: 'two 14/2 and a 14/3' are seven. */
function merged(rows: readonly Row[], asks: boolean): string {
  const counts = new Map<string, number | undefined>();
  for (const { size, count } of rows)
    counts.set(size, counts.has(size) || count !== undefined || !asks ? (counts.get(size) ?? 0) + (count ?? 1) : undefined);
  return [...counts].map(([size, count]) => `${count ?? ''}:${size}`).join(';');
}

/** What is said of each row's insulation: behind its size, 'bare' before it, or once for all of them. */
function kindsOf(tokens: Reckoning['tokens'], slot: CountedSlot, rows: readonly Row[]): readonly (string | undefined)[] {
  const named = tokens.flatMap(({ text, stem }, at) => {
    const word = [text, stem].find((each) => slot.kinds.includes(each));
    return word === undefined ? [] : [{ at, kind: BARE.has(word) ? 'bare' : word }];
  });
  return rows.map(({ figure }, place) => {
    const next = rows[place + 1]?.figure;
    // The bare one of the row behind stands before its size: 'three #2 and a bare #8'.
    const isNext = (at: number): boolean =>
      next !== undefined && at >= next.from - 2 && named.some((each) => each.at === at && each.kind === 'bare');
    const own = named.find(({ at }) => at >= figure.to && at < (next?.from ?? tokens.length) && !isNext(at));
    if (own?.kind === 'bare' && own.at > figure.to + 3) return general(named, figure);
    const bareBefore = named.find(({ at, kind }) => kind === 'bare' && at < figure.from && at >= figure.from - 2);
    return bareBefore?.kind ?? own?.kind ?? general(named, figure);
  });
}

const general = (named: readonly { readonly at: number; readonly kind: string }[], figure: Figure): string | undefined =>
  (named.find(({ at, kind }) => kind !== 'bare' && at >= figure.to) ?? named.findLast(({ kind }) => kind !== 'bare'))?.kind;
