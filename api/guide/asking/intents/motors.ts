// Motors, air conditioners and welders out of a question.

import type { Text } from '../../../contract/values.ts';
import { type Figure, show, type Values } from '../../calculators/calculator.ts';
import { endsAt60 } from '../../calculators/conductor-ampacity.ts';
import { plainRun, sizeForDrop } from '../../calculators/voltage-drop.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Reading } from '../../reading/read-question.ts';
import { tableAmpacity } from '../../tables/ampacity.ts';
import { sizeLabel } from '../../tables/conductors.ts';
import { nextStandardRating } from '../../tables/overcurrent.ts';
import { asksInWords, currents, figureBeside, metalOf, phasesOf, runLengthFt, volts } from './common.ts';
import { cues, type Intent } from './intent.ts';

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

const asksForCircuit = (reading: Reading): boolean =>
  /\bmcps?\b|\binstantane|magnetic[- ]only|solo magnetic/.test(reading.plain) ||
  reading.has(
    'conductor',
    'wire-size',
    'breaker',
    'fuse',
    'ocpd',
    'overload',
    'motor-short-circuit',
    'disconnect',
    'ampacity',
    'branch-circuit',
  );

function deviceOf(reading: Reading): string | undefined {
  const { plain } = reading;
  if (/instantaneous|instantaneo|\bmcp\b|magnetic[- ]only|solo magnetic/.test(plain)) return 'instantaneous';
  if (/non-?\s?time|nontime|one-?time fuse|sin retardo/.test(plain)) return 'nontime-delay-fuse';
  if (/time[- ]delay|dual[- ]element|retardo|doble elemento|slow[- ]blow/.test(plain)) return 'time-delay-fuse';
  if (/\bfuses?\b|\bfusibles?\b/.test(plain) && !reading.has('breaker')) return 'time-delay-fuse';
  return reading.has('breaker') ? 'inverse-time' : undefined;
}

const powerSum = (reading: Reading): boolean =>
  reading.has('power-factor') ||
  /(?<!energy[- ]|premium |high[- ]|alta )(?:efficien|eficiencia)|watts? (?:is|are|in)|kilowatts?|cuantos (?:watts|kw|kilowatts)|convert|kw\b/.test(
    reading.plain,
  );

/** Motors at 115 or 120 V are single-phase. */
const assumesPhases = (reading: Reading): Values => {
  const supply = volts(reading);
  return { phases: supply !== undefined && supply < 130 ? '1' : undefined };
};

export const motorCurrent: Intent = {
  calculator: 'motor-current',
  score: (reading) => {
    const motors = motorsIn(reading);
    if (PHASE_CONVERTER.test(reading.plain) && motors.length === 1) return 14;
    if (motors.length !== 1 || (motors[0]?.count ?? 1) > 1 || powerSum(reading)) return 0;
    if (isFirePump(reading)) return asksForCircuit(reading) || reading.has('feeder') ? 14 : 0;
    // Table 430.251 is another; by code letter another intent reckons.
    if (/locked[- ]rotor|rotor bloqueado|\blr[ac]\b/.test(reading.plain) && !reading.has('flc')) return 0;
    return cues(
      [volts(reading) !== undefined, 2],
      [reading.has('flc') && !asksForCircuit(reading), 6],
      [reading.has('flc'), 2],
      [/how (?:many|much) (?:amp|current)|cuantos? amp|draws?|current|corriente|amps|consume|jala/.test(reading.plain), 4],
      [asksForCircuit(reading), -3],
      [/125 ?%/.test(reading.plain) && !asksForCircuit(reading), 4],
    );
  },
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

const CODE_LETTER =
  /(?:code(?: letter)?|letras?(?: de)? codigo|letras?)\s?(?:is|es|of|=|:|de)?\s?["']?([a-hj-np-v])\b(?!')|\b([a-hj-np-v]) (?:code letter|de letra de codigo)/;

/** Locked-rotor current by code letter, or the letter by a current: 430.7(B). */
export const lockedRotor: Intent = {
  calculator: 'locked-rotor-current',
  score: (reading) => {
    const named = /code letter|letras? (?:de )?codigo|locked[- ]?rotor|rotor bloqueado|\blra\b|inrush|arranque a pleno/.test(reading.plain);
    if (!named || reading.all('horsepower').length !== 1) return 0;
    return CODE_LETTER.test(reading.plain) || /(?:which|what|que|cual) (?:\w+ )?(?:code letter|letra)/.test(reading.plain) ? 14 : 0;
  },
};

/** 'What breaker for my motor?': the motor's data must be asked for. */
const asksWithoutHorsepower = (reading: Reading): boolean =>
  reading.has('motor') &&
  reading.has('breaker', 'fuse', 'wire-size', 'conductor') &&
  reading.quantities.length === 0 &&
  reading.sizes.length === 0 &&
  reading.stems.length <= 9 &&
  /\b(?:my|this|a|an|mi|un|este)\b[^?]{0,12}\bmotor\b/.test(reading.plain) &&
  /\b(?:what|which|que|cual|size)\b/.test(reading.plain) &&
  !/trip|bota|dispar|why|por que|hum|start|arranc|disconnect|desconec|where|donde|percent|max/.test(reading.plain);

/** 'A motor with an FLC of 42 A': the current stands for the horsepower. */
const givenFullLoad = (reading: Reading): number | undefined =>
  reading.has('flc') &&
  reading.all('horsepower').length === 0 &&
  reading.has('breaker', 'fuse', 'conductor', 'wire-size', 'ocpd', 'motor-short-circuit', 'disconnect') &&
  !reading.has('overload', 'transformer', 'hvac') &&
  !/nameplate|placa/.test(reading.plain)
    ? currents(reading)[0]?.value
    : undefined;

/** Motors of one circuit, how many is not said: the rules of group installation. */
const SHARED =
  /\b(?:several|multiple|varios|two or more|dos o mas)\b.{0,30}\bmotor\w*.{0,40}\b(?:one|same|single|un|mismo)\b.{0,24}\b(?:circuit|branch|circuito|ramal)/;

export const motorCircuit: Intent = {
  calculator: 'motor-circuit',
  score: (reading) => {
    if (SHARED.test(reading.plain)) return 0;
    const motors = motorsIn(reading);
    // The tables begin at 1/6 hp.
    if (motors.some((each) => each.value < 0.16)) return 0;
    if (motors.length === 0) return givenFullLoad(reading) === undefined ? (asksWithoutHorsepower(reading) ? 6 : 0) : 9;
    if (motors.length !== 1 || (motors[0]?.count ?? 1) > 1 || powerSum(reading) || isFirePump(reading)) return 0;
    return cues([asksForCircuit(reading), 8.5], [reading.has('overload', 'motor-short-circuit', 'wire-size'), 1]);
  },
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
  const phases = phasesOf(reading) === '3' || supply >= 440 ? '3' : '1';
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

function serviceFactorOf(plain: string): number | undefined {
  const found = figureBeside(plain, 'sf|service factor|factor de servicio|fs');
  return found !== undefined && found >= 1 && found <= 2 ? found : undefined;
}

const OTHER_LOAD =
  /^\s?(?:of |de |en )?(?:(?:other|otra|otras|carga|load|loads|cargas) (?:of |de )?)?(?:non-?\s?continu|no continu|continu|light|alumbrado|heat|calefac|recept|contacto|load|carga|misc|varias)/;

const isOtherLoad = (each: Quantity): boolean => OTHER_LOAD.test(each.after) || /(?:load|carga)s? (?:of|de)\s?$/.test(each.before);

/** Load beside the motors on their feeder, the continuous part at 125%. */
function otherLoadA(reading: Reading): number | undefined {
  const sum = currents(reading)
    .filter(isOtherLoad)
    .reduce((total, each) => {
      const beside = `${/(?:load|carga)s? (?:of|de)\s?$/.test(each.before) ? each.before.slice(-30) : ''} ${each.after.slice(0, 34).split(/\d/)[0]}`;
      return total + each.value * (/(?<!non-?\s?|\bno )\bcontinu/.test(beside) ? 1.25 : 1);
    }, 0);
  return sum === 0 ? undefined : Number(sum.toFixed(2));
}

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

const listOf = (motors: readonly CountedFigure[]): string | undefined =>
  motors.map((each) => (each.count > 1 ? `${each.count}x${each.value}` : String(each.value))).join(', ') || undefined;

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
  score: (reading) => {
    const motors = motorsIn(reading);
    const total = motors.reduce((sum, each) => sum + each.count, 0);
    if (motorCurrents(reading).length > 0 && reading.has('feeder', 'ampacity', 'conductor') && !reading.has('egc', 'bonding-jumper'))
      return 12;
    if (total < 2) return 0;
    return cues(
      [true, 7],
      [reading.has('feeder'), 3],
      [asksForCircuit(reading), 1.5],
      [/each|individual|cada uno/.test(reading.plain) && !reading.has('feeder'), -1],
    );
  },
  values: (reading): Values => ({
    motors: listOf(motorsIn(reading)),
    motorAmperes: listOf(motorCurrents(reading)),
    volts: volts(reading),
    phases: phasesOf(reading),
    device: deviceOf(reading) === 'instantaneous' ? undefined : deviceOf(reading),
    otherAmperes: otherLoadA(reading),
    metal: metalOf(reading),
  }),
};

const MCA = 'mca|minimum circuit ampacity|min(?:imum)? circuit amps?|circuit ampacity|ampacidad minima del circuito|ampacidad minima';
const MOCP =
  'mocp|mop|max(?:imum)? (?:fuse|breaker|overcurrent|ocpd|circuit breaker)(?: protection| size| device| protective device)?|maximum overcurrent protective device|fusible maximo|breaker maximo|proteccion maxima|hacr|max(?:imum|imo)? (?:fuse|breaker|breker|fusible|pastilla|ocp)|(?:breaker|breker|fuse|fusible|pastilla) max(?:imum|imo)?';

/** Several compressors' currents, the largest first: '20 y 14 RLA', 'RLA of 20 and 14'. */
function severalRla(plain: string): readonly number[] {
  const item = '\\d+(?:\\.\\d+)?(?: amps?)?';
  const list = `${item}(?:(?:, ?| y | and |, y |, and )${item})+`;
  const found = new RegExp(`(${list})(?: de| of)? rla|rla(?: of| de| is|:)? (${list})`).exec(plain);
  return ((found?.[1] ?? found?.[2])?.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).sort((a, b) => b - a);
}

const COMPRESSOR = /hermetic|compressor|compresor|\brla\b/;

/** NM and UF cable stay at 60 °C, whatever their terminals are marked (334.80, 340.80). */
const columnOf = (reading: Reading): '60' | '75' | undefined => (endsAt60(reading.method) ? '60' : reading.terminals);

export const airConditioning: Intent = {
  calculator: 'air-conditioning',
  score: (reading) => {
    const marked = figureBeside(reading.plain, MCA) !== undefined || figureBeside(reading.plain, MOCP) !== undefined;
    if ((!reading.has('hvac') && !marked && !COMPRESSOR.test(reading.plain)) || reading.has('fixture-wire')) return 0;
    if (
      COMPRESSOR.test(reading.plain) &&
      (currents(reading).length > 0 || figureBeside(reading.plain, 'rla') !== undefined) &&
      !asksInWords(reading)
    )
      return 10;
    if (asksInWords(reading) && !marked) return 0;
    const asks = reading.has('conductor', 'wire-size', 'breaker', 'fuse', 'ocpd', 'disconnect');
    return cues(
      [marked, 10],
      [
        reading.has('hvac') &&
          asks &&
          (currents(reading).length > 0 || /what size|que calibre|que cable|que breaker|what breaker/.test(reading.plain)),
        8,
      ],
      [reading.has('dwelling') && reading.all('area').length > 0, -8],
    );
  },
  values: (reading): Values => {
    const mca = figureBeside(reading.plain, MCA);
    const mocp = figureBeside(reading.plain, MOCP);
    const rla = figureBeside(
      reading.plain,
      'rla|rated[- ]load(?: current| amps?)?|corriente nominal|corriente de carga nominal|carga nominal|amps (?:rla|rated[- ]load|de carga nominal)|branch[- ]circuit selection current|bcsc',
    );
    const first = currents(reading)[0]?.value;
    const several = severalRla(reading.plain);
    const compressor = mca !== undefined ? undefined : (several[0] ?? rla ?? (mocp === undefined ? first : undefined));
    const others =
      compressor === undefined || mocp !== undefined
        ? 0
        : currents(reading)
            .filter(
              (each) =>
                each.value < compressor &&
                /fan|ventilador|abanico|blower|motor|compres|pump/.test(`${each.before.slice(-22)}|${each.after.slice(0, 26)}`),
            )
            .reduce(
              (sum, each) => sum + each.value,
              several.slice(1).reduce((sum, each) => sum + each, 0),
            );
    return {
      minimumCircuitAmpacity: mca,
      maximumOvercurrent: mocp,
      ratedLoadAmperes: compressor,
      otherAmperes: compressor === undefined || others === 0 ? undefined : others,
      metal: metalOf(reading),
      terminals: columnOf(reading),
    };
  },
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

const MULTIPLIED =
  /already (?:multiplied|adjusted|factored|derated)|after (?:the )?(?:multiplier|duty|applying)|ya (?:multiplicad|ajustad|afectad|con el multiplicador|con el factor)|i1 ?eff|effective (?:primary )?current|corrientes? efectiva|once multiplied|multiplied by (?:their|the|its)|multiplicadas? por/;

const isMultiplied = (reading: Reading): boolean =>
  MULTIPLIED.test(reading.plain) && (reading.all('percent').length === 0 || /\balready\b|\bya\b/.test(reading.plain));

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
  score: (reading) => {
    if (!reading.has('welder')) return 0;
    const duty = (/duty|ciclo/.test(reading.plain) && reading.all('percent').length > 0) || spotDuty(reading) !== undefined;
    if (spotDuty(reading) !== undefined && currents(reading).length > 0) return 13;
    if (isMultiplied(reading) && currents(reading).length > 0) return 10;
    return cues([duty, 10], [currents(reading).length > 0 && !duty, 6], [asksInWords(reading) && !duty, -3]);
  },
  values: (reading): Values => ({
    primaryAmperes:
      currents(reading)
        .map((each) => String(each.value))
        .join(', ') || undefined,
    dutyPercent: isMultiplied(reading) ? undefined : (reading.all('percent')[0]?.value ?? spotDuty(reading)),
    given: isMultiplied(reading) ? 'effective' : undefined,
    welder:
      /resistance|resistencia|spot|punto|\bseam\b/.test(reading.plain) || spotDuty(reading) !== undefined
        ? 'resistance'
        : /(?<!non-?\s?)motor[- ]generator|motogenerador/.test(reading.plain)
          ? 'arc-motor-generator'
          : undefined,
  }),
};

/** A nameplate current without horsepower: the overload device alone. */
export const motorOverload: Intent = {
  calculator: 'motor-overload',
  score: (reading) => {
    const onlyOverload =
      /nameplate|placa/.test(reading.plain) && !reading.has('breaker', 'fuse', 'conductor', 'wire-size', 'motor-short-circuit');
    if (reading.all('horsepower').length > 0 && !onlyOverload) return 0;
    if (!reading.has('motor', 'overload') || currents(reading).length === 0) return 0;
    return cues(
      [reading.has('overload') || /sobrecarga/.test(reading.plain), 9],
      [serviceFactorOf(reading.plain) !== undefined, 3],
      [/trip|dispar|bota|reset|why|por que/.test(reading.plain), -6],
    );
  },
};
