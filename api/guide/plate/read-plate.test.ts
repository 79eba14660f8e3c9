import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { type PlateRow, readPlate } from './read-plate.ts';
import { sayFigure, sayPlate } from './say-plate.ts';

const LETTER = 12;
/** A line as a recogniser gives it: each word where it stands in the text. */
const row = (line: string, confidence = 95): PlateRow =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    confidence,
    x0: index * LETTER,
    x1: (index + text.length) * LETTER,
    y0: 0,
    y1: 20,
  }));
/** What is read of some lines, the doubtful figures with a question mark. */
const read = (...lines: readonly string[]): string[] =>
  readPlate(lines.map((line) => row(line))).map((figure) => sayFigure(figure, 'en') + (figure.isDoubtful ? '?' : ''));

test('figures stand behind their label, before it, or under it', () => {
  expect(read('VOLTS 208/230  PH 1  HZ 60', 'MIN CIRCUIT AMPS: 28.4', 'MAX FUSE 45')).toEqual([
    'MCA 28.4 A',
    'MOCP 45 A',
    '208/230 V',
    '1-phase',
    '60 Hz',
  ]);
  expect(read('3/4 HP   230 VOLTS   1 PH', '6.4 FLA   32 LRA')).toEqual(['230 V', '1-phase', 'FLA 6.4 A', 'LRA 32 A', '3/4 hp']);
  expect(read('HP     VOLTS     FLA       PH', '7 1/2  230/460   22/11     3')).toEqual([
    '230/460 V',
    '3-phase',
    'FLA 22/11 A',
    '7-1/2 hp',
  ]);
  expect(read('TENSION 220V 60 Hz 1 FASE', 'AMPACIDAD MÍNIMA DEL CIRCUITO 18.6 A', 'FUSIBLE MÁXIMO 30 A')).toEqual([
    'MCA 18.6 A',
    'MOCP 30 A',
    '220 V',
    '1-phase',
    '60 Hz',
  ]);
});

test('several labels in one word, labels glued to figures, and units that are labels elsewhere', () => {
  expect(read('V/PH/HZ 208-230/1/60', 'MCA 12.0 MOP15A')).toEqual(['MCA 12 A', 'MOCP 15 A', '208/230 V', '1-phase', '60 Hz']);
  expect(read('MAX FUSE 35 AMP', 'MIN CIRCUIT AMPACITY 20.8 AMP')).toEqual(['MCA 20.8 A', 'MOCP 35 A']);
  expect(read('VOLTS 240  PH1', 'TOTAL WATTS 4500')).toEqual(['240 V', '1-phase', '4500 W']);
  expect(read('KW 4500 W')).toEqual(['4500 W']);
});

test('letters taken for figures are mended, and the figure is marked', () => {
  expect(read('VOLTS 23O  PHASE l  HZ 6O')).toEqual(['230 V?', '1-phase?', '60 Hz?']);
  expect(read('MCA 28.4A', 'MOCP 4S A')).toEqual(['MCA 28.4 A', 'MOCP 45 A?']);
  expect(read('MIN CIRCUIT AMPAC1TY 22.1', 'V0LTS 240')).toEqual(['MCA 22.1 A']);
});

test('what is badly recognised is marked', () => {
  const [figure] = readPlate([row('MOCP 45 A', 52)]);
  expect(figure).toEqual({ kind: 'mocp', text: '45', isDoubtful: true });
});

test('a service-factor current is no full-load current, and a fan’s horsepower not the unit’s', () => {
  expect(read('F.L. AMPS 6.4   S.F. AMPS 8.0', 'S.F. 1.5   RPM 3450')).toEqual(['FLA 6.4 A']);
  expect(read('COMPRESSOR RLA 16.7 LRA 79', 'FAN MOTOR FLA 1.2 HP 1/5')).toEqual([
    'compressor RLA 16.7 A',
    'fan FLA 1.2 A',
    'compressor LRA 79 A',
    'fan 1/5 hp',
  ]);
  expect(read('VOLTS 460 PH 3', 'SCCR 5 kA RMS SYM 600 V MAX')).toEqual(['460 V', '3-phase', 'SCCR 5 kA']);
  expect(read('MODEL NC4A36-230  SERIAL 2219A40871', 'R-410A FACTORY CHARGE 6 LB 4 OZ', 'DESIGN PRESSURE HIGH 450 PSI')).toEqual([]);
});

test('figures that cannot be so together are marked', () => {
  expect(read('MCA 284', 'MOCP 45')).toEqual(['MCA 284 A?', 'MOCP 45 A?']);
  expect(read('RLA 79  LRA 16.7')).toEqual(['RLA 79 A?', 'LRA 16.7 A?']);
  expect(read('HP 70  VOLTS 460  PH 3', 'FLA 14')).toEqual(['460 V', '3-phase', 'FLA 14 A?', '70 hp?']);
  expect(read('HP 10  VOLTS 460  PH 3', 'FLA 14')).toEqual(['460 V', '3-phase', 'FLA 14 A', '10 hp']);
  expect(read('MOCP 47', 'VOLTS 238')).toEqual(['MOCP 47 A?', '238 V?']);
});

test('a kind that is read twice differently is there once, and marked', () => {
  expect(read('VOLTS 240', 'VOLTS 208')).toEqual(['240 V?']);
  expect(read('VOLTS 240', 'VOLTS 240')).toEqual(['240 V']);
});

const guide = createGuide(packFor('en'), packFor('es'));

test('the guide answers with what is confirmed, in both languages', () => {
  const figures = readPlate(['VOLTS 208/230 PH 1', 'MIN CIRCUIT AMPS 28.4', 'MAX FUSE 45'].map((line) => row(line)));
  expect(sayPlate(figures, 'en')).toBe('Nameplate: MCA 28.4 A, MOCP 45 A, 208/230 V, 1-phase.');
  const asked = { en: 'What wire and breaker does this unit need?', es: '¿Qué calibre y qué breaker lleva este equipo?' };
  for (const language of ['en', 'es'] as const) {
    const { answer } = guide.answer({ text: `${sayPlate(figures, language)} ${asked[language]}`, language });
    expect(answer.result.replaceAll('**', '')).toMatch(/28.4 A.*10 AWG.*45 A/);
  }
});

test('a motor’s plate is answered with its horsepower, not with its current', () => {
  const figures = readPlate(['HP 10 VOLTS 460 PH 3 HZ 60', 'FLA 13.2'].map((line) => row(line)));
  const { answer } = guide.answer({ text: `${sayPlate(figures, 'en')} What wire size and breaker for this motor?`, language: 'en' });
  expect(answer.result.replaceAll('**', '')).toMatch(/10 hp, 460 V three-phase: FLC 14 A.*35 A/);
});
