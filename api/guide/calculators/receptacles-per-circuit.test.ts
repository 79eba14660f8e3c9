import { expect, test } from 'vitest';
import { receptaclesOn, receptaclesPerCircuit } from './receptacles-per-circuit.ts';

test('13 on 20 A and 10 on 15 A at 120 V', () => {
  expect(receptaclesOn(20, 120)).toBe(13);
  expect(receptaclesOn(15, 120)).toBe(10);
  expect(receptaclesPerCircuit.calculate({ circuitAmperes: '20' }, { edition: '2023', language: 'es' }).result).toContain(
    '**13** contactos',
  );
});
