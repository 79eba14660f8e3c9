import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const rule = (title: string, text: string) => ({ title, text, opening: text.split('. ')[0] ?? text });
const GARAGE = rule('GFCI: garages', 'Receptacles in garages need GFCI protection.');
const GAS = rule('Gas pipe is never an electrode', 'Do not use underground metal gas piping as a grounding electrode.');
const PLENUM = rule(
  'Ceiling plenum',
  'In ceiling spaces used for environmental air, metal methods such as EMT are used. NM and PVC are out.',
);
const CAN = rule('Subpanel', 'In a subpanel the neutral is isolated and the ground bar is bonded to the can.');
const ARC_FLASH = rule('Arc-flash label', 'Equipment in other than dwelling units must have an arc-flash label.');
const DORMITORY = rule('AFCI: dormitory units', 'In dormitory units, circuits of bedrooms and bathrooms need AFCI.');
const HALL = rule('Halls', 'A hall 10 ft or more in length needs at least one receptacle.');
const LISTED = rule('Listed equipment', 'Listed, labeled or identified equipment must be installed as its instructions say.');
const BOTH_SIDES = rule('Primary and secondary protection', 'With both the primary device may go to 250% without rounding up.');
const NEUTRAL = rule('When the neutral counts', 'The neutral of a 120/240 V multiwire circuit is not counted.');
const NM = rule('NM uses', 'NM may be used in one- and two-family dwellings.');

test.each([
  ['does a garage receptacle need gfci?', GARAGE, 'yes'],
  ['can i use the gas pipe as an electrode?', GAS, 'no'],
  ['does the neutral of a 120/240 v multiwire circuit count?', NEUTRAL, 'no'],
  // A system that the sentence does not name may be its exception.
  ['does the neutral of a 208y/120 multiwire circuit count?', NEUTRAL, undefined],
  ['does the neutral of a 3-wire multiwire circuit from a wye count?', NEUTRAL, undefined],
  ['is nm allowed above a ceiling plenum for environmental air?', PLENUM, 'no'],
  // A permission is never read out of a rule's words.
  ['can i use nm in a house?', NM, undefined],
  ['may the primary device be rounded up?', BOTH_SIDES, undefined],
  ['can neutral and ground be bonded in a subpanel?', CAN, undefined],
  // A condition, another figure or a word that the rule lacks leaves it open.
  ['does a garage receptacle over a workbench freezer need gfci?', GARAGE, undefined],
  ['does a garage receptacle of 60 amps need gfci?', GARAGE, undefined],
  ['does a dwelling need an arc-flash label?', ARC_FLASH, undefined],
  ['do bathrooms need afci?', DORMITORY, undefined],
  ['does a hall under 10 ft need a receptacle?', HALL, undefined],
  ['does identified mean the same as listed?', LISTED, undefined],
  ['is emt allowed in a plenum?', PLENUM, undefined],
  // More than yes or no is asked, or something that the rule does not speak of.
  ['how many garage receptacles need gfci?', GARAGE, undefined],
  ['does a bathroom receptacle need gfci?', GARAGE, undefined],
] as const)('%s', (plain, each, verdict) => expect(verdictOf(plain, each, true)).toBe(verdict));

test('an unsure hit gives no verdict', () => {
  expect(verdictOf('does a garage receptacle need gfci?', GARAGE, false)).toBeUndefined();
});
