import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [new URL('./ask.ts', import.meta.url).pathname, ...args], { input, encoding: 'utf8' });

describe('ask', () => {
  test('prints an answer with steps and references', () => {
    const { stdout, status } = run(['What size copper wire for a 50 amp range, 60 feet from the panel?']);
    expect(status).toBe(0);
    expect(stdout).toContain('6 AWG copper');
    expect(stdout).toContain('Steps');
    expect(stdout).toContain('Table 310.16 (NEC 2023)');
    expect(stdout).not.toContain('**');
  });

  test('answers lines of JSON one by one and prints nothing else', () => {
    const lines = [
      { id: 'a', question: 'voltage drop 12 AWG 15 A 100 ft 120 V', edition: 'any', expected: ['x'] },
      { id: 7, question: '¿Qué calibre para 30 A?', lang: 'es', edition: '2020' },
      { id: 'c', question: 'Does it need GFCI?', edition: '2020/2023' },
    ];
    const { stdout, stderr, status } = run(['--jsonl'], `${lines.map((line) => JSON.stringify(line)).join('\n')}\n\n`);
    expect(status).toBe(0);
    expect(stderr).toBe('');
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: unknown; response: string; language: string; edition: string });
    expect(answers.map((answer) => answer.id)).toEqual(['a', 7, 'c']);
    expect(answers[1]).toMatchObject({ language: 'es', edition: '2020' });
    expect(answers[0]?.edition).toBe('2023');
  });

  test.each([
    [['--lang', 'fr', 'x'], '--lang takes'],
    [['--edition', '1999', 'x'], '--edition takes'],
    [['--nonsense', 'x'], 'usage'],
    [[], 'No question'],
  ])('%j is refused in one sentence', (args, text) => {
    const { stderr, stdout, status } = run(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(text);
    expect(stderr.trim().split('\n').length).toBe(1);
  });

  test('a line that is no question is named', () => {
    const { stderr, status } = run(['--jsonl'], '{"id":1}\n');
    expect(status).toBe(2);
    expect(stderr).toContain('Line 1');
  });
});
