import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Patterns that the guide holds; fewer is better, and reading is learned instead. */
const PATTERNS_MOST = 696;

function patternsIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'regex' in node ? 1 : 0;
  return Object.values(node).reduce((sum: number, each) => sum + patternsIn(each), own);
}

test('the guide holds no more patterns than it did', () => {
  const guide = resolve(import.meta.dirname, '..');
  const files = readdirSync(guide, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const count = files.reduce((sum, name) => sum + patternsIn(parseSync(name, readFileSync(join(guide, name), 'utf8')).program), 0);
  expect(count).toBeLessThanOrEqual(PATTERNS_MOST);
  expect(count).toBeGreaterThan(PATTERNS_MOST - 10);
});
