// What many calculators read alike: voltage, currents, run length, ambient temperature, counts.
import type { Text } from '../../../contract/values.ts';
import { reckon } from '../../reading/figures.ts';
import { metalsIn } from '../../reading/mentions.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Reading } from '../../reading/read-question.ts';
import { sizesIn } from '../../reading/sizes.ts';
import { stem } from '../../reading/words.ts';
import { sentenceThatAsks } from '../act.ts';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The line voltage: the higher one of a pair, else the first that can be a supply. */
export function volts(reading: Reading): number | undefined {
  for (const pair of reading.plain.matchAll(/\b(\d{2,3})\s?y?\s?\/\s?(\d{2,3})\b(?!\s?(?:in|hp|kcmil|awg))/g)) {
    const [low, high] = [Number(pair[1]), Number(pair[2])].sort((a, b) => a - b);
    if (low !== undefined && high !== undefined && [120, 208, 240, 277, 480, 347, 600, 110, 220, 127].includes(low) && high > low)
      return high;
  }
  const all = reading
    .all('voltage')
    .filter((each) => each.value >= 24 || !/drop|caida|perdida/.test(`${each.before.slice(-18)}|${each.after.slice(0, 14)}`));
  const found = (all.find((each) => each.value >= 100) ?? all[0])?.value;
  return (
    found ??
    (reading.quantities.some((each) => each.kind === 'horsepower' || each.kind === 'apparent' || each.kind === 'power') ||
    reading.phases !== undefined ||
    (reading.sizes.length > 0 && reading.all('length').length > 0)
      ? bareVolts(reading.plain)
      : undefined)
  );
}

/** A usual voltage written without its unit: '10 hp 460 three phase'. */
const bareVolts = (plain: string): number | undefined => {
  const match =
    /(?<![\w./#$-])(110|115|120|127|200|208|220|230|240|277|440|460|480|575|600|2300|4160)(?![\w./-]|\s?(?:amps?|ft|feet|pies|kcmil|mcm|hp|kva|va|kw|w\b|%|°|m\b|metros|sq|awg|in\b))/.exec(
      plain,
    );
  return match === null ? undefined : Number(match[1]);
};

/** The figure nearest to a word, before or after it; `not` are figures already taken. */
export function nearestTo(
  pattern: RegExp,
  figures: readonly Quantity[],
  not: readonly (Quantity | undefined)[] = [],
): Quantity | undefined {
  let best: Quantity | undefined;
  let least = 24;
  for (const each of figures) {
    if (not.includes(each)) continue;
    const found = each.after.search(pattern);
    // 'principal de 200': the word is the next figure's.
    const after = found >= 0 && /^[a-z]+ (?:breaker )?(?:de|of|is) \d/.test(each.after.slice(found)) ? -1 : found;
    const backwards = lastIndexOf(each.before, pattern);
    for (const distance of [after, backwards]) {
      if (distance >= 0 && distance < least) {
        best = each;
        least = distance;
      }
    }
  }
  return best;
}

/** Characters between the last match and the end of the text, -1 where there is none. */
function lastIndexOf(text: string, pattern: RegExp): number {
  let distance = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) distance = text.length - match.index - match[0].length;
  return distance;
}

/** Currents that a load may draw. */
export const currents = (reading: Reading): readonly Quantity[] => reading.all('current').filter((each) => each.value >= 0.5);

const CONTINUOUS = /\b(?:continuous|continua|continuo|continuas)\b/;
const NONCONTINUOUS = /\bnon-?\s?continuous|\bno continu/;

export interface Loads {
  readonly continuousA: number | undefined;
  readonly loadA: number | undefined;
}

/** Currents told apart by 'continuous' and 'noncontinuous' beside them. */
export function loadsOf(reading: Reading): Loads {
  let continuousA: number | undefined;
  let loadA: number | undefined;
  const all = currents(reading);
  // The device is no load: '50 A continuous on a 70 A breaker'.
  const loads = all.filter(
    (each) => !/^ ?-?(?:breaker|pastilla|main\b|fus[ei]|ocpd|device|panel|circuit|tablero|principal|termica)/.test(each.after),
  );
  for (const each of loads.length > 0 ? loads : all) {
    // Of its own clause, and no word cut in two: the rest of 'noncontinuous' reads 'continuous'.
    const before = ` ${each.before}`.slice(-28).replace(/^\S*|.*(?:[,;]|\d amps)/g, '');
    const beside = `${before} ${each.after.slice(0, 22)}`;
    if (NONCONTINUOUS.test(each.after.slice(0, 24)) || (NONCONTINUOUS.test(before) && !CONTINUOUS.test(each.after.slice(0, 16))))
      loadA = (loadA ?? 0) + each.value;
    else if (CONTINUOUS.test(beside.replace(/non-?\s?continuous|no continu\w+/g, ''))) continuousA = (continuousA ?? 0) + each.value;
  }
  if (continuousA === undefined && loadA === undefined) {
    const first = (loads.length > 0 ? loads : all)[0];
    if (first !== undefined)
      return reading.continuous === true ? { continuousA: first.value, loadA: undefined } : { continuousA: undefined, loadA: first.value };
  }
  return { continuousA, loadA };
}

/** Length of a run in feet: the longest length given in feet, metres or yards. */
export function runLengthFt(reading: Reading): number | undefined {
  const lengths = reading.all('length').filter(
    (each) =>
      !/^(?:in|pulg|plg|mm|milim|cm|centim)/.test(each.unit) &&
      each.value >= 3 &&
      // '0.0515 ohm per 1000 ft' is no run.
      !/(?:\bper|\bpor cada|\/)\s?$/.test(each.before) &&
      !(each.value === 1000 && /\bpor\s?$/.test(each.before)) &&
      !/(?:round trip|ida y vuelta)/.test(each.after.slice(0, 16)),
  );
  const longest = [...lengths].sort((a, b) => b.value - a.value)[0];
  if (longest !== undefined) return round(longest.value, 2);
  const bare = /\b(?:at|a|de|for|of|about|unos|como) (\d{2,4})\b(?!\.\d)(?! ?(?:amp|v\b|volt|w\b|kw|%|°|awg|kcmil|hp|kva|va\b|\/))/.exec(
    reading.plain,
  );
  return bare?.[1] !== undefined && /\b(?:away|far|lejos|distan|feet|pies|metros)/.test(reading.plain) ? Number(bare[1]) : undefined;
}

/** Ambient temperature in °C: one said to be so, or any that is not a column of the ampacity table. */
export function ambientC(reading: Reading): number | undefined {
  const all = reading.quantities.filter(
    (each) =>
      each.kind === 'temperature' ||
      (each.kind === 'degrees' &&
        /^(?:°|grado|degree)/.test(each.unit) &&
        /attic|ambient|atico|hot|calor|outside|afuera/.test(`${each.before}${each.after}`)),
  );
  const named = all.find(
    (each) =>
      /ambient|attic|atico|room|cuarto|outdoor|roof|azotea|temperature of|temperatura de|weather|hot|ambiente/.test(
        `${each.before.slice(-24)}|${each.after.slice(0, 16)}`,
      ) && !/insulat|aisl|column|terminal|rated/.test(each.after.slice(0, 14)),
  );
  const found = named ?? all.find((each) => /f(?:ahrenheit)?$/.test(each.unit) || ![60, 75, 90, 105].includes(each.value));
  return found === undefined ? undefined : round(found.value, 2);
}

const HOTS = 'hots?|phase (?:wires|conductors)|phases|ungrounded(?: conductors)?|vivos?|vivas?|fases|calientes|lineas';
const COUNTED = (words: string): RegExp => new RegExp(`(?<![\\w./#$-])(\\d{1,2})\\s(?:(?!neutr)[a-z#]+\\s){0,2}?(?:${words})\\b`);
const HOTS_COUNTED = COUNTED(HOTS);
const NEUTRALS_COUNTED = COUNTED('neutrals?|neutros?|neutral conductors?');
const CIRCUITS =
  /(?<![\w./#$-])(\d{1,2}|an?|un)\s((?:(?!circui|\d{1,2} (?!wire|hilos|ph|fases))[\w/,-]+ ){0,5}?(?:circui\w+|mwbcs?|full[- ]?boats?|multiconductores)(?: (?!y\b|and\b)[\w/-]+){0,6})/g;
const WIRES_EACH = /\b([234])[- ]?(?:wire|hilos|conduc)|mwbc|multi-?(?:wire|conduc|hilos)|full[- ]?boat/;
/** From here on motors are three-phase, where nobody says. */
export const THREE_PHASE_FROM_V = 440;

/** Harmonics of electronic loads make the neutral of a wye carry current, 310.15(E). */
const NONLINEAR = /non-?\s?linear|no lineal|harmonic|armonic|computer|computador|electronic|fluorescent|discharge|\bled\b/;

/** What conductors are by their colour, 200.6 and 250.119; the green one is no current-carrying one. */
const COLOURS: ReadonlyMap<string, 'hot' | 'neutral' | 'ground'> = new Map(
  Object.entries({
    hot: 'black red blue brown orange yellow negro rojo azul azules cafe marron naranja amarillo',
    neutral: 'white gray grey blanco gris grises',
    ground: 'green bare verde desnudo',
  } as const).flatMap(([kind, words]) => words.split(' ').map((word) => [stem(word), kind as 'hot' | 'neutral' | 'ground'])),
);

/** '2 black, 2 red, 2 white and a green'; undefined where no hot is counted so. */
function countedByColour({ plain, language }: Reading): { readonly hot: number; readonly neutral: number } | undefined {
  const count = { hot: 0, neutral: 0, ground: 0 };
  const { figures, tokens } = reckon(plain, language);
  for (const { value, unit, from, to } of figures) {
    const kind = COLOURS.get(tokens[to]?.stem ?? '');
    if (kind !== undefined && unit === undefined && to === from + 1 && Number.isInteger(value) && value <= COLOURED_MOST)
      count[kind] += value;
  }
  return count.hot === 0 ? undefined : count;
}
const COLOURED_MOST = 60;

/**
 * Hots and neutrals counted apart, 310.15(E): the neutral of a balanced multiwire circuit does not count, except where the load of a
 * wye is mostly nonlinear; that of a two-wire circuit does, as that of two hots of a wye does.
 */
function hotsAndNeutrals(reading: Reading): number | undefined {
  // 'six 10 awg hots' are six.
  const plain = reading.sizes
    .reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, reading.plain)
    .replace(/\s+/g, ' ');
  const wye = /208|wye|estrella|277|\by\b(?= ?\/)/.test(plain);
  const circuits = [...plain.matchAll(CIRCUITS)].flatMap(([, count = '', named = '']) => {
    const each = WIRES_EACH.exec(named);
    if (each === null) return [];
    const wires = Number(each[1] ?? (each[0].startsWith('full') ? 4 : 3));
    const spared =
      wires === 4
        ? !NONLINEAR.test(plain)
        : wires === 3 && !/208|wye|estrella|3[- ]?(?:phase|fases)|trifas/.test(`${wye ? 'wye' : ''}${named}`);
    return [{ count, wires: spared ? wires - 1 : wires }];
  });
  if (circuits.some(({ count }) => /\d/.test(count)))
    return circuits.reduce((sum, { count, wires }) => sum + (Number(count) || 1) * wires, 0);
  const coloured = HOTS_COUNTED.test(plain) ? undefined : countedByColour(reading);
  const hots = coloured?.hot ?? Number(HOTS_COUNTED.exec(plain)?.[1] ?? 0);
  const neutrals =
    coloured?.neutral ??
    Number(
      NEUTRALS_COUNTED.exec(plain)?.[1] ?? (/\b(?:a|an|the|un|el|1|with|con|and|y) (?:\w+ )?(?:neutral|neutro)\b/.test(plain) ? 1 : 0),
    );
  if (hots === 0 || (neutrals === 0 && coloured === undefined && !HOTS_COUNTED.test(plain))) return undefined;
  const counts = neutrals >= hots || (hots < 3 * neutrals ? wye : NONLINEAR.test(plain));
  return counts ? hots + neutrals : hots;
}

/** Number of current-carrying conductors in one raceway or cable. */
export function conductorCount(reading: Reading): number | undefined {
  const apart = hotsAndNeutrals(reading);
  if (apart !== undefined) return apart;
  // Cables side by side: 'four 12/2 NM bundled', 'cuatro 10/2 por el mismo agujero'.
  const cables = reading.sizes.filter((each) => each.cableConductors !== undefined);
  if (cables.length > 0) {
    const more = Number(/(?<![\w./#])(\d{1,2}) (?:de ellos|of (?:them|these)|cables|runs|romex|nm)\b/.exec(reading.plain)?.[1] ?? 1);
    const sum = cables.reduce((total, each) => total + (each.count ?? (cables.length === 1 ? more : 1)) * (each.cableConductors ?? 0), 0);
    if (sum > 3) return sum;
  }
  const match =
    /(?<![\w./#$])(\d{1,3})\s(?:[a-z°/-]+\s|#\s?\d+(?:\/0)?\s|\d+(?:\/0)?\s?(?:awg|kcmil|mcm|thhn|thwn|gauge)\s|\d\/0\s){0,5}?(?:current[- ]carrying|portador(?:es)?|conductors?|conductores|wires?|cables|alambres|hilos|ccc|ccs|cccs)\b/.exec(
      reading.plain.replace(/\b\d+(?:\.\d+)?\s?(?:°\s?[cf]?|degrees?|grados?|[cf]\b|amps?|v\b|volts?|ft|feet|pies|in\b|hp|kw|kva|%)/g, ' '),
    );
  if (match?.[1] !== undefined && Number(match[1]) > 0 && Number(match[1]) <= 100) {
    const size = reading.sizes[0];
    // '12 wire' is a size, not a count.
    if (size === undefined || size.size !== match[1] || size.count !== undefined) return Number(match[1]);
  }
  const counted = reading.sizes.find((each) => each.count !== undefined);
  return counted?.count;
}

/** Fixed electric space heating: its circuit counts as continuous, 424.4(B). */
export const isFixedHeat = (reading: Reading): boolean =>
  (reading.has('heat') || /electric furnace|horno electrico de aire|heat(?:er|ing)? strips?|duct heater|calefac/.test(reading.plain)) &&
  !reading.has('water-heater', 'pool') &&
  !/heat pump|bomba de calor|minisplit|mini-split|condens|compres|\bmca\b|heat(?:ing)? load of|infrared|dryer|secadora/.test(reading.plain);

/** Appliances whose branch circuit counts as continuous: water heaters up to 120 gal (422.13), fixed electric heat, vehicle chargers (625.42). */
export const isContinuousAppliance = (reading: Reading): boolean =>
  (reading.has('water-heater') && !/tankless|instantaneous|instantaneo|de paso/.test(reading.plain)) ||
  isFixedHeat(reading) ||
  reading.has('ev');

/** Why a load counts at 125%, said with the answer. */
export function continuousBecause(reading: Reading): { readonly text: Text; readonly section: string } | undefined {
  if (reading.has('water-heater') && isContinuousAppliance(reading))
    return {
      text: {
        en: 'A tank water heater of up to 120 gal counts as continuous: 125% of its current (422.13).',
        es: 'Un calentador de tanque de hasta 120 galones cuenta como carga continua: 125% de su corriente (422.13).',
      },
      section: '422.13',
    };
  if (isFixedHeat(reading))
    return {
      text: {
        en: 'Fixed electric space heating counts as continuous, blower motor included: 125% for conductors and device (424.4(B)).',
        es: 'La calefacción eléctrica fija cuenta como continua, con su ventilador: 125% para conductores y protección (424.4(B)).',
      },
      section: '424.4(B)',
    };
  if (reading.has('feeder', 'panel') && reading.continuous === true)
    return {
      text: {
        en: 'For a feeder 215.2 (conductor) and 215.3 (device) ask the same: 125% of the continuous load plus the rest.',
        es: 'Para un alimentador, 215.2 (conductor) y 215.3 (protección) piden lo mismo: 125% de la carga continua más el resto.',
      },
      section: '215.2',
    };
  return undefined;
}

/** Rating of a circuit's breaker or fuse: a current beside a device, circuit, panel, receptacle or appliance. */
const DEVICE =
  /breaker|pastilla|disyuntor|interruptor|fuse|fusible|circuit|circuito|panel|tablero|centro de carga|service|acometida|servicio|feeder|alimentador|range|estufa|dryer|secadora|oven|horno|hot tub|spa|receptacle|outlet|contacto|tomacorriente|plug|ocpd|overcurrent|sobrecorriente|disconnect|main|principal|subpanel|subtablero|charger|cargador|welder|device|dispositivo|proteccion|protegid|protected|termica|rv|generator|generador|garage|cochera/;

export function ratingA(reading: Reading): number | undefined {
  const all = currents(reading);
  const beside =
    all.find((each) => DEVICE.test(each.after.slice(0, 26)) && !/^\s?(?:load|carga|continuous|of load|draw)/.test(each.after)) ??
    all.find((each) => DEVICE.test(each.before.slice(-26)));
  return beside?.value;
}

/** Watts or volt-amperes of a load, the first named. */
export function loadVa(reading: Reading): number | undefined {
  const first = reading.all('power')[0] ?? reading.all('apparent')[0];
  // 'Two 1500 W baseboards' are 3000 W.
  const count = Number(/(?<![\w./#-])([2-9]|1\d)(?: de| x)? $/.exec(first?.before ?? '')?.[1] ?? 1);
  return first === undefined ? undefined : first.value * count;
}

/** Phases as a calculator's choice; three-phase where the voltage allows nothing else. */
export const phasesOf = (reading: Reading): '1' | '3' | 'dc' | undefined => reading.phases;

/** '1' or '3' where a calculator knows no direct current. */
export const acPhases = (reading: Reading): '1' | '3' | undefined => (reading.phases === 'dc' ? undefined : reading.phases);

/** The metal of the sentence that asks, before that of any other: 'I always used #6 copper. Does #6 aluminum do?' */
export function metalOf({ plain, sizes, metals }: Reading): 'cu' | 'al' | undefined {
  const asked = metals.length > 1 ? sentenceThatAsks(plain) : '';
  return sizesIn(asked).find(({ metal }) => metal !== undefined)?.metal ?? metalsIn(asked)[0] ?? sizes[0]?.metal ?? metals[0];
}

/** Nobody puts so few amperes on parallel conductors. */
const NO_PARALLEL_A = 100;

/** Parallel sets per phase. */
export function setsOf(reading: Reading): number | undefined {
  // '20 A with 2 runs' are two ways out of a box: what is in parallel is 1/0 or larger, 310.10(G).
  const amps = currents(reading).map(({ value }) => value);
  if (amps.length > 0 && Math.max(...amps) <= NO_PARALLEL_A && !reading.has('parallel')) return undefined;
  const match =
    /(?<![\w./#])(\d{1,2})\s(?:(?!awg|kcmil|amps|v\b|hp|ft|pies|feet)\w+\s){0,2}?(?:parallel|separate (?:raceways|conduits|pipes)|(?:raceways|conduits|pipes|tubos|canalizaciones|tuberias) (?:in parallel|en paralelo|separad\w+|with|con|each|cada)|sets?|runs|juegos?|grupos?|conductors? per phase|conductores por fase|en paralelo|paralelos?|por fase|per phase)\b|(?:parallel|paralelo)\s(?:\w+ ){0,2}?(\d{1,2})\b(?!\s?(?:\/0|awg|kcmil|amps))/.exec(
      reading.plain,
    );
  const pipes =
    match === null &&
    (reading.has('parallel') || /\b(?:in each|(?:in|per) (?:each )?(?:raceway|conduit|pipe)|(?:en|por) cada)\b/.test(reading.plain))
      ? /(?<![\w./#])(\d{1,2}) (?:\w+ )?(?:raceways|conduits|pipes|tubos|canalizaciones|tuberias|corridas)\b/.exec(reading.plain)
      : null;
  const found = Number(match?.[1] ?? match?.[2] ?? pipes?.[1]);
  if (Number.isFinite(found) && found >= 1 && found <= 20) return found;
  return undefined;
}
