// What the program itself says, outside of the page: menus, tray, dialogs. The page's texts are in web/i18n.
import { LANGUAGES, type Language } from '../../api/contract/values.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type TextKey = keyof typeof en;
export type Texts = Readonly<Record<TextKey, string>>;

const ALL: Readonly<Record<Language, Texts>> = { en, es };

/** A text with its places filled: `{word}` by `fill.word`. */
export type Say = (key: TextKey, fill?: Readonly<Record<string, string>>) => string;

export const sayIn =
  (language: Language): Say =>
  (key, fill = {}) =>
    ALL[language][key].replace(/\{(\w+)\}/g, (place, name: string) => fill[name] ?? place);

/** The first of the system's languages that we have, such as 'es' of 'es-MX'; else English. */
export function languageOf(systemLanguages: readonly string[]): Language {
  const had = systemLanguages.map((tag) => tag.slice(0, 2).toLowerCase());
  return had.map((short) => LANGUAGES.find((language) => language === short)).find((found) => found !== undefined) ?? 'en';
}
