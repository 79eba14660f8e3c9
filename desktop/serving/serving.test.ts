import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findServer } from './find-server.ts';
import { forwardTo } from './forward.ts';
import { serveWindow } from './serve-pages.ts';
import { serverOrigin } from './server-address.ts';

describe('an address', () => {
  test.each([
    ['wirewise.example.com', 'https://wirewise.example.com'],
    [' https://wirewise.example.com:8443/chatbot?x ', 'https://wirewise.example.com:8443'],
    ['localhost:8787', 'http://localhost:8787'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['http://[::1]:8787/', 'http://[::1]:8787'],
  ])('%j is of %s', (typed, origin) => expect(serverOrigin(typed)).toEqual({ origin }));
  test.each([
    ['http://wirewise.example.com', 'not-https'],
    ['http://localhost.evil.example', 'not-https'],
    ['http://127.0.0.1.evil.example', 'not-https'],
    ['ftp://wirewise.example.com', 'bad-address'],
    ['file:///etc/passwd', 'bad-address'],
    ['https://pat:secret@wirewise.example.com', 'bad-address'],
    ['two words', 'bad-address'],
    ['', 'bad-address'],
  ])('%j is refused: %s', (typed, fault) => expect(serverOrigin(typed)).toEqual({ fault }));
});

/** A server that says what it was sent, with replies as `path` wants them. */
async function startEcho(): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    if (request.url === '/api/redirect') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    else if (request.url === '/api/nothing') response.writeHead(204).end();
    else if (request.url === '/api/page')
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b', 'content-security-policy': 'script-src *' }).end('<p>');
    else {
      response.writeHead(418, { 'content-type': 'application/json', 'retry-after': '7', 'x-powered-by': 'echo' });
      response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe('a call that is forwarded', () => {
  let echo: Awaited<ReturnType<typeof startEcho>>;
  beforeEach(async () => {
    echo = await startEcho();
  });
  afterEach(() => {
    echo.server.close();
    echo.server.closeAllConnections();
  });
  const call = (path: string, init: RequestInit = {}) => forwardTo(echo.url, fetch)(new Request(`app://wirewise${path}`, init));

  test('arrives with its body and its login, and without what only this computer should know', async () => {
    const headers = {
      authorization: 'Bearer t',
      'content-type': 'application/json',
      cookie: 'x=y',
      origin: 'app://wirewise',
      'x-own': '1',
    };
    const reply = await call('/api/ai/chat?x=1', { method: 'POST', headers, body: '{"message":"¿Qué?"}' });
    expect(reply.status).toBe(418);
    const heard = (await reply.json()) as { headers: Record<string, string>; url: string; body: string };
    expect(heard).toMatchObject({ method: 'POST', url: '/api/ai/chat?x=1', body: '{"message":"¿Qué?"}' });
    expect(heard.headers).toMatchObject({ authorization: 'Bearer t', 'content-type': 'application/json' });
    for (const kept of ['cookie', 'origin', 'referer', 'x-own']) expect(heard.headers).not.toHaveProperty(kept);
    expect(reply.headers.get('retry-after')).toBe('7');
    expect(reply.headers.get('x-powered-by')).toBeNull();
  });

  test('brings no page of the server to life, and no cookie into the page', async () => {
    const reply = await call('/api/page');
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect((await call('/api/nothing')).status).toBe(204);
  });

  test('takes no login along to where the server sends it, and finds nobody where nobody is', async () => {
    expect((await call('/api/redirect')).type).toBe('error');
    echo.server.close();
    echo.server.closeAllConnections();
    expect((await call('/api/ai/answerers')).type).toBe('error');
  });
});

describe('looking for a server', () => {
  test('tells a Wirewise from another thing, and nobody from both', async () => {
    const echo = await startEcho();
    const answerers = { hosted: null, local: null, guide: '2026.11', models: [], daily: null };
    expect(await findServer(echo.url, async () => Response.json(answerers))).toEqual({ origin: echo.url });
    expect(await findServer('http://wirewise.example', fetch)).toEqual({ fault: 'not-https' });
    expect(await findServer(echo.url, fetch)).toEqual({ fault: 'no-wirewise' });
    echo.server.close();
    echo.server.closeAllConnections();
    expect(await findServer(echo.url, fetch)).toEqual({ fault: 'unreachable' });
  });

  test.each([
    new TypeError('fetch failed', { cause: Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }) }),
    new Error('net::ERR_CERT_AUTHORITY_INVALID'),
  ])('says that a certificate is not valid: %s', async (error) => {
    expect(await findServer('wirewise.example', () => Promise.reject(error))).toEqual({ fault: 'bad-certificate' });
  });
});

describe('a window', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wirewise-pages-'));
    writeFileSync(join(folder, 'index.html'), '<p>The app</p>');
    writeFileSync(join(folder, 'theme.js'), 'let x');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('has its pages at once, under the policy of pages, while calls wait for whoever answers them', async () => {
    const answer = Promise.withResolvers<Response>();
    const serve = serveWindow(folder, () => answer.promise);
    const get = (path: string) => serve(new Request(`app://wirewise${path}`));
    const call = get('/api/ai/answerers');
    const page = await get('/chatbot/jobs/1');
    expect(await page.text()).toBe('<p>The app</p>');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await get('/theme.js')).headers.get('content-type')).toContain('text/javascript');
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await get('/..%2f..%2fetc%2fpasswd')).headers.get('content-type')).not.toContain('octet');
    answer.resolve(new Response('answered'));
    expect(await (await call).text()).toBe('answered');
  });
});
