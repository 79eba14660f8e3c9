// Why the device answered by itself: the `fallback` of such an answer.

/** No server could be reached. */
export const OFFLINE_REASON = 'offline';
/** A guest's free answers are used up. */
export const LIMIT_REASON = 'guest-limit';
/** The server knows this login no more. */
export const LOGIN_ENDED_REASON = 'login-ended';

/** Whether the server may answer better once it can. */
export const isOwnReason = (fallback: string | undefined): boolean =>
  fallback === OFFLINE_REASON || fallback === LIMIT_REASON || fallback === LOGIN_ENDED_REASON;
