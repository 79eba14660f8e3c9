// What the figures of a calculation bound, so that a question of yes or no can be held against them.
import type { Text } from '../../contract/values.ts';
import type { Concept } from '../reading/lexicon.ts';

/** What a figure of a question is said to be of: '50 A breaker', 'carga de 20 A', 'primary', 'ground'. */
export const HEADS = [
  'device',
  'load',
  'ampacity',
  'disconnect',
  'inverter',
  'overload',
  'primary',
  'secondary',
  'ground',
  'width',
  'height',
] as const;
export type Head = (typeof HEADS)[number];

/** What a question may name beside a calculator's inputs. */
export type NamedKind =
  | 'conductor'
  | 'current'
  | 'shortCircuit'
  | 'power'
  | 'length'
  | 'volume'
  | 'time'
  | 'percent'
  | 'trade-size'
  | 'count';

export interface Named {
  readonly named: NamedKind;
  /** One of these it has to be of. */
  readonly of?: readonly Head[];
  /** One that is said to be of nothing does too, where it is the only one. */
  readonly bare?: true;
  /** Of these it may not be. */
  readonly not?: readonly Head[];
  /** What is counted, as concepts of the lexicon. */
  readonly counts?: readonly Concept[];
  /** All of the kind together: the loads of a circuit. */
  readonly sum?: true;
}

/** A figure of the result, or an input that was given or has its fallback. */
export type Side = { readonly figure: string } | { readonly input: string };

export interface Bound {
  readonly given: Side | Named;
  /** Whether the limit is the least that `given` may be, or the most. */
  readonly is: 'least' | 'most';
  readonly limit: Side | { readonly value: number; readonly unit: string };
  /** The limit with its article: 'the conductor needed'. */
  readonly name: Text;
  /** Only where all of these inputs are given. */
  readonly needs?: readonly string[];
  /** Only where the question speaks of one of these. */
  readonly asks?: readonly Concept[];
  /** Not where it speaks of one of these, which have a sum of their own. */
  readonly notOf?: readonly Concept[];
}

/** These have articles of their own: neither 240.4(D) nor the plain ampacity decides. */
export const OWN_ARTICLES: readonly Concept[] = ['ev', 'motor', 'hvac', 'welder', 'transformer', 'capacitor', 'pv', 'fire-pump', 'tap'];

/** What a question left open, which may turn the verdict: another value of an input, or another figure in the place of a limit. */
export type Turn = {
  /** What goes behind 'if': 'the terminals are marked 75 °C'. */
  readonly when: Text;
  /** Mostly it is so: 'yes, if …' rather than 'no, unless …'. */
  readonly usual?: true;
  /** Wiring methods that rule it out. */
  readonly notFor?: readonly string[];
} & (
  | { readonly input: string; readonly value: string | number }
  | {
      readonly limit: string;
      readonly by: string;
      /** So it is where the question says this of its terminals. */
      readonly terminals?: '75';
    }
);

/**
 * A current, or a power, that is said to be of something belongs to the input of that, not to the one that learned filling gave it. The one
 * conductor that a question names, other than a ground, may go to an input too.
 */
export type Headed =
  | {
      readonly of: Head;
      /** Of currents where nothing is said. A power goes to an input in kW. */
      readonly kind?: 'power';
      readonly to: string;
      /** The input that it is taken from; else it is one that went into none. */
      readonly from?: string;
    }
  | { readonly kind: 'conductor'; readonly to: string }
  /** A voltage goes there as what its system has to ground. */
  | { readonly kind: 'toGround'; readonly to: string }
  /** 240 V, assumed, where the question names an appliance that is too much for 120 V, and no voltage. */
  | { readonly kind: 'supply'; readonly to: string }
  /** 'yes', assumed, where the question names what counts as continuous by its article. */
  | { readonly kind: 'continuous'; readonly to: string };

/** Loads that a question may name, each with sums of its own. */
export const LOADS: readonly Concept[] = [
  'range',
  'dryer',
  'water-heater',
  'dishwasher',
  'disposal',
  'microwave',
  'refrigerator',
  'washer',
  'hvac',
  'heat',
  'ev',
  'motor',
  'hot-tub',
  'welder',
];
