// Grounding electrode conductors and bonding jumpers out of a question.
import type { Values } from '../../calculators/calculator.ts';
import type { Reading } from '../../reading/read-question.ts';
import { asksInWords, asksSize, currents, setsOf } from './common.ts';
import { cues, type Intent } from './intent.ts';
import { asksSleeve } from './raceways.ts';

/** The metal that stands beside the asked conductor, and that of the service conductors. */
function metals(reading: Reading, asked: RegExp): { readonly service: 'cu' | 'al' | undefined; readonly asked: 'cu' | 'al' | undefined } {
  const service = reading.sizes[0]?.metal;
  // 'copper electrode conductor' or 'electrode conductor in copper'; the metal behind a size is that of the service.
  const near = new RegExp(
    `(copper|cobre|aluminum|aluminio)\\s(?:\\w+\\s){0,2}?(?:${asked.source})|(?:${asked.source})(?:(?:\\s\\w+){0,4}?\\s(?:of|de|also|is|tambien|es)|(?:\\s\\w+){0,7}?\\s(?:in|en))\\s(?:de\\s)?(copper|cobre|aluminum|aluminio)`,
  ).exec(reading.plain.replace(/\d+(?:\/0)?\s?(?:awg|kcmil|mcm)?\s?(?:de\s)?(?:copper|cobre|aluminum|aluminio|cu|al)\b/g, ' '));
  const word = near?.[1] ?? near?.[2];
  const other = reading.sizes.length === 0 ? reading.metals[0] : undefined;
  return { service: service ?? other, asked: word === undefined ? undefined : word.startsWith('al') ? 'al' : 'cu' };
}

export const groundingElectrode: Intent = {
  calculator: 'grounding-electrode-conductor',
  score: (reading) => {
    const named =
      reading.has('gec') ||
      (reading.has('electrode', 'ground-rod', 'ufer', 'water-pipe') &&
        /\b(?:conductor|wire|cable|alambre|calibre|gauge|size)\b/.test(reading.plain)) ||
      (reading.has('ground') && reading.has('service') && !reading.has('subpanel'));
    if (
      !named ||
      asksSleeve(reading) ||
      // How it is run, not how large it is.
      (!asksSize(reading) &&
        /\bexposed|expuest|without (?:a )?(?:raceway|conduit)|sin tubo|splice|empalm|\bstapl|siding|grapa/.test(reading.plain)) ||
      reading.has('bonding-jumper') ||
      (reading.has('egc') && !reading.has('gec', 'electrode', 'ground-rod', 'ufer', 'water-pipe'))
    )
      return 0;
    const sized = reading.sizes.length > 0 || currents(reading).some((each) => each.value >= 60);
    const size = asksSize(reading) || /250\.66|\b(?:what|which|que|cual|minimum|minimo)\b/.test(reading.plain);
    if (!sized && (asksInWords(reading) || !reading.has('service'))) return 0;
    return cues(
      [sized && (size || reading.has('gec')), 9.5],
      [!sized && asksSize(reading), 5],
      [reading.has('gec'), 2],
      [/how (?:deep|long|far|many)|cuantas|resistance|ohms|inspection|protect/.test(reading.plain), -6],
    );
  },
  asks: (_reading, values) =>
    values.serviceSize === undefined && values.serviceA === undefined
      ? {
          en: 'To size it I need the **size and metal of the service conductors** (or the service rating in amperes).',
          es: 'Para el calibre necesito el **calibre y material de los conductores de la acometida** (o la capacidad de la acometida en amperes).',
        }
      : undefined,
  references: [
    { section: '250.66', why: { en: 'Size of the grounding electrode conductor.', es: 'Calibre del conductor del electrodo.' } },
  ],
};

/** The smallest neutral of a service whatever it carries: 250.24(D). */
export const asksGroundedService = (reading: Reading): boolean =>
  /250\.102\(c\)|250\.24\([cd]\)|grounded (?:service )?conductor|conductor puesto a tierra|neutr\w+ minim|minimum (?:size )?(?:\w+ )?(?:grounded|neutral)|(?:smallest|least|not? (?:be )?smaller|menor|minim\w+)\b[^?]{0,60}\bneutr|\bneutr[^?]{0,40}(?:smaller|smallest|menor|minim)/.test(
    reading.plain,
  ) &&
  (reading.has('service') || (setsOf(reading) ?? 1) > 1);

export const bondingJumper: Intent = {
  calculator: 'bonding-jumper',
  score: (reading) => {
    if (!reading.has('bonding-jumper') && !asksGroundedService(reading)) return 0;
    const sized = reading.sizes.length > 0 || currents(reading).some((each) => each.value >= 60);
    if (!sized && asksInWords(reading)) return 0;
    return cues([sized, 11], [!sized && asksSize(reading), 6], [reading.has('pool'), -6]);
  },
  values: (reading): Values => {
    const { service, asked } = metals(reading, /(?:main |supply[- ]side |system )?(?:bonding jumper|puente|jumper|mbj|ssbj)/);
    const supply = /supply[- ]side|line[- ]side|ssbj|lado (?:del? )?(?:la )?(?:suministro|alimentacion|fuente|linea|acometida)/.test(
      reading.plain,
    );
    return {
      jumper: supply ? 'supply-side' : !reading.has('bonding-jumper') ? 'grounded' : undefined,
      serviceSize: reading.sizes[0]?.size,
      serviceMetal: service,
      sets: setsOf(reading) ?? (reading.has('parallel') || /\bsets\b|juegos/.test(reading.plain) ? reading.sizes[0]?.count : undefined),
      serviceA: reading.sizes.length === 0 ? currents(reading).find((each) => each.value >= 30)?.value : undefined,
      // The neutral is mostly of its phases' metal.
      metal: asked ?? (supply || reading.has('bonding-jumper') ? undefined : service),
      perRaceway:
        /\b(?:each|per|every|individual\w*|separa\w+)(?: \w+){0,4}? (?:raceway|conduit|pipe|tube|nipple|canalizacion|tubo|tuberia)|(?:raceway|conduit|pipe)s? (?:individually|separately)|(?:cada|por) (?:canalizacion|tubo|tuberia|conduit|uno)|individual(?:es|mente)?\b|(?:tubo|canalizacion) por (?:tubo|canalizacion)/.test(
          reading.plain,
        )
          ? 'yes'
          : undefined,
    };
  },
};
