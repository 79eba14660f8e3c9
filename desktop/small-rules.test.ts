import { expect, test, vi } from 'vitest';
import { aboutText } from './about.ts';
import { createPageCommands } from './page-commands.ts';
import { checksSpelling, spellingLanguages } from './spelling.ts';
import { sayIn } from './texts/texts.ts';
import { nextZoom, ZOOM_STEPS } from './zoom.ts';

test('zoom goes step by step, and stays at the ends', () => {
  expect(nextZoom(1, 'in')).toBe(1.1);
  expect(nextZoom(1, 'out')).toBe(0.9);
  expect(nextZoom(3, 'in')).toBe(3);
  expect(nextZoom(0.5, 'out')).toBe(0.5);
  expect(ZOOM_STEPS).toContain(1);
});

test('what is asked of the page waits until it hears, and again after another page has come', () => {
  const send = vi.fn();
  const page = createPageCommands(send);
  page.give({ do: 'open', path: '/a' });
  page.give({ do: 'take-file' });
  expect(send).not.toHaveBeenCalled();
  page.listening();
  expect(send.mock.calls).toEqual([[{ do: 'open', path: '/a' }], [{ do: 'take-file' }]]);
  page.give({ do: 'open', path: '/b' });
  expect(send).toHaveBeenCalledTimes(3);
  page.renew();
  page.give({ do: 'open', path: '/c' });
  expect(send).toHaveBeenCalledTimes(3);
  page.listening();
  expect(send).toHaveBeenCalledTimes(4);
});

test('spelling is checked in both languages at once, as near to a US crew’s as there is', () => {
  expect(spellingLanguages(['de', 'en-GB', 'en-US', 'es', 'es-419', 'es-MX'])).toEqual(['en-US', 'es-MX']);
  expect(spellingLanguages(['en-US', 'es'])).toEqual(['en-US', 'es']);
  expect(spellingLanguages(['fr'])).toEqual([]);
});

test('where a dictionary would have to be fetched, somebody has to want it', () => {
  expect(checksSpelling(undefined, 'darwin')).toBe(true);
  expect(checksSpelling(undefined, 'linux')).toBe(false);
  expect(checksSpelling(true, 'win32')).toBe(true);
  expect(checksSpelling(false, 'darwin')).toBe(false);
});

test('About says the version and that it is not the code book', () => {
  const { message, detail } = aboutText(sayIn('es'), { app: '1.2.3', electron: '45', chrome: '150', node: '24' });
  expect(message).toBe('Wirewise');
  expect(detail).toContain('Versión 1.2.3');
  expect(detail).toContain('No es el libro del código');
  expect(detail).toContain('Chromium 150');
});
