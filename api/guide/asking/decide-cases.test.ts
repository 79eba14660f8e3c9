// What the case adds to a rule turns its yes and no: each claim has to be told from the others of its entry.
import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';

const guide = createGuide(packFor('en'), packFor('es'));

test.each([
  ['can two bathrooms share a 20 amp circuit', 'Yes'],
  [
    'One 20a circuit feeds the receptacles in both upstairs bathrooms. Want to pick up the vanity light in the hall bath off of it too. Allowed?',
    'No',
  ],
  [
    'remodeling a master bathroom, 1 outlet, a light over the vanity and a light/fan. can I just use one dedicated 20 amp circuit for everything in this room?',
    'Yes',
  ],
  ['do office receptacles have to be tamper resistant', 'No'],
  ['water heater out of sight of the panel with lockable breaker, do I need a disconnect', 'No'],
  ['can I connect 277 V lights from a hot to ground on a 480 three wire delta', 'No'],
  ['can a 480 delta run ungrounded', 'Yes'],
  ['subpanel adentro del closet de ropa porque es la única pared que queda libre. ¿el inspector me lo va a pasar?', 'No'],
])('%s: %s', (text, word) => {
  const { result } = guide.answer({ text }).answer;
  expect(result.replaceAll('*', '').startsWith(word), result).toBe(true);
});
