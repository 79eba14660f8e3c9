import { expect, test } from 'vitest';
import type { Language } from '../../contract/values.ts';
import { normalise } from '../reading/normalise.ts';
import { createActs } from './act.ts';
import { learnedFor } from './learned-data.ts';

// A guide of one language reads questions in it.
const actIn = { en: createActs(learnedFor('en').acts), es: createActs(learnedFor('es').acts) };

test.each<[string, Language, string | undefined]>([
  ['Can I put two wires under one screw?', 'en', 'may'],
  ['is it ok to run romex in conduit', 'en', 'may'],
  ['¿Puedo usar aluminio para el alimentador?', 'es', 'may'],
  ['Do I need a GFCI in the laundry?', 'en', 'must'],
  ['Does a range hood have to be on its own circuit?', 'en', 'must'],
  ['¿Hay que aterrizar la caja?', 'es', 'must'],
  ['can I skip the ground rod', 'en', 'skip'],
  ['Is a Ufer a grounding electrode?', 'en', 'is'],
  ['How deep do I bury PVC?', 'en', undefined],
  ['What size wire for a 50 amp range?', 'en', undefined],
  ['¿Qué calibre lleva un breaker de 30?', 'es', undefined],
  ['My panel is in a closet with shelves. Why is that a problem?', 'en', undefined],
])('%s asks for %s', (question, language, act) => {
  expect(actIn[language](normalise(question, language))[0]?.act).toBe(act);
});
