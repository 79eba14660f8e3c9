// The app's own pages out of the built UI: they need nobody's data, and so come before any of it is open.
import { extname } from 'node:path';
import { isOfReader, READER_POLICY, securityHeaders } from '../../api/http/security-headers.ts';
import { createStaticFiles } from '../../api/http/static-files.ts';
import { APP_ORIGIN } from '../app-address.ts';
import { isForNearby } from './nearby.ts';

/** True for what the server of whoever is here answers, and no file. */
const isCall = (path: string): boolean => path === '/healthz' || path === '/api' || path.startsWith('/api/') || isForNearby(path);

/** Answers every request of a window: pages out of `uiFolder`, and calls as `answer` does. */
export function serveWindow(uiFolder: string, answer: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  const files = createStaticFiles(uiFolder);
  const headers = Object.entries(securityHeaders(APP_ORIGIN));
  return async (request) => {
    const path = new URL(request.url).pathname;
    if (isCall(path)) return answer(request);
    const found = (await files(request, path)) ?? (extname(path) === '' ? await files(request, '/index.html') : undefined);
    const response = found ?? new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } });
    for (const [name, value] of headers) response.headers.set(name, value);
    if (isOfReader(path)) response.headers.set('Content-Security-Policy', READER_POLICY);
    return response;
  };
}
