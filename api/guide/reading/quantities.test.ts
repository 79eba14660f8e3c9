import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { joinFeetAndInches, quantitiesIn } from './quantities.ts';

const read = (text: string, language: 'en' | 'es' = 'en') =>
  joinFeetAndInches(quantitiesIn(normalise(text, language))).map(({ kind, value }) => `${kind} ${Number(value.toFixed(3))}`);

describe('quantities', () => {
  test.each([
    ['30 A at 240 V over 150 ft', ['current 30', 'voltage 240', 'length 150']],
    ['120/240 V', ['voltage 120', 'voltage 240']],
    ['125–250 V, 15 and 20 A', ['voltage 125', 'voltage 250', 'current 15', 'current 20']],
    ['7-1/2 hp', ['horsepower 7.5']],
    ['45 kVA and 12 kW and 900 VA', ['apparent 45000', 'power 12000', 'apparent 900']],
    ['6 ft 7 in.', ['length 6.583']],
    ['1/2 in. EMT', ['length 0.042']],
    ['4 wires in a box', []],
    ['104 °F ambient, 75 °C terminals', ['temperature 40', 'temperature 75']],
    ['2,000 sq ft at 3 VA per sq ft', ['area 2000', 'unit-load 3']],
    ['60 Hz, 20 ms, 24 ohms, 3 %', ['frequency 60', 'time 0', 'resistance 24', 'percent 3']],
    ['20.25 cubic inches', ['volume 20.25']],
    ['100 Ah battery, 10 kWh', ['capacity 100', 'energy 10']],
    ['resistance of 24 and voltage is 120', ['resistance 24', 'voltage 120']],
    ['$0.15 per kWh', ['money 0.15']],
    // What a wire goes on is a device's rating.
    ['#10 thhn on a 40', ['current 40']],
    ['a 125 breaker and a 200 A main', ['current 125', 'current 200']],
    ['24 wires #12, can they stay on 20s?', ['current 20']],
    ['two 20 W lamps on a 30 ft run of romex', ['power 20', 'length 30']],
    ['meet me on the 15, ok?', []],
  ])('%s', (text, found) => expect(read(text)).toEqual(found));

  test.each([
    ['30 A a 45 metros', ['current 30', 'length 147.638']],
    ['200 pies cuadrados, 5 caballos', ['area 200', 'horsepower 5']],
    ['15 amperios, 120 voltios, 2 pulgadas', ['current 15', 'voltage 120', 'length 0.167']],
    ['90 m², 40 °C', ['area 968.752', 'temperature 40']],
    ['cable 8 en uno de 50, carga de 42 A', ['current 50', 'current 42']],
  ])('%s', (text, found) => expect(read(text, 'es')).toEqual(found));

  test('metric and US lengths agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), (feet) => {
        const [inFeet] = quantitiesIn(`${feet} ft`);
        const [inMetres] = quantitiesIn(`${(feet * 0.3048).toFixed(6)} m`);
        return Math.abs((inFeet?.value ?? 0) - (inMetres?.value ?? 1)) < 1e-3;
      }),
    );
  });

  test('no text makes it throw or run on', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => Array.isArray(quantitiesIn(normalise(text, 'es')))));
  });
});
