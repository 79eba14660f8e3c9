// Request -> Response: the API under /api, the built UI everywhere else.
import { extname } from 'node:path';
import { Hono } from 'hono';
import type { Config } from './config.ts';
import { ServiceError } from './contract/errors.ts';
import { API_BASE } from './http/api-base.ts';
import { createOriginCheck } from './http/check-origin.ts';
import { clientAddress, isLoopbackAddress, NO_PROXIES, ownProxies } from './http/client-address.ts';
import { errorResponse } from './http/error-response.ts';
import { createMetrics } from './http/metrics.ts';
import { isOfReader, READER_POLICY, securityHeaders } from './http/security-headers.ts';
import { createPage } from './http/serve-page.ts';
import { type AppEnv, methodsOf, serveRoutes } from './http/serve-routes.ts';
import { createStaticFiles } from './http/static-files.ts';
import type { Log } from './log.ts';
import type { Deps } from './services/context.ts';
import { equalText } from './services/secret.ts';

export interface AppDeps {
  readonly deps: Deps;
  readonly log: Log;
  readonly config: Pick<Config, 'publicUrl' | 'isLoopback' | 'proxyHops' | 'trustedProxies' | 'metricsToken'>;
  /** The built UI. */
  readonly uiFolder: string;
}

export type App = Hono<AppEnv>;

const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Wirewise</title><p>The page has not been built yet.</p></html>';

const text = (body: string, type: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } });

/** Without the token of a reset link or a shared answer: whoever reads the log must not be able to use it. */
const loggedPath = (path: string): string => path.replace(/^\/(reset-password|prove-email|answer|api\/ai\/shared)\/.*/i, '/$1/…');

/** Builds the app over things that are built already; hosts differ only in how they hand requests over. */
export function createApp({ deps, log, config, uiFolder }: AppDeps): App {
  const app: App = new Hono<AppEnv>();
  const isFromUs = createOriginCheck(config);
  const safeHeaders = securityHeaders(config.publicUrl);
  const metrics = createMetrics();
  const staticFiles = createStaticFiles(uiFolder);
  const page = createPage(deps, staticFiles);

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = crypto.randomUUID();
    const headers = { ...safeHeaders, 'X-Request-Id': requestId };
    c.set('requestId', requestId);
    c.set('headers', headers);
    // Scrapers come by whatever name the network has for this machine; the token is their permission.
    const isOpen = HEALTH.has(c.req.path) || (c.req.path === '/metrics' && config.metricsToken !== undefined);
    if (isOpen || isFromUs(c.req.raw, c.env)) await next();
    else c.res = errorResponse(new ServiceError('WRONG_ORIGIN', 'This address is not served here.'), requestId, log);
    // Set on the response as it is: a new one around its body would send every list through a stream.
    const response = c.res;
    if (!c.get('hasHeaders')) for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    if (isOfReader(c.req.path)) response.headers.set('Content-Security-Policy', READER_POLICY);
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.request(c.req.method, c.get('route') ?? (c.req.path.startsWith(`${API_BASE}/`) ? 'unknown' : 'page'), response.status, seconds);
    log.debug({ requestId, method: c.req.method, path: loggedPath(c.req.path), status: response.status, seconds }, 'Request.');
  });
  app.onError((error, c) => errorResponse(error, c.get('requestId'), log));

  app.get('/healthz', () => text('ok\n', 'text/plain'));
  app.get('/readyz', async () => {
    try {
      await deps.store.ping();
      return text('ready\n', 'text/plain');
    } catch (error) {
      log.error({ err: error }, 'Not ready.');
      return text('not ready: the database does not answer\n', 'text/plain', 503);
    }
  });
  app.get('/metrics', (c) => {
    const { metricsToken } = config;
    const isForwarded = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
    const mayRead =
      metricsToken === undefined
        ? !isForwarded && isLoopbackAddress(clientAddress(c.req.raw.headers, c.env, NO_PROXIES))
        : equalText(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`);
    if (!mayRead) throw new ServiceError('NOT_ALLOWED', 'Figures are shown to this computer alone, or with METRICS_TOKEN.');
    const memory = process.memoryUsage();
    return text(
      deps.modelFigures.text() +
        metrics.text({
          wirewise_answers_running: deps.jobs.running(),
          process_resident_memory_bytes: memory.rss,
          process_heap_bytes: memory.heapUsed,
          process_uptime_seconds: process.uptime(),
        }),
      'text/plain; version=0.0.4; charset=utf-8',
    );
  });

  serveRoutes(app, { deps, log, proxies: ownProxies(config.proxyHops, config.trustedProxies) });
  app.get(`${API_BASE}/openapi.json`, async () => {
    const { openApi } = await import('./http/openapi.ts');
    return text(JSON.stringify(openApi(API_BASE)), 'application/json; charset=utf-8');
  });
  app.get(`${API_BASE}/docs`, async () => {
    const { docsPage } = await import('./http/docs-page.ts');
    return text(docsPage(API_BASE), 'text/html; charset=utf-8');
  });
  app.get(`${API_BASE}/docs.css`, async () => {
    const { DOCS_CSS } = await import('./http/docs-page.ts');
    return text(DOCS_CSS, 'text/css; charset=utf-8');
  });

  app.all(API_BASE, () => {
    throw new ServiceError('NOT_FOUND', 'There is no such address.');
  });
  app.all(`${API_BASE}/*`, (c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) throw new ServiceError('NOT_FOUND', 'There is no such address.');
    const response = errorResponse(
      new ServiceError('METHOD_NOT_ALLOWED', `This address answers ${methods.join(', ')}.`),
      c.get('requestId'),
      log,
    );
    response.headers.set('allow', methods.join(', '));
    return response;
  });

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      const response = errorResponse(new ServiceError('METHOD_NOT_ALLOWED', 'Pages answer GET.'), c.get('requestId'), log);
      response.headers.set('allow', 'GET, HEAD');
      return response;
    }
    const file = await staticFiles(c.req.raw, c.req.path);
    if (file) return file;
    // A missing file answered with the page would be run as a script or kept as a picture; who opens it as a page is told so by the page.
    const isOpened = (c.req.header('accept') ?? '').includes('text/html');
    if (extname(c.req.path) !== '' && !isOpened) return text('Not found\n', 'text/plain; charset=utf-8', 404);
    return (await page(c.req.raw, c.req.path)) ?? text(NOT_BUILT, 'text/html; charset=utf-8', 503);
  });
  return app;
}
