import { expect, test } from 'vitest';

type Texts = Record<string, string>;
const english = import.meta.glob<Record<string, Texts>>('./en/*.ts', { eager: true });
const spanish = import.meta.glob<Record<string, Texts>>('./es/*.ts', { eager: true });

const blanks = (text: string): string[] => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort();

test.each(Object.keys(english))('%s: the Spanish texts are all there, with the same blanks to fill', (file) => {
  const area = file.slice('./en/'.length, -'.ts'.length);
  const en = english[file]?.[area] ?? {};
  const es = spanish[`./es/${area}.ts`]?.[area] ?? {};
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    expect(es[key]?.trim(), key).not.toBe('');
    expect(blanks(es[key] ?? ''), key).toEqual(blanks(text));
  }
});
