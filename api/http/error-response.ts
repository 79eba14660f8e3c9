import { ERROR_STATUS, type ErrorBody, ServiceError } from '../contract/errors.ts';
import type { Log } from '../log.ts';
import { isStorageFault } from '../services/storage-fault.ts';

/** Maps whatever was thrown to the one error body. What nobody foresaw answers without details; those go to the log. */
export function errorResponse(error: unknown, requestId: string, log: Pick<Log, 'error'>): Response {
  let known: ServiceError;
  if (error instanceof ServiceError) known = error;
  else {
    log.error({ requestId, err: error }, 'A request failed.');
    known = isStorageFault(error)
      ? new ServiceError('UNAVAILABLE', 'The database cannot take this just now. Please try again.', { retryAfterSeconds: 2 })
      : new ServiceError('INTERNAL', 'Something went wrong on our side. Please try again.');
  }
  const { retryAfterSeconds, ...details } = known.details;
  const body: ErrorBody = { status: 'false', code: known.code, message: known.message, requestId, ...details };
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  if (known.code === 'NOT_SIGNED_IN') headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(body), { status: ERROR_STATUS[known.code], headers });
}
