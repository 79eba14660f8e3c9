// Reads a written list of figures, such as '25, 10, 1-1/2' or '2x4500, 1200', out of one text value.
import type { Language } from '../../contract/values.ts';
import { InputError, say } from './calculator.ts';

/** Most items that a list may hold. */
const MOST_ITEMS = 5000;

/**
 * Figures of a list separated by commas, semicolons or spaces. Fractions ('1/2', '1-1/2') and counts ('3x10' for 10, 10, 10) are read.
 * @throws InputError naming `name` when an item is no positive figure
 */
export function readList(text: string, name: string, language: Language): readonly number[] {
  const items = text
    .replace(/(\d)\s*[x×*]\s*(?=\d)/gi, '$1x')
    .split(/[,;\s]+/)
    .filter((item) => item !== '');
  const figures = items.flatMap((item) => {
    const [, times, figure = ''] = /^(?:(\d+)x)?(.+)$/i.exec(item) ?? [];
    const value = figureOf(figure);
    const count = times === undefined ? 1 : Number(times);
    if (value === undefined || value <= 0 || count > MOST_ITEMS) throw unreadable(item, name, language);
    return Array.from({ length: count }, () => value);
  });
  if (figures.length === 0 || figures.length > MOST_ITEMS) throw unreadable(text, name, language);
  return figures;
}

function figureOf(text: string): number | undefined {
  const match = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text);
  if (match !== null) return Number(match[3]) === 0 ? undefined : Number(match[1] ?? 0) + Number(match[2]) / Number(match[3]);
  return /^\d*\.?\d+$/.test(text) ? Number(text) : undefined;
}

const unreadable = (item: string, name: string, language: Language): InputError =>
  new InputError(
    name,
    say(language, {
      en: `“${item}” is not a list of figures. Write them with commas, such as 25, 10, 1-1/2.`,
      es: `«${item}» no es una lista de cifras. Escríbalas con comas, por ejemplo 25, 10, 1-1/2.`,
    }),
  );
