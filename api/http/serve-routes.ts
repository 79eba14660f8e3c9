import { transcode } from 'node:buffer';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { ServiceError } from '../contract/errors.ts';
import { type Access, type Route, type RouteName, routes } from '../contract/routes.ts';
import { PICTURE_MAX } from '../contract/values.ts';
import type { Log } from '../log.ts';
import { authenticate } from '../services/authenticate.ts';
import type { Actor, Deps } from '../services/context.ts';
import { JsonText } from '../services/json-text.ts';
import { requireAdmin, requireKeeper, requireUser } from '../services/permission.ts';
import { API_BASE } from './api-base.ts';
import { clientAddress, type OwnProxies, type SocketEnv } from './client-address.ts';
import { textStream } from './file-response.ts';
import { type Handler, handlers } from './handlers.ts';
import { FORM_LIMIT_BYTES, readForm } from './read-form.ts';
import { checkStorable, JSON_LIMIT_BYTES, readJson } from './read-json.ts';
import { requestContexts } from './request-context.ts';

const SYNC_LIMIT_BYTES = 4 * 1024 * 1024;
/** A question with a picture. */
const CHAT_LIMIT_BYTES = JSON_LIMIT_BYTES + PICTURE_MAX;
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } as const;
/** Up to here node writes a text together with its headers in one piece; a longer one is cheaper as bytes, which are counted and copied once. */
const TEXT_AT_MOST = 32 * 1024;

/** How many bytes a route's body may have. */
export const bodyLimit = (name: RouteName): number => {
  if ((routes[name] as Route).multipart) return FORM_LIMIT_BYTES;
  if (name === 'chat') return CHAT_LIMIT_BYTES;
  return name === 'pushChanges' ? SYNC_LIMIT_BYTES : JSON_LIMIT_BYTES;
};

export interface RouteDeps {
  readonly deps: Deps;
  readonly log: Log;
  readonly proxies: OwnProxies;
}

interface RequestValues {
  requestId: string;
  route: string;
  /** What every response carries, and whether this one had them from its start: set on a finished one they cost as much as a login's check. */
  headers: Readonly<Record<string, string>>;
  hasHeaders: boolean;
}

export type AppEnv = { Bindings: SocketEnv; Variables: RequestValues };

/** Puts every route of the contract on the app: who calls, is the input right, then the route's handler. */
export function serveRoutes(app: Hono<AppEnv>, { deps, log, proxies }: RouteDeps): void {
  const contextOf = requestContexts(deps);
  for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
    const handler = handlers[name] as Handler<unknown>;
    const limit = bodyLimit(name);
    app.on(route.method, API_BASE + route.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      c.set('route', route.path);
      const ip = clientAddress(c.req.raw.headers, c.env, proxies);
      const actor = await actorOf(deps, c.req.header('authorization'), route.access);
      const ctx = contextOf({ actor, ip, cookie: c.req.header('cookie') });
      if (route.access === 'user') requireUser(ctx);
      if (route.access === 'admin') requireAdmin(ctx);
      if (route.access === 'keeper') await requireKeeper(ctx);
      const input = await inputOf(c, route, limit);
      const wantsStream = route.stream === true && (c.req.header('accept') ?? '').includes('text/event-stream');
      const reply = await handler(ctx, input as never, { ip, wantsStream, log });
      if (reply instanceof Response) return reply;
      const text = reply instanceof JsonText ? reply.text : JSON.stringify(reply);
      if (typeof text !== 'string') return new Response(textStream(text), { headers: JSON_HEADERS });
      c.set('hasHeaders', true);
      return new Response(text.length > TEXT_AT_MOST ? bytesOf(text) : text, { headers: { ...c.get('headers'), ...JSON_HEADERS } });
    });
  }
}

/** JSON text as UTF-8, five times as fast as `Buffer.from` where there are letters beyond Latin in it. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');

/**
 * Who calls. A token that is no longer good makes nobody a guest by surprise, except where anyone may call anyway, such as at login.
 * @throws ServiceError NOT_SIGNED_IN, BANNED
 */
async function actorOf(deps: Deps, header: string | undefined, access: Access): Promise<Actor> {
  if (header === undefined) return { kind: 'guest' };
  const token = /^Bearer ([\w-]{20,100})$/i.exec(header)?.[1];
  try {
    const user = token === undefined ? undefined : await authenticate(deps, token);
    if (user) return user;
  } catch (error) {
    if (access !== 'anyone' || !(error instanceof ServiceError)) throw error;
  }
  if (access === 'anyone') return { kind: 'guest' };
  throw new ServiceError('NOT_SIGNED_IN', 'This login has ended. Please log in again.');
}

async function inputOf(c: Context<AppEnv>, route: Route, limit: number): Promise<Record<'params' | 'query' | 'body', unknown>> {
  const params = route.params && check(route.params, c.req.param());
  const given = c.req.url.includes('?') ? Object.fromEntries(new URL(c.req.url).searchParams) : {};
  checkStorable(given);
  const query = route.query && check(route.query, given);
  const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  const sent = hasBody ? await (route.multipart ? readForm : readJson)(c.req.raw, limit) : undefined;
  const body = route.body && check(route.body, sent);
  return { params, query, body };
}

/** @throws ServiceError INVALID naming the field, MALFORMED when there is no body at all */
function check(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.');
  if (!field) throw new ServiceError(value === undefined ? 'MALFORMED' : 'INVALID', 'The request does not have the form that is expected.');
  throw new ServiceError('INVALID', `${field} is missing or not as expected.`, { field });
}

const patterns = Object.values(routes).map((route: Route) => ({
  method: route.method,
  pattern: new RegExp(`^${API_BASE}${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The methods that a path of the API answers; empty for a path that it does not have. */
export const methodsOf = (path: string): string[] => patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
