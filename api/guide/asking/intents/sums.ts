// Shop sums out of a question: resistance, power factor, frequency, speed, energy, light, batteries, units and scale.
import { show, type Values } from '../../calculators/calculator.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Reading } from '../../reading/read-question.ts';
import { currents, powerFactorOf, volts } from './common.ts';
import { cues, type Intent } from './intent.ts';
import { areaFt2 } from './loads.ts';

/** Two loads of a multiwire circuit without its neutral: in series on 240 V. */
const lostNeutral = (reading: Reading): readonly number[] => {
  const watts = [...reading.all('power')].map((each) => each.value);
  const ohms = reading.all('resistance').map((each) => each.value);
  const lost =
    reading.has('open-neutral') ||
    /neutral[^.;?]{0,20}\b(?:loose|opens?|opened|lost|breaks?|broken|disconnect\w*|comes off)|(?:los\w*|opens?|without|breaks?) (?:the |its |a )?neutral|neutro[^.;?]{0,20}\b(?:abr\w*|abiert\w*|flojo|suelt\w*|rot\w*|perd\w*|safa\w*)|(?:pierd\w*|perd\w*|sin|abr\w*) (?:el |su )?neutro/.test(
      reading.plain,
    );
  if (!lost) return [];
  if (ohms.length === 2) return ohms;
  return watts.length === 2 ? watts.map((each) => Number((120 ** 2 / each).toPrecision(12))) : [];
};

/** Three equal resistances in delta or wye: their common value. */
const threePhaseOhms = (reading: Reading): number | undefined => {
  const found = resistancesIn(reading);
  return /\bdelta\b|estrella|\bwye\b/.test(reading.plain) &&
    reading.all('voltage').length > 0 &&
    (found.length === 3 || (found.length === 1 && /\b(?:3|each|cada)\b/.test(reading.plain))) &&
    found.every((each) => each === found[0])
    ? found[0]
    : undefined;
};

export const seriesParallel: Intent = {
  calculator: 'series-parallel',
  also: (reading) => {
    const [first, second] = lostNeutral(reading);
    const [one, other] = reading.all('power').length === 2 ? reading.all('power') : reading.all('resistance');
    const unit = one?.kind === 'resistance' ? 'Ω' : 'W';
    if (first === undefined || second === undefined || one === undefined || other === undefined) return undefined;
    const across = (ohms: number): string => show((240 * ohms) / (first + second), 1);
    return {
      text: {
        en: `Without the neutral both are in series on 240 V: the ${show(one.value)} ${unit} load gets **${across(first)} V**, the ${show(other.value)} ${unit} load **${across(second)} V**. The load with the higher voltage burns up; switch off and repair the neutral.`,
        es: `Sin neutro quedan en serie a 240 V: la carga de ${show(one.value)} ${unit} recibe **${across(first)} V** y la de ${show(other.value)} ${unit} **${across(second)} V**. Se quema la que recibe más voltaje; corte y repare el neutro.`,
      },
    };
  },
  score: (reading) =>
    REACTIVE.test(reading.plain)
      ? 0
      : lostNeutral(reading).length === 2
        ? 13
        : threePhaseOhms(reading) !== undefined
          ? 13
          : resistancesIn(reading).length >= 2 && (reading.has('series', 'parallel') || /serie|paralel/.test(reading.plain))
            ? 11
            : 0,
  values: (reading): Values => {
    const lost = lostNeutral(reading);
    if (lost.length === 2)
      return { resistances: lost.map((each) => show(each, 4).replaceAll(',', '')).join(', '), arrangement: 'series', volts: 240 };
    const each = threePhaseOhms(reading);
    if (each !== undefined)
      return {
        resistances: String(each),
        arrangement: (/\bdelta\b|estrella|\bwye\b/.exec(reading.plain)?.[0] ?? 'delta') === 'delta' ? 'delta' : 'wye',
        volts: volts(reading),
      };
    return seriesValues(reading);
  },
};

const seriesValues = (reading: Reading): Values => ({
  ...(combinationIn(reading.plain) ?? {
    resistances: resistancesIn(reading).join(', '),
    arrangement: /parallel|paralel/.test(reading.plain) ? 'parallel' : /serie/.test(reading.plain) ? 'series' : undefined,
  }),
  volts: reading.all('voltage')[0]?.value,
  amps: reading.all('voltage').length === 0 ? currents(reading)[0]?.value : undefined,
});

const REACTIVE = /reactan|impedan|inductiv|capacitiv|\bx[lc]\b/;

/** 'Two 8 ohm in parallel, in series with 6 ohm': groups of one kind connected by the other; undefined where only one kind is named. */
function combinationIn(plain: string): { readonly resistances: string | undefined; readonly arrangement: string } | undefined {
  if (!/serie/.test(plain) || !/paral+el/.test(plain)) return undefined;
  const joint = /\b(serie|series|parallel|paralelo)\s(?:with|con|to|a)\b/.exec(plain);
  const arrangement = joint?.[1]?.startsWith('serie') === true ? 'series' : 'parallel';
  if (joint === null) return { resistances: undefined, arrangement };
  const groups = [plain.slice(0, joint.index), plain.slice(joint.index + joint[0].length)].map(ohmsIn);
  return {
    resistances: groups.some((each) => each.length === 0) ? undefined : groups.map((each) => each.join(', ')).join('; '),
    arrangement,
  };
}

const ohmsIn = (text: string): readonly number[] =>
  listedOhms(text) ??
  [...text.matchAll(/(\d+(?:\.\d+)?)\s?-?(?:ohms?|ohmios?)/g)].flatMap((match) => repeated(Number(match[1]), text.slice(0, match.index)));

/** 'Two 6 ohm and one 12 ohm resistors': as often as the count before the figure says. */
const repeated = (ohms: number, before: string): readonly number[] => {
  const count = Number(
    /(?<![\w./])(\d{1,2}) (?:identical |equal |iguales |resistors? (?:of )?|resistencias? |de )*$/.exec(before)?.[1] ?? 1,
  );
  return Array.from({ length: Math.min(50, count) }, () => ohms);
};

/** Ohms listed: '10, 20 and 30 ohms', 'three 30 ohm resistors'. */
const resistancesIn = (reading: Reading): readonly number[] =>
  listedOhms(reading.plain) ??
  (reading.all('resistance').length === 0 ? listedBare(reading.plain) : undefined) ??
  // 'Voltage across the 14 ohm load' names one again.
  reading
    .all('resistance')
    .filter(
      (each, at, all) => !/\b(?:the|la|el|that|esa|ese) $/.test(each.before) || !all.slice(0, at).some((one) => one.value === each.value),
    )
    .flatMap((each) => repeated(each.value, each.before));

/** 'Tres resistencias de 10, 20 y 30': ohms without saying so. */
const listedBare = (plain: string): readonly number[] | undefined =>
  /\b(?:resistencias?|resistores|resistors?) (?:de |of )?((?:\d+(?:\.\d+)?(?:,? (?:y|and) |, )){1,8}\d+(?:\.\d+)?)(?![\w.]| ?(?:v|w|watts|amps|kw|volts)\b)/
    .exec(plain)?.[1]
    ?.match(/\d+(?:\.\d+)?/g)
    ?.map(Number);

function listedOhms(plain: string): readonly number[] | undefined {
  const list = /((?:\d+(?:\.\d+)?(?: ?ohms?)?\s?(?:,\s?(?:and|y)?|and|y|\/|e)\s?){1,8}\d+(?:\.\d+)?)\s?-?(?:ohms?|ohmios?)/.exec(
    plain,
  )?.[1];
  if (list !== undefined) return (list.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return undefined;
}

/** 'R 9', 'XL = 12'. */
const ohmsNamed = ({ plain }: Reading, name: string): number | undefined => {
  const found = new RegExp(`\\b${name} ?(?:=|of|de|is)? ?(\\d+(?:\\.\\d+)?)`).exec(plain)?.[1];
  return found === undefined ? undefined : Number(found);
};

export const seriesImpedance: Intent = {
  calculator: 'series-impedance',
  score: (reading) =>
    REACTIVE.test(reading.plain) &&
    (reading.all('resistance').length >= 2 || (ohmsNamed(reading, 'r') !== undefined && ohmsNamed(reading, 'x[lc]') !== undefined)) &&
    reading.sizes.length === 0 &&
    !/paral|% ?z/.test(reading.plain)
      ? 12
      : 0,
};

const REACTIVE_ASKED = /\bk?vars?\b|reactiv|power triangle|triangulo de potencia/;

/** '12 kW', 'kVA = 90'. */
const kilo = (reading: Reading, kind: 'power' | 'apparent' | 'reactive', unit: string): number | undefined => {
  const value = reading.all(kind)[0]?.value;
  const named = new RegExp(`\\b${unit} ?(?:is|es|=|:) ?(\\d+(?:\\.\\d+)?)\\b(?! ?[a-z%])`).exec(reading.plain)?.[1];
  return value === undefined ? (named === undefined ? undefined : Number(named)) : value / 1000;
};
const triangleOf = (reading: Reading): Values => ({
  kw: kilo(reading, 'power', 'kw'),
  kva: kilo(reading, 'apparent', 'kva'),
  kvar: kilo(reading, 'reactive', 'kvar'),
});

export const powerFactor: Intent = {
  calculator: 'power-factor',
  score: (reading) => {
    const figures = Object.values(triangleOf(reading)).filter((each) => each !== undefined).length;
    const asks =
      /(?:what|find|cual|calcul\w*|determine)[^?]{0,30}(?:power factor|factor de potencia|\bpf\b|\bfp\b)|(?:power factor|factor de potencia)\s(?:of|de|con|with|if|if it|si)\b/.test(
        reading.plain,
      );
    const correction = targetOf(reading) !== undefined || reading.has('capacitor');
    if (figures === 0) return 0;
    return cues(
      [asks && figures >= 2, 11],
      [correction && startingFactor(reading) !== undefined, 11],
      [reading.all('reactive').length > 0 && figures >= 2, 9],
      [REACTIVE_ASKED.test(reading.plain) && figures + (powerFactorOf(reading) === undefined ? 0 : 1) >= 2, 12],
    );
  },
};

/** 'from 0.75 to 0.95': the factor wanted. */
function targetOf(reading: Reading): number | undefined {
  const match =
    /(?<![\d.])(0?\.\d+|\d{2}\s?%)\s?(?:pf|power factor|fp|lagging)?\s?(?:to|up to|a|hasta)\s(0?\.\d+|\d{2,3}\s?%)|(?:to|a|hasta)\s(?:a )?(?:power factor of |pf of |un factor de potencia de |fp de |un fp de )?(0?\.\d+|unity|unidad)(?!\d)/.exec(
      reading.plain,
    );
  const text = match?.[2] ?? match?.[3];
  if (text === undefined) return undefined;
  if (/un/.test(text)) return 1;
  return text.includes('%') ? Number.parseFloat(text) / 100 : Number(text);
}

function startingFactor(reading: Reading): number | undefined {
  const from = /(?<![\d.])(0?\.\d+|\d{2}\s?%)\s?(?:pf|power factor|fp|lagging)?\s?(?:to|up to|a|hasta)\s/.exec(reading.plain)?.[1];
  if (from !== undefined && targetOf(reading) !== undefined) return from.includes('%') ? Number.parseFloat(from) / 100 : Number(from);
  return powerFactorOf(reading);
}

export const frequencyPeriod: Intent = {
  calculator: 'frequency-period',
  score: (reading) => {
    const hertz = reading.all('frequency').length > 0;
    const time = reading.all('time').some((each) => /ms|mili|milli|s/.test(each.unit));
    if (/pole|polo|rpm|speed|velocidad/.test(reading.plain)) return 0;
    return cues(
      [hertz && /period|periodo|cycle|ciclo|how long|cuanto dura|milliseconds|milisegundos/.test(reading.plain), 10],
      [time && /frequen|frecuencia|hertz|\bhz\b/.test(reading.plain), 10],
      [hertz && reading.all('degrees').length > 0, 8],
    );
  },
};

export const motorSpeed: Intent = {
  calculator: 'motor-speed',
  also: (reading, figures) => {
    const slip = reading.all('percent').find((each) => /slip|desliz/.test(`${each.before.slice(-22)}|${each.after.slice(0, 22)}`))?.value;
    const synchronous = figures.find((each) => each.unit === 'rpm')?.value;
    if (slip === undefined || typeof synchronous !== 'number' || reading.all('rpm').length > 0) return undefined;
    const turns = `**${show(synchronous * (1 - slip / 100))} rpm**`;
    return { text: { en: `With ${show(slip)}% slip: ${turns}.`, es: `Con ${show(slip)}% de deslizamiento: ${turns}.` } };
  },
  score: (reading) => {
    const poles = reading.all('poles').length > 0 || /\bpoles?\b|\bpolos?\b/.test(reading.plain);
    const rpm = reading.all('rpm').length > 0 || /\brpm\b/.test(reading.plain);
    return cues(
      [reading.all('poles').length > 0 && (rpm || /speed|velocidad|synchronous|sincrona|slip|deslizamiento/.test(reading.plain)), 11],
      [poles && reading.all('rpm').length > 0, 9],
      [/slip|deslizamiento/.test(reading.plain) && reading.all('rpm').length > 0, 10],
    );
  },
};

export const conductorResistance: Intent = {
  calculator: 'conductor-resistance',
  score: (reading) => {
    if (reading.sizes.length === 0) return 0;
    const resistance = /resistance|resistencia|\bohms?\b|ohmios/.test(reading.plain);
    if (
      reading.has('ground-rod', 'voltage-drop', 'power-factor') ||
      /impedanc|reactanc|reactance|insulation resistance|aislamiento/.test(reading.plain)
    )
      return 0;
    return resistance ? 10 : 0;
  },
  assumes: (reading) =>
    /per (?:1000|1,000|kft|thousand)|por (?:cada )?(?:1000|mil)|table 8|tabla 8/.test(reading.plain) || reading.all('length').length === 0
      ? { lengthFt: 1000 }
      : {},
};

export const energyCost: Intent = {
  calculator: 'energy-cost',
  score: (reading) => {
    const time = reading.all('time').length > 0 || /24 ?\/ ?7|all day|todo el dia/.test(reading.plain);
    const watts =
      reading.all('power').length > 0 ||
      reading.all('horsepower').length > 0 ||
      (currents(reading).length > 0 && reading.all('voltage').length > 0);
    if (!watts || reading.has('battery')) return 0;
    return cues(
      [reading.has('energy') && time, 10],
      [reading.all('money').length > 0, 8],
      [/cost|cuesta|costo|bill|recibo|kwh/.test(reading.plain), 5],
      [!time, -5],
    );
  },
  values: (reading): Values => {
    const days = /(?<![\w./])(\d{1,4})\s(?:days?|dias?)\b/.exec(reading.plain)?.[1];
    const perMonth = /month|mes\b|mensual/.test(reading.plain);
    const allDay = /24 ?\/ ?7|all day|todo el dia|around the clock/.test(reading.plain);
    const total = reading.all('time').find((each) => /^h/.test(each.unit));
    const daily = /(?:per|a|each|every|por|al|cada|\/) ?(?:day|dia)|daily|diari/.test(reading.plain);
    const count = /(?<![\w./$])(\d{1,3})\s(?:(?!hours|horas|days|dias|kw|w\b|v\b|hp)[a-z-]+\s)?(?:of |de )?$/.exec(
      reading.all('power')[0]?.before ?? '',
    )?.[1];
    const [old, new_] = reading.all('power');
    const saved = replaces(reading.plain) && old !== undefined && new_ !== undefined ? Math.abs(old.value - new_.value) : undefined;
    const watts =
      (saved ?? old?.value ?? 0) * Number(count ?? 1) ||
      motorWatts(reading) ||
      (currents(reading)[0]?.value ?? 0) * (reading.all('voltage')[0]?.value ?? 0);
    const once = !daily && !allDay && days === undefined && !perMonth;
    const hours = total?.value ?? (allDay ? 24 : undefined);
    return {
      watts: watts === 0 ? undefined : watts,
      hoursPerDay: hours === undefined ? undefined : Math.min(hours, 24),
      days:
        days !== undefined
          ? Number(days)
          : /\byear|\bano\b|anual/.test(reading.plain)
            ? 365
            : once
              ? hours !== undefined && hours > 24
                ? hours / 24
                : 1
              : undefined,
      pricePerKwh: reading.all('money')[0]?.value ?? priceIn(reading.plain),
    };
  },
};

/** One load in place of another: what is saved is the difference. */
const replaces = (plain: string): boolean =>
  /replac|chang|swap|retrofit|instead|saving|\bsave|cambi|reempla|sustitu|ahorr|en vez|en lugar/.test(plain);

/** What a motor takes from the line: hp × 746 over its efficiency, 90% unless said. */
function motorWatts(reading: Reading): number {
  const hp = reading.all('horsepower')[0]?.value ?? 0;
  const said = reading.all('percent').find(near(/\beff|eficien/))?.value;
  return Number(((hp * 746 * 100) / (said ?? 90)).toFixed(1));
}

function priceIn(plain: string): number | undefined {
  const match = /(0?\.\d+)\s?(?:(?:per|a|el|por|cada|\/)\s?){1,2}kwh/.exec(plain)?.[1];
  return match === undefined ? undefined : Number(match);
}

export const lightingLumens: Intent = {
  calculator: 'lighting-lumens',
  score: (reading) =>
    areaFt2(reading) !== undefined && (reading.all('illuminance').length > 0 || reading.all('lumens').length > 0) ? 10 : 0,
};

/** 'A 3000 W inverter at 92 % on 48 V: what direct current?' */
const drawsFromBattery = (reading: Reading): boolean =>
  (reading.has('battery') || /invers?or|inverter/.test(reading.plain)) &&
  !/solar|fotovolt|photovolt|\bpv\b|\bfv\b/.test(reading.plain) &&
  reading.all('power').length > 0 &&
  reading.all('capacity').length + reading.all('time').length === 0 &&
  reading.all('percent').length > 0 &&
  reading.all('voltage').some((each) => each.value <= 120) &&
  /current|corriente|amps|amperes|jala|draw/.test(reading.plain);

/** Batteries of one kind joined: in series the volts add up, in parallel the ampere-hours. */
function bankOf(reading: Reading): { readonly volts: number; readonly ah: number } | undefined {
  const found =
    /(?<![\w./])(\d{1,2})\s(?:[a-z-]+\s){0,3}?(?:batter(?:y|ies)|baterias?)\b|(?<![\w./])(\d{1,2})\s(?:of |x )?\d+(?:\.\d+)? ?v[ ,]/.exec(
      reading.plain,
    );
  const count = Number(found?.[1] ?? found?.[2]);
  const each = reading.all('voltage').find((one) => one.value <= 24)?.value;
  const ah = reading.all('capacity')[0]?.value;
  if (!(count > 1) || each === undefined || ah === undefined) return undefined;
  const series = /serie/.test(reading.plain);
  const parallel = /paral/.test(reading.plain);
  return series === parallel ? undefined : { volts: series ? each * count : each, ah: parallel ? ah * count : ah };
}

export const battery: Intent = {
  calculator: 'battery',
  score: (reading) => {
    const load = reading.all('power').length > 0 || (currents(reading).length > 0 && reading.all('voltage').length > 0);
    if (drawsFromBattery(reading)) return 11;
    if (
      reading.has('battery') &&
      !load &&
      reading.all('capacity').length > 0 &&
      /kwh|energy|energia|store|hold|guarda|usable|utilizable|almacena/.test(reading.plain)
    )
      return 9;
    return reading.has('battery') && load && (reading.all('capacity').length > 0 || reading.all('time').length > 0) ? 10 : 0;
  },
  values: (reading): Values => {
    const watts = reading.all('power')[0]?.value;
    const bank = bankOf(reading);
    const supply = bank?.volts ?? reading.all('voltage').find((each) => each.value <= 60)?.value;
    const lossless =
      /(?:no|zero|0|sin|without) (?:(?:contar|considerar|incluir|counting|considering|any|tomar en cuenta) )?(?:las |the )?(?:losses|perdidas)|perdidas (?:cero|0)|ignor\w+ (?:losses|las perdidas)|lossless|\bideal/.test(
        reading.plain,
      );
    const amps = currents(reading)[0]?.value;
    return {
      loadW: watts ?? (amps === undefined ? undefined : amps * (supply ?? 12)),
      batteryVolts: supply,
      capacityAh: bank?.ah ?? reading.all('capacity')[0]?.value,
      hours: reading.all('capacity').length > 0 ? undefined : reading.all('time').find((each) => /^h/.test(each.unit))?.value,
      usablePercent:
        reading
          .all('percent')
          .find((each) => /usable|depth|discharge|dod|descarga|util/.test(`${each.before.slice(-24)}|${each.after.slice(0, 24)}`))?.value ??
        (/full(?:y)? discharge|completely|descarga (?:completa|total)|hasta (?:vaciar|cero)/.test(reading.plain) ? 100 : undefined),
      efficiencyPercent: reading.all('percent').find(near(/\beff|eficien/))?.value ?? (lossless ? 100 : undefined),
    };
  },
};

/** What is asked to be turned into what, by the units at either side. */
const CONVERSIONS: readonly (readonly [from: RegExp, to: RegExp, operation: string])[] = [
  [
    /^(?:°|degrees?|grados?)?\s?c(?:elsius|entigrados)?$|^°?c$/,
    /\b(?:to|in|a|en|into)\s(?:degrees? |grados? |°)?f(?:ahrenheit)?\b/,
    'c-to-f',
  ],
  [/^(?:°|degrees?|grados?)?\s?f(?:ahrenheit)?$/, /\b(?:to|in|a|en|into)\s(?:degrees? |grados? |°)?c(?:elsius|entigrados)?\b/, 'f-to-c'],
  [/^(?:feet|foot|ft|pies?)/, /\b(?:to|in|a|en|into|how many|cuantos)\s(?:m|meters?|metros?|metres)\b/, 'ft-to-m'],
  [/^(?:m|met(?:er|re|ro)s?|mts?)\.?$/, /\b(?:to|in|a|en|into|how many|cuantos)\s(?:feet|ft|pies)\b/, 'm-to-ft'],
  [/^(?:in|inch|pulg)/, /\b(?:to|in|a|en|into|how many|cuantos)\s(?:mm|millimet(?:er|re)s|milimetros)\b/, 'in-to-mm'],
  [/^(?:mm|millim|milim)/, /\b(?:to|in|a|en|into|how many|cuantas)\s(?:inch(?:es)?|pulgadas)\b/, 'mm-to-in'],
  [/^(?:hp|horse|caballo)/, /\b(?:to|in|a|en|into|how many|cuantos)\s(?:kw|kilowatts?|watts?)\b/, 'hp-to-kw'],
  [/^(?:kw|kilow)/, /\b(?:to|in|a|en|into|how many|cuantos)\s(?:hp|horsepower|caballos)\b/, 'kw-to-hp'],
  [/^(?:mm2|milimetros? cuad|sq)/, /\bawg\b|calibre|gauge/, 'mm2-to-awg'],
];

function conversionOf(reading: Reading): { readonly operation: string; readonly value: string } | undefined {
  const size = reading.sizes[0];
  if (size !== undefined && /\bmm2\b|milimetros cuadrados|square millimet/.test(reading.plain))
    return { operation: 'awg-to-mm2', value: size.size };
  if (!/convert|conver|equal|equivale|\bto\b|\bin\b|\binto\b|\ba\b|\ben\b|how many|cuant/.test(reading.plain)) return undefined;
  for (const each of reading.quantities) {
    const rule = CONVERSIONS.find(([from, to]) => from.test(each.unit) && to.test(reading.plain));
    if (rule === undefined) continue;
    const raw = new RegExp(`(\\d+-\\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?)\\s?-?\\s?${each.unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).exec(
      reading.plain,
    )?.[1];
    if (raw !== undefined) return { operation: rule[2], value: raw };
  }
  return undefined;
}

const FIGURE = '(\\d+-\\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?|\\.\\d+)';

/** Three readings of an unbalance: their average and the largest deviation from it. */
function unbalanceOf(reading: Reading): { readonly average: number; readonly deviation: number; readonly unit: string } | undefined {
  if (!/unbalanc|imbalanc|desbalanc|desequilibri/.test(reading.plain) || /\bneutr/.test(reading.plain)) return undefined;
  const [kind, unit] = reading.all('voltage').length >= 3 ? (['voltage', 'V'] as const) : (['current', 'A'] as const);
  const written = reading.all(kind).map((each) => each.value);
  // '480 472 468' without a unit.
  const values = written.length < 3 ? (reading.plain.match(/(?<![\w./-])\d+(?:\.\d+)?(?![\w%])/g) ?? []).map(Number) : written;
  if (values.length !== 3) return undefined;
  const average = values.reduce((sum, each) => sum + each, 0) / 3;
  return { average, deviation: Math.max(...values.map((each) => Math.abs(each - average))), unit };
}

const near =
  (words: RegExp) =>
  (each: Quantity): boolean =>
    words.test(`${each.before.split(/[,;.]/).at(-1)?.slice(-22)}|${each.after.split(/[,;.]|\d/)[0]}`);

/** Length, width and depth in feet of what is poured or dug; or the diameter and depth of a round one. */
function volumeOf(reading: Reading): Values | undefined {
  if (
    !/cubic (?:yards?|feet|ft|met)|\byds?3?\b|\byards?\b|yardas?|(?:metros?|pies) cubic|how much (?:concrete|dirt|soil|fill|spoil)|cuant[oa] (?:concreto|tierra|relleno)/.test(
      reading.plain,
    )
  )
    return undefined;
  const all = reading.all('length').filter((each) => each.value > 0);
  const named = all.filter(near(/long|wide|width|deep|depth|thick|high|tall|larg|anch|fond|alt[oa]|profund|grueso|espesor|diamet/));
  const [one, two, three, four] = named.length >= 2 && named.length < all.length ? named : all;
  const feet = (each: Quantity): string => String(Number(each.value.toFixed(4)));
  if (one === undefined || two === undefined || four !== undefined) return undefined;
  if (three !== undefined) return { operation: 'volume', value: feet(one), second: `${feet(two)}x${feet(three)}` };
  const across = [one, two].find(near(/diamet/));
  return across === undefined
    ? undefined
    : { operation: 'volume', value: feet(across === one ? two : one), second: `0.7854x${feet(across)}x${feet(across)}` };
}

const DRIVER = 'motor|driver|driving|motriz|engine';
const DRIVEN = 'driven|fan|blower|pump|shaft|saw|machine|output|compres\\w*|conducid\\w|movid\\w|ventilador|bomba|maquina';
const OWNER = new RegExp(`\\b(?:(${DRIVER})|${DRIVEN}|drives|turns|mueve|gira)\\b`, 'g');

/** True where the figure at `start`–`end` is the motor's, false where it is of what the motor turns: the word next to it, before it, after it. */
function ofMotor(plain: string, start: number, end: number): boolean | undefined {
  const next = new RegExp(`^[\\s.]*(?:(${DRIVER})|(?:${DRIVEN}))\\b`).exec(plain.slice(end));
  const before = [
    ...(
      plain
        .slice(0, start)
        .split(/[,;]|\b(?:y|and)\b/)
        .at(-1) ?? ''
    ).matchAll(OWNER),
  ].at(-1);
  const after = [...(plain.slice(end).split(/[,;]|\b(?:y|and)\b/)[0] ?? '').matchAll(OWNER)][0];
  const found = next ?? before ?? after;
  return found == null ? undefined : found[1] !== undefined;
}

/** Two pulleys or gears: speeds go inversely as their sizes. */
function pulleysOf({ plain }: Reading): Values | undefined {
  if (!/pulley|sheave|polea|\bgears?\b|engran/.test(plain)) return undefined;
  const found = [
    ...plain.matchAll(/(?<![\w./])(\d+(?:\.\d+|-1\/[24])?)[- ]?(rpm\b|(?:in\b\.?|inch|pulg\w*|cm|mm|teeth|tooth|dientes))/g),
  ].map((match) => ({
    value: (match[1] ?? '').replace('-1/2', '.5').replace('-1/4', '.25'),
    speed: match[2] === 'rpm',
    motor: ofMotor(plain, match.index, match.index + match[0].length),
  }));
  const pair = (all: typeof found): typeof found =>
    all[0]?.motor === false || (all[0]?.motor === undefined && all[1]?.motor === true) ? [...all].reverse() : all;
  const [[one, two, more], [speed, other]] = [pair(found.filter((each) => !each.speed)), pair(found.filter((each) => each.speed))];
  if (one === undefined || speed === undefined || more !== undefined || (two === undefined) === (other === undefined)) return undefined;
  // Motor's first in both pairs.
  const [top, bottom] = two === undefined ? [speed.value, other?.value] : [one.value, two.value];
  const lone = two === undefined ? one : speed;
  return {
    operation: two === undefined ? 'pulley-size' : 'pulley-speed',
    value: lone.value,
    second: lone.motor === false ? `${bottom}/${top}` : `${top}/${bottom}`,
  };
}

/** 'Line-to-line' and 'phase to phase' are line values, 'line to neutral' a phase value; '3-phase' is neither. */
const withSides = (text: string): string =>
  text
    .replace(/\b(?:line|linea|phase|fase)s?[- ](?:to|a)[- ](neutr)?\w+/g, (_, neutral) => (neutral === undefined ? 'LINE' : 'PHASE'))
    .replace(/\b(?:line|linea)s?\b/g, 'LINE')
    .replace(/(?<!(?:\d|single)[- ])\b(?:phase|fase|winding|devanado|coil|bobina|resist[a-z]+|elemento?|(?<!high[- ])leg)s?\b/g, 'PHASE');

/** One current or voltage of a wye or a delta, given on one side and asked for on the other. */
function otherSideOf(reading: Reading): Values | undefined {
  const [figure, ...more] = reading.quantities;
  const told = withSides(reading.plain);
  const delta = /\bdelta\b/.test(told);
  const isCurrent = figure?.kind === 'current';
  if (
    figure === undefined ||
    more.length > 0 ||
    !(isCurrent || figure.kind === 'voltage') ||
    delta === /\b(?:wye|star|estrella)\b/.test(told) ||
    !/LINE.*PHASE|PHASE.*LINE/.test(told) ||
    /high[- ]leg|primar|secund/.test(told)
  )
    return undefined;
  const before = withSides(figure.before).split(/[.?;]/).at(-1) ?? '';
  const after = withSides(figure.after).split(/[.?;,]/)[0] ?? '';
  const away = (side: string): number =>
    Math.min(before.includes(side) ? before.length - before.lastIndexOf(side) : 99, after.includes(side) ? after.indexOf(side) : 99);
  const [line, phase] = [away('LINE'), away('PHASE')];
  if (line === phase) return undefined;
  return {
    operation: delta !== isCurrent ? 'line-is-phase' : line < phase ? 'line-to-phase' : 'phase-to-line',
    value: String(figure.value),
    second: isCurrent ? 'A' : 'V',
  };
}

function sumOf(reading: Reading): Values | undefined {
  const { plain } = reading;
  const unbalance = unbalanceOf(reading);
  if (unbalance !== undefined)
    return { operation: 'what-percent', value: unbalance.deviation.toFixed(4), second: unbalance.average.toFixed(4) };
  const built = volumeOf(reading) ?? pulleysOf(reading) ?? otherSideOf(reading);
  if (built !== undefined) return built;
  const [hp, rpm] = [reading.all('horsepower')[0]?.value, reading.all('rpm')[0]?.value];
  if (
    hp !== undefined &&
    rpm !== undefined &&
    /torque|\bpar\b|lb-?(?:ft|pie)|(?:pound|foot)[- ](?:feet|foot|pounds)|libras?[- ]pie/.test(plain)
  )
    return { operation: 'torque', value: String(hp), second: String(rpm) };
  if (reading.has('scale')) {
    const scale = new RegExp(
      `${FIGURE}\\s?(?:in\\.?|inch|pulgadas?|pulg\\.?)?\\s?(?:=|equals|per|to the|to|es igual a|por|a|represents|son)\\s?(?:1|one|a|un)?[- ]?(?:ft|foot|pie)`,
    ).exec(plain)?.[1];
    const figures = [...plain.matchAll(new RegExp(`${FIGURE}\\s?-?(?:in\\b|inch|inches|pulgadas?|pulg)`, 'g'))]
      .map((match) => match[1])
      .filter((each) => each !== undefined);
    const value = figures.find((each) => each !== scale);
    return scale === undefined || value === undefined ? undefined : { operation: 'scale', value, second: scale };
  }
  const sum = new RegExp(
    `${FIGURE}\\s?(?:in\\.?|inch(?:es)?|pulg\\w*\\.?|")?\\s?(\\+|plus|mas|(?<=\\s)[-−](?=\\s)|minus|menos)\\s?${FIGURE}`,
  ).exec(plain);
  if (sum !== null && /\d\/\d/.test(sum[0]) && reading.sizes.length === 0)
    return { operation: /\+|plus|mas/.test(sum[2] ?? '') ? 'add' : 'subtract', value: sum[1], second: sum[3] };
  const [volts, ...others] = reading.all('voltage');
  const peak = /\b(?:peak|pico|crest)\b/.test(plain);
  if (
    volts !== undefined &&
    others.length === 0 &&
    peak &&
    /\brms\b|peak (?:value|volt)|voltaje pico|what|cual|cuanto/.test(plain) &&
    reading.quantities.length === 1
  )
    return {
      operation:
        /^ ?(?:peak|pico|crest|de pico)/.test(volts.after) ||
        (/(?:peak|pico)(?: of| de| is)? ?$/.test(volts.before) && /rms|effective|eficaz/.test(plain))
          ? 'peak-to-rms'
          : 'rms-to-peak',
      value: String(volts.value),
    };
  const percentOf = new RegExp(`${FIGURE}\\s?(?:%|percent|por ciento)\\s(?:of|de)\\s(?:a )?${FIGURE}`).exec(plain);
  if (percentOf !== null && /what|cuanto|calcul|find|cual|^\d/.test(plain))
    return { operation: 'percent-of', value: percentOf[1], second: percentOf[2] };
  const drop = /(\d+(?:\.\d+)?) ?v(?:olts?)? (?:drop|de caida)[^?]{0,20}?(\d{2,3}) ?v(?:olts?)?\b/.exec(plain);
  if (drop !== null && /percent|%|porcentaje/.test(plain)) return { operation: 'what-percent', value: drop[1], second: drop[2] };
  const whatPercent = new RegExp(
    `(?:what (?:percent|%)|que (?:porcentaje|por ciento|%))\\s(?:of|de)\\s${FIGURE}\\s(?:is|es|son)\\s${FIGURE}|${FIGURE}\\s(?:is|es)\\s(?:what percent|que porcentaje|que por ciento)\\s(?:of|de)\\s${FIGURE}`,
  ).exec(plain);
  if (whatPercent !== null)
    return { operation: 'what-percent', value: whatPercent[2] ?? whatPercent[3], second: whatPercent[1] ?? whatPercent[4] };
  const decimal = /(\d+-\d+\/\d+|\d+\/\d+)\s?(?:in\.?|inch(?:es)?|pulgadas?)?\s(?:as|to|in|a|en|into|como)\s(?:a |un )?decimal/.exec(plain);
  if (decimal !== null) return { operation: 'fraction-to-decimal', value: decimal[1] };
  const fraction = /(\d*\.\d+)\s?(?:in\.?|inch(?:es)?|pulgadas?)?\s(?:as|to|in|a|en|into|como)\s(?:a |an |una )?fracc?(?:tion|ion)/.exec(
    plain,
  );
  if (fraction !== null) return { operation: 'decimal-to-fraction', value: fraction[1] };
  const radius =
    /(?:diameter|diametro)\s?(?:of|de|is)?\s?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?(?:in\.?|ft|inch|foot|pies|pulgadas?)?\s?(?:in )?(?:diameter|de diametro)/.exec(
      plain,
    );
  const around = /(?:circumference|circunferencia)\D{0,16}(\d+(?:\.\d+)?)(?![\d/-])/.exec(plain);
  if (radius === null && around !== null) return { operation: 'circle', value: around[1] };
  if (radius !== null && /area|circumference|circunferencia/.test(plain)) return { operation: 'circle', value: radius[1] ?? radius[2] };
  const rectangle = /(\d+(?:\.\d+)?)\s?(?:ft|feet|foot|in\b\.?|inches|m\b|pies|pulgadas|metros)?\s?(?:x|by|por)\s?(\d+(?:\.\d+)?)/.exec(
    plain,
  );
  if (rectangle !== null && /\barea\b|perimeter|perimetro|square (?:feet|footage)|pies cuadrados/.test(plain))
    return { operation: 'rectangle', value: rectangle[1], second: rectangle[2] };
  return undefined;
}

export const tradeMath: Intent = {
  calculator: 'trade-math',
  also: (reading) => {
    const found = unbalanceOf(reading);
    if (found === undefined) return undefined;
    const [average, deviation] = [`${show(found.average)} ${found.unit}`, `${show(found.deviation)} ${found.unit}`];
    return {
      text: {
        en: `Unbalance: the largest deviation (${deviation}) over the average (${average}).`,
        es: `Desbalance: la mayor desviación (${deviation}) entre el promedio (${average}).`,
      },
    };
  },
  score: (reading) => {
    if (unbalanceOf(reading) !== undefined) return 20;
    const sum = sumOf(reading);
    if (sum?.operation === 'volume' || /^pulley|phase/.test(String(sum?.operation))) return 14;
    if (sum !== undefined)
      return reading.has('general-lighting', 'circuit-count', 'lumens', 'demand-factor', 'breaker')
        ? 0
        : sum.operation === 'percent-of' || sum.operation === 'rectangle'
          ? 7
          : 11;
    const conversion = conversionOf(reading);
    if (conversion === undefined) return 0;
    const code = reading.has(
      'breaker',
      'voltage-drop',
      'ampacity',
      'ambient',
      'burial',
      'fill',
      'box-fill',
      'support',
      'gfci',
      'receptacle',
      'working-space',
      'motor-short-circuit',
      'fill-adjust',
      'flc',
    );
    return cues(
      [true, 4],
      [/convert|conver|equivale|how many|cuant/.test(reading.plain), 4],
      [reading.stems.length <= 9, 3],
      [code, -7],
      [/efficien|eficien/.test(reading.plain), -6],
    );
  },
  values: (reading) => sumOf(reading) ?? conversionOf(reading) ?? {},
};
