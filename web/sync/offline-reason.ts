/** The fallback of an answer that the device gave by itself. */
export const OFFLINE_REASON = 'offline';
