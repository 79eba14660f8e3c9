import { describe, expect, test } from 'vitest';
import type { Language } from '../../contract/values.ts';
import { packFor } from '../pack/pack.ts';
import { readQuestion } from '../reading/read-question.ts';
import { createIndex, type Entry } from './knowledge-index.ts';

const indexes = { en: createIndex(packFor('en')), es: createIndex(packFor('es')) };
const nameOf = (entry: Entry | undefined): string =>
  entry === undefined ? '' : entry.kind === 'rule' ? entry.rule.section : entry.topic.id;
const best = (question: string, language: Language): string =>
  nameOf(indexes[language].search(readQuestion(question, language, indexes[language].knows).plain, '2023')[0]?.entry);

describe('what a question is about', () => {
  test.each([
    // A fault told as what is seen is no question of rules.
    ['en', 'Outlets in the garage show 60 volts, hot to neutral', 'troubleshooting-odd-voltage'],
    ['es', 'El poste del estacionamiento prende de día', 'troubleshooting-photocell-or-motion-light'],
    // Why asks for a reason.
    ['en', 'Why do we derate when more than three current-carrying conductors share a pipe?', 'code-why-derate'],
    ['es', '¿Por qué se calienta un empalme si el breaker no se bota?', 'theory-bad-connection-heat'],
    // The telling of a story weighs little.
    ['es', 'Platícame, maestro, con palabras simples qué es la impedancia', 'theory-impedance'],
    // What is not there is not what is asked about.
    ['en', 'No battery here. Why does the solar inverter shut off in a blackout?', 'troubleshooting-solar-inverter-no-output'],
    // What tells the kind of figure asked for comes first.
    ['en', 'How many inches is copper grid spaced around the shell of a pool?', '680.26(B)(1)'],
    ['en', 'grain elevator dust group', '500.6(B)'],
    ['en', 'What is the smallest service disconnect for a house?', '230.79'],
    ['en', 'may the disconnect be mounted behind the condenser', '440.14'],
  ] as const)('%s: %s', (language, question, entry) => {
    expect(best(question, language)).toBe(entry);
  });

  test('a rule of dwellings stands back where a restaurant is asked about', () => {
    const hits = indexes.en.search('do the receptacles in a restaurant kitchen need gfci', '2023', 40);
    const rank = (section: string): number => hits.findIndex(({ entry }) => nameOf(entry).startsWith(section));
    expect(rank('210.8(B)')).toBeGreaterThanOrEqual(0);
    expect(rank('210.8(B)')).toBeLessThan(rank('210.8(A)(6)'));
  });
});
