// Grounding electrode conductors and bonding jumpers out of a question.
import type { Intent } from './intent.ts';

export const groundingElectrode: Intent = {
  calculator: 'grounding-electrode-conductor',
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
