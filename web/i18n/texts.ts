// The interface's texts and the language to begin in: all that is needed of languages before any library has arrived.
import { LANGUAGES, type Language } from '../../api/contract/values.ts';
import { platform } from '../platform/platform.ts';
import { readStored } from '../platform/stored-keys.ts';

const files = import.meta.glob<Record<string, Record<string, string>>>('./{en,es}/*.ts');

/** One area's texts in one language, fetched as its own small file. */
export async function readTexts(language: string, area: string): Promise<Record<string, string>> {
  const load = files[`./${language}/${area}.ts`];
  if (!load) throw new Error(`No texts for ${area} in ${language}`);
  const texts = (await load())[area];
  if (!texts) throw new Error(`The texts for ${area} in ${language} have another name`);
  return texts;
}

/** Whether we have texts in it. */
export function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language chosen on this device, else that of the program around the page, else the first of the browser's languages that we have, else English. */
export function detectLanguage(): Language {
  const stored = readStored('language');
  if (isLanguage(stored)) return stored;
  if (isLanguage(platform.host?.language)) return platform.host.language;
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return 'en';
}
