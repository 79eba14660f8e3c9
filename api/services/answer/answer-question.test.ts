// Who answers, against a scripted model server over a real socket, with the real guide.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerMode } from '../../contract/values.ts';
import { createGuide, type Guide } from '../../guide/answer.ts';
import type { GuideAnswer } from '../../guide/drafting/question.ts';
import { packFor } from '../../guide/pack/pack.ts';
import type { MadeStep } from '../../jobs/answer-step.ts';
import { createHostedModel } from '../../models/hosted.ts';
import { createOllamaModel } from '../../models/ollama.ts';
import { type ScriptedServer, startScriptedServer } from '../../models/scripted-server.ts';
import { type AnswerQuestion, createAnswerer } from './answer-question.ts';
import { createBreakers } from './breaker.ts';
import type { Deadlines } from './deadlines.ts';
import { type Provider, usualProvider } from './provider.ts';

const QUESTION = 'How many 12 AWG THHN fit in 3/4 EMT?';
const FAST: Deadlines = { firstMs: 400, loadingMs: 800, readMsPerToken: 0, idleMs: 400, totalMs: 5000 };

let hosted: ScriptedServer;
let local: ScriptedServer;
let guide: Guide;
let answer: AnswerQuestion;
let faults: Error[];

beforeAll(async () => {
  [hosted, local] = await Promise.all([startScriptedServer(), startScriptedServer()]);
  guide = createGuide(packFor('en'), packFor('es'));
});
afterAll(() => Promise.all([hosted.close(), local.close()]));
beforeEach(() => {
  faults = [];
  const models = [
    createHostedModel({ baseUrl: `${hosted.url}/v1`, apiKey: 'sk-hidden', model: 'big' }),
    createOllamaModel({ url: local.url }),
  ];
  const providers = models.map((model): Provider => ({ ...usualProvider(model), deadlines: FAST }));
  answer = createAnswerer({
    providers: () => Promise.resolve(providers),
    breakers: createBreakers(() => performance.now()),
    guide,
    onFault: (_, error) => faults.push(error),
  });
});

/** How sure the guide is of a question changes with what it learns; who leads then is what is tested. */
const surely = (found: GuideAnswer): GuideAnswer => ({ ...found, answer: { ...found.answer, confidence: 'sure' } });

async function ask(text: string, mode: AnswerMode = 'auto', signal = new AbortController().signal): Promise<MadeStep[]> {
  const steps: MadeStep[] = [];
  const question = { text };
  for await (const step of answer({ replyId: 'r', asker: 'a', question, mode, guideAnswer: surely(guide.answer(question)) }, signal))
    steps.push(step);
  return steps;
}

const textOf = (steps: readonly MadeStep[]): string =>
  steps.reduce((text, step) => (step.type === 'text' ? text + step.text : step.type === 'restart' ? '' : text), '');
const doneOf = (steps: readonly MadeStep[]) => {
  const last = steps.at(-1);
  if (last?.type !== 'done') throw new Error(`ended with ${last?.type}`);
  return last.answer;
};

test("the guide's result goes out first, the model's checked sentences after it, and the streamed text is the stored text", async () => {
  hosted.script({ pieces: ['The 60 °C column is used because ', 'the terminals are not marked. ', 'Check the range nameplate.'] });
  const steps = await ask(QUESTION);
  const done = doneOf(steps);
  expect(steps.map(({ type }) => type).slice(0, 2)).toEqual(['start', 'text']);
  expect(steps[1]).toMatchObject({ text: expect.stringContaining('**16**') });
  expect(done).toMatchObject({ answeredBy: 'hosted', model: 'big' });
  expect(done.response).toContain('Check the range nameplate.');
  expect(textOf(steps).trim()).toBe(done.response);
  expect(done.step_by_step.length).toBeGreaterThan(0);
});

test('a figure or a section that nobody knows is marked, and the answer is not called verified', async () => {
  hosted.script({
    pieces: ['Look into 210.999 for that. ', 'It draws 417 A then. ', 'Keep it neat.'],
  });
  const { response, verified, checks } = doneOf(await ask(QUESTION));
  expect(response).toContain('draws 417 A *(not verified)* then.');
  expect(response).toContain('Look into 210.999 *(not verified)* for that.');
  expect(checks?.doubts).toContainEqual({ said: '210.999', why: 'no-such-section', replaced: false });
  expect(response).not.toContain('neat. *(not verified)*');
  expect(verified).toBe(false);
});

test('what contradicts the guide or is dangerous gives way to the guide’s own words, which say so', async () => {
  hosted.script({ pieces: ['You can skip the equipment ground in EMT. ', 'Use 14 AWG on a 20 A breaker. ', 'Check the range nameplate.'] });
  const { response, checks } = doneOf(await ask(QUESTION));
  expect(response).not.toMatch(/skip the equipment ground|Use 14 AWG/);
  expect(response).toMatch(
    /conductor stays:.+\(the guide’s words: the model said otherwise\).+14 AWG copper may have at most a 15 A device.+Check the range nameplate\./s,
  );
  expect(checks?.doubts.map(({ why, replaced }) => [why, replaced])).toEqual([
    ['danger', true],
    ['other-figure', true],
  ]);
});

test('a model may use what a calculator it called gave', async () => {
  hosted.script({ toolCalls: [{ name: 'ohms-law', arguments: { volts: 120, ohms: 8 } }] }, { pieces: ['That is 15 A at 120 V.'] });
  const { response } = doneOf(await ask(QUESTION));
  expect(response).toContain('That is 15 A at 120 V.');
  expect(response).not.toContain('not verified');
  expect(JSON.stringify(hosted.asked.at(-1))).toContain('"role":"tool"');
});

describe.each([
  ['refused', { fault: 401 }],
  ['overloaded', { fault: 429 }],
  ['broken', { fault: 500 }],
  ['stalled', { fault: 'stall' }],
  ['cut before its first sentence', { pieces: [], fault: 'reset' }],
  ['talking nonsense', { pieces: [], fault: 'garbage' }],
] as const)('a hosted model that is %s', (_, script) => {
  test('gives way to the local one, and the answer says why', async () => {
    hosted.script(script);
    local.script({ pieces: ['Torque the lugs.'] });
    const steps = await ask(QUESTION);
    const done = doneOf(steps);
    expect(done).toMatchObject({ answeredBy: 'local', model: 'scripted:latest' });
    expect(done.fallback).toMatch(/^The hosted model /);
    expect(textOf(steps).trim()).toBe(done.response);
    expect(faults).toHaveLength(1);
  });
});

test('when no model answers, the guide does, whole, with the reasons', async () => {
  hosted.script({ fault: 500 });
  local.script({ fault: 500 });
  const steps = await ask('¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?');
  const done = doneOf(steps);
  expect(done).toMatchObject({ answeredBy: 'guide', language: 'es' });
  expect(done.fallback).toContain('El modelo en línea');
  expect(done.fallback).toContain('El modelo local');
  expect(textOf(steps)).toBe(done.response);
});

test("a model that is cut after its first words gives way to the guide's whole answer; two providers never mix", async () => {
  hosted.script({ pieces: ['A first sentence that was shown. ', 'A second one that. '], fault: 'reset' });
  local.script({ pieces: ['Local words.'] });
  const steps = await ask(QUESTION);
  const done = doneOf(steps);
  expect(steps.some(({ type }) => type === 'restart')).toBe(true);
  expect(done.answeredBy).toBe('guide');
  expect(done.response).not.toMatch(/first sentence|Local words/);
  expect(textOf(steps)).toBe(done.response);
});

test('an emergency is the guide’s alone, whatever the mode', async () => {
  const before = hosted.asked.length;
  const done = doneOf(await ask('My panel is smoking and sparking!', 'hosted'));
  expect(done).toMatchObject({ answeredBy: 'guide', kind: 'emergency' });
  expect(hosted.asked.length).toBe(before);
});

test('the mode is kept: local only, guide only', async () => {
  local.script({ pieces: ['Local words.'] });
  expect(doneOf(await ask(QUESTION, 'local')).answeredBy).toBe('local');
  expect(doneOf(await ask(QUESTION, 'guide')).answeredBy).toBe('guide');
});

test('a provider that failed three times is left alone for a while', async () => {
  hosted.script({ fault: 500 });
  local.script({ pieces: ['Local words.'] });
  for (let i = 0; i < 3; i += 1) await ask(QUESTION);
  const before = hosted.asked.length;
  expect(doneOf(await ask(QUESTION))).toMatchObject({ answeredBy: 'local' });
  expect(hosted.asked.length).toBe(before);
});

test("stopping ends the provider's connection within a second", async () => {
  hosted.script({ pieces: ['One sentence. ', 'And '], fault: 'endless', delayMs: 5 });
  const before = hosted.abandoned();
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 150);
  await ask(QUESTION, 'hosted', stop.signal);
  const started = performance.now();
  while (hosted.abandoned() === before && performance.now() - started < 2000) await new Promise((done) => setTimeout(done, 10));
  expect(performance.now() - started).toBeLessThan(1000);
});

test("nobody else's words and no key are in the prompt", async () => {
  hosted.script({ pieces: ['Fine.'] });
  await ask(QUESTION);
  const prompt = JSON.stringify(hosted.asked.at(-1));
  expect(prompt).toContain(QUESTION);
  expect(prompt).not.toContain('sk-hidden');
});
