// 'Two small-appliance circuits and the laundry circuit', 'dos circuitos de cocina y uno de lavanderia': things of one name in two kinds.
import type { Figure, Reckoning, Token } from './figures.ts';

export interface TwoKinds {
  /** How many there are of both. */
  readonly count: number;
  /** What is said of the second kind. */
  readonly second: readonly Token[];
}

const AND = new Set(['and', 'y', 'e', '&', 'plus', 'mas', 'con', 'with', '+']);
const ENDS = new Set([',', '.', ';', '?', ...AND]);
const THE_ONE = new Set(['a', 'the', 'el', 'la', 'un', 'una', 'uno', 'one']);
/** What says the kind is so long: 'small-appliance branch circuits'. */
const KIND_WORDS = 6;
const COUNT_MOST = 200;

/** What a count makes with the one that is joined to it, where both count things of one name. */
export function twoKindsFrom({ value, to }: Figure, { figures, tokens }: Pick<Reckoning, 'figures' | 'tokens'>): TwoKinds | undefined {
  const isEnd = (at: number): boolean => ENDS.has(tokens[at]?.text ?? '.');
  let joined = to;
  while (!isEnd(joined)) joined += 1;
  if (joined > to + KIND_WORDS || !AND.has(tokens[joined]?.text ?? '')) return undefined;
  const at = joined + 1;
  const further = figures.find(({ from, form, unit }) => from === at && form === 'number' && unit === undefined)?.value;
  const count = THE_ONE.has(tokens[at]?.text ?? '') ? 1 : further;
  if (count === undefined || !Number.isInteger(count) || count < 1 || count > COUNT_MOST) return undefined;
  let end = at + 1;
  while (!isEnd(end) && end <= at + KIND_WORDS) end += 1;
  const second = tokens.slice(at + 1, end);
  const names = tokens.slice(to, joined).flatMap(({ text, stem }) => (text.length > 2 ? [stem] : []));
  // The name is told once more, left out ('uno de lavanderia') or told once for both ('two small-appliance and one laundry circuit').
  const isOfOneName = second[0]?.text === 'de' || second.some(({ stem }) => names.includes(stem));
  return isOfOneName ? { count: value + count, second } : undefined;
}
