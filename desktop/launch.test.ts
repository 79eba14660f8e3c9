import { expect, test } from 'vitest';
import { isChatFile, launchOf, pathOfLink } from './launch.ts';

test.each([
  ['wirewise://chats', '/chatbot/chathistory'],
  ['WIREWISE://Jobs/', '/chatbot/jobs'],
  ['wirewise://calculators', '/chatbot?open=tray'],
  ['wirewise://settings?tab=models', '/settingspage'],
  ['wirewise://ask', '/chatbot?open=new'],
  ['wirewise://ask?q=%20wire%20for%2050%20A%3F&open=job', '/chatbot?open=new&ask=wire+for+50+A%3F'],
  [`wirewise://ask?q=${'x'.repeat(4001)}`, '/chatbot?open=new'],
  ['wirewise://calculation#calc=WyJ2b2x0YWdlLWRyb3AiXQ', '/chatbot#calc=WyJ2b2x0YWdlLWRyb3AiXQ'],
])('%s leads to %s', (link, path) => expect(pathOfLink(link)).toBe(path));

test.each([
  'https://chats',
  'wirewise:chats',
  'wirewise://dashboard',
  'wirewise://constructor',
  'wirewise://calculation#calc=<script>',
  'wirewise://calculation',
  'not a link',
  '',
])('%s leads nowhere', (link) => expect(pathOfLink(link)).toBeUndefined());

test('a command line brings one link or chat file, and its switches bring nothing', () => {
  expect(launchOf(['wirewise', '--no-sandbox', 'wirewise://jobs'])).toEqual({ path: '/chatbot/jobs' });
  expect(launchOf(['wirewise', '/home/pat/Shop.WIREWISE'])).toEqual({ file: '/home/pat/Shop.WIREWISE' });
  expect(launchOf(['wirewise', '--load=evil.wirewise', '/etc/passwd'])).toEqual({});
  // The program itself may lie in a folder of that name.
  expect(launchOf(['/opt/app.wirewise'])).toEqual({});
  expect(isChatFile('chats.wirewise.exe')).toBe(false);
});
