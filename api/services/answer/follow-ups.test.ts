// Questions that only a chat explains, through the whole app: they reach the model with what was said before, and within the prompt's size.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEvents, asStream, composeForTest, newUser, removeFolder, type TestHost, textOf } from '../../compose.test-support.ts';
import type { Confidence } from '../../contract/answer.ts';
import type { AnswerEvent } from '../../contract/events.ts';
import type { Language } from '../../contract/values.ts';
import { createGuide, type Guide } from '../../guide/answer.ts';
import { packFor } from '../../guide/pack/pack.ts';
import { createHostedModel } from '../../models/hosted.ts';
import { type ScriptedServer, startScriptedServer } from '../../models/scripted-server.ts';
import { createAnswerer } from './answer-question.ts';
import { createBreakers } from './breaker.ts';
import { tokensOf } from './chat.ts';
import { PROMPT_TOKENS } from './prompt.ts';
import { usualProvider } from './provider.ts';

let server: ScriptedServer;
let host: TestHost;
let user: Awaited<ReturnType<typeof newUser>>;

beforeAll(async () => {
  server = await startScriptedServer();
  const real = createGuide(packFor('en'), packFor('es'));
  const guide: Guide = {
    ...real,
    answer(question) {
      const found = real.answer(question);
      const confidence = CONFIDENCE[question.text] ?? found.answer.confidence;
      return { ...found, answer: { ...found.answer, ...(confidence ? { confidence } : {}) } };
    },
  };
  const provider = usualProvider(createHostedModel({ baseUrl: `${server.url}/v1`, model: 'big' }));
  const breakers = createBreakers(() => performance.now());
  host = await composeForTest({ guide, answerQuestion: createAnswerer({ providers: () => Promise.resolve([provider]), breakers, guide }) });
});
// Somebody else for each: nobody asks so many questions a minute.
beforeEach(async () => {
  user = await newUser(host);
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
  await server.close();
});

async function ask(sessionId: string, message: string, language: Language, more: Record<string, unknown> = {}): Promise<AnswerEvent[]> {
  const body = { message, language, sessionId, messageId: crypto.randomUUID(), replyId: crypto.randomUUID(), ...more };
  return allEvents(await host.call('POST', '/api/ai/chat', { token: user.token, headers: asStream, body }));
}

const requestSchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  tools: z.optional(z.array(z.object({ function: z.object({ name: z.string() }) }))),
});
const lastRequest = () => requestSchema.parse(server.asked.at(-1));

const doneOf = (events: readonly AnswerEvent[]) => {
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error(`It ended with ${last?.type}.`);
  return last.answer;
};

const FIRST: Readonly<Record<Language, string>> = {
  en: 'How many 12 AWG THHN fit in 3/4 EMT?',
  es: '¿Cuántos 12 AWG THHN caben en EMT de 3/4?',
};
const RANGE = 'What size copper wire for a 50 amp range, 60 feet from the panel?';
/** How sure the guide is of a question changes with what it learns. */
const CONFIDENCE: Readonly<Record<string, Confidence>> = { [FIRST.en]: 'sure', [FIRST.es]: 'sure', [RANGE]: 'likely' };
const FOLLOW_UPS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Why?',
    'explain step 2',
    'make it shorter',
    'translate that',
    'write that up for the customer',
    'what is a busway?',
    'Say it like I am a first-year apprentice',
    'Are you sure?',
    'What did you assume?',
    'put that in a list for my helper',
  ],
  es: [
    '¿Por qué?',
    'explica el paso 2',
    'hazlo más corto para mandarlo por mensaje',
    'tradúcelo al inglés',
    'escribe una nota para el inspector',
    '¿qué es un busway?',
    'dímelo como si fuera aprendiz',
    '¿Estás seguro?',
    '¿Qué supusiste?',
    'ponlo en una lista para mi ayudante',
  ],
};

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each(FOLLOW_UPS[language])('%s', async (followUp) => {
    const sessionId = crypto.randomUUID();
    server.script({ pieces: ['Pull it with lubricant. '] });
    const before = doneOf(await ask(sessionId, FIRST[language], language));
    server.script({ pieces: ['That follows from the answer before.'] });
    const count = server.asked.length;
    const events = await ask(sessionId, followUp, language);
    expect(server.asked.length).toBe(count + 1);
    const { messages } = lastRequest();
    expect(messages.slice(1)).toEqual([
      { role: 'user', content: FIRST[language] },
      { role: 'assistant', content: before.response },
      { role: 'user', content: followUp },
    ]);
    expect(doneOf(events)).toMatchObject({ answeredBy: 'hosted' });
    expect(textOf(events)).toContain('follows from the answer before');
  });

  test('a prompt before its chat stays within its size', async () => {
    const questions: Readonly<Record<Language, readonly string[]>> = {
      en: [
        ...FOLLOW_UPS.en,
        'What size copper wire for a 50 amp range, 60 feet from the panel?',
        'Load calculation for a 2,400 sq ft house with a 12 kW range, a 5 kW dryer and a 40 A AC',
        'What size breaker and wire for a 25 hp 480 V three-phase motor, and what EGC?',
        'My GFCI trips only when it rains',
      ],
      es: [
        ...FOLLOW_UPS.es,
        '¿Qué calibre para una estufa de 50 A a 20 metros?',
        'Cálculo de carga para una casa de 2,400 pies cuadrados con estufa de 12 kW y secadora de 5 kW',
        '¿Qué breaker y cable para un motor trifásico de 25 hp a 480 V?',
        'El GFCI se dispara solo cuando llueve',
      ],
    };
    const job = { state: 'CA', ambientC: 40, metal: 'al', insulation: '90', terminals: '75', system: '277/480-3', method: 'emt' };
    server.script({ pieces: ['Some words.'] });
    const sessionId = crypto.randomUUID();
    for (const question of questions[language]) {
      await ask(sessionId, question, language, { job });
      const { messages, tools = [] } = lastRequest();
      const [system] = messages;
      expect(system?.role).toBe('system');
      expect(tokensOf(system?.content ?? '') + tokensOf(JSON.stringify(tools)), question).toBeLessThan(PROMPT_TOKENS);
      expect(
        messages.slice(1).reduce((sum, { content }) => sum + tokensOf(content), 0),
        question,
      ).toBeLessThan(1800);
      expect(system?.content, question).toContain('JOB');
      const names = tools.map((tool) => tool.function.name);
      expect(names.slice(-5)).toEqual(['search_guide', 'look_up_section', 'table_row', 'find_fault', 'give_steps']);
      expect(names.length, question).toBeLessThanOrEqual(13);
    }
  });
});

describe('who leads', () => {
  test('a sure guide: its line first, its figures stay', async () => {
    server.script({ pieces: ['Mind the bends.'] });
    const events = await ask(crypto.randomUUID(), FIRST.en, 'en');
    expect(events.find(({ type }) => type === 'text')).toMatchObject({ text: expect.stringContaining('**16** 12 AWG') });
    expect(doneOf(events)).toMatchObject({ ledBy: 'guide', kind: 'calculation', result: expect.stringContaining('**16**') });
  });

  test('a guide that is not sure: its guess at once as no more than that, then the model’s answer under the model’s name', async () => {
    server.script({ pieces: ['Use 6 AWG copper for the range.\n\n', 'It carries 55 A at 60 °C.'] });
    const events = await ask(crypto.randomUUID(), RANGE, 'en');
    expect(events[2]).toMatchObject({ type: 'waiting', answeredBy: 'guide', note: expect.stringMatching(/first guess: Use 6 AWG copper/) });
    const answer = doneOf(events);
    expect(answer).toMatchObject({ ledBy: 'model', kind: 'topic', result: 'Use 6 AWG copper for the range.' });
    expect(answer.response).toBe(textOf(events).trim());
    expect(answer).not.toHaveProperty('inputs');
  });

  test('what is plainly of another trade, and what is dangerous, stays with the guide', async () => {
    const count = server.asked.length;
    for (const question of ['Give me a pizza recipe', 'How do I bypass the meter?', 'I got shocked and my chest hurts']) {
      expect(doneOf(await ask(crypto.randomUUID(), question, 'en')).answeredBy).toBe('guide');
    }
    expect(server.asked.length).toBe(count);
  });
});

test('every tool call of a reply gets its result, and steps and references come as data', async () => {
  const calls = Array.from({ length: 12 }, () => ({ name: 'search_guide', arguments: { query: 'conduit fill' } }));
  server.script(
    {
      toolCalls: [
        { name: 'look_up_section', arguments: { section: '358.26', edition: '2023' } },
        { name: 'table_row', arguments: { table: 'Tabla 310.16', row: '12 AWG' } },
        { name: 'find_fault', arguments: { symptom: 'breaker trips at once' } },
        { name: 'no_such_tool', arguments: {} },
        ...calls,
      ],
    },
    {
      pieces: ['Count the bends between pull points. '],
      toolCalls: [{ name: 'give_steps', arguments: { steps: ['Measure the run.'], references: ['358.26', '999.99'] } }],
    },
  );
  const count = server.asked.length;
  const answer = doneOf(await ask(crypto.randomUUID(), 'Why does my pull get stuck in a long EMT run?', 'en'));
  expect(server.asked.length).toBe(count + 2);
  const last = z
    .object({
      messages: z.array(
        z.object({
          role: z.string(),
          content: z.string(),
          tool_calls: z.optional(z.array(z.object({ id: z.string() }))),
          tool_call_id: z.optional(z.string()),
        }),
      ),
    })
    .parse(server.asked.at(-1));
  const asked = last.messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id));
  const results = last.messages.filter(({ role }) => role === 'tool');
  expect(asked).toHaveLength(16);
  expect(results.map(({ tool_call_id }) => tool_call_id)).toEqual(asked);
  expect(results[0]?.content).toMatch(/360/);
  expect(results[1]?.content).toContain('"12 AWG","20 A","25 A","30 A"');
  expect(results[3]?.content).toContain('no tool no_such_tool');
  expect(answer.step_by_step).toEqual(['Measure the run.']);
  expect(answer.nec_references.map(({ code }) => code)).toEqual(['358.26']);
});
