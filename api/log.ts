import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * A log in JSON lines, into `file` or on standard error, so that what a person should read stands alone on standard output. Secrets are
 * never given to it.
 */
export function createLog(level: string, file?: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: file ?? 2, sync: true }));
}
