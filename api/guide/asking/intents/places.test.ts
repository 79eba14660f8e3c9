import { test } from 'vitest';
import { readQuestion } from '../../reading/read-question.ts';
import { expectMisread, filledFor, wantedIntent } from './filled.test-support.ts';

const read = (text: string) => readQuestion(text, undefined, () => false);

/** Whether a question is read as one for the calculator, with these values. */
const isFor = (calculator: string, text: string, values: Readonly<Record<string, number | string>> = {}): boolean => {
  const given = filledFor({ calculator }, read(text));
  return wantedIntent(read(text))?.calculator === calculator && Object.entries(values).every(([name, value]) => given[name] === value);
};

test('working space and raceway entries are read with their conditions', () => {
  const asked: readonly (readonly [string, string, Readonly<Record<string, number | string>>])[] = [
    ['working-space', 'Working clearance condition 2, 277 V to ground', { voltsToGround: 277, condition: '2' }],
    ['working-space', 'Working clearance cond. 3, 150 V to ground', { voltsToGround: 150, condition: '3' }],
    ['working-space', 'Espacio de trabajo, condición 1, 277 V a tierra', { voltsToGround: 277, condition: '1' }],
    ['working-space', 'block wall behind me, switchgear 480: working depth', { voltsToGround: 277, condition: '2' }],
    ['working-space', 'tile wall opposite a 120/208 panel, working clearance', { voltsToGround: 120, condition: '2' }],
    ['working-space', 'frente a frente dos switchboards de 480, ¿cuánto dejo de pasillo?', { voltsToGround: 277, condition: '3' }],
    ['working-space', 'tablero 277/480 y enfrente tablaroca: ¿qué profundidad de espacio?', { voltsToGround: 277, condition: '1' }],
    ['pull-box', 'Two 2-1/2 in. conduits hold the same conductors: least distance between them in the pull box?', { pull: 'entries' }],
    ['pull-box', 'How far apart must two 3 inch raceway entries with the same wires be?', { pull: 'entries' }],
    ['pull-box', 'Separación mínima entre dos tubos de 2 pulg. con los mismos conductores en un registro', { pull: 'entries' }],
  ];
  expectMisread(
    asked.map(([, text]) => text),
    (text, at) => isFor(asked[at]?.[0] ?? '', text, asked[at]?.[2]),
    MISREAD,
  );
});
const MISREAD = 4;

test('how deep or how far is often for the rules', () => {
  const asked: readonly (readonly [string, string])[] = [
    ['burial-depth', 'How deep must a ground ring be?'],
    ['burial-depth', '¿A qué profundidad va la placa de tierra?'],
    ['burial-depth', 'How deep is a trench before OSHA wants shoring?'],
    ['burial-depth', '¿Qué tan honda la zanja antes de ademe?'],
    ['burial-depth', 'How deep is direct-buried 15 kV cable?'],
    ['burial-depth', '¿A qué profundidad va un cable de media tensión directo en la tierra?'],
    ['burial-depth', 'Does a steel sweep in an underground PVC run have to be bonded?'],
    ['burial-depth', '¿Se aterriza el codo metálico de un tubo de PVC enterrado?'],
    ['burial-depth', 'A direct-buried cable comes into a house where the soil settles: how is it arranged?'],
    ['working-space', 'May a water pipe pass above the panel in its dedicated space?'],
    ['working-space', '¿Puede pasar un ducto por el espacio dedicado arriba del tablero de 120/208?'],
    ['working-space', 'Empalmes en el tablero: ¿qué porcentaje del espacio se llena?'],
    ['pull-box', 'Angle pull box: how many times the largest raceway?'],
  ];
  expectMisread(
    asked.map(([, text]) => text),
    (text, at) => !isFor(asked[at]?.[0] ?? '', text),
    TAKEN,
  );
});
const TAKEN = 1;
