// Conductor size, ampacity, voltage drop and equipment grounding conductors out of a question.
import type { Text } from '../../../contract/values.ts';
import { show, type Values } from '../../calculators/calculator.ts';
import type { Reading } from '../../reading/read-question.ts';
import { tableAmpacity } from '../../tables/ampacity.ts';
import { sizeLabel } from '../../tables/conductors.ts';
import { equipmentGroundingSize } from '../../tables/grounding.ts';
import { hpLabel, motorCurrentTable, motorFullLoadCurrent } from '../../tables/motors.ts';
import { nextStandardRating, standardRatingBelow } from '../../tables/overcurrent.ts';
import { asksDevice } from './circuits.ts';
import {
  ambientC,
  conductorCount,
  continuousBecause,
  currents,
  isContinuousAppliance,
  loadsOf,
  loadVa,
  metalOf,
  ratingA,
  runLengthFt,
  setsOf,
  THREE_PHASE_FROM_V,
  volts,
} from './common.ts';
import type { Intent } from './intent.ts';

const nipple = (reading: Reading): 'yes' | undefined => (reading.has('nipple') ? 'yes' : undefined);
const ROOF = 'roof(?:top)?|azotea|techo|losa';
/** A raceway in the sun less than 7/8 in. above a roof, 310.15(B)(2); a height said beside it decides. */
function rooftop(reading: Reading): 'yes' | undefined {
  const { plain } = reading;
  // XHHW-2 is exempt.
  if (reading.insulationType === 'xhhw-2') return undefined;
  if (!new RegExp(`\\b(?:on|over|across|above|off|from|of|sobre|en|del?|a|al|por) (?:\\w+ ){0,3}?(?:${ROOF})\\b`).test(plain))
    return undefined;
  const height = reading
    .all('length')
    .find((each) => new RegExp(`^[^.;]{0,22}\\b(?:${ROOF})`).test(each.after) || new RegExp(`(?:${ROOF})[^.;]{0,12}$`).test(each.before));
  return height !== undefined && height.value * 12 >= 0.875 ? undefined : 'yes';
}

function appliesVolts(reading: Reading): number | undefined {
  const amps = ratingA(reading) ?? currents(reading)[0]?.value;
  if (reading.has('range', 'dryer', 'hot-tub', 'subpanel', 'water-heater', 'service', 'ev')) return 240;
  if ((amps !== undefined && amps <= 20) || reading.has('dishwasher', 'disposal', 'microwave', 'refrigerator', 'washer')) return 120;
  return amps === undefined ? undefined : 240;
}

/** Watts without a voltage: what they are divided by. */
function takenAt(reading: Reading): { readonly text: Text } | undefined {
  if (loadVa(reading) === undefined || volts(reading) !== undefined || currents(reading).length > 0) return undefined;
  const supply = appliesVolts(reading) ?? 240;
  return { text: { en: `Taken at **${supply} V**: check the nameplate.`, es: `Calculado a **${supply} V**: revise la placa.` } };
}

/** A voltage that nobody gave is told whatever else is said of the sum. */
const withVoltage = <Further extends { readonly text: Text }>(further: Further | undefined, taken: { readonly text: Text } | undefined) =>
  further === undefined || taken === undefined
    ? (further ?? taken)
    : { ...further, text: { en: `${further.text.en} ${taken.text.en}`, es: `${further.text.es} ${taken.text.es}` } };

const CAN_I =
  /\b(?:can (?:i|we) (?:use|run|feed|land|put)|may i use|will (?:it|that|this|they) (?:work|carry|be enough)|(?:is|are) (?:it|that|this|they|\S+ \S+) (?:ok|okay|enough|big enough|large enough|legal)|puedo (?:usar|poner|meter|jalar)|se puede usar|alcanzan?|sirven?|aguantan?|estan? bien)\b/;

/** 'How many 3/0 per phase for 800 A?': as many sets as carry it at 75 °C. */
function setsNeeded(reading: Reading): number | undefined {
  const [size] = reading.sizes;
  const amps = currents(reading)[0]?.value;
  if (
    size === undefined ||
    amps === undefined ||
    !/(?:how many|cuant[oa]s) (?:\S+ ){0,5}?(?:per phase|por fase|sets|runs|juegos|parallel|paralelo)/.test(reading.plain)
  )
    return undefined;
  const each = tableAmpacity(size.size, size.metal ?? metalOf(reading) ?? 'cu', 75);
  if (each === undefined) return undefined;
  // Up to 800 A the next device size up is allowed, 240.4(B); a load alone is carried in full.
  const least = amps <= 800 && asksDevice(reading) ? (standardRatingBelow(amps - 1) ?? 0) + 0.1 : amps;
  return Math.ceil(least / each);
}

export const conductorSize: Intent = {
  calculator: 'conductor-size',
  values: (reading): Values => {
    const watts = loadVa(reading);
    const supply = volts(reading);
    const rating = ratingA(reading);
    const loads = loadsOf(reading);
    const said = currents(reading).length > 0;
    const isLoad =
      /\b(?:load|carga|draws?|draw|pulls|consume|jala|toma|demand|demanda|nameplate|placa)\b/.test(reading.plain) &&
      !/breaker|pastilla|disyuntor|circuit|circuito/.test(reading.plain);
    const fromWatts =
      watts === undefined || said
        ? undefined
        : watts / (supply ?? appliesVolts(reading) ?? 240) / (reading.phases === '3' ? Math.sqrt(3) : 1);
    const rounded = fromWatts === undefined ? undefined : Number(fromWatts.toFixed(2));
    const continuous = reading.continuous === true || loads.continuousA !== undefined;
    const current: Values = continuous
      ? {
          continuousA: loads.continuousA ?? rounded,
          loadA: loads.loadA !== undefined && loads.continuousA !== undefined ? loads.loadA : undefined,
          ratingA: rating !== undefined && rating !== loads.continuousA && rating !== loads.loadA ? rating : undefined,
        }
      : rounded !== undefined
        ? isContinuousAppliance(reading)
          ? { continuousA: rounded }
          : { loadA: rounded }
        : isLoad
          ? { loadA: loads.loadA, ratingA: rating !== undefined && rating !== loads.loadA ? rating : undefined }
          : { ratingA: rating ?? loads.loadA };
    return {
      ...current,
      lengthFt: runLengthFt(reading),
      volts: supply,
      phases: reading.phases,
      metal: metalOf(reading),
      method: reading.method === 'lfnc' ? undefined : reading.method,
      terminals: reading.terminals,
      insulation: reading.insulation,
      ambientC: ambientC(reading),
      conductors: reading.has('current-carrying') ? conductorCount(reading) : undefined,
      rooftop: rooftop(reading),
      nipple: nipple(reading),
      maxPercent: reading.all('percent').find((each) => each.value <= 10)?.value,
      sets: setsOf(reading) ?? setsNeeded(reading),
      dwellingService:
        (reading.has('service') ||
          /main feeder|alimentador principal|(?:entire|whole|all the) (?:\w+ )?load|toda la carga|83 ?(?:%|percent)/.test(reading.plain)) &&
        (reading.has('dwelling') || /\b83 ?(?:%|percent)/.test(reading.plain)) &&
        // 'For a store, 2/0 as we use on houses'.
        !reading.has('subpanel', 'commercial') &&
        !(reading.has('garage') && reading.has('feeder'))
          ? 'yes'
          : undefined,
      service: reading.has('service') && !reading.has('subpanel') && !/feeder|alimentador/.test(reading.plain) ? 'yes' : undefined,
      receptacles: undefined,
    };
  },
  also: (reading) => {
    const sets = setsNeeded(reading);
    const [size] = reading.sizes;
    const metal = size?.metal ?? metalOf(reading) ?? 'cu';
    const each = size === undefined ? undefined : tableAmpacity(size.size, metal, 75);
    if (sets === undefined || size === undefined || each === undefined) return withVoltage(continuousBecause(reading), takenAt(reading));
    const sum = `${sets} × ${show(each)} A = **${show(sets * each)} A**`;
    return {
      text: {
        en: `**${sets} sets** of ${sizeLabel(size.size)}: ${sum} (75 °C column).`,
        es: `**${sets} juegos** de ${sizeLabel(size.size)}: ${sum} (columna de 75 °C).`,
      },
      section: '310.10(G)',
    };
  },

  assumes: (reading, values) => ({ volts: values.lengthFt === undefined ? undefined : appliesVolts(reading) }),
  asks: (_reading, values) => {
    if (values.ratingA !== undefined || values.loadA !== undefined || values.continuousA !== undefined) return undefined;
    return {
      en: 'To size it I need the load: **watts or amperes** and the **voltage** from the nameplate (or the **breaker size**), and for a long run the **distance**.',
      es: 'Para darle el calibre necesito la carga: **watts o amperes (corriente)** y el **voltaje** de la placa (o el tamaño del **breaker**), y si el tramo es largo, la **distancia**.',
    };
  },
  usual: (reading) => {
    if (reading.has('water-heater'))
      return {
        values: { continuousA: 18.75, volts: 240 },
        named: {
          en: 'For the usual 4,500 W, 240 V tank heater (check your nameplate):',
          es: 'Para el calentador de tanque usual de 4,500 W, 240 V (revise su placa):',
        },
      };
    if (reading.has('dryer'))
      return {
        values: { ratingA: 30, volts: 240 },
        named: {
          en: 'For the usual 30 A, 240 V dryer circuit (check your nameplate):',
          es: 'Para el circuito usual de secadora de 30 A, 240 V (revise su placa):',
        },
      };
    if (reading.has('range'))
      return {
        values: { ratingA: 50, volts: 240 },
        named: {
          en: 'For the usual 50 A, 240 V range circuit (check your nameplate):',
          es: 'Para el circuito usual de estufa de 50 A, 240 V (revise su placa):',
        },
      };
    if (reading.has('hot-tub'))
      return {
        values: { ratingA: 50, volts: 240 },
        named: {
          en: 'For the usual 50 A, 240 V hot tub (check its nameplate):',
          es: 'Para el spa usual de 50 A, 240 V (revise su placa):',
        },
      };
    if (reading.has('disposal', 'dishwasher', 'microwave', 'refrigerator', 'washer'))
      return {
        values: { ratingA: 20, volts: 120 },
        named: {
          en: 'For the usual 20 A, 120 V appliance circuit (check the nameplate):',
          es: 'Para el circuito usual de 20 A, 120 V (revise la placa):',
        },
      };
    return undefined;
  },
};

/** In a metal wireway four to thirty conductors need no adjustment, 376.22(B). */
const sparedInWireway = (reading: Reading): boolean => {
  const count = conductorCount(reading) ?? 0;
  return (
    reading.has('wireway') &&
    count > 3 &&
    count <= 30 &&
    !/(?:requir\w*|requier\w*|needs?|con|with|appl\w+|aplic\w+) (?:the |el |un )?(?:adjust|ajust|derat)|non-?\s?metal|no metal|plastic|pvc|(?:over|more than|mas del?|arriba del?) 20 ?%/.test(
      reading.plain,
    )
  );
};

/** Largest device for an ampacity: the next standard rating up to 800 A, 240.4(B), none above what it carries beyond, 240.4(C). */
const deviceFor = (amps: number): number => {
  const next = nextStandardRating(amps);
  return next !== undefined && next <= 800 ? next : (standardRatingBelow(amps) ?? amps);
};

export const conductorAmpacity: Intent = {
  calculator: 'conductor-ampacity',
  // 'Can I use 500 kcmil, two sets, for 740 A on an 800 A breaker?'

  also: (reading, figures) => {
    const counted = conductorCount(reading) ?? 0;
    if (sparedInWireway(reading))
      return {
        text: {
          en: `In a metal wireway the adjustment for more than three conductors starts above **30** current-carrying ones (and only up to 20% fill): ${counted} need none.`,
          es: `En un ducto metálico el ajuste por más de tres conductores empieza arriba de **30** portadores (y solo hasta 20% de llenado): ${counted} no lo llevan.`,
        },
        section: '376.22(B)',
      };
    const sets = setsOf(reading);
    const device = figures.find((figure) => figure.name === 'largestDevice')?.value;
    const { continuousA, loadA } = loadsOf(reading);
    if (CAN_I.test(reading.plain) && continuousA !== undefined) {
      const need = 1.25 * continuousA + (loadA ?? 0);
      const sum = `125% × ${show(continuousA)} A${loadA === undefined ? '' : ` + ${show(loadA)} A`} = **${show(need, 1)} A**`;
      return {
        text: { en: `The load counts ${sum}.`, es: `La carga cuenta ${sum}.` },
        section: '215.2',
      };
    }
    if ((sets ?? 1) < 2 && asksDevice(reading) && typeof device === 'number')
      return {
        text: { en: `Largest device: **${show(device)} A**.`, es: `Protección máxima: **${show(device)} A**.` },
        section: '240.4',
      };
    const each = figures.find((figure) => figure.name === 'usableAmpacity')?.value;
    if (sets === undefined || sets < 2 || typeof each !== 'number') return undefined;
    const total = `**${show(sets * each)} A**`;
    const together = `**${show(deviceFor(sets * each))} A**`;
    return {
      text: {
        en: `${sets} in parallel: ${sets} × ${show(each)} A = ${total}; largest device ${together}.`,
        es: `${sets} en paralelo: ${sets} × ${show(each)} A = ${total}; protección máxima ${together}.`,
      },
      section: '310.10(G)',
    };
  },
  values: (reading): Values => ({
    size: reading.sizes[0]?.size,
    metal: metalOf(reading),
    insulation: reading.insulation,
    terminals: reading.terminals,
    method: reading.method === 'lfnc' ? undefined : (reading.method ?? (reading.has('raceway') ? 'raceway' : undefined)),
    ambientC: ambientC(reading),
    conductors: sparedInWireway(reading) ? 3 : conductorCount(reading),
    rooftop: rooftop(reading),
    nipple: nipple(reading),
  }),
};

/** '0.0515 ohm per 1000 ft'. */
const ohmsPerThousand = (reading: Reading): number | undefined =>
  reading.all('resistance').find((each) => /^\s?(?:per|por(?: cada)?|\/)\s?(?:1000|mil|kft|thousand)\b/.test(each.after))?.value;

/** 'What is my voltage drop?': nothing given, so it is asked for. */
const asksForOwnDrop = (reading: Reading): boolean =>
  reading.has('voltage-drop') &&
  reading.quantities.length === 0 &&
  reading.sizes.length === 0 &&
  reading.stems.length <= 8 &&
  /\b(?:my|mi|tengo|do i have|i have|calcula\w*|calculate)\b/.test(reading.plain) &&
  !/why|por que|too (?:much|high)|fix|bajar|reduc|limit|allowed|permit/.test(reading.plain);

/** Two voltages and nothing that a drop could be worked out of: what was measured at both ends, or the volts lost and those of the circuit. */
function readingsOf(reading: Reading): { readonly volts: number; readonly endVolts: number } | undefined {
  const named = [...new Set(reading.all('voltage').map(({ value }) => value))];
  const others = currents(reading).length + reading.sizes.length + reading.all('length').length + reading.all('power').length;
  return named.length === 2 && others === 0 ? { volts: Math.max(...named), endVolts: Math.min(...named) } : undefined;
}

interface ToldLoad {
  /** A. */
  readonly amps: number;
  /** How it comes out of what was told. */
  readonly why: Text;
  readonly section?: string;
}

/** The current of a load that is told by its horsepower or its power, where it is the only one. */
function loadOf(reading: Reading, values: Values): ToldLoad | undefined {
  const { volts: supply, phases = reading.phases ?? '1' } = values;
  if (typeof supply !== 'number' || currents(reading).length > 0) return undefined;
  const powers = [...reading.all('horsepower'), ...reading.all('power'), ...reading.all('apparent')];
  const [only] = powers;
  if (only === undefined || powers.length > 1) return undefined;
  const motorSupply = phases === '3' || phases === 'dc' ? phases : supply >= THREE_PHASE_FROM_V ? '3' : '1';
  if (only.kind === 'horsepower') {
    const found = motorFullLoadCurrent(motorSupply, only.value, supply);
    if (found === undefined) return undefined;
    const table = motorCurrentTable(motorSupply).code.replace('Table ', '');
    const motor = `${hpLabel(only.value)} hp, ${show(supply)} V`;
    return {
      amps: found.amperes,
      why: {
        en: `The load is a ${motor} motor: **${show(found.amperes)} A** by Table ${table}.`,
        es: `La carga es un motor de ${motor}: **${show(found.amperes)} A** según la Tabla ${table}.`,
      },
      section: motorCurrentTable(motorSupply).code,
    };
  }
  const factor = phases === '3' ? Math.sqrt(3) : 1;
  const amps = Number((only.value / (supply * factor)).toPrecision(6));
  const sum = `${show(only.value)} W / ${phases === '3' ? '(√3 × ' : ''}${show(supply)} V${phases === '3' ? ')' : ''} = **${show(amps)} A**`;
  return { amps, why: { en: `The load: ${sum}.`, es: `La carga: ${sum}.` } };
}

export const voltageDrop: Intent = {
  calculator: 'voltage-drop',
  // A resistance that no size of the table has.
  also: (reading) => {
    const ohms = ohmsPerThousand(reading);
    const supply = volts(reading);
    const load = loadOf(reading, { volts: supply });
    if (load !== undefined && ohms === undefined)
      return { text: load.why, ...(load.section === undefined ? {} : { section: load.section }) };
    const amps = currents(reading)[0]?.value;
    const lengthFt = runLengthFt(reading);
    if (ohms === undefined || supply === undefined || amps === undefined || lengthFt === undefined || reading.sizes.length > 0)
      return undefined;
    const three = reading.phases === '3';
    const lost = ((three ? Math.sqrt(3) : 2) * amps * ohms * lengthFt) / 1000;
    const sum = `${three ? '√3' : '2'} × ${show(amps)} A × ${show(ohms, 4)} Ω × ${show(lengthFt)} ft ÷ 1000 ft = **${show(lost)} V**, **${show((lost / supply) * 100)} %**`;
    return { text: { en: `With the resistance given: ${sum}.`, es: `Con la resistencia dada: ${sum}.` } };
  },
  assumes: (reading, values) => {
    const supplied = readingsOf(reading) ?? { volts: appliesVolts(reading) };
    return { ...supplied, amps: loadOf(reading, { ...supplied, ...values })?.amps };
  },
  asks: (reading) =>
    asksForOwnDrop(reading)
      ? {
          en: 'For the voltage drop I need the **voltage**, the **current (load) in amperes**, the **one-way length** of the run, and the **conductor size** and metal.',
          es: 'Para la caída de voltaje necesito el **voltaje**, la **corriente (carga) en amperes**, la **distancia** de ida del tramo, y el **calibre** y material del conductor.',
        }
      : undefined,
  references: [{ section: '210.19', why: { en: '3% is advised, 5% in all.', es: 'Se aconseja 3 %, y 5 % en total.' } }],
};

export const equipmentGrounding: Intent = {
  calculator: 'equipment-grounding-conductor',
  // 'And what if it were 90 A?'
  also: (reading) => {
    const asked = ratingA(reading) ?? currents(reading)[0]?.value;
    const others = [...new Set(currents(reading).map((each) => each.value))].filter((each) => each !== asked && each >= 15);
    if (reading.sizes.length > 0 || (setsOf(reading) ?? 1) > 1 || others.length === 0 || others.length > 3) return undefined;
    const metal = metalOf(reading) ?? 'cu';
    const list = others
      .map((amps) => ({ amps, found: equipmentGroundingSize(amps, metal) }))
      .filter((each) => each.found !== undefined)
      .map(({ amps, found }) => `${show(amps)} A: **${sizeLabel(found?.size ?? '14')}**`);
    return list.length === 0
      ? undefined
      : { text: { en: `For ${list.join('; ')}.`, es: `Para ${list.join('; ')}.` }, section: 'Table 250.122' };
  },
  asks: (_reading, values) =>
    values.deviceA === undefined
      ? {
          en: 'To size an equipment grounding conductor I need the **rating of the breaker or fuse** ahead of the circuit, in amperes.',
          es: 'Para el conductor de tierra de equipo necesito la **capacidad del breaker o fusible** del circuito, en amperes.',
        }
      : undefined,
  references: [
    {
      section: '250.122',
      why: { en: 'Size of equipment grounding conductors.', es: 'Calibre del conductor de puesta a tierra de equipos.' },
    },
  ],
};
