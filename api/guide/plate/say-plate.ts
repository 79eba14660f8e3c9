// A plate's figures as text of a question, worded as the guide reads them.
import type { Language, Text } from '../../contract/values.ts';
import { KINDS, PARTS, type PlateFigure } from './kinds.ts';

const OPENING: Text = { en: 'Nameplate', es: 'Datos de la placa' };

/** 'fan FLA 1.2 A' */
export function sayFigure({ kind, part, text }: Omit<PlateFigure, 'isDoubtful'>, language: Language): string {
  const { said: pattern, words } = KINDS[kind];
  const said = words?.[text.trim()]?.[language] ?? pattern[language].replace('#', text.trim());
  return part ? `${PARTS[part][language]} ${said}` : said;
}

/** 'Nameplate: MCA 28.4 A, MOCP 45 A, 208/230 V.' */
export const sayPlate = (figures: readonly Omit<PlateFigure, 'isDoubtful'>[], language: Language): string =>
  `${OPENING[language]}: ${figures.map((figure) => sayFigure(figure, language)).join(', ')}.`;
