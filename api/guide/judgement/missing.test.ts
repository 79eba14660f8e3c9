// Questions about parts, editions and codes that there are not, and questions that lack what they need, asked of the whole guide.
import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';

const guide = createGuide(packFor('en'), packFor('es'));
test.each([
  ['Summarize chapter 12 of the NEC', 'nine chapters'],
  ['¿Qué trae el anexo X del NEC?', 'nueve capítulos'],
  ['What did the 2022 NEC change for GFCI?', 'no 2022 NEC:'],
  ['What does the 2032 NEC say about EV chargers?', 'no 2032 NEC yet'],
  ['¿Qué pide el NEC 2019 para AFCI en recámaras?', 'No hay NEC 2019'],
  ['2014 NEC bedroom AFCI rule?', 'not the 2014 one'],
  ['¿Qué calibre pide la norma de Ecuador para 30 A?', 'el código de Ecuador'],
  ['grounding under the Australian standard', 'Australia'],
])('%s: says %s', (text, part) => expect(guide.answer({ text }).answer.response).toContain(part));

test.each([
  ['What breaker goes on my motor?', ['hp', 'voltage', 'three-phase'], '430.52'],
  ['¿Qué breaker le pongo a mi motor?', ['hp', 'voltaje', 'fases'], '430.52'],
  ['How many cables can I get in my pipe?', ['type of conduit', 'trade size', 'AWG', 'insulation'], 'Chapter 9 Table 1'],
  ['¿Cuántos alambres caben en mi tubo?', ['tipo de conduit', 'tamaño', 'calibre'], 'Chapter 9 Table 1'],
  ['what size conduit do i need', ['how many', 'conductor size', 'insulation'], 'Chapter 9 Table 4'],
  ['How far can I run my cable?', ['AWG', 'amperes', 'voltage'], '210.19'],
  ['¿Hasta qué distancia puedo llevar mi alambre?', ['calibre', 'corriente', 'voltaje'], '210.19'],
  ['what breaker do I need', ['amperes', 'voltage', 'AWG'], '240.4'],
  ['what size service do I need for my house', ['floor area', 'range'], '220.82'],
  ['How many wires can I put in my box?', ['cubic inches', 'AWG', 'devices'], '314.16'],
  ['what fuse do I need for my transformer', ['kVA', 'voltage', 'phase'], 'Table 450.3(B)'],
] as const)('asks back: %s', (text, names, section) => {
  const { kind, response, nec_references } = guide.answer({ text }).answer;
  expect(kind).toBe('ask');
  for (const name of names) expect(response).toContain(name);
  expect(nec_references.map(({ code }) => code)).toContain(section);
});
