import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '../../api/contract/values.ts';
import { readStored, writeStored } from '../platform/stored-keys.ts';
import type { Area } from './areas.ts';

const files = import.meta.glob<Record<string, Record<string, string>>>('./{en,es}/*.ts');

/** One area's texts in one language, fetched as its own small file. */
async function readTexts(language: string, area: string): Promise<Record<string, string>> {
  const load = files[`./${language}/${area}.ts`];
  if (!load) throw new Error(`No texts for ${area} in ${language}`);
  const texts = (await load())[area];
  if (!texts) throw new Error(`The texts for ${area} in ${language} have another name`);
  return texts;
}

function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language chosen on this device, else the first of the browser's languages that we have, else English. */
export function detectLanguage(): Language {
  const stored = readStored('language');
  if (isLanguage(stored)) return stored;
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** Readies the texts every screen needs. Only the current language is fetched; the other one when somebody changes to it. */
export async function startI18n(areas: readonly Area[] = ['common']): Promise<void> {
  const language = detectLanguage();
  document.documentElement.lang = language;
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  await i18next
    .use({
      type: 'backend' as const,
      init: () => undefined,
      read: (lng: string, area: string, done: (error: unknown, texts: Record<string, string> | null) => void) => {
        readTexts(lng, area).then(
          (texts) => done(null, texts),
          (error: unknown) => done(error, null),
        );
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...areas],
      defaultNS: 'common',
      keySeparator: false,
      nsSeparator: ':',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Fetches an area's texts ahead of the screen that shows them. */
export async function loadTexts(...areas: Area[]): Promise<void> {
  await i18next.loadNamespaces(areas);
}

/** Changes the interface's language and keeps the choice on this device. */
export async function changeLanguage(language: Language): Promise<void> {
  writeStored('language', language);
  await i18next.changeLanguage(language);
}

/** The interface's language now, for code outside of a component. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en';
}
