import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { languageOf, sayIn, type TextKey } from './texts.ts';

test('the Spanish texts have the same places to fill', () => {
  const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [key, text] of Object.entries(en)) {
    expect(es[key as TextKey].trim(), key).not.toBe('');
    expect(places(es[key as TextKey]), key).toEqual(places(text));
  }
});

test('a text is said with its places filled, once', () => {
  expect(sayIn('en')('learnWord', { word: '{word}' })).toBe('Add “{word}” to the dictionary');
  expect(sayIn('es')('aboutVersion', { version: '1.2' })).toBe('Versión 1.2');
});

test.each([
  [['es-MX', 'en-US'], 'es'],
  [['de-DE', 'en-GB'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('the system’s %j is %s', (system, language) => expect(languageOf(system)).toBe(language));
