import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, currentLanguage, loadTexts, startI18n } from './language.ts';
import { detectLanguage } from './texts.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('the language is the chosen one, else the first of the browser’s that we have, else English', () => {
  const languages = vi.spyOn(navigator, 'languages', 'get');
  languages.mockReturnValue(['fr-CA', 'es-MX', 'en-US']);
  expect(detectLanguage()).toBe('es');
  languages.mockReturnValue(['fr']);
  expect(detectLanguage()).toBe('en');
  localStorage.setItem('language', 'es');
  expect(detectLanguage()).toBe('es');
  localStorage.setItem('language', 'xx');
  expect(detectLanguage()).toBe('en');
});

test('one language is fetched at a time; a change brings every area shown so far along', async () => {
  localStorage.setItem('language', 'en');
  await startI18n(['common']);
  await loadTexts('landing');
  expect(i18next.t('landing:faq')).toBe('FAQ');
  expect(i18next.hasResourceBundle('es', 'common')).toBe(false);
  await changeLanguage('es');
  expect(i18next.t('landing:faq')).toBe('Preguntas');
  expect(i18next.t('close')).toBe('Cerrar');
  expect(document.documentElement.lang).toBe('es');
  expect(localStorage.getItem('language')).toBe('es');
});

test('when the other language can’t be fetched, the one shown stays', async () => {
  localStorage.setItem('language', 'en');
  await startI18n(['common']);
  i18next.removeResourceBundle('es', 'common');
  vi.spyOn(i18next, 'addResourceBundle').mockImplementation(() => {
    throw new Error('not fetched');
  });
  await expect(changeLanguage('es')).rejects.toThrow();
  expect(currentLanguage()).toBe('en');
  expect(localStorage.getItem('language')).toBe('en');
});
