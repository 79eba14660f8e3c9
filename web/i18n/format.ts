import type { Language } from '../../api/contract/values.ts';

// US formats in both languages: crews here write 1,000.5 and $9.99 whichever they speak.
const LOCALE: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** A stored ISO time as local date and time. */
export function formatDateTime(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** A stored ISO time of the next few days: 'Monday 7:45 PM'. */
export function formatWeekdayTime(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(new Date(iso));
}

/** A stored ISO time as a local date. */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium' }).format(new Date(iso));
}

/** A figure with its thousands set apart. */
export function formatNumber(figure: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language]).format(figure);
}

/** A price in US dollars. */
export function formatDollars(amount: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(amount);
}
