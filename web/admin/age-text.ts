import type { Language } from '../../api/contract/values.ts';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago an ISO time was, in whole days, else hours, else minutes: '3 days ago'; undefined within the last minute. */
export function ageText(iso: string, now: number, language: Language): string | undefined {
  const age = now - Date.parse(iso);
  const unit = UNITS.find(([, length]) => age >= length);
  return unit && new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-Math.floor(age / unit[1]), unit[0]);
}
