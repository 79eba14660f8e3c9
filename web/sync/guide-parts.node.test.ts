import { afterEach, expect, test, vi } from 'vitest';
import { createParts } from './guide-parts.ts';

/** A part as `build/guide-pack.ts` writes it. */
function fileOf(head: string, bytes: readonly number[]): Uint8Array<ArrayBuffer> {
  const length = new TextEncoder().encode(head).length;
  const file = new Uint8Array(4 + length + bytes.length);
  new DataView(file.buffer).setUint32(0, length, true);
  file.set(new TextEncoder().encode(head), 4);
  file.set(bytes, 4 + length);
  return file;
}

const FILES: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  a: fileOf('{"ñ":1}', [1, 2]),
  b: fileOf('{}', []),
  c: fileOf('[]', [3]),
};
let asked: string[] = [];
let broken: ReadonlySet<string> = new Set();
vi.stubGlobal('fetch', async (address: string) => {
  asked.push(address);
  if (broken.has(address)) throw new TypeError('No network');
  return new Response(FILES[address]);
});
afterEach(() => {
  asked = [];
  broken = new Set();
});

test('parts come one after the other, each readable as soon as it is here', async () => {
  const { parts, fetchMissing } = createParts(['a', 'b', 'c']);
  expect(parts).toEqual([undefined, undefined, undefined]);
  await Promise.all([fetchMissing(), fetchMissing()]);
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(parts[0]).toEqual({ head: '{"ñ":1}', bytes: new Uint8Array([1, 2]) });
  expect(parts[2]).toEqual({ head: '[]', bytes: new Uint8Array([3]) });
});

test('what broke off is asked for once more, and later goes on where it stopped', async () => {
  const { parts, fetchMissing } = createParts(['a', 'b', 'c']);
  broken = new Set(['b']);
  await expect(fetchMissing()).rejects.toThrow(TypeError);
  expect(asked).toEqual(['a', 'b', 'b']);
  expect(parts[0]?.bytes).toEqual(new Uint8Array([1, 2]));
  expect(parts[2]).toBeUndefined();
  broken = new Set();
  await fetchMissing();
  expect(asked).toEqual(['a', 'b', 'b', 'b', 'c']);
  expect(parts.every((part) => part !== undefined)).toBe(true);
});
