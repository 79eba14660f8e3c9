// What holds for every response: who is answered at all, with which headers, and the pages beside the API.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOptions, composeForTest, newFolder, removeFolder, type TestHost } from '../compose.test-support.ts';
import { createOriginCheck } from './check-origin.ts';
import { clientAddress, ownProxies, visitorNetwork } from './client-address.ts';

let host: TestHost;
let uiFolder: string;
const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;
/** Compressed by the build: with another quality than the server has, and so told from what it makes. */
const scriptAsBuilt = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
beforeAll(async () => {
  uiFolder = await newFolder();
  await mkdir(join(uiFolder, 'assets'));
  await writeFile(join(uiFolder, 'index.html'), '<!doctype html><title>Wirewise</title>');
  await writeFile(join(uiFolder, 'sw.js'), 'self.skipWaiting();');
  await writeFile(join(uiFolder, 'assets', 'main-abc123.js'), script);
  await writeFile(join(uiFolder, 'assets', 'guide-abc123.js'), script);
  await writeFile(join(uiFolder, 'assets', 'guide-abc123.js.br'), scriptAsBuilt);
  await writeFile(join(uiFolder, '..', 'beside.txt'), 'secret');
  host = await composeForTest({ uiFolder, env: { PUBLIC_URL: 'https://wirewise.example.com', METRICS_TOKEN: 'let me see them' } });
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
  await removeFolder(uiFolder);
});

const get = (path: string, options?: CallOptions) => host.call('GET', path, options);

describe('who is answered', () => {
  const request = (url: string, headers: Readonly<Record<string, string>> = {}) => new Request(url, { headers });
  test.each([
    ['loopback', 'http://localhost:8787/', {}, true],
    ['another loopback port', 'http://127.0.0.1:5173/', {}, true],
    ['loopback by IPv6', 'http://[::1]:8787/', {}, true],
    ['the public address', 'http://wirewise.example.com/', { host: 'wirewise.example.com' }, true],
    [
      'the public address with its origin',
      'http://wirewise.example.com/',
      { host: 'wirewise.example.com', origin: 'https://wirewise.example.com' },
      true,
    ],
    ['the desktop app', 'app://wirewise/api/ip', { origin: 'app://wirewise' }, true],
    ['a foreign host', 'http://localhost/', { host: 'evil.example.com' }, false],
    ['a name that only begins like ours', 'http://localhost/', { host: 'wirewise.example.com.evil.com' }, false],
    ['a name that only ends like ours', 'http://localhost/', { host: 'evil-wirewise.example.com' }, false],
    ['our name on another port', 'http://localhost/', { host: 'wirewise.example.com:8443' }, false],
    ['a host with a user', 'http://localhost/', { host: 'localhost@evil.com' }, false],
    ['a host with a path', 'http://localhost/', { host: 'localhost/evil' }, false],
    ['a link on a stranger’s page', 'http://localhost/website/terms', { 'sec-fetch-site': 'cross-site' }, true],
    ['a stranger’s page without an origin', 'http://localhost/api/ip', { 'sec-fetch-site': 'cross-site' }, false],
    ['a foreign origin', 'http://localhost/', { origin: 'https://evil.example.com' }, false],
    ['an origin without a name', 'http://localhost/', { origin: 'null' }, false],
    ['a file', 'http://localhost/', { origin: 'file://' }, false],
    ['another app', 'app://other/api/ip', {}, false],
    ['a foreign address under our host', 'http://evil.example.com/', { host: 'wirewise.example.com' }, false],
  ])('%s: %s', (_what, url, headers, isAnswered) => {
    const check = createOriginCheck({ publicUrl: 'https://wirewise.example.com', isLoopback: true });
    expect(check(request(url, headers))).toBe(isAnswered);
  });

  test('loopback names are strangers to a server on the network', () => {
    const check = createOriginCheck({ publicUrl: 'https://wirewise.example.com', isLoopback: false });
    expect(check(request('http://localhost:8787/'))).toBe(false);
    expect(check(request('http://wirewise.example.com/', { host: 'wirewise.example.com', origin: 'http://localhost:3000' }))).toBe(false);
    expect(check(request('http://wirewise.example.com/', { host: 'wirewise.example.com', origin: 'http://wirewise.example.com' }))).toBe(
      false,
    );
  });

  test('strangers are refused before routing, health apart', async () => {
    for (const path of ['/', '/api/ip', '/api/nothing', '/assets/main-abc123.js']) {
      const response = await get(path, { headers: { host: 'evil.example.com' } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'WRONG_ORIGIN' });
    }
    const preflight = await host.call('OPTIONS', '/api/ai/chat', { headers: { origin: 'https://evil.example.com' } });
    expect(preflight.status).toBe(403);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    for (const path of ['/healthz', '/readyz']) expect((await get(path, { headers: { host: 'evil.example.com' } })).status).toBe(200);
  });
});

describe('the address of a visitor', () => {
  const address = (remoteAddress: string, hops: number, forwarded?: string, listed?: readonly string[]) =>
    clientAddress(
      new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      { incoming: { socket: { remoteAddress } } },
      ownProxies(hops, listed),
    );
  test.each([
    ['203.0.113.5', 0, '1.1.1.1', '203.0.113.5'],
    ['10.0.0.1', 1, '1.1.1.1, 203.0.113.5', '203.0.113.5'],
    ['10.0.0.1', 2, '1.1.1.1, 203.0.113.5, 10.0.0.2', '203.0.113.5'],
    ['10.0.0.1', 1, '203.0.113.5:4711', '203.0.113.5'],
    ['10.0.0.1', 1, '[2001:db8::1]:4711', '2001:db8::1'],
    ['127.0.0.1', 1, '1.1.1.1, 203.0.113.5', '203.0.113.5'],
    ['::1', 1, '203.0.113.5', '203.0.113.5'],
    ['fd00::1', 1, '203.0.113.5', '203.0.113.5'],
    ['10.0.0.1', 1, '1.1.1.1, unknown', '10.0.0.1'],
    ['10.0.0.1', 2, '203.0.113.5', '203.0.113.5'],
    ['10.0.0.1', 1, 'unknown', '10.0.0.1'],
    ['10.0.0.1', 1, undefined, '10.0.0.1'],
    ['::ffff:203.0.113.5', 0, undefined, '203.0.113.5'],
    ['fe80::1%eth0', 0, undefined, 'fe80::1'],
  ])('%s behind %d proxies that say %s is %s', (socket, proxies, forwarded, expected) => {
    expect(address(socket, proxies, forwarded)).toBe(expected);
  });
  test.each([
    ['whoever comes past the proxy', '203.0.113.66', 1, '1.1.1.1', [], '203.0.113.66'],
    ['whoever comes past the proxy by IPv6', '2001:db8::66', 1, '1.1.1.1', [], '2001:db8::66'],
    ['whoever comes past the outer proxy', '10.0.0.1', 2, '1.1.1.1, 203.0.113.66', [], '203.0.113.66'],
    ['a proxy that is listed', '198.51.100.7', 1, '1.1.1.1, 203.0.113.5', ['198.51.100.0/24'], '203.0.113.5'],
    ['a listed one in front of a private one', '10.0.0.1', 2, '1.1.1.1, 203.0.113.5, 198.51.100.7', ['198.51.100.7'], '203.0.113.5'],
    ['a neighbour of a listed one', '198.51.100.8', 1, '1.1.1.1', ['198.51.100.7'], '198.51.100.8'],
    ['a listed one by IPv6', '2001:db8:5::1', 1, '203.0.113.5', ['2001:db8:5::/48'], '203.0.113.5'],
  ])('%s is told apart from our own proxies', (_who, socket, hops, forwarded, listed, expected) => {
    expect(address(socket, hops, forwarded, listed)).toBe(expected);
  });
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['203.0.113.5', '203.0.113.5'],
  ])('%s counts as %s', (from, network) => expect(visitorNetwork(from)).toBe(network));

  test('behind a proxy is what counts a guest, who cannot write another one', async () => {
    const behind = await composeForTest({ uiFolder, env: { TRUST_PROXY: '1', TRUSTED_PROXIES: '198.51.100.7' } });
    const ip = async (from: string): Promise<unknown> =>
      (await behind.call('GET', '/api/ip', { from, headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.5' } })).json();
    expect(await ip('198.51.100.7')).toEqual({ ip: '203.0.113.5' });
    expect(await ip('203.0.113.66')).toEqual({ ip: '203.0.113.66' });
    await behind.close(0);
    await removeFolder(behind.folder);
  });

  test('is told by /ip as the server sees it', async () => {
    const response = await get('/api/ip', { from: '::ffff:203.0.113.9', headers: { 'x-forwarded-for': '1.1.1.1' } });
    expect(await response.json()).toEqual({ ip: '203.0.113.9' });
  });
});

test('every response carries the headers that keep a browser safe', async () => {
  for (const path of ['/', '/api/ip', '/api/nothing', '/api/docs', '/healthz', '/assets/main-abc123.js', '/missing.js']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' blob: data:");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('microphone=(self)');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('WebAssembly runs in the worker that reads plates, and nowhere else', async () => {
  const policy = async (path: string): Promise<string> => (await get(path)).headers.get('content-security-policy') ?? '';
  expect(await policy('/assets/reader-7.0.0-7.0.0-1.0.0/worker.min.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  for (const path of ['/chatbot', '/assets/reader.js', '/x/assets/reader-1/worker.min.js'])
    expect(await policy(path)).not.toContain('wasm');
});

describe('the pages', () => {
  test('routes of the UI get the page, missing files do not, and the API answers for itself', async () => {
    for (const path of ['/', '/chatbot', '/reset-password/abc.def'.replace('.def', ''), '/dashboard/allusers']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/missing.js')).status).toBe(404);
    expect((await get('/assets/old-abc.js')).status).toBe(404);
    for (const path of ['/api', '/api/', '/api/nothing', '/api/ai', '/api/ai/chat/x']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ status: 'false', code: 'NOT_FOUND' });
    }
  });

  test('another method on an address of the API is told which ones it answers', async () => {
    const response = await host.call('PUT', '/api/ai/chat', { body: {} });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    expect((await host.call('POST', '/chatbot', { body: {} })).status).toBe(405);
  });

  test('hashed files are kept for ever, others asked for again, text is compressed', async () => {
    const plain = await get('/assets/main-abc123.js');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await plain.text()).toBe(script);
    const brotli = await get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(script);
    const gzip = await get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(script);
    const built = await get('/assets/guide-abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(built.headers.get('content-encoding')).toBe('br');
    expect(Buffer.from(await built.arrayBuffer())).toEqual(scriptAsBuilt);
    expect(await (await get('/assets/guide-abc123.js')).text()).toBe(script);
    const worker = await get('/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/sw.js', { headers: { 'if-none-match': worker.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('nothing outside the folder is served', async () => {
    for (const path of [
      '/../beside.txt',
      '/%2e%2e/beside.txt',
      '/..%2fbeside.txt',
      '/assets/..%2f..%2fbeside.txt',
      '/%00.txt',
      '/%ff.txt',
      '/assets',
    ]) {
      const response = await get(path);
      expect(await response.text()).not.toContain('secret');
    }
  });
});

test('figures are for those with the token', async () => {
  expect((await get('/metrics')).status).toBe(403);
  const response = await get('/metrics', { headers: { authorization: 'Bearer let me see them', host: '10.0.0.7:8787' } });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('wirewise_requests_total{method="GET",route="/ip",status="200"}');
  expect(text).toContain('wirewise_answers_running 0');
  const open = await composeForTest({ uiFolder });
  expect((await open.call('GET', '/metrics')).status).toBe(200);
  expect((await open.call('GET', '/metrics', { from: '203.0.113.1' })).status).toBe(403);
  expect((await open.call('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(403);
  await open.close(0);
  await removeFolder(open.folder);
});

test('the contract is shown as OpenAPI and as a page without scripts', async () => {
  const document = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, Record<string, unknown>> };
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/ai/chat']?.post).toMatchObject({ operationId: 'chat', requestBody: { required: true } });
  expect(document.paths['/ai/message/{id}/stream']).toHaveProperty('delete');
  const page = await (await get('/api/docs')).text();
  expect(page).toContain('POST /api/ai/chat');
  expect(page).not.toMatch(/<script|style=|https?:\/\//);
});
