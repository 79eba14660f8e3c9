import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'wirewise-static-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'assets'));
const TEXT = 'const breaker = 20;\n'.repeat(200);
writeFileSync(join(folder, 'assets/ready.js'), TEXT);
writeFileSync(join(folder, 'assets/ready.js.br'), brotliCompressSync(`${TEXT}//`));
writeFileSync(join(folder, 'assets/other.js'), TEXT);
const files = createStaticFiles(folder);

const fetched = async (path: string, accept: string): Promise<{ readonly encoding: string | null; readonly bytes: Buffer }> => {
  const response = await files(new Request(`http://x${path}`, { headers: { 'accept-encoding': accept } }), path);
  if (!response) throw new Error(`There is no ${path}.`);
  return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
};

test('what lies compressed beside a hashed file is sent, else it is compressed here', async () => {
  const ready = await fetched('/assets/ready.js', 'gzip, br');
  expect([ready.encoding, brotliDecompressSync(ready.bytes).toString()]).toEqual(['br', `${TEXT}//`]);
  const other = await fetched('/assets/other.js', 'gzip, br');
  expect([other.encoding, brotliDecompressSync(other.bytes).toString()]).toEqual(['br', TEXT]);
  const gzip = await fetched('/assets/ready.js', 'gzip');
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', TEXT]);
  expect(await fetched('/assets/ready.js', 'identity')).toEqual({ encoding: null, bytes: Buffer.from(TEXT) });
});
