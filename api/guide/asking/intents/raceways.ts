import type { Reading } from '../../reading/read-question.ts';
import type { SizeMention } from '../../reading/sizes.ts';
import { cues, type Intent } from './intent.ts';

const TRADE_SIZES: readonly (readonly [number, string])[] = [
  [0.375, '3/8'],
  [0.5, '1/2'],
  [0.75, '3/4'],
  [1, '1'],
  [1.25, '1-1/4'],
  [1.5, '1-1/2'],
  [2, '2'],
  [2.5, '2-1/2'],
  [3, '3'],
  [3.5, '3-1/2'],
  [4, '4'],
  [5, '5'],
  [6, '6'],
];

/** Trade size named beside a raceway: '1/2 in emt', 'trade size 2', '3/4 conduit'. */
export function tradeSizeOf(reading: Reading): string | undefined {
  const inches = reading
    .all('length')
    .filter(
      (each) =>
        /^(?:in|pulg|plg)/.test(each.unit) &&
        !/(?:\d ?x|\b(?:than|over|mas de|menos de)) ?$/.test(each.before) &&
        !/^[\s.-]*(?:(?:long|nipple|niple|x\b|cover|deep|of cover|depth|conduit nipple|de largo|or (?:less|shorter)|below|under)\b)/.test(
          each.after,
        ),
    )
    .map((each) => each.value * 12);
  const bare =
    /(?<![\w./#-])(\d-\d\/\d|\d\/\d|\d)(?:[- ]?(?:trade size|emt|rmc|imc|pvc|conduit|tubo|tuberia|fmc|lfmc|ent|pipe|rigid|sch|sched|flex|smurf|in\b|")|\s(?:inch|pulg\w*)\b)|(?:trade size|tamano(?: comercial)?|medida|(?:tubo|tuberia|conduit|emt|rmc|imc|pvc|fmc|flex|lfmc|lfnc|ent|sch|schedule|cedula|40|80|poliducto|rigido|delgado|pared gruesa)\)?(?: del?)?)\s(\d-\d\/\d|\d\/\d|\d(?=[\s,.;?]|$))(?![\d/]|\s?(?:awg|thhn|#|conductor|wire|cable|hilos|de (?:cobre|alum)))/.exec(
      reading.plain,
    );
  const written = bare?.[1] ?? bare?.[2];
  if (written !== undefined && TRADE_SIZES.some(([, name]) => name === written) && inches.length === 0) return written;
  const found = inches.flatMap((value) => TRADE_SIZES.filter(([size]) => Math.abs(size - value) < 0.01).map(([, name]) => name));
  return found[0];
}

const RACEWAYS: Readonly<Record<string, string>> = {
  emt: 'emt',
  rmc: 'rmc',
  imc: 'imc',
  pvc40: 'pvc40',
  pvc80: 'pvc80',
  fmc: 'fmc',
  lfmc: 'lfmc',
  lfnc: 'lfnc-b',
  ent: 'ent',
};

const MANY =
  /how many|\bcuant[oa]s|number of|numero (?:maximo )?de|\bmost\b|\bmax(?:imum|imo)? (?:#|\d|num|conduct|wire|thhn|awg)|\bcaben\b/;

const _INSULATION_NAMES = /\b(thhn|thwn-2|thwn|xhhw-2|xhhw|thw-2|thw|tw)\b/;

/** A cable known by its diameter counts as one conductor, Chapter 9 note 9. */
const cableDiameterIn = (reading: Reading): number | undefined =>
  /\b(?:cables?|multiconductor)\b/.test(reading.plain)
    ? inchesOf(
        reading.all('length').find(
          (each) =>
            // Of the cable, not of the tube.
            /^\W*(?:of |in |in its |de |outside |overall |exterior )*(?:diamet|o\.?d\b)/.test(each.after) ||
            /(?:diamet\w+|\bo\.?d\.?)(?: \w+)?(?: of| de| is| es|:)?\s?$/.test(each.before),
        )?.value,
      )
    : undefined;

/** 'A single insulated 3/0': one conductor fills to 53%. */
const isSingle = (mention: SizeMention): boolean =>
  /\b(?:single|lone|only 1|solo 1|1 sol[oa]|un sol[oa]|una sola|one|1)\s(?:(?!(?:phase|pole|hp|in|amps)\b)[a-z]+\s){0,3}$/.test(
    mention.before,
  );

/** 'What size PVC for a 4/0 electrode conductor?': the raceway is asked, not the conductor. */
export const asksSleeve = (reading: Reading): boolean =>
  reading.sizes.length > 0 &&
  (RACEWAYS[reading.method ?? ''] !== undefined || reading.has('raceway')) &&
  /trade size|tamano comercial|\bfill\b|llenado|\bsleeve\b|\bcamisa\b|(?:size|smallest|minimum) (?:of )?(?:\w+ ){0,2}?(?:conduit|pvc|emt|pipe|raceway|rmc|imc|nipple)\b|(?:que|cual) (?:\w+ ){0,3}?(?:tubo|conduit|tuberia|niple)\b/.test(
    reading.plain,
  );

/** 'What conduit do I need for my wires?', and nothing more. */
const TUBE_FOR_WIRES =
  /\b(?:(?:what|which|que|cual) (?:\w+ ){0,2}?(?:conduit|pipe|tubo|tuberia|raceway) (?:do|should|necesito|ocupo|pongo|meto|llevan)\b[^?.;,]{0,24}|(?:conduit|pipe|tubo|tuberia) (?:for|para) (?:\w+ )?)\b(?:wires?|cables?|conductors?|conductores|alambres?|hilos)\s*\?*$/;

/** 'What size conduit do I need?': the conductors must be asked for. */
const asksWithoutConductors = (reading: Reading): boolean =>
  reading.has('raceway') &&
  ((reading.stems.length <= 6 && /\b(?:size|tamano|how big|diametro|medida)\b/.test(reading.plain)) ||
    (reading.stems.length <= 9 && TUBE_FOR_WIRES.test(reading.plain))) &&
  !reading.has('support', 'burial', 'nipple', 'fill-adjust', 'box', 'expansion-fitting') &&
  !/maximum|minimum|largest|smallest|maxim|minim|trade size|comercial|prote[cg]/.test(reading.plain);

export const racewayFill: Intent = {
  calculator: 'raceway-fill',
  score: (reading) => {
    if (cableDiameterIn(reading) !== undefined)
      return RACEWAYS[reading.method ?? ''] !== undefined || reading.has('raceway', 'nipple') ? 13 : 0;
    if (reading.has('cable-tray')) return 0;
    // A cable fills by its own diameter: no table has it.
    if (reading.sizes.some((each) => each.cableConductors !== undefined)) return 0;
    if (reading.sizes.length === 0) return asksWithoutConductors(reading) && !reading.has('water-pipe', 'gas-pipe', 'bonding') ? 6 : 0;
    const raceway =
      reading.has('raceway', 'emt', 'pvc', 'rmc', 'imc', 'fmc', 'lfmc', 'ent', 'nipple', 'fill') ||
      RACEWAYS[reading.method ?? ''] !== undefined;
    if (!raceway || reading.has('ampacity', 'fill-adjust', 'voltage-drop', 'burial', 'box-fill', 'conductor-resistance', 'wireway'))
      return 0;
    if (reading.has('egc', 'gec', 'ground') && !asksSleeve(reading) && reading.sizes.every((each) => each.count === undefined)) return 0;
    if (asksSleeve(reading) && reading.sizes.length === 1 && reading.sizes.some(isSingle)) return 13;
    if (reading.has('box') && !reading.has('raceway', 'emt', 'pvc', 'rmc', 'imc', 'fmc', 'lfmc', 'ent', 'nipple')) return 0;
    const asksSize =
      /\b(?:what|which|que|cual|minimum|smallest|min|minim\w+|size)\b(?: \w+){0,4}? (?:size|trade size|medida|conduit|pipe|tubo|tuberia|emt|rmc|imc|pvc|raceway|diametro|canalizacion|ent|fmc|nipple|niple)|\b(?:minimum|smallest|minim[oa])\b[^?.;]{0,30} size\b|\b(?:conduit|pipe|emt|rmc|pvc) (?:size|for)\b|\b(?:tubo|tuberia|conduit|emt|rmc|imc|pvc)(?: \w+){0,2} para\b|tamano|medida|trade size|\b(?:conduit|pipe|emt|rmc|imc|pvc|tubo)\s?\?/.test(
        reading.plain,
      );
    const asksFit =
      /\b(?:fits?|fill|caben?|cupo|llenado|entran|meter|ocupacion|how many|cuantos|cuantas|allowed in|put in|pull|max(?:imum)? number|numero maximo)\b/.test(
        reading.plain,
      );
    const fitAsked = asksFit || MANY.test(reading.plain);
    const given = reading.sizes.some((each) => each.count !== undefined) && tradeSizeOf(reading) !== undefined;
    return cues([fitAsked, 9], [given && !fitAsked && !asksSize, 8], [asksSize && !fitAsked, 8.5], [reading.has('fill'), 2]);
  },
  asks: (_reading, values) =>
    values.conductors === undefined
      ? {
          en: 'Which conductors? Give **how many, what size and what insulation** (for example 4 × 3/0 THHN and 1 × 6).',
          es: '¿Qué conductores? Diga **cuántos, de qué calibre y con qué aislamiento** (por ejemplo 4 × 3/0 THHN y 1 × 6).',
        }
      : undefined,
  references: [
    { section: 'Chapter 9 Table 1', why: { en: 'Percent of fill.', es: 'Porcentaje de llenado.' } },
    { section: 'Chapter 9 Table 4', why: { en: 'Areas of raceways.', es: 'Áreas de los tubos.' } },
  ],
};

/** Width and height of a wireway: '4x4', '6 by 6 in', '6 in x 8 in'. */
function sidesOf(plain: string): readonly [number, number] | undefined {
  const found =
    /(?<![\w./-])(\d{1,2}(?:\.\d+|-1\/2)?) ?(?:in\b\.?|inch(?:es)?|pulg\w*\.?)? ?(?:x|by|por) ?(\d{1,2}(?:\.\d+|-1\/2)?)(?![\d/])/.exec(
      plain,
    );
  const side = (text: string | undefined): number => Number((text ?? '').replace('-1/2', '.5'));
  return found === null ? undefined : [side(found[1]), side(found[2])];
}

export const wirewayFill: Intent = {
  calculator: 'wireway-fill',
  score: (reading) => {
    const named = reading.has('wireway') || /\btrough\b|ducto cuadrado|\bducto\b[^?]{0,14}\d ?x ?\d/.test(reading.plain);
    if (!named || reading.has('ampacity', 'support', 'bonding-jumper')) return 0;
    if (reading.sizes.length === 0)
      return sidesOf(reading.plain) !== undefined &&
        /\barea\b|square in|in2|sq\.? ?in|pulgadas? cuadradas?|pulg2|cross[- ]section|seccion|\bfill|llen|\b20 ?%|\b75 ?%/.test(
          reading.plain,
        )
        ? 12
        : 0;
    return reading.sizes.some((each) => each.count !== undefined) || MANY.test(reading.plain) ? 12 : 0;
  },
};

export const bendRadius: Intent = {
  calculator: 'bend-radius',
  score: (reading) =>
    /\bradi(?:us|o|i)\b/.test(reading.plain) &&
    /bend|bent|dobl|curva|sweep|(?:minim\w+|smallest) radi|radio minim/.test(reading.plain) &&
    tradeSizeOf(reading) !== undefined &&
    !/\b(?:nm|romex|mc|ac|cables?|fmt|flexible metallic tubing)\b/.test(reading.plain)
      ? 12
      : 0,
};

export const conduitBend: Intent = {
  calculator: 'conduit-bend',
  score: (reading) => {
    if (!/offset|saddle|silla|stub|bayoneta|desplazamiento|dogleg|kick|bend|doblez|dobl/.test(reading.plain)) return 0;
    const lengths = reading.all('length').filter((each) => !/^\s?(?:de )?(?:emt|conduit|trade)/.test(each.after));
    if (lengths.length === 0 || /\bradi(?:us|o)\b|how many|maximum|cuantos|maximo|360|between pull/.test(reading.plain)) return 0;
    return 9;
  },
};

const inchesOf = (feet: number | undefined): number | undefined => (feet === undefined ? undefined : Number((feet * 12).toFixed(3)));

export const racewayArea: Intent = {
  calculator: 'raceway-area',
  score: (reading) => {
    if (reading.sizes.length > 0 || tradeSizeOf(reading) === undefined || RACEWAYS[reading.method ?? ''] === undefined) return 0;
    return /\barea\b|cross[- ]section|square inch|in2|table 4|tabla 4|pulgadas cuadradas|fill area|internal|interior/.test(reading.plain)
      ? 10
      : 0;
  },
};
