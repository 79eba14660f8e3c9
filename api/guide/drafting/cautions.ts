// Short sentences that answers share: what was assumed, what is not verified, where to check.
import type { Edition, Language, Text } from '../../contract/values.ts';

export const UNVERIFIED: Text = {
  en: 'Part of this rests on a figure or section that I could not confirm in two sources. Check it in the code book before you build.',
  es: 'Parte de esto se apoya en un dato o sección que no pude confirmar en dos fuentes. Revíselo en el código antes de construir.',
};

/** Says that a 2026 answer rests on the 2023 text. */
export const EDITION_2026: Text = {
  en: 'Under the 2026 edition this has not been verified; it is given as in the 2023 edition with the numbers that are known to have moved.',
  es: 'Para la edición 2026 esto no está verificado; se da como en la edición 2023 con los números que se sabe que cambiaron.',
};

/** True for a year in which no edition came out: they come every three years. */
export const isNoEdition = (year: string): boolean => Number(year) > 2026 || (Number(year) > 1974 && Number(year) % 3 !== 1);

export const noEditionNote = (year: string, edition: Edition): Text => ({
  en: `**There is no ${year} NEC${Number(year) > 2026 ? ' yet' : ''}:** editions come every three years (2017, 2020, 2023, 2026). This is the ${edition} one.`,
  es: `**No hay${Number(year) > 2026 ? ' todavía' : ''} NEC ${year}:** las ediciones salen cada tres años (2017, 2020, 2023, 2026). Esto es de la ${edition}.`,
});

export const olderEditionNote = (year: string, edition: Edition): Text => ({
  en: `I know the 2017, 2020, 2023 and 2026 editions; this is the ${edition} NEC, not the ${year} one.`,
  es: `Conozco las ediciones 2017, 2020, 2023 y 2026; esto es del NEC ${edition}, no del ${year}.`,
});

export const say = (text: Text, language: Language): string => text[language];
