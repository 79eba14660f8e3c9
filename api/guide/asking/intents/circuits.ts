// Breaker sizes, fault current, neutral current, circuit and receptacle counts, generators out of a question.
import { show, type Values } from '../../calculators/calculator.ts';
import { conductorText, smallestConductor } from '../../calculators/smallest-conductor.ts';
import { phasesOfStockSize } from '../../calculators/transformer.ts';
import type { Reading } from '../../reading/read-question.ts';
import {
  ambientC,
  asksSize,
  conductorCount,
  continuousBecause,
  currents,
  isContinuousAppliance,
  isFixedHeat,
  loadsOf,
  loadVa,
  metalOf,
  setsOf,
  volts,
} from './common.ts';
import { cues, type Intent } from './intent.ts';
import { eachLoad, generalLightingLoad, LAMPS, runsForHours } from './loads.ts';
import { chargersTogether } from './supply.ts';

export const asksDevice = (reading: Reading): boolean =>
  reading.has('breaker', 'fuse', 'ocpd', 'standard-size') ||
  /\bproteccion (?:maxima|mayor|mas grande)|(?:maxima|mayor) proteccion/.test(reading.plain);

/** More than three current-carrying conductors, or a temperature of the place: the largest device follows from what is left. */
export const isDerated = (reading: Reading): boolean =>
  ambientC(reading) !== undefined || (reading.has('current-carrying', 'fill-adjust', 'conductor') && (conductorCount(reading) ?? 0) > 3);

/** 'Which standard sizes lie between 100 and 200 A?', 'the next one after 70': a list, not a device for a load. */
export const LISTS_RATINGS =
  /^(?!.*ampaci)[^?]*(?:next|siguiente)[^?]{0,30}(?:breaker|fuse|size|rating|pastilla|fusible|tamano)[^?]{0,20}(?:after|above|over|past|despues|arriba|mayor)|(?:which|what|list|cuales|que|lista)[^?]{0,30}(?:standard|estandar)[^?]{0,30}(?:between|entre|exist|are there|hay\b)|list of standard|lista de (?:tamanos|capacidades|breakers)/;

/** 'Largest continuous load on a 70 A breaker': the rating is given, the load is asked. */
function loadedDevice(reading: Reading): number | undefined {
  const [device, ...others] = currents(reading);
  if (device === undefined || others.length > 0 || reading.sizes.length > 0 || reading.all('power').length > 0) return undefined;
  return /\b(?:largest|biggest|max\w*|most|how (?:much|many)|greatest|highest|cuant[oa]s?|mayor|mas grande)\b[^?.;]{0,50}\bcontin\w+|(?:\b(?:load|carga|amps|current|corriente)\b[^?.;]{0,6}\bcontin\w+|\bcontin\w+[^?.;]{0,14}\b(?:load|carga|amps|current|corriente|limit|limite)\b)[^?.;]{0,24}\b(?:max\w*|allowed|permit\w*|mas grande|can|puede)\b/.test(
    reading.plain,
  ) &&
    (/^[\s,-]*(?:rated |standard |main |\d+ ?v(?:olts?)? |\d-?pole |branch |principal )*(?:breaker|circuit|fuse|device|ocpd)/.test(
      device.after,
    ) ||
      /(?:breaker|circuito|circuit|fuse|pastilla|fusible|interruptor|proteccion|ocpd|device)s?(?: (?:rated|at|of|de|del|estandar|standard|principal|nominal|termico))*\s?$/.test(
        device.before,
      ))
    ? device.value
    : undefined;
}

/** 'Can a 15 A circuit carry 14 A continuously?': the device and the continuous load that it is asked to carry. */
function continuousOnDevice(reading: Reading): { readonly deviceA: number; readonly loadA: number } | undefined {
  const [one, other, ...more] = currents(reading);
  if (one === undefined || other === undefined || more.length > 0 || reading.continuous !== true || !CAN_BE.test(reading.plain))
    return undefined;
  const isDevice = ({ before, after }: typeof one): boolean =>
    /^[\s-]*(?:rated |standard |\d-?pole )?(?:breaker|circuit|fuse|pastilla|ocpd)/.test(after) ||
    /(?:breaker|circuito|pastilla|fusible)s? (?:de |of )?$/.test(before);
  if (isDevice(one) === isDevice(other)) return undefined;
  return isDevice(one) ? { deviceA: one.value, loadA: other.value } : { deviceA: other.value, loadA: one.value };
}

const CAN_BE = /\b(?:can|may|is|ok|okay|allowed|enough|legal|fine|puede|puedo|aguanta|sirve|alcanza|se permite)\b/;

export const overcurrentDevice: Intent = {
  calculator: 'overcurrent-device',
  score: (reading) => {
    if (continuousOnDevice(reading) !== undefined) return 12;
    if (chargersTogether(reading) !== undefined || loadedDevice(reading) !== undefined) return 12;
    if (
      !asksDevice(reading) ||
      reading.all('horsepower').length > 0 ||
      LISTS_RATINGS.test(reading.plain) ||
      /\b(?:motor )?control (?:circuit|wir)|circuito de control|\bde control\b/.test(reading.plain)
    )
      return 0;
    if (
      reading.has(
        'egc',
        'gec',
        'bonding-jumper',
        'transformer',
        'motor-short-circuit',
        'ev',
        'welder',
        'busbar',
        'tap',
        'short-circuit',
        'gfci',
        'afci',
        'working-space',
        'height',
        'voltage-drop',
        'pv',
      ) &&
      !(reading.has('motor-short-circuit') && reading.continuous === true)
    )
      return 0;
    if (reading.has('hvac') && !isFixedHeat(reading)) return 0;
    const size = reading.sizes.length > 0;
    // 'For 14, 12 and 10' is a look-up of three.
    if (size && (isDerated(reading) || /\b14(?: awg)?, ?(?:#)?12(?: awg)?,? (?:y|and|or|o) (?:#)?10\b/.test(reading.plain))) return 0;
    const load = currents(reading).length > 0 || loadVa(reading) !== undefined;
    const asks =
      /\b(?:what|which|que|cual|minimum|minimo|max(?:imum)?|maxim[oa]|largest|biggest|mas grande|mayor|smallest|how big|cuanto|size|de cuanto|para|for|can i|puedo|se (?:puede|permite)n?|may|allowed|ok|okay|legal|enough|is a|esta bien|fine|safe|good|correcto|bien|next|siguiente)\b|(?:breaker|pastilla|fuse|fusible)(?: size)?\s?\?*$/.test(
        reading.plain,
      );
    return cues(
      [size && asks, 7],
      [size && (setsOf(reading) ?? 1) > 1 && /bigg|larg|max|mayor|mas grande/.test(reading.plain), 3],
      [size && !asks && currents(reading).length === 1 && reading.stems.length <= 9, 7],
      [
        load &&
          (reading.continuous === true || loadsOf(reading).continuousA !== undefined) &&
          (asks || /breaker\s?\?$|pastilla\s?\?$/.test(reading.plain)),
        8,
      ],
      [
        !size &&
          /(?:conductor|wire|cable)(?:e?s)? (?:rated|good for) (?:at )?\d|\d amps? (?:conductor|wire|cable)\b/.test(reading.plain) &&
          asks,
        8,
      ],
      [load && !size && reading.has('standard-size'), 8],
      [load && !size && loadVa(reading) !== undefined && asks, volts(reading) === undefined ? 4 : 7],
      [
        /maximum (?:breaker|fuse|overcurrent|ocpd)|max breaker|largest breaker|breaker maximo|protect|proteger|proteccion/.test(
          reading.plain,
        ) && size,
        3,
      ],
      [asksSize(reading) && !size, reading.continuous === true ? -2 : -6],
      [/trip|bota|dispar/.test(reading.plain), -6],
      [reading.has('ampacity') && !size && load && !reading.continuous, 6],
    );
  },
  values: (reading): Values => {
    const chargers = chargersTogether(reading);
    if (chargers !== undefined) return { continuousA: chargers.count * chargers.each };
    const asked = continuousOnDevice(reading);
    if (asked !== undefined)
      return { continuousA: asked.loadA, size: reading.sizes[0]?.size, metal: reading.sizes[0]?.metal ?? metalOf(reading) };
    const deviceA = loadedDevice(reading);
    if (deviceA !== undefined)
      return {
        deviceA,
        fullRated: /100 ?(?:%|percent|por ciento)(?: |-)?(?:rated|listed|nominal|de)?/.test(reading.plain) ? 'yes' : undefined,
      };
    const size = reading.sizes[0]?.size;
    const loads = loadsOf(reading);
    const watts = loadVa(reading);
    const supply = volts(reading);
    const fromWatts =
      watts === undefined || supply === undefined
        ? undefined
        : Number((watts / supply / (reading.phases === '3' ? Math.sqrt(3) : 1)).toFixed(2));
    const ampacity =
      reading.continuous === true
        ? undefined
        : (setsOf(reading) ?? 1) > 1
          ? currents(reading)[0]?.value
          : currents(reading).find(
              (each) =>
                /(?:ampaci\w*(?: of| de)?|(?:conductor|wire|cable)(?:e?s)? (?:rated|good for|of|de)(?: at)?)\s?$/.test(each.before) ||
                /^\s?(?:of |de )?(?:ampaci|conductor|wire\b|cable\b)/.test(each.after) ||
                (size !== undefined && /(?:rated|good for|de capacidad)(?: at| for)?\s?$/.test(each.before)),
            )?.value;
    // 'Two sets, 620 A in all': the ampacity is given.
    if (ampacity !== undefined && (setsOf(reading) ?? 1) > 1 && size === undefined) return { ampacityA: ampacity };
    if (
      ampacity !== undefined &&
      size !== undefined &&
      (setsOf(reading) ?? 1) === 1 &&
      /(?:rated|good for|de capacidad)/.test(reading.plain)
    )
      return { ampacityA: ampacity };
    if (size !== undefined)
      return {
        size,
        metal: reading.sizes[0]?.metal ?? metalOf(reading),
        terminals: reading.terminals,
        continuousA: loads.continuousA,
        sets: setsOf(reading),
      };
    if (ampacity !== undefined) return { ampacityA: ampacity };
    const continuous = reading.continuous === true || isContinuousAppliance(reading);
    if (currents(reading).length === 0) return continuous ? { continuousA: fromWatts } : { loadA: fromWatts };
    return { continuousA: loads.continuousA, loadA: loads.loadA };
  },
  also: (reading, figures) => {
    const chargers = chargersTogether(reading);
    const [needed, largest] = ['smallestDevice', 'largestDevice'].map((name) => Number(figures.find((each) => each.name === name)?.value));
    // More hours-long load than the conductor's own device may carry.
    if (reading.sizes.length > 0 && loadsOf(reading).continuousA !== undefined && largest !== undefined && Number(needed) > largest) {
      const most = `80% × ${show(largest)} A = **${show(largest * 0.8)} A**.`;
      return {
        text: {
          en: `Continuous load: at most ${most}`,
          es: `Carga continua: máximo ${most}`,
        },
      };
    }
    const held = loadedDevice(reading);
    const supply = reading.all('voltage')[0]?.value;
    if (held !== undefined && supply !== undefined) {
      const text = `80% × ${show(held)} A × ${show(supply)} V = **${show(held * supply * 0.8)} W**.`;
      return { text: { en: text, es: text } };
    }
    if (chargers === undefined) return continuousBecause(reading);
    const amps = chargers.count * chargers.each;
    const wire = smallestConductor(amps * 1.25, metalOf(reading) ?? 'cu', amps * 1.25 > 100 || reading.terminals === '75' ? 75 : 60);
    const sum = `${chargers.count} × ${show(chargers.each)} A × 125% = **${show(amps * 1.25)} A**`;
    return {
      text: {
        en: `Vehicle charging is continuous, and without load management all chargers count: feeder ampacity at least ${sum}: ${conductorText(wire, metalOf(reading) ?? 'cu', 'en')}.`,
        es: `La carga de vehículos es continua y, sin administración de carga, cuentan todos: ampacidad del alimentador de al menos ${sum}: ${conductorText(wire, metalOf(reading) ?? 'cu', 'es')}.`,
      },
      section: '625.42',
    };
  },
};

export const transformerFaultCurrent: Intent = {
  calculator: 'transformer-fault-current',
  score: (reading) => {
    const impedance = impedanceOf(reading) !== undefined;
    if (reading.all('apparent').length === 0) return 0;
    return cues([reading.has('short-circuit'), 8], [impedance, 4], [reading.has('transformer'), 1]);
  },
  assumes: (_reading, values) => {
    if (typeof values.kva !== 'number') return {};
    const volts = values.secondaryVolts;
    return { phases: phasesOfStockSize(values.kva) ?? (typeof volts === 'number' && (volts >= 440 || volts === 208) ? '3' : undefined) };
  },
};

function impedanceOf(reading: Reading): number | undefined {
  const percents = reading.all('percent');
  const named = percents.find((each) => /(?:z\b|impedanc)/.test(`${each.before.slice(-18)}|${each.after.slice(0, 16)}`));
  return named?.value ?? (reading.has('short-circuit') ? percents.find((each) => each.value <= 20)?.value : undefined);
}

export const neutralCurrent: Intent = {
  calculator: 'neutral-current',
  score: (reading) => {
    const lines = lineCurrents(reading);
    return lines.length < 2 || asksSize(reading) || /neutral size|size (?:of )?(?:the )?neutral|calibre (?:del )?neutro/.test(reading.plain)
      ? 0
      : cues([reading.has('neutral-load'), 9], [reading.has('neutral') && /current|corriente|amps|carry|lleva/.test(reading.plain), 8]);
  },
};

const lineCurrents = (reading: Reading): readonly number[] => {
  // '20 A circuits' are ratings.
  const units = reading
    .all('current')
    .filter((each) => !/^ ?-?(?:breakers?|circuits?|circuitos?|pastillas?|service|acometida|panel|tablero)\b/.test(each.after))
    .map((each) => each.value);
  // '20, 15 and 10 amps': the unit stands at the last one only.
  const list = /((?:\d+(?:\.\d+)?\s?(?:,|and|y|-|\/)\s?){1,3}\d+(?:\.\d+)?)\s?amps?/.exec(reading.plain)?.[1];
  const listed = list === undefined ? [] : (list.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  // 'Phase currents 80, 60 and 40': no unit at all.
  const bare =
    units.length > 0
      ? undefined
      : /(?:currents?|corrientes?|legs?|phases?|fases?)(?: of| are| de| son|:)?\s(\d+(?:(?:\s?,\s?|\s)(?:and |y )?\d+){1,2})(?![\d./]|\s?(?:v\b|volts|awg))/.exec(
          reading.plain,
        )?.[1];
  const phases = /\ba ?= ?(\d+)[ ,]+b ?= ?(\d+)(?:[ ,]+c ?= ?(\d+))?/.exec(reading.plain)?.slice(1).filter(Boolean).map(Number);
  if (phases !== undefined) return phases;
  if (bare !== undefined) return (bare.match(/\d+/g) ?? []).map(Number);
  return listed.length > units.length ? listed : units;
};

export const generatorSize: Intent = {
  calculator: 'generator-size',
  score: (reading) => {
    const watts = reading.all('power').length + reading.all('horsepower').length;
    return reading.has('generator') &&
      watts > 0 &&
      !reading.has('transfer-switch', 'overload', 'short-circuit', 'gfci', 'emergency-disconnect')
      ? 9
      : 0;
  },
  asks: () => ({
    en: 'To size it I need the **running watts of each load** that must run at once, and which of them is the **largest motor** (pump, compressor, furnace fan).',
    es: 'Para darle el tamaño necesito los **watts de cada carga** que debe trabajar a la vez, y cuál es el **motor más grande** (bomba, compresor, ventilador).',
  }),
};

/** 'Forty-two luminaires of 0.8 A each at 277 V' in VA; else the load given. */
function lampsVa(reading: Reading): number | undefined {
  const each = eachLoad(reading);
  const count = new RegExp(
    `(?<![\\w./])(\\d{1,4}) (?:\\d+(?:\\.\\d+)? ?(?:v|w|watts|volts|va) )?(?:(?!amps?|v|w)[a-z-]+ ){0,3}?(?:${LAMPS.source})`,
  ).exec(reading.plain)?.[1];
  return each === undefined ||
    count === undefined ||
    (each.kind !== 'current' && (reading.all(each.kind).length > 1 || /total/.test(reading.plain)))
    ? loadVa(reading)
    : Number(count) * each.value * (each.kind === 'current' ? (volts(reading) ?? 120) : 1);
}

export const branchCircuitCount: Intent = {
  calculator: 'branch-circuit-count',
  score: (reading) => {
    const area = reading.all('area').length > 0;
    const counts =
      reading.has('circuit-count') ||
      /how many (?:\d+ ?-?amps? |lighting |general |branch |minimum )*circuits|cuantos (?:[a-z]+ ){0,3}circui|minimum (?:number of )?(?:\w+ ){0,4}circuits|numero (?:minimo )?de circuitos/.test(
        reading.plain,
      );
    if (!counts || !(area || lampsVa(reading) !== undefined)) return 0;
    return 10;
  },
  values: (reading): Values => {
    const lighting = generalLightingLoad.values?.(reading) ?? {};
    const rating = currents(reading).find((each) => [15, 20, 30].includes(each.value))?.value;
    return {
      areaFt2: lighting.areaFt2,
      occupancy: lighting.occupancy,
      loadVa: lighting.areaFt2 === undefined ? lampsVa(reading) : undefined,
      continuous: runsForHours(reading) ? 'yes' : undefined,
      circuitAmperes: rating === undefined ? undefined : String(rating),
      volts: reading.all('voltage')[0]?.value,
    };
  },
};

export const receptacleLayout: Intent = {
  calculator: 'receptacle-layout',
  score: (reading) => {
    const place = placeOf(reading);
    const counts =
      reading.has('receptacle-count') ||
      /how many (?:\w+ ){0,3}(?:receptacles|outlets|plugs)|cuant[ao]s (?:\w+ ){0,2}(?:contactos|tomacorrientes|enchufes|receptaculos|salidas|tomas)|minimum (?:number of )?(?:receptacles|outlets)/.test(
        reading.plain,
      );
    if (!counts || place === undefined) return 0;
    if (
      place === 'island'
        ? reading.all('area').length === 0
        : place === 'garage'
          ? baysOf(reading) === undefined
          : reading.all('length').length === 0
    )
      return 0;
    return reading.has('breaker', 'branch-circuit', 'box-fill') || currents(reading).length > 0 ? 0 : 10;
  },
  // '... and at what height?'
  also: (reading) =>
    /\b(?:how (?:high|tall)|what height|highest|que (?:tan )?alt\w+|altura)\b/.test(reading.plain)
      ? placeOf(reading) === 'counter' || placeOf(reading) === 'island'
        ? {
            text: {
              en: 'Height: not more than **20 in.** above the countertop.',
              es: 'Altura: no más de **20 pulg.** arriba de la cubierta.',
            },
            section: '210.52(C)(3)',
          }
        : {
            text: {
              en: 'Height: not more than **5-1/2 ft** above the floor, or they don’t count.',
              es: 'Altura: no más de **5-1/2 pies** del piso, o no cuentan.',
            },
            section: placeOf(reading) === 'garage' ? '210.52(G)' : '210.52',
          }
      : undefined,
};

function placeOf(reading: Reading): string | undefined {
  if (reading.has('island')) return 'island';
  if (reading.has('counter')) return 'counter';
  if (reading.has('hallway')) return 'hallway';
  if (reading.has('garage') && baysOf(reading) !== undefined) return 'garage';
  return reading.has('bedroom', 'wall-spacing') || /\bwall\b|pared/.test(reading.plain) ? 'wall' : undefined;
}

function baysOf(reading: Reading): number | undefined {
  const found = /(?<![\w./])(\d{1,2})[- ](?:car|bay|vehicle|autos?|carros?|vehiculos?|coches)|garage (?:for|para) (\d{1,2})/.exec(
    reading.plain,
  );
  const text = found?.[1] ?? found?.[2];
  return text === undefined ? undefined : Number(text);
}

export const receptaclesPerCircuit: Intent = {
  calculator: 'receptacles-per-circuit',
  score: (reading) => {
    const counts =
      reading.has('receptacle-count') ||
      /(?:how m[ae]n+[iy]|cuant[ao]s) (?:[\w-]+ ){0,3}?(?:receptacles|outlets|plugs|duplex(?:es)?|contactos|tomacorrientes|enchufes|receptaculos|salidas|tomas)|max(?:imum)? (?:number of )?(?:\w+ )?(?:receptacles|outlets)/.test(
        reading.plain,
      );
    const rating = currents(reading).find((each) => each.value === 15 || each.value === 20);
    if (!counts || rating === undefined || reading.has('kitchen', 'bathroom', 'laundry', 'garage', 'small-appliance')) return 0;
    return /circuit|circuito|breaker|pastilla|ramal/.test(reading.plain) ? 10 : 0;
  },
};

export const lengthLoad: Intent = {
  calculator: 'length-load',
  score: (reading) => {
    const kind = lengthLoadKind(reading);
    return kind === undefined ||
      reading.all('length').length === 0 ||
      /above|below|within|lower than|receptacle outlet|from the|arriba|altura/.test(reading.plain)
      ? 0
      : 9;
  },
};

function lengthLoadKind(reading: Reading): string | undefined {
  if (/show window|aparador|escaparate|vitrina/.test(reading.plain)) return 'show-window';
  return reading.has('track-lighting') || /lighting track|track light|\briel/.test(reading.plain) ? 'track' : undefined;
}
