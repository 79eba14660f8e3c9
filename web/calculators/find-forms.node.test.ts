import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../api/contract/values.ts';
import { calculatorForms } from '../../api/guide/calculators/forms.ts';
import { findForms } from './find-forms.ts';
import { groupOf, placeOf } from './groups.ts';

const forms = (language: 'en' | 'es') =>
  calculatorForms(language)
    .flatMap((form) => (form.parts.length > 0 ? form.parts : [form]))
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id));

describe('trade words, in both languages whichever is shown', () => {
  const WANTED: readonly (readonly [typed: string, id: string, within: number])[] = [
    ['wire size', 'conductor-size', 1],
    ['what size wire', 'conductor-size', 1],
    ['romex', 'conductor-size', 1],
    ['pipe', 'raceway-fill', 2],
    ['pipe fill', 'raceway-fill', 1],
    ['alambre', 'conductor-size', 2],
    ['pastilla', 'overcurrent-device', 1],
    ['tubo', 'raceway-fill', 2],
    ['calibre', 'conductor-size', 1],
    ['caída de voltaje', 'voltage-drop', 1],
    ['breakers', 'overcurrent-device', 2],
    ['caja', 'box-fill', 2],
    ['doblar tubo', 'conduit-bend', 2],
    ['ground rod', 'grounding-electrode-conductor', 1],
    ['varilla', 'grounding-electrode-conductor', 1],
    ['clima', 'air-conditioning', 1],
    ['contactos', 'receptacle-layout', 2],
    ['zanja', 'burial-depth', 2],
    ['fahrenheit', 'trade-math/temperature', 1],
    ['soldadora', 'welder', 1],
    ['planta de luz', 'generator-size', 2],
    ['hp', 'motor-circuit', 3],
    ['derate', 'ampacity-factors', 1],
    ['stove', 'range-demand', 1],
    ['ev', 'ev-supply', 1],
    ['egc', 'equipment-grounding-conductor', 1],
  ];
  test.each(WANTED)('%s finds %s', (typed, id, within) => {
    for (const language of LANGUAGES) {
      const found = findForms(forms(language), typed).map((form) => form.id);
      expect(found.slice(0, within), `${language}: ${found.slice(0, 4).join(', ')}`).toContain(id);
    }
  });

  test('nothing typed shows all, and nonsense nothing', () => {
    expect(findForms(forms('en'), ' ')).toHaveLength(forms('en').length);
    expect(findForms(forms('en'), 'xyzzy')).toEqual([]);
  });

  test('every form has its place', () => {
    expect(
      forms('en')
        .filter(({ id }) => groupOf(id) === 'other')
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
