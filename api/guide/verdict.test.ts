import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const rule = (title: string, text: string) => ({ title, text, opening: text.split('. ')[0] ?? text });
const GARAGE = rule('GFCI: garages', 'Receptacles in garages need GFCI protection.');
const GAS = rule('Gas pipe is never an electrode', 'Do not use underground metal gas piping as a grounding electrode.');
const PLENUM = rule(
  'Ceiling plenum',
  'In ceiling spaces used for environmental air, metal methods such as EMT are used. NM and PVC are out.',
);
const NM = rule('NM uses', 'NM may be used in one- and two-family dwellings.');

test.each([
  ['does a garage receptacle need gfci?', GARAGE, 'yes'],
  ['can i use the gas pipe as an electrode?', GAS, 'no'],
  ['is nm allowed above a ceiling plenum for environmental air?', PLENUM, 'no'],
  // A permission is never read out of a rule's words.
  ['can i use nm in a house?', NM, undefined],
  ['is emt allowed in a plenum?', PLENUM, undefined],
  // More than yes or no is asked, or something that the rule does not speak of.
  ['how many garage receptacles need gfci?', GARAGE, undefined],
  ['does a bathroom receptacle need gfci?', GARAGE, undefined],
] as const)('%s', (plain, each, verdict) => expect(verdictOf(plain, each, true)).toBe(verdict));

test('an unsure hit gives no verdict', () => {
  expect(verdictOf('does a garage receptacle need gfci?', GARAGE, false)).toBeUndefined();
});
