// The figures of a text, each with what it is of: its role in the clause, and the materials and places that it holds for.
import type { Language } from '../../contract/values.ts';
import { METHODS } from '../asking/share-said.ts';
import { type Concept, conceptsIn } from '../reading/lexicon.ts';
import { normalise } from '../reading/normalise.ts';
import { joinFeetAndInches, type Quantity, type QuantityKind, quantitiesIn } from '../reading/quantities.ts';
import { sizesIn } from '../reading/sizes.ts';
import { stem, wordsOf } from '../reading/words.ts';

export type FigureKind = QuantityKind | 'size' | 'count' | 'factor';
export type Role =
  | 'device'
  | 'ampacity'
  | 'load'
  | 'circuit'
  | 'trip'
  | 'conductor'
  | 'egc'
  | 'gec'
  | 'bonding'
  | 'neutral'
  | 'cover'
  | 'depth'
  | 'spacing'
  | 'height'
  | 'support'
  | 'clearance'
  | 'run'
  | 'raceway'
  | 'drop'
  | 'fill'
  | 'adjustment'
  | 'column'
  | 'ambient';

export interface SaidFigure {
  readonly kind: FigureKind;
  /** In the kind's own unit; a conductor's size as written. */
  readonly value: number | string;
  readonly role: Role | undefined;
  /** Wiring methods and places that the clause names. */
  readonly of: ReadonlySet<Concept>;
  /** True behind 'not', 'instead of', 'rather than'. */
  readonly denied: boolean;
  /** True where it is told as a limit: 'at most', 'no more than', 'al menos'. */
  readonly limit: boolean;
  /** What stands around it up to the next figure or comma, and the whole sentence, both without it. */
  readonly near: string;
  readonly whole: string;
  /** Of the text as normalised. */
  readonly start: number;
  readonly end: number;
  /** Normalised, with its unit. */
  readonly text: string;
}

/** Words that tell a figure's role, by kind; the nearest decides. Stems of words as they stand in normalised text, longer phrases first. */
const ROLE_WORDS: Readonly<Partial<Record<FigureKind, readonly (readonly [RegExp, Role])[]>>> = {
  current: [
    [
      /\b(?:breakers?|fuses?|ocpd|overcurrent|devices?|pastillas?|interruptor\w*|fusibles?|disyuntor\w*|termic\w+|proteccion|main|rating)\b/g,
      'device',
    ],
    [
      /\b(?:ampacit\w+|ampacidad\w*|carr(?:y|ies)|good for|handles?|aguanta\w*|soporta\w*|conduc(?:e|en)|lleva\w*|column\w*)\b/g,
      'ampacity',
    ],
    [/\b(?:loads?|draws?|pulls?|cargas?|consum\w+|demand\w*|corriente)\b/g, 'load'],
    [/\b(?:trips?|leakage|dispara\w*|fuga)\b/g, 'trip'],
    [/\b(?:circuits?|circuitos?|range|dryer|feeders?|service|estufa|secadora|alimentador\w*|acometida)\b/g, 'circuit'],
  ],
  size: [
    [/\b(?:grounding electrode|electrode|electrodo|gec|rod|varilla|ufer|water pipe)\w*\b/g, 'gec'],
    [/\b(?:bonding jumper|jumper|puente)s?\b/g, 'bonding'],
    [
      /\b(?:equipment ground\w*|egc|ground(?:ing)?(?: wire| conductor)?|tierra\w*|green|bare|desnudo)\b(?! (?:rod|fault|electrode))/g,
      'egc',
    ],
    [/\b(?:neutrals?|neutros?)\b/g, 'neutral'],
    [/\b(?:conductors?|wires?|copper|aluminum|cobre|aluminio|conductor\w*|cables?|alambres?|thhn|romex|phase|hots?|fase)\b/g, 'conductor'],
  ],
  length: [
    [/\b(?:cover|bur(?:y|ied|ial)|below grade|underground|enterr\w+|entierr\w+|cobertura|trench|zanja)\b/g, 'cover'],
    [/\b(?:deep|depth|profund\w+|hondo|fondo)\b/g, 'depth'],
    [/\b(?:working space|clearance|in front|clear|espacio de trabajo|despeje|frente)\b/g, 'clearance'],
    [/\b(?:support\w*|strap\w*|secur\w+|stapl\w+|sujet\w+|soport\w+|grap\w+|abrazadera\w*)\b/g, 'support'],
    [/\b(?:above|high|height|floor|altura|alto|sobre el piso|arriba)\b/g, 'height'],
    [/\b(?:apart|spac\w+|between|within|along|from (?:a|the) (?:receptacle|outlet|sink)|separa\w+|entre|distancia)\b/g, 'spacing'],
    [/\b(?:run|long|length|tirada|largo|longitud)\b/g, 'run'],
    [/\b(?:emt|pvc|rmc|imc|conduit|trade size|tubo|tuberia|raceway|ent|fmc)\b/g, 'raceway'],
  ],
  percent: [
    [/\b(?:drop|caida)\b/g, 'drop'],
    [/\b(?:fill\w*|llen\w+|ocupacion)\b/g, 'fill'],
    [/\b(?:adjust\w*|derat\w*|ajust\w+|factor)\b/g, 'adjustment'],
  ],
  temperature: [
    [/\b(?:ambient\w*|ambiente|attic|atico)\b/g, 'ambient'],
    [/\b(?:column\w*|columna\w*|terminal\w*|insulation|aislamiento|rated)\b/g, 'column'],
  ],
};
/** Farther than that from its figure a word says nothing of it. */
const REACH = 48;

/** What stands beside every size, whatever the conductor is for. */
const SAYS_LITTLE = /^(?:copper|aluminum|cobre|aluminio|thhn)$/;
const LITTLE = 15;

/** The role that stands nearest; a word right behind the figure ('20 amps breaker') comes before one ahead of it. */
function roleOf(kind: FigureKind, clause: string, start: number, end: number): Role | undefined {
  const near = (ROLE_WORDS[kind] ?? []).flatMap(([pattern, role]) =>
    [...clause.matchAll(pattern)].map((match) => {
      const behind = match.index - end;
      const ahead = start - (match.index + match[0].length);
      const distance = behind >= -1 ? behind * (behind <= 2 ? 0.2 : 1) : ahead >= -1 ? ahead + 1 : 0;
      return { role, distance: distance + (SAYS_LITTLE.test(match[0]) ? LITTLE : 0) };
    }),
  );
  return near.filter(({ distance }) => distance <= REACH).sort((a, b) => a.distance - b.distance)[0]?.role;
}

const PLACES: ReadonlySet<Concept> = new Set(
  'bathroom kitchen laundry garage basement hallway closet stairs roof attic island pool hot-tub fountain plenum hazardous health-care assembly elevator sign temporary agricultural mobile-home rv marina driveway commercial emergency-system fire-pump fire-alarm over-1000-v slab'.split(
    ' ',
  ) as Concept[],
);
const MATERIALS: ReadonlySet<Concept> = new Set(METHODS);
export const PROTECTIONS: ReadonlySet<Concept> = new Set(['gfci', 'afci', 'gfpe']);

/** What a figure may hold for and nothing else. */
export const narrowing = (concepts: ReadonlySet<Concept>): ReadonlySet<Concept> =>
  new Set([...concepts].filter((each) => PLACES.has(each) || MATERIALS.has(each) || PROTECTIONS.has(each)));

export const conceptsOf = (plain: string): ReadonlySet<Concept> => conceptsIn(wordsOf(plain).map(stem));

const shares = (a: ReadonlySet<Concept>, b: ReadonlySet<Concept>, of: ReadonlySet<Concept>): boolean => {
  const [inA, inB] = [a, b].map((each) => [...each].filter((concept) => of.has(concept)));
  return inA === undefined || inB === undefined || inA.length === 0 || inB.length === 0 || inA.some((each) => inB.includes(each));
};

/** Whether a figure of `fact` may be one of `said`: no other material, and no place that nobody spoke of. */
export const sameSubject = (said: ReadonlySet<Concept>, fact: ReadonlySet<Concept>): boolean =>
  shares(said, fact, MATERIALS) && shares(said, fact, PROTECTIONS) && [...fact].every((each) => !PLACES.has(each) || said.has(each));

const CLAUSE = /[.;:!?](?=\s|$)|,(?=\s)(?!\s\d)|\s(?:but|while|whereas|pero|mientras)\s/g;
const DENIES = /\b(?:not|instead of|rather than|never|en vez de|en lugar de|y no|no)(?: (?:a|an|the|use|un|una|el|la|del|de))*\s*$/;
const LIMITS =
  /\b(?:up to|at most|at least|(?:no|not)(?: \w+)? (?:more|less|larger|smaller|over|under|farther|closer)(?: than)?|exceed\w*|(?:more|less|larger|smaller|greater|farther) than|limit\w*|within|every|hasta|cuando (?:mas|menos)|al menos|como (?:maximo|minimo)|(?:mas|menos|mayor|menor) (?:de|que|a)|pas(?:a|e|ar) de|exced\w+|rebas\w+|cada)(?: (?:a|an|the|of|is|un|una|el|la|de|cover|for)){0,4} $|\b(?:minimum|maximum|max|min|minim[oa]|maxim[oa])\b[^.,;]{0,40}$/;

interface Spot {
  readonly kind: FigureKind;
  readonly start: number;
  readonly end: number;
}

/** What stands around a figure: up to the figure of its kind before and after it, or a comma. */
function aroundIt(
  plain: string,
  figure: Spot,
  all: readonly Spot[],
  ends: readonly number[],
  commas: readonly number[],
): { readonly near: string; readonly whole: string } {
  const alike = all.filter((each) => each.kind === figure.kind && each !== figure);
  const before = (places: readonly number[]): number[] => places.filter((place) => place <= figure.start);
  const after = (places: readonly number[]): number[] => places.filter((place) => place >= figure.end);
  const from = Math.max(0, ...before(ends));
  const to = Math.min(plain.length, ...after(ends));
  const left = Math.max(from, ...before(alike.map(({ end }) => end)), ...before(commas));
  const right = Math.min(to, ...after(alike.map(({ start }) => start)), ...after(commas));
  const without = (start: number, end: number): string => `${plain.slice(start, figure.start)} ${plain.slice(figure.end, end)}`;
  return { near: without(left, right), whole: without(from, to) };
}

/** Things that come in numbers which a rule or a sum gives. */
const COUNTED =
  /(?<![\w./#$-])(\d{1,3}|un solo|una sola|only one|just one|a single)(?= (?:(?:\d+ )?(?:amps?|amperes|awg|small|separate|appliance|[a-z]+) ){0,2}?(?:of them|more|conductors?|wires?|thhn|circuits?|receptacles?|outlets?|bends?|rods?|spaces?|de ellos|conductor\w*|cables?|alambres?|circuitos?|contactos?|receptaculos?|curvas?|varillas?|espacios?|caben|fit)\b)/g;

/** '0.82', '1.25' beside the word factor. */
const FACTOR = /(?<![\w./#$-])[01]?\.\d{2,3}(?![\d.]|\s?(?:amps?|v|volts?|in|ft|%|ohm|hp|kw|va|w|sq)\b)/g;
/** '3/4 emt', '1-1/4 pvc'. */
const TRADE_SIZE = /(?<![\w./#$-])(\d-\d\/\d|\d\/\d|[1-6])(?= (?:emt|pvc|rmc|imc|ent|fmc|lfmc|conduit|tubo|tuberia)\b)/g;
const inches = (written: string): number => {
  const [, whole = '0', over, under] = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(written) ?? [];
  return over === undefined ? Number(written) : Number(whole) + Number(over) / Number(under);
};

const PER_AREA =
  /^ (?:per|for each|for every|each|a|por|por cada|cada) (?:(square met\w+|metros? cuadrados?|m2)|square f\w+|sq ft|pies? cuadrados?|ft2)\b/;
const SQUARE_FEET_PER_SQUARE_METRE = 10.764;

/** Every figure of a normalised text that is about an installation. */
export function figuresSaid(written: string): readonly SaidFigure[] {
  // A figure may end its sentence.
  const plain = written.replace(/(\d)\.(?=\s|$)/g, '$1 ');
  const cuts = [0, ...[...plain.matchAll(CLAUSE)].map((match) => match.index), plain.length];
  const clauseAt = (at: number): readonly [number, string] => {
    const index = cuts.findLastIndex((cut) => cut <= at);
    const from = cuts[index] ?? 0;
    return [from, plain.slice(from, cuts[index + 1] ?? plain.length)];
  };
  const sizes = sizesIn(plain);
  const perArea = ({ kind, end, value, ...rest }: Quantity): Omit<Quantity, 'before' | 'after' | 'unit'> => {
    const area = kind === 'apparent' || kind === 'power' ? PER_AREA.exec(plain.slice(end)) : null;
    return area === null
      ? { kind, end, value, ...rest }
      : {
          ...rest,
          kind: 'unit-load',
          value: area[1] === undefined ? value : value / SQUARE_FEET_PER_SQUARE_METRE,
          end: end + area[0].length,
        };
  };
  const raw = [
    ...(/\bfactor/.test(plain) ? [...plain.matchAll(FACTOR)] : []).map((match) => ({
      kind: 'factor' as const,
      value: Number(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    })),
    ...[...plain.matchAll(TRADE_SIZE)].map((match) => ({
      kind: 'length' as const,
      value: inches(match[1] ?? '') / 12,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    })),
    ...joinFeetAndInches(quantitiesIn(plain))
      .map(perArea)
      .map(({ kind, value, start, end, text }) => ({
        kind: kind as FigureKind,
        value: value as number | string,
        start,
        end,
        text,
      })),
    ...sizes.map(({ size, start, end }) => ({ kind: 'size' as const, value: size, start, end, text: plain.slice(start, end) })),
    ...sizes.flatMap(({ count, start }) => {
      const at = count === undefined ? -1 : plain.slice(0, start).lastIndexOf(String(count));
      return count === undefined || at < 0
        ? []
        : [{ kind: 'count' as const, value: count, start: at, end: at + String(count).length, text: String(count) }];
    }),
    ...[...plain.matchAll(COUNTED)].map((match) => ({
      kind: 'count' as const,
      value: Number(match[1]) || 1,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
    })),
  ];
  const ends = [...plain.matchAll(/[.;:!?](?=\s|$)/g)].map((match) => match.index);
  const commas = [...plain.matchAll(/,\s/g)].map((match) => match.index);
  const kept = raw.filter(
    (each, at) =>
      !raw.some(
        (other, place) =>
          other.start <= each.start &&
          other.end >= each.end &&
          (place < at ? true : other.end - other.start > each.end - each.start) &&
          place !== at &&
          (other.kind === 'size' || other.kind === each.kind || other.end - other.start > each.end - each.start),
      ),
  );
  return kept
    .map((each) => {
      const [from, clause] = clauseAt(each.start);
      return {
        ...each,
        role: roleOf(each.kind, clause, each.start - from, each.end - from),
        of: narrowing(conceptsOf(clause)),
        limit: LIMITS.test(plain.slice(0, each.start)),
        denied: !LIMITS.test(plain.slice(0, each.start)) && DENIES.test(plain.slice(0, each.start)),
        ...aroundIt(plain, each, kept, ends, commas),
      };
    })
    .sort((a, b) => a.start - b.start);
}

const NAMED_ONLY = { role: undefined, of: new Set<Concept>(), denied: false, limit: false, near: '', start: 0, end: 0 } as const;

/** A figure of a calculation in the same form: its name says its role ('equipmentGroundingSize'). */
export function figureNamed(name: string, value: number | string, unit: string, language: Language): SaidFigure | undefined {
  const spoken = unit === 'in' ? 'in.' : unit;
  const written = typeof value === 'number' ? Number(value.toPrecision(9)) : value;
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  if (unit === '')
    return typeof value === 'number'
      ? { ...NAMED_ONLY, kind: /factor/.test(words) ? 'factor' : 'count', value, text: String(value), whole: words }
      : undefined;
  const [found] = figuresSaid(normalise(`${written} ${spoken}`, language));
  if (found === undefined) return undefined;
  const role = (ROLE_WORDS[found.kind] ?? []).find(([pattern]) => words.match(pattern)?.some((word) => !SAYS_LITTLE.test(word)))?.[1];
  return { ...found, role, near: words, whole: words };
}

/** Rounded figures are the same figure: 0.6 %. */
export const sameValue = (a: number | string, b: number | string): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= Math.max(Math.abs(b) * 0.006, 1e-9) : String(a) === String(b);

/** Roles that people say for each other. */
const ALIKE: readonly (readonly Role[])[] = [
  ['cover', 'depth'],
  ['clearance', 'depth'],
  ['device', 'circuit'],
  ['load', 'circuit'],
  ['spacing', 'height', 'clearance'],
  ['spacing', 'support'],
];
/** Both say what they are of, and it is the same. */
export const sameKnownRole = (a: Role | undefined, b: Role | undefined): boolean => a !== undefined && b !== undefined && sameRole(a, b);
export const sameRole = (a: Role | undefined, b: Role | undefined): boolean =>
  a === undefined || b === undefined || a === b || ALIKE.some((alike) => alike.includes(a) && alike.includes(b));
