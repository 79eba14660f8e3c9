const DAY_MS = 86_400_000;
/** Of 'hh:mm:ss.mmmZ'. */
const TIME_LENGTH = 13;
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

let lastDay = Number.NaN;
let lastDate = '';

/**
 * Milliseconds since 1970 as ISO text, the same as `Date` writes it, in a seventh of the time: long lists are of few days, so the date's
 * part is kept from one call to the next.
 * @throws RangeError beyond what a `Date` can say
 */
export function isoTime(at: number): string {
  const day = Math.floor(at / DAY_MS);
  if (day !== lastDay) {
    lastDate = new Date(at).toISOString().slice(0, -TIME_LENGTH);
    lastDay = day;
  }
  const ms = at - day * DAY_MS;
  const seconds = Math.floor(ms / 1000);
  const [hh, mm, ss] = [TWO_DIGITS[Math.floor(seconds / 3600)], TWO_DIGITS[Math.floor(seconds / 60) % 60], TWO_DIGITS[seconds % 60]];
  return `${lastDate}${hh}:${mm}:${ss}.${String(ms % 1000).padStart(3, '0')}Z`;
}
