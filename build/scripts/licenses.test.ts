import { expect, test } from 'vitest';
import { licensesText, listLicenses } from './licenses.ts';

test('everything that is shipped is there with its license, and nothing that only builds it', () => {
  const all = listLicenses();
  const names = new Set(all.map(({ name }) => name));
  for (const shipped of [
    'hono',
    'better-sqlite3',
    'react',
    'micromark',
    'workbox-window',
    '@fontsource-variable/atkinson-hyperlegible-next',
  ])
    expect(names).toContain(shipped);
  for (const tool of ['vite', 'vitest', 'typescript', 'electron', 'electron-builder', '@biomejs/biome']) expect(names).not.toContain(tool);
  expect(all.filter(({ license }) => !license)).toEqual([]);
  const text = licensesText(all);
  for (const { name, version } of all) expect(text).toContain(`${name} ${version}`);
});
