// The bundle keeps the guide's knowledge as files of data: it must say what the sources say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, removeFolder } from '../../api/compose.test-support.ts';
import { createGuide } from '../../api/guide/answer.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import { endProgram, type OwnProcess, post, startServer } from './bench/own-process.ts';

let folder: string;
let server: OwnProcess;
beforeAll(async () => {
  folder = await newFolder();
  server = await startServer(folder, { ANSWER_MODE: 'guide' });
}, 300_000);
afterAll(async () => {
  await endProgram(server);
  await removeFolder(folder);
});

test.each([
  ['en', 'Do I need a GFCI for a sump pump in an unfinished basement?'],
  ['es', '¿A qué profundidad va enterrado el tubo de PVC?'],
] as const)('the bundled server answers as the sources do (%s)', async (language, message) => {
  const { response } = await post<{ response: string }>(server.url, '/ai/chat', { message, language });
  const { answer } = createGuide(packFor('en'), packFor('es')).answer({ text: message, language });
  expect(response).toBe(answer.response);
  expect(answer.kind).not.toBe('nothing');
});
