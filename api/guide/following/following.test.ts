import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { readQuestion } from '../reading/read-question.ts';
import { changed, subjectOf } from './rewrite.ts';

const guide = createGuide(packFor('en'), packFor('es'));
const read = (text: string) => readQuestion(text, undefined, () => true);
/** Answers the last of some messages. */
const answerTo = (...chat: readonly string[]) => guide.answer({ text: chat.at(-1) ?? '', previous: chat.slice(0, -1).toReversed() }).answer;

test.each([
  ['how many 12 thhn in 1/2 emt', 'y del 10?', 'how many 10 thhn in 1/2 emt'],
  ['max solar breaker on a 200 bus with a 200 main', 'what if the bus is 225', 'max solar breaker on a 225 bus with a 200 main'],
  ['what size copper for a 200 amp service', 'and in aluminum?', 'what size aluminum for a 200 amp service'],
  ['voltage drop on 12 awg copper 120v 16 amps 100 ft', 'make it 10 awg', 'voltage drop on 10 awg copper 120v 16 amps 100 ft'],
  ['corriente de un motor de 5 hp a 230v', 'y a 460?', 'corriente de un motor de 5 hp a 460 v'],
  ['14 awg on a 20 amp breaker ok?', 'and the other way around, 12 on a 15?', '12 awg on a 15 amp breaker ok'],
  ['demanda de 5 estufas de 14 kW', 'y si son 8 estufas?', 'demanda de 8 estufas de 14 kw'],
  ['tierra para breaker de 200', 'de aluminio?', 'tierra para breaker de 200, aluminio'],
  // So many in all, and so many more.
  ['two 12/2 and a duplex in an 18 cubic inch box', 'and a third 12/2?', '3 12/2 and a duplex in an 18 cubic inch box'],
  ['two 12/2 and a duplex in an 18 cubic inch box', 'and another duplex?', '2 12/2 and 2 duplex in an 18 cubic inch box'],
  ['demanda de 5 estufas de 14 kW', 'y dos más?', 'demanda de 7 estufas de 14 kw'],
  ['dos cables 12/2 en una caja', 'y un tercer cable?', '3 cables 12/2 en una caja'],
  ['1500 W heater on a 20 A breaker', 'and a second 1500 W?', '2 1500 w heater on a 20 amps breaker'],
  ['a que profundidad entierro cable UF de 240 V', 'y en tubo de PVC?', 'a que profundidad entierro pvc de 240 v, tubo'],
  // Another one stands beside what was told, not in its place.
  ['two 12/2 in a box', 'and another 14/2?', '2 12/2 in a box, another 14/2'],
])('%s: %s changes it', (before, message, whole) => {
  expect(changed(read(message), read(before))?.text).toBe(whole);
});

test.each([
  ['what size wire for a 50 amp range', '50 amp range'],
  ['how many amps does a 9 kw heater pull at 240', '9 kw heater pull at 240'],
  ['bathroom outlet on a 20 amp circuit', 'bathroom outlet on a 20 amp circuit'],
])('%s is about %s', (before, subject) => {
  expect(subjectOf(read(before))).toBe(subject);
});

test('a message alone gives the sum before what it changes, and says what was said before', () => {
  const aluminum = answerTo('what size wire for a 50 amp range', 'and in aluminum?');
  expect(aluminum.result).toContain('aluminum');
  expect(aluminum.understood).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'ratingA', value: '50', from: 'previous' }),
      expect.objectContaining({ name: 'metal', value: 'al', from: 'question' }),
    ]),
  );
  expect(aluminum.confidence).toBe('likely');
});

test('the next thing about a job takes over what came out, and what holds for it', () => {
  expect(answerTo('ampacity of #6 copper thhn 75 degree terminals', 'what breaker then').result).toContain('70 A');
  expect(answerTo('full load current of a 10 hp 460 V three-phase motor', 'what breaker for it').result).toContain('35 A');
});

test.each(['y con un cable más grueso?', 'y en otro cable?', 'un tercio del cable?'])('no further cable: %s', (message) => {
  expect(changed(read(message), read('dos cables 12/2 en una caja'))?.text ?? '').not.toMatch(/[34] cables/);
});

test('a third cable counts in the box', () => {
  const chat = ['18 cubic inch box, two 12/2 romex in it and one duplex. Does that fit?', 'and what if I bring a third 12/2 into it?'];
  expect(answerTo(...chat).result).toMatch(/^\*\*No\.\*\*.*20\.25 in³/);
});

test('a pipe takes the place of the whole cable', () => {
  expect(answerTo('how deep do I bury UF cable for 240 V 30 A', 'and if I put it in PVC conduit instead?').result).toContain('18 in.');
  const told = changed(read('y si lo meto en tubo de PVC?'), read('a que profundidad entierro cable UF de 240 V 30 A'))?.text;
  expect(told).toContain('pvc');
  expect(told).not.toContain('uf');
});

test('the amperes of a charger are no plain load for what is asked next', () => {
  expect(answerTo('what breaker for a 48 amp ev charger', 'can i use 6/2 romex for it').result).toMatch(/^\*\*No\.\*\*/);
  expect(answerTo('min wire for a 48 amp ev charger', 'what breaker?').result).toContain('60 A');
});

test('a chain of changes adds up', () => {
  const last = answerTo('voltage drop on 12 awg copper 120v 16 amps 100 ft', 'make it 10 awg', 'and 150 ft');
  expect(last.result).toContain('10 AWG');
  expect(last.result).toContain('150 ft');
});

test('what sounds like a request to refuse is none after a question about wire', () => {
  expect(answerTo('what wire for a 60 amp subpanel in the garage, copper', 'and the ground?').kind).toBe('calculation');
  expect(answerTo('the plug has 3 prongs and my outlet has 2', 'so can i just cut off the ground pin').kind).toBe('refusal');
  expect(answerTo('what size wire for a 50 amp range', 'my coworker is stuck to the panel and shaking').kind).toBe('emergency');
});

test('why repeats the answer before with its reason', () => {
  const why = answerTo('what size wire for a 50 amp range', 'why?');
  expect(why.kind).toBe('calculation');
  expect(why.step_by_step.length).toBeGreaterThan(1);
});

test('what is not understood is asked about the subject of the chat', () => {
  const asked = answerTo('what size wire for a 50 amp range', 'and the other thingy?');
  expect(asked.kind === 'ask' ? asked.result : '50 amp range').toContain('50 amp range');
});

test('a question of its own is not touched by the chat', () => {
  for (const text of ['How often must EMT be strapped?', 'what is the ampacity of #3 copper 75c', 'is afci needed in a living room'])
    expect(answerTo('box fill for 4 #12 and a duplex', text).result).toBe(answerTo(text).result);
});

test.each(['What is bonding?', 'whats a gfci', 'qué es un megger', 'what does MCA mean'])(
  'what a thing is was not asked of the chat: %s',
  (text) => {
    expect(answerTo('What is the ampacity of 6 AWG?', text).result).toBe(answerTo(text).result);
  },
);

interface Chat {
  readonly previous: readonly string[];
  readonly question: string;
  readonly leans: string;
}

test('most new questions are answered as without the chat', () => {
  const chats: Chat[] = readFileSync(resolve(import.meta.dirname, 'leans.asked.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const strangers = chats.filter(({ leans }) => leans === 'not');
  const same = strangers.filter(({ previous, question }) => answerTo(...previous, question).result === answerTo(question).result);
  expect(same.length / strangers.length).toBeGreaterThan(0.85);
});
