import type * as z from 'zod/mini';
import { type Route, type RouteName, type Routes, routes } from '../../api/contract/routes.ts';
import { RemoteError } from './remote-error.ts';
import { type CallInput, type CallOptions, send } from './send.ts';

export type Reply<N extends RouteName> = z.output<Routes[N]['reply']>;

/** A line that went dead says nothing for ever; whoever waits for a call would too. */
const CALL_MS = 20_000;
const UPLOAD_MS = 120_000;

/** The arguments after the route's name: the input may be left out where every part of it may. */
type Rest<N extends RouteName> =
  Record<never, never> extends CallInput<N> ? [input?: CallInput<N>, options?: CallOptions] : [input: CallInput<N>, options?: CallOptions];

/**
 * Calls a route of the contract and returns its checked reply.
 * Throws RemoteError: OFFLINE when no server was reached (a 200 that is not JSON is a captive portal; nor is silence an answer), BAD_REPLY
 * when the reply is not the contract's.
 */
export async function call<N extends RouteName>(name: N, ...[input, options]: Rest<N>): Promise<Reply<N>> {
  const tooSlow = new AbortController();
  const usualMs = input && 'body' in input && input.body instanceof FormData ? UPLOAD_MS : CALL_MS;
  const timer = setTimeout(() => tooSlow.abort(), options?.patienceMs ?? usualMs);
  const signal = options?.signal ? AbortSignal.any([options.signal, tooSlow.signal]) : tooSlow.signal;
  try {
    return await callWithin(name, input ?? ({} as CallInput<N>), { ...options, signal });
  } catch (error) {
    if (tooSlow.signal.aborted && !options?.signal?.aborted) throw new RemoteError('OFFLINE', '');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function callWithin<N extends RouteName>(name: N, input: CallInput<N>, options: CallOptions): Promise<Reply<N>> {
  const response = await send(name, input, 'application/json', options);
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new RemoteError('OFFLINE', '', { status: response.status });
  let json: unknown;
  try {
    json = await response.json();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // The body was cut on its way.
    throw new RemoteError('OFFLINE', '', { status: response.status });
  }
  const parsed = routes[name].reply.safeParse(json);
  if (!parsed.success) throw new RemoteError('BAD_REPLY', '', { status: response.status });
  return parsed.data as Reply<N>;
}

/** Calls a route whose reply is a file. Throws as `call` does. */
export async function callFile<N extends RouteName>(name: N, ...[input, options]: Rest<N>): Promise<Blob> {
  const route: Route = routes[name];
  const type = route.file ?? '';
  const response = await send(name, input ?? {}, type, options);
  // A captive portal answers 200 with a page of its own.
  if (!response.headers.get('content-type')?.startsWith(type)) throw new RemoteError('OFFLINE', '', { status: response.status });
  try {
    return await response.blob();
  } catch (error) {
    if (options?.signal?.aborted) throw error;
    throw new RemoteError('OFFLINE', '', { status: response.status });
  }
}
