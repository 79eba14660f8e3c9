// Finds figures with their units in a normalised question: '50 amps', '120/240 v', '2.5 hp', '45 metros', '75 °c'.

export type QuantityKind =
  | 'current'
  | 'voltage'
  | 'power'
  | 'apparent'
  | 'reactive'
  | 'horsepower'
  | 'length'
  | 'area'
  | 'volume'
  | 'temperature'
  | 'percent'
  | 'frequency'
  | 'resistance'
  | 'time'
  | 'energy'
  | 'money'
  | 'rpm'
  | 'lumens'
  | 'illuminance'
  | 'capacity'
  | 'degrees'
  | 'metric-area'
  | 'unit-load'
  | 'shortCircuit'
  | 'poles'
  | 'sets';

export interface Quantity {
  readonly kind: QuantityKind;
  /**
   * In the kind's own unit: A, V, W, VA, VAR, hp, ft (length), ft² (area), in³, °C, %, Hz, ohm, h, kWh, $, rpm, lm, fc, Ah, ° (bend), mm², VA/ft², A.
   */
  readonly value: number;
  /** The unit as written, folded: 'm', 'in', 'kva', 'f'. */
  readonly unit: string;
  /** Figure and unit as written, folded: '45 m'. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A device's rating, written without a unit: 'on a 40'. */
  readonly isRating?: true;
  /** Up to 40 characters before and after, for what the figure belongs to. */
  readonly before: string;
  readonly after: string;
}

interface Unit {
  readonly kind: QuantityKind;
  readonly pattern: string;
  readonly scale: number;
}

// Tried in this order at each figure: the longer and the more telling units first.
const UNITS: readonly Unit[] = [
  {
    kind: 'unit-load',
    pattern:
      '(?:va|w|watts?|volt-?amperes?)\\s?(?:/|per|por)\\s?(?:sq(?:uare)?\\.? ?(?:ft|foot|feet)|ft2|sqft|pie(?:s)? cuadrado(?:s)?|pie2)',
    scale: 1,
  },
  { kind: 'illuminance', pattern: 'foot-?\\s?candles?|fc|pies?[ -]candelas?', scale: 1 },
  { kind: 'lumens', pattern: 'lumens?|lumenes|lm', scale: 1 },
  { kind: 'area', pattern: 'sq(?:uare)?\\.? ?-?(?:ft|foot|feet)\\.?|ft2|sqft|sf|pie2|pies2|pies? cuadrados?', scale: 1 },
  { kind: 'area', pattern: 'm2|metros? cuadrados?|sq(?:uare)?\\.? ?met(?:er|re)s?', scale: 10.7639104 },
  {
    kind: 'volume',
    pattern: 'cu(?:bic)?\\.? ?-?(?:in\\b\\.?|inch(?:es)?)|in3|pulg(?:adas?|s)?\\.? ?cubicas?|pulg(?:adas?)?3\\b',
    scale: 1,
  },
  { kind: 'metric-area', pattern: 'mm2|milimetros? cuadrados?|sq(?:uare)?\\.? ?mm', scale: 1 },
  { kind: 'energy', pattern: 'kwh|kilowatt[- ]hours?|kilovatios?[- ]hora', scale: 1 },
  { kind: 'energy', pattern: 'wh\\b|watt[- ]hours?', scale: 0.001 },
  { kind: 'capacity', pattern: 'ah\\b|amps?[- ]hours?|ampere[- ]hours?|amper(?:e|io)s?[- ]hora', scale: 1 },
  { kind: 'shortCircuit', pattern: 'k ?aic|ka\\b|kiloamps?', scale: 1000 },
  { kind: 'apparent', pattern: 'mva\\b', scale: 1_000_000 },
  { kind: 'apparent', pattern: 'kva\\b|kilovolt[- ]?amp(?:ere)?s?|kilovoltamperes?', scale: 1000 },
  { kind: 'apparent', pattern: 'va\\b|volt[- ]?amp(?:ere)?s?|voltamperes?|voltamperios?', scale: 1 },
  { kind: 'reactive', pattern: 'kvars?\\b|kilovars?', scale: 1000 },
  { kind: 'reactive', pattern: 'vars?\\b', scale: 1 },
  { kind: 'power', pattern: 'mw\\b|megawatts?', scale: 1_000_000 },
  { kind: 'power', pattern: 'kw\\b|kilowatts?|kilovatios?|kilowats?', scale: 1000 },
  { kind: 'power', pattern: 'w\\b|watts?|vatios?|wats?\\b|watt', scale: 1 },
  { kind: 'horsepower', pattern: 'hp\\b|h\\.p\\.|horse\\s?powers?|horses?\\b|caballos?(?: de fuerza)?|cv\\b', scale: 1 },
  { kind: 'current', pattern: 'ma\\b|milliamp(?:ere)?s?|miliamper(?:e|io)s?', scale: 0.001 },
  { kind: 'current', pattern: 'amp(?:ere|erio|er)?s?\\b|amperios?|amperes', scale: 1 },
  { kind: 'voltage', pattern: 'kv\\b|kilovolts?', scale: 1000 },
  { kind: 'voltage', pattern: 'mv\\b|millivolts?', scale: 0.001 },
  { kind: 'voltage', pattern: 'v(?:ac|dc)?\\b|volt(?:io|aje)?s?\\b|vca\\b|vcd\\b', scale: 1 },
  { kind: 'resistance', pattern: 'megohms?|mohms?\\b', scale: 1_000_000 },
  { kind: 'resistance', pattern: 'kilo-?ohms?|kohms?|k ohms?', scale: 1000 },
  { kind: 'resistance', pattern: 'ohms?|ohmios?|Ω|ω', scale: 1 },
  { kind: 'frequency', pattern: 'khz', scale: 1000 },
  { kind: 'frequency', pattern: 'hz\\b|hertz|hercios?|cps\\b', scale: 1 },
  { kind: 'rpm', pattern: 'rpm\\b|r/min', scale: 1 },
  { kind: 'length', pattern: 'centimet(?:er|re|ro)s?|cms?\\b', scale: 1 / 30.48 },
  { kind: 'length', pattern: 'milimetros?|millimet(?:er|re)s?|mm\\b', scale: 1 / 304.8 },
  { kind: 'length', pattern: 'kilomet(?:er|re|ro)s?|km\\b', scale: 3280.8399 },
  { kind: 'length', pattern: 'met(?:er|re)s\\b|metros?|mts?\\b\\.?|m\\b(?!\\.)', scale: 1 / 0.3048 },
  { kind: 'length', pattern: '(?:linear |lineal |running )?(?:feet|foot|ft\\b\\.?|pies?\\b|foots|feets|fts\\b)', scale: 1 },
  { kind: 'length', pattern: 'yards?|yardas?|yds?\\b', scale: 3 },
  { kind: 'length', pattern: 'miles?|millas?', scale: 5280 },
  { kind: 'length', pattern: 'inch(?:es)?|pulgadas?|pulgs?\\b\\.?|plgs?\\b|in\\b\\.?', scale: 1 / 12 },
  { kind: 'percent', pattern: '%|percent\\b|per cent\\b|por ?ciento\\b|pct\\b', scale: 1 },
  { kind: 'temperature', pattern: '(?:°|degrees?|deg|grados?)\\s?(?:f|fahrenheit)\\b|f\\b|fahrenheit', scale: 1 },
  { kind: 'temperature', pattern: '(?:°|degrees?|deg|grados?)\\s?(?:c|celsius|centigrados?)\\b|c\\b|celsius|centigrados?', scale: 1 },
  { kind: 'degrees', pattern: '°|degrees?|deg\\b|grados?', scale: 1 },
  { kind: 'time', pattern: '(?:hours?|hrs?\\b|horas?|h\\b)', scale: 1 },
  { kind: 'time', pattern: '(?:minutes?|mins?\\b|minutos?)', scale: 1 / 60 },
  { kind: 'time', pattern: '(?:milliseconds?|ms\\b|milisegundos?)', scale: 1 / 3_600_000 },
  { kind: 'time', pattern: '(?:seconds?|secs?\\b|segundos?|s\\b)', scale: 1 / 3600 },
  { kind: 'money', pattern: '(?:cents?\\b|centavos?|¢)', scale: 0.01 },
  { kind: 'money', pattern: '(?:dollars?|dolares|usd\\b|pesos?)', scale: 1 },
  { kind: 'poles', pattern: 'poles?\\b|polos?\\b', scale: 1 },
  { kind: 'sets', pattern: '(?:parallel )?(?:sets?|runs?)\\b|juegos?\\b|grupos?\\b', scale: 1 },
];

const NUMBER = '(?:\\d+-\\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?|\\.\\d+)';
const FIGURE = new RegExp(
  `(?<![\\w./#$])(${NUMBER})(?=[\\s°%¢Ω-]|[a-z]|$)\\s?-?\\s?(?:(${UNITS.map((unit) => unit.pattern).join(')|(')}))(?![a-z0-9])`,
  'g',
);

// A figure named by what it is, without a unit: 'resistance 24', 'voltage of 120', 'I = 5'.
const NAMED =
  /(?<!\d\s?|factor (?:de )?)\b(volts?|voltage|voltaje|amps|amperage|current|corriente|resistance|resistencia|power|potencia|watts|[evirp](?=\s?[=:]))\s?(?:=|:|is|of|es|de)?\s?(\d+(?:\.\d+)?)(?![\w./-]|\s?(?:-?phase|percent|%|amps?|v\b|volts?|w\b|watts?|kw|kva|va\b|ohm|ft|in\b|awg|hp|°))/g;
// 'breaker de 60', '200 service', 'a 20 breaker': a standard rating beside what has one is amperes.
const RATINGS = '(15|20|25|30|35|40|45|50|60|70|80|90|100|110|125|150|175|200|225|250|300|350|400|450|500|600|700|800|1000|1200|1600|2000)';
const RATED =
  'breakers?|pastillas?|fus(?:es?|ibles?)|main|panel|tablero|centro de carga|acometida|service|servicio|feeder|alimentador|disconnect|subpanel';
// 'on a 40', 'stay on 20s', 'en uno de 50': what a wire or a load goes on, where nothing that is counted follows.
const ON = '(?:on|at|to|for) (?:a |an |the |its |two )?|(?:en|a|para|con) (?:el |un |uno |una |la |los )?(?:puros? )?de ';
const ENDS = '(?=\\s?(?:[,.;:?!)](?!\\d)|$|(?:if|for|with|and|or|but|or|si|con|para|y|o|pero|as|in|en)\\b))';
const BARE_RATING = new RegExp(
  `\\b(?:${RATED}) (?:de |del? |of |is |at |es de |rated )?(?:un |una )?${RATINGS}(?![\\w./-]|,\\d| ?(?:amps?|v\\b|volt|w\\b|k|hp|va\\b|ft|feet|pies|met|m\\b|in\\b|pulg|%|°|awg|mcm|spaces?|espac|circuit|cond|poles|polos|sets|sq|x\\b|to\\b|hilos|wires|luces|contact))|(?<![\\w./#$-])(?<!\\b(?:calibre|awg|gauge|size|number|numero|two|2) )${RATINGS} (?:breakers?|pastillas?|service|main)\\b|\\b(?:${ON})${RATINGS}s?${ENDS}`,
  'g',
);
/** Without one of them a bare figure may be anything. */
const OF_CIRCUITS =
  /#\d|\b(?:awg|kcmil|breakers?|pastillas?|circuit\w*|thhn|romex|nm|wires?|alambre|cable|lugs?|amps)\b|\d\/\d\b|\b(?:14|12|10|8|6)-[2-4]\b/;
const DEVICES = ['breaker', 'pastilla', 'fus', 'main'];
// A usual voltage without its unit beside a load: '5500 W made for 240, on 208', '3 phase 480, 85 amps'.
const BARE_VOLTS =
  /(?<![\w./#$-])(?:110|115|120|127|208|220|230|240|277|440|460|480|575|600)(?=\s?(?:[,.;?]?$|[,;?](?!\d)|\.\s|(?:[13]|single|three)[- ]?ph|trif|monof|conect|hook|wired|y\b|and\b|on\b|at\b|to\b|a\b|en\b|con\b|with\b|supply|line|cuant|how|what|que\b))/g;
const LOADS: ReadonlySet<QuantityKind> = new Set(['power', 'apparent', 'horsepower', 'current']);
const NAMED_KINDS: readonly (readonly [RegExp, QuantityKind])[] = [
  [/^(?:volt|e$|v$)/, 'voltage'],
  [/^(?:amp|current|corriente|i$)/, 'current'],
  [/^(?:resist|r$)/, 'resistance'],
  [/^(?:power|potencia|watts|p$)/, 'power'],
];

/** '3-1/2' -> 3.5, '1/2' -> 0.5, '.6' -> 0.6. */
function numberFrom(text: string): number {
  // '20/30 amps' are two ratings, of which the unit's own is the last.
  const pair = /^\d{2,}\/(\d{2,})$/.exec(text);
  if (pair !== null && !/^(?:16|32|64)$/.test(pair[1] ?? '')) return Number(pair[1]);
  const mixed = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text);
  if (mixed !== null) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  return Number(text);
}

// 'in' after a figure is a preposition before an article, a place or a wiring method: '4 wires, #6 in a 2 in pipe'.
const IN_IS_PREPOSITION =
  /^\s+(?:a(?! mm\b| milim)|an|the|my|each|one|same|this|that|free air|series|parallel|conduit|pipe|emt|pvc|rmc|imc|steel|aluminum|metal|concrete|order|wet|dry|\d+(?:-\d+\/\d+|\/\d+)? ?(?:in|inch|inches|ft)\b|20\d\d)\b/;

/** A quantity at a place of `plain`, with what stands around it. */
export const quantityAt = (
  plain: string,
  start: number,
  end: number,
  told: Pick<Quantity, 'kind' | 'value' | 'unit' | 'isRating'> & { readonly text?: string },
): Quantity => ({
  text: plain.slice(start, end),
  ...told,
  start,
  end,
  before: plain.slice(Math.max(0, start - 40), start),
  after: plain.slice(end, end + 40),
});

/** Every figure with a unit in `plain`, in the order of the text. A range or pair ('120/240 v', '125-250 v') gives each of its figures. */
export function quantitiesIn(plain: string): readonly Quantity[] {
  const spread = spreadPairs(plain);
  const found: Quantity[] = [];
  for (const match of spread.text.matchAll(FIGURE)) {
    const unitIndex = match.findIndex((group, index) => index >= 2 && group !== undefined) - 2;
    const unit = UNITS[unitIndex];
    const written = match[unitIndex + 2];
    // '3/0 cu in pvc' is a size in copper.
    if (unit === undefined || written === undefined || match[1] === undefined || match[1].endsWith('/0')) continue;
    const start = match.index;
    const end = start + match[0].length;
    const after = spread.text.slice(end, end + 40);
    const attached = match[0].endsWith(`${match[1]}${written}`);
    if (/^in\b\.?$/.test(written) && !written.endsWith('.') && !attached && !match[1].includes('.') && IN_IS_PREPOSITION.test(after))
      continue;
    const raw = numberFrom(match[1]);
    // 'Stay on 20s'.
    if (written === 's' && attached) continue;
    // '10/2' is a cable, not five of anything.
    if (/^\d+\/\d+$/.test(match[1]) && raw >= 1 && unit.kind !== 'current') continue;
    found.push(quantityAt(spread.text, start, end, { kind: unit.kind, value: scaled(raw, unit, written), unit: written.trim() }));
  }
  for (const match of spread.text.matchAll(NAMED)) {
    const kind = NAMED_KINDS.find(([pattern]) => pattern.test(match[1] ?? ''))?.[1];
    const start = match.index;
    const end = start + match[0].length;
    if (kind === undefined || found.some((each) => each.start < end && each.end > start)) continue;
    found.push(quantityAt(spread.text, start, end, { kind, value: Number(match[2]), unit: '' }));
  }
  const hasAmps = found.some((each) => each.kind === 'current');
  const isOfCircuits = OF_CIRCUITS.test(spread.text);
  for (const match of spread.text.matchAll(BARE_RATING)) {
    // Beside other amperes, only what can be nothing else: 'carga de 40 A en breaker de 50'.
    if (hasAmps && !DEVICES.some((word) => match[0].includes(word)) && match[3] === undefined) continue;
    if (match[3] !== undefined && !isOfCircuits) continue;
    const value = match[1] ?? match[2] ?? match[3] ?? '';
    const start = match.index + match[0].indexOf(value);
    const end = start + value.length;
    if (found.some((each) => each.start < end && each.end > start)) continue;
    const told = { kind: 'current', value: Number(value), unit: 'amps', text: `${value} amps`, isRating: true } as const;
    found.push(quantityAt(spread.text, start, end, told));
  }
  if (!found.some((each) => each.kind === 'voltage') && found.some((each) => LOADS.has(each.kind)))
    for (const match of spread.text.matchAll(BARE_VOLTS)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((each) => each.start < end && each.end > start)) continue;
      found.push(quantityAt(spread.text, start, end, { kind: 'voltage', value: Number(match[0]), unit: 'v', text: `${match[0]} v` }));
    }
  for (const match of plain.matchAll(/\$\s?(\d+(?:\.\d+)?)/g)) {
    const end = match.index + match[0].length;
    found.push(quantityAt(plain, match.index, end, { kind: 'money', value: Number(match[1]), unit: '$' }));
  }
  return found.sort((a, b) => a.start - b.start);
}

function scaled(raw: number, unit: Unit, written: string): number {
  if (unit.kind === 'temperature' && /f(?:ahrenheit)?$/.test(written)) return ((raw - 32) * 5) / 9;
  return raw * unit.scale;
}

/** Feet and inches given together are one length: '6 ft 7 in'. Joined after the fact so that both figures are also found alone. */
export function joinFeetAndInches(quantities: readonly Quantity[]): readonly Quantity[] {
  const out: Quantity[] = [];
  for (const quantity of quantities) {
    const last = out.at(-1);
    const joins =
      last !== undefined &&
      last.kind === 'length' &&
      quantity.kind === 'length' &&
      /^(?:feet|foot|ft|pies?)/.test(last.unit) &&
      /^(?:in|pulg|plg)/.test(quantity.unit) &&
      quantity.start - last.end <= 5 &&
      /^[\s,]*(?:y |and )?$/.test(last.after.slice(0, quantity.start - last.end));
    if (joins)
      out[out.length - 1] = {
        ...last,
        value: last.value + quantity.value,
        text: `${last.text} ${quantity.text}`,
        end: quantity.end,
        after: quantity.after,
      };
    else out.push(quantity);
  }
  return out;
}

// '1200, 900 and 1000 va': the unit stands at the last figure only.
const SEPARATOR = '(?:\\s?,\\s?(?:and |y |or |o )?|\\s(?:and|y|or|o)\\s)';
const LISTED = '\\d+(?:-\\d/\\d|\\.\\d+)?';
const LIST = new RegExp(
  `(?<![\\w./#-]|calibre |gauge |number |numero |awg |size )(${LISTED}(?:${SEPARATOR}${LISTED}){2,9})\\s?(va|w|watts|kw|kva|hp|amps|volts|v|ohms)\\b`,
  'g',
);

/**
 * '120/240 v' has one unit for two figures: the slash or dash becomes spaces and each figure keeps the unit's letters in mind by a copy.
 * Positions before the first pair stay true, which is all that readers rely on.
 */
function spreadPairs(plain: string): { text: string } {
  return {
    text: plain
      .replace(LIST, (whole, figures: string, unit: string) =>
        /\d\s?(?:x|by|por)\s?\d/.test(whole) ? whole : figures.replace(/\d+(?:-\d\/\d|\.\d+)?/g, (figure) => `${figure} ${unit}`),
      )
      .replace(/(?<![\w./])(\d{2,3})y?\s?\/\s?(\d{2,3})\s?-?(v(?:ac|dc)?\b|volts?\b|voltios\b)/g, '$1 v $2 $3')
      .replace(
        /(?<![\w./-])(\d+(?:\.\d+)?)\s?(?:-|to|a|y|and|or|o)\s?(\d+(?:\.\d+)?)\s?(v|volts?|voltios|amps?|amperes|amperios|a|kw|kva|va|w|hp)\b/g,
        '$1 $3 - $2 $3',
      ),
  };
}
