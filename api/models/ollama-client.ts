// Ollama's own client, guarded: only the operator's address is called, what comes is counted, errors become ours.
import { Ollama } from 'ollama';
import { limitPieces } from './limit-stream.ts';
import { ModelError } from './port.ts';
import { faultOf, wordsOf } from './provider-error.ts';

const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  return response.body ? new Response(ReadableStream.from(limitPieces(response.body)), response) : response;
};

export const ollamaClient = (url: string, signal?: AbortSignal): Ollama =>
  new Ollama({
    host: url,
    fetch: signal
      ? (input, init) => guardedFetch(input, { ...init, signal: init?.signal ? AbortSignal.any([signal, init.signal]) : signal })
      : guardedFetch,
  });

/** For fetching a model: its progress is told in more lines than any answer has, each of them short. */
export const pullingClient = (url: string, signal: AbortSignal): Ollama =>
  new Ollama({ host: url, fetch: (input, init) => fetch(input, { ...init, redirect: 'error', signal }) });

/** The client's error as one of our faults: it puts the HTTP status in `status_code`, and a network failure is a TypeError. */
export function ollamaError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const status = typeof error === 'object' && error !== null && 'status_code' in error ? Number(error.status_code) : undefined;
  const words = error instanceof Error ? wordsOf(error.message) : '';
  if (status) return new ModelError(faultOf(status, words), `Ollama answered ${status}${words ? `: ${words}` : '.'}`, { cause: error });
  if (error instanceof TypeError) return new ModelError('unreachable', 'Ollama does not answer.', { cause: error });
  // An error inside a stream has no status.
  const fault = faultOf(200, words);
  return new ModelError(fault, words ? `Ollama said: ${words}` : 'Ollama did not answer as it should.', { cause: error });
}
