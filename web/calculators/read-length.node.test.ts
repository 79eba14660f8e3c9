import { describe, expect, test } from 'vitest';
import { readLength, withSixteenths } from './read-length.ts';
import { typedUnits } from './units.ts';

describe('lengths off a tape', () => {
  test.each([
    [`12' 6-1/2"`, 12 + 6.5 / 12],
    [`12' 6`, 12.5],
    ['12 ft 6 in', 12.5],
    [`6"`, 0.5],
    [`100'`, 100],
    ['37.5', 37.5],
    ['12 pies 3 pulg', 12.25],
  ])('%s is read in feet', (text, feet) => expect(readLength(text, 'ft')).toBeCloseTo(feet, 9));

  test('and in inches, where inches are asked', () => {
    expect(readLength(`1' 2-3/8"`, 'in')).toBe(14.375);
    expect(readLength('7/16', 'in')).toBe(0.4375);
    expect(readLength('3 1/2', 'in')).toBe(3.5);
  });

  test('half a length is none', () => {
    for (const text of [`12' x`, `'6`, 'six', `12' 6-`, '1/0']) expect(readLength(text, 'ft')).toBeUndefined();
  });

  test('the fraction keys add up', () => {
    expect(withSixteenths('', 8)).toBe('1/2');
    expect(withSixteenths('3', 2)).toBe('3-1/8');
    expect(withSixteenths('3-1/8', 2)).toBe('3-1/4');
    expect(withSixteenths('3-7/8', 2)).toBe('4');
    expect(withSixteenths(`12' 6`, 8)).toBe(`12' 6-1/2`);
  });
});

test('the reader’s unit stands first, and goes back to the calculator’s', () => {
  expect(typedUnits('°C', 'us').map(({ unit }) => unit)).toEqual(['°F', '°C']);
  expect(typedUnits('°C', 'metric').map(({ unit }) => unit)).toEqual(['°C', '°F']);
  expect(typedUnits('ft', 'us').map(({ unit }) => unit)).toEqual(['ft', 'm']);
  expect(typedUnits('A', 'us').map(({ unit }) => unit)).toEqual(['A']);
  const fahrenheit = typedUnits('°C', 'us')[0];
  expect(fahrenheit?.toOwn(86)).toBe(30);
  expect(fahrenheit?.fromOwn(40)).toBe(104);
});
