import type * as z from 'zod/mini';
import { type ErrorCode, errorBodySchema } from '../../api/contract/errors.ts';
import { type Route, type RouteName, type Routes, routes } from '../../api/contract/routes.ts';
import { readStored } from '../platform/stored-keys.ts';
import { RemoteError } from './remote-error.ts';

export const BASE_PATH = '/api';
/** Of the desktop app's own API, beside that of the server that it is connected to. */
export const NEARBY_PATH = '/nearby/api';

type Has<Key extends string, R, Value> = R extends { readonly [K in Key]: z.ZodMiniType }
  ? undefined extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }
  : unknown;
type InputOf<R, Key extends string> = R extends { readonly [K in Key]: infer S extends z.ZodMiniType } ? z.input<S> : never;

/** What a route takes: `params` in its path, `query`, and `body` (a form for a multipart route). */
export type CallInput<N extends RouteName> = Has<'params', Routes[N], InputOf<Routes[N], 'params'>> & {
  query?: InputOf<Routes[N], 'query'>;
} & (Routes[N] extends { readonly multipart: true } ? { body: FormData } : Has<'body', Routes[N], InputOf<Routes[N], 'body'>>);

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent in place of the stored token; null sends none. */
  token?: string | null;
  /** How long an answer is waited for, where that is not the usual. */
  patienceMs?: number;
  base?: typeof BASE_PATH | typeof NEARBY_PATH;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

/** A route's address with its parameters filled in and its query appended. */
export function addressOf(name: RouteName, input: LooseInput = {}, base: string = BASE_PATH): string {
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = input.params?.[key];
    if (value === undefined) throw new Error(`${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(key, value);
  return `${base}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** What a status without the contract's body means. A stranger's 403 or 404 is no word of the server's: what it had, it may still have. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'NOT_SIGNED_IN';
  if (status === 413) return 'TOO_LARGE';
  return status === 429 ? 'TOO_MANY' : 'UNAVAILABLE';
}

function retryAfter(response: Response): { retryAfterSeconds?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}

/** The failure that a reply with an error status tells of; without the contract's body, its status decides. */
async function failureOf(response: Response): Promise<RemoteError> {
  const status = response.status;
  const parsed = errorBodySchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) {
    // A sign-in page in front of the network (511), or a proxy that cannot reach the API.
    const code = status === 511 ? 'OFFLINE' : codeOfStatus(status);
    return new RemoteError(code, '', { status, ...retryAfter(response) });
  }
  const { code, message, requestId, field, exists, chat_count } = parsed.data;
  const details = {
    ...(field === undefined ? {} : { field }),
    ...(exists === undefined ? {} : { exists }),
    ...(chat_count === undefined ? {} : { chat_count }),
  };
  return new RemoteError(code, message, { status, requestId, details, ...retryAfter(response) });
}

/** Sends one call and returns the reply of a success; throws RemoteError, or the signal's AbortError. */
export async function send(name: RouteName, input: LooseInput, accept: string, options: CallOptions = {}): Promise<Response> {
  const route: Route = routes[name];
  const headers = new Headers({ accept, 'accept-language': document.documentElement.lang || 'en' });
  const token = options.token === undefined ? readStored('token') : options.token;
  if (token) headers.set('authorization', `Bearer ${token}`);
  const { body } = input;
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(addressOf(name, input, options.base), {
      method: route.method,
      headers,
      cache: 'no-store',
      // The API never redirects: whoever does stands in between.
      redirect: 'error',
      signal: options.signal ?? null,
      body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new RemoteError('OFFLINE', '');
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}
