import { expect, test } from 'vitest';
import { conductorProperties } from './conductor-properties.ts';

const figure = (size: string, name: string) =>
  conductorProperties.calculate({ size }, { edition: '2023', language: 'en' }).figures.find((each) => each.name === name)?.value;

test('6 AWG has 26,240 cmil, 4/0 THHN 0.3237 in²', () => {
  expect(figure('6', 'circularMils')).toBe(26240);
  expect(figure('4/0', 'thhnArea')).toBe(0.3237);
  expect(figure('18', 'thhnArea')).toBeUndefined();
});
