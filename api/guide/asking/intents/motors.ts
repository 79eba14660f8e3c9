// Motors, air conditioners and welders out of a question.

import type { Text } from '../../../contract/values.ts';
import { type Figure, show, type Values } from '../../calculators/calculator.ts';
import { plainRun, sizeForDrop } from '../../calculators/voltage-drop.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Reading } from '../../reading/read-question.ts';
import { tableAmpacity } from '../../tables/ampacity.ts';
import { sizeLabel } from '../../tables/conductors.ts';
import { nextStandardRating } from '../../tables/overcurrent.ts';
import { currents, metalOf, phasesOf, runLengthFt, THREE_PHASE_FROM_V, volts } from './common.ts';
import type { Intent } from './intent.ts';

interface CountedFigure {
  readonly count: number;
  readonly value: number;
}

/** Horsepower figures with how many motors have it: 'three 10 hp motors' -> 3 × 10. */
function motorsIn(reading: Reading, all = reading.all('horsepower')): readonly CountedFigure[] {
  const counted = all.map((each) => {
    const match =
      /(?<![\w/.-])(\d{1,2})\s(?:(?!phase|ph\b|fases|amps|v\b|hp|pole)[a-z]+\s){0,3}$/.exec(each.before) ??
      /^[\w\s]{0,12}?(?:\(|x |times )(\d{1,2})\b(?!\s?(?:v|amps|hp|phase))/.exec(each.after);
    return { count: match?.[1] === undefined ? 1 : Math.max(1, Number(match[1])), value: each.value };
  });
  // 'three motors: 25, 10 and 5 hp' counts the list, not its first figure.
  return all.length > 1 && counted[0]?.count === all.length && /motor/.test(all[0]?.before ?? '')
    ? counted.map((each, at) => (at === 0 ? { ...each, count: 1 } : each))
    : counted;
}

/** Motors at 115 or 120 V are single-phase. */
const assumesPhases = (reading: Reading): Values => {
  const supply = volts(reading);
  return { phases: supply !== undefined && supply < 130 ? '1' : undefined };
};

export const motorCurrent: Intent = {
  calculator: 'motor-current',
  assumes: assumesPhases,
  also: (reading, figures) => {
    const flc = figureOf(figures, 'fullLoadCurrent') ?? 0;
    if (PHASE_CONVERTER.test(reading.plain)) return converterSupply(reading, flc);
    return isFirePump(reading) ? firePumpSupply(reading, flc) : undefined;
  },
};

export const PHASE_CONVERTER =
  /(?:phase|fases?) convert|convertidor(?:es)? (?:\w+ )?(?:de fases?|rotatori|estatic)|rotary converter|static converter|455\.[67]/;

/** Single-phase supply of a converter for given loads: 250% of their three-phase current, over the voltages' ratio (455.6(A), 455.7). */
function converterSupply(reading: Reading, flc: number): ReturnType<NonNullable<Intent['also']>> {
  const [first, second] = [
    ...new Set(
      reading
        .all('voltage')
        .filter((each) => each.value >= 100)
        .map((each) => each.value),
    ),
  ];
  const ratio = first !== undefined && second !== undefined ? second / first : 1;
  const amps = `**${show(flc * 2.5 * ratio, 1)} A**`;
  const sum = `250% × ${show(flc)} A${ratio === 1 ? '' : ` × ${show(second ?? 0)} V ÷ ${show(first ?? 0)} V`} = ${amps}`;
  return {
    text: {
      en: `Single-phase conductors to a phase converter sized for this load: at least ${sum}; the overcurrent device at most the same, next standard size up.`,
      es: `Conductores monofásicos al convertidor de fases calculado para esta carga: al menos ${sum}; la protección, lo mismo como máximo, al siguiente tamaño.`,
    },
    section: '455.6(A)',
  };
}

const isFirePump = (reading: Reading): boolean => reading.has('fire-pump') || /contra incendio|fire pump/.test(reading.plain);

/** A fire pump's device carries the locked-rotor current without end; its conductors 125% of the full-load current. */
function firePumpSupply(reading: Reading, flc: number): ReturnType<NonNullable<Intent['also']>> {
  const given = currents(reading).find((each) => each.value > flc * 2)?.value;
  const locked = given ?? flc * 6;
  const device = nextStandardRating(locked);
  const about =
    given === undefined
      ? { en: 'about six times the FLC (check the nameplate): ', es: 'unas seis veces la FLC (revise la placa): ' }
      : { en: '', es: '' };
  return {
    text: {
      en: `Fire pump: the overcurrent device carries the locked-rotor current indefinitely, ${about.en}${show(locked)} A → **${show(device ?? locked)} A**. Conductors: 125% × ${show(flc)} A = **${show(flc * 1.25)} A** (695.6(B)), plus other loads of the pump room.`,
      es: `Bomba contra incendio: la protección aguanta sin límite la corriente de rotor bloqueado, ${about.es}${show(locked)} A → **${show(device ?? locked)} A**. Conductores: 125% × ${show(flc)} A = **${show(flc * 1.25)} A** (695.6(B)), más las otras cargas de la bomba.`,
    },
    section: '695.4(B)',
  };
}

export const motorCircuit: Intent = {
  calculator: 'motor-circuit',
  assumes: assumesPhases,
  also: alsoOfMotor,
};

const figureOf = (figures: readonly Figure[], name: string): number | undefined => {
  const value = figures.find((each) => each.name === name)?.value;
  return typeof value === 'number' ? value : undefined;
};

/** Disconnect, the ceiling for a motor that does not start, and the size that a long run asks for: where the question wants them. */
function alsoOfMotor(reading: Reading, figures: readonly Figure[]): { readonly text: Text; readonly section?: string } | undefined {
  const flc = figureOf(figures, 'fullLoadCurrent') ?? 0;
  const disconnect = figureOf(figures, 'disconnectMinimum');
  if (reading.has('disconnect') && disconnect !== undefined)
    return {
      text: {
        en: `Disconnect: rated for the horsepower and at least 115% of ${show(flc)} A = **${show(disconnect)} A**.`,
        es: `Desconectador: con capacidad en hp y al menos 115% de ${show(flc)} A = **${show(disconnect)} A**.`,
      },
      section: '430.110(A)',
    };
  const overload = figureOf(figures, 'overloadRating');
  if (reading.has('overload') && overload !== undefined)
    return {
      text: {
        en: `Overload protection: at most **${show(overload)} A**.`,
        es: `Protección de sobrecarga: **${show(overload)} A** como máximo.`,
      },
      section: '430.32(A)(1)',
    };
  const ceiling = figureOf(figures, 'deviceCeiling');
  if (ceiling !== undefined && /\bstart(?:s|ing)?\b|arranc\w*|exception|excepcion/.test(reading.plain) && !/arrancador/.test(reading.plain))
    return {
      text: { en: `If it will not start: up to **${show(ceiling)} A**.`, es: `Si no arranca: hasta **${show(ceiling)} A**.` },
      section: '430.52(C)(1)',
    };
  const lengthFt = runLengthFt(reading);
  const supply = volts(reading);
  if (lengthFt === undefined || supply === undefined || lengthFt < 20) return undefined;
  const phases = phasesOf(reading) === '3' || supply >= THREE_PHASE_FROM_V ? '3' : '1';
  const size = sizeForDrop(plainRun({ volts: supply, amps: flc, lengthFt, metal: metalOf(reading) ?? 'cu', phases }), 3);
  return size === undefined
    ? undefined
    : {
        text: {
          en: `To stay within 3% over ${show(lengthFt)} ft: at least **${sizeLabel(size)}**.`,
          es: `Para no pasar de 3% en ${show(lengthFt)} ft: al menos **${sizeLabel(size)}**.`,
        },
        section: '210.19',
      };
}

const OTHER_LOAD =
  /^\s?(?:of |de |en )?(?:(?:other|otra|otras|carga|load|loads|cargas) (?:of |de )?)?(?:non-?\s?continu|no continu|continu|light|alumbrado|heat|calefac|recept|contacto|load|carga|misc|varias)/;

const isOtherLoad = (each: Quantity): boolean => OTHER_LOAD.test(each.after) || /(?:load|carga)s? (?:of|de)\s?$/.test(each.before);

/** Motors on a feeder known by their currents; with other load one motor is enough. */
function motorCurrents(reading: Reading): readonly CountedFigure[] {
  if (
    reading.all('horsepower').length > 0 ||
    !/\bmotor/.test(reading.plain) ||
    /\brla\b|hermet|compres|welder|soldador|\btap\b|lock/.test(reading.plain)
  )
    return [];
  const own = currents(reading).filter(
    (each) =>
      !isOtherLoad(each) &&
      !/^ ?-?(?:breaker|fus|pastilla|ocpd|device|(?:sub)?(?:panel|feeder|tablero)|service|circuit|main|alimentador|acometida|principal)/.test(
        each.after,
      ) &&
      !/(?:breaker|interruptor|fus\w+|pastilla|proteccion|panel|tablero|feeder|alimentador)(?: \w+)? (?:de |of )?$/.test(each.before),
  );
  const found = motorsIn(reading, own);
  const others = currents(reading).filter(isOtherLoad).length;
  return found.reduce((sum, each) => sum + each.count, 0) + others >= 2 ? found : [];
}

export const motorFeeder: Intent = {
  calculator: 'motor-feeder',
  // A current that is neither a load counted nor a device is not in the sum, and that is said.
  also: (reading) => {
    const left = currents(reading).filter(
      (each) =>
        /rla|hermet|compres|\bfla\b|\bflc\b|welder|soldador/.test(
          `${each.before.split(/[,;.]/).at(-1)}|${each.after.split(/[,;.]/)[0]?.slice(0, 24)}`,
        ) &&
        !OTHER_LOAD.test(each.after) &&
        motorCurrents(reading).length === 0,
    );
    const list = left.map((each) => `${show(each.value)} A`).join(', ');
    return left.length === 0
      ? undefined
      : {
          text: {
            en: `**Not in this sum: ${list}.** Add it at 100%, or at 125% where it is the largest motor or compressor (then the largest motor here counts 100%).`,
            es: `**No va en esta suma: ${list}.** Súmelo al 100%, o al 125% si es el motor o compresor más grande (entonces el mayor de aquí cuenta al 100%).`,
          },
        };
  },
};

export const airConditioning: Intent = {
  calculator: 'air-conditioning',
  // 'MCA 33, MOCP 50: may I land 10 AWG on a 50 A breaker?'

  also: (reading) => {
    const given = reading.sizes[0]?.size;
    const metal = metalOf(reading) ?? 'cu';
    const [cool, usual] = given === undefined ? [] : [tableAmpacity(given, metal, 60), tableAmpacity(given, metal, 75)];
    return given === undefined || cool === undefined || usual === undefined
      ? undefined
      : {
          text: {
            en: `${sizeLabel(given)} carries **${cool} A** at 60 °C and **${usual} A** at 75 °C; what counts is the MCA, since 240.4(G) sends air conditioners to Article 440.`,
            es: `${sizeLabel(given)} lleva **${cool} A** a 60 °C y **${usual} A** a 75 °C; cuenta el MCA, porque 240.4(G) manda el aire acondicionado al artículo 440.`,
          },
          section: 'Table 310.16',
        };
  },
  asks: (_reading, values) =>
    values.minimumCircuitAmpacity === undefined && values.ratedLoadAmperes === undefined
      ? {
          en: 'Read two figures off the unit’s nameplate: **MCA** (minimum circuit ampacity) sizes the wire, **MOCP** (maximum fuse or breaker) sizes the breaker. What are they?',
          es: 'Lea dos datos en la placa del equipo: **MCA** (ampacidad mínima del circuito) da el cable y **MOCP** (fusible o breaker máximo) da el breaker. ¿Cuáles son?',
        }
      : undefined,
  references: [
    { section: '440.4(B)', why: { en: 'The nameplate gives MCA and MOCP.', es: 'La placa da MCA y MOCP.' } },
    { section: '440.22', why: { en: 'Largest overcurrent device for the compressor.', es: 'Protección máxima para el compresor.' } },
  ],
};

/** Duty cycle in percent out of the welds in an hour and the cycles of one weld: '225 welds per hour of 20 cycles on 60 Hz'. */
function spotDuty(reading: Reading): number | undefined {
  const { plain } = reading;
  const rate =
    /(?<![\w./])(\d{1,6}) (?:spot )?(?:welds?|soldaduras?|puntos?)[^.;\d]{0,16}(?:per|an?|each|every|por|a la|al|cada) (hour|hora|minute|minuto)/.exec(
      plain,
    );
  const cycles = /(?<![\w./])(\d{1,4})[ -](?:cycles?|ciclos?)\b(?! ?(?:per|por) ?sec)/.exec(plain)?.[1];
  if (rate === null || cycles === undefined) return undefined;
  const hertz = reading.all('frequency')[0]?.value ?? 60;
  const seconds = /min/.test(rate[2] ?? '') ? 60 : 3600;
  return Number(((Number(rate[1]) * Number(cycles) * 100) / (hertz * seconds)).toFixed(2));
}

export const welder: Intent = {
  calculator: 'welder',
  assumes: (reading) => ({ metal: metalOf(reading) }),
  also: (reading) => {
    const duty = reading.all('percent').length > 0 ? undefined : spotDuty(reading);
    return duty === undefined
      ? undefined
      : {
          text: {
            en: `Duty cycle: time of the welds over the hour = **${show(duty)}%**.`,
            es: `Ciclo de trabajo: tiempo de las soldaduras entre la hora = **${show(duty)}%**.`,
          },
        };
  },
};
