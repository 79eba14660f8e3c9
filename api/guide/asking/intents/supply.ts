// Transformers, vehicle chargers and solar out of a question.
import { show, type Values } from '../../calculators/calculator.ts';
import { conductorText, smallestConductor } from '../../calculators/smallest-conductor.ts';
import { type Quantity, quantityAt } from '../../reading/quantities.ts';
import type { Reading } from '../../reading/read-question.ts';
import { acPhases, asksInWords, currents, metalOf, nearestTo, volts } from './common.ts';
import { cues, type Intent } from './intent.ts';
import { PHASE_CONVERTER } from './motors.ts';

/** Usual voltages written without their unit: '75 kva 480 primary'. */
const bareVoltages = (reading: Reading): readonly Quantity[] =>
  [
    ...reading.plain.matchAll(
      /(?<![\w./#$-]|\d y?\/ ?)(120|208|240|277|480|600|2400|4160|4800|7200|7620|7970|12470|13200|13800|14400|24900|34500)(?=y?(?![\w./-])| ?delta)(?! ?(?:v\b|volts?|k?va\b|kw|w\b|hp|%|ft|feet|m\b|°))/g,
    ),
  ]
    .filter(
      (match) =>
        !/^ ?amps/.test(reading.plain.slice(match.index + match[0].length)) ||
        /(?:primari\w*|primary|secund\w*|secondary|a|to|-) ?(?:de )?$/.test(reading.plain.slice(0, match.index)),
    )
    .map((match) => voltageAt(reading.plain, match, Number(match[1])));

const voltageAt = (plain: string, match: RegExpExecArray, value: number): Quantity =>
  quantityAt(plain, match.index, match.index + match[0].length, { kind: 'voltage', value, unit: 'v' });

/** '480Y/277 secondary', '120/240' without the unit: the higher of the two. */
const barePairs = (plain: string): readonly Quantity[] =>
  [...plain.matchAll(/(?<![\w./#$-])(\d{3})\s?y?\s?\/\s?(\d{3})(?![\w/-]|\.\d|\s?(?:v\b|volts?|amps))/g)].map((match) => {
    const found = voltageAt(plain, match, Math.max(Number(match[1]), Number(match[2])));
    return { ...found, after: found.after.replace(/^ ?[:;.?].*/, '') };
  });

/** Primary and secondary voltage: by the words beside them, else in the order of the text. */
export function transformerVolts(reading: Reading): { readonly primary: number | undefined; readonly secondary: number | undefined } {
  const all = [...reading.all('voltage').filter((each) => each.value >= 6), ...bareVoltages(reading), ...barePairs(reading.plain)];
  const named = (pattern: RegExp): Quantity | undefined =>
    all.find((each) => pattern.test(each.before.slice(-20)) || pattern.test(each.after.slice(0, 14)));
  const pairs = [
    ...reading.plain.matchAll(
      /(?<!\/ ?)\b(\d{3,5})\s?(?:v\b|volts)?\s?(?:delta|d)?\s?(?:-|to|:|\/|a)\s?(\d{2,3})\s?y?\s?(?:\/\s?(\d{2,3}))?\s?(?:v\b|volts|wye)?/g,
    ),
  ];
  const primaryNamed =
    named(/(?<!\b(?:solo|only|mas)(?: el| en el| on the| del)? )primar(?!y only|io (?:nada|sol))|pri(?=[\s.,])/) ??
    all.find((each) => /(?:from|supplied (?:by|from|at)|fed (?:by|from)|desde|de una fuente de)\s(?:an? |un[ao]? )?$/.test(each.before));
  const secondaryNamed =
    named(/secundari|secondar|sec(?=[\s.,])/) ??
    (primaryNamed === undefined ? undefined : all.find((each) => each.value !== primaryNamed.value));
  const first = pairs[0];
  if (primaryNamed === undefined && secondaryNamed === undefined && first !== undefined && Number(first[1]) >= 200) {
    return { primary: Number(first[1]), secondary: Math.max(Number(first[2]), Number(first[3] ?? 0)) };
  }
  const [lone] = all;
  if (primaryNamed === undefined && all.length === 1 && /secund|second/.test(reading.plain) && !/primar/.test(reading.plain))
    return { primary: undefined, secondary: lone?.value };
  const distinct = [...new Set(all.map((each) => each.value))];
  const primary = primaryNamed?.value ?? distinct.find((value) => value !== secondaryNamed?.value) ?? undefined;
  const rest = distinct.filter((value) => value !== primary);
  const secondary = secondaryNamed?.value ?? (rest.length === 0 ? undefined : Math.max(...rest));
  return { primary, secondary: secondary === primary && distinct.length > 1 ? Math.max(...rest) : secondary };
}

const ASKS_RATIO = /turns|\bratio\b|vueltas|relacion|espiras/;

/** Turns of a winding: 'the primary has 800 turns', '800 vueltas en el primario'; the side that is not named is the primary. */
function windingTurns(plain: string): { readonly primary?: number; readonly secondary?: number } {
  const found: { primary?: number; secondary?: number } = {};
  for (const match of plain.matchAll(/(?<![\w./])(\d{1,6}(?:\.\d+)?)[- ](?:(prim|sec)[a-z]* )?(?:turns?|vueltas|espiras)\b/g)) {
    const before =
      plain
        .slice(0, match.index)
        .split(/[,;?.]|\b(?:and|y)\b/)
        .at(-1) ?? '';
    const after = plain.slice(match.index + match[0].length).split(/[,;?.]|\b(?:and|y)\b/)[0] ?? '';
    const named = match[2] ?? /prim|second|secund/.exec(after)?.[0] ?? [...before.matchAll(/prim|second|secund/g)].at(-1)?.[0];
    found[named === undefined || named === 'prim' ? 'primary' : 'secondary'] ??= Number(match[1]);
  }
  return found;
}

/** Turns go as the voltages: those of the winding that is left out. */
function otherWinding(reading: Reading): ReturnType<NonNullable<Intent['also']>> {
  const { primary, secondary } = transformerVolts(reading);
  const turns = windingTurns(reading.plain);
  const given = turns.primary ?? turns.secondary;
  if (given === undefined || (turns.primary !== undefined && turns.secondary !== undefined)) return undefined;
  if (primary === undefined || secondary === undefined) return undefined;
  const toSecondary = turns.primary !== undefined;
  const [to, from] = toSecondary ? [secondary, primary] : [primary, secondary];
  const sum = `${show(given)} × ${show(to)} V / ${show(from)} V = **${show((given * to) / from, 1)}`;
  return {
    text: {
      en: `Turns of the ${toSecondary ? 'secondary' : 'primary'}: ${sum} turns**.`,
      es: `Vueltas del ${toSecondary ? 'secundario' : 'primario'}: ${sum} vueltas**.`,
    },
  };
}

/** The load on the secondary; one given on the primary is carried over by the voltages. */
function secondaryAmperes(reading: Reading, primary: number | undefined, secondary: number | undefined): number | undefined {
  const [load] = currents(reading);
  if (load === undefined) return undefined;
  const onPrimary = /primar/.test(`${load.before.slice(-22)}|${load.after.slice(0, 22)}`) && !/secund|second/.test(load.before.slice(-22));
  return onPrimary && primary !== undefined && secondary !== undefined
    ? Number(((load.value * primary) / secondary).toFixed(3))
    : load.value;
}

/** 'Size a transformer for my shop': its load and voltages must be asked for. */
const asksWithoutRating = (reading: Reading): boolean =>
  reading.quantities.length === 0 &&
  reading.stems.length <= 8 &&
  /\b(?:size (?:a|the|my) transformer|what (?:size )?transformer|how big (?:a|of a) transformer|que (?:tamano de )?transformador (?:necesito|ocupo|pongo)|calcula\w* (?:un|el) transformador)\b/.test(
    reading.plain,
  );

/** Said of transformers only: '75 kVA 480 primary amps', '45 kva dry type'. */
const WINDINGS =
  /\b(?:primar(?:y|io|ia)|secundari[oa]|secondary|each side|both sides|cada lado|ambos lados|dry[- ]type|tipo seco|trafo|x?frmr|xfmr|step[- ](?:up|down)|delta[- ](?:wye|estrella)|\d{3} ?v? ?delta (?:to|-|a) ?\d{3}|\d{3,5}(?:y ?\/ ?\d{3})? ?(?:v(?:olts?)? )?(?:to|a) \d{3}(?=y\b|y? ?\/))/;

/** Asks where a transformer may stand, not what protects it. */
const PLACE =
  /combustib|clearance|how (?:far|close|near)|fire[- ]resist|\bvault|separars?e|separado|retirado|que distancia|boveda|resistente al fuego/;

const OPEN_DELTA = /open[- ]delta|delta abierta|\bv-v\b|open[- ](?:wye|v)\b/;

/** Conductors from the secondary to a device: their ampacity is not less than its rating, 240.21(C); the next size up of 240.4(B) is not theirs. */
function secondaryConductors(reading: Reading): ReturnType<NonNullable<Intent['also']>> {
  const device = currents(reading).find(
    (each) =>
      /breaker|main|principal|pastilla|panel|fuse|fusible|disconnect/.test(`${each.before.slice(-24)}|${each.after.slice(0, 18)}`) &&
      !/primar|feeder|alimentador/.test(`${each.before.split(/[,;.]/).at(-1)}|${each.after.split(/[,;.]/)[0]}`),
  )?.value;
  if (device === undefined || !reading.has('conductor', 'wire-size') || !/second|secund/.test(reading.plain)) return undefined;
  const metal = metalOf(reading) ?? 'cu';
  const wire = smallestConductor(device, metal, reading.terminals === '60' ? 60 : 75);
  return {
    text: {
      en: `Secondary conductors to the ${show(device)} A device: at least **${show(device)} A** of ampacity: **${conductorText(wire, metal, 'en')}** (${show(wire.ampacityA)} A). Rounding up to the next device size (240.4(B)) is **not** allowed there.`,
      es: `Conductores del secundario al dispositivo de ${show(device)} A: al menos **${show(device)} A** de ampacidad: **${conductorText(wire, metal, 'es')}** (${show(wire.ampacityA)} A). Ahí **no** se permite subir al siguiente tamaño de 240.4(B).`,
    },
    section: '240.4(B)',
  };
}

const saysOne = (plain: string, ways: string): boolean => ways.split(' | ').some((way) => plain.includes(way));

/** Nothing on the secondary: 'no main on the secondary', 'sin protección en el secundario'. */
function deniesSecondary(plain: string): boolean {
  const words = plain.split(' ');
  return words.some((word, at) => NONE.has(word) && words.slice(at + 1, at + 6).some((each) => saysOne(each, 'secondary | secundari')));
}
const NONE = new Set(['no', 'without', 'sin']);

/** Whether the secondary has a device too, where the question says. */
const protectedOn = ({ plain }: Reading): 'primary' | 'both' | undefined =>
  deniesSecondary(plain) ||
  saysOne(
    plain,
    'primary only | primary-only | primary protection only | only primary | only the primary | solo en el primario | solo primario | solo el primario',
  )
    ? 'primary'
    : saysOne(
          plain,
          'both sides | primary and secondary protection | with secondary | ambos lados | los dos lados | con proteccion secundaria',
        )
      ? 'both'
      : undefined;

export const transformer: Intent = {
  calculator: 'transformer',
  also: (reading) => otherWinding(reading) ?? secondaryConductors(reading),
  score: (reading) => {
    const kva = reading.all('apparent').length > 0;
    if (!reading.has('transformer') && !(kva && (WINDINGS.test(reading.plain) || OPEN_DELTA.test(reading.plain)))) return 0;
    if (asksWithoutRating(reading)) return 6;
    if (PLACE.test(reading.plain)) return 0;
    // A tap that feeds a transformer goes by the feeder's device.
    if (reading.has('tap') && (!kva || reading.all('length').length > 0)) return 0;
    if (kva && OPEN_DELTA.test(reading.plain)) return 12;
    const { primary, secondary } = transformerVolts(reading);
    const voltages = (primary === undefined ? 0 : 1) + (secondary === undefined ? 0 : 1);
    if (!kva && voltages < 2) return 0;
    if (!kva && voltages === 2 && ASKS_RATIO.test(reading.plain)) return 11;
    if (
      reading.has('short-circuit') ||
      reading.all('percent').some((each) => /z\b|impedanc/.test(`${each.before.slice(-14)}|${each.after.slice(0, 12)}`))
    )
      return 0;
    return cues(
      [kva && voltages > 0, 9],
      [reading.has('breaker', 'fuse', 'ocpd') || /current|corriente|amps|amperes|turns|vueltas|relacion/.test(reading.plain), 2],
      [!kva && voltages === 2 && currents(reading).length > 0, 5],
      [!kva, 5],
      [asksInWords(reading), -3],
    );
  },
  values: (reading): Values => {
    const { primary, secondary } = transformerVolts(reading);
    const kva = reading.all('apparent')[0]?.value;
    if (OPEN_DELTA.test(reading.plain) && kva !== undefined) {
      // A bank of three named by its sum loses one unit: a third is left of each.
      const whole =
        /\bbank|banco/.test(reading.plain) &&
        /los(?:e|es|t)\b|fail|remov|pierd|perd|fall[ao]|quema|sac[ao]/.test(reading.plain) &&
        !/(?:\b[23] |each|cada|per unit)/.test(reading.plain);
      return { kva: kva / (whole ? 3000 : 1000), find: 'open-delta' };
    }
    return {
      kva: kva === undefined ? undefined : kva / 1000,
      primaryVolts: primary,
      secondaryVolts: secondary,
      find: kva === undefined && currents(reading).length === 0 && ASKS_RATIO.test(reading.plain) ? 'ratio' : undefined,
      protection: protectedOn(reading),
      phases: acPhases(reading) ?? (secondary !== undefined && secondary <= 120 ? '1' : undefined),
      loadAmperes: kva === undefined ? secondaryAmperes(reading, primary, secondary) : undefined,
    };
  },
  asks: (reading) =>
    asksWithoutRating(reading)
      ? {
          en: 'To size a transformer I need the **load** (kVA or amperes), the **primary and secondary voltage**, and whether it is **single- or three-phase**.',
          es: 'Para el transformador necesito la **carga** (kVA o amperes), el **voltaje primario y secundario**, y si es **monofásico o trifásico**.',
        }
      : undefined,
  references: [{ section: 'Table 450.3(B)', why: { en: 'Its protection.', es: 'Su protección.' } }],
  assumes: (_reading, values) => {
    // Only the primary side was asked for; its devices don't depend on the secondary voltage.
    if (typeof values.primaryVolts !== 'number' && typeof values.secondaryVolts === 'number' && values.kva !== undefined)
      return { primaryVolts: values.secondaryVolts >= 400 ? 600 : 480 };
    if (typeof values.primaryVolts !== 'number' || values.kva === undefined || values.primaryVolts > 1000) return {};
    const single = values.phases === '1' || (values.phases === undefined && values.primaryVolts === 240);
    return { secondaryVolts: single ? 240 : values.primaryVolts > 240 ? 208 : 480, phases: single ? '1' : '3' };
  },
};

export const evSupply: Intent = {
  calculator: 'ev-supply',
  score: (reading) => {
    if (!reading.has('ev') || chargersTogether(reading) !== undefined) return 0;
    const charger = chargerA(reading) !== undefined;
    return cues(
      [charger, 8],
      [charger && reading.has('breaker', 'wire-size', 'conductor', 'ocpd', 'branch-circuit'), 3],
      [asksInWords(reading), -4],
      [reading.has('voltage-drop'), -4],
      [charger && asksChargerLoad(reading), 4],
      [reading.all('area').length > 0 || reading.has('existing-load') || /peak|existing|existente|demanda/.test(reading.plain), -9],
    );
  },
  values: (reading): Values => ({
    chargerAmperes: chargerA(reading),
    volts: reading.all('voltage').find((each) => each.value >= 200)?.value,
    metal: metalOf(reading),
    terminals: reading.terminals,
    find: asksChargerLoad(reading) ? 'load' : undefined,
    chargers: asksChargerLoad(reading) ? chargersIn(reading.plain) : undefined,
  }),
};

/** 'How many VA do I count': the load of 220.57, not the circuit. */
const asksChargerLoad = (reading: Reading): boolean =>
  !reading.has('breaker', 'wire-size', 'ocpd') &&
  /\b(?:how many|cuant[ao]s) (?:k?va|watts)\b|220\.57|load calc|service load|feeder load|calculated load|service calculation|calculo de (?:la )?carga|carga (?:de|para|en) (?:la )?(?:acometida|el alimentador|servicio)|count for|cuento|cuenta en|(?:load|carga) [^?]{0,30}(?:feeder|service|alimentador|acometida)/.test(
    reading.plain,
  );

/** Several chargers on one feeder without load management: their currents together. */
export function chargersTogether(reading: Reading): { readonly count: number; readonly each: number } | undefined {
  const count = chargersIn(reading.plain) ?? 1;
  const each = chargerA(reading);
  return count > 1 &&
    each !== undefined &&
    reading.has('feeder', 'panel', 'subpanel') &&
    reading.has('ev') &&
    !asksChargerLoad(reading) &&
    reading.has('breaker', 'ocpd', 'wire-size', 'conductor', 'ampacity', 'fuse')
    ? { count, each }
    : undefined;
}

function chargersIn(plain: string): number | undefined {
  const found =
    /(?<![\w./])(\d{1,3})\s(?:(?!amps|kw|v\b)[a-z-]+\s|\d+ (?:amps|kw) ){0,4}?(?:chargers|cargadores|evses?|stations|estaciones|wall ?box(?:es)?|wall connectors|teslas)\b/.exec(
      plain,
    )?.[1];
  return found === undefined ? undefined : Number(found);
}

function chargerA(reading: Reading): number | undefined {
  const all = currents(reading);
  const output = all.find(
    (each) =>
      !/^\s?(?:breaker|circuit|pastilla|circuito|panel|service|tablero|receptacle|subpanel|acometida)/.test(each.after.slice(0, 14)),
  );
  if (output !== undefined) return output.value;
  const watts = reading.all('power').find((each) => each.value >= 1000 && each.value <= 25_000)?.value;
  return watts === undefined ? undefined : Number((watts / (volts(reading) ?? 240)).toPrecision(12));
}

const ISC = /\bisc\b|short[- ]circuit|corto ?circuito/;

export const pvCurrent: Intent = {
  calculator: 'pv-current',
  score: (reading) => {
    if (!reading.has('pv')) return 0;
    if (
      /invers?or/.test(reading.plain) &&
      currents(reading).length === 1 &&
      reading.has('breaker', 'ocpd', 'fuse') &&
      !/bus|main|principal|barra/.test(reading.plain)
    )
      return 11;
    const currentsGiven = currents(reading).length > 0 || /isc (?:of |is |= ?|de )?\d/.test(reading.plain);
    if (
      inverterFromPower(reading) !== undefined &&
      reading.has('breaker', 'ocpd', 'fuse', 'wire-size', 'ampacity') &&
      !reading.has('busbar', 'voltage-drop')
    )
      return 11;
    return cues(
      [
        currentsGiven &&
          (ISC.test(reading.plain) ||
            /690\.8|maximum current|corriente maxima|source circuit|string|inver\w+[^?]{0,40}(?:output|salida)|(?:output|salida)[^?]{0,20}inver/.test(
              reading.plain,
            )),
        10,
      ],
      [reading.has('busbar') && currents(reading).length > 1, -8],
    );
  },
  values: (reading): Values => {
    const bare = /\bisc\b\s?(?:of|is|=|de|es)?\s?(\d+(?:\.\d+)?)/.exec(reading.plain)?.[1];
    const isc =
      currents(reading).find((each) => ISC.test(`${each.before.slice(-26)}|${each.after.slice(0, 18)}`))?.value ??
      (bare === undefined ? undefined : Number(bare));
    const inverter = currents(reading).find((each) => /inver/.test(`${each.before.slice(-26)}|${each.after.slice(0, 18)}`))?.value;
    const strings = /(?<![\w./])(\d{1,3})\s(?:\w+ ){0,2}?(?:strings|cadenas|ramas|parallel|en paralelo)/.exec(reading.plain)?.[1];
    return {
      shortCircuitAmperes: isc ?? (inverter === undefined ? currents(reading)[0]?.value : undefined),
      parallelStrings: strings === undefined ? undefined : Number(strings),
      inverterAmperes: inverter ?? (isc === undefined ? inverterFromPower(reading) : undefined),
    };
  },
};

/** Lowest temperature in °C, with its sign, which stands before the figure. */
function lowestC(reading: Reading): number | undefined {
  const [found] = reading.quantities.filter((each) => each.kind === 'temperature');
  if (found === undefined) return undefined;
  const below = /(?:-|minus|menos|negative)\s?$/.test(found.before) || /^\s?(?:below|bajo cero|under zero)/.test(found.after);
  if (!below) return Number(found.value.toFixed(2));
  // A negative Fahrenheit figure was turned into Celsius without its sign.
  return Number((/f(?:ahrenheit)?$/.test(found.unit) ? (-(found.value * 1.8 + 32) - 32) / 1.8 : -found.value).toFixed(2));
}

export const pvVoltage: Intent = {
  calculator: 'pv-voltage',
  score: (reading) => {
    const solar = reading.has('pv') || /modul|\bstring|690\.7|\bvoc\b/.test(reading.plain);
    const voc = vocOf(reading);
    return solar && voc !== undefined && lowestC(reading) !== undefined && !reading.has('battery') ? 12 : 0;
  },
};

function vocOf(reading: Reading): number | undefined {
  const bare = /\bvoc\b[^\d]{0,14}(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:v|volts?)?\s?voc\b/.exec(reading.plain);
  const said = bare?.[1] ?? bare?.[2];
  return said !== undefined ? Number(said) : nearestTo(/open[- ]circuit|circuito abierto/, reading.all('voltage'))?.value;
}

const CONDUCTORS = /conductor|ampaci|wire|cable|alambre|calibre|feed|aliment|disconnect|desconect|supply/;
const DRIVE = /\b(?:[va][fs]ds?|(?:variable|adjustable)[- ](?:frequency|speed)|drives?|variador(?:es)?)\b/;

/** The equipment and its nameplate current where what its conductors carry is asked for; undefined for other questions. */
function ratedEquipment(reading: Reading): { readonly kind: string; readonly ratedA: number } | undefined {
  const { plain } = reading;
  const all = currents(reading);
  const kind = PHASE_CONVERTER.test(plain)
    ? 'converter'
    : DRIVE.test(plain)
      ? 'drive'
      : /capacitor/.test(plain)
        ? 'capacitor'
        : (reading.has('generator') || /\bplanta\b/.test(plain)) &&
            /name ?plate|placa|rated|nominal|terminal|115 ?%|output|salida/.test(plain)
          ? 'generator'
          : undefined;
  const input = nearestTo(/input|entrada/, all)?.value;
  const ratedA = input ?? (all.length === 1 ? all[0]?.value : undefined);
  return kind === undefined ||
    ratedA === undefined ||
    !CONDUCTORS.test(plain) ||
    reading.all('reactive').length > 0 ||
    (kind === 'drive'
      ? // From a drive to its motor the motor's current counts.
        input === undefined && /output|salida|between|entre|fl[ac]\b|full[- ]load|plena|driven by/.test(plain)
      : reading.all('horsepower').length + reading.all('power').length > 0 || /inlet|transfer|weld|soldad|start\b/.test(plain))
    ? undefined
    : { kind, ratedA };
}

/** What the conductors of a generator, a capacitor, a drive or a phase converter carry: a share of its rated current. */
export const ratedCurrent: Intent = {
  calculator: 'rated-current',
  score: (reading) => {
    if (ratedEquipment(reading) !== undefined) return 14;
    const { plain } = reading;
    const kw = reading.all('power').filter((each) => each.value >= 1000);
    if (reading.has('generator') && kw.length === 1)
      return /current|amps|corriente|breaker|115 ?%/.test(plain) || CONDUCTORS.test(plain) ? 10 : 0;
    return reading.all('reactive').length > 0 &&
      reading.all('voltage').length > 0 &&
      reading.all('power').length + reading.all('apparent').length === 0
      ? cues([/capac|banco|bank|460\.8/.test(plain), 7], [/current|corriente|amps/.test(plain) || CONDUCTORS.test(plain), 5])
      : 0;
  },
};

/** Output current of an inverter given by its kilowatts: '7.6 kW inverter, 240 V'. */
function inverterFromPower(reading: Reading): number | undefined {
  const output = reading.all('power').find((each) => each.value >= 300) ?? reading.all('apparent')[0];
  const supply = volts(reading);
  if (
    !/inver(?:ter|sor)/.test(reading.plain) ||
    output === undefined ||
    currents(reading).length > 0 ||
    supply === undefined ||
    supply < 110
  )
    return undefined;
  return Number((output.value / (supply * (acPhases(reading) === '3' ? Math.sqrt(3) : 1))).toFixed(2));
}

/** 'a main of 100', 'bus 125': a rating without its unit. */
function bareRating(plain: string, of: string): number | undefined {
  const found = new RegExp(`\\b(?:${of})\\s(?:breaker\\s)?(?:(?:of|de|is|es)\\s)?(\\d{2,4})(?![\\d./]|\\s?(?:amps?|%|v\\b|kw|ft))`).exec(
    plain,
  )?.[1];
  return found === undefined ? undefined : Number(found);
}

const bareRatings = ({ plain }: Reading): readonly [bus: number | undefined, main: number | undefined] => [
  bareRating(plain, 'bus|busbar|barras?'),
  bareRating(plain, 'main|principal'),
];

export const busbar120Percent: Intent = {
  calculator: 'busbar-120-percent',
  also: (reading, figures) => {
    const amps = figures.find((each) => /inverter/i.test(each.name) && each.unit === 'A')?.value;
    if (typeof amps !== 'number' || !/watts?\b|\bkw\b|potencia|power/.test(reading.plain)) return undefined;
    const supply = volts(reading) ?? 240;
    const watts = amps * supply * (acPhases(reading) === '3' ? Math.sqrt(3) : 1);
    const sum = `${show(amps)} A × ${show(supply)} V = **${show(watts, 0)} W**`;
    return { text: { en: `${sum} of inverter output.`, es: `${sum} de salida del inversor.` } };
  },
  score: (reading) => {
    const bare = bareRatings(reading).filter((each) => each !== undefined).length;
    if (currents(reading).length + bare < 2 || reading.has('transformer')) return 0;
    return cues(
      [reading.has('busbar'), 7],
      [reading.has('pv') && /bus|main|panel|principal|tablero|barra/.test(reading.plain), 5],
      [/120 ?%|120 percent|705\.12/.test(reading.plain), 4],
      [/max(?:imum)?|largest|maxim/.test(reading.plain), 1],
    );
  },
};
