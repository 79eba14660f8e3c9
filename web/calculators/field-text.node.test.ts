import { expect, test } from 'vitest';
import type { FieldAsk } from '../../api/guide/calculators/forms.ts';
import { shownValue } from './field-text.ts';

const ASKED: FieldAsk = { needed: false, more: false };
const ambient = { name: 'ambientC', label: 'Ambient', kind: 'number', value: 40, unit: '°C' } as const;
const run = { name: 'lengthFt', label: 'Length', kind: 'number', value: 60, unit: 'ft' } as const;

test('a figure is told in the reader’s unit first, a difference of temperatures as it is', () => {
  expect(shownValue(ambient, ASKED, 'en', 'us')).toBe('104 °F (40 °C)');
  expect(shownValue(ambient, ASKED, 'en', 'metric')).toBe('40 °C');
  expect(shownValue(ambient, { ...ASKED, difference: true }, 'en', 'us')).toBe('40 °C');
  expect(shownValue(run, ASKED, 'en', 'us')).toBe('60 ft');
  expect(shownValue(run, ASKED, 'es', 'metric')).toBe('18.29 m (60 ft)');
  expect(shownValue({ ...run, value: null }, ASKED, 'en', 'us')).toBe('');
});
