import { expect, test } from 'vitest';
import { importsOf, judge, roomOf } from './check-layers.ts';

test('a file belongs to the room its folder names', () => {
  expect(roomOf('api/guide/tables/ampacity.ts')).toBe('guide');
  expect(roomOf('api/store/users.ts')).toBe('api/store');
  expect(roomOf('api/main.ts')).toBe('api/main');
  expect(roomOf('web/chat/chat-screen.tsx')).toBe('web/chat');
  expect(roomOf('build/vite.config.ts')).toBeUndefined();
});

test('imports that point the right way pass', () => {
  expect(judge('api/services/log-in.ts', '../store/users.ts')).toBeUndefined();
  expect(judge('web/local/chats.ts', '../../api/contract/chat.ts')).toBeUndefined();
  expect(judge('web/app/router.tsx', '../chat/chat-screen.tsx')).toBeUndefined();
  expect(judge('api/guide/asking/rank.ts', '../calculators/calculator.ts')).toBeUndefined();
  expect(judge('api/guide/answer.ts', './asking/rank.ts')).toBeUndefined();
  expect(judge('desktop/main.ts', '../api/compose.ts')).toBeUndefined();
});

test.each([
  ['api/store/users.ts', '../models/port.ts'],
  ['api/http/serve.ts', '../store/users.ts'],
  ['api/guide/answer.ts', '../store/users.ts'],
  ['api/guide/answer.ts', 'node:fs'],
  ['api/guide/calculators/calculator.ts', '../asking/rank.ts'],
  ['api/guide/reading/words.ts', '../answer.ts'],
  ['api/guide/attic/thing.ts', '../tables/ampacity.ts'],
  ['api/contract/chat.ts', 'hono'],
  ['web/local/chats.ts', '../remote/call.ts'],
  ['web/chat/chat-screen.tsx', '../history/cards.tsx'],
  ['web/ui/button.tsx', '../sync/send.ts'],
  ['web/remote/call.ts', '../../api/services/log-in.ts'],
  ['web/attic/thing.ts', '../ui/button.tsx'],
  ['api/services/log-in.ts', '../../desktop/main.ts'],
])('%s may not import %s', (file, specifier) => {
  expect(judge(file, specifier)).toMatchObject({ file, imports: specifier });
});

test('imports of every form are found, and words in texts are not imports', () => {
  const source = `import { a,
  type B } from './a.ts';
import './b.css';
export { c } from "./c.ts";
const d = await import('./d.ts');
const text = { en: 'the wire from ', es: 'el cable' };`;
  expect(importsOf(source).sort()).toEqual(['./a.ts', './b.css', './c.ts', './d.ts']);
});
