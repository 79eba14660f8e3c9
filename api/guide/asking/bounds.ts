// Figures with their bounds, as claims and questions have them: 'a hallway of 10 ft or more' is not one of 8 ft.
import { conceptsAt, type Figure, type Reckoning, type Token, tokensOf } from '../reading/figures.ts';
import { isStopWord } from '../reading/words.ts';

type Side = 'least' | 'above' | 'most' | 'below';

/** A figure and what its text makes of it: itself where `side` is left out. */
export interface Bound {
  /** What the figure measures, 'size' of a conductor, or the thing that is counted. */
  readonly of: string;
  /** In the unit of its kind; of sizes, the larger the wire the larger. */
  readonly value: number;
  readonly side?: Side;
}

/** What people say before and behind a figure to make a bound of it, in both languages. */
const SAID: readonly (readonly [side: Side, where: 'before' | 'behind', ways: string])[] = [
  [
    'least',
    'behind',
    'or more | and more | or larger | or wider | or longer | or greater | or higher | or over | and over | or up | and up | or above | o mas | y mas | o mayor',
  ],
  [
    'most',
    'behind',
    'or less | and less | or smaller | or narrower | or under | and under | or fewer | or lower | or below | o menos | y menos | o menor',
  ],
  [
    'most',
    'before',
    'not more than | no more than | not greater than | no greater than | not larger than | no larger than | not wider than | not higher than | not longer than | not over | not above | not exceeding | not exceed | at most | up to | within | maximum | maximum of | no mas de | no mayor de | no mayor que | no mayor a | hasta | maximo | maximo de | dentro de',
  ],
  [
    'least',
    'before',
    'not less than | no less than | not fewer than | no fewer than | not smaller than | no smaller than | at least | minimum | minimum of | no menos de | no menor de | no menor que | no menor a | al menos | por lo menos | minimo | minimo de',
  ],
  [
    'above',
    'before',
    'more than | greater than | larger than | wider than | higher than | longer than | bigger than | farther than | over | above | exceeding | exceeds | beyond | mas de | mas que | mayor de | mayor que | mayor a | arriba de | sobre | rebasa',
  ],
  [
    'below',
    'before',
    'less than | fewer than | smaller than | narrower than | shorter than | closer than | lower than | under | below | menos de | menos que | menor de | menor que | menor a | abajo de | debajo de',
  ],
];

interface Way {
  readonly side: Side;
  readonly stems: readonly string[];
}
const waysOf = (place: 'before' | 'behind'): readonly Way[] =>
  SAID.flatMap(([side, where, ways]) =>
    where === place ? ways.split(' | ').map((way): Way => ({ side, stems: tokensOf(way).map((token) => token.stem) })) : [],
  ).sort((a, b) => b.stems.length - a.stems.length);
/** What is called low voltage is at most 50 V. */
const LOW_VOLTAGE: readonly Way[] = ['low voltage', 'low-voltage', 'bajo voltaje', 'baja tension'].map((way) => ({
  side: 'most',
  stems: tokensOf(way).map((token) => token.stem),
}));
const LOW_VOLTAGE_MOST = 50;
const BEFORE = waysOf('before');
const BEHIND = waysOf('behind');

/** The longest way that begins at a token. */
const wayAt = (ways: readonly Way[], tokens: readonly Token[], from: (way: Way) => number): Way | undefined =>
  ways.find((way) => way.stems.every((stem, each) => tokens[from(way) + each]?.stem === stem));

/** Every figure that has a unit or counts a thing, with its bound. */
export function boundsIn({ tokens, figures }: Reckoning): readonly Bound[] {
  const concepts = new Map(conceptsAt(tokens).map(({ start, concept }) => [start, `~${concept}`]));
  const low = tokens.some((_, at) => wayAt(LOW_VOLTAGE, tokens, () => at) !== undefined);
  const named: readonly Bound[] = low ? [{ of: 'voltage', value: LOW_VOLTAGE_MOST, side: 'most' }] : [];
  const told = figures.flatMap((figure): Bound[] => {
    if (figure.form === 'word' || figure.form === 'cable') return [];
    const behind = wayAt(BEHIND, tokens, () => figure.to);
    const before = wayAt(BEFORE, tokens, ({ stems }) => figure.from - stems.length);
    const side = (behind ?? before)?.side;
    const next = figure.to + (behind?.stems.length ?? 0);
    const measured = measureOf(figure) ?? countedAt(tokens, concepts, next, figure.value);
    return measured === undefined ? [] : [{ ...measured, ...(side === undefined ? {} : { side }) }];
  });
  return [...named, ...told];
}

function measureOf({ form, unit, value }: Figure): Pick<Bound, 'of' | 'value'> | undefined {
  // 1/0 follows 1 AWG, and 250 kcmil 4/0.
  if (form === 'aught') return { of: 'size', value };
  if (form === 'marked' || unit?.kind === 'conductor') return { of: 'size', value: value < 100 ? 1 - value : value };
  return unit === undefined ? undefined : { of: unit.kind, value: Math.round(value * unit.scale * 1e4) / 1e4 };
}

/** 'Six risers', '3 current-carrying conductors'. */
function countedAt(
  tokens: readonly Token[],
  concepts: ReadonlyMap<number, string>,
  at: number,
  value: number,
): Pick<Bound, 'of' | 'value'> | undefined {
  const first = tokens[at]?.text === '-' ? at + 1 : at;
  const token = tokens[first];
  const letters = token !== undefined && token.text.length > 2 && !isStopWord(token.text) && tokensOf(token.text)[0]?.text === token.text;
  const isWord = letters && Number.isNaN(Number.parseFloat(token.text));
  return isWord ? { of: concepts.get(first) ?? token.stem, value } : undefined;
}

const holds = ({ side, value }: Bound, asked: number): boolean =>
  side === 'least'
    ? asked >= value
    : side === 'above'
      ? asked > value
      : side === 'most'
        ? asked <= value
        : side === 'below'
          ? asked < value
          : asked === value;

/** Whether the figures of a question lie inside what a claim bounds: all of those of one kind, none, or neither can be said. */
export function meetsBounds(claim: readonly Bound[], asked: readonly Bound[]): 'inside' | 'outside' | undefined {
  const compared = claim.flatMap((bound) =>
    bound.side === undefined ? [] : asked.filter((each) => each.of === bound.of).map(({ value }) => holds(bound, value)),
  );
  if (compared.length === 0) return undefined;
  if (compared.every(Boolean)) return 'inside';
  return compared.some(Boolean) ? undefined : 'outside';
}
