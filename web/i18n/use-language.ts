import { useTranslation } from 'react-i18next';
import type { Language } from '../../api/contract/values.ts';
import { changeLanguage } from './language.ts';

/** The interface's language, and how to change it: `const [language, setLanguage] = useLanguage()`. */
export function useLanguage(): readonly [Language, (language: Language) => Promise<void>] {
  const { i18n } = useTranslation();
  return [i18n.language === 'es' ? 'es' : 'en', changeLanguage];
}
