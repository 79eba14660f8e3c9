// Ohm's law, power and the other sums of the trade out of a question.
import { show, type Values } from '../../calculators/calculator.ts';
import type { Reading } from '../../reading/read-question.ts';
import { volts } from './common.ts';
import type { Intent } from './intent.ts';

/** The voltage, with its unit or as 'at 240'. */
function plainVolts(reading: Reading): number | undefined {
  if (reading.all('voltage').length > 0) return volts(reading);
  const bare =
    /(?:\b(?:at|on|a|en|con|de)\s|(?<![\w./-])(?=\d{3} (?:trifas|monofas|3[- ]ph|three[- ]ph|single[- ]ph|1[- ]ph)))(110|115|120|127|208|220|230|240|277|460|480|600)(?![\w./-]|\s?(?:amps|w\b|kw|watts|%|ft|feet|pies|m\b|metros|°|ohm|hours|horas|hp|k?va\b))/.exec(
      reading.plain,
    )?.[1];
  return bare === undefined ? undefined : Number(bare);
}

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
};

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
};
