import { expect, test } from 'vitest';
import { told } from './tools.ts';

const passage = (text: string) => told({ id: 'x', sections: ['300.5', '300.6'], title: 'Burial', text, grade: 'V2', claims: [] });

test('a long passage ends with a whole sentence, which an abbreviation is not', () => {
  const step = 'Bury it 18 in. deep and keep 6 in. of slack. ';
  const text = passage(step.repeat(40));
  expect(text).toMatch(/^\[300\.5, 300\.6; V2\] Burial: Bury it/);
  expect(text.endsWith('of slack.')).toBe(true);
  expect(text.length).toBeLessThan(950);
});

test('a short one stays whole', () => {
  expect(passage('Bury it 18 in. deep')).toBe('[300.5, 300.6; V2] Burial: Bury it 18 in. deep');
});
