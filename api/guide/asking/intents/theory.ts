// Ohm's law, power and the other sums of the trade out of a question.
import { show, type Values } from '../../calculators/calculator.ts';
import type { Reading } from '../../reading/read-question.ts';
import { asksSize, currents, phasesOf, powerFactorOf, volts } from './common.ts';
import { cues, type Intent } from './intent.ts';

/** Subjects of the code, which a bare sum is not. */
const codeSubject = (reading: Reading): boolean =>
  asksSize(reading) ||
  /\d ?(?:ft|feet|pies) ?(?:x|by|por) ?\d/.test(reading.plain) ||
  reading.has(
    'breaker',
    'fuse',
    'ocpd',
    'egc',
    'gec',
    'voltage-drop',
    'demand-factor',
    'transformer',
    'ev',
    'pv',
    'busbar',
    'general-lighting',
    'box-fill',
    'fill',
    'ampacity',
    'existing-load',
    'short-circuit',
    'overload',
    'welder',
    'battery',
    'energy',
    'neutral-load',
    'multifamily',
    'lumens',
    'generator',
  ) ||
  reading.all('area').length > 0 ||
  (reading.sizes.length > 0 && reading.all('length').length > 0) ||
  reading.all('energy').length > 0;

/** The voltage, with its unit or as 'at 240'. */
function plainVolts(reading: Reading): number | undefined {
  if (reading.all('voltage').length > 0) return volts(reading);
  const bare =
    /(?:\b(?:at|on|a|en|con|de)\s|(?<![\w./-])(?=\d{3} (?:trifas|monofas|3[- ]ph|three[- ]ph|single[- ]ph|1[- ]ph)))(110|115|120|127|208|220|230|240|277|460|480|600)(?![\w./-]|\s?(?:amps|w\b|kw|watts|%|ft|feet|pies|m\b|metros|°|ohm|hours|horas|hp|k?va\b))/.exec(
      reading.plain,
    )?.[1];
  return bare === undefined ? undefined : Number(bare);
}

/** How many equal loads: 'ten 100 W lamps', '8 fixtures with 2 lamps of 40 W each' is 16. */
function loadCount(reading: Reading): number {
  const [first, ...others] = reading.all('power');
  if (first === undefined || others.length > 0) return 1;
  const nouns = [
    ...first.before.matchAll(
      /(?<![\w./-])(\d{1,3})\s(?:[a-z-]+\s){0,2}?(?:fixtures?|luminaires?|lamps?|lights?|bulbs?|heaters?|cans?|troffers?|luminarias?|lamparas?|focos?|calentador(?:es)?|calefactor(?:es)?|resistencias?|elements?|elementos?|ovens?|hornos?|units?|strips?|tubos?|balastros?|loads?|cargas?)\b/g,
    ),
  ].map((match) => Number(match[1]));
  const beside = /(?<![\w./-])(\d{1,3})\s$/.exec(first.before)?.[1];
  return [...nouns, Number(beside ?? 1)].reduce((product, each) => product * Math.max(1, each), 1);
}

/** 'Five of 2.1 A each, what circuit': no single load's power or resistance. */
const severalOnCircuit = (reading: Reading): boolean =>
  reading.all('current').length > 0 && /\b(?:each|cada)\b/.test(reading.plain) && /circuit|breaker|pastilla/.test(reading.plain);

/** A hot wire on something that only a rod grounds: the current through the earth. */
const throughEarth = (reading: Reading): boolean =>
  reading.all('resistance').length === 1 &&
  reading.all('voltage').length > 0 &&
  reading.has('ground-rod') &&
  /trip|dispar|bota\b|flow|fluy|pas[ae]n?\b|fault|falla|touch|toca/.test(reading.plain);

/** A load held against a circuit: for hours on end, and from a plug, at most 80% of the rating. */
function circuitShare(reading: Reading): ReturnType<NonNullable<Intent['also']>> {
  const device = reading.all('current')[0]?.value;
  if (reading.all('power').length !== 1 || plainVolts(reading) === undefined || device === undefined) return undefined;
  const share = `80% × ${show(device)} A = **${show(device * 0.8)} A**`;
  return {
    text: {
      en: `A load that runs three hours or more, fixed heating or a plug-in appliance may take at most ${share} of the circuit.`,
      es: `Una carga de tres horas o más, calefacción fija o un aparato enchufado puede tomar cuando mucho ${share} del circuito.`,
    },
    section: '210.23',
  };
}

/** One resistance on one voltage, and the current or the power wanted. */
const asksBoth = (reading: Reading): boolean =>
  reading.all('voltage').length === 1 &&
  reading.sizes.length === 0 &&
  reading.all('length').length === 0 &&
  /\b(?:amp\w*|current|corriente|watts?|power|potencia)\b/.test(reading.plain) &&
  !reading.has('breaker', 'fuse', 'ocpd', 'egc', 'gec', 'voltage-drop', 'transformer', 'short-circuit', 'generator');

export const ohmsLaw: Intent = {
  calculator: 'ohms-law',
  verdict: (reading, figures) => {
    const amps = figures.find((each) => each.unit === 'A')?.value;
    const device = reading.all('current')[0]?.value;
    return throughEarth(reading) && /trip|dispar|bota\b|brinc/.test(reading.plain) && typeof amps === 'number' && device !== undefined
      ? amps > device * 3
        ? 'yes'
        : 'no'
      : undefined;
  },
  also: (reading) =>
    throughEarth(reading)
      ? {
          text: {
            en: 'The breaker does **not** open on so little: the earth is no effective fault-current path, and the metal stays live. Run an equipment grounding conductor to the neutral bond.',
            es: 'El breaker **no** abre con tan poco: la tierra física no es camino efectivo de falla y el metal queda energizado. Lleve un conductor de tierra de equipo hasta la unión con el neutro.',
          },
          section: '250.4(A)(5)',
        }
      : circuitShare(reading),
  score: (reading) => {
    if (throughEarth(reading)) return 14;
    if (severalOnCircuit(reading)) return 0;
    // 'Toma' is what a load draws here, no receptacle; 'consume' is no bill.
    const ohms = reading.all('resistance').length === 1;
    const kinds =
      [reading.all('current'), reading.all('resistance'), reading.all('power')].filter((each) => each.length > 0).length +
      (plainVolts(reading) === undefined ? 0 : 1);
    if (loadCount(reading) > 1 || /number of|numero de|circuits\b|circuitos\b|\d ?(?:ft|feet|pies)? ?x ?\d/.test(reading.plain)) return 0;
    if (
      kinds < 2 ||
      (codeSubject(reading) && !(ohms && asksBoth(reading))) ||
      reading.phases === '3' ||
      reading.has('series') ||
      reading.all('resistance').length > 1
    )
      return 0;
    if (
      currents(reading).length > 1 ||
      reading.all('power').length > 1 ||
      (reading.has('panel', 'service') && currents(reading).length > 0)
    )
      return 0;
    if (reading.all('apparent').length > 0 || reading.has('power-factor') || reading.all('horsepower').length > 0) return 0;
    const resistance = reading.all('resistance').length > 0 || /resist|ohm/.test(reading.plain);
    return cues(
      [resistance, 9],
      [!resistance, 6],
      [reading.has('burial', 'working-space', 'gfci', 'height', 'conductor-resistance') || (!ohms && reading.has('receptacle')), -6],
      [reading.has('parallel') && resistance, -6],
      [ratedAndOther(reading) !== undefined, 5],
    );
  },
  values: (reading): Values => ({
    volts: ratedAndOther(reading)?.rated ?? reading.all('voltage')[0]?.value ?? plainVolts(reading),
    otherVolts: ratedAndOther(reading)?.other,
    // 'Does 1800 W fit on 15 A at 120 V?': the current is what the load is held against.
    amps:
      throughEarth(reading) || (reading.all('power').length === 1 && plainVolts(reading) !== undefined)
        ? undefined
        : reading.all('current')[0]?.value,
    ohms: reading.all('resistance')[0]?.value,
    watts: reading.all('power')[0]?.value,
  }),
};

/** A load made for one voltage and put on another: '4500 W, 240 V element on 208 V'. */
function ratedAndOther(reading: Reading): { readonly rated: number; readonly other: number } | undefined {
  if (reading.all('power').length + reading.all('resistance').length !== 1 || reading.all('current').length > 0) return undefined;
  const written = reading.all('voltage').filter((each) => each.value >= 6);
  const bare =
    /\b(?:on|at|to|a|en|con)\s(?:un |una |only |solo )?(\d{2,3})(?![\d./-]|\s?(?:amps|w\b|kw|watts|%|ft|v\b|volt|°|ohm|hours|horas))/.exec(
      reading.plain,
    )?.[1];
  const rated =
    written.find((each) => /rated|made|hech|nominal|nameplate|placa|design|disen|para\s?(?:los )?$|for\s?$/.test(each.before.slice(-16))) ??
    written[0];
  const other = written.find((each) => each.value !== rated?.value)?.value ?? (bare === undefined ? undefined : Number(bare));
  return rated === undefined || other === undefined || other === rated.value || /\d\s?\/\s?\d{3}/.test(reading.plain)
    ? undefined
    : { rated: rated.value, other };
}

/** Watts of an air conditioner out of its BTU per hour and EER or SEER. */
function coolingWatts(reading: Reading): number | undefined {
  const tons = /(\d+(?:\.\d+)?) ?(?:tons?|toneladas?)\b/.exec(reading.plain)?.[1];
  const btu = /(?<![\w.])(\d{4,6})\s?btu/.exec(reading.plain)?.[1] ?? (tons === undefined ? undefined : 12_000 * Number(tons));
  const ratio = /\bs?eer2?\b[^\d]{0,8}(\d{1,2}(?:\.\d+)?)|(\d{1,2}(?:\.\d+)?)\s?s?eer2?\b/.exec(reading.plain);
  const per = Number(ratio?.[1] ?? ratio?.[2]);
  return btu === undefined || !(per > 0) ? undefined : Number((Number(btu) / per).toPrecision(12));
}

export const power: Intent = {
  calculator: 'power',
  // Motors at 440 V and more are three-phase.
  assumes: (reading): Values => ({
    phases: reading.all('horsepower').length > 0 && (plainVolts(reading) ?? 0) >= 440 ? '3' : undefined,
  }),
  also: (reading) => {
    const watts = coolingWatts(reading);
    return watts === undefined
      ? undefined
      : { text: { en: `BTU/h ÷ EER = **${show(watts)} W**.`, es: `BTU/h ÷ EER = **${show(watts)} W**.` } };
  },
  score: (reading) => {
    const hp = reading.all('horsepower').length > 0;
    const kinds =
      [currents(reading), reading.all('power'), reading.all('apparent'), reading.all('horsepower')].filter((each) => each.length > 0)
        .length +
      (plainVolts(reading) === undefined ? 0 : 1) +
      (powerFactorOf(reading) === undefined ? 0 : 1);
    if (
      severalOnCircuit(reading) ||
      (kinds < 1 && coolingWatts(reading) === undefined) ||
      reading.all('resistance').length > 0 ||
      reading.has('series', 'capacitor')
    )
      return 0;
    if (coolingWatts(reading) !== undefined) return 13;
    const efficiency = /efficien|eficiencia/.test(reading.plain);
    if (hp && !(efficiency || powerFactorOf(reading) !== undefined || /watts?|kw\b|kilowatt|convert/.test(reading.plain))) return 0;
    const subject = codeSubject(reading);
    return cues(
      [kinds >= 2, 6],
      [reading.phases === '3' || reading.all('apparent').length > 0 || powerFactorOf(reading) !== undefined, 2],
      [
        /how (?:many|much) (?:amp|current|power|watt|kw|kva)|what (?:is the )?(?:line )?(?:current|power|kw|kva)|cuantos? (?:amp|watt|kw|kva)|corriente|line current|potencia|draws?|apparent|real power/.test(
          reading.plain,
        ),
        2,
      ],
      [hp && (efficiency || /convert|how many (?:watts|kw)|cuantos (?:watts|kw)/.test(reading.plain)), 5],
      // Amperes with a power factor are a sum, whatever draws them.
      [subject && !(currents(reading).length === 1 && powerFactorOf(reading) !== undefined), -9],
      [currents(reading).length > 1, -4],
      [reading.has('burial', 'working-space', 'gfci', 'receptacle', 'height', 'hazardous', 'pool'), -6],
    );
  },
  values: (reading): Values => {
    const efficiency =
      reading.all('percent').find((each) => /effic|eficiencia/.test(`${each.before.slice(-26)}|${each.after.slice(0, 18)}`))?.value ??
      fractionBeside(reading.plain);
    const kw = coolingWatts(reading) ?? reading.all('power')[0]?.value;
    const kva = reading.all('apparent')[0]?.value;
    return {
      phases: phasesOf(reading),
      volts: plainVolts(reading),
      amps: currents(reading)[0]?.value,
      kw: kw === undefined ? undefined : (kw * loadCount(reading)) / 1000,
      kva: kva === undefined ? undefined : kva / 1000,
      powerFactor: powerFactorOf(reading),
      hp: reading.all('horsepower')[0]?.value,
      efficiency,
    };
  },
};

/** 'efficiency 0.9' -> 90. */
function fractionBeside(plain: string): number | undefined {
  const found = /(?:efficiency|eficiencia)\s?(?:of|is|de|=)?\s?(0?\.\d+)/.exec(plain)?.[1];
  return found === undefined ? undefined : Number(found) * 100;
}
