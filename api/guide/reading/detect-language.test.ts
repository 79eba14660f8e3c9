import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['What size copper wire for a 50 amp range?', 'en'],
  ['¿Qué calibre necesito para un circuito de 30 A?', 'es'],
  ['que size de wire necesito para el dryer', 'es'],
  ['can I put a 20 amp receptacle en un circuito de 15', 'en'],
  ['calibre 6 cobre', 'es'],
  ['voltage drop 12 gauge 200 feet', 'en'],
  ['mi breaker se bota', 'es'],
  ['how do I wire un apagador', 'en'],
  ['12 AWG', undefined],
  ['', undefined],
] as const)('%s', (text, language) => expect(detectLanguage(text)).toBe(language));
