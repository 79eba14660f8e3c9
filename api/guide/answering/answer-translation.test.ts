import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';

const guide = createGuide(packFor('en'), packFor('es'));
const said = (text: string): string => guide.answer({ text }).answer.response;

describe('the trade in the other language', () => {
  test.each([
    ['how do you say wire nut in spanish', 'capuchón'],
    ["what's the Spanish word for ground?", 'tierra'],
    ['what do you call a foreman in Spanish', 'mayordomo'],
    ['how do you say turn off the power in Spanish', 'corte la corriente'],
    ["¿Cómo se dice 'fish tape' en español?", 'guía'],
    ["Mi compañero dice 'pigtail'. ¿Qué es eso en español?", 'cola'],
    ["cómo se dice 'rough-in'", 'preparación'],
    ['¿cómo se dice desarmador en inglés?', 'screwdriver'],
    ['translate apagador', 'switch'],
    ['how do you say breaker and panel in Spanish', 'tablero'],
  ])('%s', (question, word) => {
    expect(said(question)).toContain(word);
  });

  test.each([
    'how do you say tacos in spanish',
    'translate this poem to spanish',
    'answer in Spanish: what size wire for a 50 A range',
    'what does a breaker do',
  ])('%s is no question of a name', (question) => {
    expect(said(question)).not.toMatch(/^In (?:Spanish|English)|^En (?:español|inglés)/);
  });
});
