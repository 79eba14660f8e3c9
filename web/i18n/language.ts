import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '../../api/contract/values.ts';
import { writeStored } from '../platform/stored-keys.ts';
import type { Area } from './areas.ts';
import { detectLanguage, isLanguage, readTexts } from './texts.ts';

// The areas shown so far, which a change of language needs too.
const used = new Set<Area>();

/** Has the areas' texts in a language ready, or rejects when one can't be fetched: no screen ever shows a key in place of a text. */
async function ensureTexts(language: Language, areas: Iterable<Area>): Promise<void> {
  await Promise.all(
    Array.from(areas, async (area) => {
      used.add(area);
      if (!i18next.hasResourceBundle(language, area)) i18next.addResourceBundle(language, area, await readTexts(language, area));
    }),
  );
}

/** Readies the texts of the first screen. Only the current language is fetched; the other one when somebody changes to it. */
export async function startI18n(areas: readonly Area[] = ['common']): Promise<void> {
  const language = detectLanguage();
  document.documentElement.lang = language;
  const texts = await Promise.all(areas.map(async (area) => [area, await readTexts(language, area)] as const));
  for (const area of areas) used.add(area);
  i18next.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
  });
  await i18next
    .use({
      type: 'backend' as const,
      init: () => undefined,
      read: (lng: string, area: string, done: (error: unknown, texts: Record<string, string> | null) => void) => {
        readTexts(lng, area).then(
          (found) => done(null, found),
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
      resources: { [language]: Object.fromEntries(texts) },
      partialBundledLanguages: true,
      ns: [...areas],
      defaultNS: 'common',
      keySeparator: false,
      nsSeparator: ':',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

/** Fetches areas' texts ahead of the screen that shows them; rejects when that fails. */
export async function loadTexts(...areas: Area[]): Promise<void> {
  await ensureTexts(currentLanguage(), areas);
}

/** Changes the interface's language and keeps the choice on this device; rejects, and changes nothing, when its texts can't be fetched. */
export async function changeLanguage(language: Language): Promise<void> {
  await ensureTexts(language, used);
  writeStored('language', language);
  await i18next.changeLanguage(language);
}

/** The interface's language now, for code outside of a component. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en';
}
