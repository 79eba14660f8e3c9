import type { ErrorBody, ErrorCode } from '../../api/contract/errors.ts';

/** A code of the contract, or what only the client can see: no server reached (also a captive portal's page), or a reply that is not the contract's. */
export type RemoteCode = ErrorCode | 'OFFLINE' | 'BAD_REPLY';

/** A call that failed. `message` is the server's sentence, or empty when it sent none; `status` is 0 when nobody answered. */
export class RemoteError extends Error {
  readonly code: RemoteCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly details: Pick<ErrorBody, 'field' | 'exists' | 'chat_count'>;
  /** From `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: RemoteCode,
    message: string,
    more: { status?: number; requestId?: string; details?: RemoteError['details']; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'RemoteError';
    this.code = code;
    this.status = more.status ?? 0;
    this.requestId = more.requestId;
    this.details = more.details ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** True when the server was not reached, so that the same call may succeed later. */
export function isOffline(error: unknown): boolean {
  return error instanceof RemoteError && error.code === 'OFFLINE';
}
