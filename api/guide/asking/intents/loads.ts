// Load calculations out of a question: areas, appliances and how many of each.
import type { Values } from '../../calculators/calculator.ts';
import { rangeDemandKw } from '../../calculators/range-demand.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Reading } from '../../reading/read-question.ts';
import { acPhases, asksInWords, continuousBecause, currents, isFixedHeat, volts } from './common.ts';
import { asksGroundedService } from './grounding.ts';
import { cues, type Intent } from './intent.ts';

/** Loads in watts or volt-amperes. */
export const powers = (reading: Reading): readonly Quantity[] => [...reading.all('apparent'), ...reading.all('power')];

/** Floor area in square feet, given or as length by width. */
export const areaFt2 = (reading: Reading): number | undefined => {
  const [first] = reading.all('area');
  if (first !== undefined) return Number(first.value.toFixed(1));
  // 'Casa de 2400 pies': floor area, as it is said.
  const said =
    /\b(?:casa|house|home|vivienda)(?: nueva| de|,)* (\d{4}) ?(?:pies|feet|ft)\b|(?<![\w.])(\d{4})[- ](?:foot|ft|feet) (?:house|home)\b/.exec(
      reading.plain,
    );
  return said === null ? rectangleFt2(reading.plain) : Number(said[1] ?? said[2]);
};

/** '40 ft x 60 ft' -> 2400. */
function rectangleFt2(plain: string): number | undefined {
  const match = /(?<![\w./])(\d+(?:\.\d+)?)\s?(?:ft|feet|foot|pies)?\.?\s?(?:x|by|por)\s?(\d+(?:\.\d+)?)\s?(?:ft|feet|foot|pies)\b/.exec(
    plain,
  );
  const room =
    match ??
    /\b(?:room|shop|office|building|warehouse|garage|store|cuarto|sala|taller|oficina|bodega|edificio|local|nave)\b[^\d.;?]{0,14}(?<![\w./])(\d{2,3})\s?(?:x|by|por)\s?(\d{2,3})(?![\w./-]|\s?(?:in\b|cm|m\b|met))/.exec(
      plain,
    );
  return room === null ? undefined : Number(room[1]) * Number(room[2]);
}

const OCCUPANCIES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dwellings?|houses?|homes?|residen\w+|casas?|viviendas?|apartments?|departamentos?|apartamentos?|one-family|single-family)\b/,
    'dwelling',
  ],
  [/\b(?:auto(?:motive)? (?:repair|facility|shop)|taller (?:mecanico|automotriz))/, 'automotive-facility'],
  [/convention|convenciones/, 'convention-center'],
  [/court ?house|juzgado/, 'courthouse'],
  [/dormitory|dorm\b|residencia estudiantil/, 'dormitory'],
  [/exercise|fitness|\bgym\b/, 'exercise-center'],
  [/fire station|bomberos/, 'fire-station'],
  [/gymnasium|armory|auditorium|gimnasio|auditorio/, 'gymnasium'],
  [/clinic|clinica/, 'health-care-clinic'],
  [/hospital/, 'hospital'],
  [/hotel|motel/, 'hotel'],
  [/library|biblioteca/, 'library'],
  [/manufactur|factory|industrial|loft|fabrica|nave/, 'manufacturing'],
  [/movie|motion picture|cinema|cine\b/, 'movie-theater'],
  [/museum|museo/, 'museum'],
  [/\bbanks?\b|\bbanco\b/, 'bank'],
  [/office|oficina/, 'office'],
  [/parking|estacionamiento/, 'parking-garage'],
  [/prison|jail|penitentiary|prision|carcel/, 'penitentiary'],
  [/performing|theater|theatre|teatro/, 'performing-arts'],
  [/police|policia/, 'police-station'],
  [/post office|correos/, 'post-office'],
  [/church|religious|temple|iglesia|templo/, 'religious'],
  [/restaurant|restaurante/, 'restaurant'],
  [/\bclub\b/, 'club'],
  [/barber|beauty|salon de belleza|peluqueria|estetica/, 'barber'],
  [/retail|\bstores?\b|shop\b|\bmall|tienda|comercio|mercantile/, 'retail'],
  [/school|university|college|escuela|universidad/, 'school'],
  [/arena|stadium|estadio/, 'sports-arena'],
  [/town hall|palacio municipal|ayuntamiento/, 'town-hall'],
  [/transportation|airport|terminal|aeropuerto/, 'transportation'],
  [/warehouse|storage|bodega|almacen/, 'warehouse'],
  [/workshop|taller/, 'workshop'],
];

export const generalLightingLoad: Intent = {
  calculator: 'general-lighting-load',
  score: (reading) => {
    if (areaFt2(reading) === undefined) return 0;
    if (lightingOfUnits(reading)) return 13;
    return cues(
      [wantsDemand(reading) && /^(?:warehouse|hotel|hospital)$/.test(occupancyOf(reading) ?? ''), 14],
      [reading.has('general-lighting'), 9],
      [
        reading.has('small-appliance') ||
          (/laundry|lavanderia|after demand|demand factors? (?:are )?applied|con factores|aplicando factores/.test(reading.plain) &&
            !/before demand|ignoring|sin factor|antes de/.test(reading.plain)),
        -6,
      ],
      [reading.has('lighting') && reading.has('load'), 6],
      [/va per|va por|per square|unit load/.test(reading.plain), 3],
      [reading.has('circuit-count', 'lumens'), -8],
      [appliancesIn(reading).length >= 2, -4],
    );
  },
  values: (reading): Values => ({
    areaFt2: areaFt2(reading),
    occupancy: occupancyOf(reading),
    ...(lightingOfUnits(reading) ? { occupancy: 'dwelling', units: unitsIn(reading.plain), circuits: circuitsPerUnit(reading.plain) } : {}),
  }),
};

export const occupancyOf = (reading: Reading): string | undefined => OCCUPANCIES.find(([pattern]) => pattern.test(reading.plain))?.[1];

const wantsDemand = (reading: Reading): boolean =>
  /demand|demanda/.test(reading.plain) && !/before demand|ignoring|sin factor|antes de/.test(reading.plain);

/** Lighting with the small-appliance and laundry circuits of several dwellings, and nothing else. */
const lightingOfUnits = (reading: Reading): boolean =>
  (unitsIn(reading.plain) ?? 1) > 1 &&
  reading.has('small-appliance') &&
  !reading.has('optional-method') &&
  appliancesIn(reading).length === 0 &&
  /light|alumbrado|ilumina|small[- ]appliance/.test(reading.plain);

/** Circuits of 1500 VA in each dwelling: two for small appliances unless said, one for laundry where it is not said to be missing. */
function circuitsPerUnit(plain: string): number {
  const small = circuitsOf(plain, SMALL_APPLIANCE) ?? 2;
  const without = new RegExp(
    `\\b(?:no|without|sin|common|shared|comun\\w*|compartid\\w*) (?:\\w+ ){0,2}?(?:${LAUNDRY})|(?:${LAUNDRY})[^.;]{0,24}(?:common|shared|comun|compartid)`,
  );
  return small + (new RegExp(LAUNDRY).test(plain) && !without.test(plain) ? 1 : 0);
}

type Appliance = 'range' | 'dryer' | 'cooling' | 'heat' | 'heat-pump' | 'ev' | 'fixed' | 'motor';
interface ApplianceFigure {
  readonly kind: Appliance;
  readonly va: number;
  readonly count: number;
}

const APPLIANCES: readonly (readonly [RegExp, Appliance])[] = [
  [/range|stove|oven|cooktop|cook top|estufa|horno|parrilla|cooking|plancha/, 'range'],
  [/dryer|secadora|drier/, 'dryer'],
  [/heat pump|bomba de calor/, 'heat-pump'],
  [/air[- ]?condition|\ba\/?c\b|cooling|condens|aire acondicionado|minisplit|mini[- ]split|clima/, 'cooling'],
  [
    /water heater|calentador|boiler|dishwasher|disposal|disposer|microwave|lavavajillas|lavaplatos|triturador|microondas|compactor|well pump|pool pump|bomba|freezer|hood|fan|attic fan|spa|hot tub|sump|appliance|central vac|fastened|bano maria/,
    'fixed',
  ],
  [/\bev\b|evse|vehicle|charger|cargador|vehiculo|tesla/, 'ev'],
  [/heat|calefac|furnace|baseboard|resistencias?\b|supplement|\bstrips?\b|tiras?\b/, 'heat'],
];

/** Watts and volt-amperes with the appliance they belong to and how many there are. */
export function appliancesIn(reading: Reading): readonly ApplianceFigure[] {
  const figures = reading.quantities.filter(
    // '8-3/4 kW or more' names a limit, no appliance.
    (each) =>
      (each.kind === 'power' || each.kind === 'apparent') &&
      !/^ ?(?:or (?:more|larger|greater|over)|and (?:up|over|larger)|o (?:mas|mayor))/.test(each.after),
  );
  // 'Fifteen ranges: five at 10 kW, five at 14 kW': where one kind alone is named, figures without a name are its.
  const named = new Set(APPLIANCES.filter(([pattern]) => pattern.test(reading.plain)).map(([, kind]) => kind));
  const only = figures.length > 1 && named.size === 1 ? [...named][0] : undefined;
  const list = figures.flatMap((each): ApplianceFigure[] => {
    const kind = applianceOf(each);
    const unnamed = /general|connected|conectad|light|alumbrado|recept|contacto|total|small|laundry/.test(
      `${each.before.slice(-16)}|${each.after.slice(0, 16)}`,
    )
      ? undefined
      : only;
    const known = kind ?? (reading.has('fastened-in-place') ? 'fixed' : unnamed);
    return known === undefined ? [] : [{ kind: known, va: each.value, count: countBefore(each) }];
  });
  // 'Four ranges rated 10, 12, 14 and 17 kW' counts the list, not its first figure.
  return list.length > 1 && list[0]?.count === list.length && list.every(({ count }, at) => at === 0 || count === 1)
    ? list.map((each) => ({ ...each, count: 1 }))
    : list;
}

function applianceOf(quantity: Quantity): Appliance | undefined {
  // '(no electric heat)' says what there is not.
  const said = quantity.after.replace(/[,(]? ?\b(?:no|without|sin)\b.*$/, '');
  const after = /^[^,;.]*?(?=,|;|\.|\b(?:and|y|e|plus|mas|con|with)\b|$)/.exec(said)?.[0] ?? said;
  const before = quantity.before.split(/[,;.]|\b(?:and|y|con|with)\b/).at(-1) ?? '';
  const found = (text: string): Appliance | undefined => {
    const hits = APPLIANCES.map(([pattern, kind]) => ({ at: text.search(pattern), kind })).filter((hit) => hit.at >= 0);
    hits.sort((a, b) => a.at - b.at);
    return hits[0]?.kind;
  };
  // 'estufa de 12 kw': the name stands before the figure.
  return /(?:\b(?:de|of|is|are|es|son|at)|[:=])\s?$/.test(quantity.before)
    ? (found(before) ?? found(after))
    : (found(after) ?? found(before));
}

function countBefore(quantity: Quantity): number {
  const match =
    /(?<![\w./-])(\d{1,3})\s(?:(?:household|electric|clothes|residential|counter-mounted|electricas?|de|x|at|each|wall|units?|ranges?|dryers?|estufas?|secadoras?|ovens?|cooktops?|hornos?|cada una|of|rated|rated at|appliances?|aparatos?|water|heaters?|calentadores?|calentador)\s){0,4}$/.exec(
      quantity.before,
    );
  return match?.[1] === undefined ? 1 : Math.max(1, Number(match[1]));
}

/** Dwelling units named: 'four-plex', '12-unit building', '20 apartments'. */
export function unitsIn(plain: string): number | undefined {
  const plex = /\b(\d{1,2})-?\s?plex\b/.exec(plain)?.[1];
  if (plex !== undefined) return Number(plex);
  if (/\bduplex\b(?! receptacle| outlet)/.test(plain)) return 2;
  if (/\btriplex\b/.test(plain)) return 3;
  if (/\b(?:quad|four|4)plex\b/.test(plain)) return 4;
  const match =
    /(?<![\w./])(\d{1,4})[- ](?:dwelling |apartment |identical |living |residential |family |(?:all-)?electric |equal |similar )*(?:units?|apartments?|dwellings|viviendas|departamentos|apartamentos|unidades|family)\b/.exec(
      plain,
    );
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

export const listOf = (figures: readonly ApplianceFigure[], scale: number): string | undefined =>
  figures.length === 0
    ? undefined
    : figures.map((each) => `${each.count > 1 ? `${each.count}x` : ''}${Number((each.va / scale).toFixed(3))}`).join(', ');

const sumOf = (figures: readonly ApplianceFigure[]): number | undefined =>
  figures.length === 0 ? undefined : figures.reduce((sum, each) => sum + each.va * each.count, 0);

function circuitsOf(plain: string, what: string): number | undefined {
  const match = new RegExp(`(?<![\\w./])(\\d)\\s(?:(?!and\\b|y\\b|plus\\b|mas\\b)\\w+[- ]){0,4}?(?:${what})`).exec(plain);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

const SMALL_APPLIANCE = 'small[- ]appliance|pequenos (?:artefactos|aparatos)|aparatos pequenos|aparatos menores';
const LAUNDRY = 'laundry|lavanderia|lavado';

/** Appliances given in amperes, as air conditioning mostly is: at the voltage beside them, else 240 V. */
const appliancesInAmperes = (reading: Reading): readonly ApplianceFigure[] =>
  currents(reading).flatMap((each): ApplianceFigure[] => {
    if (/^\s?-?(?:service|breaker|circuit|panel|main|acometida|pastilla|servicio|tablero|branch)/.test(each.after)) return [];
    const kind = applianceOf(each);
    const beside = /^,?\s?(?:at |a |@ ?)?(\d{3}) ?v/.exec(each.after)?.[1];
    return kind === 'cooling' || kind === 'ev' || kind === 'heat-pump' ? [{ kind, va: each.value * Number(beside ?? 240), count: 1 }] : [];
  });

/** What is named without its watts is not in the sum, and the answer says so. */
function leftOut(reading: Reading): ReturnType<NonNullable<Intent['also']>> {
  const counted = [...appliancesIn(reading), ...appliancesInAmperes(reading)].map((each) => each.kind);
  const cooling =
    /(?<!\b(?:no|sin|without|gas) )(?:\ba\/?c\b|air condition|aire acondicionado|minisplit|\bton\b|toneladas)/.test(reading.plain) &&
    !counted.some((kind) => kind === 'cooling' || kind === 'heat-pump');
  return cooling
    ? {
        text: {
          en: '**The air conditioning is not in this sum:** give its watts or amperes.',
          es: '**El aire acondicionado no va en esta suma:** dé sus watts o amperes.',
        },
      }
    : undefined;
}

function dwellingValues(reading: Reading): Values {
  const all = [...appliancesIn(reading), ...appliancesInAmperes(reading)];
  const of = (kind: Appliance): readonly ApplianceFigure[] => all.filter((each) => each.kind === kind);
  const heatUnits = /(?<![\w./])(\d{1,2})\s(?:\w+ ){0,2}?(?:separately|separate|individual\w*|separad\w+)\b/.exec(reading.plain)?.[1];
  return {
    areaFt2: areaFt2(reading),
    smallApplianceCircuits: circuitsOf(reading.plain, SMALL_APPLIANCE),
    laundryCircuits: circuitsOf(reading.plain, LAUNDRY),
    appliancesVa: listOf(of('fixed'), 1),
    rangesKw: listOf(of('range'), 1000),
    dryersW: listOf(of('dryer'), 1),
    coolVa: sumOf(of('cooling')),
    heatVa: sumOf(of('heat')),
    heatUnits: heatUnits === undefined ? undefined : Number(heatUnits),
    heatPumpVa: sumOf(of('heat-pump')),
    evVa: sumOf(of('ev')),
    volts: reading.all('voltage').find((each) => each.value >= 200)?.value,
  };
}

const asksDwelling = (reading: Reading): boolean => reading.has('dwelling') || /\bunit\b|apartment|casa|vivienda/.test(reading.plain);

const dwellingScore = (reading: Reading): number => {
  const area = areaFt2(reading) !== undefined;
  const appliances = appliancesIn(reading).length;
  if (asksExisting(reading) || reading.has('neutral-load')) return 0;
  if (!area && appliances < 3) return asksServiceSize(reading) ? 7 : 0;
  if ((unitsIn(reading.plain) ?? 1) > 2) return 0;
  return cues(
    [area && appliances >= 1 && asksDwelling(reading), 9],
    [area && reading.has('small-appliance') && /laundry|lavanderia|lavado/.test(reading.plain), 9],
    [area && asksDwelling(reading) && /after demand|aplicando (?:los )?factores|con (?:los )?factores de demanda/.test(reading.plain), 7],
    [area && reading.has('service') && asksDwelling(reading), 7],
    [appliances >= 3, 3],
    [reading.has('load', 'service', 'demand-factor'), 1],
    [reading.has('circuit-count'), -8],
  );
};

/** A load added to a dwelling that stands, by 220.83. */
const asksExisting = (reading: Reading): boolean =>
  /220\.83/.test(reading.plain) ||
  (/existing|existente/.test(reading.plain) && /\b(?:add|adding|agreg\w*|anad\w*|new|nuev[ao]s?)\b/.test(reading.plain));

/** 'What size service does my house need?': nothing given, so it is asked for. */
const asksServiceSize = (reading: Reading): boolean =>
  reading.has('service') &&
  reading.has('dwelling') &&
  currents(reading).length === 0 &&
  reading.sizes.length === 0 &&
  reading.stems.length <= 8 &&
  /\b(?:what|how big|size|que tamano|de que tamano|de cuanto|cuantos amp\w*|que (?:servicio|acometida))\b/.test(reading.plain);

const asksForHouse: NonNullable<Intent['asks']> = (_reading, values) =>
  values.areaFt2 === undefined
    ? {
        en: 'To size the service I need the **floor area in square feet** and what is electric: **range, dryer, water heater, heat or air conditioning, vehicle charger**, with their watts.',
        es: 'Para el tamaño de la acometida necesito el **área en pies cuadrados** y qué es eléctrico: **estufa, secadora, calentador, calefacción o aire acondicionado, cargador de auto**, con sus watts.',
      }
    : undefined;

/** Only what the form has: a name that the calculator does not know is left out by the caller. */
export const dwellingStandard: Intent = {
  calculator: 'dwelling-load-standard',
  score: (reading) => (reading.has('optional-method') ? 0 : dwellingScore(reading)),
  also: leftOut,
  asks: asksForHouse,
};

/** A general or connected load given as one figure: '30 kVA of general loads'. */
const generalLoadOf = (reading: Reading): number | undefined =>
  areaFt2(reading) !== undefined
    ? undefined
    : powers(reading).find((each) =>
        /general|connected|conectad|other loads|otras cargas|of loads|de cargas|antes de|before/.test(
          `${each.before.slice(-26)}|${each.after.slice(0, 24)}`,
        ),
      )?.value;

export const dwellingOptional: Intent = {
  calculator: 'dwelling-load-optional',
  score: (reading) =>
    (reading.has('optional-method') || /[12]20\.82/.test(reading.plain)) &&
    !reading.has('multifamily') &&
    (unitsIn(reading.plain) ?? 1) <= 2
      ? Math.max(dwellingScore(reading) + 1, generalLoadOf(reading) === undefined ? 0 : 10)
      : 0,
  values: (reading) => {
    const generalVa = generalLoadOf(reading);
    const values = dwellingValues(reading);
    // Strips beside a heat pump are its supplement, unless only one of them can run.
    const apart =
      /lock(?:s|ed)? ?out|not (?:run|operate|come on) (?:together|at)|never (?:run|together)|no (?:prenden|trabajan|operan) (?:junt|al mismo)|bloque/.test(
        reading.plain,
      );
    const strips = values.heatPumpVa === undefined || apart ? undefined : values.heatVa;
    return {
      ...values,
      generalVa,
      heatVa: strips === undefined ? values.heatVa : undefined,
      supplementaryHeatVa: strips,
    };
  },
  also: leftOut,
  asks: asksForHouse,
};

export const asksDemand = (reading: Reading): boolean =>
  reading.has('demand-factor', 'load') ||
  /220\.55|220\.54|220\.53|demand|demanda|column c|columna c|service load|carga/.test(reading.plain);

export const rangeDemand: Intent = {
  calculator: 'range-demand',
  score: (reading) => {
    const ranges = appliancesIn(reading).filter((each) => each.kind === 'range');
    const counted = /(?<![\w./])\d{1,3}\s(?!kw|kva|w\b|watts|amps|unit|v\b)(?:\w+ ){0,3}?(?:ranges|estufas|cooktops)\b/.test(reading.plain);
    if (!reading.has('range') || (ranges.length === 0 && !(counted && reading.all('power').length > 0))) return 0;
    const only = appliancesIn(reading).every((each) => each.kind === 'range');
    return cues([asksDemand(reading), 9], [!asksDemand(reading), 5], [!only, -5], [areaFt2(reading) !== undefined, -5]);
  },
  values: (reading): Values => {
    const ranges = appliancesIn(reading).filter((each) => each.kind === 'range');
    const counted =
      /(?<![\w./-])(\d{1,3})\s(?!kw|kva|w\b|watts|amps|unit|v\b)(?:[a-z-]+ ){0,4}?(?:ranges|estufas|cooktops|ovens|hornos)\b/.exec(
        reading.plain,
      )?.[1];
    const units = /\beach\b|\bcada\b|\bper unit\b|\bevery\b/.test(reading.plain) ? unitsIn(reading.plain) : undefined;
    const single = ranges.length === 1 ? ranges[0] : undefined;
    const count = counted === undefined ? units : Number(counted);
    return {
      rangesKw:
        single !== undefined && single.count === 1 && count !== undefined && count > 1
          ? `${count}x${single.va / 1000}`
          : listOf(ranges, 1000),
      volts: volts(reading),
      circuit:
        /note 4|nota 4|branch[- ]circuit|circuito derivado|ramal|(?:single|one|same|solo|mismo) (?:\d+ ?-?amps? )?circuit/.test(
          reading.plain,
        ) && !/feeder|service|alimentador|acometida/.test(reading.plain)
          ? 'branch'
          : undefined,
    };
  },
  also: (reading) =>
    reading.all('power').some((each) => each.value >= 8750) && (setsCircuit(reading) || reading.has('branch-circuit'))
      ? {
          text: {
            en: 'The branch circuit of a range of 8-3/4 kW or more is rated at least **40 A**.',
            es: 'El circuito de una estufa de 8-3/4 kW o más es de **40 A** como mínimo.',
          },
          section: '210.19',
        }
      : undefined,
};

const setsCircuit = (reading: Reading): boolean =>
  /branch[- ]circuit|circuito (?:derivado|minimo)|\bramal\b|minimum (?:circuit|rating)|breaker|pastilla/.test(reading.plain);

/** Ranges, ovens and dryers on a neutral: their demand in kW, ranges by Table 220.55 unless the figure is said to be the demand. */
function neutralCookingKw(reading: Reading): number | undefined {
  const isDemand = (each: Quantity): boolean => /demand/.test(`${each.before.slice(-18)}|${each.after.slice(0, 16)}`);
  const demandKw = reading.quantities.filter((each) => each.kind === 'power' && isDemand(each)).map((each) => each.value);
  const all = appliancesIn(reading);
  const ranges = all.filter((each) => each.kind === 'range');
  const dryers = all.filter((each) => each.kind === 'dryer');
  if (ranges.length + dryers.length === 0) return undefined;
  const rated = ranges
    .filter((each) => !demandKw.includes(each.va))
    .flatMap((each) => Array.from({ length: each.count }, () => each.va / 1000));
  const given = ranges.filter((each) => demandKw.includes(each.va)).reduce((sum, each) => sum + each.va / 1000, 0);
  const dried = dryers.reduce(
    (sum, each) => sum + (each.count * (demandKw.includes(each.va) ? each.va : Math.max(each.va, 5000))) / 1000,
    0,
  );
  return Number((given + dried + (rated.length === 0 || rated.some((kw) => kw > 27) ? 0 : rangeDemandKw(rated).demandKw)).toFixed(3));
}

const NONLINEAR = /non-?\s?linear|no lineal|harmonic|armonic|electronic|computer|computadora|discharge|descarga|fluorescent/;

/** 'The reduction above 200 A' and 'the first 200 A' name the rule, no load. */
const neutralAmps = (reading: Reading): readonly Quantity[] =>
  currents(reading).filter(
    (each) => each.value !== 200 || !/(?:above|over|past|first|exce\w+|arriba de|mas de|primeros)(?: de| the| los)? $/.test(each.before),
  );

export const neutralLoad: Intent = {
  calculator: 'neutral-load',
  score: (reading) => {
    if (
      !reading.has('neutral', 'neutral-load') ||
      areaFt2(reading) !== undefined ||
      (reading.sizes.length > 0 && (!/unbalanc|desbalanc/.test(reading.plain) || asksGroundedService(reading))) ||
      /box fill|conductor count|portador/.test(reading.plain)
    )
      return 0;
    const amps = neutralAmps(reading);
    const wholeNonlinear = amps.length === 1 && NONLINEAR.test(amps[0]?.after.slice(0, 34) ?? '');
    const ampsAsked =
      amps.length > 0 &&
      (amps.length === 1 || (amps.length === 2 && NONLINEAR.test(reading.plain))) &&
      (wholeNonlinear ||
        /unbalanc|desbalanc|220\.61|\d amps? (?:de carga )?linea(?:r|les)|(?:neutral|neutro)[^?]{0,40}(?:reduc|demand|load|carga)|(?:reduc|demand|load|carga)[^?]{0,40}(?:neutral|neutro)/.test(
          reading.plain,
        ));
    const kilowatts = neutralCookingKw(reading) !== undefined && reading.has('range', 'dryer') && reading.all('percent').length < 2;
    return cues([ampsAsked || kilowatts, 18], [asksInWords(reading) && !/\b(?:load|carga|cuant|what|que)\b/.test(reading.plain), -8]);
  },
  values: (reading): Values => {
    const amps = neutralAmps(reading);
    // Its own words up to the next figure: in '300 A linear and 100 A nonlinear' the first is linear.
    const nonlinear = amps.find((each) => NONLINEAR.test(`${each.before.slice(-16)}|${each.after.slice(0, 34).split(/\d/)[0]}`));
    const cookingKw = neutralCookingKw(reading);
    const wholeNonlinear =
      /all (?:of it |are |is )?(?:non-?\s?linear|electronic)|tod[ao] (?:es )?no lineal/.test(reading.plain) ||
      (amps.length === 1 &&
        NONLINEAR.test(amps[0]?.after.slice(0, 34) ?? '') &&
        !/(?:no|without|sin) (?:harmonic|armonic)/.test(reading.plain));
    const linear = amps.find((each) => each !== nonlinear || amps.length === 1);
    // '300 A linear and 100 A nonlinear' are two loads; '300 A, of which 100 A nonlinear' is one.
    const apart =
      nonlinear !== undefined &&
      linear !== undefined &&
      linear !== nonlinear &&
      !/of (?:which|it|that|this)|includ|incluy|de (?:los|las) cuales|de (?:ella|ellos|esos)/.test(reading.plain) &&
      (/(?<!non-?\s?|\bno )\blinea[lr]/.test(linear.after.slice(0, 34)) || /\b(?:plus|mas|ademas de)\b/.test(reading.plain));
    const unbalancedA = linear === undefined ? undefined : linear.value + (apart ? (nonlinear?.value ?? 0) : 0);
    return {
      unbalancedA: cookingKw === undefined ? unbalancedA : undefined,
      nonlinearA: cookingKw !== undefined ? undefined : wholeNonlinear ? unbalancedA : amps.length > 1 ? nonlinear?.value : undefined,
      cookingKw,
    };
  },
  also: (reading) =>
    appliancesIn(reading).some((each) => each.kind === 'range')
      ? {
          text: { en: 'Ranges enter with their demand from Table 220.55.', es: 'Las estufas entran con su demanda de la Tabla 220.55.' },
          section: '220.61(B)',
        }
      : undefined,
};

const SHOW_WINDOW = /show[- ]window|escaparate|aparador|vitrina/;

/** A store or office as a whole: lighting by area with receptacles, show windows or signs. */
export const commercialLoad: Intent = {
  calculator: 'commercial-load',
  score: (reading) => {
    const occupancy = occupancyOf(reading);
    if (areaFt2(reading) === undefined || occupancy === undefined || occupancy === 'dwelling') return 0;
    const parts = [yokesIn(reading.plain) !== undefined, SHOW_WINDOW.test(reading.plain), signsIn(reading.plain) > 0].filter(
      Boolean,
    ).length;
    // A load of its own that the sum has no place for: no sum.
    if (reading.all('horsepower').length > 0 || appliancesIn(reading).length > 0) return 0;
    return parts > 0 && (reading.has('load', 'service', 'feeder', 'demand-factor') || /total|\bva\b|kva|amps/.test(reading.plain))
      ? 12 + parts
      : 0;
  },
};

export const yokesIn = (plain: string): number | undefined =>
  counted(plain, 'receptacles|outlets|yokes|duplex(?:es)?|contactos|tomacorrientes|receptaculos|enchufes|salidas');

const signsIn = (plain: string): number => {
  const found = /(?<![\w./])(\d{1,2}|one|an?|un)\s(?:[a-z]+\s){0,2}?(?:signs?|anuncios?|letreros?)\b/.exec(plain)?.[1];
  return found === undefined ? 0 : Number(found) || 1;
};

export const LAMPS =
  /lights?\b|lumin|fixtures?|troffers?|lamps?\b|lamparas?|focos?|bulbs?|\bcans?\b|wafers?|\bleds?\b|high ?bays?|heaters?\b|baseboard|zo[ck]a?los?\b|calefactor|calentadores|loads?\b|cargas?\b|floods?|reflector|balast|driver|machines?|maquinas?|computers?|computadoras?/;

export const runsForHours = (reading: Reading): boolean =>
  reading.continuous === true || /3 (?:hours|horas)|all (?:day|night)|tod[ao] (?:el dia|la noche)/.test(reading.plain);

/** What one of many equal loads draws, in VA: the figure beside 'each' or 'cada', else the smallest one given. */
export function eachLoad(reading: Reading): Quantity | undefined {
  const all = [...reading.all('power'), ...reading.all('apparent'), ...reading.all('current')];
  return (
    all.find((each) =>
      /\b(?:each|apiece|cada|c\/u|per (?:fixture|lamp|light)|por (?:luminaria|lampara|foco))\b/.test(
        `${each.before.slice(-10)}|${each.after.slice(0, 18)}`,
      ),
    ) ??
    reading.all('power')[0] ??
    reading.all('apparent')[0] ??
    [...reading.all('current')].sort((a, b) => a.value - b.value)[0]
  );
}

const circuitRating = (reading: Reading, each: Quantity | undefined): Quantity | undefined =>
  currents(reading).find((other) => other !== each && other.value >= 10 && other.value <= 100);

export const loadsPerCircuit: Intent = {
  calculator: 'loads-per-circuit',
  also: (reading) => (isFixedHeat(reading) ? continuousBecause(reading) : undefined),
  score: (reading) => {
    const each = eachLoad(reading);
    if (each === undefined || !LAMPS.test(reading.plain) || areaFt2(reading) !== undefined) return 0;
    // Receptacles at 180 VA are counted, not burning for hours.
    if (each.value === 180 && reading.has('receptacle', 'receptacle-count')) return 0;
    if (/how many (?:\d+ ?-?amps? |lighting |branch )*circuits|cuantos (?:\w+ )?circuitos/.test(reading.plain)) return 0;
    const counts = /how many|cuant[ao]s|max(?:imum)? (?:number|quantity)|numero maximo/.test(reading.plain);
    const circuit = circuitRating(reading, each) !== undefined;
    const [first] = reading.all('current');
    return counts &&
      circuit &&
      (each.kind !== 'current' || (first !== undefined && reading.all('current').length > 1)) &&
      !/how many (?:amps|watts|hours|kwh|kw\b|volts)|cuant[ao]s (?:amp|watts|horas|kwh|kw\b|volts)/.test(reading.plain)
      ? 12
      : 0;
  },
  values: (reading): Values => {
    const each = eachLoad(reading);
    const supply = reading.all('voltage').length === 0 ? undefined : (reading.all('voltage')[0]?.value ?? 120);
    return {
      // The only amperes are those of the circuit.
      eachVa:
        each === undefined || (each.kind === 'current' && circuitRating(reading, each) === undefined)
          ? undefined
          : Number((each.kind === 'current' ? each.value * (supply ?? 120) : each.value).toFixed(3)),
      circuitAmperes: circuitRating(reading, each)?.value,
      volts: supply,
      continuous: isFixedHeat(reading) || runsForHours(reading) ? 'yes' : reading.continuous === false ? 'no' : undefined,
    };
  },
};

const HOUSE_LOAD = /house loads?|\bcommon\b|\bcomun|cargas? (?:de la casa|generales del edificio)/;

export const multifamilyLoad: Intent = {
  calculator: 'multifamily-load',
  score: (reading) => {
    const units = unitsIn(reading.plain);
    if (
      units === undefined ||
      units < 3 ||
      !(reading.has('load', 'demand-factor', 'optional-method', 'service') || /220\.84/.test(reading.plain))
    )
      return 0;
    const figures = reading.all('power').length + reading.all('apparent').length + reading.all('area').length;
    if (figures === 0 && !/220\.84|demand factor|factor de demanda/.test(reading.plain)) return 0;
    const single = appliancesIn(reading);
    const oneKind =
      single.length > 0 &&
      single.every((each) => each.kind === single[0]?.kind) &&
      reading.all('area').length === 0 &&
      !/connected|conectada/.test(reading.plain);
    return cues(
      [true, 7],
      [reading.has('optional-method') || /220\.84/.test(reading.plain), 4],
      [/connected load|carga conectada/.test(reading.plain), 2],
      [oneKind, -6],
      [reading.has('standard-method') && !reading.has('optional-method'), -3],
    );
  },
  values: (reading): Values => {
    const { heatUnits: _units, heatPumpVa: _pump, evVa: _ev, ...values } = dwellingValues(reading);
    const loads = reading.quantities.filter((each) => each.kind === 'power' || each.kind === 'apparent');
    const connected =
      loads.find((each) => /connected|conectad|each|cada|per unit/.test(`${each.before.slice(-30)}|${each.after.slice(0, 30)}`)) ??
      (loads.length === 1 && /connected|conectad|per unit|por (?:unidad|vivienda|departamento)|each|cada/.test(reading.plain)
        ? loads[0]
        : undefined);
    const house = loads.find((each) =>
      HOUSE_LOAD.test(`${(each.before.split(/[,;.]/).at(-1) ?? '').slice(-30)}|${each.after.split(/[,;.]/)[0]?.slice(0, 24)}`),
    );
    const units = unitsIn(reading.plain);
    const total =
      connected !== undefined &&
      !/per unit|each|cada|por (?:unidad|vivienda|departamento)/.test(reading.plain) &&
      /total/.test(`${connected.before.slice(-30)}|${connected.after.slice(0, 24)}`);
    return areaFt2(reading) === undefined && connected !== undefined
      ? {
          units,
          connectedVaPerUnit: total && units !== undefined ? connected.value / units : connected.value,
          houseVa: house?.value,
          volts: volts(reading),
          phases: acPhases(reading),
        }
      : { ...values, units, houseVa: house?.value, phases: acPhases(reading) };
  },
};

/** Figure before a word: '80 duplex receptacles' -> 80. */
export function counted(plain: string, words: string): number | undefined {
  const match = new RegExp(`(?<![\\w./$])(\\d{1,5})\\s(?:(?!amps|v\\b|volts|va\\b|ft|feet|w\\b|kw)[a-z-]+\\s){0,4}?(?:${words})\\b`).exec(
    plain,
  );
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

export const existingLoad: Intent = {
  calculator: 'existing-load',
  score: (reading) => {
    if (powers(reading).length + currents(reading).length === 0) return 0;
    return cues(
      [reading.has('existing-load'), 6],
      [
        /peak|\bpico\b|demanda (?:max|mas alta)|(?:max|highest)[^?]{0,16} demand|demand (?:max|peak)/.test(reading.plain) &&
          /add|agreg|anad|enough|\bok\b|suficiente|alcanza|capacity|room for|spare|cabe|aguanta|handle/.test(reading.plain),
        3,
      ],
      [
        /220\.87|peak|\bpico\b|(?:max|highest)[^?]{0,16} demand|demand (?:max|peak)|demanda max|demanda pico|12[- ]month|30[- ]day|metered/.test(
          reading.plain,
        ),
        4,
      ],
      [reading.has('range', 'dryer') && !/peak|maxim/.test(reading.plain), -3],
    );
  },
};

/** An existing dwelling with load added, by the 8 kVA and 40 % sum of 220.83. */
export const existingDwellingLoad: Intent = {
  calculator: 'existing-dwelling-load',
  score: (reading) => {
    const loads = powers(reading);
    if (loads.length === 0 || /peak|maximum demand|demanda maxima|demanda pico|12[- ]month|30[- ]day|metered|220\.87/.test(reading.plain))
      return 0;
    return cues(
      [/220\.83/.test(reading.plain), 9],
      [/existing|existente/.test(reading.plain) && reading.has('dwelling') && reading.has('load'), 8],
      [/add|agreg|anad|new|nueva/.test(reading.plain), 1],
    );
  },
  values: (reading): Values => {
    const loads = powers(reading);
    const noClimate = /(?:sin|without|no) (?:\w+ )?(?:clima|air|a\/c|heat|new climate)/.test(reading.plain);
    const climate = noClimate
      ? undefined
      : loads.find((each) =>
          /air|a\/c|\bac\b|heat(?!e)|condens|aire|clima|minisplit|calefac/.test(
            `${each.after.split(/[,;.]/)[0]?.slice(0, 26)}|${/\b(?:sin|no|without)\s[^,]*$/.test(each.before) ? '' : (each.before.split(/[,;.]|\b(?:y|and)\b/).at(-1) ?? '').slice(-34)}`,
          ),
        );
    const general = loads.filter((each) => each !== climate).reduce((sum, each) => sum + each.value * countBefore(each), 0);
    const area = areaFt2(reading);
    const small = circuitsOf(reading.plain, SMALL_APPLIANCE) ?? (area === undefined ? 0 : 2);
    const laundry = /laundry|lavanderia|lavado\b/.test(reading.plain) ? (circuitsOf(reading.plain, LAUNDRY) ?? 1) : 0;
    return {
      generalVa: general === 0 ? undefined : general,
      areaFt2: area,
      circuits: small + laundry === 0 ? undefined : small + (area === undefined ? laundry : Math.max(1, laundry)),
      climateVa: climate?.value,
    };
  },
};
