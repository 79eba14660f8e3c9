// A refusal in a provider's own words, as one of our faults: read no further than a sentence or two, and believed for what it says of itself.
import { ModelError, type ModelFault } from './port.ts';

const MOST_BYTES = 8 * 1024;
const MOST_CHARACTERS = 400;
/** What a provider may ask to be left alone at most. */
const MOST_WAIT_MS = 15 * 60_000;

/** Which of our faults a provider's status and words are. */
export function faultOf(status: number, words: string): ModelFault {
  if (status === 402 || /insufficient.{0,3}(quota|credit|balance|funds)|billing/i.test(words)) return 'no-credit';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429 || status === 503 || status === 529) return 'overloaded';
  if (/requires more system memory|out of memory/i.test(words)) return 'no-memory';
  if (/context.{0,3}length|too many tokens|maximum context/i.test(words)) return 'too-small';
  if (status === 404) return 'missing';
  if (status === 408 || status === 504) return 'timed-out';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'broken';
}

/** The sentence in an error's body: `{"error":{"message":"…"}}`, `{"error":"…"}`, `{"message":"…"}`, or the text itself. */
export function wordsOf(body: string): string {
  let words: unknown = body;
  try {
    const json = JSON.parse(body) as { error?: unknown; message?: unknown; detail?: unknown } | null;
    const error = json?.error;
    words = (typeof error === 'object' && error !== null && 'message' in error ? error.message : error) ?? json?.message ?? json?.detail;
  } catch {
    // A page or a bare sentence.
  }
  const text = typeof words === 'string' ? words : words === undefined ? '' : JSON.stringify(words);
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS)}…` : plain;
}

/** Milliseconds that a Retry-After header asks for, in seconds or as a date; undefined when there is none that can be read. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, MOST_WAIT_MS) : undefined;
}

/** The first bytes of a refusal's body; what comes after them is not fetched. */
export async function readWords(response: Response): Promise<string> {
  let body = '';
  try {
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      body += decoder.decode(piece, { stream: true });
      if (body.length > MOST_BYTES) break;
    }
  } catch {
    // What came until then will do.
  }
  return wordsOf(body);
}

/** The error for a refusal; `secret` is taken out of the words, should the provider repeat it. */
export async function refusalOf(response: Response, host: string, secret?: string): Promise<ModelError & { readonly words: string }> {
  const said = await readWords(response);
  const words = secret ? said.replaceAll(secret, '…') : said;
  const error = new ModelError(faultOf(response.status, words), `${host} answered ${response.status}${words ? `: ${words}` : '.'}`, {
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
  });
  return Object.assign(error, { words });
}
