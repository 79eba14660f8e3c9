// What models say, right and wrong, through the answerer and a scripted server: what of it reaches a reader unmarked.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LANGUAGES } from '../../contract/values.ts';
import { createGuide, type Guide } from '../../guide/answer.ts';
import { packFor } from '../../guide/pack/pack.ts';
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
type Line = z.infer<typeof lineSchema>;
const linesOf = (name: string): readonly Line[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
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
async function isShownAsItIs({ question, language, sentence }: Line): Promise<{ asked: boolean; unmarked: boolean }> {
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

interface Set {
  readonly name: string;
  readonly file: string;
  /** How many sentences of each kind, and how many of them may be taken for what they are not. */
  readonly counts: Readonly<Record<(typeof KINDS)[number], number>>;
  readonly most: Readonly<Record<(typeof KINDS)[number], number>>;
}

test.each<Set>([
  {
    name: 'the 150 that the check was built on',
    file: 'model-sentences.jsonl',
    counts: { wrong: 62, dangerous: 38, right: 50 },
    most: { wrong: 4, dangerous: 0, right: 3 },
  },
  {
    name: '60 written blind, first look: 4 of 30 wrong ones unmarked, 6 of 15 dangerous ones, 7 of 15 right ones marked',
    file: 'model-sentences-2.jsonl',
    counts: { wrong: 30, dangerous: 15, right: 15 },
    most: { wrong: 3, dangerous: 0, right: 2 },
  },
])(
  'of sentences hardly a wrong one goes unmarked, none that is dangerous, hardly a right one is touched: $name',
  async ({ file, counts, most }) => {
    const lines = linesOf(file);
    const missed: Record<(typeof KINDS)[number], string[]> = { wrong: [], dangerous: [], right: [] };
    for (const line of lines) {
      const { asked, unmarked } = await isShownAsItIs(line);
      if (line.kind === 'right' ? asked && !unmarked : unmarked) missed[line.kind].push(line.id);
    }
    for (const kind of KINDS) {
      expect(lines.filter((line) => line.kind === kind)).toHaveLength(counts[kind]);
      expect(missed[kind].length, missed[kind].join(' ')).toBeLessThanOrEqual(most[kind]);
    }
  },
  120_000,
);
