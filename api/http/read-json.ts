import { ServiceError } from '../contract/errors.ts';

export const JSON_LIMIT_BYTES = 64 * 1024;
const DEPTH_LIMIT = 40;
/** Of lists, objects and commas: more of them take longer to read than others should wait, however few bytes they are. */
const PARTS_AT_MOST = 100_000;
const [COMMA, LIST, OBJECT] = [0x2c, 0x5b, 0x7b];

const tooLarge = (): ServiceError => new ServiceError('TOO_LARGE', 'The request is too large.');
const malformed = (): ServiceError => new ServiceError('MALFORMED', 'The request is not valid JSON.');

/** @throws ServiceError TOO_LARGE as soon as one byte more than `limit` has come, and reads no further */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? '0');
  if (announced > limit) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * A request's JSON body; undefined when it has none.
 * @throws ServiceError WRONG_TYPE, TOO_LARGE, MALFORMED
 */
export async function readJson(request: Request, limit = JSON_LIMIT_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== 'application/json') throw new ServiceError('WRONG_TYPE', 'Send the request as application/json.');
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return undefined;
  if (type === undefined) throw new ServiceError('WRONG_TYPE', 'Send the request as application/json.');
  if (partsOf(bytes) > PARTS_AT_MOST) throw tooLarge();
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
  checkStorable(body);
  return body;
}

function partsOf(bytes: Uint8Array): number {
  let parts = 0;
  for (const byte of bytes) if (byte === COMMA || byte === LIST || byte === OBJECT) parts += 1;
  return parts;
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/**
 * Refuses what no database of ours keeps as it is: NUL, lone surrogates, values nested without end.
 * @throws ServiceError MALFORMED
 */
export function checkStorable(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_LIMIT) throw malformed();
    const next: unknown[] = [];
    for (const entry of level) {
      if (typeof entry === 'string' && !isStorable(entry)) throw malformed();
      if (typeof entry !== 'object' || entry === null) continue;
      for (const key of Object.keys(entry)) if (!isStorable(key)) throw malformed();
      for (const item of Object.values(entry)) next.push(item);
    }
    level = next;
  }
}
