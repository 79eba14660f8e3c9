import { expect, test } from 'vitest';
import type { Answer, CalculationInputs } from '../../api/contract/answer.ts';
import { readNumber } from '../calculators/read-number.ts';
import { handOverLink, handOverOf, readHandOver } from './hand-over.ts';

const inputs: CalculationInputs = {
  calculator: 'voltage-drop',
  fields: [
    { name: 'volts', label: 'Tensión', kind: 'number', value: 120 },
    { name: 'metal', label: 'Metal', kind: 'choice', value: 'cu', options: [] },
    { name: 'loads', label: 'Cargas', kind: 'text', value: '10, 20 «ñ»' },
    { name: 'sets', label: 'Juegos', kind: 'number', value: null },
  ],
};
const answer = { inputs, edition: '2020', language: 'es', guideVersion: '2026.11.21' } as unknown as Answer;

test('a calculation crosses as a link and comes back whole, with what is usual left out', () => {
  const all = handOverOf(answer);
  expect(all?.values).toEqual({ volts: 120, metal: 'cu', loads: '10, 20 «ñ»' });
  const usual = { ...inputs, fields: inputs.fields.map((field) => (field.name === 'metal' ? field : { ...field, value: null })) };
  const short = handOverOf(answer, usual);
  expect(short?.values).toEqual({ volts: 120, loads: '10, 20 «ñ»' });
  const link = handOverLink(short ?? { ...answer, calculator: '', values: {} }, 'https://wirewise.example');
  expect(link).toMatch(/^https:\/\/wirewise\.example\/chatbot#calc=[\w-]+$/);
  expect(readHandOver(new URL(link).hash)).toEqual(short);
});

test.each(['#calc=', '#calc=%%%', '#calc=bm90IGpzb24', `#calc=${btoa('{"a":1}')}`, `#calc=${btoa('["x","1999","en","v",{}]')}`])(
  'a broken link is told, never thrown: %s',
  (hash) => expect(readHandOver(hash)).toBeNull(),
);

test('another fragment is none of ours', () => {
  expect(readHandOver('#content')).toBeUndefined();
  expect(readHandOver('')).toBeUndefined();
});

test.each([
  ['1,500', 1500],
  ['2.5', 2.5],
  ['2,5', 2.5],
  [' 3/4 ', 0.75],
  ['1 1/2', 1.5],
  ['.5', 0.5],
  ['1,50,0', undefined],
  ['12 ft', undefined],
  ['', undefined],
  ['1/0', undefined],
  ['1e3', undefined],
])('%j is read as %j', (typed, number) => expect(readNumber(typed)).toBe(number));
