import type { Reading } from '../read-question.ts';
import { asksInWords, asksSize, currents, setsOf } from './common.ts';
import { cues, type Intent } from './intent.ts';
import { asksSleeve } from './raceways.ts';

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
};
