import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MOST_BYTES = 2 * 1024 * 1024;

/** The file that the log goes to; one that has become large is set aside as the one before it. */
export function logFileIn(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'wirewise.log');
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES) renameSync(file, join(folder, 'wirewise.before.log'));
  return file;
}
