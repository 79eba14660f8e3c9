// Figures with their bounds, as claims and questions have them: 'a hallway of 10 ft or more' is not one of 8 ft.
import { fold } from '../understand/normalise.ts';

type Side = 'least' | 'above' | 'most' | 'below';

/** A figure and what its text makes of it: itself where `side` is left out. */
export interface Bound {
  /** Inches, conductor sizes, or the thing that is counted. */
  readonly unit: string;
  readonly value: number;
  readonly side?: Side;
}

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'un',
  ].flatMap((list) => list.split(' ').map((word, at) => [word, at + 1])),
);
/** Word -> unit and what one of it is in that unit. */
const UNITS: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  ft: ['in', 12],
  feet: ['in', 12],
  foot: ['in', 12],
  pies: ['in', 12],
  pie: ['in', 12],
  "'": ['in', 12],
  in: ['in', 1],
  inch: ['in', 1],
  inches: ['in', 1],
  pulg: ['in', 1],
  pulgada: ['in', 1],
  pulgadas: ['in', 1],
  '"': ['in', 1],
  yards: ['in', 36],
  m: ['in', 39.37],
  metros: ['in', 39.37],
  cm: ['in', 0.3937],
  a: ['a', 1],
  amp: ['a', 1],
  amps: ['a', 1],
  ampere: ['a', 1],
  amperes: ['a', 1],
  amperios: ['a', 1],
  amperios_: ['a', 1],
  v: ['v', 1],
  volt: ['v', 1],
  volts: ['v', 1],
  voltios: ['v', 1],
  kv: ['v', 1000],
  w: ['w', 1],
  watts: ['w', 1],
  kw: ['w', 1000],
  hp: ['hp', 1],
  kva: ['kva', 1],
  ohm: ['ohm', 1],
  ohms: ['ohm', 1],
  lb: ['lb', 1],
  pounds: ['lb', 1],
  libras: ['lb', 1],
  riser: ['riser', 1],
  risers: ['riser', 1],
  escalones: ['riser', 1],
  peldanos: ['riser', 1],
  contrahuellas: ['riser', 1],
  units: ['unit', 1],
  unit: ['unit', 1],
  viviendas: ['unit', 1],
  unidades: ['unit', 1],
  disconnects: ['disconnect', 1],
  disconnect: ['disconnect', 1],
  desconectadores: ['disconnect', 1],
  desconectador: ['disconnect', 1],
  conductors: ['conductor', 1],
  conductores: ['conductor', 1],
  circuits: ['circuit', 1],
  circuitos: ['circuit', 1],
};

const AFTER: readonly (readonly [RegExp, Side])[] = [
  [/^\W*(?:(?:or|and|o|y) )(?:more|larger|wider|longer|greater|higher|over|up|above|mas|mayor\w*)/, 'least'],
  [/^\W*(?:(?:or|and|o|y) )(?:less|smaller|narrower|under|fewer|lower|below|menos|menor\w*)/, 'most'],
];
const BEFORE: readonly (readonly [RegExp, Side])[] = [
  [
    /(?:\bnot? (?:more|greater|larger|wider|higher|longer) than|\bnot? (?:over|above|exceed\w*)|\bat most|\bup to|\bwithin|\bmaximum(?: of)?|\bno (?:mas|mayor\w*) (?:de|que|a)|\bhasta|\bmaximo(?: de)?|\bdentro de)\W*$/,
    'most',
  ],
  [
    /(?:\bnot? (?:less|fewer|smaller) than|\bat least|\bminimum(?: of)?|\bno menos de|\bno menor\w* (?:de|que|a)|\b(?:al|por lo) menos|\bminimo(?: de)?)\W*$/,
    'least',
  ],
  [
    /(?:\b(?:more|greater|larger|wider|higher|longer|bigger|farther) than|\bover|\babove|\bexceed\w*|\bbeyond|\bmas (?:de|que)|\bmayor\w* (?:de|que|a)|\barriba de|\bsobre|\brebas\w+)\W*$/,
    'above',
  ],
  [
    /(?:\b(?:less|fewer|smaller|narrower|shorter|closer|lower) than|\bunder|\bbelow|\bmenos (?:de|que)|\bmenor\w* (?:de|que|a)|\babajo de|\bdebajo de)\W*$/,
    'below',
  ],
];
const FIGURE =
  /(?<awg>(?<![\d.])(?:#\s?\d{1,2}|\d{1,2}(?= ?awg\b)|(?:no|numero|calibre|cal)\.? ?(?<named>\d{1,2})\b(?!\/)|[1-4]\/0))|(?<![\d./])(?<number>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:[- ](?<over>\d+)\/(?<under>\d+))?|\b(?<word>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b/g;

/** Every figure of a text that has a unit or counts a thing, with its bound. */
export function boundsIn(text: string): readonly Bound[] {
  const plain = fold(text);
  return [...plain.matchAll(FIGURE)].flatMap((found): Bound[] => {
    const { awg, named, number, over, under, word } = found.groups ?? {};
    const end = found.index + found[0].length;
    const rest = plain.slice(end);
    const unitFound = /^[\s-]*(?<unit>[a-z]+|['"])/.exec(rest);
    let unit: string | undefined;
    let value: number;
    let after = rest;
    if (awg !== undefined) {
      unit = 'size';
      const digits = named ?? Number.parseInt(awg.replace('#', ''), 10);
      value = awg.endsWith('/0') ? Number(digits) : 1 - Number(digits);
      after = rest.replace('awg', '');
    } else {
      const known = UNITS[unitFound?.groups?.unit ?? ''];
      if (known === undefined || unitFound === null) return [];
      unit = known[0];
      value =
        (word === undefined
          ? Number((number ?? '').replaceAll(',', '')) + (over === undefined ? 0 : Number(over) / Number(under))
          : (NUMBERS[word] ?? Number.NaN)) * known[1];
      after = rest.slice(unitFound[0].length);
      if (after.startsWith('. ')) after = after.slice(1);
    }
    const before = plain.slice(0, found.index);
    const side = AFTER.find(([pattern]) => pattern.test(after))?.[1] ?? BEFORE.find(([pattern]) => pattern.test(before))?.[1];
    return Number.isFinite(value) ? [{ unit, value, ...(side === undefined ? {} : { side }) }] : [];
  });
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

/** Whether the figures of a question lie inside what a claim bounds: all of those in its units, none, or neither can be said. */
export function meetsBounds(claim: readonly Bound[], asked: readonly Bound[]): 'inside' | 'outside' | undefined {
  const compared = claim.flatMap((bound) =>
    bound.side === undefined ? [] : asked.filter(({ unit }) => unit === bound.unit).map(({ value }) => holds(bound, value)),
  );
  if (compared.length === 0) return undefined;
  if (compared.every(Boolean)) return 'inside';
  return compared.some(Boolean) ? undefined : 'outside';
}
