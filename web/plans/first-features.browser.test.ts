import { expect, test } from 'vitest';
import { featureText } from './first-features.ts';

test('our own lines are read in Spanish, the admin’s as written', () => {
  expect(featureText('Works without signal', 'es')).toBe('Funciona sin señal');
  expect(featureText('Works without signal', 'en')).toBe('Works without signal');
  expect(featureText('Free coffee', 'es')).toBe('Free coffee');
});
