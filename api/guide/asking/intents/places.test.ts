import { describe, expect, test } from 'vitest';
import { readQuestion } from '../../reading/read-question.ts';
import { filledFor, wantedIntent } from './filled.test-support.ts';

const read = (text: string, language: 'en' | 'es' = 'en') => readQuestion(text, language, () => false);

describe('working space', () => {
  test.each([
    ['en', 'Working clearance condition 2, 277 V to ground', { voltsToGround: 277, condition: '2' }],
    ['en', 'Working clearance cond. 3, 150 V to ground', { voltsToGround: 150, condition: '3' }],
    ['es', 'Espacio de trabajo, condición 1, 277 V a tierra', { voltsToGround: 277, condition: '1' }],
    ['en', 'block wall behind me, switchgear 480: working depth', { voltsToGround: 277, condition: '2' }],
    ['en', 'tile wall opposite a 120/208 panel, working clearance', { voltsToGround: 120, condition: '2' }],
    ['es', 'frente a frente dos switchboards de 480, ¿cuánto dejo de pasillo?', { voltsToGround: 277, condition: '3' }],
    ['es', 'tablero 277/480 y enfrente tablaroca: ¿qué profundidad de espacio?', { voltsToGround: 277, condition: '1' }],
  ] as const)('%s: %s', (language, text, values) => {
    const reading = read(text, language);
    expect(wantedIntent(reading)?.calculator).toBe('working-space');
    expect(filledFor({ calculator: 'working-space' }, reading)).toMatchObject(values);
  });
});

test.each([
  ['en', 'How deep must a ground ring be?'],
  ['es', '¿A qué profundidad va la placa de tierra?'],
  ['en', 'How deep is a trench before OSHA wants shoring?'],
  ['es', '¿Qué tan honda la zanja antes de ademe?'],
  ['en', 'How deep is direct-buried 15 kV cable?'],
  ['es', '¿A qué profundidad va un cable de media tensión directo en la tierra?'],
  ['en', 'Does a steel sweep in an underground PVC run have to be bonded?'],
  ['es', '¿Se aterriza el codo metálico de un tubo de PVC enterrado?'],
  ['en', 'A direct-buried cable comes into a house where the soil settles: how is it arranged?'],
] as const)('how deep, but not of wiring: %s %s', (language, text) => {
  expect(wantedIntent(read(text, language))?.calculator).not.toBe('burial-depth');
});

test.each([
  ['en', 'May a water pipe pass above the panel in its dedicated space?'],
  ['es', '¿Puede pasar un ducto por el espacio dedicado arriba del tablero de 120/208?'],
] as const)('no depth of working space: %s %s', (language, text) =>
  expect(wantedIntent(read(text, language))?.calculator).not.toBe('working-space'),
);

test('a share of a cabinet is no working space, a multiplier no pull box', () => {
  expect(wantedIntent(read('Empalmes en el tablero: ¿qué porcentaje del espacio se llena?', 'es'))?.calculator).not.toBe('working-space');
  expect(wantedIntent(read('Angle pull box: how many times the largest raceway?'))?.calculator).not.toBe('pull-box');
});

test.each([
  ['en', 'Two 2-1/2 in. conduits hold the same conductors: least distance between them in the pull box?', '2-1/2, 2-1/2'],
  ['en', 'How far apart must two 3 inch raceway entries with the same wires be?', '3, 3'],
  ['es', 'Separación mínima entre dos tubos de 2 pulg. con los mismos conductores en un registro', '2, 2'],
] as const)('entries of the same conductors: %s %s', (language, text, raceways) => {
  const reading = read(text, language);
  expect(wantedIntent(reading)?.calculator).toBe('pull-box');
  expect(filledFor({ calculator: 'pull-box' }, reading)).toMatchObject({ pull: 'entries', raceways });
});
