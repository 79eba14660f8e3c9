import { ERROR_STATUS, type ErrorBody, ServiceError } from '../contract/errors.ts';
import type { Log } from '../log.ts';

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));

const STORAGE_FAULT = /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|ENOSPC|EROFS|ECONNREFUSED|ECONNRESET|57P0\d|08\d\d\d|53\d\d\d)/;
const isStorageFault = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && STORAGE_FAULT.test(String(error.code))) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message));

/** Maps whatever was thrown to the one error body. What nobody foresaw answers without details; those go to the log. */
export function errorResponse(error: unknown, requestId: string, log: Pick<Log, 'error'>): Response {
  let known: ServiceError;
  if (error instanceof ServiceError) known = error;
  else {
    log.error({ requestId, err: error }, 'A request failed.');
    known =
      isBusy(error) || isStorageFault(error)
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
