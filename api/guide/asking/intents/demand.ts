// Loads under a demand factor out of a question: which table, and each load with how many of it.
import type { DemandTableName } from '../../calculators/demand-factor.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Reading } from '../../reading/read-question.ts';
import { RV_SITE_VA } from '../../tables/demand.ts';
import { acPhases, asksInWords, currents, volts } from './common.ts';
import type { Intent } from './intent.ts';
import { appliancesIn, areaFt2, asksDemand, counted, listOf, occupancyOf, powers, unitsIn, yokesIn } from './loads.ts';

interface Asked {
  readonly weight: number;
  readonly loads: string | undefined;
  readonly unit?: 'A' | 'W' | 'VA' | '%';
  readonly added?: number | undefined;
}

/** Sum of the weights of the cues that hold. */
const cues = (...weighted: readonly (readonly [holds: boolean, weight: number])[]): number =>
  weighted.reduce((sum, [holds, weight]) => (holds ? sum + weight : sum), 0);

/** What is given, in amperes where nothing is in watts. */
const figuresOf = (reading: Reading): readonly Quantity[] => (powers(reading).length > 0 ? powers(reading) : currents(reading));

const unitOf = (figures: readonly Quantity[]): 'A' | 'W' | 'VA' =>
  figures.every((each) => each.kind === 'current') ? 'A' : figures.every((each) => each.kind === 'power') ? 'W' : 'VA';

/** How many of it, before the figure: '4 fryers at 6 kw', '2 hornos de 9 kw', '12 50 amps'. */
const countBefore = (each: Quantity): number =>
  Number(/(?<![\w./-])(\d{1,3})\s(?:(?!kw|w\b|v\b|va\b|amps|kva|and\b|y\b|or\b|o\b)[a-z@-]+\s){0,5}$/.exec(each.before)?.[1] ?? 0);

const EACH = /\beach\b|\bcada\b|apiece|c\/u|\bper (?:car|unit|piece|elevator|crane|receptacle)|por (?:equipo|elevador|grua|contacto)/;
const TOTAL = /connected|conectad|\btotal|\bsum|combined|together|junt[ao]s|add(?:s|ing)? up|en conjunto/;
const LARGEST = /largest|biggest|heaviest|mayor(?:es)?\b|mas grandes?/;
/** '(none) over 15 kW' bounds the pieces and is none of them. */
const LIMIT =
  /\b(?:over|above|exceeds?|exceeding|under|below|than|at most|up to|pasan? de|mas de|menos de|mayor (?:de|a|que)|arriba de|hasta)\s?(?:los |the )?$/;

/** How many pieces are named, else how many of the first figure; 0 where neither says. */
const piecesIn = (reading: Reading, nouns: string): number => {
  const [first] = figuresOf(reading);
  return counted(reading.plain, nouns) ?? (first === undefined ? 0 : countBefore(first));
};

const EACH_UNIT = /\beach (?:unit|apartment|dwelling)|cada (?:unidad|departamento|vivienda|apartamento)|per unit|por unidad/;
const inEachUnit = (reading: Reading): boolean => EACH_UNIT.test(reading.plain) && unitsIn(reading.plain) !== undefined;

/**
 * The loads as a list: each with its count, or a sum dealt out to the pieces that are named, the largest of them apart.
 * `value` gives a figure in the list's unit.
 */
function listed(reading: Reading, nouns: string, value: (each: Quantity) => number = (each) => each.value): string | undefined {
  const all = figuresOf(reading).filter((each) => !LIMIT.test(each.before));
  const clause = (each: Quantity): string => each.before.split(/[,;.]/).at(-1) ?? '';
  const big = all.length > 1 ? all.filter((each) => LARGEST.test(clause(each))) : [];
  const rest = all.filter((each) => !big.includes(each));
  const [only] = rest;
  const pieces = piecesIn(reading, nouns);
  const item = (count: number, each: number): string => `${count > 1 ? `${count}x` : ''}${Number(each.toFixed(4))}`;
  if (only === undefined) return undefined;
  // 'Five pieces rated 9, 7, 6, 5 and 3 kW' counts the list, not its first figure.
  const counts = all.map(countBefore);
  const ofList = rest.length > 1 && counts[0] === rest.length && counts.filter((each) => each > 0).length === 1;
  if (rest.length > 1 || pieces < 2) return all.map((each, at) => item(ofList ? 1 : (counts[at] ?? 1), value(each))).join(', ');
  const shared =
    big.length === 1 &&
    /(?:two|2|dos) (?:largest|biggest|mayores|mas grandes)|(?:mayores)/.test(clause(big[0] ?? only)) &&
    TOTAL.test(reading.plain)
      ? 2
      : 1;
  const apart = big.map((each) => item(shared, value(each) / shared));
  const left = pieces - big.length * shared;
  const isEach =
    EACH.test(reading.plain) ||
    (big.length === 0 && !TOTAL.test(reading.plain) && countBefore(only) === pieces) ||
    (unitOf(all) === 'A' && !TOTAL.test(reading.plain));
  const total = value(only) - big.reduce((sum, each) => sum + value(each), 0);
  return [...apart, item(left, isEach ? value(only) : total / Math.max(1, left))].join(', ');
}

const FACTOR = /demand factor|factor(?:es)? de demanda|percent|porcentaje|por ciento/;

/** Loads of one kind by their count; '%' where only the factor is asked. */
function byCount(reading: Reading, named: RegExp, nouns: string, weight: number, value?: (each: Quantity) => number): Asked | undefined {
  if (!named.test(reading.plain) || areaFt2(reading) !== undefined) return undefined;
  const figures = figuresOf(reading);
  const pieces = counted(reading.plain, nouns) ?? 0;
  if (figures.length === 0) return pieces > 0 && FACTOR.test(reading.plain) ? { weight: 14, loads: `${pieces}x1`, unit: '%' } : undefined;
  return {
    weight: Math.max(piecesIn(reading, nouns), figures.length) > 1 ? weight : 0,
    loads: listed(reading, nouns, value),
    unit: value === undefined ? unitOf(figures) : 'VA',
  };
}

const NONE =
  /\b(?:no|not|without|sin|other than|besides|apart from|excluding|aparte de|fuera de|excepto|ademas de|but)\b(?! (?:the |la )?(?:farm ?)?(?:house|dwelling|casa|vivienda) (?:load |carga )?(?:at|of|de|is|es) ?$)[^,;.:\d]*/g;
const isHouse = (each: Quantity): boolean =>
  /dwelling|(?<!(?:well|pump|hen|milk|green|poultry|farrowing|chicken|brooder) ?)house|casa|vivienda/.test(
    `${(each.before.replace(NONE, '').split(/[,;.]/).at(-1) ?? '').slice(-24)}|${each.after
      .replace(NONE, '')
      .split(/[,;.]|\b(?:y|and)\b/)[0]
      ?.slice(0, 20)}`,
  );

/** Sites with a receptacle of that rating; a 20 A one beside a larger one does not count. */
function sitesWith(plain: string, amps: number): number | undefined {
  const [before, after] = amps === 20 ? ['', ''] : ['(?:\\d{2}\\s?(?:/|-|and|y|&)\\s?)?', '(?:\\s?[/&-]\\s?\\d{2}){0,2}'];
  const found = new RegExp(
    `(?<![\\w./])(\\d{1,4})(?!\\s?(?:amps|v\\b|/))\\s(?:(?!\\d|no\\b|without\\b|sin\\b)[a-z()/,:-]+\\s){0,9}?${before}${amps}${after}\\s?-?(?:amps?|amperes|amperios|(?=[,.;:?]|$))`,
  ).exec(plain)?.[1];
  return found === undefined ? undefined : Number(found);
}

const loadAsked = (reading: Reading): boolean =>
  reading.has('load', 'demand-factor', 'service', 'feeder', 'ampacity') || /\bk?va\b|amps|demand/.test(reading.plain);

/** '50 A, 240 V' of a receptacle in volt-amperes, at the nominal voltage; without one a 30 A receptacle is for 120 V. */
function shoreVa(each: Quantity): number {
  if (each.kind !== 'current') return each.value;
  const beside = Number(/^\D{0,12}(?:1\d\d ?v? ?\/? ?)?(\d{3}) ?v/.exec(each.after)?.[1] ?? (each.value <= 30 ? 120 : 240));
  return each.value * (beside < 130 ? 120 : beside === 208 ? 208 : 240);
}

const yokeWeight = (reading: Reading): number =>
  cues(
    [reading.has('receptacle-load', 'load', 'demand-factor'), 8],
    [/180 ?va/.test(reading.plain), 3],
    [reading.has('receptacle-count', 'circuit-count', 'box-fill', 'fill', 'gfci'), -8],
  );

const OPTIONAL = /\boptional|\bopcional|220\.82|120\.82/;

/** The one figure that is said to be a total, where there is no other and no floor area. */
function onlyTotal(reading: Reading): Quantity | undefined {
  const [figure, ...more] = powers(reading);
  return more.length === 0 &&
    areaFt2(reading) === undefined &&
    /total|suma[nr]?\b|add up|together|combined|juntos|en conjunto|loads? (?:of|before)|carga de/.test(reading.plain)
    ? figure
    : undefined;
}

/** Each table's own reading of a question, or undefined where it is not asked for. */
const READERS: Readonly<Partial<Record<DemandTableName, (reading: Reading) => Asked | undefined>>> = {
  dwellingLighting: (reading) =>
    onlyTotal(reading) !== undefined &&
    reading.has('dwelling') &&
    !OPTIONAL.test(reading.plain) &&
    /light|alumbrado/.test(reading.plain) &&
    /small[- ]appl|laundry|lavand|lavado|aparatos? pequen|pequenos (?:aparatos|artefactos)/.test(reading.plain)
      ? { weight: 15, loads: String(onlyTotal(reading)?.value), unit: 'VA' }
      : undefined,
  optionalDwelling: (reading) =>
    onlyTotal(reading) !== undefined && OPTIONAL.test(reading.plain) && !/multi|apart|depart|\bunits\b|220\.84/.test(reading.plain)
      ? { weight: 15, loads: String(onlyTotal(reading)?.value), unit: 'VA' }
      : undefined,
  kitchen: (reading) =>
    powers(reading).length > 0 || currents(reading).length === 0
      ? byCount(
          reading,
          /restaurant|cafeteria|commercial kitchen|school kitchen|cocina (?:comercial|industrial|de (?:un |una |la )?(?:escuela|hotel|hospital|restaurante))|220\.56|kitchen (?:equipment|load)|equipos? (?:\w+ )?de cocina|fonda|taqueria|freidora|\bfryer/,
          'pieces|units|appliances|equipment|equipos?|piezas|aparatos|fryers|ovens|freidoras|hornos',
          cues([true, 8], [asksDemand(reading), 6], [reading.has('breaker', 'wire-size', 'circuit-count'), -6]),
        )
      : undefined,
  marina: (reading) =>
    byCount(
      reading,
      /shore[- ]?power|marina|boat ?yard|\bslips?\b|muelle|embarcader|atracader/,
      'receptacles|outlets|slips|pedestals|contactos|tomacorrientes|atracaderos|pedestales',
      cues([loadAsked(reading), 13], [reading.has('gfci', 'burial'), -9], [asksInWords(reading), -4]),
      shoreVa,
    ),
  elevators: (reading) => byCount(reading, /elevator|elevador|ascensor/, 'elevators|elevadores|ascensores', loadAsked(reading) ? 14 : 0),
  cranes: (reading) =>
    piecesIn(reading, 'cranes|gruas') > 1 || /\bcranes\b|gruas\b/.test(reading.plain)
      ? byCount(reading, /\bcranes?\b|\bgruas?\b|610\.14/, 'cranes|gruas', loadAsked(reading) ? 14 : 0)
      : undefined,
  crane: (reading) =>
    /\bcrane\b|\bgrua\b|polipasto/.test(reading.plain) && figuresOf(reading).length > 1
      ? {
          weight: loadAsked(reading) ? 20 : 0,
          loads: figuresOf(reading)
            .map((each) => each.value)
            .join(', '),
          unit: unitOf(figuresOf(reading)),
        }
      : undefined,
  farm: (reading) => {
    const figures = currents(reading).length >= 2 ? currents(reading) : powers(reading);
    const loads = figures.filter((each) => !isHouse(each));
    return /\bfarm|granja|rancho|agricol|220\.103/.test(reading.plain) && loads.length >= 2 && !reading.has('battery', 'voltage-drop', 'pv')
      ? { weight: 13, loads: loads.map((each) => each.value).join(', '), unit: unitOf(loads), added: figures.find(isHouse)?.value }
      : undefined;
  },
  receptacles: (reading) => {
    const { plain } = reading;
    const figures = powers(reading).filter((each) => each.value > 180 && !LIMIT.test(each.before));
    if (
      /recept|outlet|contactos|tomacorriente|enchufe|220\.4[47]/.test(plain) &&
      figures.length === 1 &&
      /demand|220\.4[47]/.test(plain) &&
      !reading.has('dwelling', 'range', 'dryer', 'rv') &&
      areaFt2(reading) === undefined
    )
      return { weight: 13, loads: String(figures[0]?.value) };
    const yokes = yokesIn(plain) ?? 0;
    return yokes < 2 || reading.has('dwelling')
      ? undefined
      : { weight: yokeWeight(reading), loads: yokes > 5000 ? String(yokes * 180) : `${yokes}x180` };
  },
  multioutlet: (reading) => {
    const { plain } = reading;
    const feet = reading.all('length').find((each) => each.value >= 1)?.value;
    if (feet === undefined || !/multi-?\s?outlet|multicontacto|multitoma|multisalida|plug-?\s?mold|plug ?strip/.test(plain))
      return undefined;
    const together =
      /simult|at (?:the same time|once)|together|junt[ao]s|al mismo|a la vez/.test(plain) &&
      !/(?:\bnot?\b|unlikely|poco probable)[^,;.?]{0,30}(?:simult|at (?:the same|once)|together|junt|al mismo|a la vez)/.test(plain);
    return { weight: 6 + yokeWeight(reading), loads: `${Math.ceil(Number(feet.toFixed(2)) / (together ? 1 : 5))}x180` };
  },
  dryers: (reading) => {
    const nouns = 'dryers|secadoras|units|apartments|departamentos|apartamentos|viviendas';
    const figures = powers(reading).length;
    if (!reading.has('dryer') || (figures === 0 && counted(reading.plain, 'dryers|secadoras') === undefined)) return undefined;
    const only = appliancesIn(reading).every((each) => each.kind === 'dryer');
    return {
      weight: cues([asksDemand(reading), 9], [!only, -5], [areaFt2(reading) !== undefined, -5]),
      loads:
        figures === 0
          ? `${counted(reading.plain, nouns)}x5000`
          : // 'Five units, one 5 kW dryer per unit'
            inEachUnit(reading) && figures === 1
            ? `${unitsIn(reading.plain) ?? 1}x${powers(reading)[0]?.value ?? 5000}`
            : listed(reading, nouns),
    };
  },
  appliances: (reading) => {
    const fixed = appliancesIn(reading).filter((each) => each.kind === 'fixed');
    const [total] = fixed;
    if (total === undefined || areaFt2(reading) !== undefined) return undefined;
    const units = EACH_UNIT.test(reading.plain) ? (unitsIn(reading.plain) ?? 1) : 1;
    const pieces = counted(reading.plain, 'appliances|aparatos');
    return {
      weight: cues(
        [reading.has('fastened-in-place'), 9],
        [fixed.length >= 3 && asksDemand(reading), 7],
        [/220\.53/.test(reading.plain), 6],
      ),
      loads:
        fixed.length === 1 && pieces !== undefined
          ? `${pieces}x${Number((TOTAL.test(reading.plain) ? total.va / pieces : total.va).toFixed(4))}`
          : listOf(
              fixed.map((each) => ({ ...each, count: each.count * units })),
              1,
            ),
    };
  },
  park: (reading) => {
    const lots = counted(reading.plain, 'lots?|spaces?|sites?|pads?|homes?|lotes?|espacios?|sitios?|casas?|trailas?|remolques?');
    return lots !== undefined &&
      /mobile[- ]?homes?|trailer (?:park|court)|manufactured[- ]homes?|casas? movil|parque de (?:trail|remolque)|550\.31/.test(
        reading.plain,
      ) &&
      !/\brvs?\b|recreational|rodante/.test(reading.plain)
      ? {
          weight: cues([true, 7], [loadAsked(reading), 5]),
          loads: `${lots}x${powers(reading).find((each) => each.value >= 1000)?.value ?? 16000}`,
        }
      : undefined;
  },
  rv: (reading) => {
    if (!reading.has('rv')) return undefined;
    const { plain } = reading;
    const groups = [
      [sitesWith(plain, 50), RV_SITE_VA['50']],
      [sitesWith(plain, 30), RV_SITE_VA['30']],
      [sitesWith(plain, 20), RV_SITE_VA['20']],
      [counted(plain, 'tents?|tiendas|casas de campana'), RV_SITE_VA.tent],
    ] as const;
    const loads = groups.flatMap(([count, each]) => (count === undefined ? [] : [`${count}x${each.value}`])).join(', ');
    const sites = loads !== '' || counted(plain, 'sites|sitios|spaces') !== undefined;
    return sites
      ? {
          weight: cues(
            [true, 6],
            [reading.has('load', 'demand-factor', 'service', 'feeder', 'ampacity') || /\bva\b|amps/.test(plain), 4],
            [asksInWords(reading), -3],
          ),
          loads: loads === '' ? undefined : loads,
        }
      : undefined;
  },
};

/** The general lighting of a hotel, hospital or warehouse given in volt-amperes. */
const lightingOf = (reading: Reading): readonly [DemandTableName, Asked] | undefined => {
  const use = occupancyOf(reading);
  const [figure, ...more] = powers(reading);
  return (use === 'hotel' || use === 'hospital' || use === 'warehouse') &&
    figure !== undefined &&
    more.length === 0 &&
    areaFt2(reading) === undefined &&
    /light|alumbrado|ilumina/.test(reading.plain) &&
    /demand|220\.4[25]/.test(reading.plain)
    ? [use, { weight: 14, loads: String(figure.value) }]
    : undefined;
};

/** The table that a question asks for most plainly. */
function askedOf(reading: Reading): readonly [DemandTableName, Asked] | undefined {
  let best = lightingOf(reading);
  for (const [name, read] of Object.entries(READERS)) {
    const asked = read(reading);
    if (asked !== undefined && asked.weight > (best?.[1].weight ?? 0)) best = [name as DemandTableName, asked];
  }
  return best;
}

export const demandFactor: Intent = {
  calculator: 'demand-factor',
  values: (reading) => {
    const [table, asked] = askedOf(reading) ?? [];
    const supply = volts(reading);
    // The voltage of a 120 V receptacle is not that of its feeder.
    return {
      table,
      loads: asked?.loads,
      unit: asked?.unit,
      added: asked?.added,
      volts: supply === undefined || supply < 200 || supply === 250 ? undefined : supply,
      phases: acPhases(reading),
    };
  },
};
