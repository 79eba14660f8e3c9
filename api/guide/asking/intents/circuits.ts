// Breaker sizes, fault current, neutral current, circuit and receptacle counts, generators out of a question.
import { show } from '../../calculators/calculator.ts';
import { conductorText, smallestConductor } from '../../calculators/smallest-conductor.ts';
import { phasesOfStockSize } from '../../calculators/transformer.ts';
import type { Reading } from '../../reading/read-question.ts';
import { continuousBecause, currents, loadsOf, metalOf } from './common.ts';
import type { Intent } from './intent.ts';
import { chargersTogether } from './supply.ts';

export const asksDevice = (reading: Reading): boolean =>
  reading.has('breaker', 'fuse', 'ocpd', 'standard-size') ||
  /\bproteccion (?:maxima|mayor|mas grande)|(?:maxima|mayor) proteccion/.test(reading.plain);

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

export const overcurrentDevice: Intent = {
  calculator: 'overcurrent-device',
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
  assumes: (_reading, values) => {
    if (typeof values.kva !== 'number') return {};
    const volts = values.secondaryVolts;
    return { phases: phasesOfStockSize(values.kva) ?? (typeof volts === 'number' && (volts >= 440 || volts === 208) ? '3' : undefined) };
  },
};

export const generatorSize: Intent = {
  calculator: 'generator-size',
  asks: () => ({
    en: 'To size it I need the **running watts of each load** that must run at once, and which of them is the **largest motor** (pump, compressor, furnace fan).',
    es: 'Para darle el tamaño necesito los **watts de cada carga** que debe trabajar a la vez, y cuál es el **motor más grande** (bomba, compresor, ventilador).',
  }),
};

export const receptacleLayout: Intent = {
  calculator: 'receptacle-layout',
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
