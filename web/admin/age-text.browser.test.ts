import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

const now = Date.parse('2026-05-10T12:00:00Z');
test.each([
  ['2026-05-10T12:00:20Z', undefined, undefined],
  ['2026-05-10T11:59:01Z', undefined, undefined],
  ['2026-05-10T11:59:00Z', '1 minute ago', 'hace 1 minuto'],
  ['2026-05-10T11:00:01Z', '59 minutes ago', 'hace 59 minutos'],
  ['2026-05-10T11:00:00Z', '1 hour ago', 'hace 1 hora'],
  ['2026-05-09T12:00:01Z', '23 hours ago', 'hace 23 horas'],
  ['2026-05-09T12:00:00Z', '1 day ago', 'hace 1 día'],
  ['2026-03-10T12:00:00Z', '61 days ago', 'hace 61 días'],
])('%s: %s', (iso, english, spanish) => {
  expect(ageText(iso, now, 'en')).toBe(english);
  expect(ageText(iso, now, 'es')).toBe(spanish);
});
