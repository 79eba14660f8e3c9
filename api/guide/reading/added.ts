// '30 wires in a trough, I add two more': what is added to a count of the same question makes one count with it, 32.

import type { Language } from '../../contract/values.ts';
import { conceptsAt, type Figure, reckon, type Token } from './figures.ts';
import { stem } from './words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const stems = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(stem));

const ADDING = stems(
  'add adding added pull pulling run running put putting install installing stuff squeeze throw fit meto meter metemos agrego agregar agregamos agregue anado anadir pongo poner ponemos echo echar jalo jalar paso pasar sumo sumar caben cabe',
);
/** Who asks whether more are needed adds none. */
const NEEDING = stems('need needs must should required require necesito necesita ocupo ocupa debo debe');
const MORE = words('more additional extra mas adicional adicionales');
const ANOTHER = words('another other otro otra otros otras');
/** 'One pulls 14, the other 9': that one was counted already. */
const KNOWN = words('the el la los las');
const ONE = words('a an one un una uno');
const BREAKS = words(', . ; ? ! :');
/** '12' in 'del 12', '#12', '6 x 6' counts nothing. */
const OF = words('# del de x by por no number calibre gauge awg size');
/** So near before what is added its verb stands. */
const REACH = 5;
const COUNT_MOST = 500;

interface Addition {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The question with one count in the place of both; as it is where nothing is added, or no telling to what. */
export function withAdded(plain: string, language: Language): string {
  const { tokens, figures } = reckon(plain, language);
  const addition = tokens.reduce<Addition | undefined>((found, _, at) => found ?? additionAt(tokens, figures, at), undefined);
  if (addition === undefined) return plain;
  const named = tokens[addition.to];
  const spans = conceptsAt(tokens);
  const counts = figures.filter((each) => isCount(tokens, each) && each.to <= addition.from);
  // A size behind it is counted by itself, but where it is the same: '8 #12, add two more #12'.
  const size = sizeAt(tokens, figures, addition.to);
  const conceptsOf = (at: number): readonly string[] => spans.flatMap(({ start, concept }) => (start === at ? [concept] : []));
  const isNamed = named !== undefined && (size !== undefined || conceptsOf(addition.to).length > 0);
  const isSame = (at: number): boolean =>
    size === undefined
      ? tokens[at]?.stem === named?.stem || conceptsOf(at).some((concept) => conceptsOf(addition.to).includes(concept))
      : sizeAt(tokens, figures, at)?.name === size.name;
  const same = counts.filter(({ to }) => isSame(to));
  const [only, further] = same.length > 0 || isNamed ? same : counts;
  const [start, end] = [tokens[addition.from]?.start, tokens[(size?.to ?? addition.to) - 1]?.end];
  if (only === undefined || further !== undefined || start === undefined || end === undefined) return plain;
  const told = tokens[only.from];
  if (told === undefined) return plain;
  return `${plain.slice(0, told.start)}${only.value + addition.count}${plain.slice(told.end, start)}${plain.slice(end)}`.trim();
}

/** The size that stands at a token: '#12', 'del 12'. */
const sizeAt = (tokens: readonly Token[], figures: readonly Figure[], at: number): Figure | undefined =>
  figures.find(({ from, form }) => form !== 'word' && (from === at || (from === at + 1 && OF.has(tokens[at]?.text ?? ''))));

/** A count of things with their name or size behind it. */
const isCount = (tokens: readonly Token[], { form, unit, value, from, to }: Figure): boolean =>
  form === 'number' &&
  unit === undefined &&
  Number.isInteger(value) &&
  value > 1 &&
  value <= COUNT_MOST &&
  !OF.has(tokens[from - 1]?.text ?? '') &&
  tokens[to] !== undefined &&
  tokens[to].text !== 'x' &&
  !BREAKS.has(tokens[to].text);

function additionAt(tokens: readonly Token[], figures: readonly Figure[], at: number): Addition | undefined {
  const text = (place: number): string => tokens[place]?.text ?? '';
  const countAt = (place: number): number | undefined =>
    ONE.has(text(place)) ? 1 : figures.find(({ from, form, unit }) => from === place && form === 'number' && unit === undefined)?.value;
  const [isMore, isAnother] = [MORE.has(text(at)), ANOTHER.has(text(at)) && !KNOWN.has(text(at - 1))];
  const count = isMore ? countAt(at - 1) : isAnother ? countAt(at + 1) : undefined;
  if (count === undefined || !Number.isInteger(count)) return undefined;
  const [from, to] = isMore ? [at - 1, at + 1] : [at, at + 2];
  const before = tokens.slice(0, from);
  const clause = before.slice(before.findLastIndex((token) => BREAKS.has(token.text)) + 1);
  const isAdded = before.slice(-REACH).some((token) => ADDING.has(token.stem)) && !clause.some((token) => NEEDING.has(token.stem));
  return isAdded ? { from, to, count } : undefined;
}
