import type { Reading } from '../../reading/read-question.ts';
import type { Intent } from './intent.ts';

const TRADE_SIZES: readonly (readonly [number, string])[] = [
  [0.375, '3/8'],
  [0.5, '1/2'],
  [0.75, '3/4'],
  [1, '1'],
  [1.25, '1-1/4'],
  [1.5, '1-1/2'],
  [2, '2'],
  [2.5, '2-1/2'],
  [3, '3'],
  [3.5, '3-1/2'],
  [4, '4'],
  [5, '5'],
  [6, '6'],
];

/** Trade size named beside a raceway: '1/2 in emt', 'trade size 2', '3/4 conduit'. */
export function tradeSizeOf(reading: Reading): string | undefined {
  const inches = reading
    .all('length')
    .filter(
      (each) =>
        /^(?:in|pulg|plg)/.test(each.unit) &&
        !/(?:\d ?x|\b(?:than|over|mas de|menos de)) ?$/.test(each.before) &&
        !/^[\s.-]*(?:(?:long|nipple|niple|x\b|cover|deep|of cover|depth|conduit nipple|de largo|or (?:less|shorter)|below|under)\b)/.test(
          each.after,
        ),
    )
    .map((each) => each.value * 12);
  const bare =
    /(?<![\w./#-])(\d-\d\/\d|\d\/\d|\d)(?:[- ]?(?:trade size|emt|rmc|imc|pvc|conduit|tubo|tuberia|fmc|lfmc|ent|pipe|rigid|sch|sched|flex|smurf|in\b|")|\s(?:inch|pulg\w*)\b)|(?:trade size|tamano(?: comercial)?|medida|(?:tubo|tuberia|conduit|emt|rmc|imc|pvc|fmc|flex|lfmc|lfnc|ent|sch|schedule|cedula|40|80|poliducto|rigido|delgado|pared gruesa)\)?(?: del?)?)\s(\d-\d\/\d|\d\/\d|\d(?=[\s,.;?]|$))(?![\d/]|\s?(?:awg|thhn|#|conductor|wire|cable|hilos|de (?:cobre|alum)))/.exec(
      reading.plain,
    );
  const written = bare?.[1] ?? bare?.[2];
  if (written !== undefined && TRADE_SIZES.some(([, name]) => name === written) && inches.length === 0) return written;
  const found = inches.flatMap((value) => TRADE_SIZES.filter(([size]) => Math.abs(size - value) < 0.01).map(([, name]) => name));
  return found[0];
}

export const racewayFill: Intent = {
  calculator: 'raceway-fill',
  asks: (_reading, values) =>
    values.conductors === undefined
      ? {
          en: 'Which conductors? Give **how many, what size and what insulation** (for example 4 × 3/0 THHN and 1 × 6).',
          es: '¿Qué conductores? Diga **cuántos, de qué calibre y con qué aislamiento** (por ejemplo 4 × 3/0 THHN y 1 × 6).',
        }
      : undefined,
  references: [
    { section: 'Chapter 9 Table 1', why: { en: 'Percent of fill.', es: 'Porcentaje de llenado.' } },
    { section: 'Chapter 9 Table 4', why: { en: 'Areas of raceways.', es: 'Áreas de los tubos.' } },
  ],
};
