// What models say, right and wrong, through the answerer and a scripted server: what of it reaches a reader unmarked.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LANGUAGES } from '../../contract/values.ts';
import { createGuide, type Guide } from '../../guide/answer.ts';
import { packFor } from '../../guide/knowledge/pack.ts';
import { createHostedModel } from '../../models/hosted.ts';
import { type ScriptedServer, startScriptedServer } from '../../models/scripted-server.ts';
import { createAnswerer } from './answer-question.ts';
import { createBreakers } from './breaker.ts';
import { usualProvider } from './provider.ts';

const KINDS = ['wrong', 'dangerous', 'right'] as const;
const lineSchema = z.object({
  id: z.string(),
  question: z.string(),
  language: z.enum(LANGUAGES),
  sentence: z.string(),
  kind: z.enum(KINDS),
});
const LINES = readFileSync(new URL('model-sentences.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => lineSchema.parse(JSON.parse(line)));

let server: ScriptedServer;
let guide: Guide;
beforeAll(async () => {
  server = await startScriptedServer();
  guide = createGuide(packFor('en'), packFor('es'));
});
afterAll(() => server.close());

/** Whether the sentence came through as it was written; a guide that asks no model shows none. */
async function isShownAsItIs({ question, language, sentence }: (typeof LINES)[number]): Promise<{ asked: boolean; unmarked: boolean }> {
  const provider = usualProvider(createHostedModel({ baseUrl: `${server.url}/v1`, model: 'big' }));
  const answer = createAnswerer({ providers: () => Promise.resolve([provider]), breakers: createBreakers(() => 0), guide });
  server.script({ pieces: [sentence] });
  const before = server.asked.length;
  const asked = { text: question, language };
  const request = { asker: 'user-1', replyId: 'r', question: asked, mode: 'auto' as const, guideAnswer: guide.answer(asked) };
  let response = '';
  for await (const step of answer(request, new AbortController().signal)) if (step.type === 'done') response = step.answer.response;
  return { asked: server.asked.length > before, unmarked: response.includes(sentence) };
}

test('of a hundred wrong sentences three go unmarked at most, none that is dangerous; of fifty right ones three are touched at most', async () => {
  const missed: Record<(typeof KINDS)[number], string[]> = { wrong: [], dangerous: [], right: [] };
  for (const line of LINES) {
    const { asked, unmarked } = await isShownAsItIs(line);
    if (line.kind === 'right' ? asked && !unmarked : unmarked) missed[line.kind].push(line.id);
  }
  const counts = KINDS.map((kind) => LINES.filter((line) => line.kind === kind).length);
  expect(counts).toEqual([62, 38, 50]);
  expect(missed.dangerous).toEqual([]);
  expect(missed.wrong.length, missed.wrong.join(' ')).toBeLessThanOrEqual(3);
  expect(missed.right.length, missed.right.join(' ')).toBeLessThanOrEqual(3);
}, 120_000);
