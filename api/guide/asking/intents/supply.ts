// Transformers, vehicle chargers and solar out of a question.
import type { Language } from '../../../contract/values.ts';
import { say, show } from '../../calculators/calculator.ts';
import { conductorText, smallestConductor } from '../../calculators/smallest-conductor.ts';
import { type Quantity, quantityAt } from '../../reading/quantities.ts';
import type { Reading } from '../../reading/read-question.ts';
import type { TemperatureRating } from '../../tables/ampacity.ts';
import { acPhases, currents, metalOf, volts } from './common.ts';
import type { Intent } from './intent.ts';

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

/** 'Size a transformer for my shop': its load and voltages must be asked for. */
const asksWithoutRating = (reading: Reading): boolean =>
  reading.quantities.length === 0 &&
  reading.stems.length <= 8 &&
  /\b(?:size (?:a|the|my) transformer|what (?:size )?transformer|how big (?:a|of a) transformer|que (?:tamano de )?transformador (?:necesito|ocupo|pongo)|calcula\w* (?:un|el) transformador)\b/.test(
    reading.plain,
  );

/** Conductors from the secondary to a device: their ampacity is not less than its rating, 240.21(C); the next size up of 240.4(B) is not theirs. */
function secondaryConductors(reading: Reading): ReturnType<NonNullable<Intent['also']>> {
  const device = currents(reading).find(
    (each) =>
      /breaker|main|principal|pastilla|panel|fuse|fusible|disconnect/.test(`${each.before.slice(-24)}|${each.after.slice(0, 18)}`) &&
      !/primar|feeder|alimentador/.test(`${each.before.split(/[,;.]/).at(-1)}|${each.after.split(/[,;.]/)[0]}`),
  )?.value;
  if (device === undefined || !reading.has('conductor', 'wire-size') || !/second|secund/.test(reading.plain)) return undefined;
  const metal = metalOf(reading) ?? 'cu';
  // 110.14(C): up to 100 A the 60 °C column, unless the terminals are marked.
  const columns: readonly TemperatureRating[] =
    reading.terminals !== undefined ? [reading.terminals === '60' ? 60 : 75] : device > 100 ? [75] : [60, 75];
  const wires = columns.map((column) => ({ column, wire: smallestConductor(device, metal, column) }) as const);
  const named = (language: Language): string =>
    wires
      .map(
        ({ column, wire }) =>
          `**${conductorText(wire, metal, language)}** (${show(wire.ampacityA)} A ${say(language, { en: 'at', es: 'a' })} ${column} °C)`,
      )
      .join(say(language, { en: ' or, with terminals marked 75 °C, ', es: ' o, con terminales marcadas 75 °C, ' }));
  return {
    text: {
      en: `Secondary conductors to the ${show(device)} A device: at least **${show(device)} A** of ampacity: ${named('en')}. Rounding up to the next device size (240.4(B)) is **not** allowed there.`,
      es: `Conductores del secundario al dispositivo de ${show(device)} A: al menos **${show(device)} A** de ampacidad: ${named('es')}. Ahí **no** se permite subir al siguiente tamaño de 240.4(B).`,
    },
    section: '240.4(B)',
  };
}

export const transformer: Intent = {
  calculator: 'transformer',
  also: (reading) => otherWinding(reading) ?? secondaryConductors(reading),
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
};
