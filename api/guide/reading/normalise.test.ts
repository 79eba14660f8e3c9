import { describe, expect, test } from 'vitest';
import { normalise } from './normalise.ts';

describe('normalise', () => {
  test.each([
    ['What size wire for a FIFTY amp range?', 'what size wire for a 50 amp range?'],
    ['one aught aluminum at two hundred twenty five amps', '1/0 aluminum at 225 amps'],
    ['1½" EMT, 6\' 7" high', '1-1/2 in emt, 6 ft 7 in high'],
    ['6’7” above', '6 ft 7 in above'],
    ['1,500 VA and 13,500 W', '1500 va and 13500 w'],
    ['1,200, 900, 4,500 and 1,000 VA', '1200, 900, 4500 and 1000 va'],
    ['#6 THHN in half-inch EMT', '#6 thhn in 1/2 inch emt'],
    ['three quarter inch', '3/4 inch'],
    ['an inch and a quarter', '1-1/4 in'],
    ['2 1/2 inch', '2-1/2 inch'],
    ['a 30a dryer', 'a 30 amps dryer'],
    ['a 30 a breaker', 'a 30 amps breaker'],
    ['3Ø 480Y/277', '3-phase 480y/277'],
    ['the suffix “-2” in THWN-2', 'the suffix -2 in thwn-2'],
    ['twenty-five feet', '25 feet'],
    ['once a year', 'once a year'],
    ["What's a kitchen?", 'what is a kitchen?'],
    ['whats a kitchen', 'what is a kitchen'],
  ])('%s', (text, plain) => expect(normalise(text, 'en')).toBe(plain));

  test.each([
    ['cuatro cero de aluminio', '4/0 de aluminio'],
    ['uno cero', '1/0'],
    ['un breaker de quince', 'un breaker de 15'],
    ['ciento veinte voltios y treinta y cinco amperes', '120 voltios y 35 amperes'],
    ['doscientos cuarenta', '240'],
    ['30 A a 45 metros', '30 amps a 45 metros'],
    ['30 a 45 metros', '30 a 45 metros'],
    ['caída de 4,6 %', 'caida de 4.6 %'],
    ['pulgada y media de tubo', '1-1/2 in de tubo'],
    ['media pulgada', '1/2 pulgada'],
    ['cuantos 12 en media emt', 'cuantos 12 en 1/2 emt'],
    ['tres cuartos de pulgada', '3/4 pulgada'],
    ['once mil watts', '11000 watts'],
  ])('%s', (text, plain) => expect(normalise(text, 'es')).toBe(plain));
});
