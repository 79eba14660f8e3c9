const BUSY = /^SQLITE_(BUSY|LOCKED)/;
const FAULT = /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|ENOSPC|EROFS|ECONNREFUSED|ECONNRESET|57P0\d|08\d\d\d|53\d\d\d)/;
const LOST = /Connection terminated|timeout exceeded when trying to connect/;

/** True for what the disk, another process or the line to the database is to blame for: the same may go well another time. */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return BUSY.test(code) || FAULT.test(code) || LOST.test(error.message);
}
