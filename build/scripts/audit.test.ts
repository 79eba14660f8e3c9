// Against a registry of our own, since the real one may know of faults today or not answer at all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './fingerprint.ts';

let reply: { status: number; body: string };
const registry = createServer((request, response) => {
  request.resume();
  const isAudit = request.url?.endsWith('/advisories/bulk') ?? false;
  response.writeHead(isAudit ? reply.status : 404, { 'content-type': 'application/json' }).end(isAudit ? reply.body : '{}');
});
beforeAll(async () => {
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(() => {
  registry.close();
});

const fault = { id: 1, url: 'https://example.com/1', title: 'Lets anybody in', severity: 'high', vulnerable_versions: '>=0' };

test.each([
  ['nothing is known', { status: 200, body: '{}' }, 0, /^No known faults in the packages\.$/],
  [
    'a fault is known',
    { status: 200, body: JSON.stringify({ hono: [fault] }) },
    1,
    /^high: hono: Lets anybody in, https:.*\n[\d]+ packages have/m,
  ],
  ['the registry has no such list', { status: 405, body: '' }, 2, /^Not checked: .*\(it answered 405\)\. [^\n]*$/],
  ['the registry talks nonsense', { status: 200, body: '<html>' }, 2, /^Not checked: [^\n]*$/],
])('where %s', async (_what, given, code, said) => {
  reply = given;
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_registry: address, npm_config_fetch_retries: '0' };
  const child = spawn(process.execPath, ['build/scripts/audit.ts'], { cwd: root, env });
  const [stdout, stderr, [exit]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect((stdout + stderr).trim()).toMatch(said);
  expect(exit).toBe(code);
});
