// 'A third 12/2', 'otro contacto', 'one more': how many there are of something that was told before.
import type { FigurePart, Parts } from './parts.ts';

/** What a message says of a count: so many in all, or so many more. */
interface Marked {
  /** Tokens of the message that say it. */
  readonly from: number;
  readonly to: number;
  readonly all?: number;
  readonly more?: number;
}

export interface Counted {
  /** What of the message is said by it, besides the thing that it counts. */
  readonly said: readonly number[];
  /** Figure of the message that is counted: 'another 14/2'. It stands in the place of none. */
  readonly figure: FigurePart | undefined;
  /** The count with its thing in the question before; undefined where that has no such thing. */
  readonly swap: { readonly from: number; readonly to: number; readonly text: string } | undefined;
}

const values = (text: string): ReadonlyMap<string, number> =>
  new Map(text.split(' | ').flatMap((words, at) => words.split(' ').map((word) => [word, at + 2] as const)));

/** Without 'cuarto', which is a room. */
const ORDINALS = values(
  'second 2nd segundo segunda | third 3rd tercer tercero tercera | fourth 4th cuarta | fifth 5th quinto quinta | sixth 6th sexto sexta | seventh 7th septimo septima | eighth 8th octavo octava',
);
const ONE: ReadonlySet<string> = new Set('a an one 1 un una uno'.split(' '));
const ANOTHER: ReadonlySet<string> = new Set('another otro otra otros otras'.split(' '));
const MORE: ReadonlySet<string> = new Set('more additional extra mas adicional adicionales'.split(' '));
/** 'A third of it', 'more than', 'mas de'. */
const NO_COUNT: ReadonlySet<string> = new Set('of than de del que'.split(' '));
const BREAKS: ReadonlySet<string> = new Set(', . ; ? ! : ( )'.split(' '));
/** Behind these it is another place or another kind: 'in another box', 'con otro breaker'. */
const ELSEWHERE: ReadonlySet<string> = new Set('in on at from with for en a de con por para'.split(' '));
/** What is counted stands so near. */
const REACH = 3;
const COUNT_MOST = 60;

const isMark = (text: string): boolean => ORDINALS.has(text) || ANOTHER.has(text) || MORE.has(text);

const textAt = ({ tokens }: Parts, at: number): string => tokens[at]?.text ?? '';

/** A number of things at a token: 'two', '3', 'a'. */
function countAt(parts: Parts, at: number): number | undefined {
  const text = textAt(parts, at);
  if (ONE.has(text)) return 1;
  const figure = parts.figures.find((each) => each.figure.from === at)?.figure;
  return figure?.form === 'number' && figure.unit === undefined && Number.isInteger(figure.value) && figure.value <= COUNT_MOST
    ? figure.value
    : undefined;
}

/** The nearest count before a token, in the same clause and with no other figure between. */
function countBefore(parts: Parts, at: number): { readonly at: number; readonly count: number } | undefined {
  for (let each = at - 1; each >= Math.max(0, at - REACH); each -= 1) {
    const count = countAt(parts, each);
    if (count !== undefined) return { at: each, count };
    if (BREAKS.has(textAt(parts, each)) || parts.figures.some(({ figure }) => figure.from <= each && each < figure.to)) return undefined;
  }
  return undefined;
}

function markedIn(now: Parts): Marked | undefined {
  for (let at = 0; at < now.tokens.length; at += 1) {
    const marked = NO_COUNT.has(textAt(now, at + 1)) ? undefined : markedAt(now, at);
    if (marked !== undefined && !ELSEWHERE.has(textAt(now, marked.from - 1))) return marked;
  }
  return undefined;
}

function markedAt(now: Parts, at: number): Marked | undefined {
  const text = textAt(now, at);
  const all = ORDINALS.get(text);
  if (all !== undefined) return ONE.has(textAt(now, at - 1)) ? { from: at - 1, to: at + 1, all } : undefined;
  if (ANOTHER.has(text)) {
    const count = ONE.has(textAt(now, at + 1)) ? undefined : countAt(now, at + 1);
    return { from: at, to: at + (count === undefined ? 1 : 2), more: count ?? 1 };
  }
  const told = MORE.has(text) ? countBefore(now, at) : undefined;
  // 'Un cable mas grueso' is no further one.
  const isMore = told !== undefined && (told.at === at - 1 || !now.contents.includes(at + 1));
  return isMore ? { from: told.at, to: at + 1, more: told.count } : undefined;
}

const isSame = ({ figure: a }: FigurePart, { figure: b }: FigurePart): boolean =>
  a.value === b.value && a.form === b.form && a.conductors === b.conductors && a.unit?.kind === b.unit?.kind;

/** What a message says of how many there are, against the question before; undefined where it says nothing of it. */
export function countedIn(now: Parts, then: Parts): Counted | undefined {
  const marked = markedIn(now);
  if (marked === undefined) return undefined;
  const near = Array.from({ length: marked.to - marked.from + REACH }, (_, each) => marked.from + each);
  const end = near.find((at) => at >= marked.to && BREAKS.has(textAt(now, at))) ?? now.tokens.length;
  const within = near.filter((at) => at < end);
  const figure = now.figures.find((each) => within.includes(each.figure.from) && countAt(now, each.figure.from) === undefined);
  const words = within.filter((at) => now.contents.includes(at) && !isMark(textAt(now, at)));
  const said = within.filter(
    (at) => at >= marked.from && at < marked.to && !(figure !== undefined && at >= figure.figure.from && at < figure.figure.to),
  );
  const places = placesOf(then, now, { marked, figure, words });
  const place = places.find(({ count }) => count !== undefined) ?? places[0];
  if (place === undefined) return { said, figure, swap: undefined };
  const before = place.count?.count ?? 1;
  const count = marked.all ?? before + (marked.more ?? 0);
  if (count <= before || count > COUNT_MOST) return { said, figure, swap: undefined };
  const from = place.count?.at ?? place.at;
  return {
    said: words.length > 0 && figure === undefined ? [...said, ...words] : said,
    figure,
    swap: { from, to: from + 1, text: place.count === undefined ? `${count} ${textAt(then, from)}` : String(count) },
  };
}

interface Place {
  /** Token of the thing. */
  readonly at: number;
  readonly count: ReturnType<typeof countBefore>;
}

/** Where the question before has what the message counts: the same figure, or the same word; where neither is told, what it counts alone. */
function placesOf(
  then: Parts,
  now: Parts,
  { marked, figure, words }: { readonly marked: Marked; readonly figure: FigurePart | undefined; readonly words: readonly number[] },
): readonly Place[] {
  const placed = (at: number): Place => ({ at, count: countBefore(then, at) });
  if (figure !== undefined) return then.figures.filter((each) => isSame(figure, each)).map((each) => placed(each.figure.from));
  const [word] = words;
  if (word !== undefined) {
    const { stem = '' } = now.tokens[word] ?? {};
    return then.tokens.flatMap((token, at) => (token.stem === stem ? [placed(at)] : [])).filter(({ count }) => count !== undefined);
  }
  const counts = then.figures.flatMap(({ figure: { from } }): Place[] => {
    const count = countAt(then, from);
    return count === undefined || (marked.all !== undefined && count !== marked.all - 1)
      ? []
      : [{ at: from + 1, count: { at: from, count } }];
  });
  return counts.length === 1 ? counts : [];
}
