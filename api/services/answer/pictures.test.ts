// A picture with a question, through the whole app: who gets it, and that nothing keeps it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEvents, asStream, composeForTest, newUser, removeFolder, type TestHost } from '../../compose.test-support.ts';
import { PICTURE_MAX } from '../../contract/values.ts';
import { createGuide } from '../../guide/answer.ts';
import { packFor } from '../../guide/pack/pack.ts';
import { createHostedModel } from '../../models/hosted.ts';
import { type ScriptedServer, startScriptedServer } from '../../models/scripted-server.ts';
import { createAnswerer } from './answer-question.ts';
import { createBreakers } from './breaker.ts';
import { usualProvider } from './provider.ts';

const PICTURE = `/9j/${'Plate'.repeat(40)}`;
const QUESTION = 'What wire and breaker does this unit need? Nameplate: MCA 28.4 A, MOCP 45 A.';
let server: ScriptedServer;
let host: TestHost;
let token: string;
let sees = true;

beforeAll(async () => {
  server = await startScriptedServer();
  server.script({ pieces: ['The plate says so.'] });
  const guide = createGuide(packFor('en'), packFor('es'));
  const model = createHostedModel({ baseUrl: `${server.url}/v1`, model: 'big' });
  const providers = () => Promise.resolve([{ ...usualProvider(model), sees }]);
  host = await composeForTest({
    guide,
    answerQuestion: createAnswerer({ providers, breakers: createBreakers(() => performance.now()), guide }),
  });
  ({ token } = await newUser(host));
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
  await server.close();
});

const post = (picture: string) =>
  host.call('POST', '/api/ai/chat', {
    token,
    headers: asStream,
    body: { message: QUESTION, messageId: crypto.randomUUID(), replyId: crypto.randomUUID(), picture },
  });

test('a model that sees gets the picture with the question, and its prompt says what to make of it', async () => {
  sees = true;
  await allEvents(await post(PICTURE));
  const { messages } = server.asked.at(-1) as { messages: readonly { role: string; content: unknown }[] };
  expect(messages.at(-1)).toEqual({
    role: 'user',
    content: [
      { type: 'text', text: QUESTION },
      { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${PICTURE}` } },
    ],
  });
  expect(messages[0]?.content).toContain('A picture came with the question');
});

test('a model that does not see is asked without it', async () => {
  sees = false;
  await allEvents(await post(PICTURE));
  const sent = JSON.stringify(server.asked.at(-1));
  expect(sent).not.toContain(PICTURE);
  expect(sent).not.toContain('A picture came');
});

test('nothing that the server keeps holds it', async () => {
  const files = readdirSync(host.folder, { recursive: true, encoding: 'utf8' }).map((name) => join(host.folder, name));
  const kept = files.filter((file) => statSync(file).isFile());
  expect(kept.some((file) => readFileSync(file).includes('What wire and breaker does this unit need?'))).toBe(true);
  expect(kept.filter((file) => readFileSync(file).includes(PICTURE))).toEqual([]);
});

test('what is no JPEG, or too large, is refused', async () => {
  expect((await post('PHN2Zz48L3N2Zz4=')).status).toBe(400);
  expect((await post(`/9j/${'A'.repeat(PICTURE_MAX - 4)}`)).status).toBe(200);
  expect((await post(`/9j/${'A'.repeat(PICTURE_MAX)}`)).status).toBe(400);
  expect((await post(`/9j/${'A'.repeat(PICTURE_MAX + 70_000)}`)).status).toBe(413);
});
